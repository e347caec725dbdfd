# Слова стола: решение, место, журнал, повтор, а в конце слова карты «Путеводителя».

## Решение

app-table-skip = К решению
app-table-your-decision = Ваше решение
app-table-goes-on = Что происходит
app-table-you-decide = решаете вы
app-table-progress = { $done } из { $all }
app-table-laid-out = Варианты лежат на панели рядом с полем
app-table-hint = Подсказка
app-table-hint-by = бот «{ $bot }», { $seconds } с
app-table-hint-other = Или: { $option }.
app-table-coach = Совет новичку
app-table-coach-clear = Понятно
app-table-coach-enough = Больше не советовать
app-table-show-on-board = Показать на поле
app-table-as-list = Все варианты списком
app-table-why = Почему?
app-table-why-how = Нажмите на зачёркнутое, чтобы узнать причину.
app-table-more = Ещё { $count }
app-table-undo = Отменить
app-table-undo-what = Отменить: { $what }
app-table-undo-nothing = Отменять пока нечего.
app-table-change-mind = Передумать
app-table-not-here = Сюда нельзя
app-table-barred = Нельзя: { $why }
app-table-which = Что именно?
app-table-refused = Не принято
app-table-open-rule = Открыть правило { $rule }
app-table-points = { $points } ПО
app-table-points-short = ПО
app-table-points-plus = +{ $points } ПО
app-table-points-less = −{ $points } ПО
app-table-plus = +{ $points }

## Как подготовлена партия

app-table-setup = Как подготовлена партия
app-table-setup-more = Подробнее
app-table-setup-fact = { $what }: { $is }
app-table-setup-made = Создана { $when }
app-table-practice = Учебный стол
app-table-setup-practice = Учебный стол из другой партии
app-table-setup-drawn = выбрано жребием
app-table-setup-secret = видите только вы
app-table-setup-bot = бот, { $bot }
app-table-setup-you = вы
app-table-setup-again = Ещё одна такая же
app-table-setup-again-note = Начнётся новая партия; эта останется среди ваших партий.
app-table-setup-again-note-over = Новая партия с теми же людьми и условиями.
app-table-setup-own = Подготовить свою партию

## Ожидание

app-table-decides = решает
app-table-decides-for = решает { $seconds } с
app-table-players = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[many] { $count } игроков
}
app-table-everyone = Все
app-table-at-once = одновременно
app-table-ready = Готовы: { $ready } из { $all }
app-table-chooses-now = { $count ->
    [one] Выбирает { $who }.
   *[other] Выбирают { $who }.
}
app-table-may-change = Ваш ход принят, пока его можно изменить.
app-table-waiting = { $count ->
    [one] Решает { $who }
   *[other] Решают { $who }
}
app-table-waiting-absent = { $who } не за столом. Можно подождать или позвать бота.
app-table-waiting-for = Фаза: { $phase }. Можно осмотреться.
app-table-bot = бот
app-table-bot-thinks = { $count ->
    [one] { $who } думает
   *[other] { $who } думают
}
app-table-bot-limit = несколько секунд
app-table-sheet = { $now ->
    [peek] Панель решения свёрнута.
    [half] Панель решения раскрыта наполовину.
   *[full] Панель решения раскрыта целиком.
} { $next ->
    [peek] Нажмите, чтобы свернуть
    [half] Нажмите, чтобы раскрыть наполовину
   *[full] Нажмите, чтобы раскрыть целиком
}
app-table-remind = Напомнить: { $name }
app-table-reminded = Напоминание отправлено: { $name }
app-table-talk = Разговор
app-table-talk-empty = Пока никто ничего не сказал.
app-table-talk-field = Сказать всем за столом
app-table-talk-field-watcher = Сказать другим зрителям
app-table-talk-send = Сказать
app-table-talk-watcher = Зритель
app-table-talk-watchers = Вы слышите игроков, а вас слышат только зрители.
app-table-talk-said = { $name }: { $text }
app-table-talk-unread =
    { $count ->
        [one] { $count } новая реплика
        [few] { $count } новые реплики
       *[many] { $count } новых реплик
    }
