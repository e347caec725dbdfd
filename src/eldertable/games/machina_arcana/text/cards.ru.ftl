# Тексты карт: собираются из того, что карта делает (card_text.py). Падеж приходит в $case (nom, gen, dat, acc, ins, prep;
# moved: винительный того, кого переносят в другое место), число в $number (one, many), согласование с существительным в $class
# (ma, mi: мужской род, одушевлённый и нет; na, ni: средний; f: женский; pl: множественное), с подлежащим в $person (you: карта
# обращается к игроку; it: чудовище, о котором карта; pron: уже названный; one, many, any), а $voice говорит, кто действует.
# CAPITAL делает первую букву прописной.

machina_arcana-card-sentence = { CAPITAL($text) }.
machina_arcana-card-join-sentences = { $first } { $rest }
machina_arcana-card-join-then = { $first }, затем { $rest }
machina_arcana-card-join-or = { $first } или { $rest }
machina_arcana-card-join-and = { $first } и { $rest }
machina_arcana-card-join-comma = { $first }, { $rest }
machina_arcana-card-join-choice = { $first }; либо { $rest }
machina_arcana-card-join-semicolon = { $first }; { $rest }
machina_arcana-card-several = { $all }
machina_arcana-card-place = { $noun } { $where }
machina_arcana-card-bracket = { $noun } ({ $what })
machina_arcana-card-with = { $what } { $item }
machina_arcana-card-against = { $what } против { $who }
machina_arcana-card-a = { $noun }
machina_arcana-card-beside = по соседству { $noun }
machina_arcana-card-beside-noun = { $class ->
    [recharge_station] со { $noun }
    [wall] со { $noun }
   *[other] с { $noun }
}
machina_arcana-card-this-card = этой карте
machina_arcana-card-counted = { $n ->
    [one] { $n } { $one }
    [few] { $n } { $few }
   *[many] { $n } { $many }
}
machina_arcana-card-counted-by = столько { $noun }: { $number }

## Способность целиком

machina_arcana-card-user-explorers = Для любого первопроходца.
machina_arcana-card-user-monsters = Для любого чудовища.
machina_arcana-card-spoken-cost = Стоимость: { $cost }.
machina_arcana-card-spoken-target = Цель: { $target }.
machina_arcana-card-spoken-enters_play = Когда вступает в игру.
machina_arcana-card-while = пока { $condition }
machina_arcana-card-only-if = только если { $condition }
machina_arcana-card-only-own-turn = { $voice ->
    [it] только в ход этого чудовища
   *[you] только в ваш ход
}

## Стоимость и цели

machina_arcana-card-cost-free = ничего
machina_arcana-card-cost-stamina = { $amount }
machina_arcana-card-cost-inspiration = { $amount }
machina_arcana-card-cost-health = { $amount }
machina_arcana-card-cost-discard = сброс этой карты
machina_arcana-card-cost-discard_item = сброс { $item }
machina_arcana-card-cost-return_marker = { $n ->
    [one] возврат { $n } маркера с этой карты
   *[many] возврат { $n } маркеров с этой карты
}
machina_arcana-card-cost-return_progress = { $n ->
    [one] снятие { $n } жетона продвижения с этой карты
   *[many] снятие { $n } жетонов продвижения с этой карты
}
machina_arcana-card-cost-stow = этот предмет уходит в инвентарь
machina_arcana-card-cost-destroy_cell = уничтожение { $cell }
machina_arcana-card-cost-close_door = закрытие { $door }
machina_arcana-card-cost-destroy_door = уничтожение { $door }
machina_arcana-card-cost-increase_danger = опасность +{ $n }
machina_arcana-card-cost-relaunch_event = перезапуск события ужаса
machina_arcana-card-cost-condition = условие: { $condition }
machina_arcana-card-target-near = { $noun }, дальность 0–{ $n }
machina_arcana-card-target-blockable = { $noun }, дальность { $n }, препятствия мешают
machina_arcana-card-target-piercing = { $noun }, дальность { $n }, препятствия не мешают

## Кто

machina_arcana-card-you = { $case ->
    [gen] вас
    [dat] вам
    [acc] вас
    [ins] вами
    [prep] вас
   *[nom] вы
}
machina_arcana-card-this-monster = { $case ->
    [gen] этого чудовища
    [dat] этому чудовищу
    [ins] этим чудовищем
    [prep] этом чудовище
   *[nom] это чудовище
}
machina_arcana-card-first-target = { $case ->
    [gen] первой цели
    [dat] первой цели
    [acc] первую цель
    [ins] первой целью
    [prep] первой цели
   *[nom] первая цель
}
machina_arcana-card-second-target = { $case ->
    [gen] второй цели
    [dat] второй цели
    [acc] вторую цель
    [ins] второй целью
    [prep] второй цели
   *[nom] вторая цель
}
machina_arcana-card-pronoun = { $case ->
    [gen] { $class ->
        [f] её
       *[other] его
    }
    [from] { $class ->
        [f] неё
       *[other] него
    }
    [dat] { $class ->
        [f] ей
       *[other] ему
    }
    [towards] { $class ->
        [f] ней
       *[other] нему
    }
    [acc] { $class ->
        [f] её
       *[other] его
    }
    [on] { $class ->
        [f] неё
       *[other] него
    }
    [ins] { $class ->
        [f] ею
       *[other] им
    }
    [with] { $class ->
        [f] ней
       *[other] ним
    }
    [prep] { $class ->
        [f] ней
       *[other] нём
    }
   *[nom] { $class ->
        [f] она
        [na] оно
        [ni] оно
       *[other] он
    }
}
machina_arcana-card-up-to = до { $n } { $noun }
machina_arcana-card-any-two = любых двух { $noun }
machina_arcana-card-up-to-oblique = { $case ->
    [gen] любых
    [acc] { $class ->
        [ma] любых
        [na] любых
       *[other] любые
    }
   *[nom] любые
} { $noun } (до { $n })
machina_arcana-card-nearest-to = { $case ->
    [gen] { $class ->
            [f] ближайшей
           *[other] ближайшего
        }
    [dat] { $class ->
            [f] ближайшей
           *[other] ближайшему
        }
    [acc] { $class ->
            [f] ближайшую
            [ma] ближайшего
            [na] ближайшее
            [ni] ближайшее
           *[other] ближайший
        }
    [ins] { $class ->
            [f] ближайшей
           *[other] ближайшим
        }
    [prep] { $class ->
            [f] ближайшей
           *[other] ближайшем
        }
   *[nom] { $class ->
            [f] ближайшая
            [na] ближайшее
            [ni] ближайшее
           *[other] ближайший
        }
} к { $to } { $noun }

## Где

machina_arcana-card-in-fragment = на фрагменте
machina_arcana-card-in-board = { $case ->
    [moved] { $number ->
        [many] с любых фрагментов
       *[one] с любого фрагмента
    }
   *[other] на поле
}
machina_arcana-card-in-any_fragment = на любом одном фрагменте
machina_arcana-card-in-adjacent = по соседству
machina_arcana-card-in-adjacent-noun = { $noun } по соседству
machina_arcana-card-in-adjacent_to_target = по соседству с { $who }
machina_arcana-card-in-adjacent_to_it = по соседству с { $who }
machina_arcana-card-in-target_fragment = на фрагменте цели
machina_arcana-card-within-cells = { $n ->
    [one] в пределах { $n } клетки
   *[many] в пределах { $n } клеток
}
machina_arcana-card-in-within = { $voice ->
    [it] { machina_arcana-card-within-cells } от этого чудовища
   *[you] { machina_arcana-card-within-cells } от вас
}
machina_arcana-card-in-within-of = { machina_arcana-card-within-cells } от { $of }
machina_arcana-card-where-adjacent = { $no ->
    [yes] не { $beside }
   *[no] { $beside }
}
machina_arcana-card-where-on_cell = { $no ->
    [yes] не на { $noun }
   *[no] на { $noun }
}
machina_arcana-card-where-distance = на расстоянии { $compare }
machina_arcana-card-bracket-kind = { $no ->
    [yes] кроме { $noun }
   *[no] { $noun }
}
machina_arcana-card-bracket-level = уровень { $compare }
machina_arcana-card-bracket-different = цели разные
machina_arcana-card-bracket-stat = { $stat ->
    [health] здоровье
    [inspiration] воодушевление
    [stamina] выносливость
    [defence] защита
   *[will] воля
} { $compare }
machina_arcana-card-bracket-if = если { $condition }

## Предметы

machina_arcana-card-item-this = { $case ->
    [gen] этого предмета
    [ins] этим предметом
   *[nom] этот предмет
}
machina_arcana-card-item-host = { $case ->
    [gen] расширяемого предмета
    [ins] расширяемым предметом
   *[nom] расширяемый предмет
}
machina_arcana-card-item-below = { $case ->
    [gen] предмета под этим
    [ins] предметом под этим
   *[nom] предмет под этим
}
machina_arcana-card-item-above = { $case ->
    [gen] предмета поверх этого
    [ins] предметом поверх этого
   *[nom] предмет поверх этого
}
machina_arcana-card-item-chain = { $case ->
    [gen] предметов этой цепочки
    [ins] предметами этой цепочки
   *[nom] предметы этой цепочки
}
machina_arcana-card-item-it = { $happened ->
    [item_gained] { $case ->
        [gen] полученного предмета
        [ins] полученным предметом
       *[nom] полученный предмет
    }
    [item_equipped] { $case ->
        [gen] экипированного предмета
        [ins] экипированным предметом
       *[nom] экипированный предмет
    }
    [item_stowed] { $case ->
        [gen] убранного предмета
        [ins] убранным предметом
       *[nom] убранный предмет
    }
    [item_discarded] { $case ->
        [gen] сброшенного предмета
        [ins] сброшенным предметом
       *[nom] сброшенный предмет
    }
   *[other] { $case ->
        [gen] того предмета
        [ins] тем предметом
       *[nom] тот предмет
    }
}
machina_arcana-card-item-any_weapon = { $case ->
    [gen] любого оружия
    [ins] любым оружием
   *[nom] любое оружие
}
machina_arcana-card-item-any_item = { $case ->
    [gen] любого предмета
    [ins] любым предметом
   *[nom] любой предмет
}
machina_arcana-card-item-explorer_card = { $case ->
    [gen] карты первопроходца
    [ins] картой первопроходца
    [acc] карту первопроходца
   *[nom] карта первопроходца
}
machina_arcana-card-item-traps = { $case ->
    [gen] ловушек
    [ins] ловушками
   *[nom] ловушки
}
machina_arcana-card-item-barrels = { $case ->
    [gen] бочек
    [ins] бочками
   *[nom] бочки
}
machina_arcana-card-owned = { $person ->
    [you] { $class ->
        [f] вашей
       *[other] вашего
    } { $noun }
    [it] { $noun } этого чудовища
    [pron] { $who } { $noun }
   *[one] { $noun } { $who }
}
machina_arcana-card-item-level = { $noun } уровня { $n }
machina_arcana-card-item-slot = { $value ->
    [body] { $noun } для туловища
    [legs] { $noun } для ног
    [head] { $noun } для головы
   *[extension] { $noun } с символом расширения
}
machina_arcana-card-item-reach = { $value ->
    [melee] { $noun } с ближней атакой
   *[ranged] { $noun } с дальней атакой
}
machina_arcana-card-item-part = { $value ->
    [main] { $noun } в роли основного предмета
    [upgrade] { $noun } в роли улучшения
   *[extension] { $noun } в роли расширения
}
machina_arcana-card-item-has = { $value ->
    [upgrade] { $noun } с улучшением
   *[extension] { $noun } с расширением
}
machina_arcana-card-item-where = { $value ->
    [inventory] { $noun } из инвентаря
    [equipped] { $noun } из экипировки
   *[discard_pile] { $noun } из сброса
}
machina_arcana-card-item-hands = { $n ->
    [1] одноручное { $noun }
   *[other] двуручное { $noun }
}

