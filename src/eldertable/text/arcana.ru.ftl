# Стол Machina Arcana: слова страницы.

app-arcana-passing-turn = { $who }: не спрашивать до своего хода
app-arcana-passing-change = { $who }: не спрашивать, пока ничего не изменится
app-arcana-explorer-of = Первопроходец игрока «{ $player }»
app-arcana-coach-explorer = У каждого первопроходца свои способности, а предмет своего класса он может экипировать сразу, как получит. Бойцу — оружие, стрелку — одежда, мистику — артефакты, мастеру — всё.
app-arcana-coach-act = В рамке всё, что доступно: клетки с остатком выносливости, двери, существа, карты. Выберите цель; чудовища ходят после всех.
app-arcana-coach-interlude = Способность, которая не стоит выносливости, можно использовать и в чужой ход. Если пока незачем, попросите не спрашивать.
app-arcana-board = Поле
app-arcana-board-label = План подземелья, { $count ->
    [one] { $count } фрагмент
    [few] { $count } фрагмента
   *[many] { $count } фрагментов
}
app-arcana-no-board = Поле появится, когда начнётся первая глава
app-arcana-minimap = Мини-карта: все фрагменты
app-arcana-zoom-in = Крупнее
app-arcana-zoom-out = Мельче
app-arcana-fit = Показать всё
app-arcana-beyond = { $edge ->
    [left] Слева
    [right] Справа
    [up] Сверху
   *[down] Снизу
} ещё { $count ->
    [one] { $count } цель
    [few] { $count } цели
   *[many] { $count } целей
}
app-arcana-own-people = Это свой! { $sure ->
    [yes] Нажмите ещё раз, если так и задумано.
   *[no] Атака ранит вашего же первопроходца.
}
app-arcana-doubt-own = Эта атака достаёт только до своих! Нажмите ещё раз, если так и задумано.
app-arcana-doubt-nothing = Сейчас это ничего не даст. Нажмите ещё раз, если так и задумано.
app-arcana-doubt-end = Ещё осталась выносливость: { $stamina }. Закончить ход? Нажмите ещё раз.
app-arcana-here = Здесь { $what } { $where }
app-arcana-blast = Взрыв бьёт 3 кубиками по всем вокруг бочки. { $own ->
    [0] { "" }
   *[other] Заденет и своих: { $who }.
}
app-arcana-targets = Что можно выбрать на поле
app-arcana-fragment = Фрагмент { $number }, 10 на 10 клеток

## Для тех, кто слушает

app-arcana-say-monster = { $name }, чудовище { $order } в очереди, здоровье { $health } из { $most }
app-arcana-say-explorer = { $name }, здоровье { $health } из { $most }
app-arcana-say-side = { $what ->
    [wall] стена
    [closed-door] закрытая дверь
    [open-door] открытая дверь
    [broken-door] уничтоженная дверь
   *[border] неисследованная граница
}: { $sides }
app-arcana-say-walk = Дойти за { $steps ->
    [one] { $steps } шаг
    [few] { $steps } шага
   *[many] { $steps } шагов
}, останется выносливости { $left }

## Фазы

app-arcana-phase-explorers = первопроходцы
app-arcana-phase-lair = логово
app-arcana-phase-horror = ужас
app-arcana-phase-monsters = чудовища

## Характеристики

app-arcana-stat-defence = защита
app-arcana-stat-will = воля
app-arcana-stat-inspiration = воодушевление
app-arcana-stat-health = здоровье
app-arcana-stat-stamina = выносливость
app-arcana-health-of = Здоровье { $health } из { $most }
app-arcana-markers = Маркеров: { $left } из { $all }
app-arcana-dead = гибель
app-arcana-left = за выходом
app-arcana-turn-taken = ход сделан
app-arcana-turn-now = ходит
app-arcana-turn-waits = ждёт хода
app-arcana-class-fighter = боец
app-arcana-class-shooter = стрелок
app-arcana-class-mystic = мистик
app-arcana-class-master = мастер
app-arcana-keyword-stationary = неподвижное
app-arcana-keyword-incorporeal = бесплотное

## Карты

