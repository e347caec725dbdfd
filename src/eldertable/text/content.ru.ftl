# Что `eldertable check` говорит тем, кто пишет карты. Место: файл со строкой, карта и поле.

app-content-problem = { $place }: { $problem }
app-content-not-yaml = это не YAML ({ $detail }); проверьте в этой строке скобки, двоеточия и отступы
app-content-not-json = это не JSON ({ $detail })
app-content-truncated = она кончается слишком рано
app-content-too-deep = слишком много вложенных скобок
app-content-not-text = это не текст в UTF-8; сохраните файл в этой кодировке
app-content-unreadable = файл не читается: { $why }
app-content-no-list = под ключом «{ $key }:» ожидается список
app-content-no-entries = ожидаются записи под ключом или список карт
app-content-unknown-key = ни у одной игры нет содержимого под ключом «{ $key }:»; есть: { $known }
app-content-id-twice = этот id встречается дважды; дайте одной из карт другой
app-content-field-twice = поле «{ $name }» стоит здесь дважды; оставьте одно из них
app-content-wrong-type = ожидается { $expected }, а стоит { $got }
app-content-needed-type = ожидается { $expected }
app-content-wrong-length = { $count ->
    [one] в списке ожидается { $count } элемент, а стоит { $got }
    [few] в списке ожидаются { $count } элемента, а стоит { $got }
   *[many] в списке ожидаются { $count } элементов, а стоит { $got }
}
app-content-needed-length = { $count ->
    [one] в списке ожидается { $count } элемент
    [few] в списке ожидаются { $count } элемента
   *[many] в списке ожидаются { $count } элементов
}
app-content-out-of-range = таких больших чисел здесь не бывает
app-content-missing-field = нет обязательного поля «{ $name }»
app-content-unknown-field = поля «{ $name }» здесь не бывает; есть: { $known }
app-content-unknown-value = «{ $value }» не подходит; годится одно из: { $known }
app-content-other = не подходит: { $detail }
app-content-effect-shape = эффект записывают одним ключом: это его имя
app-content-unknown-effect = эффекта «{ $effect }» нет; есть: { $known }
app-content-effect-empty = у этого эффекта нет полей, напишите {"{}"}
app-content-or = { $first } или { $second }
app-content-type = { $type ->
    [int] целое число
    [float] число
    [str] текст
    [bool] true или false
    [array] список
    [object] набор полей
    [null] пустое значение
   *[other] «{ $name }»
}

## Слова в файлах .ftl

app-content-not-fluent = это не Fluent: { $detail }
app-content-word-missing = { $other ->
    [ru] нет по-русски
   *[en] нет по-английски
}
app-content-word-arguments = разные аргументы: { $ru } по-русски, { $en } по-английски
app-content-word-unsaid = не сказать: { $detail }
app-content-no-arguments = без аргументов