## Числа

machina_arcana-card-number = { $n }
machina_arcana-card-number-max = максимум
machina_arcana-card-number-all = всё
machina_arcana-card-number-any = любое число
machina_arcana-card-number-of = { $case ->
    [gen] числа
   *[nom] число
}
machina_arcana-card-number-count = { machina_arcana-card-number-of } { $noun }
machina_arcana-card-number-stat = { $case ->
    [gen] { $stat ->
        [health] здоровья
        [inspiration] воодушевления
        [stamina] выносливости
        [defence] защиты
       *[will] воли
    }
   *[nom] { $stat ->
        [health] здоровье
        [inspiration] воодушевление
        [stamina] выносливость
        [defence] защита
       *[will] воля
    }
} { $who }
machina_arcana-card-number-markers = { machina_arcana-card-number-of } маркеров на этой карте
machina_arcana-card-number-progress = { machina_arcana-card-number-of } жетонов продвижения на этой карте
machina_arcana-card-number-spent = { $case ->
    [gen] { $name ->
        [inspiration] потраченного воодушевления
        [health] потраченного здоровья
       *[stamina] потраченной выносливости
    }
   *[nom] { $name ->
        [inspiration] потраченное воодушевление
        [health] потраченное здоровье
       *[stamina] потраченная выносливость
    }
}
machina_arcana-card-number-explorers = { $name ->
    [began_finale] { machina_arcana-card-number-of } первопроходцев в начале развязки
   *[alive] { machina_arcana-card-number-of } живых первопроходцев
}
machina_arcana-card-number-most = { $number } (не больше { $n })
machina_arcana-card-number-times = { $number } × { $n }
machina_arcana-card-number-plus = { $sign ->
    [minus] { $number } − { $n }
   *[plus] { $number } + { $n }
}
machina_arcana-card-number-half_up = половина { $number } (с округлением вверх)
machina_arcana-card-amount-health = { $n ->
    [one] { $n } здоровье
   *[many] { $n } здоровья
}
machina_arcana-card-amount-inspiration = { $n ->
    [one] { $n } воодушевление
   *[many] { $n } воодушевления
}
machina_arcana-card-amount-stamina = { $n ->
    [one] { $n } выносливость
   *[many] { $n } выносливости
}
machina_arcana-card-amount-damage = { $n ->
    [one] { $n } урон
   *[many] { $n } урона
}
machina_arcana-card-amount-point = { $n }
machina_arcana-card-amount-progress = { $n ->
    [one] { $n } жетон продвижения
    [few] { $n } жетона продвижения
   *[many] { $n } жетонов продвижения
}
machina_arcana-card-amount-aside = { $n ->
    [one] { $n } жетон уничтожения
    [few] { $n } жетона уничтожения
   *[many] { $n } жетонов уничтожения
}
machina_arcana-card-amount-set-aside = { $n ->
    [one] { $n } отложенный жетон уничтожения
    [few] { $n } отложенных жетона уничтожения
   *[many] { $n } отложенных жетонов уничтожения
}
machina_arcana-card-amount-cell = { $n ->
    [one] { $n } клетку
    [few] { $n } клетки
   *[many] { $n } клеток
}
machina_arcana-card-amount-move = { $n ->
    [one] 0–{ $n } клетку
    [few] 0–{ $n } клетки
   *[many] 0–{ $n } клеток
}
machina_arcana-card-amount-card = { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[many] { $n } карт
}
machina_arcana-card-amount-top-card = { $n ->
    [one] { $n } верхнюю карту
    [few] { $n } верхние карты
   *[many] { $n } верхних карт
}
machina_arcana-card-amount-top-fragment = { $n ->
    [one] { $n } верхний фрагмент
    [few] { $n } верхних фрагмента
   *[many] { $n } верхних фрагментов
}
machina_arcana-card-amount-time = { $n ->
    [one] { $n } раз
    [few] { $n } раза
   *[many] { $n } раз
}
machina_arcana-card-amount-strong-die = { $n ->
    [one] { $n } сильный кубик
    [few] { $n } сильных кубика
   *[many] { $n } сильных кубиков
}
machina_arcana-card-amount-weak-die = { $n ->
    [one] { $n } слабый кубик
    [few] { $n } слабых кубика
   *[many] { $n } слабых кубиков
}
machina_arcana-card-amount-all = { $what ->
    [health] всё здоровье
    [inspiration] всё воодушевление
    [stamina] всю выносливость
    [progress] все жетоны продвижения
    [aside] все жетоны уничтожения
    [set-aside] все отложенные жетоны уничтожения
   *[other] всё
}
machina_arcana-card-amount-any = { $what ->
    [health] любое количество здоровья
    [inspiration] любое количество воодушевления
    [stamina] любое количество выносливости
    [cell] любое число клеток
    [move] любое число клеток
   *[other] сколько угодно
}
machina_arcana-card-amount-counted = { $what ->
    [health] столько здоровья:
    [inspiration] столько воодушевления:
    [stamina] столько выносливости:
    [damage] столько урона:
    [point] столько:
    [progress] столько жетонов продвижения:
    [aside] столько жетонов уничтожения:
    [set-aside] столько отложенных жетонов уничтожения, сколько составляет
    [cell] столько клеток:
    [move] не больше клеток, чем
    [card] столько карт:
    [top-card] столько верхних карт:
    [top-fragment] столько верхних фрагментов:
    [strong-die] столько сильных кубиков:
    [weak-die] столько слабых кубиков:
   *[time] столько раз:
} { $number }
machina_arcana-card-compare-at_least = { $no ->
    [yes] меньше { $n }
   *[no] не меньше { $n }
}
machina_arcana-card-compare-at_most = { $no ->
    [yes] больше { $n }
   *[no] не больше { $n }
}
machina_arcana-card-compare-equals = { $no ->
    [yes] не ровно { $n }
   *[no] ровно { $n }
}

## Условия

machina_arcana-card-if-adjacent_to = { $no ->
    [yes] { $who } не { $beside }
   *[no] { $who } { $beside }
}
machina_arcana-card-if-adjacent_to-counted = по соседству с { $who } { $compare } { $noun }
machina_arcana-card-if-on_cell = { $no ->
    [yes] { $who } не на { $noun }
   *[no] { $who } на { $noun }
}
machina_arcana-card-if-is = { $no ->
    [yes] { $who } — не { $noun }
   *[no] { $who } — { $noun }
}
machina_arcana-card-keyword = { $keyword ->
    [stationary] неподвижное
   *[incorporeal] бесплотное
}
machina_arcana-card-if-is-keyword = { $no ->
    [yes] { $who } без свойства «{ $keyword }»
   *[no] { $who } со свойством «{ $keyword }»
}
machina_arcana-card-if-is-level = { $person ->
    [it] его уровень { $compare }
    [pron] { $who } уровень { $compare }
   *[one] уровень { $who } { $compare }
}
machina_arcana-card-if-is-same_as = { $no ->
    [yes] { $who } — не { $other }
   *[no] { $who } — это { $other }
}
machina_arcana-card-if-is-card = { $no ->
    [yes] { $who } — не «{ $card }»
   *[no] { $who } — «{ $card }»
}
machina_arcana-card-if-wounded = { $no ->
    [yes] { $class ->
        [pl] { $who } не ранены
        [f] { $who } не ранена
        [na] { $who } не ранено
       *[other] { $who } не ранен
    }
   *[no] { $class ->
        [pl] { $who } ранены
        [f] { $who } ранена
        [na] { $who } ранено
       *[other] { $who } ранен
    }
}
machina_arcana-card-if-health = { $person ->
    [you] ваше здоровье { $compare }
    [it] его здоровье { $compare }
    [pron] { $who } здоровье { $compare }
   *[one] здоровье { $who } { $compare }
}
machina_arcana-card-if-inspiration = { $person ->
    [you] ваше воодушевление { $compare }
    [it] его воодушевление { $compare }
    [pron] { $who } воодушевление { $compare }
   *[one] воодушевление { $who } { $compare }
}
machina_arcana-card-if-stamina = { $person ->
    [you] ваша выносливость { $compare }
    [it] его выносливость { $compare }
    [pron] { $who } выносливость { $compare }
   *[one] выносливость { $who } { $compare }
}
machina_arcana-card-if-defence = { $person ->
    [you] ваша защита { $compare }
    [it] его защита { $compare }
    [pron] { $who } защита { $compare }
   *[one] защита { $who } { $compare }
}
machina_arcana-card-if-will = { $person ->
    [you] ваша воля { $compare }
    [it] его воля { $compare }
    [pron] { $who } воля { $compare }
   *[one] воля { $who } { $compare }
}
machina_arcana-card-if-count-some = { $no ->
    [yes] { $where } нет { $noun }
   *[no] { $where } есть { $noun }
}
machina_arcana-card-if-count = { $where } { $compare } { $noun }
machina_arcana-card-if-has = { $part ->
    [upgrade] { $no ->
        [yes] у { $item } нет улучшения
       *[no] у { $item } есть улучшение
    }
    [extension] { $no ->
        [yes] у { $item } нет расширения
       *[no] у { $item } есть расширение
    }
    [marker] { $no ->
        [yes] на { $item } нет маркера
       *[no] на { $item } есть маркер
    }
   *[progress] { $no ->
        [yes] на { $item } нет жетона продвижения
       *[no] на { $item } есть жетон продвижения
    }
}
machina_arcana-card-if-has-counted = { $part ->
    [upgrade] у { $item } { $compare } улучшений
    [extension] у { $item } { $compare } расширений
    [marker] на { $item } { $compare } маркеров
   *[progress] на { $item } { $compare } жетонов продвижения
}
machina_arcana-card-if-is_part = { $part ->
    [main] { $no ->
        [yes] этот предмет не основной
       *[no] этот предмет основной
    }
    [upgrade] { $no ->
        [yes] этот предмет не служит улучшением
       *[no] этот предмет служит улучшением
    }
   *[extension] { $no ->
        [yes] этот предмет не служит расширением
       *[no] этот предмет служит расширением
    }
}
machina_arcana-card-if-equipped = { $no ->
    [yes] в вашей экипировке не найдётся: { $item }
   *[no] в вашей экипировке есть { $item }
}
machina_arcana-card-if-equipped-counted = в вашей экипировке { $compare } карт «{ $one }»
machina_arcana-card-if-class = { $no ->
    [yes] вы не { $classes }
   *[no] вы { $classes }
}
machina_arcana-card-explorer-class = { $name ->
    [shooter] стрелок
    [fighter] боец
    [mystic] мистик
   *[master] мастер
}
machina_arcana-card-if-dealt_damage = { $no ->
    [yes] урон не нанесён
   *[no] урон нанесён
}
machina_arcana-card-if-killed = { $no ->
    [yes] никто не убит
   *[no] существо убито
}
machina_arcana-card-if-missed = { $no ->
    [yes] это не промах
   *[no] это промах
}
machina_arcana-card-if-excess = превышение результата над характеристикой { $compare }
machina_arcana-card-if-dice_show = { $face ->
    [blank] кубиков с пустой гранью { $compare }
   *[other] кубиков с числом { $face } { $compare }
}
machina_arcana-card-if-distance = расстояние до { $who } { $compare }
machina_arcana-card-if-magic = { $no ->
    [yes] атака обычная
   *[no] атака магическая
}
machina_arcana-card-phase-name = { $phase ->
    [explorers] фаза первопроходцев
    [lair] фаза логова
    [horror] фаза ужаса
   *[monsters] фаза чудовищ
}
machina_arcana-card-if-phase = { $no ->
    [yes] идёт не { $phase }
   *[no] идёт { $phase }
}
machina_arcana-card-if-own_turn = { $voice ->
    [it] { $no ->
        [yes] идёт не ход этого чудовища
       *[no] идёт ход этого чудовища
    }
   *[you] { $no ->
        [yes] идёт не ваш ход
       *[no] идёт ваш ход
    }
}
machina_arcana-card-if-closed_chapter = { $no ->
    [yes] глава не закрытая
   *[no] глава закрытая
}
machina_arcana-card-if-current_event = { $deck ->
    [horror] { $no ->
        [yes] нет текущего события ужаса
       *[no] есть текущее событие ужаса
    }
   *[explorer] { $no ->
        [yes] нет текущего события первопроходцев
       *[no] есть текущее событие первопроходцев
    }
}
machina_arcana-card-if-lair_value = значение логова { $compare }
machina_arcana-card-if-horror_value = значение ужаса { $compare }
machina_arcana-card-if-danger = опасность { $compare }
machina_arcana-card-if-monster_level = уровень чудовищ { $compare }
machina_arcana-card-if-set_aside = отложенных жетонов { $compare }
machina_arcana-card-if-together = { $where ->
    [board] { $no ->
        [yes] кто-то из первопроходцев покинул поле
       *[no] никто из первопроходцев не покинул поле
    }
   *[fragment] { $no ->
        [yes] не все первопроходцы на одном фрагменте
       *[no] все первопроходцы на одном фрагменте
    }
}