app-arcana-card = Карта
app-arcana-type-weapon = оружие
app-arcana-type-clothing = одежда
app-arcana-type-artefact = артефакт
app-arcana-type-single_use = одноразовый предмет
app-arcana-slot-body = туловище
app-arcana-slot-legs = ноги
app-arcana-slot-head = голова
app-arcana-slot-extension = расширение
app-arcana-type-monster = чудовище · уровень { $level }
app-arcana-type-explorer = первопроходец · { $class }
app-arcana-type-explorer-event = событие первопроходцев
app-arcana-type-horror-event = событие ужаса
app-arcana-type-personal = личное событие
app-arcana-type-chapter = { $number ->
    [0] развязка
   *[other] глава { $number }
}
app-arcana-connector-gear = улучшение: шестерня
app-arcana-connector-valve = улучшение: вентиль
app-arcana-connector-coil = улучшение: катушка
app-arcana-connector-eye = улучшение: око
app-arcana-connector-thread = расширение: резьба
app-arcana-connector-clamp = расширение: зажим
app-arcana-connector-prism = расширение: призма
app-arcana-target-near = ближняя цель
app-arcana-target-blockable = дальняя цель, препятствия мешают
app-arcana-target-piercing = дальняя цель, препятствия не мешают
app-arcana-enters-play = Когда карта вступает в игру
app-arcana-lasting = Продолжительный эффект действует
app-arcana-progress = { $count ->
    [one] { $count } жетон продвижения
    [few] { $count } жетона продвижения
   *[many] { $count } жетонов продвижения
}
app-arcana-take = Взять
app-arcana-tap-to-read = Нажмите на первопроходца, чтобы прочесть его способности
app-arcana-pick = Выбрать
app-arcana-put-discard = В сброс
app-arcana-put-deck = На колоду

## Глава и шкалы

app-arcana-chapter = { $number ->
    [0] Развязка
   *[other] Глава { $number } · { $closed ->
        [yes] закрытая
       *[no] открытая
    }
}
app-arcana-victory = Победа
app-arcana-defeat = Поражение
app-arcana-advance = К следующей главе ведёт: { $how }
app-arcana-advance-chapter_cell = клетка главы
app-arcana-advance-timeout = конец времени (логово на 1)
app-arcana-advance-ability = способность главы
app-arcana-advance-exit = выход с поля
app-arcana-read-story = Прочесть главу
app-arcana-tracks = Шкалы главы
app-arcana-track-lair = Логово
app-arcana-track-horror = Ужас
app-arcana-track-danger = Опасность
app-arcana-track-level = Уровень
app-arcana-track-value = Сейчас { $value }
app-arcana-track-danger-value = { $value } из { $steps }
app-arcana-track-danger-arrow = Здесь растёт уровень чудовищ
app-arcana-odds = { $lair ->
    [0] Чудовища из логова не выходят.
   *[other] В фазу логова чудовище появится у каждого, на чьём фрагменте логово не запечатано: { $lair } %.
} { $horror ->
    [0] { "" }
   *[other] Событие ужаса: { $horror } %.
}
app-arcana-timeout = Логово на единице: время главы выйдет.
app-arcana-set-aside = Отложено жетонов: { $count }
app-arcana-events = Текущие события
app-arcana-no-events = Пока ни одного

## Очерёдность

app-arcana-queue = Очерёдность чудовищ
app-arcana-level = уровень { $level }
app-arcana-no-monsters = На поле чудовищ нет
app-arcana-aim = { $stationary ->
    [yes] ближе всех: { $who }
   *[no] { $equal ->
        [one] идёт к цели: { $who }
       *[other] равно близки: { $who }
    }
}, { $steps ->
    [1] рядом
    [one] { $steps } шаг
    [few] { $steps } шага
   *[many] { $steps } шагов
}{ $doors ->
    [0] { "" }
    [one] , { $doors } дверь на пути
    [few] , { $doors } двери на пути
   *[many] , { $doors } дверей на пути
}
app-arcana-aim-other = { $who }: шагов { $steps }, дверей { $doors }, здоровье { $health }
app-arcana-aim-nobody = ни до кого не дойдёт
app-arcana-aim-free = ведёт игрок
app-arcana-aim-controlled = под управлением: { $who }

## Первопроходцы

