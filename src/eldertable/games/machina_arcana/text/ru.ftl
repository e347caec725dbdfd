# Machina Arcana. Имена существ и карт стоят в именительном падеже, поэтому строки строятся вокруг двоеточий и кавычек.

machina_arcana-title = Machina Arcana
machina_arcana-tagline = Паровой склеп подо льдом
machina_arcana-caption = { $scenario }, глава { $number }
machina_arcana-caption-finale = { $scenario }, финал
machina_arcana-option-scenario = Сценарий
machina_arcana-option-scenario-1 = Ужас во льдах
machina_arcana-option-length = Длина партии
machina_arcana-option-length-full = Полная
machina_arcana-option-length-quick = Быстрая
machina_arcana-option-length-very_quick = Очень быстрая
machina_arcana-option-easy = Лёгкая игра
machina_arcana-option-easy-no = Нет
machina_arcana-option-easy-yes = Да: ноль на кубике судьбы равен нулю
machina_arcana-option-very_easy = Очень лёгкая игра
machina_arcana-option-very_easy-no = Нет
machina_arcana-option-very_easy-yes = Да: значения логова и ужаса сами не падают
machina_arcana-option-campaign = Кампания
machina_arcana-option-campaign-no = Нет
machina_arcana-option-campaign-yes = Да: после победы карты можно взять в следующую партию
machina_arcana-error-carried-alone = Карты из прошлого сценария берут с собой только в кампании: нужна настройка campaign=yes.
machina_arcana-error-carried-explorer = Среди тех, кто продолжает кампанию, назван неизвестный первопроходец: { $name }.
machina_arcana-error-carried-explorer-twice = Первопроходец { $name } продолжает кампанию дважды.
machina_arcana-error-carried-card = Эту карту нельзя взять с собой: { $name }. С собой берут предметы и личные события.
machina_arcana-error-carried-card-twice = Карта { $name } взята с собой дважды, а она одна.

## Слова

machina_arcana-nobody = никто
machina_arcana-barrels = Бочки
machina_arcana-traps = Ловушки
machina_arcana-thing-barrel = взрывоопасная бочка
machina_arcana-thing-door = дверь
machina_arcana-thing-cell = клетка
machina_arcana-thing-ritual-circle = клетка ритуала
machina_arcana-cell = { $kind } { $column ->
    [A] А
    [B] Б
    [C] В
    [D] Г
    [E] Д
    [F] Е
    [G] Ж
    [H] З
    [J] И
   *[K] К
}{ $row }
machina_arcana-kind-passable-cell = пол
machina_arcana-kind-trap-cell = ловушка
machina_arcana-kind-lair-cell = логово
machina_arcana-kind-chasm-cell = пропасть
machina_arcana-kind-rubble = завал
machina_arcana-kind-barrel = бочка
machina_arcana-kind-chest = сундук
machina_arcana-kind-workbench = верстак
machina_arcana-kind-recharge-station = станция подзарядки
machina_arcana-kind-trap-lever = рычаг ловушки
machina_arcana-kind-event-cell = клетка события
machina_arcana-kind-unlit-chapter-cell = клетка главы
machina_arcana-kind-lit-chapter-cell = освещённая клетка главы
machina_arcana-kind-destroyed-cell = уничтоженная клетка
machina_arcana-kind-entry-cell = вход
machina_arcana-kind-core-cell = сердцевина
machina_arcana-kind-ritual-cell = клетка ритуала
machina_arcana-kind-anchor-cell = цепь-якорь
machina_arcana-kind-heart-cell = сердце
machina_arcana-kind-pillar-cell = столп
machina_arcana-side-north = на север
machina_arcana-side-east = на восток
machina_arcana-side-south = на юг
machina_arcana-side-west = на запад
machina_arcana-deck-weapon = Оружие
machina_arcana-deck-clothing = Одежда
machina_arcana-deck-artefact = Артефакты
machina_arcana-deck-single-use = Одноразовые предметы
machina_arcana-price = { $inspiration ->
    [0] выносливость { $stamina }
   *[other] выносливость { $stamina }, воодушевление { $inspiration }
}
machina_arcana-brings = { $n ->
    [0] продолжает кампанию без карт
    [one] продолжает кампанию: { $n } карта, уровень подготовленности { $preparedness }
    [few] продолжает кампанию: { $n } карты, уровень подготовленности { $preparedness }
   *[many] продолжает кампанию: { $n } карт, уровень подготовленности { $preparedness }
}
machina_arcana-share = { $who }: { $n }

