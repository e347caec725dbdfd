# Слова терминала.

## Справка: её показывает `eldertable --help`

app-cli-help-app = Eldertable: стол для настольных игр с древними ужасами.
app-cli-help-play = Открыть стол в браузере или сыграть прямо в терминале.
app-cli-help-simulate = Сыграть много партий ботами и подсчитать итоги.
app-cli-help-tournament = Устроить турнир ботов: те же расклады на всех местах.
app-cli-help-replay = Рассказать партию по её записи.
app-cli-help-verify = Проверить запись: зерно, ответы, позицию и каждый бросок.
app-cli-help-rules = Показать правила игры.
app-cli-help-check = Проверить карты и тексты.
app-cli-help-bench = Измерить скорость на этой машине.
app-cli-help-usage = Как писать:
app-cli-help-arguments = Аргументы
app-cli-help-options = Ключи
app-cli-help-commands = Команды
app-cli-help-default = по умолчанию: { $value }
app-cli-help-required = обязательно
app-cli-help-flag-help = Показать эту справку.
app-cli-help-flag-install_completion = Научить оболочку дописывать команды и ключи.
app-cli-help-flag-show_completion = Показать, что нужно для этого оболочке, чтобы скопировать или изменить.
app-cli-help-lang = Язык слов: ru или en.
app-cli-help-json = Напечатать JSON, чтобы его прочла программа.
app-cli-help-option = Настройка партии; можно повторять.
app-cli-help-version = Показать версию.
app-cli-help-game = Имя игры, например arkham_tour.
app-cli-help-games = Сколько партий сыграть.
app-cli-help-seats = Сколько мест за столом.
app-cli-help-bots = Боты через запятую: random, greedy, search. С каждой партией они сдвигаются на место.
app-cli-help-workers = Сколько процессов; 0: по числу ядер.
app-cli-help-seed = Зерно: с ним всё повторится.
app-cli-help-seconds = Сколько секунд бот думает над одним выбором.
app-cli-help-iterations = Сколько проб у поиска вместо секунд: так его можно повторить.
app-cli-help-ray = Играть на кластере Ray.
app-cli-help-save-errors = Куда сохранять записи партий, которые прервались ошибкой.
app-cli-help-file = Файл записи.
app-cli-help-upto = Остановиться после стольких ответов.
app-cli-help-seat = Рассказать то, что знало это место (считая с 1).
app-cli-help-draws = Показать каждое выпавшее число.
app-cli-help-rules-search = Показать правила с этими словами.
app-cli-help-rules-id = Показать одно правило.
app-cli-help-check-folders = Папки с картами и текстами; без них проверяется всё установленное.
app-cli-help-quick = Коротко: меньше партий, грубее числа.
app-cli-help-bench-server = Измерить и сервер под нагрузкой.
app-cli-help-play-game = Игра: её стол готовится в браузере, а с --terminal она начинается здесь.
app-cli-help-host = На каком адресе слушать; 0.0.0.0 открывает стол всей сети.
app-cli-help-port = Порт; 0: любой свободный.
app-cli-help-browser = Открыть браузер.
app-cli-help-database-url = База: файл SQLite или postgresql://…
app-cli-help-data-dir = Папка для базы SQLite.
app-cli-help-terminal = Играть в терминале, без браузера.
app-cli-help-players = Кто на каких местах: human или имя бота, через запятую.
app-cli-help-play-seed = Зерно партии в терминале; без него оно случайное.
app-cli-help-save = Куда записать партию из терминала.

## Ошибки

app-error-language = Языка «{ $language }» нет. Есть: { $known }.
app-cli-usage-command = Нет команды «{ $command }». Есть: { $known }.
app-cli-usage-no-command = Не названа команда. Какие есть, подскажет { $help } --help.
app-cli-usage-option = { $near ->
    [none] Нет ключа { $option }. Все ключи покажет { $help } --help.
   *[other] Нет ключа { $option }. Возможно, нужен { $near }.
  }
app-cli-usage-missing = Не хватает { $what }. Что писать, подскажет { $help } --help.
app-cli-usage-number = { $what }: нужно { $kind ->
    [int] целое число
   *[float] число
  }{ $bounds ->
    [low] {" "}не меньше { $low }
    [both] {" "}от { $low } до { $high }
   *[none] {""}
  }. Что писать, подскажет { $help } --help.