app-arcana-gear = Снаряжение
app-arcana-no-gear = Ничего не экипировано
app-arcana-party = Отряд
app-arcana-inventory = Инвентарь
app-arcana-inventory-count = инвентарь ({ $count })
app-arcana-kit-inventory = Инвентарь
app-arcana-kit-exchange = Обмен
app-arcana-open-inventory = Открыть инвентарь
app-arcana-inventory-how = { $hand ->
    [touch] Возьмите карту, затем нажмите на место, которое засветится
   *[mouse] Перетащите карту на место, которое светится; клавишами: Enter взять, стрелки, Enter положить
}
app-arcana-inventory-look = Сменить снаряжение можно действием «Инвентарь»
app-arcana-bag = В инвентаре: { $count }
app-arcana-bag-empty = Пусто
app-arcana-take-up = Взять карту
app-arcana-lay-back = Положить обратно
app-arcana-put-main = Сделать основным
app-arcana-put-upgrade = Улучшить: { $item }
app-arcana-put-extension = Расширить: { $item }
app-arcana-put-give = Отдать: { $who }
app-arcana-on-bench = На верстаке
app-arcana-own-cards = Что отдать за них
app-arcana-deck-left = { $count ->
    [one] осталась { $count } карта
    [few] осталось { $count } карты
   *[many] осталось { $count } карт
}
app-arcana-decks = В колодах: оружие { $weapon }, одежда { $clothing }, артефакты { $artefact }, одноразовые { $single }; чудовища { $monsters }; события первопроходцев { $explorer }, ужаса { $horror }; фрагменты { $fragments }
app-arcana-discard-items = Сброс предметов: { $count }
app-arcana-discard-explorer = Сброс событий первопроходцев: { $count }
app-arcana-discard-horror = Сброс событий ужаса: { $count }
app-arcana-discard-monsters = Уничтоженные чудовища: { $count }
app-arcana-strip-tracks = логово · ужас
app-arcana-strip-monsters = чудовища

## Кубики

app-arcana-attack = { $who } атакует: { $whom }
app-arcana-attack-itself = Атака, цель: { $whom }
app-arcana-attack-before = Предыдущая атака
app-arcana-attack-after = Следующая атака
app-arcana-attack-sum = На кубиках { $rolled }, итог { $result }
app-arcana-die = { $kind ->
    [strong] Сильный кубик
    [any] Кубик
   *[weak] Слабый кубик
}: { $face }
app-arcana-dice = кубики
app-arcana-ability = способность
app-arcana-news = Что произошло
app-arcana-percent = { $chance } %
app-arcana-total = итог
app-arcana-less-than = меньше чем
app-arcana-at-least = не меньше
app-arcana-verdict = { $hit ->
    [yes] Попадание
   *[no] Мимо
}
app-arcana-wounds = −{ $n } здоровье
app-arcana-died = Гибель: { $who }. { $heir ->
    [you] Теперь чудовищ ведёте вы.
   *[they] Теперь чудовищ ведёт игрок этого первопроходца.
}
app-arcana-verdict-of = { $who }: { $hit ->
    [yes] попадание
   *[no] мимо
}

## История

app-arcana-story = История
app-arcana-story-pages = Прочитанные главы
app-arcana-no-story = У этой карты нет истории.
app-arcana-next = Далее
app-arcana-to-table = К столу
app-arcana-skip = Пропустить

## Конец

app-arcana-verdict-title = { $won ->
    [yes] Мы вышли к свету
   *[no] Лёд сомкнулся
}
app-arcana-verdict-facts = Раунд { $round }, глава «{ $chapter }», уровень чудовищ { $level }
app-arcana-campaign-on = Продолжить кампанию
app-arcana-kept = Взято с собой
app-arcana-to-board = Поле
app-arcana-deed = Дела
app-arcana-deed-hits = Попаданий
app-arcana-deed-misses = Промахов
app-arcana-deed-wounds = Ран получено
app-arcana-deed-items = Предметов найдено
app-arcana-deed-cells = Клеток задействовано
app-arcana-deed-explored = Фрагментов открыто
app-arcana-deed-inspired = Воодушевления потрачено
app-arcana-log-monsters = чудовища