## Вопросы

machina_arcana-ask-choose-explorer = Выберите первопроходца
machina_arcana-ask-pick-explorer = { $deed ->
    [gain_inspiration] Кто получит воодушевление?
    [lose_inspiration] Кто потеряет воодушевление?
    [gain_item] Кто получит предмет?
    [use_workbench] Кто воспользуется верстаком?
    [recharge] Кто подзарядится?
    [use_inventory] Кто воспользуется инвентарём?
    [exchange] С кем обменяться?
    [give_item] Кому отдать предмет?
    [stow_item] Кто уберёт предмет в инвентарь?
    [discard_item] Кто сбросит предмет?
    [launch_event] Для кого событие?
    [monster_appears] Из-за кого появится чудовище?
    [explore] Кто исследует?
   *[other] Кого из первопроходцев выбрать?
}
machina_arcana-ask-next-turn = Кто ходит следующим?
machina_arcana-ask-act = Что сделает { $who }?
machina_arcana-ask-out-of-turn = { $who }: вмешаться в чужой ход?
machina_arcana-ask-steer = Что сделает { $who }?
machina_arcana-ask-choose-target = Выберите цель
machina_arcana-ask-choose-creature = { $deed ->
    [first] Кого сдвинуть первым?
    [lose_health] Кто потеряет здоровье?
    [restore_health] Кому восстановить здоровье?
    [restore_stamina] Кому восстановить выносливость?
    [lose_stamina] Кто потеряет выносливость?
    [deal_damage] Кому нанести урон?
    [destroy_creature] Кого уничтожить?
    [move] Кого передвинуть?
    [teleport] Кого перенести?
    [swap_places] Кого поменять местами?
    [push] Кого оттолкнуть?
    [pull] Кого притянуть?
   *[other] Выберите существо
}
machina_arcana-ask-choose-monster = { $deed ->
    [banish] Какое чудовище изгнать?
    [control_monster] Каким чудовищем управлять?
    [advance] Какое чудовище двинется?
   *[other] Выберите чудовище
}
machina_arcana-ask-choose-evader = Кого атаковать?
machina_arcana-ask-choose-barrel = Выберите бочку
machina_arcana-ask-choose-cell = { $deed ->
    [destroy_cell] Какую клетку уничтожить?
    [restore_cell] Какую клетку восстановить?
    [seal_lair] Какое логово запечатать?
    [light_chapter_cell] Какую клетку главы осветить?
    [darken_chapter_cell] Какую клетку главы погасить?
    [activate] Какую клетку задействовать?
   *[other] Выберите клетку
}
machina_arcana-ask-choose-door = { $deed ->
    [open_door] Какую дверь открыть?
    [close_door] Какую дверь закрыть?
    [destroy_door] Какую дверь уничтожить?
    [remove_destroyed_door] Какую дверь починить?
   *[other] Выберите дверь
}
machina_arcana-ask-choose-source = { $deed ->
    [pull] К чему притянуть?
   *[push] От чего оттолкнуть?
}
machina_arcana-ask-choose-each = Выберите
machina_arcana-ask-choose-step = { $moved }: куда шагнуть?
machina_arcana-ask-choose-landing = { $deed ->
    [moved] { $moved }: на какую клетку?
   *[other] Где встанет чудовище?
}
machina_arcana-ask-choose-entry = { $who }: куда встать?
machina_arcana-ask-choose-exit = Где будет выход?
machina_arcana-ask-choose-lair = Из какого логова?
machina_arcana-ask-choose-roller = Кто бросает за логово?
machina_arcana-ask-choose-nearest = { $who }: кого выбрать целью?
machina_arcana-ask-choose-monster-step = { $who }: какой из равных путей?
machina_arcana-ask-choose-next-in-queue = Кто следующий в очереди?
machina_arcana-ask-choose-list = { $known ->
    [yes] { $who }: выберите одно
   *[no] Выберите одно
}
machina_arcana-ask-choose-item-deck = Из какой колоды тянуть?
machina_arcana-ask-choose-gained = Какую карту взять?
machina_arcana-ask-choose-stow = Что убрать в инвентарь?
machina_arcana-ask-choose-discard = Что сбросить?
machina_arcana-ask-choose-discarded = Что взять из сброса?
machina_arcana-ask-choose-give = Что отдать?
machina_arcana-ask-exchange-give = { $who }: что отдать?
machina_arcana-ask-workbench-give = Обменять свой предмет?
machina_arcana-ask-workbench-take = На что обменять предмет «{ $give }»?
machina_arcana-ask-recharge-exchange = Обменяться с кем-нибудь?
machina_arcana-ask-keep-or-give = Кому достанется?
machina_arcana-ask-equip-gained = Экипировать сразу?
machina_arcana-ask-equip-item = Что экипировать?
machina_arcana-ask-use-inventory = { $who }: что экипировать?
machina_arcana-ask-keep-card = { $who }: что взять в следующий сценарий?
machina_arcana-ask-put-card = { $cards ->
    [1] Куда другую карту?
   *[other] Куда остальные карты?
}
machina_arcana-ask-put-under = Что убрать под колоду?
machina_arcana-ask-put-on-top = Что положить наверх?
machina_arcana-ask-inspire = Добавить воодушевление?
machina_arcana-ask-spend-inspiration = Сколько воодушевления потратить?
machina_arcana-ask-convert = Сколько здоровья обменять на воодушевление?
machina_arcana-ask-pay-inspiration = Кто платит воодушевлением?
machina_arcana-ask-support = { $who }: поддержать?
machina_arcana-ask-inspiration-for-health = Потерять воодушевление вместо здоровья?
machina_arcana-ask-event-cell-event = Клетка события: запустить событие?
machina_arcana-ask-may-react = Использовать?
machina_arcana-ask-may-pay = Заплатить?
machina_arcana-ask-may-do = Сделать это?
machina_arcana-ask-how-often = Сколько раз?
machina_arcana-facts-act = Выносливость { $stamina }, воодушевление { $inspiration }
machina_arcana-facts-steer = Гибель: { $dead }. Теперь чудовищ ведёте вы. Выносливость { $stamina }
machina_arcana-facts-steer-controlled = Чудовищем управляет { $who }. Выносливость { $stamina }
machina_arcana-facts-out-of-turn = Можно использовать: { $cards }
machina_arcana-facts-inspiration-for-health = { $known ->
    [attack] Урон: { $cause }.{ " " }
    [own-attack] Урон от своей же атаки.{ " " }
    [own] Своя способность.{ " " }
    [yes] «{ $cause }».{ " " }
   *[no] { "" }
}{ $inspiration ->
    [0] { $who }: здоровье { $health }, своего воодушевления нет. «Да»: поделятся те, кто рядом, «Нет»: здоровье −1
   *[other] { $who }: здоровье { $health }, воодушевление { $inspiration }. «Да»: воодушевление −1, «Нет»: здоровье −1
}
machina_arcana-facts-roller = Чудовище выйдет из логова, если на кубике судьбы { $lair } или больше. Бросят все, вы выбираете порядок
machina_arcana-facts-event-cell = «Да»: воодушевление +1 и событие первопроходцев. «Нет»: кубик судьбы; { $horror } или больше — опасность −1, иначе снова сработает событие ужаса
machina_arcana-facts-entry = Глава «{ $chapter }»: встаньте у входа
machina_arcana-facts-cause = { $known ->
    [own] Своя способность
    [yes] «{ $cause }»
   *[no] { "" }
}
machina_arcana-facts-choose-step = { $known ->
    [own] Своя способность: шаг не стоит выносливости. «Готово» — остаться на месте
    [yes] «{ $cause }»: шаг не стоит выносливости. «Готово» — остаться на месте
   *[no] Шаг не стоит выносливости. «Готово» — остаться на месте
}
machina_arcana-facts-choose-step-to = { $known ->
    [own] Своя способность: перенос на клетку
    [yes] «{ $cause }»: перенос на клетку
   *[no] Перенос: подходит любая из этих клеток
}
machina_arcana-facts-choose-landing-monster = { $known ->
    [own] Своя способность: появляется чудовище
    [yes] «{ $cause }»: появляется чудовище
   *[no] Чудовище выходит из логова, а клетка логова занята
}
machina_arcana-facts-choose-lair = { $known ->
    [own] Своя способность: появляется чудовище. Ближайших логов несколько
    [yes] «{ $cause }»: появляется чудовище. Ближайших логов несколько
   *[no] Выходит чудовище. Ближайших логов несколько, выберите одно
}
machina_arcana-facts-choose-nearest = { $known ->
    [yes] «{ $cause }»: равенство во всём, решаете вы
   *[no] Равенство во всём, решаете вы
}
machina_arcana-facts-choose-source = { $known ->
    [own] Своя способность.{ " " }
    [yes] «{ $cause }».{ " " }
   *[no] { "" }
}{ $who ->
    [yes] Сдвинется { $moved }.{ " " }
   *[no] { "" }
}Одинаково близких несколько, выберите одно
machina_arcana-facts-choose-give = { $known ->
    [yes] «{ $cause }». Получит { $to }
   *[no] Получит { $to }
}
machina_arcana-facts-despair = Опасности некуда расти: каждый на поле сбрасывает экипированный предмет, а у кого его нет, погибает
machina_arcana-facts-hands = На столько оружия не хватает рук: лишнее уходит в инвентарь
machina_arcana-facts-light-tied = Логово запечатано и освещает ближайшую клетку главы; равно близких несколько
machina_arcana-facts-target = { $own ->
    [yes] Своя способность
   *[no] «{ $card }»
}{ $stamina ->
    [0] { "" }
   *[other] , выносливость { $stamina }
}{ $inspiration ->
    [0] { "" }
   *[other] , воодушевление { $inspiration }
}
machina_arcana-own-ability = своя способность
machina_arcana-quoted = «{ $card }»
machina_arcana-vain-nothing = сейчас ничего не даст
machina_arcana-vain-own = достаёт только до своих
machina_arcana-facts-keep-card = Уровень подготовленности { $preparedness }: настолько вырастет опасность
machina_arcana-facts-inspire = Кубики { $dice }; итог { $result }, нужно: { $against }
machina_arcana-facts-pay-inspiration = { $purpose }. Нужно воодушевления: { $n }. Платить могут и те, кто рядом
machina_arcana-facts-support = { $payer } просит воодушевление: { $n }. { $purpose }
machina_arcana-purpose-roll = Итог броска вырастет с { $before } до { $after }, нужно: { $against }
machina_arcana-purpose-ability = { $own ->
    [yes] Плата за свою способность
   *[no] Плата за «{ $card }»
}
machina_arcana-purpose-effect = Его отнимает «{ $card }»
machina_arcana-purpose-health = Вместо 1 здоровья
machina_arcana-purpose-action = { $action ->
    [open_door] Чтобы открыть дверь
    [close_door] Чтобы закрыть дверь
    [destroy_door] Чтобы разрушить дверь
    [explore] Чтобы исследовать новый фрагмент
    [leave_board] Чтобы покинуть поле
    [use_inventory] Чтобы воспользоваться инвентарём
    [exchange] Чтобы обменяться предметами
    [seal_lair] Чтобы запечатать логово
    [chapter_cell_unlit] Чтобы задействовать клетку главы
    [chapter_cell_lit] Чтобы задействовать освещённую клетку главы
    [chest] Чтобы открыть сундук
    [workbench] Чтобы воспользоваться верстаком
    [recharge_station] Чтобы воспользоваться станцией подзарядки
    [trap_lever] Чтобы дёрнуть рычаг ловушки
    [event_cell] Чтобы задействовать клетку события
   *[other] Плата за это действие
}
machina_arcana-facts-exchange-give = Получит { $to }. Отдать можно сколько угодно предметов
machina_arcana-facts-workbench-give = На верстаке: { $cards }
machina_arcana-facts-workbench-take = Взамен на верстак ляжет { $give }
machina_arcana-facts-item-deck = { $known ->
    [own] Своя способность.{ " " }
    [yes] «{ $cause }».{ " " }
   *[no] { "" }
}Карта { $next } из { $n }{ $chosen ->
    [0] { "" }
   *[other] . Уже выбрано: { $decks }
}
machina_arcana-facts-choose-gained = { $others ->
    [1] Другая — в сброс или колоду
   *[other] Другие — в сброс или колоду
}
machina_arcana-facts-recharge-exchange = Подзарядка: обмен с теми, кто стоит рядом со станцией или верстаком
machina_arcana-facts-monster-step = { $known ->
    [yes] Идёт к цели: { $towards }. Эти шаги равны, решаете вы
   *[no] Эти шаги равны, решаете вы
}
machina_arcana-facts-next-turn = Порядок ходов выбираете вы все вместе; нажмите на первопроходца
machina_arcana-facts-choose-explorer = У каждого свои способности и свой класс
machina_arcana-facts-card = «{ $card }»