## Ход эффекта

machina_arcana-card-flow-then = { $start }: { $then }
machina_arcana-card-flow-then-more = { $kind ->
    [if] { $start }, { $then }
    [pay] { $start }, тогда { $then }
    [roll] { $start }, при успехе { $then }
    [each] { $start } — { $then }
   *[when] { $start } — { $then }
}
machina_arcana-card-flow-else = { $start }; иначе { $otherwise }
machina_arcana-card-flow-only-else = { $start }, иначе { $otherwise }
machina_arcana-card-flow-if = если { $condition }
machina_arcana-card-flow-if-then = { $start }, { $then }
machina_arcana-card-flow-roll = бросок на эффект { $number }
machina_arcana-card-flow-progress = { $n ->
    [one] положите сюда 1 жетон продвижения; набрав { $n } жетон, сбросьте его
    [few] положите сюда 1 жетон продвижения; набрав { $n } жетона, сбросьте их
   *[many] положите сюда 1 жетон продвижения; набрав { $n } жетонов, сбросьте их
}
machina_arcana-card-flow-progress-counted = положите сюда 1 жетон продвижения; набрав столько ({ $number }), сбросьте их
machina_arcana-card-flow-pay = { $person ->
    [you] можете заплатить ({ $cost })
   *[other] может заплатить ({ $cost })
}
machina_arcana-card-flow-may = { $person ->
    [you] можете
   *[other] может
}
machina_arcana-card-flow-choose = { $person ->
    [you] выберите одно
   *[other] на выбор
}
machina_arcana-card-flow-repeat = { $amount }
machina_arcana-card-flow-each = { $who }
machina_arcana-card-flow-lasting = { $n ->
    [1] в этом раунде (1 раз)
   *[other] в этом раунде (до { $n } раз)
}
machina_arcana-card-flow-lasting-then = { $start } { $then }

## Эффекты