app-table-nudged = Вас ждут. { $name } напоминает: ход за вами.
app-table-your-turn = Ваш ход.
app-table-call-sound = Звук, когда ждут вас
app-table-call-notify = Уведомление, когда вкладка не видна
app-table-call-denied = Браузер не разрешает уведомления. Разрешите их для этого адреса в его настройках.
app-table-let-bot = Пусть сыграет бот: { $name }
app-table-bot-for-you = За вас играет бот «{ $bot }».
app-table-name-ask = Как вас зовут? Это имя увидят все за столом.
app-table-name-change = Сменить имя: { $name }
app-table-lend = Отлучиться: за вас сыграет бот ({ $name })
app-table-take-back = Вернуть место себе
app-table-pass-here = Показать на этом экране: { $name }
app-table-turn-of = { $count ->
    [one] Решает { $who }
   *[other] Решают { $who }
}
app-table-spectator = Зритель
app-table-spectator-row = с первого ряда
app-table-watching = На поле планшет: { $name }
app-table-secrets-hidden = Тайное скрыто до конца партии
app-table-other-seat = Другой планшет
app-table-over = партия окончена
app-table-score = К итогам

## Решить заранее

app-table-ahead = Решить заранее
app-table-ahead-note = Выбор будет сделан сам, как только спросят вас, если он ещё возможен. До тех пор его можно отменить.
app-table-ahead-staged = Решено заранее: { $choice }. Так и будет, как только спросят вас, если это ещё возможно.
app-table-ahead-cancel = Отменить решённое
app-table-ahead-sent = Сделано, как вы решили заранее: { $choice }.
app-table-ahead-withdrawn = Решённое заранее снято: { $choice }.

## Связь

app-table-link = Связь
app-table-link-gone = пропала
app-table-link-connecting = подключаемся
app-table-link-open = на связи
app-table-link-lost = связь пропала
app-table-link-closed = стол закрыт
app-table-coming-back = Возвращаемся за стол
app-table-next-try = Ходы записаны. Следующая попытка через { $seconds } с
app-table-unsent = Ваш выбор ждёт отправки: { $choice }.
app-table-trying = Пробуем связаться со столом…
app-table-now = Попробовать сейчас
app-table-meanwhile = { $count ->
    [one] Пока вас не было: { $count } событие.
    [few] Пока вас не было: { $count } события.
   *[many] Пока вас не было: { $count } событий.
}
app-table-show = Показать
app-table-shut = За этот стол не сесть
app-table-watch = Смотреть партию
app-table-own-seat = На своё место
app-table-closed = Стол закрыл соединение. Откройте ссылку ещё раз.
app-table-no-board = Для этой игры здесь ещё нет поля.

## Передача экрана

app-table-hand-over = Передайте экран: { $name }
app-table-hand-over-from = Тайное игрока { $from } уже закрыто.
app-table-hand-over-text = Остальных просим отвернуться: дальше то, что видит только { $name }.
app-table-hand-over-go = Это я, { $name }
app-table-look = Показать моё
app-table-step-back = Назад
app-table-look-short = моё
app-table-look-away = Закрыть моё
app-table-look-for-hint = Подсказка опирается и на то, что видите только вы. Она появится, когда вы это откроете.
app-table-offer = Сесть на ещё одно место с этого экрана?
app-table-offer-named = Сесть на место «{ $name }» с этого экрана?
app-table-offer-text = За этим столом вы уже сидите. Если ссылка для друга, пусть он откроет её у себя. А если вы играете вдвоём с одного экрана, займите и это место.
app-table-offer-no = Остаться на своём месте
app-table-offer-yes = Занять и это место
app-table-give-back = Пересадить за другой экран: { $name }
app-table-given-back = { $name } теперь играет со своего экрана. Ссылка на это место лежит в меню.

