# Слова оболочки: лобби, подготовка стола, правила, честность, повторы. Слова стола: table.ru.ftl.

## Рама

app-close = Закрыть
app-loading = Раскладываем стол…
app-skip = К содержанию
app-nav = Страницы
app-nav-tables = Столы
app-nav-mine = Мои партии
app-nav-replays = Повторы
app-nav-rules = Правила
app-language = Язык
app-theme-to-light = Светлая тема
app-theme-to-dark = Тёмная тема
app-copy = Копировать
app-copied = Скопировано
app-copy-failed = Браузер не дал скопировать. Выделите ссылку и скопируйте её сами.
app-share = Поделиться
app-cancel = Отмена
app-save = Сохранить
app-retry = Ещё раз
app-reload = Обновить страницу
app-to-lobby = К столам
app-random = Случайно

## Когда что-то не вышло

app-error-offline = Сервер не отвечает. Проверьте, что он запущен и сеть на месте.
app-error-unknown = Что-то пошло не так. Попробуйте ещё раз.
app-error-server = На сервере сбой { $status }. Партия не пострадала: попробуйте ещё раз.
app-error-not-found = Такого здесь нет.
app-lost-title = Такого адреса нет на плане
app-lost-text = Улица кончается тупиком: страницы с таким адресом здесь нет. Возможно, ссылка оборвалась при копировании.
app-broken-title = Страница не загрузилась
app-broken-text = Связь прервалась, или программу обновили. Партии на месте.

## Имя

app-name-ask = Как вас звать?
app-name-title = Ваше имя за столом
app-name-label = Имя
app-name-help = Его увидят соседи по столу. Хранится только в этом браузере.
app-name-change = Ваше имя: { $name }. Изменить
app-player = Игрок { $number }
app-bot-name = { $number ->
    [1] Грета
    [2] Эймос
    [3] Лавиния
    [4] Уилбур
    [5] Кеция
    [6] Рэндольф
    [7] Асенат
   *[other] Герберт
}

## Лобби

app-lobby-title = Стол накрыт. Садитесь.
app-lobby-text = Колоды собраны, поле разложено, правила на страже. Одному, с ботами, за одним экраном или по ссылке.
app-join-label = Позвали друзья?
app-join-placeholder = Код или ссылка
app-join = Войти
app-join-bad = Это не похоже на код партии или ссылку на место. Скопируйте приглашение целиком.
app-continue = Продолжить
app-continue-all = Все партии
app-games = Игры
app-play-bot = Играть с ботом
app-play-starting = Раздаём…
app-set-table = Собрать стол
app-players-range = { $min }–{ $max }
app-players-label = Игроков: от { $min } до { $max }
app-weight-label = Сложность: { $weight } из 5
app-in-works = В работе
app-minutes = { $from ->
    [one] { $from } мин
   *[other] { $from } мин
}
app-minutes-range = { $from }–{ $to } мин
app-hours-range = { $from }–{ $to } ч
app-saved-here = Партии сохраняются сами, после каждого хода.
app-fair-link = Как проверить честность кубиков
app-fan-project = Неофициальный фанатский проект
app-arkham_tour-title = Аркхэм. Путеводитель
app-arkham_tour-short = Путеводитель
app-arkham_tour-tagline = Проведите туристов мимо ужасов
app-machina_arcana-title = Machina Arcana
app-machina_arcana-tagline = Паровой склеп подо льдом
app-eldritch_horror-title = Древний ужас
app-eldritch_horror-tagline = Объехать мир и закрыть врата
app-eldritch_horror-state = правила разобраны, карта рисуется
app-discover-title = Остаться в живых
app-discover-tagline = Карты нет, вода на исходе
app-discover-state = правила разобраны, остров не открыт

## Партия в двух словах

app-beside = { $first } · { $second }
app-your-turn = Ваш ход
app-waiting-for = Ждём: { $names }
app-watching = Вы зритель
app-running = Идёт
app-over = Окончена
app-won = Победа: { $names }
app-with-bot = бот { $name }
app-alone = в одиночку
app-seal-of = Печать партии { $match }
app-match-code = Код партии: { $match }

## Собрать стол