## Варианты

machina_arcana-option-move = Шаг: { $cell }
machina_arcana-option-activate = Задействовать: { $cell }
machina_arcana-option-seal-lair = Запечатать логово
machina_arcana-option-open-door = Открыть дверь
machina_arcana-option-close-door = Закрыть дверь
machina_arcana-option-destroy-door = Уничтожить дверь
machina_arcana-option-explore = Исследовать { $side }
machina_arcana-option-leave-board = Покинуть поле
machina_arcana-option-use = Использовать «{ $card }»
machina_arcana-option-use-own = { $who }: своя способность
machina_arcana-option-take-turn = Ходит { $who }
machina_arcana-option-attack = Атаковать: { $who }
machina_arcana-option-aim = Цель: { $who }
machina_arcana-option-start = Встать: { $cell }
machina_arcana-option-appear = Появится здесь: { $cell }
machina_arcana-option-lair = Выйдет отсюда: { $cell }
machina_arcana-option-pick = Выбрать: { $who }
machina_arcana-option-land = Перенести сюда: { $cell }
machina_arcana-option-exit = Выход здесь: { $cell }
machina_arcana-option-roll = Бросает { $who }
machina_arcana-option-go-for = Идёт к цели: { $who }
machina_arcana-option-get = Получит { $who }
machina_arcana-option-use-inventory = Инвентарь: { $who }
machina_arcana-option-exchange = Обмен: { $who }
machina_arcana-option-pass = Закончить ход
machina_arcana-option-window-decline = Сейчас нет
machina_arcana-option-window-wait-for-change = Не спрашивать, пока ничего не изменится
machina_arcana-option-window-pass = Не спрашивать до своего хода
machina_arcana-option-decline = Нет
machina_arcana-option-agree = Да
machina_arcana-option-keep-all = Взять всё
machina_arcana-option-choose-nothing = Готово
machina_arcana-option-number = { $n }
machina_arcana-option-inspire = { $n ->
    [0] Не добавлять
   *[other] +{ $n }: попадание
}
machina_arcana-option-equip-main = Экипировать: { $item }
machina_arcana-option-equip-upgrade = { $item }: улучшение предмета «{ $on }»
machina_arcana-option-equip-extension = { $item }: расширение предмета «{ $on }»
machina_arcana-option-give = { $item }: отдать ({ $to })
machina_arcana-option-put-discard = { $card }: в сброс
machina_arcana-option-put-deck = { $card }: обратно на колоду
machina_arcana-option-pay-inspiration = { $shares }