## Полоса сверху и меню

app-table-to-lobby = К столам
app-table-round = Раунд { $round }
app-table-out-of = из { $rounds }
app-table-rounds-ahead = Раундов впереди: { $rounds }
app-table-round-of = Раунд { $round } из { $rounds }
app-table-title-round = { $title } · раунд { $round }
app-table-phase-of = Фаза { $phase } из { $phases }
app-table-phase-name = фаза { $number } · { $name }
app-table-seats = Игроки
app-table-seat = место { $seat }
app-table-seat-ok = ход сделан
app-table-seat-wait = решает
app-table-seat-away = не за столом
app-table-rules = Правила
app-table-menu = Меню
app-table-theme = Тема
app-table-speed = Движение
app-table-speed-calm = спокойное
app-table-speed-brisk = живое
app-table-speed-instant = без движения
app-table-copy-seat = Ссылка на место: { $name }
app-table-copy-watch = Ссылка для зрителей
app-table-copied = Ссылка скопирована
app-table-copied-what = Скопировано. { $what }
app-table-copy-by-hand = Скопируйте сами: { $address }
app-table-fair = Проверить кубики
app-table-record = Скачать запись
app-table-record-short = Скачать
app-table-leave = Выйти к столам
app-table-report = Сообщить о проблеме
app-table-report-text = Что пошло не так?
app-table-report-saves = Вместе с вашими словами сохранятся запись партии и то, что вы сейчас видите.
app-table-report-send = Сохранить
app-table-report-done = Сохранено под номером { $report }. Спасибо.
app-table-this-round = Этот раунд
app-table-people-and-log = Игроки и журнал
app-table-boards = Все планшеты
app-table-tabs = Разделы стола
app-table-tab-board = Карта
app-table-tab-cards = Карты
app-table-tab-players = Игроки
app-table-tab-moment = Раунд
app-table-tab-people = Игроки
app-table-tab-log = Журнал

## Клавиши

app-table-keys = Клавиши
app-table-key-left = влево
app-table-key-right = вправо
app-table-key-up = вверх
app-table-key-down = вниз
app-table-keys-tab = решение, поле, панели по порядку
app-table-keys-arrows = следующая цель в эту сторону
app-table-keys-enter = посмотреть цель, ещё раз: выбрать
app-table-keys-esc = шаг назад, закрыть
app-table-keys-digits = вариант решения
app-table-keys-decline = отказаться, если решение это позволяет
app-table-keys-skip = пропустить анимацию или перейти к главной кнопке
app-table-keys-undo = отменить
app-table-keys-hint = подсказка
app-table-keys-why = держать: показать всё, что сейчас нельзя
app-table-keys-rules = правила
app-table-keys-log = журнал
app-table-keys-boards = все планшеты
app-table-key-space = Пробел
app-table-keys-talk = разговор за столом
app-table-keys-end = закончить ход или отказаться, иначе главный вариант
app-table-keys-inventory = инвентарь (Machina Arcana)
app-table-keys-back = планшет предыдущего игрока
app-table-keys-on = планшет следующего игрока
app-table-keys-centre = показать то, о чём решение
app-table-keys-look = за общим экраном: показать или закрыть своё
app-table-keys-fit = всё поле целиком (Machina Arcana)
app-table-keys-zoom = ближе, дальше (Machina Arcana)
app-table-keys-pan = сдвинуть поле (Machina Arcana)
app-table-keys-own = Клавиши-буквы
app-table-keys-move-help = Нажмите на клавишу, потом ту, которой её заменить.
app-table-keys-move = { $key }: { $what }. Заменить клавишу
app-table-keys-press = нажмите новую клавишу, Esc оставит прежнюю
app-table-keys-taken = Клавиша { $key } занята: { $what }. Сначала перенесите то действие.
app-table-keys-unfit = У этой клавиши своя работа. Подойдут буквы и знаки . , ; ' [ ] \ `
app-table-keys-reset = Вернуть обычные клавиши
app-table-keys-replay = В записи партии
app-table-keys-step = шаг назад, вперёд
app-table-keys-round = раунд назад, вперёд
app-table-keys-ends = к началу, к концу
app-table-keys-play = пуск и пауза
app-table-keys-keys = этот список
app-table-keys-letters = Клавиши-буквы включены