machina_arcana-card-effect-attack = { $magic ->
    [yes] магическая атака: { $dice }
   *[no] атака: { $dice }
}
machina_arcana-card-effect-attack-at = { $magic ->
    [yes] магическая атака на { $who }: { $dice }
   *[no] атака на { $who }: { $dice }
}
machina_arcana-card-effect-attack-plus = { $attack }, к результату { $number }
machina_arcana-card-effect-attack-versus = { $versus ->
    [lower] { $attack }, сравните с меньшей из защиты и воли
    [higher] { $attack }, сравните с большей из защиты и воли
    [defence] { $attack }, сравните с защитой
   *[will] { $attack }, сравните с волей
}
machina_arcana-card-effect-lose_health = { $person ->
    [you] потеряйте { $amount }
    [it] теряет { $amount }
    [many] { $who } теряют { $amount }
   *[one] { $who } теряет { $amount }
}
machina_arcana-card-effect-restore_health = { $person ->
    [you] восстановите { $amount }
    [it] восстанавливает { $amount }
    [many] { $who } восстанавливают { $amount }
   *[one] { $who } восстанавливает { $amount }
}
machina_arcana-card-effect-gain_inspiration = { $person ->
    [you] получите { $amount }
    [it] получает { $amount }
    [many] { $who } получают { $amount }
   *[one] { $who } получает { $amount }
}
machina_arcana-card-effect-lose_inspiration = { $person ->
    [you] потеряйте { $amount }
    [it] теряет { $amount }
    [many] { $who } теряют { $amount }
   *[one] { $who } теряет { $amount }
}
machina_arcana-card-effect-restore_stamina = { $person ->
    [you] восстановите { $amount }
    [it] восстанавливает { $amount }
    [many] { $who } восстанавливают { $amount }
   *[one] { $who } восстанавливает { $amount }
}
machina_arcana-card-effect-lose_stamina = { $person ->
    [you] потеряйте { $amount }
    [it] теряет { $amount }
    [many] { $who } теряют { $amount }
   *[one] { $who } теряет { $amount }
}
machina_arcana-card-effect-convert = { $person ->
    [you] потеряйте { $amount } и получите столько же { $to }
   *[other] теряет { $amount } и получает столько же { $to }
}
machina_arcana-card-resource-gen = { $what ->
    [health] здоровья
    [inspiration] воодушевления
   *[stamina] выносливости
}
machina_arcana-card-effect-destroy_creature = { $voice ->
    [it] уничтожает { $who }
   *[you] уничтожьте { $who }
}
machina_arcana-card-effect-banish = { $voice ->
    [it] изгоняет { $who }
   *[you] изгоните { $who }
}
machina_arcana-card-effect-control_monster = { $voice ->
    [it] управляет { $who }
   *[you] управляйте { $who }
}
machina_arcana-card-effect-deal_damage = { $voice ->
    [it] наносит { $who } { $amount }
   *[you] нанесите { $who } { $amount }
}
machina_arcana-card-effect-reroll = { $dice ->
    [blanks] перебросьте все пустые кубики
    [all] перебросьте все кубики
   *[any] перебросьте любые кубики
}
machina_arcana-card-effect-reroll-counted = { $dice ->
    [blanks] перебросьте пустые кубики (до { $number })
    [all] перебросьте все кубики (раз: { $number })
   *[any] перебросьте любые кубики (до { $number })
}
machina_arcana-card-effect-change_result = результат броска { $change }
machina_arcana-card-effect-move = { $person ->
    [you] переместитесь на { $amount }
    [it] перемещается на { $amount }
    [many] { $who } перемещаются на { $amount }
   *[one] { $who } перемещается на { $amount }
}
machina_arcana-card-effect-move-by_user = { $voice ->
    [it] перемещает { $who } на { $amount }
   *[you] переместите { $who } на { $amount }
}
machina_arcana-card-effect-move-through = { $move }, можно через { $what }
machina_arcana-card-through = { $what ->
    [obstacles] препятствия
    [creatures] существ
    [walls] стены
    [closed_doors] закрытые двери
    [chasms] пропасти
   *[rubble] завалы
}
machina_arcana-card-effect-advance = { $person ->
    [you] переместитесь на { $amount } к ближайшему первопроходцу
    [it] перемещается на { $amount } к ближайшему первопроходцу
    [many] { $who } перемещаются на { $amount } к ближайшему первопроходцу
   *[one] { $who } перемещается на { $amount } к ближайшему первопроходцу
}
machina_arcana-card-effect-pull = { $voice ->
    [it] притягивает { $who } на { $amount }
   *[you] притяните { $who } на { $amount }
}
machina_arcana-card-effect-pull-source = { $shove } к { $source }
machina_arcana-card-effect-push = { $voice ->
    [it] отталкивает { $who } на { $amount }
   *[you] оттолкните { $who } на { $amount }
}
machina_arcana-card-effect-push-source = { $shove } от { $source }
machina_arcana-card-effect-teleport = { $person ->
    [it] переносится { $place }
   *[you] перенеситесь { $place }
}
machina_arcana-card-effect-teleport-other = { $voice ->
    [it] переносит { $who } { $place }
   *[you] перенесите { $who } { $place }
}
machina_arcana-card-place-to = к { $who }
machina_arcana-card-place-onto = на { $who }
machina_arcana-card-place-adjacent = { $number ->
    [many] на клетки по соседству с { $who }
   *[one] на клетку по соседству с { $who }
}
machina_arcana-card-place-cells = { $number ->
    [many] на клетки { machina_arcana-card-within-cells }
   *[one] на клетку { machina_arcana-card-within-cells }
}
machina_arcana-card-place-within = { $voice ->
    [it] { machina_arcana-card-place-cells } от этого чудовища
   *[you] { machina_arcana-card-place-cells } от вас
}
machina_arcana-card-place-within-of = { machina_arcana-card-place-cells } от { $of }
machina_arcana-card-effect-swap_places = { $person ->
    [it] меняется местами с { $who }
   *[you] поменяйтесь местами с { $who }
}
machina_arcana-card-effect-swap_places-others = { $voice ->
    [it] меняет местами { $a } и { $b }
   *[you] поменяйте местами { $a } и { $b }
}
machina_arcana-card-effect-swap_places-two = { $voice ->
    [it] меняет местами { $who }
   *[you] поменяйте местами { $who }
}
machina_arcana-card-effect-open_door = { $voice ->
    [it] открывает { $who }
   *[you] откройте { $who }
}
machina_arcana-card-effect-close_door = { $voice ->
    [it] закрывает { $who }
   *[you] закройте { $who }
}
machina_arcana-card-effect-destroy_door = { $voice ->
    [it] уничтожает { $who }
   *[you] уничтожьте { $who }
}
machina_arcana-card-effect-remove_destroyed_door = { $voice ->
    [it] чинит { $who }
   *[you] почините { $who }
}
machina_arcana-card-effect-traps_trigger = { $where ->
    [board] ловушки на поле срабатывают
   *[fragment] ловушки на фрагменте срабатывают
}
machina_arcana-card-effect-traps_trigger-dice = { $where ->
    [board] ловушки на поле срабатывают ({ $dice })
   *[fragment] ловушки на фрагменте срабатывают ({ $dice })
}
machina_arcana-card-effect-explode_barrel = { $voice ->
    [it] взрывает { $who }
   *[you] взорвите { $who }
}
machina_arcana-card-effect-explode_barrel-magic = { $explode } (магическая атака)
machina_arcana-card-effect-destroy_cell = { $voice ->
    [it] уничтожает { $who }
   *[you] уничтожьте { $who }
}
machina_arcana-card-effect-restore_cell = { $voice ->
    [it] восстанавливает { $who }
   *[you] восстановите { $who }
}
machina_arcana-card-effect-seal_lair = { $voice ->
    [it] запечатывает { $who }
   *[you] запечатайте { $who }
}
machina_arcana-card-effect-light_chapter_cell = { $voice ->
    [it] освещает { $who }
   *[you] осветите { $who }
}
machina_arcana-card-effect-darken_chapter_cell = { $voice ->
    [it] гасит { $who }
   *[you] погасите { $who }
}
machina_arcana-card-effect-activate = { $voice ->
    [it] бесплатно задействует { $who }
   *[you] бесплатно задействуйте { $who }
}
machina_arcana-card-effect-explore = { $person ->
    [you] исследуйте новый фрагмент поля
    [it] исследует новый фрагмент поля
    [many] { $who } исследуют новый фрагмент поля
   *[one] { $who } исследует новый фрагмент поля
}
machina_arcana-card-effect-gain_item = { $person ->
    [you] получите { $item }
    [it] получает { $item }
    [many] { $who } получают { $item }
   *[one] { $who } получает { $item }
}
machina_arcana-card-effect-gain_item-draw = { $gain } (откройте { $amount })
machina_arcana-card-effect-take_item = { $voice ->
    [it] берёт из сброса 1 { $item }
   *[you] возьмите из сброса 1 { $item }
}
machina_arcana-card-effect-equip_item = { $how ->
    [main] экипируйте { $item } как основной предмет
    [attached] присоедините к экипировке { $item }
   *[any] экипируйте { $item }
}
machina_arcana-card-effect-equip_item-onto = присоедините { $item } как улучшение или расширение { $onto }
machina_arcana-card-effect-stow_item = { $person ->
    [you] уберите в инвентарь { $items }
    [it] убирает в инвентарь { $items }
    [many] { $who } убирают в инвентарь { $items }
   *[one] { $who } убирает в инвентарь { $items }
}
machina_arcana-card-effect-discard_item = { $person ->
    [you] сбросьте { $items }
    [it] сбрасывает { $items }
    [many] { $who } сбрасывают { $items }
   *[one] { $who } сбрасывает { $items }
}
machina_arcana-card-effect-discard = { $voice ->
    [it] эта карта сбрасывается
   *[you] сбросьте эту карту
}
machina_arcana-card-effect-give_item = { $back ->
    [yes] отдайте { $who } 1 предмет, взамен можете взять 1 другой
   *[no] отдайте { $who } 1 предмет
}
machina_arcana-card-effect-exchange = { $voice ->
    [it] обменивается с { $who }
   *[you] обменяйтесь с { $who }
}
machina_arcana-card-effect-use_inventory = { $person ->
    [you] используйте инвентарь
    [it] использует инвентарь
    [many] { $who } используют инвентарь
   *[one] { $who } использует инвентарь
}
machina_arcana-card-effect-use_workbench = { $person ->
    [you] воспользуйтесь верстаком
    [it] пользуется верстаком
    [many] { $who } пользуются верстаком
   *[one] { $who } пользуется верстаком
}
machina_arcana-card-effect-recharge = { $person ->
    [you] подзарядитесь
    [it] подзаряжается
    [many] { $who } подзаряжаются
   *[one] { $who } подзаряжается
}
machina_arcana-card-effect-shuffle_item_decks = перемешайте колоды предметов
machina_arcana-card-effect-add_items = добавьте в колоды предметы уровня { $levels }
machina_arcana-card-event = { $deck ->
    [horror] событие ужаса
    [explorer] событие первопроходцев
   *[any] событие
}
machina_arcana-card-effect-launch_event = { $person ->
    [you] запустите { $event }
    [it] запускает { $event }
    [many] { $who } запускают { $event }
   *[one] { $who } запускает { $event }
}
machina_arcana-card-effect-relaunch_event = { $deck ->
    [horror] перезапустите событие ужаса
   *[explorer] перезапустите событие первопроходцев
}
machina_arcana-card-effect-shuffle_event_deck = { $deck ->
    [horror] перемешайте колоду событий ужаса
   *[explorer] перемешайте колоду событий первопроходцев
}
machina_arcana-card-effect-increase_danger = увеличьте опасность на { $amount }
machina_arcana-card-effect-reduce_danger = уменьшите опасность на { $amount }
machina_arcana-card-effect-change_lair_value = значение логова { $change }
machina_arcana-card-effect-change_horror_value = значение ужаса { $change }
machina_arcana-card-effect-set_monster_level = уровень чудовищ повышается до { $number }
machina_arcana-card-effect-monster_appears = { $person ->
    [you] появляется чудовище
    [it] появляется чудовище
   *[one] из-за { $who } появляется чудовище
}
machina_arcana-card-effect-monster_appears-named = { $person ->
    [you] появляется чудовище «{ $monster }»
    [it] появляется чудовище «{ $monster }»
   *[one] из-за { $who } появляется чудовище «{ $monster }»
}
machina_arcana-card-effect-change_queue = измените очерёдность чудовищ как угодно
machina_arcana-card-deck = { $deck ->
    [monster] колоды чудовищ
    [explorer_event] колоды событий первопроходцев
    [horror_event] колоды событий ужаса
    [weapon] колоды оружия
    [clothing] колоды одежды
    [artefact] колоды артефактов
    [single_use] колоды одноразовых предметов
    [explorer] колоды событий первопроходцев
    [horror] колоды событий ужаса
   *[fragment] стопки
}
machina_arcana-card-effect-look = { $put ->
    [bottom] посмотрите { $amount } { $deck } и положите любые из них в самый низ
   *[any_order] посмотрите { $amount } { $deck } и верните в любом порядке
}
machina_arcana-card-effect-take_from_deck = заберите карту «{ $card }» из { $deck }
machina_arcana-card-effect-next_chapter = перейдите к следующей главе
machina_arcana-card-effect-new_round = начните новый раунд
machina_arcana-card-effect-go_to_finale = перейдите к развязке
machina_arcana-card-effect-place_entry = выставьте жетон входа
machina_arcana-card-effect-place_exit = выставьте жетон выхода
machina_arcana-card-effect-add_progress = положите сюда { $amount }
machina_arcana-card-effect-remove_progress = уберите отсюда { $amount }
machina_arcana-card-effect-set_aside = отложите { $amount }
machina_arcana-card-effect-remove_set_aside = уберите { $amount }
machina_arcana-card-effect-make_creatures = { $who } считается существом «{ $creature }», его можно только атаковать
machina_arcana-card-effect-place_creature = выставьте на { $cell } существо «{ $creature }»
machina_arcana-card-effect-next_part = перейдите к следующей части развязки

## Что меняется