## Журнал

machina_arcana-log-round = Раунд { $round }
machina_arcana-log-scenario = Сценарий: { $chapter }
machina_arcana-log-chapter = Глава: { $chapter }
machina_arcana-log-turn = { $who }: ход
machina_arcana-log-fate = Кубик судьбы: { $n }
machina_arcana-log-activated = { $who } задействует: { $card }
machina_arcana-log-activated-itself = Срабатывает: { $card }
machina_arcana-log-added-items = В колоды добавлены новые предметы
machina_arcana-log-appeared = Появляется { $who }
machina_arcana-log-banished = { $who }: изгнание
machina_arcana-log-cell-destroyed = Клетка уничтожена
machina_arcana-log-cell-restored = Клетка восстановлена
machina_arcana-log-controlled = { $about } подчиняет себе: { $who }
machina_arcana-log-danger = Опасность: { $n }
machina_arcana-log-darkened = Клетка главы больше не освещена
machina_arcana-log-destroyed = Гибель: { $who }
machina_arcana-log-discarded = { $who }: сброс, «{ $card }»
machina_arcana-log-door-opened = { $who }: дверь открыта
machina_arcana-log-door-closed = { $who }: дверь закрыта
machina_arcana-log-door-destroyed = { $who }: дверь уничтожена
machina_arcana-log-door-opened-itself = Дверь открывается
machina_arcana-log-door-closed-itself = Дверь закрывается
machina_arcana-log-door-destroyed-itself = Дверь уничтожена
machina_arcana-log-door-mended = { $who }: дверь снова цела
machina_arcana-log-entered = { $who } входит
machina_arcana-log-equipped = { $who }: экипировка, «{ $card }»
machina_arcana-log-event-launched = Событие: «{ $card }»
machina_arcana-log-event-relaunched = Снова событие: «{ $card }»
machina_arcana-log-exit-placed = Выход открыт
machina_arcana-log-exploded = Взрыв бочки
machina_arcana-log-explored = { $who }: исследован новый фрагмент
machina_arcana-log-gained-inspiration = { $who }: воодушевление +{ $n }
machina_arcana-log-gained-item = { $who }: новый предмет, «{ $card }»
machina_arcana-log-gave = { $who } отдаёт предмет «{ $card }», получает { $about }
machina_arcana-log-goes-for = { $who } идёт к цели: { $about }
machina_arcana-because-alone = больше идти не к кому; клеток пути: { $n }
machina_arcana-because-nearest = ближе всех; клеток пути: { $n }
machina_arcana-because-clear-way = так же близко, но на пути меньше дверей и существ; клеток пути: { $n }
machina_arcana-because-weakest = так же близко, но здоровья меньше; клеток пути: { $n }
machina_arcana-because-chosen = равенство во всём, выбрали игроки; клеток пути: { $n }
machina_arcana-log-horror-value = Значение ужаса: { $n }
machina_arcana-log-kept = { $who }: уровень подготовленности { $n }
machina_arcana-log-lair-value = Значение логова: { $n }
machina_arcana-log-lasting = { $who }: «{ $card }» действует до конца раунда
machina_arcana-log-lasting-own = { $who }: своя способность действует до конца раунда
machina_arcana-log-lasting-itself = «{ $card }» действует до конца раунда
machina_arcana-log-left = { $who } покидает поле
machina_arcana-log-lit = Клетка главы освещена
machina_arcana-log-looked = { $who } смотрит верхние карты колоды
machina_arcana-log-lost-health = { $who }: потеря здоровья, осталось { $n }
machina_arcana-log-monster-level = Уровень чудовищ: { $n }
machina_arcana-log-queue-changed = { $who } меняет порядок чудовищ
machina_arcana-log-recharged = { $who }: подзарядка
machina_arcana-log-restored-health = { $who }: здоровье +{ $n }
machina_arcana-log-revealed-items = { $who } открывает карты предметов
machina_arcana-log-sealed = { $who }: логово запечатано
machina_arcana-log-set-aside = Отложенных жетонов осталось { $n }
machina_arcana-log-spent-inspiration = { $who }: воодушевление −{ $n }
machina_arcana-log-stowed = { $who }: убрано, «{ $card }»
machina_arcana-log-timeout = Время главы вышло
machina_arcana-log-traps = Ловушки срабатывают
machina_arcana-log-used = { $who }: «{ $card }»
machina_arcana-log-used-own = { $who }: своя способность
machina_arcana-log-swapped = { $who } меняется местами
machina_arcana-log-shoved = { $who } сдвигается
machina_arcana-log-teleported = { $who } переносится
machina_arcana-log-attack-hit = { $who }: удар достигает цели ({ $targets })
machina_arcana-log-attack-miss = { $who }: мимо ({ $targets })
machina_arcana-log-attack-hit-itself = Атака достигает цели ({ $targets })
machina_arcana-log-attack-miss-itself = Атака проходит мимо ({ $targets })
machina_arcana-log-against = { $stat ->
    [defence] защита { $limit }
    [will] воля { $limit }
   *[other] { $limit }
} ({ $who })
machina_arcana-log-against-own = { $stat ->
    [will] воля { $limit }
   *[defence] защита { $limit }
} ({ $who }, итог { $result })
machina_arcana-log-attack-sum = кубики { $dice }{ $change ->
    [0] { "" }
   *[other] ; поправки { $change }
}{ $inspiration ->
    [0] { "" }
   *[other] ; воодушевление { $inspiration }
}; итог { $result }, нужно: { $against }