## Журнал

app-table-log = Журнал
app-table-log-filter = Что показать
app-table-log-all = всё
app-table-log-mine = моё
app-table-log-dice = кубики
app-table-log-moment = Открыть этот момент в записи
app-table-log-new = { $count ->
    [one] { $count } новая строка
    [few] { $count } новые строки
   *[many] { $count } новых строк
}
app-table-log-older = Показать, что было раньше
app-table-log-none = Пока ничего не произошло.
app-table-log-start = Подготовка
app-table-log-round = Раунд { $round }
app-table-log-round-phase = Раунд { $round } · { $phase }

## Итоги и повтор

app-table-won = { $count ->
    [one] Победа: { $names }
   *[other] Общая победа: { $names }
}
app-table-again = Ещё партию
app-table-replay = Повтор
app-table-to-replays = К повторам
app-table-moment = Момент партии
app-table-replay-at = момент { $at } из { $all }
app-table-no-replay = Повтор не открыть
app-table-replay-start = Начало партии
app-table-replay-hint = Нажмите «Смотреть» или ведите точку по линии: здесь будет сказано, кто что сделал и что это принесло.
app-table-replay-empty = В этой партии никто ничего не решал, смотреть нечего.
app-table-replay-back = Шаг назад
app-table-replay-on = Шаг вперёд
app-table-replay-round-back = Раунд назад
app-table-replay-round-on = Раунд вперёд
app-table-replay-play = Смотреть
app-table-replay-pause = Пауза
app-table-replay-speed = Скорость { $speed }
app-table-replay-points = { $name }: { $points } ПО
app-table-replay-eyes = Чьими глазами
app-table-replay-from-start = Повтор с начала
app-table-replay-open = Открыть этот момент
app-table-replay-link = Ссылка на этот момент
app-table-replay-link-short = Ссылка сюда
app-table-replay-what-if = А что, если иначе?
app-table-replay-what-if-short = Сыграть иначе
app-table-replay-counting = Повтор готовится…
app-table-replay-sparkline = очки по ходу партии

## «Аркхэм. Путеводитель»: поле

app-table-tour-river = р. Мискатоник
app-table-tour-board-mine = План Аркхэма: ваш планшет
app-table-tour-board-of = План Аркхэма: планшет игрока { $name }
app-table-tour-final-of = Итоговый маршрут: { $name }
app-table-tour-targets = Что можно выбрать на плане
app-table-tour-own-board = К своему планшету
app-table-tour-back-to = К планшету: { $name }
app-table-tour-coordinates = ({ $x }; { $y })
app-table-tour-type-red = красный
app-table-tour-type-green = зелёный
app-table-tour-type-blue = синий
app-table-tour-type-purple = фиолетовый
app-table-tour-type-yellow = жёлтый, звезда { $star }
app-table-tour-type-white = белый
app-table-tour-empty = пусто
app-table-tour-along = вдоль маршрута
app-table-tour-place-shop = Лавка древностей. Доведите до неё отрезок, и бонус лавки этого раунда ваш.
app-table-tour-place-shop-seen = Лавка древностей. Её уже посетили.
app-table-tour-place-shop-unseen = Лавка древностей. Её не посетили.
app-table-tour-place-gate = Врата. Отсюда итоговый маршрут может перескочить к другим вратам: это 1 безумие.
app-table-tour-place-gate-calm = Врата. Отсюда итоговый маршрут может перескочить к другим вратам.
app-table-tour-place-horror = Ужасающее место. На итоговом маршруте прибавит 1 безумие.
app-table-tour-place-flag = Флажок личной задачи. Чем длиннее маршрут между двумя флажками, тем больше очков.
app-table-tour-kind-circle = круг
app-table-tour-kind-square = квадрат
app-table-tour-kind-triangle = треугольник
app-table-tour-kind-cross = крест
app-table-tour-kind-star = звезда
app-table-tour-becomes = станет
app-table-tour-would-be = { $before } станет { $after }
app-table-tour-joins = присоединит квартал «{ $name }»
app-table-tour-joins-many = { $count ->
    [one] присоединит { $count } квартал
    [few] присоединит { $count } квартала
   *[many] присоединит { $count } кварталов
}
app-table-tour-no-change = очков пока не прибавит
app-table-tour-touches-shop = коснётся лавки
app-table-tour-alone = второго отрезка не будет
app-table-tour-coming = с кубиков:
app-table-tour-coming-are = с кубиков: { $tourists }