machina_arcana-card-change = { $what } { $change }
machina_arcana-card-change-against = { $what }: { $change }
machina_arcana-card-change-by = { $change }
machina_arcana-card-change-counted = + { $number }
machina_arcana-card-give-attack_roll = { $person ->
    [you] ваши броски на { $attack }
    [it] его броски на { $attack }
    [none] броски на { $attack }
    [pron] { $who } броски на { $attack }
   *[one] броски на { $attack } { $who }
}
machina_arcana-card-attack-kind = { $case ->
    [acc] { $kind ->
        [melee] ближнюю атаку
        [ranged] дальнюю атаку
        [magic] магическую атаку
        [normal] обычную атаку
       *[any] атаку
    }
    [ins] { $kind ->
        [melee] ближней атакой
        [ranged] дальней атакой
        [magic] магической атакой
        [normal] обычной атакой
       *[any] атакой
    }
   *[gen] { $kind ->
        [melee] ближней атаки
        [ranged] дальней атаки
        [magic] магической атаки
        [normal] обычной атаки
       *[any] атаки
    }
}
machina_arcana-card-attacks = { $kind ->
    [melee] { $person ->
        [you] { $case ->
            [nom] ваши ближние атаки
           *[prep] ваших ближних атаках
        }
        [none] { $case ->
            [nom] ближние атаки
           *[prep] ближних атаках
        }
        [it] { $case ->
            [nom] ближние атаки этого чудовища
           *[prep] ближних атаках этого чудовища
        }
       *[one] { $case ->
            [nom] ближние атаки { $who }
           *[prep] ближних атаках { $who }
        }
    }
    [ranged] { $person ->
        [you] { $case ->
            [nom] ваши дальние атаки
           *[prep] ваших дальних атаках
        }
        [none] { $case ->
            [nom] дальние атаки
           *[prep] дальних атаках
        }
        [it] { $case ->
            [nom] дальние атаки этого чудовища
           *[prep] дальних атаках этого чудовища
        }
       *[one] { $case ->
            [nom] дальние атаки { $who }
           *[prep] дальних атаках { $who }
        }
    }
    [magic] { $person ->
        [you] { $case ->
            [nom] ваши магические атаки
           *[prep] ваших магических атаках
        }
        [none] { $case ->
            [nom] магические атаки
           *[prep] магических атаках
        }
        [it] { $case ->
            [nom] магические атаки этого чудовища
           *[prep] магических атаках этого чудовища
        }
       *[one] { $case ->
            [nom] магические атаки { $who }
           *[prep] магических атаках { $who }
        }
    }
    [normal] { $person ->
        [you] { $case ->
            [nom] ваши обычные атаки
           *[prep] ваших обычных атаках
        }
        [none] { $case ->
            [nom] обычные атаки
           *[prep] обычных атаках
        }
        [it] { $case ->
            [nom] обычные атаки этого чудовища
           *[prep] обычных атаках этого чудовища
        }
       *[one] { $case ->
            [nom] обычные атаки { $who }
           *[prep] обычных атаках { $who }
        }
    }
   *[any] { $person ->
        [you] { $case ->
            [nom] ваши атаки
           *[prep] ваших атаках
        }
        [none] { $case ->
            [nom] атаки
           *[prep] атаках
        }
        [it] { $case ->
            [nom] атаки этого чудовища
           *[prep] атаках этого чудовища
        }
       *[one] { $case ->
            [nom] атаки { $who }
           *[prep] атаках { $who }
        }
    }
}
machina_arcana-card-give-defence = { $person ->
    [you] ваша защита
    [it] его защита
    [none] защита
    [pron] { $who } защита
   *[one] защита { $who }
}
machina_arcana-card-give-defence_will = { $person ->
    [you] ваши защита и воля
    [it] его защита и воля
    [none] защита и воля
    [pron] { $who } защита и воля
   *[one] защита и воля { $who }
}
machina_arcana-card-give-will = { $person ->
    [you] ваша воля
    [it] его воля
    [none] воля
    [pron] { $who } воля
   *[one] воля { $who }
}
machina_arcana-card-give-max_health = { $person ->
    [you] ваш максимум здоровья
    [it] его максимум здоровья
    [none] максимум здоровья
    [pron] { $who } максимум здоровья
   *[one] максимум здоровья { $who }
}
machina_arcana-card-give-max_inspiration = { $person ->
    [you] ваш максимум воодушевления
    [it] его максимум воодушевления
    [none] максимум воодушевления
    [pron] { $who } максимум воодушевления
   *[one] максимум воодушевления { $who }
}
machina_arcana-card-give-max_stamina = { $person ->
    [you] ваш максимум выносливости
    [it] его максимум выносливости
    [none] максимум выносливости
    [pron] { $who } максимум выносливости
   *[one] максимум выносливости { $who }
}
machina_arcana-card-give-range = { $person ->
    [you] дальность ваших способностей
    [it] дальность способностей
   *[one] дальность способностей { $who }
}
machina_arcana-card-give-range-with = дальность способностей { $item }
machina_arcana-card-give-attack_dice = в { $attacks }: { $dice }
machina_arcana-card-more-strong-dice = { $n ->
    [one] { $change } сильный кубик
    [few] { $change } сильных кубика
   *[many] { $change } сильных кубиков
}
machina_arcana-card-more-weak-dice = { $n ->
    [one] { $change } слабый кубик
    [few] { $change } слабых кубика
   *[many] { $change } слабых кубиков
}
machina_arcana-card-give-weak_to_strong = { $n ->
    [one] в { $attacks } { $n } слабый кубик заменяется сильным
    [few] в { $attacks } { $n } слабых кубика заменяются сильными
   *[many] в { $attacks } { $n } слабых кубиков заменяются сильными
}
machina_arcana-card-give-makes_magic = { $attacks } становятся магическими
machina_arcana-card-give-reroll_blanks = { $n ->
    [one] в { $attacks } можно перебросить { $n } пустой кубик
   *[many] в { $attacks } можно перебросить до { $n } пустых кубиков
}
machina_arcana-card-give-inspiration_worth = в { $attacks } каждое потраченное воодушевление даёт +{ $n }
machina_arcana-card-give-reach = ближние цели { $item } становятся дальними, дальность { $n }
machina_arcana-card-give-ability_cost = стоимость способностей { $item }: { $changes }
machina_arcana-card-give-ability_cost-least = { $cost } (но не меньше { $n })
machina_arcana-card-price = { $what ->
    [health] здоровье { $change }
    [inspiration] воодушевление { $change }
   *[stamina] выносливость { $change }
}
machina_arcana-card-give-action_cost = { $person ->
    [you] для вас стоимость ({ $actions }): { $changes }
    [it] для этого чудовища стоимость ({ $actions }): { $changes }
   *[one] стоимость для { $who } ({ $actions }): { $changes }
}
machina_arcana-card-action = { $name ->
    [move] перемещение
    [open_door] открыть дверь
    [close_door] закрыть дверь
    [destroy_door] уничтожить дверь
    [explore] исследовать фрагмент
    [leave_board] покинуть поле
    [use_inventory] инвентарь
    [exchange] обмен
    [seal_lair] запечатать логово
    [trap_lever] рычаг ловушки
    [recharge_station] станция подзарядки
    [workbench] верстак
    [chest] сундук
    [event_cell] клетка события
    [chapter_cell_unlit] неосвещённая клетка главы
   *[chapter_cell_lit] освещённая клетка главы
}
machina_arcana-card-give-keyword = { $person ->
    [you] вы получаете свойство «{ $keyword }»
    [it] оно получает свойство «{ $keyword }»
    [many] { $who } получают свойство «{ $keyword }»
   *[one] { $who } получает свойство «{ $keyword }»
}
machina_arcana-card-give-may_target = { $person ->
    [you] вы можете выбирать целью бесплотных существ
    [it] может выбирать целью бесплотных существ
    [many] { $who } могут выбирать целью бесплотных существ
   *[one] { $who } может выбирать целью бесплотных существ
}
machina_arcana-card-give-target_through = { $person ->
    [you] вы можете выбирать цели через { $what }
    [it] может выбирать цели через { $what }
    [many] { $who } могут выбирать цели через { $what }
   *[one] { $who } может выбирать цели через { $what }
}
machina_arcana-card-give-target_through-with = цели способностей { $item } можно выбирать через { $what }
machina_arcana-card-give-move_through = { $person ->
    [you] вы можете перемещаться через { $what }
    [it] может перемещаться через { $what }
    [many] { $who } могут перемещаться через { $what }
   *[one] { $who } может перемещаться через { $what }
}
machina_arcana-card-give-free_step = { $person ->
    [you] ваш шаг с { $start } на { $end } не стоит выносливости
    [it] его шаг с { $start } на { $end } не стоит выносливости
    [pron] { $who } шаг с { $start } на { $end } не стоит выносливости
   *[one] шаг { $who } с { $start } на { $end } не стоит выносливости
}
machina_arcana-card-give-treat_as = { $person ->
    [you] можете считать { $cell } { $other }
    [it] может считать { $cell } { $other }
   *[one] { $who } может считать { $cell } { $other }
}
machina_arcana-card-give-counts_as = { $cell } считается { $other }
machina_arcana-card-way = { $way ->
    [lower] меньшую из своих защиты и воли
    [higher] большую из своих защиты и воли
    [own_of_attacker] защиту или волю атакующего
   *[own_of_evader] свою защиту или волю
}
machina_arcana-card-give-evade_with = { $person ->
    [you] уклоняясь, вы используете { $way }
    [it] уклоняясь, использует { $way }
    [many] уклоняясь, { $who } используют { $way }
   *[one] уклоняясь, { $who } использует { $way }
}
machina_arcana-card-give-evade_with-evader = в { $attacks } { $which ->
    [this] этот уклоняющийся
   *[any] уклоняющийся
} использует { $way }
machina_arcana-card-give-cannot = { $person ->
    [you] вы не можете { $what }
    [it] не может { $what }
    [many] { $who } не могут { $what }
   *[one] { $who } не может { $what }
}
machina_arcana-card-cannot = { $what ->
    [lose_health] терять здоровье
    [move] перемещаться
    [attack] атаковать
    [be_pushed] быть оттолкнутым
    [be_pulled] быть притянутым
    [be_teleported] быть перенесённым
    [be_swapped] меняться местами
    [be_banished] быть изгнанным
    [be_controlled] быть под управлением
    [gain_inspiration] получать воодушевление
    [restore_health] восстанавливать здоровье
   *[use_abilities] использовать способности
}
machina_arcana-card-give-immune = { $person ->
    [you] { $what } на вас не действуют
    [it] { $what } на это чудовище не действуют
   *[one] { $what } не действуют на { $who }
}
machina_arcana-card-give-immune-chasms = { $person ->
    [you] вас нельзя оттолкнуть, притянуть или перенести на клетку пропасти
   *[one] { $who } нельзя оттолкнуть, притянуть или перенести на клетку пропасти
}
machina_arcana-card-immune = { $what ->
    [traps] ловушки
    [barrels] взрывы бочек
    [push] отталкивания
   *[pull] притяжения
}
machina_arcana-card-give-support_from = { $where ->
    [board] { $person ->
        [you] вы можете поддерживать и получать поддержку по всему полю
       *[one] { $who } может поддерживать и получать поддержку по всему полю
    }
   *[fragment] { $person ->
        [you] вы можете поддерживать и получать поддержку в пределах фрагмента
       *[one] { $who } может поддерживать и получать поддержку в пределах фрагмента
    }
}
machina_arcana-card-give-draw_more = { $n ->
    [one] получая предмет или пользуясь верстаком, откройте на { $n } карту больше
    [few] получая предмет или пользуясь верстаком, откройте на { $n } карты больше
   *[many] получая предмет или пользуясь верстаком, откройте на { $n } карт больше
}
machina_arcana-card-give-hands = { $n ->
    [one] для основного оружия у вас на { $n } руку больше
    [few] для основного оружия у вас на { $n } руки больше
   *[many] для основного оружия у вас на { $n } рук больше
}
machina_arcana-card-give-ability = { $person ->
    [you] вы получаете способность «{ $ability }»
    [it] получает способность «{ $ability }»
    [many] { $who } получают способность «{ $ability }»
   *[one] { $who } получает способность «{ $ability }»
}

## Когда

