# What `eldertable check` says to people who write cards and tiles of this game. Before it stand the file, the line, the card
# and the field.

machina_arcana-content-cards = expected a list of cards
machina_arcana-content-file-name = the name of a file of cards begins with one of: { $known }
machina_arcana-content-id-taken = used by another card; choose another
machina_arcana-content-id = lower-case letters, digits and _ are needed
machina_arcana-content-both-languages = {"{ru: ..., en: ...}"} is needed
machina_arcana-content-unknown-key = unknown key of this card; known: { $known }
machina_arcana-content-unknown-here = unknown; known here: { $known }
machina_arcana-content-unknown = { $what ->
    [effect] unknown effect
    [kind] unknown kind
    [scope] unknown scope
    [selector] unknown selector
    [condition] unknown condition
    [item] unknown item
   *[trigger] unknown trigger
} “{ $value }”; known: { $known }
machina_arcana-content-not-one-of = “{ $value }” is not one of { $known }
machina_arcana-content-list = a list is needed
machina_arcana-content-list-of = a list of { $known } is needed
machina_arcana-content-between = a number from { $least } to { $most } is needed
machina_arcana-content-flag = true or false is needed
machina_arcana-content-yes = true is needed; its contrary is written with `not`
machina_arcana-content-compare = a number is needed, or some of { $known }
machina_arcana-content-not-a-number = “{ $value }” is not a number
machina_arcana-content-number-of-what = a number says what is counted: count, stat, markers, progress, spent or explorers
machina_arcana-content-mapping = { $what ->
    [ability] an ability is a mapping
    [condition] a condition is a mapping
    [modifier] a modifier is a mapping
    [cost] a cost is a mapping; {"{}"} is free
    [target] a target is a mapping
   *[other] a mapping is needed
}
machina_arcana-content-word-or-mapping = { $what ->
    [effect] an effect is a word or a mapping
    [selector] a selector is a word, a mapping or a list
   *[item] an item is a word or a filter
}
machina_arcana-content-effects = a list of effects is needed
machina_arcana-content-one-effect = one effect is needed, found: { $found }
machina_arcana-content-one-modifier = one modifier is needed, found: { $found }; known: { $known }
machina_arcana-content-one-trigger = one moment is needed, found: { $found }
machina_arcana-content-missing = “{ $name }” is missing
machina_arcana-content-no-parameters = takes no parameters
machina_arcana-content-ability-kind = an ability has a cost, a `when`, a `gives` or `enters_play`
machina_arcana-content-ability-do = a continuous ability has `gives`, every other one `do`
machina_arcana-content-selector-mode = a selector says each, any, up_to or nearest
machina_arcana-content-target-mode = a target is near, blockable or piercing
machina_arcana-content-set = common, or the number of a scenario
machina_arcana-content-no-symbol = no such symbol; { $known }
machina_arcana-content-extension-symbol = an extension has a symbol on its left and no other; nothing else has one there
machina_arcana-content-hands-of-weapons = only weapons have hands
machina_arcana-content-hands-of-extension = an extension has no hands of its own
machina_arcana-content-slot-of-weapon = a weapon is an extension or has no slot
machina_arcana-content-slot-of-clothing = clothing is for the body, the legs or the head, or an extension
machina_arcana-content-slot-of-others = only clothing and extensions have a slot
machina_arcana-content-symbols-of-clothing = clothing of this slot has symbols only here: { $known }
machina_arcana-content-symbol-of-body = body clothing always has a symbol on its right
machina_arcana-content-symbols-of-artefact = artefacts have no extensions
machina_arcana-content-symbols-of-single-use = single-use items have none

## Tiles

machina_arcana-content-no-faces = expected `faces` or `finales`
machina_arcana-content-no-card = there is no such card “{ $card }” to be named here
machina_arcana-content-no-fragment = no fragment “{ $tile }” is drawn
machina_arcana-content-map-size = 21 lines of 21 characters are needed
machina_arcana-content-unknown-cell = unknown cell “{ $sign }” in row { $row }, column { $column }
machina_arcana-content-unknown-edge = unknown edge “{ $sign }” in line { $row }, column { $column }
machina_arcana-content-not-as-drawn = says { $says }, but drawn is { $drawn }