## «Аркхэм. Путеводитель»: фазы

app-table-tour-phase-setup = подготовка
app-table-tour-coach-goal = За 10 раундов проложите маршрут мимо туристов и кварталов их цвета: чем больше тех и других, тем больше победных очков (ПО).
app-table-tour-coach-dice = Два кубика укажут квартал: одно число даёт столбец, другое строку, в любом порядке. Туристы с граней придут туда же.
app-table-tour-coach-lay = Пунктиром отмечены дороги, которые можно проложить. Ярче те, что у вашего квартала: за ними последует второй отрезок.
app-table-tour-phase-shop = лавка
app-table-tour-phase-dice = кубики
app-table-tour-phase-district = квартал
app-table-tour-phase-tourists = туристы
app-table-tour-phase-route = маршрут
app-table-tour-phase-end = итог
app-table-tour-phase-final_route = итоговый маршрут
app-table-tour-phase-encounter = столкновение
app-table-tour-phase-over = подсчёт

## «Аркхэм. Путеводитель»: этот раунд

app-table-tour-dice = Кубики раунда
app-table-tour-dice-opening = Кубики, начальный раунд
app-table-tour-dice-picks = первый игрок: { $name }
app-table-tour-dice-picked = первый игрок: { $name }
app-table-tour-dice-free = Можно взять:
app-table-tour-dice-remove = Уберите один:
app-table-tour-dice-taken = На столе:
app-table-tour-dice-left = Остаётся:
app-table-tour-dice-next = Придут следом:
app-table-tour-dice-gone = Убраны:
app-table-tour-ahead-over = Кубики этого выбора уже разобраны.
app-table-tour-removed-by = убирает { $name }
app-table-tour-die = { $number }: { $what }
app-table-tour-die-unrolled = кубик ещё не брошен
app-table-tour-die-word = кубик
app-table-tour-effect-dark = тёмный символ
app-table-tour-effect-light = светлый символ
app-table-tour-or = или
app-table-tour-chosen = вы выбрали { $where }
app-table-tour-chosen-then = выбрано: { $where }
app-table-tour-pairs = Ваша пара кубиков
app-table-tour-shop = Лавка древностей · { $round } из { $rounds }
app-table-tour-shop-left = { $count ->
    [0] Последняя карта колоды
    [one] В колоде ещё { $count } карта
    [few] В колоде ещё { $count } карты
   *[many] В колоде ещё { $count } карт
}
app-table-tour-shop-short = лавка раунда
app-table-tour-effects = Карты эффектов
app-table-tour-effects-idle = сейчас не действуют
app-table-tour-effect-acts = действует
app-table-tour-ancient = Древний
app-table-tour-shops = Лавки древностей
app-table-tour-shop-removed = Одна карта лавок убрана не глядя
app-table-tour-told-effect = { $side ->
    [dark] Тёмный символ
   *[light] Светлый символ
}: { $card }
app-table-tour-own-task = Ваша личная задача
app-table-tour-own-call = Ваша карта зова
app-table-tour-call = Ваша карта: «{ $card }»
app-table-tour-call-of = Карта: «{ $card }»
app-table-tour-failure = Провал в столкновении
app-table-tour-madness = безумие
app-table-tour-madness-is = безумие { $madness }
app-table-tour-fails-on = провал на { $range }
app-table-tour-units-cthulhu = Сейчас пар: { $count }.
app-table-tour-units-dagon = { $count ->
    [one] Сейчас такой { $count }.
   *[other] Сейчас их { $count }.
}
app-table-tour-units-yog_sothoth = Сейчас безумие { $count }.
app-table-tour-units-shub_niggurath = { $count ->
    [one] Сейчас такое { $count }.
   *[other] Сейчас их { $count }.
}