## Исход

machina_arcana-outcome-won = Первопроходцы победили.
machina_arcana-outcome-campaign = Первопроходцы победили. Кампания продолжается, уровень подготовленности { $preparedness }.
machina_arcana-outcome-all_dead = Последний первопроходец погиб.
machina_arcana-outcome-finale = Условие поражения выполнено раньше условия победы.

## Подсказки

machina_arcana-why-attack = Удар сейчас даст больше всего.
machina_arcana-why-heal = Раненого пора лечить.
machina_arcana-why-ability = Способность окупает свою цену.
machina_arcana-why-advance = Это двигает историю дальше.
machina_arcana-why-gain = Клетка рядом стоит своей цены.
machina_arcana-why-nothing-better = Ничего лучше сейчас нет.
machina_arcana-why-best = Так выглядит лучше всего.

# Почему сейчас нельзя
machina_arcana-barred-wall = Между вами и этой клеткой стена.
machina_arcana-barred-closed-door = Путь закрывает дверь: откройте её или уничтожьте.
machina_arcana-barred-occupied = Клетка занята: { $creature }.
machina_arcana-barred-rubble = Через завал не пройти.
machina_arcana-barred-obstacle = На эту клетку не встать.
machina_arcana-barred-chasm = Пропасть: кто окажется на ней, погибнет.
machina_arcana-barred-destroyed = Клетка уничтожена: использовать её больше нельзя.
machina_arcana-barred-too-far = Слишком далеко: подойдите вплотную.
machina_arcana-barred-cannot-move = Сейчас перемещаться нельзя.
machina_arcana-barred-stamina = Не хватает выносливости: нужно { $price }, есть { $left }.
machina_arcana-barred-inspiration = Не хватает воодушевления: нужно { $price }, вместе с поддержкой есть { $left }.
machina_arcana-barred-health = Не хватает здоровья: нужно { $price }, вместе с воодушевлением есть { $left }.
machina_arcana-barred-door-destroyed = Дверь уничтожена: с ней больше ничего не сделать.
machina_arcana-barred-door-diagonal = По диагонали до двери не достать: встаньте прямо перед ней.
machina_arcana-barred-border-far = Исследовать можно, только стоя на клетке у этой границы.
machina_arcana-barred-border-token = Здесь лежит жетон входа или выхода: через эту границу исследовать нельзя.
machina_arcana-barred-border-empty = Фрагментов в стопке не осталось.
machina_arcana-barred-border-held = Новому фрагменту нет места: на лишнем фрагменте стоит первопроходец или лежит выход.
machina_arcana-barred-waiting = Карта уже использована: она уйдёт в сброс, когда закончится её эффект.
machina_arcana-barred-not-equipped = Предмет в инвентаре: сначала экипируйтесь им.
machina_arcana-barred-own-turn = Способность стоит выносливости: только в свой ход.
machina_arcana-barred-forbidden = Сейчас использовать способности нельзя.
machina_arcana-barred-marker = На карте нет маркера, который можно вернуть.
machina_arcana-barred-progress = Не хватает жетонов продвижения: нужно { $price }, на карте { $left }.
machina_arcana-barred-discard = Нет предмета, который можно сбросить.
machina_arcana-barred-no-cell = По соседству нет нужной клетки: { $kind }.
machina_arcana-barred-no-open-door = По соседству нет открытой двери.
machina_arcana-barred-no-closed-door = По соседству нет закрытой двери.
machina_arcana-barred-no-horror = Нет текущего события ужаса.
machina_arcana-barred-condition = Условие не выполнено. { $condition }
machina_arcana-barred-markers = Маркеров не осталось: все лежат на картах.
machina_arcana-barred-times = Предел раунда: { $n }. Больше этот эффект в раунде не разыграть.
machina_arcana-barred-no-target = Нет цели на линии видимости в пределах дальности { $range }.
machina_arcana-barred-no-target-near = По соседству нет цели.
machina_arcana-barred-incorporeal = Бесплотное существо выбрать целью нельзя.
machina_arcana-barred-range = Слишком далеко: клеток до цели { $distance }, дальность { $range }.
machina_arcana-barred-sight = Линию видимости перекрывает стена, закрытая дверь или завал.
machina_arcana-barred-cover = На линии видимости препятствие, и эта способность через него не действует.
machina_arcana-barred-chosen = Эту цель для этой способности выбрать нельзя.
machina_arcana-barred-single-use = Одноразовые предметы не экипируют: их используют из инвентаря.
machina_arcana-barred-equipped-once = Этот предмет уже экипировали: за одно использование инвентаря каждый только раз.
machina_arcana-barred-no-host = Присоединить не к чему: нет экипированного предмета того же типа с подходящим символом.
