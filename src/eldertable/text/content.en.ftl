# What `eldertable check` says to people who write cards. The place is a file with its line, a card and a field.

app-content-problem = { $place }: { $problem }
app-content-not-yaml = this is not YAML ({ $detail }); look at the brackets, colons and indents of this line
app-content-not-json = this is not JSON ({ $detail })
app-content-truncated = it ends too early
app-content-too-deep = it is nested too deeply
app-content-not-text = not text in UTF-8; save the file in that encoding
app-content-unreadable = the file cannot be read: { $why }
app-content-no-list = expected a list under “{ $key }:”
app-content-no-entries = expected entries under a key, or a list of cards
app-content-unknown-key = no game has content under “{ $key }:”; known: { $known }
app-content-id-twice = the id is used twice; give one of the two another
app-content-field-twice = the field “{ $name }” stands here twice; leave one of the two
app-content-wrong-type = expected { $expected }, got { $got }
app-content-needed-type = expected { $expected }
app-content-wrong-length = { $count ->
    [one] expected a list of one, got { $got }
   *[other] expected a list of { $count }, got { $got }
}
app-content-needed-length = { $count ->
    [one] expected a list of one
   *[other] expected a list of { $count }
}
app-content-out-of-range = no number is as big as that here
app-content-missing-field = the field “{ $name }” is missing
app-content-unknown-field = there is no field “{ $name }” here; known: { $known }
app-content-unknown-value = “{ $value }” is not one of { $known }
app-content-other = this does not fit: { $detail }
app-content-effect-shape = an effect is a mapping with one key, its name
app-content-unknown-effect = unknown effect “{ $effect }”; known: { $known }
app-content-effect-empty = this effect has no fields, write {"{}"}
app-content-or = { $first } or { $second }
app-content-type = { $type ->
    [int] a whole number
    [float] a number
    [str] a text
    [bool] true or false
    [array] a list
    [object] a mapping
    [null] nothing
   *[other] “{ $name }”
}

## Words in .ftl files

app-content-not-fluent = this is not Fluent: { $detail }
app-content-word-missing = { $other ->
    [ru] missing in Russian
   *[en] missing in English
}
app-content-word-arguments = arguments differ: { $ru } in Russian, { $en } in English
app-content-word-unsaid = cannot be said: { $detail }
app-content-no-arguments = none