machina_arcana-card-when-if = { $when }, если { $condition }
machina_arcana-card-when-may = { $when }, по желанию
machina_arcana-card-when-may-instead = { $when }, по желанию вместо этого
machina_arcana-card-when-instead = { $when }, вместо этого
machina_arcana-card-when-to = { $when } { $noun }
machina_arcana-card-when-how = { $how ->
    [push] { $when } (отталкивание)
    [pull] { $when } (притяжение)
    [teleport] { $when } (перенос)
   *[swap] { $when } (обмен местами)
}
machina_arcana-card-when-before_attack = { $person ->
    [you] перед вашей { $attack }
    [it] перед своей { $attack }
   *[any] перед любой { $attack }
}
machina_arcana-card-when-after_attack = { $person ->
    [you] после вашей { $attack }
    [it] после своей { $attack }
   *[any] после любой { $attack }
}
machina_arcana-card-when-attack_roll = { $person ->
    [you] бросив кубики своей { $attack }
    [it] бросив кубики своей { $attack }
   *[any] бросив кубики любой { $attack }
}
machina_arcana-card-when-miss = { $person ->
    [you] при промахе вашей { $attack }
    [it] при промахе своей { $attack }
   *[any] при промахе любой { $attack }
}
machina_arcana-card-when-deal_damage = { $person ->
    [you] { $kind ->
        [any] когда вы наносите урон
       *[other] когда вы наносите урон { $attack }
    }
    [it] { $kind ->
        [any] когда наносит урон
       *[other] когда наносит урон { $attack }
    }
   *[any] { $kind ->
        [any] когда { $who } наносит урон
       *[other] когда { $who } наносит урон { $attack }
    }
}
machina_arcana-card-when-take_damage = { $person ->
    [you] { $kind ->
        [any] когда вы получаете урон
       *[other] когда вы получаете урон от { $attack }
    }
    [it] { $kind ->
        [any] когда получает урон
       *[other] когда получает урон от { $attack }
    }
   *[any] { $kind ->
        [any] когда { $who } получает урон
       *[other] когда { $who } получает урон от { $attack }
    }
}
machina_arcana-card-when-lose_health = { $person ->
    [you] когда вы теряете здоровье
    [it] когда теряет здоровье
   *[any] когда { $who } теряет здоровье
}
machina_arcana-card-when-evade = { $person ->
    [you] когда вы уклоняетесь, до сравнения с результатом { $attack }
    [it] когда уклоняется, до сравнения с результатом { $attack }
   *[any] когда { $who } уклоняется, до сравнения с результатом { $attack }
}
machina_arcana-card-when-evaded = { $person ->
    [you] когда вы уклонились от { $attack }
    [it] когда уклоняется от { $attack }
   *[any] когда { $who } уклоняется от { $attack }
}
machina_arcana-card-when-would_lose_health = { $person ->
    [you] когда вы должны потерять здоровье
    [it] когда должно потерять здоровье
   *[any] когда { $who } теряет здоровье
}
machina_arcana-card-when-would_lose_last_health = { $person ->
    [you] когда вы должны потерять последнее здоровье
    [it] когда должно потерять последнее здоровье
   *[any] когда { $who } теряет последнее здоровье
}
machina_arcana-card-when-kill = { $person ->
    [you] когда вы убиваете существо
    [it] когда убивает существо
   *[any] когда { $who } убивает существо
}
machina_arcana-card-when-creature_destroyed = { $person ->
    [you] когда вы уничтожены
    [it] когда уничтожено
   *[any] когда уничтожают { $who }
}
machina_arcana-card-when-health_restored = { $person ->
    [you] когда вы восстанавливаете здоровье
    [it] когда восстанавливает здоровье
   *[any] когда { $who } восстанавливает здоровье
}
machina_arcana-card-when-inspiration_gained = { $person ->
    [you] когда вы получаете воодушевление
    [it] когда получает воодушевление
   *[any] когда { $who } получает воодушевление
}
machina_arcana-card-when-inspiration_spent = { $person ->
    [you] когда вы тратите воодушевление
    [it] когда тратит воодушевление
   *[any] когда { $who } тратит воодушевление
}
machina_arcana-card-when-event_launched = { $again ->
    [no] когда запущено { $event }
    [only] когда перезапущено { $event }
   *[yes] когда запущено или перезапущено { $event }
}
machina_arcana-card-when-chapter_begins = когда начинается глава
machina_arcana-card-phase-gen = { $phase ->
    [explorers] фазы первопроходцев
    [lair] фазы логова
    [horror] фазы ужаса
    [monsters] фазы чудовищ
   *[any] любой фазы
}
machina_arcana-card-when-phase_begins = в начале { $phase }
machina_arcana-card-when-phase_ends = в конце { $phase }
machina_arcana-card-when-turn_begins = { $person ->
    [you] в начале вашего хода
    [it] в начале своего хода
   *[any] в начале хода ({ $who })
}
machina_arcana-card-when-turn_ends = { $person ->
    [you] в конце вашего хода
    [it] в конце своего хода
   *[any] в конце хода ({ $who })
}
machina_arcana-card-when-item_gained = { $person ->
    [you] когда вы получаете { $item }
    [it] когда получает { $item }
   *[any] когда { $who } получает { $item }
}
machina_arcana-card-when-item_equipped = { $person ->
    [you] когда вы экипируете { $item }
    [it] когда экипирует { $item }
   *[any] когда { $who } экипирует { $item }
}
machina_arcana-card-when-item_stowed = { $person ->
    [you] когда вы убираете в инвентарь { $item }
    [it] когда убирает в инвентарь { $item }
   *[any] когда { $who } убирает в инвентарь { $item }
}
machina_arcana-card-when-item_discarded = { $person ->
    [you] когда вы сбрасываете { $item }
    [it] когда сбрасывает { $item }
   *[any] когда { $who } сбрасывает { $item }
}
machina_arcana-card-when-marker_returned = { $card ->
    [any] когда ваш маркер возвращается с любой карты
   *[this] когда маркер возвращается с этой карты
}
machina_arcana-card-when-door_opened = { $person ->
    [you] когда вы открываете дверь
    [it] когда открывает дверь
   *[any] когда { $who } открывает дверь
}
machina_arcana-card-when-door_closed = { $person ->
    [you] когда вы закрываете дверь
    [it] когда закрывает дверь
   *[any] когда { $who } закрывает дверь
}
machina_arcana-card-when-door_destroyed = { $person ->
    [you] когда вы уничтожаете дверь
    [it] когда уничтожает дверь
   *[any] когда { $who } уничтожает дверь
}
machina_arcana-card-when-traps_triggered = { $person ->
    [you] когда из-за вас срабатывают ловушки
    [it] когда из-за этого чудовища срабатывают ловушки
   *[any] когда срабатывают ловушки
}
machina_arcana-card-when-barrel_exploded = { $person ->
    [you] когда из-за вас взрывается бочка
    [it] когда из-за этого чудовища взрывается бочка
   *[any] когда взрывается бочка
}
machina_arcana-card-when-cell_activated = { $person ->
    [you] когда вы задействуете { $cell }
    [it] когда задействует { $cell }
   *[any] когда { $who } задействует { $cell }
}
machina_arcana-card-when-cell_destroyed = { $person ->
    [you] когда вы уничтожаете { $cell }
    [it] когда уничтожает { $cell }
   *[any] когда { $who } уничтожает { $cell }
}
machina_arcana-card-when-cell_restored = { $person ->
    [you] когда вы восстанавливаете { $cell }
    [it] когда восстанавливает { $cell }
   *[any] когда { $who } восстанавливает { $cell }
}
machina_arcana-card-when-lair_sealed = { $person ->
    [you] когда вы запечатываете клетку логова
    [it] когда запечатывает клетку логова
   *[any] когда { $who } запечатывает клетку логова
}
machina_arcana-card-when-chapter_cell_lit = { $person ->
    [you] когда вы освещаете клетку главы
    [it] когда освещает клетку главы
   *[any] когда { $who } освещает клетку главы
}
machina_arcana-card-when-monster_appears = когда появляется чудовище
machina_arcana-card-when-comes_adjacent = { $voice ->
    [it] когда { $noun } оказывается по соседству с этим чудовищем
   *[you] когда { $noun } оказывается по соседству с вами
}
machina_arcana-card-when-forced_move = { $by ->
    [self] когда вы отталкиваете, притягиваете, переносите или меняете местами существо
   *[any] { $person ->
        [you] когда вас отталкивают, притягивают, переносят или меняют местами
        [it] когда это чудовище отталкивают, притягивают, переносят или меняют местами
       *[any] когда существо отталкивают, притягивают, переносят или меняют местами
    }
}
machina_arcana-card-when-fragment_explored = { $person ->
    [you] когда вы исследуете новый фрагмент поля
    [it] когда исследует новый фрагмент поля
   *[any] когда { $who } исследует новый фрагмент поля
}
machina_arcana-card-when-exchanged = { $person ->
    [you] когда вы обмениваетесь
    [it] когда обменивается
   *[any] когда { $who } обменивается
}
machina_arcana-card-when-danger_increased = когда опасность растёт
machina_arcana-card-when-monster_level_raised = когда растёт уровень чудовищ

## Слова, с которыми согласуется существительное

machina_arcana-card-each-of = { $case ->
    [gen] { $class ->
            [f] каждой
           *[other] каждого
        }
    [dat] { $class ->
            [f] каждой
           *[other] каждому
        }
    [acc] { $class ->
            [f] каждую
            [ma] каждого
            [na] каждое
            [ni] каждое
           *[other] каждый
        }
    [ins] { $class ->
            [f] каждой
           *[other] каждым
        }
    [prep] { $class ->
            [f] каждой
           *[other] каждом
        }
   *[nom] { $class ->
            [f] каждая
            [na] каждое
            [ni] каждое
           *[other] каждый
        }
} { $noun }
machina_arcana-card-any-of = { $case ->
    [gen] { $class ->
            [f] любой
           *[other] любого
        }
    [dat] { $class ->
            [f] любой
           *[other] любому
        }
    [acc] { $class ->
            [f] любую
            [ma] любого
            [na] любое
            [ni] любое
           *[other] любой
        }
    [ins] { $class ->
            [f] любой
           *[other] любым
        }
    [prep] { $class ->
            [f] любой
           *[other] любом
        }
   *[nom] { $class ->
            [f] любая
            [na] любое
            [ni] любое
           *[other] любой
        }
} { $noun }
machina_arcana-card-nearest-of = { $case ->
    [gen] { $class ->
            [f] ближайшей
           *[other] ближайшего
        }
    [dat] { $class ->
            [f] ближайшей
           *[other] ближайшему
        }
    [acc] { $class ->
            [f] ближайшую
            [ma] ближайшего
            [na] ближайшее
            [ni] ближайшее
           *[other] ближайший
        }
    [ins] { $class ->
            [f] ближайшей
           *[other] ближайшим
        }
    [prep] { $class ->
            [f] ближайшей
           *[other] ближайшем
        }
   *[nom] { $class ->
            [f] ближайшая
            [na] ближайшее
            [ni] ближайшее
           *[other] ближайший
        }
} { $noun }
machina_arcana-card-chosen = { $case ->
    [gen] { $class ->
            [f] выбранной
           *[other] выбранного
        }
    [dat] { $class ->
            [f] выбранной
           *[other] выбранному
        }
    [acc] { $class ->
            [f] выбранную
            [ma] выбранного
            [na] выбранное
            [ni] выбранное
           *[other] выбранный
        }
    [ins] { $class ->
            [f] выбранной
           *[other] выбранным
        }
    [prep] { $class ->
            [f] выбранной
           *[other] выбранном
        }
   *[nom] { $class ->
            [f] выбранная
            [na] выбранное
            [ni] выбранное
           *[other] выбранный
        }
} { $noun }
machina_arcana-card-this = { $case ->
    [gen] { $class ->
            [f] этой
           *[other] этого
        }
    [dat] { $class ->
            [f] этой
           *[other] этому
        }
    [acc] { $class ->
            [f] эту
            [ma] этого
            [na] это
            [ni] это
           *[other] этот
        }
    [ins] { $class ->
            [f] этой
           *[other] этим
        }
    [prep] { $class ->
            [f] этой
           *[other] этом
        }
   *[nom] { $class ->
            [f] эта
            [na] это
            [ni] это
           *[other] этот
        }
} { $noun }
machina_arcana-card-quality-adjacent = { $case ->
    [gen] { $class ->
            [f] соседней
           *[other] соседнего
        }
    [dat] { $class ->
            [f] соседней
           *[other] соседнему
        }
    [acc] { $class ->
            [f] соседнюю
            [ma] соседнего
            [na] соседнее
            [ni] соседнее
           *[other] соседний
        }
    [ins] { $class ->
            [f] соседней
           *[other] соседним
        }
    [prep] { $class ->
            [f] соседней
           *[other] соседнем
        }
   *[nom] { $class ->
            [f] соседняя
            [na] соседнее
            [ni] соседнее
           *[other] соседний
        }
} { $noun }
machina_arcana-card-quality-wounded = { $number ->
    [many] { $case ->
        [nom] раненые
        [acc] { $class ->
            [ma] раненых
            [na] раненых
           *[other] раненые
        }
       *[other] раненых
    }
   *[one] { $case ->
        [gen] { $class ->
            [f] раненой
           *[other] раненого
        }
        [dat] { $class ->
            [f] раненой
           *[other] раненому
        }
        [acc] { $class ->
            [f] раненую
            [ma] раненого
            [na] раненое
            [ni] раненое
           *[other] раненый
        }
        [ins] { $class ->
            [f] раненой
           *[other] раненым
        }
        [prep] { $class ->
            [f] раненой
           *[other] раненом
        }
       *[nom] { $class ->
            [f] раненая
            [na] раненое
            [ni] раненое
           *[other] раненый
        }
    }
} { $noun }
machina_arcana-card-quality-unwounded = { $number ->
    [many] { $case ->
        [nom] невредимые
        [acc] { $class ->
            [ma] невредимых
            [na] невредимых
           *[other] невредимые
        }
       *[other] невредимых
    }
   *[one] { $case ->
        [gen] { $class ->
            [f] невредимой
           *[other] невредимого
        }
        [dat] { $class ->
            [f] невредимой
           *[other] невредимому
        }
        [acc] { $class ->
            [f] невредимую
            [ma] невредимого
            [na] невредимое
            [ni] невредимое
           *[other] невредимый
        }
        [ins] { $class ->
            [f] невредимой
           *[other] невредимым
        }
        [prep] { $class ->
            [f] невредимой
           *[other] невредимом
        }
       *[nom] { $class ->
            [f] невредимая
            [na] невредимое
            [ni] невредимое
           *[other] невредимый
        }
    }
} { $noun }
machina_arcana-card-quality-other = { $number ->
    [many] { $case ->
        [nom] другие
        [acc] { $class ->
            [ma] других
            [na] других
           *[other] другие
        }
       *[other] других
    }
   *[one] { $case ->
        [gen] { $class ->
            [f] другой
           *[other] другого
        }
        [dat] { $class ->
            [f] другой
           *[other] другому
        }
        [acc] { $class ->
            [f] другую
            [ma] другого
            [na] другое
            [ni] другое
           *[other] другой
        }
        [ins] { $class ->
            [f] другой
           *[other] другим
        }
        [prep] { $class ->
            [f] другой
           *[other] другом
        }
       *[nom] { $class ->
            [f] другая
            [na] другое
            [ni] другое
           *[other] другой
        }
    }
} { $noun }

