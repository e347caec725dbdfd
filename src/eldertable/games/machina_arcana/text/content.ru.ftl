# Что `eldertable check` говорит тем, кто пишет карты и фрагменты для этой игры. Перед словами стоят файл, строка, карта и поле.

machina_arcana-content-cards = ожидается список карт
machina_arcana-content-file-name = имя файла с картами начинается с одного из слов: { $known }
machina_arcana-content-id-taken = такой id уже у другой карты; выберите иной
machina_arcana-content-id = нужны строчные латинские буквы, цифры и _
machina_arcana-content-both-languages = нужно {"{ru: ..., en: ...}"}
machina_arcana-content-unknown-key = у такой карты этого ключа нет; есть: { $known }
machina_arcana-content-unknown-here = такого здесь нет; есть: { $known }
machina_arcana-content-unknown = { $what ->
    [effect] нет эффекта
    [kind] нет вида
    [scope] нет области
    [selector] нет указания цели
    [condition] нет условия
    [item] нет предмета
   *[trigger] нет повода
} «{ $value }»; есть: { $known }
machina_arcana-content-not-one-of = «{ $value }» не подходит; годится одно из: { $known }
machina_arcana-content-list = нужен список
machina_arcana-content-list-of = нужен список из слов: { $known }
machina_arcana-content-between = нужно число от { $least } до { $most }
machina_arcana-content-flag = нужно true или false
machina_arcana-content-yes = нужно true; обратное пишут через `not`
machina_arcana-content-compare = нужно число или что-то из { $known }
machina_arcana-content-not-a-number = «{ $value }» не число
machina_arcana-content-number-of-what = у числа сказано, что считать: count, stat, markers, progress, spent или explorers
machina_arcana-content-mapping = { $what ->
    [ability] способность записывают полями
    [condition] условие записывают полями
    [modifier] изменение записывают полями
    [cost] цену записывают полями; {"{}"}, если бесплатно
    [target] цель записывают полями
   *[other] нужен набор полей
}
machina_arcana-content-word-or-mapping = { $what ->
    [effect] эффект записывают словом или полями
    [selector] указание цели записывают словом, полями или списком
   *[item] предмет записывают словом или полями
}
machina_arcana-content-effects = нужен список эффектов
machina_arcana-content-one-effect = нужен один эффект, а здесь: { $found }
machina_arcana-content-one-modifier = нужно одно изменение, а здесь: { $found }; есть: { $known }
machina_arcana-content-one-trigger = нужен один повод, а здесь: { $found }
machina_arcana-content-missing = не хватает «{ $name }»
machina_arcana-content-no-parameters = параметров здесь не бывает
machina_arcana-content-ability-kind = у способности есть cost, `when`, `gives` или `enters_play`
machina_arcana-content-ability-do = у постоянной способности есть `gives`, у любой другой `do`
machina_arcana-content-selector-mode = в указании цели есть each, any, up_to или nearest
machina_arcana-content-target-mode = цель задают словом near, blockable или piercing
machina_arcana-content-set = нужно common или номер сценария
machina_arcana-content-no-symbol = такого символа нет; { $known }
machina_arcana-content-extension-symbol = у расширения символ только слева; ни у чего другого там символа нет
machina_arcana-content-hands-of-weapons = руки бывают только у оружия
machina_arcana-content-hands-of-extension = у расширения своих рук нет
machina_arcana-content-slot-of-weapon = оружие бывает расширением или без места (slot)
machina_arcana-content-slot-of-clothing = одежда бывает для тела (body), ног (legs) или головы (head), либо это расширение (extension)
machina_arcana-content-slot-of-others = место (slot) есть только у одежды и расширений
machina_arcana-content-symbols-of-clothing = у одежды для этого места символы бывают только здесь: { $known }
machina_arcana-content-symbol-of-body = у одежды для тела всегда есть символ справа
machina_arcana-content-symbols-of-artefact = у артефактов расширений не бывает
machina_arcana-content-symbols-of-single-use = у одноразовых предметов символов нет

## Фрагменты

machina_arcana-content-no-faces = ожидается `faces` или `finales`
machina_arcana-content-no-card = карты «{ $card }», которую здесь можно назвать, нет
machina_arcana-content-no-fragment = фрагмент «{ $tile }» не нарисован
machina_arcana-content-map-size = нужна 21 строка по 21 знаку
machina_arcana-content-unknown-cell = нет клетки «{ $sign }»: ряд { $row }, столбец { $column }
machina_arcana-content-unknown-edge = нет границы «{ $sign }»: строка { $row }, столбец { $column }
machina_arcana-content-not-as-drawn = сказано { $says }, а нарисовано { $drawn }