app-setup-title = Новая партия
app-setup-who = Кто играет
app-setup-who-help = { $game ->
    [machina_arcana] Вы играете вместе, против подземелья; кто когда ходит, решаете каждый раунд.
   *[other] Ходят по кругу, в этом порядке. Кто первый, решит жребий.
}
app-seat = Место { $number }
app-seat-kind = Кто на месте { $number }
app-seat-name = Имя на месте { $number }
app-seat-add = Добавить место
app-seat-remove = Убрать место { $number }
app-kind-you = Вы
app-kind-bot = Бот
app-kind-friend = Друг по ссылке
app-kind-screen = Этот экран
app-kind-you-note = вы, за этим экраном
app-kind-friend-note = получит ссылку и сядет со своего устройства
app-kind-screen-note = ещё один человек за этим экраном, по очереди с вами
app-strength = Сила бота на месте { $number }
app-bot-random = Случайный
app-bot-greedy = Расчётливый
app-bot-search = Искушённый
app-bot-random-note = ходит наугад
app-bot-greedy-note = выбирает лучшее на этот ход
app-bot-search-note = думает вперёд
app-setup-variant = Расклад
app-setup-solo = Одиночное испытание
app-setup-alone = Играть одному
app-setup-seed = Зерно жребия
app-setup-seed-help = Одинаковое зерно даёт одинаковые кубики и карты. Оставьте пустым, и зерно выберет сервер.
app-setup-seed-label = Зерно
app-setup-time = Примерно { $time }
app-setup-start = Начать партию
app-setup-starting = Раздаём…
app-setup-watch = За столом одни боты: вы будете зрителем.
app-setup-summary-solo = Вы один за столом
app-setup-summary = { $people ->
    [0] { $bots ->
        [one] { $bots } бот
        [few] { $bots } бота
       *[many] { $bots } ботов
    }
    [one] { $bots ->
        [0] { $people } человек
        [one] { $people } человек и { $bots } бот
        [few] { $people } человек и { $bots } бота
       *[many] { $people } человек и { $bots } ботов
    }
    [few] { $bots ->
        [0] { $people } человека
        [one] { $people } человека и { $bots } бот
        [few] { $people } человека и { $bots } бота
       *[many] { $people } человека и { $bots } ботов
    }
   *[many] { $bots ->
        [0] { $people } человек
        [one] { $people } человек и { $bots } бот
        [few] { $people } человек и { $bots } бота
       *[many] { $people } человек и { $bots } ботов
    }
}
app-why-one-you = Вы уже сидите на месте { $number }. Для второго человека за этим экраном выберите «Этот экран».
app-why-full = В этой игре не больше { $max } мест.
app-why-min = Меньше мест в этой игре не бывает: { $min }.
app-why-solo = Испытание бывает только в одиночной игре: оставьте за столом одно место.
app-why-taken = Эта карта уже выбрана: «{ $other }». Двух одинаковых в колоде нет.
app-why-no-game = Такой игры на столе нет. Она ещё в работе или в адресе опечатка.
app-challenge-total = всего очков
app-challenge-encounter = за столкновение
app-challenge-cell = Всего не меньше { $total }, за столкновение не меньше { $encounter }

## Приглашения

app-invite = Приглашения
app-invite-title = Стол готов. Зовите друзей.
app-invite-text = У каждого места своя ссылка. Кто её откроет, тот и сядет, поэтому шлите каждому его собственную.
app-invite-link = Ссылка для места { $number }, { $name }
app-invite-share = Садитесь за стол, { $name }: { $game }
app-invite-watchers = Зрители
app-invite-watch-link = Ссылка для зрителей
app-invite-share-watch = Посмотрите, как мы играем: { $game }
app-invite-go = За стол
app-invite-local = Адрес этой страницы виден только с этого компьютера. Чтобы друзья вошли из сети, откройте стол так и зайдите на него по сетевому адресу:

## Мои партии и повторы

app-mine-title = Мои партии
app-mine-text = Столы, за которыми вы сидите в этом браузере. Места хранятся здесь же: с другого устройства войдите по своей ссылке.
app-mine-empty = Пока ни одной. Все столы впереди.
app-mine-running = Идут
app-mine-over = Окончены
app-forget = Убрать из списка
app-forget-title = Убрать партию из списка?
app-forget-text = Сама партия останется на сервере, но место в ней этот браузер забудет. Вернуться можно будет только по своей ссылке.
app-forgotten = Партия убрана из списка.
app-replays-title = Повторы
app-replays-text = Оконченные партии этого браузера, ход за ходом, с любого места. Чужую откройте по ссылке или коду.
app-replays-empty = Оконченных партий пока нет.
app-replay = Смотреть
app-record = Запись
app-fair = Проверить кубики
app-replay-label = Код или ссылка на партию
app-replay-open = Открыть

## Правила