machina_arcana-card-another = { $case ->
    [gen] { $class ->
            [f] другой
           *[other] другого
        }
    [dat] { $class ->
            [f] другой
           *[other] другому
        }
    [acc] { $class ->
            [f] другую
            [ma] другого
            [na] другое
            [ni] другое
           *[other] другой
        }
    [ins] { $class ->
            [f] другой
           *[other] другим
        }
    [prep] { $class ->
            [f] другой
           *[other] другом
        }
   *[nom] { $class ->
            [f] другая
            [na] другое
            [ni] другое
           *[other] другой
        }
} { $noun }

## Существительные

machina_arcana-card-noun-creature = { $number ->
    [many] { $case ->
        [nom] существа
       *[other] существ
    }
   *[one] { $case ->
        [gen] существа
        [dat] существу
        [ins] существом
        [prep] существе
       *[nom] существо
    }
}
machina_arcana-card-noun-monster = { $number ->
    [many] { $case ->
        [nom] чудовища
       *[other] чудовищ
    }
   *[one] { $case ->
        [gen] чудовища
        [dat] чудовищу
        [ins] чудовищем
       *[nom] чудовище
    }
}
machina_arcana-card-noun-explorer = { $number ->
    [many] { $case ->
        [nom] первопроходцы
       *[other] первопроходцев
    }
   *[one] { $case ->
        [gen] первопроходца
        [dat] первопроходцу
        [acc] первопроходца
        [ins] первопроходцем
        [prep] первопроходце
       *[nom] первопроходец
    }
}
machina_arcana-card-noun-other_explorer = { $number ->
    [many] { $case ->
        [nom] другие первопроходцы
       *[other] других первопроходцев
    }
   *[one] { $case ->
        [gen] другого первопроходца
        [dat] другому первопроходцу
        [acc] другого первопроходца
        [ins] другим первопроходцем
        [prep] другом первопроходце
       *[nom] другой первопроходец
    }
}
machina_arcana-card-noun-barrel = { $number ->
    [many] { $case ->
        [nom] бочки
        [acc] бочки
       *[other] бочек
    }
   *[one] { $case ->
        [gen] бочки
        [dat] бочке
        [acc] бочку
        [ins] бочкой
        [prep] бочке
       *[nom] бочка
    }
}
machina_arcana-card-noun-door = { $number ->
    [many] { $case ->
        [nom] двери
        [acc] двери
       *[other] дверей
    }
   *[one] { $case ->
        [gen] двери
        [dat] двери
        [ins] дверью
        [prep] двери
       *[nom] дверь
    }
}
machina_arcana-card-noun-open_door = { $number ->
    [many] { $case ->
        [nom] открытые двери
        [acc] открытые двери
       *[other] открытых дверей
    }
   *[one] { $case ->
        [gen] открытой двери
        [dat] открытой двери
        [acc] открытую дверь
        [ins] открытой дверью
        [prep] открытой двери
       *[nom] открытая дверь
    }
}
machina_arcana-card-noun-closed_door = { $number ->
    [many] { $case ->
        [nom] закрытые двери
        [acc] закрытые двери
       *[other] закрытых дверей
    }
   *[one] { $case ->
        [gen] закрытой двери
        [dat] закрытой двери
        [acc] закрытую дверь
        [ins] закрытой дверью
        [prep] закрытой двери
       *[nom] закрытая дверь
    }
}
machina_arcana-card-noun-destroyed_door = { $number ->
    [many] { $case ->
        [nom] уничтоженные двери
        [acc] уничтоженные двери
       *[other] уничтоженных дверей
    }
   *[one] { $case ->
        [gen] уничтоженной двери
        [dat] уничтоженной двери
        [acc] уничтоженную дверь
        [ins] уничтоженной дверью
        [prep] уничтоженной двери
       *[nom] уничтоженная дверь
    }
}
machina_arcana-card-noun-cell = { $number ->
    [many] { $case ->
        [nom] клетки
        [acc] клетки
       *[other] клеток
    }
   *[one] { $case ->
        [gen] клетки
        [dat] клетке
        [acc] клетку
        [ins] клеткой
        [prep] клетке
       *[nom] клетка
    }
}
machina_arcana-card-noun-free_cell = { $number ->
    [many] { $case ->
        [nom] свободные клетки
        [acc] свободные клетки
       *[other] свободных клеток
    }
   *[one] { $case ->
        [gen] свободной клетки
        [dat] свободной клетке
        [acc] свободную клетку
        [ins] свободной клеткой
        [prep] свободной клетке
       *[nom] свободная клетка
    }
}
machina_arcana-card-noun-passable_cell = { $number ->
    [many] { $case ->
        [nom] проходимые клетки
        [acc] проходимые клетки
       *[other] проходимых клеток
    }
   *[one] { $case ->
        [gen] проходимой клетки
        [dat] проходимой клетке
        [acc] проходимую клетку
        [ins] проходимой клеткой
        [prep] проходимой клетке
       *[nom] проходимая клетка
    }
}
machina_arcana-card-noun-trap_cell = { $number ->
    [many] { $case ->
        [nom] клетки-ловушки
        [acc] клетки-ловушки
       *[other] клеток-ловушек
    }
   *[one] { $case ->
        [gen] клетки-ловушки
        [dat] клетке-ловушке
        [acc] клетку-ловушку
        [ins] клеткой-ловушкой
        [prep] клетке-ловушке
       *[nom] клетка-ловушка
    }
}
machina_arcana-card-noun-lair_cell = { $number ->
    [many] { $case ->
        [nom] клетки логова
        [acc] клетки логова
       *[other] клеток логова
    }
   *[one] { $case ->
        [gen] клетки логова
        [dat] клетке логова
        [acc] клетку логова
        [ins] клеткой логова
        [prep] клетке логова
       *[nom] клетка логова
    }
}
machina_arcana-card-noun-chasm_cell = { $number ->
    [many] { $case ->
        [nom] клетки пропасти
        [acc] клетки пропасти
       *[other] клеток пропасти
    }
   *[one] { $case ->
        [gen] клетки пропасти
        [dat] клетке пропасти
        [acc] клетку пропасти
        [ins] клеткой пропасти
        [prep] клетке пропасти
       *[nom] клетка пропасти
    }
}
machina_arcana-card-noun-border_cell = { $number ->
    [many] { $case ->
        [nom] клетки границы
        [acc] клетки границы
       *[other] клеток границы
    }
   *[one] { $case ->
        [gen] клетки границы
        [dat] клетке границы
        [acc] клетку границы
        [ins] клеткой границы
        [prep] клетке границы
       *[nom] клетка границы
    }
}
machina_arcana-card-noun-action_cell = { $number ->
    [many] { $case ->
        [nom] клетки действия
        [acc] клетки действия
       *[other] клеток действия
    }
   *[one] { $case ->
        [gen] клетки действия
        [dat] клетке действия
        [acc] клетку действия
        [ins] клеткой действия
        [prep] клетке действия
       *[nom] клетка действия
    }
}
machina_arcana-card-noun-chest = { $number ->
    [many] { $case ->
        [nom] сундуки
        [acc] сундуки
       *[other] сундуков
    }
   *[one] { $case ->
        [gen] сундука
        [dat] сундуку
        [ins] сундуком
        [prep] сундуке
       *[nom] сундук
    }
}
machina_arcana-card-noun-workbench = { $number ->
    [many] { $case ->
        [nom] верстаки
        [acc] верстаки
       *[other] верстаков
    }
   *[one] { $case ->
        [gen] верстака
        [dat] верстаку
        [ins] верстаком
        [prep] верстаке
       *[nom] верстак
    }
}
machina_arcana-card-noun-recharge_station = { $number ->
    [many] { $case ->
        [nom] станции подзарядки
        [acc] станции подзарядки
       *[other] станций подзарядки
    }
   *[one] { $case ->
        [gen] станции подзарядки
        [dat] станции подзарядки
        [acc] станцию подзарядки
        [ins] станцией подзарядки
        [prep] станции подзарядки
       *[nom] станция подзарядки
    }
}
machina_arcana-card-noun-trap_lever = { $number ->
    [many] { $case ->
        [nom] рычаги ловушки
        [acc] рычаги ловушки
       *[other] рычагов ловушки
    }
   *[one] { $case ->
        [gen] рычага ловушки
        [dat] рычагу ловушки
        [ins] рычагом ловушки
        [prep] рычаге ловушки
       *[nom] рычаг ловушки
    }
}
machina_arcana-card-noun-event_cell = { $number ->
    [many] { $case ->
        [nom] клетки события
        [acc] клетки события
       *[other] клеток события
    }
   *[one] { $case ->
        [gen] клетки события
        [dat] клетке события
        [acc] клетку события
        [ins] клеткой события
        [prep] клетке события
       *[nom] клетка события
    }
}
machina_arcana-card-noun-chapter_cell = { $number ->
    [many] { $case ->
        [nom] клетки главы
        [acc] клетки главы
       *[other] клеток главы
    }
   *[one] { $case ->
        [gen] клетки главы
        [dat] клетке главы
        [acc] клетку главы
        [ins] клеткой главы
        [prep] клетке главы
       *[nom] клетка главы
    }
}
machina_arcana-card-noun-unlit_chapter_cell = { $number ->
    [many] { $case ->
        [nom] неосвещённые клетки главы
        [acc] неосвещённые клетки главы
       *[other] неосвещённых клеток главы
    }
   *[one] { $case ->
        [gen] неосвещённой клетки главы
        [dat] неосвещённой клетке главы
        [acc] неосвещённую клетку главы
        [ins] неосвещённой клеткой главы
        [prep] неосвещённой клетке главы
       *[nom] неосвещённая клетка главы
    }
}
machina_arcana-card-noun-lit_chapter_cell = { $number ->
    [many] { $case ->
        [nom] освещённые клетки главы
        [acc] освещённые клетки главы
       *[other] освещённых клеток главы
    }
   *[one] { $case ->
        [gen] освещённой клетки главы
        [dat] освещённой клетке главы
        [acc] освещённую клетку главы
        [ins] освещённой клеткой главы
        [prep] освещённой клетке главы
       *[nom] освещённая клетка главы
    }
}
machina_arcana-card-noun-destroyed_cell = { $number ->
    [many] { $case ->
        [nom] уничтоженные клетки
        [acc] уничтоженные клетки
       *[other] уничтоженных клеток
    }
   *[one] { $case ->
        [gen] уничтоженной клетки
        [dat] уничтоженной клетке
        [acc] уничтоженную клетку
        [ins] уничтоженной клеткой
        [prep] уничтоженной клетке
       *[nom] уничтоженная клетка
    }
}
machina_arcana-card-noun-rubble = { $number ->
    [many] { $case ->
        [nom] завалы
        [acc] завалы
       *[other] завалов
    }
   *[one] { $case ->
        [gen] завала
        [dat] завалу
        [ins] завалом
        [prep] завале
       *[nom] завал
    }
}
machina_arcana-card-noun-wall = { $number ->
    [many] { $case ->
        [nom] стены
        [acc] стены
       *[other] стен
    }
   *[one] { $case ->
        [gen] стены
        [dat] стене
        [acc] стену
        [ins] стеной
        [prep] стене
       *[nom] стена
    }
}
machina_arcana-card-noun-obstacle = { $number ->
    [many] { $case ->
        [nom] препятствия
        [acc] препятствия
       *[other] препятствий
    }
   *[one] { $case ->
        [gen] препятствия
        [dat] препятствию
        [ins] препятствием
        [prep] препятствии
       *[nom] препятствие
    }
}
machina_arcana-card-noun-ritual_cell = { $number ->
    [many] { $case ->
        [nom] клетки ритуала
        [acc] клетки ритуала
       *[other] клеток ритуала
    }
   *[one] { $case ->
        [gen] клетки ритуала
        [dat] клетке ритуала
        [acc] клетку ритуала
        [ins] клеткой ритуала
        [prep] клетке ритуала
       *[nom] клетка ритуала
    }
}
machina_arcana-card-noun-anchor_cell = { $number ->
    [many] { $case ->
        [nom] цепи-якоря
        [acc] цепи-якоря
       *[other] цепей-якорей
    }
   *[one] { $case ->
        [gen] цепи-якоря
        [dat] цепи-якорю
        [ins] цепью-якорем
        [prep] цепи-якоре
       *[nom] цепь-якорь
    }
}
machina_arcana-card-noun-heart_cell = { $number ->
    [many] { $case ->
        [nom] клетки сердца
        [acc] клетки сердца
       *[other] клеток сердца
    }
   *[one] { $case ->
        [gen] клетки сердца
        [dat] клетке сердца
        [acc] клетку сердца
        [ins] клеткой сердца
        [prep] клетке сердца
       *[nom] клетка сердца
    }
}
machina_arcana-card-noun-pillar_cell = { $number ->
    [many] { $case ->
        [nom] клетки столпа
        [acc] клетки столпа
       *[other] клеток столпа
    }
   *[one] { $case ->
        [gen] клетки столпа
        [dat] клетке столпа
        [acc] клетку столпа
        [ins] клеткой столпа
        [prep] клетке столпа
       *[nom] клетка столпа
    }
}
machina_arcana-card-noun-core_cell = { $number ->
    [many] { $case ->
        [nom] клетки сердцевины
        [acc] клетки сердцевины
       *[other] клеток сердцевины
    }
   *[one] { $case ->
        [gen] клетки сердцевины
        [dat] клетке сердцевины
        [acc] клетку сердцевины
        [ins] клеткой сердцевины
        [prep] клетке сердцевины
       *[nom] клетка сердцевины
    }
}
machina_arcana-card-noun-entry_cell = { $number ->
    [many] { $case ->
        [nom] клетки входа
        [acc] клетки входа
       *[other] клеток входа
    }
   *[one] { $case ->
        [gen] клетки входа
        [dat] клетке входа
        [acc] клетку входа
        [ins] клеткой входа
        [prep] клетке входа
       *[nom] клетка входа
    }
}
machina_arcana-card-noun-beast = { $number ->
    [many] { $case ->
        [nom] Звери
       *[other] Зверей
    }
   *[one] { $case ->
        [gen] Зверя
        [dat] Зверю
        [acc] Зверя
        [ins] Зверем
        [prep] Звере
       *[nom] Зверь
    }
}
machina_arcana-card-noun-target = { $number ->
    [many] { $case ->
        [nom] цели
        [acc] цели
       *[other] целей
    }
   *[one] { $case ->
        [gen] цели
        [dat] цели
        [ins] целью
        [prep] цели
       *[nom] цель
    }
}
machina_arcana-card-noun-attacker = { $number ->
    [many] { $case ->
        [nom] атакующие
       *[other] атакующих
    }
   *[one] { $case ->
        [gen] атакующего
        [dat] атакующему
        [acc] атакующего
        [ins] атакующим
        [prep] атакующем
       *[nom] атакующий
    }
}
machina_arcana-card-noun-evader = { $number ->
    [many] { $case ->
        [nom] уклоняющиеся
       *[other] уклоняющихся
    }
   *[one] { $case ->
        [gen] уклоняющегося
        [dat] уклоняющемуся
        [acc] уклоняющегося
        [ins] уклоняющимся
        [prep] уклоняющемся
       *[nom] уклоняющийся
    }
}
machina_arcana-card-noun-someone = { $number ->
    [many] { $case ->
        [nom] кто-либо
       *[other] кого-либо
    }
   *[one] { $case ->
        [gen] кого-либо
        [dat] кому-либо
        [acc] кого-либо
        [ins] кем-либо
        [prep] ком-либо
       *[nom] кто-либо
    }
}
machina_arcana-card-noun-item = { $number ->
    [many] { $case ->
        [nom] предметы
        [acc] предметы
       *[other] предметов
    }
   *[one] { $case ->
        [gen] предмета
        [dat] предмету
        [ins] предметом
        [prep] предмете
       *[nom] предмет
    }
}
machina_arcana-card-noun-weapon = { $number ->
    [many] { $case ->
        [nom] оружие
        [acc] оружие
       *[other] оружия
    }
   *[one] { $case ->
        [gen] оружия
        [dat] оружию
        [ins] оружием
        [prep] оружии
       *[nom] оружие
    }
}
machina_arcana-card-noun-clothing = { $number ->
    [many] { $case ->
        [nom] одежда
        [acc] одежда
       *[other] одежды
    }
   *[one] { $case ->
        [gen] одежды
        [dat] одежде
        [acc] одежду
        [ins] одеждой
        [prep] одежде
       *[nom] одежда
    }
}
machina_arcana-card-noun-artefact = { $number ->
    [many] { $case ->
        [nom] артефакты
        [acc] артефакты
       *[other] артефактов
    }
   *[one] { $case ->
        [gen] артефакта
        [dat] артефакту
        [ins] артефактом
        [prep] артефакте
       *[nom] артефакт
    }
}
machina_arcana-card-noun-single_use = { $number ->
    [many] { $case ->
        [nom] одноразовые предметы
        [acc] одноразовые предметы
       *[other] одноразовых предметов
    }
   *[one] { $case ->
        [gen] одноразового предмета
        [dat] одноразовому предмету
        [ins] одноразовым предметом
        [prep] одноразовом предмете
       *[nom] одноразовый предмет
    }
}