app-cli-usage-value = { $what }: такое значение не подходит ({ $why }). Что писать, подскажет { $help } --help.
app-cli-usage-flag = { $wants ->
    [nothing] У { $option } нет значения: ключ пишут сам по себе.
   *[value] После { $option } нужно значение.
  } Что писать, подскажет { $help } --help.
app-cli-usage-extra = «{ $what }» здесь лишнее. Что писать, подскажет { $help } --help.
app-cli-usage-other = Команду не разобрать ({ $why }). Что писать, подскажет { $help } --help.
app-cli-system = Система отказывает: { $what }. Устраните причину и повторите.
app-cli-system-file = Система отказывает: { $what } ({ $file }). Устраните причину и повторите.
app-cli-bad-option = «{ $option }»: настройка пишется так: --option имя=значение.
app-cli-only-in-terminal = { $flags }: только для партии в терминале. Добавьте --terminal или уберите { $count ->
    [one] этот ключ
   *[other] эти ключи
  }: в браузере партию готовят на её странице.
app-cli-not-in-terminal = { $flags }: только для стола в браузере. Уберите { $count ->
    [one] этот ключ
   *[other] эти ключи
  } или --terminal.
app-cli-not-together = { $flags }: одно исключает другое. Уберите один из ключей.
app-cli-only-for-thinkers = { $flags }: только для бота, который думает, а такого за столом нет. Назовите search в --bots или уберите { $count ->
    [one] этот ключ
   *[other] эти ключи
  }.
app-cli-no-bots = Не назван ни один бот.
app-cli-many-bots = Названо слишком много ботов: { $count }. Можно не больше { $most }.
app-cli-no-players = Не назван ни один игрок.
app-cli-no-ray = Пакет Ray не установлен: выполните pip install ray или играйте без --ray.
app-cli-no-file = Файла «{ $file }» нет.
app-cli-file-unreadable = Файл «{ $file }» не читается: { $why }.
app-cli-file-too-big = Файл «{ $file }» слишком велик для записи: в нём больше { $limit } МБ.
app-cli-cannot-save = В «{ $file }» запись не сохранить: { $why }.
app-cli-no-folder = Папки «{ $folder }» нет.
app-cli-empty-folder = В папке «{ $folder }» проверять нечего: в ней нет ни карт (.yaml), ни текстов (ru.ftl, en.ftl).
app-cli-no-ledger = Правил игры { $game } здесь нет.
app-cli-no-rule = Правила { $id } нет.
app-cli-nothing-found = По словам «{ $search }» ничего не нашлось.
app-cli-terminal-game = Назовите игру: eldertable play --terminal arkham_tour.
app-cli-not-verified = Запись не подтверждена.

## Партии и турниры

app-cli-playing = Играем
app-cli-simulated = Партий: { $games } за { $seconds } с. Решений: { $decisions }, в секунду { $rate }, на партию { $length }.
app-cli-engine = { $compiled ->
    [yes] Движок скомпилирован.
   *[no] Движок работает как обычный Python; `make fast` его скомпилирует.
}
app-cli-games-failed = Прервалось партий: { $count }. Первая из-за этого: { $error }.
app-cli-game-failed = Партия { $number } прервалась: { $error }. Запись: { $file }.
app-cli-tournament = Партий: { $games }, раскладов: { $deals }. Каждый расклад сыгран на всех местах.
app-cli-intervals = В скобках 95-процентные доверительные интервалы по раскладам.
app-cli-column-bot = Бот
app-cli-column-seats = Мест
app-cli-column-wins = Победы
app-cli-column-mean = Среднее ПО
app-cli-column-median = Медиана
app-cli-column-spread = 5–95 %
app-cli-column-lost = Без счёта
app-cli-column-games = Партий
app-cli-number = { $name }: в среднем { $mean }, 5–95 %: { $spread }
app-cli-counts = { $name }:
app-cli-never = Ни разу:
app-cli-column-rank = Среднее место
app-cli-column-pair = Пара
app-cli-column-ahead = Первый выше второго
app-cli-column-difference = Разница ПО