## «Аркхэм. Путеводитель»: игроки

app-table-tour-route-now = Ваш маршрут сейчас
app-table-tour-route-drawn = Начатый маршрут
app-table-tour-route-taken = Выбранный маршрут
app-table-tour-route-total = Ваш итог
app-table-tour-total-of = Итог: { $name }
app-table-tour-task-choosing = Выбирает из задач: { $tasks }
app-table-tour-card-name = «{ $card }»
app-table-tour-encounter-short = столкновение
app-table-tour-route-final = Ваш итоговый маршрут
app-table-tour-route-of = Маршрут: { $name }
app-table-tour-route-none = На плане ещё нет ни одного отрезка.
app-table-tour-route-counting = Считаем лучшую линию…
app-table-tour-kind-row = { $kind ->
    [circle] Круги
    [square] Квадраты
    [triangle] Треугольники
   *[cross] Кресты
}: { $sum } { $vp }
app-table-tour-kind-sum = Туристов { $tourists }, кварталов { $districts }: очков { $vp }
app-table-tour-yellow = жёлтые
app-table-tour-task-short = задача
app-table-tour-task-covered = Задача закрыта: очки посчитаны без неё
app-table-tour-challenge = Испытание: всего { $total } ПО, из них { $encounter } за столкновение
app-table-tour-others = Соперники
app-table-tour-others-all = Другие планшеты
app-table-tour-all-boards = все планшеты
app-table-tour-look-at = Планшет игрока { $name }
app-table-tour-seat-ready = готово
app-table-tour-seat-thinks = решает
app-table-tour-seat-bot = бот думает
app-table-tour-seat-lent = играет бот
app-table-tour-seat-rests = ждёт
app-table-tour-seat-away = не за столом
app-table-tour-task-and-bonuses = Личная задача и бонусы
app-table-tour-bonuses = Бонусы
app-table-tour-covered = Закрыта: экран общий.
app-table-tour-only-you = видите только вы
app-table-tour-task-choice = Ваши задачи
app-table-tour-task-note = Чем длиннее маршрут между двумя флажками, тем больше очков.
app-table-tour-task-state = на маршруте { $passed } из { $all } флажков: { $vp } ПО
app-table-tour-bonus-short-coordinate_change = Координата
app-table-tour-bonus-short-extra_segment = Отрезок
app-table-tour-bonus-short-diagonal_segment = Диагональ
app-table-tour-coordinate = Изменить координату
app-table-tour-coordinate-free = любой пустой
app-table-tour-bonus-left = { $count ->
    [one] ещё { $count } раз
    [few] ещё { $count } раза
   *[many] ещё { $count } раз
}
app-table-tour-bonus-state = есть { $have }, потрачено { $used }, ячеек { $slots }
app-table-tour-tomes = Фолианты
app-table-tour-tome-state = { $tome }: { $state ->
    [circled] есть
    [used] использован
   *[none] нет
}

## «Аркхэм. Путеводитель»: конец