machina_arcana-card-class-creature = na
machina_arcana-card-class-monster = na
machina_arcana-card-class-explorer = ma
machina_arcana-card-class-other_explorer = ma
machina_arcana-card-class-barrel = f
machina_arcana-card-class-door = f
machina_arcana-card-class-open_door = f
machina_arcana-card-class-closed_door = f
machina_arcana-card-class-destroyed_door = f
machina_arcana-card-class-cell = f
machina_arcana-card-class-free_cell = f
machina_arcana-card-class-passable_cell = f
machina_arcana-card-class-trap_cell = f
machina_arcana-card-class-lair_cell = f
machina_arcana-card-class-chasm_cell = f
machina_arcana-card-class-border_cell = f
machina_arcana-card-class-action_cell = f
machina_arcana-card-class-chest = mi
machina_arcana-card-class-workbench = mi
machina_arcana-card-class-recharge_station = f
machina_arcana-card-class-trap_lever = mi
machina_arcana-card-class-event_cell = f
machina_arcana-card-class-chapter_cell = f
machina_arcana-card-class-unlit_chapter_cell = f
machina_arcana-card-class-lit_chapter_cell = f
machina_arcana-card-class-destroyed_cell = f
machina_arcana-card-class-rubble = mi
machina_arcana-card-class-wall = f
machina_arcana-card-class-obstacle = ni
machina_arcana-card-class-ritual_cell = f
machina_arcana-card-class-anchor_cell = f
machina_arcana-card-class-heart_cell = f
machina_arcana-card-class-pillar_cell = f
machina_arcana-card-class-core_cell = f
machina_arcana-card-class-entry_cell = f
machina_arcana-card-class-beast = ma
machina_arcana-card-class-target = f
machina_arcana-card-class-attacker = ma
machina_arcana-card-class-evader = ma
machina_arcana-card-class-someone = ma
machina_arcana-card-class-item = mi
machina_arcana-card-class-weapon = ni
machina_arcana-card-class-clothing = f
machina_arcana-card-class-artefact = mi
machina_arcana-card-class-single_use = mi
machina_arcana-card-class-you = pl
machina_arcana-card-class-adjective = ma
