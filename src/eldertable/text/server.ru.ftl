# Что говорит сервер, когда чего-то не делает, и строки журнала о самом столе.

## Сообщения стола

app-server-stale = Этот вопрос уже решён. Стол показан заново.
app-server-early = До этого вопроса дело ещё не дошло.
app-server-illegal = Так сейчас нельзя.
app-server-not-asked = Сейчас от вас ничего не ждут.
app-server-no-option = Такого варианта здесь нет. Выберите один из показанных.
app-server-only-forward = В журнале этой партии уже больше { $limit } строк: отменить ход или передать место в ней больше нельзя. Доиграйте её или начните новую.
app-server-over = Партия уже закончена.
app-server-busy = Слишком много дел сразу. Попробуйте ещё раз через мгновение.
app-server-fault = На сервере сбой. Партия осталась такой, какой была: попробуйте ещё раз или сообщите о проблеме.
app-server-malformed = Сервер не может разобрать сообщение. Обновите страницу и повторите.
app-server-hello-first = Сначала надо поздороваться: ждём hello.
app-server-silent = От страницы ничего не пришло, и соединение закрыто. Страница откроет новое.
app-server-too-big =
    Сообщение слишком длинное: можно не больше { $limit ->
        [one] { $limit } байта
       *[other] { $limit } байт
    }. Скажите короче.
app-server-too-fast =
    Слишком часто: можно не больше { $limit ->
        [one] { $limit } сообщения
       *[other] { $limit } сообщений
    } в секунду. Соединение закрыто, страница откроет новое.
app-server-too-slow = Страница не успевает читать, и соединение закрыто. Страница откроет новое.
app-server-spectator = Зритель не делает ходов. Сядьте за стол по ссылке своего места.
app-server-foreign-seat = Это чужое место: за него можно лишь посадить бота, и только пока игрока нет.
app-server-bot-seat = За этим местом с самого начала играет бот.
app-server-no-seat = Такого места за столом нет.
app-server-no-bot = Нет бота «{ $bot }». Есть: { $known }.
app-server-not-awaited = Этого игрока сейчас ни о чём не спрашивают.
app-server-bot-thinks = За это место думает бот: ему напоминать не нужно.
app-server-nobody-there = За этим местом никого нет: напоминание некому прочесть.
app-server-nudged-already =
    { $seconds ->
        [one] Этому игроку только что напомнили. Снова можно через { $seconds } секунду.
        [few] Этому игроку только что напомнили. Снова можно через { $seconds } секунды.
       *[many] Этому игроку только что напомнили. Снова можно через { $seconds } секунд.
    }
app-server-name-nothing = Напишите имя.
app-server-name-long =
    { $limit ->
        [one] Имя слишком длинное: в нём не больше { $limit } знака.
       *[other] Имя слишком длинное: в нём не больше { $limit } знаков.
    }
app-server-named-often = За одну партию имя можно сменить не больше { $limit ->
    [one] { $limit } раза
   *[other] { $limit } раз
}.
app-server-say-nothing = Напишите хоть слово.
app-server-say-less =
    { $limit ->
        [one] Слишком длинно: в одной реплике не больше { $limit } знака.
       *[other] Слишком длинно: в одной реплике не больше { $limit } знаков.
    }
app-server-say-slower = Не так часто: не больше { $limit } реплик за { $seconds } секунд. Подождите немного.
app-server-bad-token = Ссылка этого места не подходит: она от другой партии или оборвалась при копировании. Попросите её ещё раз.
app-server-origin = Эта страница открыта с чужого адреса, и стол с ней не говорит. Откройте стол по его собственному адресу.
app-server-no-match = Такой партии нет. Возможно, ссылка оборвалась при копировании.
app-server-other-version = Партия начата по версии правил { $found } или с другими картами, а здесь { $known }. Продолжить её нельзя: начните новую.
app-server-unplayable = Записанное в этой партии не сходится со здешними правилами. Продолжить её нельзя: начните новую.
app-server-hint-any = Бот не нашёл ответа. Этот вариант просто возможен.

## Хранилище

app-server-store-full = На диске сервера нет места: ничего не записано, всё осталось как было. Освободите место и повторите.
app-server-store-locked = База занята другой программой: ничего не записано, всё осталось как было. Повторите чуть позже.
app-server-store-read-only = База открыта только для чтения: ничего не записано, всё осталось как было. Скажите тому, кто держит сервер.
app-server-store-moved = Базу сервера на ходу переместили, подменили или удалили: ничего не записано, всё осталось как было. Скажите тому, кто держит сервер: его нужно перезапустить.
app-server-store-broken = База не отвечает: ничего не записано, всё осталось как было. Повторите чуть позже.