app-rules-title = Правила
app-rules-games = Правила игр
app-rules-howto = Как играть
app-rules-no-game = Правил такой игры нет
app-rules-no-game-text = Возможно, в адресе опечатка. Есть правила этих игр:
app-rules-search = Искать в правилах
app-rules-placeholder = Слова или номер правила
app-rules-found = { $count ->
    [0] Ничего не нашлось
    [one] Нашлось { $count } правило
    [few] Нашлось { $count } правила
   *[many] Нашлось { $count } правил
}
app-rules-count = { $count ->
    [one] { $count } правило
    [few] { $count } правила
   *[many] { $count } правил
}
app-rules-none = Попробуйте короче или другим словом: ищем в тексте правил, толкований и терминов.
app-rules-sections = Разделы
app-rules-terms = Термины
app-rules-legend = Значки
app-rules-ruling = Толкование { $id }
app-rules-now = действует сейчас
app-rules-link = Ссылка на правило { $id }
app-rules-open-page = Открыть отдельной страницей
app-legend-circle = круг, красный квартал
app-legend-square = квадрат, зелёный квартал
app-legend-triangle = треугольник, синий квартал
app-legend-cross = крест, фиолетовый квартал
app-legend-star = звезда, жёлтый квартал
app-legend-shop = лавка древностей
app-legend-gate = врата
app-legend-horror = ужасающее место
app-legend-flag = флажок вашей задачи
app-legend-segment = дополнительный отрезок
app-legend-diagonal = диагональный отрезок
app-legend-effect-dark = тёмный символ эффекта
app-legend-effect-light = светлый символ эффекта
app-legend-madness = безумие
app-legend-tome = фолиант
app-legend-reroll = переброс
app-legend-improvement = улучшение на 2
app-legend-blessing = благословение
app-legend-first = первый игрок
app-legend-bot = бот
app-legend-secret = видите только вы

## Честность

app-fair-title = Честные кубики
app-fair-intro = До первого броска сервер публикует печать: хеш зерна, из которого получаются все броски и тасовки. После партии он называет само зерно. Кто угодно может пересчитать печать и каждый бросок и убедиться, что по дороге ничего не подменили.
app-fair-commitment = Печать, опубликована до начала
app-fair-seed = Зерно, открыто после конца
app-fair-waiting = Партия ещё идёт, поэтому зерно закрыто: по нему можно было бы узнать будущие броски. Сохраните печать и сравните её после конца.
app-fair-checking = Пересчитываем…
app-fair-match = Печать сошлась: зерно то самое.
app-fair-mismatch = Печать не сошлась с зерном: запись изменили.
app-fair-draws-match = { $count ->
    [one] Сошёлся и { $count } бросок, пересчитанный в вашем браузере.
    [few] Сошлись и { $count } броска, пересчитанные в вашем браузере.
   *[many] Сошлись и { $count } бросков, пересчитанных в вашем браузере.
}
app-fair-draws-mismatch = { $count ->
    [one] Не сошёлся { $count } бросок: он отмечен.
    [few] Не сошлись { $count } броска: они отмечены.
   *[many] Не сошлись { $count } бросков: они отмечены.
}
app-fair-draws = Броски и тасовки
app-fair-seed-given = Зерно задал человек, который собрал стол: он мог знать броски заранее.
app-fair-zero = Счёт идёт с нуля: единица на кубике записана как 0.
app-fair-at = Ход
app-fair-number = №
app-fair-stream = Поток
app-fair-below = Из скольких
app-fair-value = Вышло
app-fair-here = Здесь
app-fair-fits = сошлось
app-fair-fits-not = не сошлось
app-fair-more = Показать все: { $count }
app-fair-terminal = То же самое в терминале
app-fair-terminal-text = Скачайте запись и проверьте её без браузера: программа заново проведёт всю партию.
app-fair-record = Скачать запись
app-fair-how = Как это считается
app-fair-how-1 = Печать: BLAKE2b зерна, 32 байта, личная метка «eldertable seed».
app-fair-how-2 = Ключ бросков: BLAKE2b того же зерна с меткой «eldertable draws».
app-fair-how-3 = Слово номер n потока: восемь байтов из BLAKE2b с этим ключом от номера потока и целой части n / 8.
app-fair-how-4 = Число из k возможных получается из слова без перекоса: слишком большие слова пропускаются.
app-fair-which = Какую партию проверить?

## Благодарности

app-credits-title = Благодарности
app-credits-fan = Eldertable: неофициальный фанатский проект. Он не связан с авторами и издателями игр и не одобрен ими. Картинок, текстов и логотипов издателей здесь нет: карты, поля и слова сделаны заново.
app-credits-games = Игры
app-credits-arkham_tour = «Аркхэм. Путеводитель». Автор Даниил Зайцев, издатель Crowd Games.
app-credits-machina_arcana = «Machina Arcana». Автор Юрай Билич.
app-credits-icons = Значки
app-credits-icons-text = Значки с game-icons.net, лицензия CC BY 3.0. Цвет и размер изменены.
app-credits-icons-by = { $author }: { $count ->
    [one] { $count } значок
    [few] { $count } значка
   *[many] { $count } значков
}
app-credits-own = Знаки туристов, логотип, печать партии и плакаты нарисованы для Eldertable.
app-credits-fonts = Шрифты
app-credits-fonts-text = Oranienbaum, Literata и Fira Sans Extra Condensed, лицензия SIL OFL 1.1.
app-credits-code = Программа
app-credits-code-text = Eldertable: лицензия MIT. Собрано на Svelte, Vite, Project Fluent, noble-hashes и других свободных программах.