## Записи

app-cli-replay = { $game }: мест { $seats }, ответов { $answers }.
app-cli-player = Игрок { $number }
app-cli-line = { $who }: { $text }
app-cli-verified-commitment = Зерно сходится с печатью { $commitment }.
app-cli-verified-answers = Все ответы возможны: { $answers }.
app-cli-verified-digest = Позиция та самая: { $digest }.
app-cli-verified-over = Партия доиграна.
app-cli-verified-running = Партия не доиграна.
app-cli-verified = Запись подтверждена. Случайных чисел: { $draws }; каждое получено из зерна.
app-cli-column-draw = №
app-cli-column-answer = После ответа
app-cli-column-stream = Поток
app-cli-column-word = Слово
app-cli-column-from = Из
app-cli-column-result = Выпало

## Стол

app-cli-serving = Стол открыт: { $address }
    Чтобы закрыть его, нажмите Ctrl+C.

## Игра в терминале

app-cli-terminal-start = Печать зерна: { $commitment }.
    Введите номер варианта или часть его слов. «?» подсказка, «b» планшет, «!» чего нельзя и почему, «u» отмена, «q» выход.
app-cli-pass-keyboard = Очередь: { $who }. Нажмите Enter, когда будете одни у экрана.
app-cli-more-options = …и ещё { $count }: введите часть слов, чтобы найти нужное.
app-cli-keys = Такого нет. Введите номер от 1 до { $count } или часть слов; «?» подсказка, «b» планшет, «u» отмена, «q» выход.
app-cli-hint = Совет: { $number }, { $option }. { $reason }
app-cli-no-picture = У этой игры нет рисунка для терминала.
app-cli-undone = Отменено.
app-cli-left = Партия прервана.
app-cli-input-ended = Ввод закончился: отвечать некому. Партия прервана.
app-cli-saved = Запись сохранена: { $file }.
app-cli-score = { $who }: { $score }
app-cli-score-lost = { $who }: без счёта

## Проверка

app-cli-check-passed = Всё в порядке: { $games ->
    [one] { $games } игра
    [few] { $games } игры
   *[many] { $games } игр
  }, тексты на двух языках.
app-cli-check-passed-folders = Всё в порядке: { $files ->
    [one] проверен { $files } файл
    [few] проверено { $files } файла
   *[many] проверено { $files } файлов
  }.
app-cli-check-failed = { $count ->
    [one] Найдена { $count } ошибка.
    [few] Найдены { $count } ошибки.
   *[many] Найдено { $count } ошибок.
  }

## Скорость

app-cli-column-what = Что
app-cli-column-measured = Измерено
app-cli-column-bar = Нужно
app-cli-bench-play = Случайная игра…
app-cli-bench-fork = Копии партии…
app-cli-bench-view = Виды места…
app-cli-bench-routes = Итоговые маршруты…
app-cli-bench-options = Варианты поздних ходов…
app-cli-bench-server = Сервер под нагрузкой…
app-cli-bench-row-play = { $game }: решений в секунду (в секунду процессора), случайная игра, мест: { $seats }
app-cli-bench-row-peer = То же у catanatron
app-cli-bench-row-peer-ratio = { $game }: во сколько раз быстрее catanatron
app-cli-bench-row-fork = { $game }: копия партии, медиана
app-cli-bench-row-view = { $game }: вид места, медиана
app-cli-bench-row-options = { $game }: варианты позднего хода, медиана / 99 % / худший
app-cli-bench-row-routes = Итоговый маршрут: медиана / 99 % / худший
app-cli-bench-row-routes-densest = Итоговый маршрут на самых густых рисунках, какие допускают правила: медиана / 99 % / худший
app-cli-bench-row-server-latency = Сервер без спешки, от выбора до всех видов: медиана / 99 %
app-cli-bench-row-server-cpu = Сервер без спешки, процессор на выбор (от одного ядра)
app-cli-bench-row-server-busy-latency = Загруженный сервер, от выбора до всех видов: медиана / 99 %
app-cli-bench-row-server-busy-cpu = Загруженный сервер, процессор на выбор (от одного ядра)