app-table-tour-lines = Итоговый маршрут
app-table-tour-lines-note = { $links ->
    [yes] Лучшая до столкновения линия для каждого уровня безумия и числа соединений врат.
   *[no] Лучшая до столкновения линия для каждого уровня безумия.
} Среднее учитывает все броски столкновения и ваши фолианты.
app-table-tour-take-line = Взять этот маршрут
app-table-tour-expected = в среднем { $points } ПО
app-table-tour-best-chance = лучший в среднем
app-table-tour-jumps = { $count ->
    [one] { $count } соединение врат
    [few] { $count } соединения врат
   *[many] { $count } соединений врат
}
app-table-tour-ferries = { $count ->
    [one] { $count } переправа
    [few] { $count } переправы
   *[many] { $count } переправ
}
app-table-tour-against = { $name } против Древнего
app-table-tour-encounter-die = { $number }: { $result ->
    [success] успех
    [failure] провал
   *[neutral] ничего
}
app-table-tour-encounter-die-by = { $die } ({ $tomes })
app-table-tour-mark-dice = Отметьте кубики, которые хотите перебросить.
app-table-tour-plus-two = «+2» прибавляет 2 к одному кубику.
app-table-tour-blessing = «Благословение»: 4 становится успехом.
app-table-tour-failures = { $count ->
    [one] провал
    [few] провала
   *[many] провалов
}
app-table-tour-successes = { $count ->
    [one] успех
    [few] успеха
   *[many] успехов
}
app-table-tour-successes-are = { $count ->
    [one] { $count } успех
    [few] { $count } успеха
   *[many] { $count } успехов
}
app-table-tour-erased = ушли
app-table-tour-lost = поражение
app-table-tour-lost-tourists = ушли:
app-table-tour-crossed-out = зачёркнуты: { $districts }
app-table-tour-no-losses = без потерь
app-table-tour-tomes-used = { $count ->
    [one] фолиант
   *[other] фолианты
} { $tomes };
app-table-tour-tome-name = «{ $tome }»
app-table-tour-lead = Второе место, { $name }, отстаёт на { $points } ПО.
app-table-tour-was-became = было { $before }, стало { $after }
app-table-tour-solo-won = Испытание пройдено
app-table-tour-solo-lost = Испытание не пройдено
app-table-tour-nobody-won = Победил Древний
app-table-tour-winner = победа
app-table-tour-best-of-row = больше всех
app-table-tour-row = За что
app-table-tour-row-circle = Круги
app-table-tour-row-circle-note = туристы × красные кварталы
app-table-tour-row-square = Квадраты
app-table-tour-row-square-note = туристы × зелёные кварталы
app-table-tour-row-triangle = Треугольники
app-table-tour-row-triangle-note = туристы × синие кварталы
app-table-tour-row-cross = Кресты
app-table-tour-row-cross-note = туристы × фиолетовые кварталы
app-table-tour-row-yellow = Жёлтые кварталы
app-table-tour-row-yellow-note = сумма звёзд
app-table-tour-row-task = Личная задача
app-table-tour-row-call = Карта зова
app-table-tour-row-task-note = отрезки между двумя перекрёстками
app-table-tour-row-encounter = Столкновение: { $who }
app-table-tour-row-encounter-note = успехи × награда
app-table-tour-total = Итого
app-table-tour-where-from = { $row ->
    [circle] Очки за круги: { $points }
    [square] Очки за квадраты: { $points }
    [triangle] Очки за треугольники: { $points }
    [cross] Очки за кресты: { $points }
    [yellow] Очки за жёлтые кварталы: { $points }
    [task] Очки за задачу: { $points }
   *[encounter] Очки за столкновение: { $points }
}
app-table-tour-parts-tourists = туристов на маршруте
app-table-tour-parts-districts = { $kind ->
    [circle] красных кварталов
    [square] зелёных кварталов
    [triangle] синих кварталов
   *[cross] фиолетовых кварталов
}
app-table-tour-task-pair = от { $from } до { $to } по линии маршрута
app-table-tour-task-no-pair = маршрут не проходит через два её перекрёстка
app-table-tour-segments = { $count ->
    [one] { $count } отрезок
    [few] { $count } отрезка
   *[many] { $count } отрезков
}