## Запросы

app-server-no-game = Нет игры «{ $game }». Есть: { $known }.
app-server-no-language = Нет языка «{ $language }». Есть: { $known }.
app-server-no-page = Такого здесь нет. Возможно, адрес оборвался при копировании.
app-server-body-too-big = Запрос слишком велик. Скажите короче.
app-server-bot-for-person = За местом человека не может сразу сидеть бот: назовите или человека, или бота.
app-server-too-many-matches = Слишком много новых партий с одного адреса. Подождите минуту.
app-server-too-many-openings = Слишком много столов запрошено с одного адреса. Подождите минуту.
app-server-too-many-sockets = С одного адреса открыто слишком много столов (можно не больше { $limit }). Закройте лишние.
app-server-too-many-replays = Слишком много моментов повторов для одного адреса. Подождите минуту.
app-server-not-over = Партия ещё идёт: это откроется, когда она закончится.
app-server-no-moment = В партии нет хода { $at }: всего их { $length }.

## Запуск

app-server-port-in-use = Порт { $port } занят. Возможно, стол уже запущен; иначе назовите другой: --port { $next }.
app-server-no-host = После --host нужен адрес: 127.0.0.1 — только для этого компьютера, 0.0.0.0 — для всей сети.
app-server-cannot-listen = Не удаётся слушать { $host }, порт { $port }: { $why }. Назовите другие: --host и --port.
app-server-cannot-open = Не удаётся открыть базу { $where }: { $why }. Проверьте, что она доступна и что в неё можно писать, или назовите другую в ELDERTABLE_DATABASE (у eldertable play: --database-url).
app-server-database-scheme = База вида { $scheme }:// не годится: назовите файл для SQLite или postgresql://имя:пароль@адрес/база.
app-server-database-address = Адрес базы не разобрать. Он пишется так: postgresql://имя:пароль@адрес:порт/база. Знаки «:», «/» и «@» в пароле заменяют на %3A, %2F и %40.
app-server-database-driver = Для PostgreSQL нужен пакет { $package }: выполните pip install --require-hashes -r requirements-postgres.txt.
app-server-database-newer = Эту базу сделал более новый Eldertable или другая программа: её таблицы версии { $found }, а здесь известна версия { $known }. Ничего не изменено. Обновите Eldertable или назовите другую базу в ELDERTABLE_DATABASE (у eldertable play: --database-url).
app-server-database-older = Эту базу сделал более старый Eldertable: её таблицы версии { $found }, а здесь нужна версия { $known }. Ничего не изменено. Откройте её тем Eldertable, которым она сделана, или назовите другую базу в ELDERTABLE_DATABASE (у eldertable play: --database-url).
app-server-database-shape = Таблицы этой базы устроены иначе: в них нет { $lacking }. Они от другой программы или от очень старого Eldertable. Ничего не изменено. Назовите другую базу в ELDERTABLE_DATABASE (у eldertable play: --database-url).
app-server-setting = Настройка { $name }: «{ $value }» не подходит. Нужно { $wanted }.
app-server-setting-unknown = { $near ->
    [none] Настройки { $name } нет, поэтому она ничего не меняет. Все настройки перечислены в docs/operations.md.
   *[other] Настройки { $name } нет, поэтому она ничего не меняет. Возможно, нужна { $near }.
  }
app-server-setting-int = целое число не меньше нуля
app-server-setting-float = число не меньше нуля
app-server-setting-int-above = целое число больше нуля
app-server-setting-float-above = число больше нуля
app-server-setting-module = имя модуля Python, который можно загрузить
app-server-setting-bool = true или false
app-server-setting-level = одно из слов DEBUG, INFO, WARNING, ERROR, CRITICAL

## Журнал

app-server-log-undo = берёт ход назад.
app-server-log-bot = уступает место: играет { $bot }.
app-server-log-person = снова играет за это место.
app-server-log-named = садится за стол.
app-server-log-renamed = берёт это имя вместо «{ $before }».

## О ссылке, которую кто-то отправил, как её показывают мессенджеры

app-server-link = Eldertable: игры о древних ужасах
app-server-link-about = Одному, с ботами, за одним экраном или с друзьями по ссылке. Все правила соблюдаются и объясняются.
app-server-link-t = { $game }: место за столом
app-server-link-r = { $game }: повтор партии
app-server-link-new = { $game }: собрать стол
app-server-link-rules = { $game }: правила
app-server-link-fair = { $game }: честны ли кубики?
