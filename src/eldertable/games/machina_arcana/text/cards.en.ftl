# Card texts: put together from what a card does (card_text.py). $case and $class are for languages that need them; here $class says
# which article a noun takes. $person: you (the card addresses a player), it (the monster the card is about), pron (just named),
# one, many, any. $voice says who acts. CAPITAL makes the first letter a capital.

machina_arcana-card-sentence = { CAPITAL($text) }.
machina_arcana-card-join-sentences = { $first } { $rest }
machina_arcana-card-join-then = { $first }, then { $rest }
machina_arcana-card-join-or = { $first } or { $rest }
machina_arcana-card-join-and = { $first } and { $rest }
machina_arcana-card-join-comma = { $first }, { $rest }
machina_arcana-card-join-choice = { $first }; or { $rest }
machina_arcana-card-join-semicolon = { $first }; { $rest }
machina_arcana-card-several = { $all }
machina_arcana-card-place = { $noun } { $where }
machina_arcana-card-bracket = { $noun } ({ $what })
machina_arcana-card-with = { $what } with { $item }
machina_arcana-card-against = { $what } against { $who }
machina_arcana-card-a = { $class ->
    [a] a { $noun }
    [an] an { $noun }
    [ano] an{ $noun }
   *[other] { $noun }
}
machina_arcana-card-beside = adjacent to { $noun }
machina_arcana-card-beside-noun = { $noun }
machina_arcana-card-this-card = this card
machina_arcana-card-counted = { $n ->
    [one] { $n } { $one }
   *[other] { $n } { $many }
}
machina_arcana-card-counted-by = as many { $noun } as { $number }

## A whole ability

machina_arcana-card-user-explorers = For any explorer.
machina_arcana-card-user-monsters = For any monster.
machina_arcana-card-spoken-cost = Cost: { $cost }.
machina_arcana-card-spoken-target = Target: { $target }.
machina_arcana-card-spoken-enters_play = When it enters play.
machina_arcana-card-while = while { $condition }
machina_arcana-card-only-if = only if { $condition }
machina_arcana-card-only-own-turn = { $voice ->
    [it] only in this monster’s turn
   *[you] only in your turn
}

## Costs and targets

machina_arcana-card-cost-free = nothing
machina_arcana-card-cost-stamina = { $amount }
machina_arcana-card-cost-inspiration = { $amount }
machina_arcana-card-cost-health = { $amount }
machina_arcana-card-cost-discard = discard this card
machina_arcana-card-cost-discard_item = discard { $item }
machina_arcana-card-cost-return_marker = { $n ->
    [one] return { $n } marker from this card
   *[other] return { $n } markers from this card
}
machina_arcana-card-cost-return_progress = { $n ->
    [one] remove { $n } progress token from this card
   *[other] remove { $n } progress tokens from this card
}
machina_arcana-card-cost-stow = stow this item
machina_arcana-card-cost-destroy_cell = destroy { $cell }
machina_arcana-card-cost-close_door = close { $door }
machina_arcana-card-cost-destroy_door = destroy { $door }
machina_arcana-card-cost-increase_danger = increase danger by { $n }
machina_arcana-card-cost-relaunch_event = relaunch the horror event
machina_arcana-card-cost-condition = condition: { $condition }
machina_arcana-card-target-near = { $noun }, range 0–{ $n }
machina_arcana-card-target-blockable = { $noun }, range { $n }, obstacles block
machina_arcana-card-target-piercing = { $noun }, range { $n }, obstacles do not block

## Who

machina_arcana-card-you = you
machina_arcana-card-this-monster = this monster
machina_arcana-card-first-target = the first target
machina_arcana-card-second-target = the second target
machina_arcana-card-pronoun = { $case ->
    [nom] they
    [gen] their
   *[other] them
}
machina_arcana-card-up-to = up to { $n } { $noun }
machina_arcana-card-up-to-oblique = up to { $n } { $noun }
machina_arcana-card-any-two = any two { $noun }
machina_arcana-card-nearest-to = the { $noun } nearest to { $to }
machina_arcana-card-another = another { $noun }
machina_arcana-card-each-of = each { $noun }
machina_arcana-card-any-of = any { $noun }
machina_arcana-card-nearest-of = the nearest { $noun }
machina_arcana-card-chosen = the chosen { $noun }
machina_arcana-card-this = this { $noun }
machina_arcana-card-quality-adjacent = an adjacent { $noun }
machina_arcana-card-quality-wounded = wounded { $noun }
machina_arcana-card-quality-unwounded = unharmed { $noun }
machina_arcana-card-quality-other = other { $noun }

## Where

machina_arcana-card-in-fragment = on the fragment
machina_arcana-card-in-board = on the board
machina_arcana-card-in-any_fragment = on any one fragment
machina_arcana-card-in-adjacent = adjacent
machina_arcana-card-in-adjacent-noun = adjacent { $noun }
machina_arcana-card-in-adjacent_to_target = adjacent to { $who }
machina_arcana-card-in-adjacent_to_it = adjacent to { $who }
machina_arcana-card-in-target_fragment = on the target’s fragment
machina_arcana-card-within-cells = { $n ->
    [one] within { $n } cell
   *[other] within { $n } cells
}
machina_arcana-card-in-within = { $voice ->
    [it] { machina_arcana-card-within-cells } of this monster
   *[you] { machina_arcana-card-within-cells } of you
}
machina_arcana-card-in-within-of = { machina_arcana-card-within-cells } of { $of }
machina_arcana-card-where-adjacent = { $no ->
    [yes] not { $beside }
   *[no] { $beside }
}
machina_arcana-card-where-on_cell = { $no ->
    [yes] not on { $noun }
   *[no] on { $noun }
}
machina_arcana-card-where-distance = at distance { $compare }
machina_arcana-card-bracket-kind = { $no ->
    [yes] not { $noun }
   *[no] { $noun }
}
machina_arcana-card-bracket-level = level { $compare }
machina_arcana-card-bracket-different = different targets
machina_arcana-card-bracket-stat = { $stat ->
    [health] health
    [inspiration] inspiration
    [stamina] stamina
    [defence] defence
   *[will] will
} { $compare }
machina_arcana-card-bracket-if = if { $condition }

## Items

machina_arcana-card-item-this = this item
machina_arcana-card-item-host = the extended item
machina_arcana-card-item-below = the item below this one
machina_arcana-card-item-above = the item on top of this one
machina_arcana-card-item-chain = items of this chain
machina_arcana-card-item-it = { $happened ->
    [item_gained] the gained item
    [item_equipped] the equipped item
    [item_stowed] the stowed item
    [item_discarded] the discarded item
   *[other] that item
}
machina_arcana-card-item-any_weapon = any weapon
machina_arcana-card-item-any_item = any item
machina_arcana-card-item-explorer_card = the explorer card
machina_arcana-card-item-traps = traps
machina_arcana-card-item-barrels = barrels
machina_arcana-card-owned = { $person ->
    [you] { $noun } of yours
    [it] { $noun } of this monster
    [pron] { $noun } of theirs
   *[one] { $noun } of { $who }
}
machina_arcana-card-item-level = { $noun } of level { $n }
machina_arcana-card-item-slot = { $value ->
    [body] body { $noun }
    [legs] legs { $noun }
    [head] head { $noun }
   *[extension] { $noun } with an extension symbol
}
machina_arcana-card-item-reach = { $value ->
    [melee] { $noun } with a melee attack
   *[ranged] { $noun } with a ranged attack
}
machina_arcana-card-item-part = { $value ->
    [main] { $noun } equipped as the main item
    [upgrade] { $noun } equipped as an upgrade
   *[extension] { $noun } equipped as an extension
}
machina_arcana-card-item-has = { $value ->
    [upgrade] { $noun } with an upgrade
   *[extension] { $noun } with an extension
}
machina_arcana-card-item-where = { $value ->
    [inventory] { $noun } from the inventory
    [equipped] { $noun } from the equipment
   *[discard_pile] { $noun } from the discard pile
}
machina_arcana-card-item-hands = { $n ->
    [1] one-handed { $noun }
   *[other] two-handed { $noun }
}

## Numbers

machina_arcana-card-number = { $n }
machina_arcana-card-number-max = the maximum
machina_arcana-card-number-all = all
machina_arcana-card-number-any = any number
machina_arcana-card-number-of = the number
machina_arcana-card-number-count = { machina_arcana-card-number-of } of { $noun }
machina_arcana-card-number-stat = { $stat ->
    [health] the health
    [inspiration] the inspiration
    [stamina] the stamina
    [defence] the defence
   *[will] the will
} of { $who }
machina_arcana-card-number-markers = { machina_arcana-card-number-of } of markers on this card
machina_arcana-card-number-progress = { machina_arcana-card-number-of } of progress tokens on this card
machina_arcana-card-number-spent = { $name ->
    [inspiration] the inspiration spent
    [health] the health spent
   *[stamina] the stamina spent
}
machina_arcana-card-number-explorers = { $name ->
    [began_finale] { machina_arcana-card-number-of } of explorers who began the finale
   *[alive] { machina_arcana-card-number-of } of living explorers
}
machina_arcana-card-number-most = { $number } (at most { $n })
machina_arcana-card-number-times = { $number } × { $n }
machina_arcana-card-number-plus = { $sign ->
    [minus] { $number } − { $n }
   *[plus] { $number } + { $n }
}
machina_arcana-card-number-half_up = half { $number }, rounded up
machina_arcana-card-amount-health = { $n } health
machina_arcana-card-amount-inspiration = { $n } inspiration
machina_arcana-card-amount-stamina = { $n } stamina
machina_arcana-card-amount-damage = { $n } damage
machina_arcana-card-amount-point = { $n }
machina_arcana-card-amount-progress = { $n ->
    [one] { $n } progress token
   *[other] { $n } progress tokens
}
machina_arcana-card-amount-aside = { $n ->
    [one] { $n } destruction token
   *[other] { $n } destruction tokens
}
machina_arcana-card-amount-set-aside = { $n ->
    [one] { $n } set-aside destruction token
   *[other] { $n } set-aside destruction tokens
}
machina_arcana-card-amount-cell = { $n ->
    [one] { $n } cell
   *[other] { $n } cells
}
machina_arcana-card-amount-card = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
machina_arcana-card-amount-time = { $n ->
    [one] { $n } time
   *[other] { $n } times
}
machina_arcana-card-amount-strong-die = { $n ->
    [one] { $n } strong die
   *[other] { $n } strong dice
}
machina_arcana-card-amount-weak-die = { $n ->
    [one] { $n } weak die
   *[other] { $n } weak dice
}
machina_arcana-card-amount-top-card = { $n ->
    [one] top { $n } card
   *[other] top { $n } cards
}
machina_arcana-card-amount-top-fragment = { $n ->
    [one] top { $n } fragment
   *[other] top { $n } fragments
}
machina_arcana-card-amount-move = { $n ->
    [one] 0–{ $n } cell
   *[other] 0–{ $n } cells
}
machina_arcana-card-amount-all = { $what ->
    [health] all health
    [inspiration] all inspiration
    [stamina] all stamina
    [progress] all progress tokens
    [aside] all destruction tokens
    [set-aside] all set-aside destruction tokens
   *[other] all
}
machina_arcana-card-amount-any = { $what ->
    [health] any amount of health
    [inspiration] any amount of inspiration
    [stamina] any amount of stamina
    [cell] any number of cells
    [move] any number of cells
   *[other] any number
}
machina_arcana-card-amount-counted = { $what ->
    [point] { $number }
    [progress] as many progress tokens as { $number }
    [aside] as many destruction tokens as { $number }
    [set-aside] set-aside destruction tokens equal to { $number }
    [cell] as many cells as { $number }
    [move] at most as many cells as { $number }
    [card] as many cards as { $number }
    [top-card] top cards, as many as { $number },
    [top-fragment] top fragments, as many as { $number },
    [strong-die] as many strong dice as { $number }
    [weak-die] as many weak dice as { $number }
    [time] as many times as { $number }
    [health] as much health as { $number }
    [inspiration] as much inspiration as { $number }
    [stamina] as much stamina as { $number }
   *[damage] as much damage as { $number }
}
machina_arcana-card-compare-at_least = { $no ->
    [yes] { $number ->
        [many] fewer than { $n }
       *[one] less than { $n }
    }
   *[no] at least { $n }
}
machina_arcana-card-compare-at_most = { $no ->
    [yes] more than { $n }
   *[no] at most { $n }
}
machina_arcana-card-compare-equals = { $no ->
    [yes] not exactly { $n }
   *[no] exactly { $n }
}

## Conditions

machina_arcana-card-if-adjacent_to = { $person ->
    [you] { $no ->
        [yes] you are not { $beside }
       *[no] you are { $beside }
    }
    [pron] { $no ->
        [yes] they are not { $beside }
       *[no] they are { $beside }
    }
   *[one] { $no ->
        [yes] { $who } is not { $beside }
       *[no] { $who } is { $beside }
    }
}
machina_arcana-card-if-adjacent_to-counted = { $compare } { $noun } are adjacent to { $who }
machina_arcana-card-if-on_cell = { $person ->
    [you] { $no ->
        [yes] you are not on { $noun }
       *[no] you are on { $noun }
    }
    [pron] { $no ->
        [yes] they are not on { $noun }
       *[no] they are on { $noun }
    }
   *[one] { $no ->
        [yes] { $who } is not on { $noun }
       *[no] { $who } is on { $noun }
    }
}
machina_arcana-card-if-is = { $person ->
    [you] { $no ->
        [yes] you are not { $noun }
       *[no] you are { $noun }
    }
    [pron] { $no ->
        [yes] they are not { $noun }
       *[no] they are { $noun }
    }
   *[one] { $no ->
        [yes] { $who } is not { $noun }
       *[no] { $who } is { $noun }
    }
}
machina_arcana-card-keyword = { $keyword ->
    [stationary] stationary
   *[incorporeal] incorporeal
}
machina_arcana-card-if-is-keyword = { $person ->
    [you] { $no ->
        [yes] you are not { $keyword }
       *[no] you are { $keyword }
    }
    [pron] { $no ->
        [yes] they are not { $keyword }
       *[no] they are { $keyword }
    }
   *[one] { $no ->
        [yes] { $who } is not { $keyword }
       *[no] { $who } is { $keyword }
    }
}
machina_arcana-card-if-is-level = { $person ->
    [you] your level is { $compare }
    [it] its level is { $compare }
    [none] level is { $compare }
    [pron] { $who } level is { $compare }
   *[one] level of { $who } is { $compare }
}
machina_arcana-card-if-is-same_as = { $person ->
    [you] { $no ->
        [yes] you are not { $other }
       *[no] you are { $other }
    }
    [pron] { $no ->
        [yes] they are not { $other }
       *[no] they are { $other }
    }
   *[one] { $no ->
        [yes] { $who } is not { $other }
       *[no] { $who } is { $other }
    }
}
machina_arcana-card-if-is-card = { $person ->
    [you] { $no ->
        [yes] you are not “{ $card }”
       *[no] you are “{ $card }”
    }
    [pron] { $no ->
        [yes] they are not “{ $card }”
       *[no] they are “{ $card }”
    }
   *[one] { $no ->
        [yes] { $who } is not “{ $card }”
       *[no] { $who } is “{ $card }”
    }
}
machina_arcana-card-if-wounded = { $person ->
    [you] { $no ->
        [yes] you are not wounded
       *[no] you are wounded
    }
    [pron] { $no ->
        [yes] they are not wounded
       *[no] they are wounded
    }
   *[one] { $no ->
        [yes] { $who } is not wounded
       *[no] { $who } is wounded
    }
}
machina_arcana-card-if-health = { $person ->
    [you] your health is { $compare }
    [it] its health is { $compare }
    [none] health is { $compare }
    [pron] { $who } health is { $compare }
   *[one] health of { $who } is { $compare }
}
machina_arcana-card-if-inspiration = { $person ->
    [you] your inspiration is { $compare }
    [it] its inspiration is { $compare }
    [none] inspiration is { $compare }
    [pron] { $who } inspiration is { $compare }
   *[one] inspiration of { $who } is { $compare }
}
machina_arcana-card-if-stamina = { $person ->
    [you] your stamina is { $compare }
    [it] its stamina is { $compare }
    [none] stamina is { $compare }
    [pron] { $who } stamina is { $compare }
   *[one] stamina of { $who } is { $compare }
}
machina_arcana-card-if-defence = { $person ->
    [you] your defence is { $compare }
    [it] its defence is { $compare }
    [none] defence is { $compare }
    [pron] { $who } defence is { $compare }
   *[one] defence of { $who } is { $compare }
}
machina_arcana-card-if-will = { $person ->
    [you] your will is { $compare }
    [it] its will is { $compare }
    [none] will is { $compare }
    [pron] { $who } will is { $compare }
   *[one] will of { $who } is { $compare }
}
machina_arcana-card-if-count-some = { $no ->
    [yes] there is no { $noun } { $where }
   *[no] there is { $noun } { $where }
}
machina_arcana-card-if-count = there are { $compare } { $noun } { $where }
machina_arcana-card-if-has = { $part ->
    [upgrade] { $no ->
        [yes] { $item } has no upgrade
       *[no] { $item } has an upgrade
    }
    [extension] { $no ->
        [yes] { $item } has no extension
       *[no] { $item } has an extension
    }
    [marker] { $no ->
        [yes] { $item } has no marker
       *[no] { $item } has a marker
    }
   *[progress] { $no ->
        [yes] { $item } has no progress token
       *[no] { $item } has a progress token
    }
}
machina_arcana-card-if-has-counted = { $part ->
    [upgrade] { $item } has { $compare } upgrades
    [extension] { $item } has { $compare } extensions
    [marker] { $item } has { $compare } markers
   *[progress] { $item } has { $compare } progress tokens
}
machina_arcana-card-if-is_part = { $part ->
    [main] { $no ->
        [yes] this item is not the main item
       *[no] this item is the main item
    }
    [upgrade] { $no ->
        [yes] this item is not an upgrade
       *[no] this item is an upgrade
    }
   *[extension] { $no ->
        [yes] this item is not an extension
       *[no] this item is an extension
    }
}
machina_arcana-card-if-equipped = { $no ->
    [yes] you are not equipped with any { $item }
   *[no] you are equipped with any { $item }
}
machina_arcana-card-if-equipped-counted = you are equipped with { $compare } { $many }
machina_arcana-card-if-class = { $no ->
    [yes] you are not { $classes }
   *[no] you are { $classes }
}
machina_arcana-card-explorer-class = { $name ->
    [shooter] a shooter
    [fighter] a fighter
    [mystic] a mystic
   *[master] a master
}
machina_arcana-card-if-dealt_damage = { $no ->
    [yes] no damage was dealt
   *[no] damage was dealt
}
machina_arcana-card-if-killed = { $no ->
    [yes] nothing was killed
   *[no] a creature was killed
}
machina_arcana-card-if-missed = { $no ->
    [yes] it was not a miss
   *[no] it was a miss
}
machina_arcana-card-if-excess = the result exceeds the characteristic by { $compare }
machina_arcana-card-if-dice_show = { $face ->
    [blank] { $compare } dice are blank
   *[other] { $compare } dice show { $face }
}
machina_arcana-card-if-distance = the distance to { $who } is { $compare }
machina_arcana-card-if-magic = { $no ->
    [yes] the attack is normal
   *[no] the attack is magic
}
machina_arcana-card-phase-name = { $phase ->
    [explorers] the explorers phase
    [lair] the lair phase
    [horror] the horror phase
   *[monsters] the monsters phase
}
machina_arcana-card-if-phase = { $no ->
    [yes] it is not { $phase }
   *[no] it is { $phase }
}
machina_arcana-card-if-own_turn = { $voice ->
    [it] { $no ->
        [yes] it is not this monster’s turn
       *[no] it is this monster’s turn
    }
   *[you] { $no ->
        [yes] it is not your turn
       *[no] it is your turn
    }
}
machina_arcana-card-if-closed_chapter = { $no ->
    [yes] the chapter is not closed
   *[no] the chapter is closed
}
machina_arcana-card-if-current_event = { $deck ->
    [horror] { $no ->
        [yes] there is no current horror event
       *[no] there is a current horror event
    }
   *[explorer] { $no ->
        [yes] there is no current explorer event
       *[no] there is a current explorer event
    }
}
machina_arcana-card-if-lair_value = the lair value is { $compare }
machina_arcana-card-if-horror_value = the horror value is { $compare }
machina_arcana-card-if-danger = danger is { $compare }
machina_arcana-card-if-monster_level = the monster level is { $compare }
machina_arcana-card-if-set_aside = the number of tokens set aside is { $compare }
machina_arcana-card-if-together = { $where ->
    [board] { $no ->
        [yes] some explorer has left the board
       *[no] no explorer has left the board
    }
   *[fragment] { $no ->
        [yes] the explorers are not all on one fragment
       *[no] all explorers are on one fragment
    }
}

## Flow

machina_arcana-card-flow-then = { $start }: { $then }
machina_arcana-card-flow-then-more = { $kind ->
    [if] { $start }, { $then }
    [pay] { $start }; if so, { $then }
    [roll] { $start }; on a success, { $then }
    [each] { $start } — { $then }
   *[when] { $start }, { $then }
}
machina_arcana-card-flow-else = { $start }; otherwise { $otherwise }
machina_arcana-card-flow-only-else = { $start }, otherwise { $otherwise }
machina_arcana-card-flow-if = if { $condition }
machina_arcana-card-flow-if-then = { $start }, { $then }
machina_arcana-card-flow-roll = effect roll { $number }
machina_arcana-card-flow-progress = { $n ->
    [one] put 1 progress token here; at { $n } token, discard it
   *[other] put 1 progress token here; at { $n } tokens, discard them
}
machina_arcana-card-flow-progress-counted = put 1 progress token here; at this many ({ $number }), discard them
machina_arcana-card-flow-pay = { $person ->
    [you] you may pay ({ $cost })
    [pron] they may pay ({ $cost })
   *[it] it may pay ({ $cost })
}
machina_arcana-card-flow-may = { $person ->
    [you] you may
    [pron] they may
   *[it] it may
}
machina_arcana-card-flow-choose = { $person ->
    [you] choose one
    [pron] they choose one
   *[it] one of these
}
machina_arcana-card-flow-repeat = { $amount }
machina_arcana-card-flow-each = { $who }
machina_arcana-card-flow-lasting = { $n ->
    [1] this round (once)
   *[other] this round (up to { $n } times)
}
machina_arcana-card-flow-lasting-then = { $start } { $then }

## Effects

machina_arcana-card-effect-attack = { $magic ->
    [yes] magic attack: { $dice }
   *[no] attack: { $dice }
}
machina_arcana-card-effect-attack-at = { $magic ->
    [yes] magic attack on { $who }: { $dice }
   *[no] attack on { $who }: { $dice }
}
machina_arcana-card-effect-attack-plus = { $attack }, plus { $number }
machina_arcana-card-effect-attack-versus = { $versus ->
    [lower] { $attack }, against the lower of defence and will
    [higher] { $attack }, against the higher of defence and will
    [defence] { $attack }, against defence
   *[will] { $attack }, against will
}
machina_arcana-card-effect-lose_health = { $person ->
    [you] lose { $amount }
    [it] loses { $amount }
    [pron] they lose { $amount }
    [many] { $who } lose { $amount }
   *[one] { $who } loses { $amount }
}
machina_arcana-card-effect-restore_health = { $person ->
    [you] restore { $amount }
    [it] restores { $amount }
    [pron] they restore { $amount }
    [many] { $who } restore { $amount }
   *[one] { $who } restores { $amount }
}
machina_arcana-card-effect-gain_inspiration = { $person ->
    [you] gain { $amount }
    [it] gains { $amount }
    [pron] they gain { $amount }
    [many] { $who } gain { $amount }
   *[one] { $who } gains { $amount }
}
machina_arcana-card-effect-lose_inspiration = { $person ->
    [you] lose { $amount }
    [it] loses { $amount }
    [pron] they lose { $amount }
    [many] { $who } lose { $amount }
   *[one] { $who } loses { $amount }
}
machina_arcana-card-effect-restore_stamina = { $person ->
    [you] restore { $amount }
    [it] restores { $amount }
    [pron] they restore { $amount }
    [many] { $who } restore { $amount }
   *[one] { $who } restores { $amount }
}
machina_arcana-card-effect-lose_stamina = { $person ->
    [you] lose { $amount }
    [it] loses { $amount }
    [pron] they lose { $amount }
    [many] { $who } lose { $amount }
   *[one] { $who } loses { $amount }
}
machina_arcana-card-effect-convert = { $person ->
    [you] lose { $amount } and gain as much { $to }
   *[other] loses { $amount } and gains as much { $to }
}
machina_arcana-card-resource-gen = { $what ->
    [health] health
    [inspiration] inspiration
   *[stamina] stamina
}
machina_arcana-card-effect-destroy_creature = { $voice ->
    [it] destroys { $who }
   *[you] destroy { $who }
}
machina_arcana-card-effect-banish = { $voice ->
    [it] banishes { $who }
   *[you] banish { $who }
}
machina_arcana-card-effect-control_monster = { $voice ->
    [it] controls { $who }
   *[you] control { $who }
}
machina_arcana-card-effect-deal_damage = { $voice ->
    [it] deals { $amount } to { $who }
   *[you] deal { $amount } to { $who }
}
machina_arcana-card-effect-reroll = { $dice ->
    [blanks] reroll all blank dice
    [all] reroll all dice
   *[any] reroll any dice
}
machina_arcana-card-effect-reroll-counted = { $dice ->
    [blanks] reroll up to { $number } blank dice
    [all] reroll all dice ({ $number } times)
   *[any] reroll up to { $number } dice
}
machina_arcana-card-effect-change_result = the result of the roll { $change }
machina_arcana-card-effect-move = { $person ->
    [you] move { $amount }
    [it] moves { $amount }
    [pron] they move { $amount }
    [many] { $who } move { $amount }
   *[one] { $who } moves { $amount }
}
machina_arcana-card-effect-move-by_user = { $voice ->
    [it] moves { $who } by { $amount }
   *[you] move { $who } by { $amount }
}
machina_arcana-card-effect-move-through = { $move }, also through { $what }
machina_arcana-card-through = { $what ->
    [obstacles] obstacles
    [creatures] creatures
    [walls] walls
    [closed_doors] closed doors
    [chasms] chasms
   *[rubble] rubble
}
machina_arcana-card-effect-advance = { $person ->
    [you] move { $amount } towards the nearest explorer
    [it] moves { $amount } towards the nearest explorer
    [pron] they move { $amount } towards the nearest explorer
    [many] { $who } move { $amount } towards the nearest explorer
   *[one] { $who } moves { $amount } towards the nearest explorer
}
machina_arcana-card-effect-pull = { $voice ->
    [it] pulls { $who } by { $amount }
   *[you] pull { $who } by { $amount }
}
machina_arcana-card-effect-pull-source = { $shove } towards { $source }
machina_arcana-card-effect-push = { $voice ->
    [it] pushes { $who } by { $amount }
   *[you] push { $who } by { $amount }
}
machina_arcana-card-effect-push-source = { $shove } away from { $source }
machina_arcana-card-effect-teleport = { $person ->
    [it] teleports { $place }
   *[you] teleport { $place }
}
machina_arcana-card-effect-teleport-other = { $voice ->
    [it] teleports { $who } { $place }
   *[you] teleport { $who } { $place }
}
machina_arcana-card-place-to = to { $who }
machina_arcana-card-place-onto = to { $who }
machina_arcana-card-place-adjacent = { $number ->
    [many] to cells adjacent to { $who }
   *[one] to a cell adjacent to { $who }
}
machina_arcana-card-place-cells = { $number ->
    [many] to cells { machina_arcana-card-within-cells }
   *[one] to a cell { machina_arcana-card-within-cells }
}
machina_arcana-card-place-within = { $voice ->
    [it] { machina_arcana-card-place-cells } of this monster
   *[you] { machina_arcana-card-place-cells } of you
}
machina_arcana-card-place-within-of = { machina_arcana-card-place-cells } of { $of }
machina_arcana-card-effect-swap_places = { $person ->
    [it] swaps places with { $who }
   *[you] swap places with { $who }
}
machina_arcana-card-effect-swap_places-others = { $voice ->
    [it] swaps { $a } and { $b }
   *[you] swap { $a } and { $b }
}
machina_arcana-card-effect-swap_places-two = { $voice ->
    [it] swaps { $who }
   *[you] swap { $who }
}
machina_arcana-card-effect-open_door = { $voice ->
    [it] opens { $who }
   *[you] open { $who }
}
machina_arcana-card-effect-close_door = { $voice ->
    [it] closes { $who }
   *[you] close { $who }
}
machina_arcana-card-effect-destroy_door = { $voice ->
    [it] destroys { $who }
   *[you] destroy { $who }
}
machina_arcana-card-effect-remove_destroyed_door = { $voice ->
    [it] mends { $who }
   *[you] mend { $who }
}
machina_arcana-card-effect-destroy_cell = { $voice ->
    [it] destroys { $who }
   *[you] destroy { $who }
}
machina_arcana-card-effect-restore_cell = { $voice ->
    [it] restores { $who }
   *[you] restore { $who }
}
machina_arcana-card-effect-seal_lair = { $voice ->
    [it] seals { $who }
   *[you] seal { $who }
}
machina_arcana-card-effect-light_chapter_cell = { $voice ->
    [it] lights { $who }
   *[you] light { $who }
}
machina_arcana-card-effect-darken_chapter_cell = { $voice ->
    [it] darkens { $who }
   *[you] darken { $who }
}
machina_arcana-card-effect-traps_trigger = { $where ->
    [board] traps on the board trigger
   *[fragment] traps on the fragment trigger
}
machina_arcana-card-effect-traps_trigger-dice = { $where ->
    [board] traps on the board trigger ({ $dice })
   *[fragment] traps on the fragment trigger ({ $dice })
}
machina_arcana-card-effect-explode_barrel = { $voice ->
    [it] explodes { $who }
   *[you] explode { $who }
}
machina_arcana-card-effect-explode_barrel-magic = { $explode } (magic attack)
machina_arcana-card-effect-activate = { $voice ->
    [it] activates { $who } for free
   *[you] activate { $who } for free
}
machina_arcana-card-effect-explore = { $person ->
    [you] explore a new fragment
    [it] explores a new fragment
    [pron] they explore a new fragment
    [many] { $who } explore a new fragment
   *[one] { $who } explores a new fragment
}
machina_arcana-card-effect-gain_item = { $person ->
    [you] gain { $item }
    [it] gains { $item }
    [pron] they gain { $item }
    [many] { $who } gain { $item }
   *[one] { $who } gains { $item }
}
machina_arcana-card-effect-gain_item-draw = { $gain } (reveal { $amount })
machina_arcana-card-effect-take_item = { $voice ->
    [it] takes 1 { $item } from the discard pile
   *[you] take 1 { $item } from the discard pile
}
machina_arcana-card-effect-equip_item = { $how ->
    [main] equip { $item } as a main item
    [attached] attach { $item } to an equipped one
   *[any] equip { $item }
}
machina_arcana-card-effect-equip_item-onto = attach { $item } to { $onto }, as an upgrade or extension
machina_arcana-card-effect-stow_item = { $person ->
    [you] stow { $items }
    [it] stows { $items }
    [pron] they stow { $items }
    [many] { $who } stow { $items }
   *[one] { $who } stows { $items }
}
machina_arcana-card-effect-discard_item = { $person ->
    [you] discard { $items }
    [it] discards { $items }
    [pron] they discard { $items }
    [many] { $who } discard { $items }
   *[one] { $who } discards { $items }
}
machina_arcana-card-effect-discard = { $voice ->
    [it] this card is discarded
   *[you] discard this card
}
machina_arcana-card-effect-give_item = { $back ->
    [yes] give 1 item to { $who } and you may take 1 in return
   *[no] give 1 item to { $who }
}
machina_arcana-card-effect-exchange = { $voice ->
    [it] exchanges with { $who }
   *[you] exchange with { $who }
}
machina_arcana-card-effect-use_inventory = { $person ->
    [you] use the inventory
    [it] uses the inventory
    [pron] they use the inventory
    [many] { $who } use the inventory
   *[one] { $who } uses the inventory
}
machina_arcana-card-effect-use_workbench = { $person ->
    [you] use the workbench
    [it] uses the workbench
    [pron] they use the workbench
    [many] { $who } use the workbench
   *[one] { $who } uses the workbench
}
machina_arcana-card-effect-recharge = { $person ->
    [you] recharge
    [it] recharges
    [pron] they recharge
    [many] { $who } recharge
   *[one] { $who } recharges
}
machina_arcana-card-effect-shuffle_item_decks = shuffle the item decks
machina_arcana-card-effect-add_items = add items of level { $levels } to the decks
machina_arcana-card-event = { $deck ->
    [horror] a horror event
    [explorer] an explorer event
   *[any] an event
}
machina_arcana-card-effect-launch_event = { $person ->
    [you] launch { $event }
    [it] launches { $event }
    [pron] they launch { $event }
    [many] { $who } launch { $event }
   *[one] { $who } launches { $event }
}
machina_arcana-card-effect-relaunch_event = { $deck ->
    [horror] relaunch the horror event
   *[explorer] relaunch the explorer event
}
machina_arcana-card-effect-shuffle_event_deck = { $deck ->
    [horror] shuffle the horror event deck
   *[explorer] shuffle the explorer event deck
}
machina_arcana-card-effect-increase_danger = increase danger by { $amount }
machina_arcana-card-effect-reduce_danger = reduce danger by { $amount }
machina_arcana-card-effect-change_lair_value = lair value { $change }
machina_arcana-card-effect-change_horror_value = horror value { $change }
machina_arcana-card-effect-set_monster_level = the monster level rises to { $number }
machina_arcana-card-effect-monster_appears = { $person ->
    [you] a monster appears
    [it] a monster appears
   *[one] a monster appears because of { $who }
}
machina_arcana-card-effect-monster_appears-named = { $person ->
    [you] the monster “{ $monster }” appears
    [it] the monster “{ $monster }” appears
   *[one] the monster “{ $monster }” appears because of { $who }
}
machina_arcana-card-effect-change_queue = put the monster queue into any order
machina_arcana-card-deck = { $deck ->
    [monster] the monster deck
    [explorer_event] the explorer event deck
    [horror_event] the horror event deck
    [weapon] the weapon deck
    [clothing] the clothing deck
    [artefact] the artefact deck
    [single_use] the single-use item deck
    [explorer] the explorer event deck
    [horror] the horror event deck
   *[fragment] the stack
}
machina_arcana-card-effect-look = { $put ->
    [bottom] look at the { $amount } of { $deck } and put any of them at the bottom
   *[any_order] look at the { $amount } of { $deck } and put them back in any order
}
machina_arcana-card-effect-take_from_deck = take the card “{ $card }” from { $deck }
machina_arcana-card-effect-next_chapter = go to the next chapter
machina_arcana-card-effect-new_round = start a new round
machina_arcana-card-effect-go_to_finale = go to the finale
machina_arcana-card-effect-place_entry = place the entry token
machina_arcana-card-effect-place_exit = place the exit token
machina_arcana-card-effect-next_part = go to the next part of the finale
machina_arcana-card-effect-add_progress = put { $amount } here
machina_arcana-card-effect-remove_progress = remove { $amount } from here
machina_arcana-card-effect-set_aside = set aside { $amount }
machina_arcana-card-effect-remove_set_aside = remove { $amount }
machina_arcana-card-effect-make_creatures = { $who } counts as a creature, “{ $creature }”, that can only be attacked
machina_arcana-card-effect-place_creature = place the creature “{ $creature }” on { $cell }

## What changes

machina_arcana-card-change = { $what } { $change }
machina_arcana-card-change-against = { $what }: { $change }
machina_arcana-card-change-by = { $change }
machina_arcana-card-change-counted = + { $number }
machina_arcana-card-give-attack_roll = { $person ->
    [you] your { $attack } rolls
    [it] its { $attack } rolls
    [none] { $attack } rolls
    [pron] { $who } { $attack } rolls
   *[one] { $attack } rolls of { $who }
}
machina_arcana-card-attack-kind = { $kind ->
    [melee] melee attack
    [ranged] ranged attack
    [magic] magic attack
    [normal] normal attack
   *[any] attack
}
machina_arcana-card-attacks = { $kind ->
    [melee] { $person ->
        [you] your melee attacks
        [none] melee attacks
        [it] melee attacks of this monster
       *[one] melee attacks of { $who }
    }
    [ranged] { $person ->
        [you] your ranged attacks
        [none] ranged attacks
        [it] ranged attacks of this monster
       *[one] ranged attacks of { $who }
    }
    [magic] { $person ->
        [you] your magic attacks
        [none] magic attacks
        [it] magic attacks of this monster
       *[one] magic attacks of { $who }
    }
    [normal] { $person ->
        [you] your normal attacks
        [none] normal attacks
        [it] normal attacks of this monster
       *[one] normal attacks of { $who }
    }
   *[any] { $person ->
        [you] your attacks
        [none] attacks
        [it] attacks of this monster
       *[one] attacks of { $who }
    }
}
machina_arcana-card-give-defence = { $person ->
    [you] your defence
    [it] its defence
    [none] defence
    [pron] { $who } defence
   *[one] defence of { $who }
}
machina_arcana-card-give-will = { $person ->
    [you] your will
    [it] its will
    [none] will
    [pron] { $who } will
   *[one] will of { $who }
}
machina_arcana-card-give-defence_will = { $person ->
    [you] your defence and will
    [it] its defence and will
    [none] defence and will
    [pron] { $who } defence and will
   *[one] defence and will of { $who }
}
machina_arcana-card-give-max_health = { $person ->
    [you] your maximum health
    [it] its maximum health
    [none] maximum health
    [pron] { $who } maximum health
   *[one] maximum health of { $who }
}
machina_arcana-card-give-max_inspiration = { $person ->
    [you] your maximum inspiration
    [it] its maximum inspiration
    [none] maximum inspiration
    [pron] { $who } maximum inspiration
   *[one] maximum inspiration of { $who }
}
machina_arcana-card-give-max_stamina = { $person ->
    [you] your maximum stamina
    [it] its maximum stamina
    [none] maximum stamina
    [pron] { $who } maximum stamina
   *[one] maximum stamina of { $who }
}
machina_arcana-card-give-range = { $person ->
    [you] range of your abilities
    [it] range of abilities
   *[one] range of abilities of { $who }
}
machina_arcana-card-give-range-with = range of abilities of { $item }
machina_arcana-card-give-attack_dice = in { $attacks }: { $dice }
machina_arcana-card-more-strong-dice = { $n ->
    [one] { $change } strong die
   *[other] { $change } strong dice
}
machina_arcana-card-more-weak-dice = { $n ->
    [one] { $change } weak die
   *[other] { $change } weak dice
}
machina_arcana-card-give-weak_to_strong = { $n ->
    [one] in { $attacks }, { $n } weak die becomes strong
   *[other] in { $attacks }, { $n } weak dice become strong
}
machina_arcana-card-give-makes_magic = { $attacks } become magic
machina_arcana-card-give-reroll_blanks = { $n ->
    [one] in { $attacks }, { $n } blank die may be rerolled
   *[other] in { $attacks }, up to { $n } blank dice may be rerolled
}
machina_arcana-card-give-inspiration_worth = in { $attacks }, each inspiration spent gives +{ $n }
machina_arcana-card-give-reach = near targets of { $item } become ranged, range { $n }
machina_arcana-card-give-ability_cost = cost of abilities of { $item }: { $changes }
machina_arcana-card-give-ability_cost-least = { $cost } (but at least { $n })
machina_arcana-card-price = { $what ->
    [health] health { $change }
    [inspiration] inspiration { $change }
   *[stamina] stamina { $change }
}
machina_arcana-card-give-action_cost = { $person ->
    [you] your cost ({ $actions }): { $changes }
    [it] its cost ({ $actions }): { $changes }
   *[one] cost for { $who } ({ $actions }): { $changes }
}
machina_arcana-card-action = { $name ->
    [move] move
    [open_door] open a door
    [close_door] close a door
    [destroy_door] destroy a door
    [explore] explore
    [leave_board] leave the board
    [use_inventory] inventory
    [exchange] exchange
    [seal_lair] seal a lair
    [trap_lever] trap lever
    [recharge_station] recharge station
    [workbench] workbench
    [chest] chest
    [event_cell] event cell
    [chapter_cell_unlit] unlit chapter cell
   *[chapter_cell_lit] lit chapter cell
}
machina_arcana-card-give-keyword = { $person ->
    [you] you are { $keyword }
    [it] it is { $keyword }
    [many] { $who } are { $keyword }
   *[one] { $who } is { $keyword }
}
machina_arcana-card-give-may_target = { $person ->
    [you] you may choose incorporeal creatures as targets
    [it] it may choose incorporeal creatures as targets
   *[one] { $who } may choose incorporeal creatures as targets
}
machina_arcana-card-give-target_through = { $person ->
    [you] you may choose targets through { $what }
    [it] it may choose targets through { $what }
   *[one] { $who } may choose targets through { $what }
}
machina_arcana-card-give-target_through-with = abilities of { $item } may choose targets through { $what }
machina_arcana-card-give-move_through = { $person ->
    [you] you may move through { $what }
    [it] it may move through { $what }
   *[one] { $who } may move through { $what }
}
machina_arcana-card-give-free_step = { $person ->
    [you] your step from { $start } to { $end } costs no stamina
    [it] its step from { $start } to { $end } costs no stamina
   *[one] a step of { $who } from { $start } to { $end } costs no stamina
}
machina_arcana-card-give-treat_as = { $person ->
    [you] you may treat { $cell } as { $other }
    [it] it may treat { $cell } as { $other }
   *[one] { $who } may treat { $cell } as { $other }
}
machina_arcana-card-give-counts_as = { $cell } counts as { $other }
machina_arcana-card-way = { $way ->
    [lower] the lower of their defence and will
    [higher] the higher of their defence and will
    [own_of_attacker] the attacker’s defence or will
   *[own_of_evader] their own defence or will
}
machina_arcana-card-give-evade_with = { $person ->
    [you] when you evade, you use { $way }
    [it] when it evades, it uses { $way }
    [many] when evading, { $who } use { $way }
   *[one] when evading, { $who } uses { $way }
}
machina_arcana-card-give-evade_with-evader = in { $attacks }, { $which ->
    [this] this evader
   *[any] the evader
} uses { $way }
machina_arcana-card-give-cannot = { $person ->
    [you] you cannot { $what }
    [it] it cannot { $what }
   *[one] { $who } cannot { $what }
}
machina_arcana-card-cannot = { $what ->
    [lose_health] lose health
    [move] move
    [attack] attack
    [be_pushed] be pushed
    [be_pulled] be pulled
    [be_teleported] be teleported
    [be_swapped] be swapped
    [be_banished] be banished
    [be_controlled] be controlled
    [gain_inspiration] gain inspiration
    [restore_health] restore health
   *[use_abilities] use abilities
}
machina_arcana-card-give-immune = { $person ->
    [you] { $what } do not affect you
    [it] { $what } do not affect it
   *[one] { $what } do not affect { $who }
}
machina_arcana-card-give-immune-chasms = { $person ->
    [you] you cannot be pushed, pulled or teleported onto a chasm cell
    [it] it cannot be pushed, pulled or teleported onto a chasm cell
    [pron] they cannot be pushed, pulled or teleported onto a chasm cell
   *[one] { $who } cannot be pushed, pulled or teleported onto a chasm cell
}
machina_arcana-card-immune = { $what ->
    [traps] traps
    [barrels] barrel explosions
    [push] pushes
   *[pull] pulls
}
machina_arcana-card-give-support_from = { $where ->
    [board] { $person ->
        [you] you may support and be supported across the board
       *[one] { $who } may support and be supported across the board
    }
   *[fragment] { $person ->
        [you] you may support and be supported across the fragment
       *[one] { $who } may support and be supported across the fragment
    }
}
machina_arcana-card-give-draw_more = { $n ->
    [one] when you gain an item or use a workbench, reveal { $n } more card
   *[other] when you gain an item or use a workbench, reveal { $n } more cards
}
machina_arcana-card-give-hands = { $n ->
    [one] you have { $n } more hand for main weapons
   *[other] you have { $n } more hands for main weapons
}
machina_arcana-card-give-ability = { $person ->
    [you] you have the ability “{ $ability }”
    [it] has the ability “{ $ability }”
    [many] { $who } have the ability “{ $ability }”
   *[one] { $who } has the ability “{ $ability }”
}

## When

machina_arcana-card-when-if = { $when }, if { $condition }
machina_arcana-card-when-may = { $when }, optionally
machina_arcana-card-when-may-instead = { $when }, optionally instead
machina_arcana-card-when-instead = { $when }, instead
machina_arcana-card-when-to = { $when } to { $noun }
machina_arcana-card-when-how = { $how ->
    [push] { $when } (a push)
    [pull] { $when } (a pull)
    [teleport] { $when } (a teleport)
   *[swap] { $when } (a swap)
}
machina_arcana-card-when-before_attack = { $person ->
    [you] before your { $attack }
    [it] before its { $attack }
   *[any] before any { $attack }
}
machina_arcana-card-when-after_attack = { $person ->
    [you] after your { $attack }
    [it] after its { $attack }
   *[any] after any { $attack }
}
machina_arcana-card-when-attack_roll = { $person ->
    [you] after rolling for your { $attack }
    [it] after rolling for its { $attack }
   *[any] after rolling for any { $attack }
}
machina_arcana-card-when-miss = { $person ->
    [you] when your { $attack } misses
    [it] when its { $attack } misses
   *[any] when any { $attack } misses
}
machina_arcana-card-when-deal_damage = { $person ->
    [you] { $kind ->
        [any] when you deal damage
       *[other] when you deal damage by a { $attack }
    }
    [it] { $kind ->
        [any] when it deals damage
       *[other] when it deals damage by a { $attack }
    }
   *[any] { $kind ->
        [any] when { $who } deals damage
       *[other] when { $who } deals damage by a { $attack }
    }
}
machina_arcana-card-when-take_damage = { $person ->
    [you] { $kind ->
        [any] when you take damage
       *[other] when you take damage from a { $attack }
    }
    [it] { $kind ->
        [any] when it takes damage
       *[other] when it takes damage from a { $attack }
    }
   *[any] { $kind ->
        [any] when { $who } takes damage
       *[other] when { $who } takes damage from a { $attack }
    }
}
machina_arcana-card-when-lose_health = { $person ->
    [you] when you lose health
    [it] when it loses health
   *[any] when { $who } loses health
}
machina_arcana-card-when-evade = { $person ->
    [you] when you evade any { $attack }
    [it] when it evades any { $attack }
   *[any] when { $who } evades any { $attack }
}
machina_arcana-card-when-evaded = { $person ->
    [you] when you have evaded any { $attack }
    [it] when it has evaded any { $attack }
   *[any] when { $who } has evaded any { $attack }
}
machina_arcana-card-when-would_lose_health = { $person ->
    [you] when you would lose health
    [it] when it would lose health
   *[any] when { $who } would lose health
}
machina_arcana-card-when-would_lose_last_health = { $person ->
    [you] when you would lose your last health
    [it] when it would lose its last health
   *[any] when { $who } would lose their last health
}
machina_arcana-card-when-kill = { $person ->
    [you] when you kill a creature
    [it] when it kills a creature
   *[any] when { $who } kills a creature
}
machina_arcana-card-when-creature_destroyed = { $person ->
    [you] when you are destroyed
    [it] when it is destroyed
   *[any] when { $who } is destroyed
}
machina_arcana-card-when-health_restored = { $person ->
    [you] when you restore health
    [it] when it restores health
   *[any] when { $who } restores health
}
machina_arcana-card-when-inspiration_gained = { $person ->
    [you] when you gain inspiration
    [it] when it gains inspiration
   *[any] when { $who } gains inspiration
}
machina_arcana-card-when-inspiration_spent = { $person ->
    [you] when you spend inspiration
    [it] when it spends inspiration
   *[any] when { $who } spends inspiration
}
machina_arcana-card-when-event_launched = { $again ->
    [no] when { $event } is launched
    [only] when { $event } is relaunched
   *[yes] when { $event } is launched or relaunched
}
machina_arcana-card-when-chapter_begins = when a chapter begins
machina_arcana-card-phase-gen = { $phase ->
    [explorers] the explorers phase
    [lair] the lair phase
    [horror] the horror phase
    [monsters] the monsters phase
   *[any] any phase
}
machina_arcana-card-when-phase_begins = at the start of { $phase }
machina_arcana-card-when-phase_ends = at the end of { $phase }
machina_arcana-card-when-turn_begins = { $person ->
    [you] at the start of your turn
    [it] at the start of its turn
   *[any] at the start of the turn of { $who }
}
machina_arcana-card-when-turn_ends = { $person ->
    [you] at the end of your turn
    [it] at the end of its turn
   *[any] at the end of the turn of { $who }
}
machina_arcana-card-when-item_gained = { $person ->
    [you] when you gain { $item }
    [it] when it gains { $item }
   *[any] when { $who } gains { $item }
}
machina_arcana-card-when-item_equipped = { $person ->
    [you] when you equip { $item }
    [it] when it equips { $item }
   *[any] when { $who } equips { $item }
}
machina_arcana-card-when-item_stowed = { $person ->
    [you] when you stow { $item }
    [it] when it stows { $item }
   *[any] when { $who } stows { $item }
}
machina_arcana-card-when-item_discarded = { $person ->
    [you] when you discard { $item }
    [it] when it discards { $item }
   *[any] when { $who } discards { $item }
}
machina_arcana-card-when-marker_returned = { $card ->
    [any] when your marker is returned from any card
   *[this] when a marker is returned from this card
}
machina_arcana-card-when-door_opened = { $person ->
    [you] when you open a door
    [it] when it opens a door
   *[any] when { $who } opens a door
}
machina_arcana-card-when-door_closed = { $person ->
    [you] when you close a door
    [it] when it closes a door
   *[any] when { $who } closes a door
}
machina_arcana-card-when-door_destroyed = { $person ->
    [you] when you destroy a door
    [it] when it destroys a door
   *[any] when { $who } destroys a door
}
machina_arcana-card-when-traps_triggered = { $person ->
    [you] when you make traps trigger
    [it] when it makes traps trigger
   *[any] when traps trigger
}
machina_arcana-card-when-barrel_exploded = { $person ->
    [you] when you make a barrel explode
    [it] when it makes a barrel explode
   *[any] when a barrel explodes
}
machina_arcana-card-when-cell_activated = { $person ->
    [you] when you activate { $cell }
    [it] when it activates { $cell }
   *[any] when { $who } activates { $cell }
}
machina_arcana-card-when-cell_destroyed = { $person ->
    [you] when you destroy { $cell }
    [it] when it destroys { $cell }
   *[any] when { $who } destroys { $cell }
}
machina_arcana-card-when-cell_restored = { $person ->
    [you] when you restore { $cell }
    [it] when it restores { $cell }
   *[any] when { $who } restores { $cell }
}
machina_arcana-card-when-lair_sealed = { $person ->
    [you] when you seal a lair cell
    [it] when it seals a lair cell
   *[any] when { $who } seals a lair cell
}
machina_arcana-card-when-chapter_cell_lit = { $person ->
    [you] when you light a chapter cell
    [it] when it lights a chapter cell
   *[any] when { $who } lights a chapter cell
}
machina_arcana-card-when-monster_appears = when a monster appears
machina_arcana-card-when-comes_adjacent = { $voice ->
    [it] when { $noun } comes adjacent to this monster
   *[you] when { $noun } comes adjacent to you
}
machina_arcana-card-when-forced_move = { $by ->
    [self] when you push, pull, teleport or swap a creature
   *[any] { $person ->
        [you] when you are pushed, pulled, teleported or swapped
        [it] when it is pushed, pulled, teleported or swapped
       *[any] when a creature is pushed, pulled, teleported or swapped
    }
}
machina_arcana-card-when-fragment_explored = { $person ->
    [you] when you explore a new fragment
    [it] when it explores a new fragment
   *[any] when { $who } explores a new fragment
}
machina_arcana-card-when-exchanged = { $person ->
    [you] when you exchange items
    [it] when it exchanges items
   *[any] when { $who } exchanges items
}
machina_arcana-card-when-danger_increased = when danger increases
machina_arcana-card-when-monster_level_raised = when the monster level rises

## Nouns

machina_arcana-card-noun-creature = { $number ->
    [many] creatures
   *[one] creature
}
machina_arcana-card-noun-monster = { $number ->
    [many] monsters
   *[one] monster
}
machina_arcana-card-noun-explorer = { $number ->
    [many] explorers
   *[one] explorer
}
machina_arcana-card-noun-other_explorer = { $number ->
    [many] other explorers
   *[one] other explorer
}
machina_arcana-card-noun-barrel = { $number ->
    [many] barrels
   *[one] barrel
}
machina_arcana-card-noun-door = { $number ->
    [many] doors
   *[one] door
}
machina_arcana-card-noun-open_door = { $number ->
    [many] open doors
   *[one] open door
}
machina_arcana-card-noun-closed_door = { $number ->
    [many] closed doors
   *[one] closed door
}
machina_arcana-card-noun-destroyed_door = { $number ->
    [many] destroyed doors
   *[one] destroyed door
}
machina_arcana-card-noun-cell = { $number ->
    [many] cells
   *[one] cell
}
machina_arcana-card-noun-free_cell = { $number ->
    [many] free cells
   *[one] free cell
}
machina_arcana-card-noun-passable_cell = { $number ->
    [many] passable cells
   *[one] passable cell
}
machina_arcana-card-noun-trap_cell = { $number ->
    [many] trap cells
   *[one] trap cell
}
machina_arcana-card-noun-lair_cell = { $number ->
    [many] lair cells
   *[one] lair cell
}
machina_arcana-card-noun-chasm_cell = { $number ->
    [many] chasm cells
   *[one] chasm cell
}
machina_arcana-card-noun-border_cell = { $number ->
    [many] border cells
   *[one] border cell
}
machina_arcana-card-noun-action_cell = { $number ->
    [many] action cells
   *[one] action cell
}
machina_arcana-card-noun-chest = { $number ->
    [many] chests
   *[one] chest
}
machina_arcana-card-noun-workbench = { $number ->
    [many] workbenches
   *[one] workbench
}
machina_arcana-card-noun-recharge_station = { $number ->
    [many] recharge stations
   *[one] recharge station
}
machina_arcana-card-noun-trap_lever = { $number ->
    [many] trap levers
   *[one] trap lever
}
machina_arcana-card-noun-event_cell = { $number ->
    [many] event cells
   *[one] event cell
}
machina_arcana-card-noun-chapter_cell = { $number ->
    [many] chapter cells
   *[one] chapter cell
}
machina_arcana-card-noun-unlit_chapter_cell = { $number ->
    [many] unlit chapter cells
   *[one] unlit chapter cell
}
machina_arcana-card-noun-lit_chapter_cell = { $number ->
    [many] lit chapter cells
   *[one] lit chapter cell
}
machina_arcana-card-noun-destroyed_cell = { $number ->
    [many] destroyed cells
   *[one] destroyed cell
}
machina_arcana-card-noun-rubble = rubble
machina_arcana-card-noun-wall = { $number ->
    [many] walls
   *[one] wall
}
machina_arcana-card-noun-obstacle = { $number ->
    [many] obstacles
   *[one] obstacle
}
machina_arcana-card-noun-ritual_cell = { $number ->
    [many] ritual cells
   *[one] ritual cell
}
machina_arcana-card-noun-anchor_cell = { $number ->
    [many] anchor chains
   *[one] anchor chain
}
machina_arcana-card-noun-heart_cell = { $number ->
    [many] heart cells
   *[one] heart cell
}
machina_arcana-card-noun-pillar_cell = { $number ->
    [many] pillar cells
   *[one] pillar cell
}
machina_arcana-card-noun-core_cell = { $number ->
    [many] core cells
   *[one] core cell
}
machina_arcana-card-noun-entry_cell = { $number ->
    [many] entry cells
   *[one] entry cell
}
machina_arcana-card-noun-beast = { $number ->
    [many] Beasts
   *[one] Beast
}
machina_arcana-card-noun-target = { $number ->
    [many] the targets
   *[one] the target
}
machina_arcana-card-noun-attacker = { $number ->
    [many] the attackers
   *[one] the attacker
}
machina_arcana-card-noun-evader = { $number ->
    [many] the evaders
   *[one] the evader
}
machina_arcana-card-noun-someone = someone
machina_arcana-card-noun-item = { $number ->
    [many] items
   *[one] item
}
machina_arcana-card-noun-weapon = { $number ->
    [many] weapons
   *[one] weapon
}
machina_arcana-card-noun-clothing = clothing
machina_arcana-card-noun-artefact = { $number ->
    [many] artefacts
   *[one] artefact
}
machina_arcana-card-noun-single_use = { $number ->
    [many] single-use items
   *[one] single-use item
}

machina_arcana-card-class-creature = a
machina_arcana-card-class-monster = a
machina_arcana-card-class-explorer = an
machina_arcana-card-class-other_explorer = ano
machina_arcana-card-class-barrel = a
machina_arcana-card-class-door = a
machina_arcana-card-class-open_door = an
machina_arcana-card-class-closed_door = a
machina_arcana-card-class-destroyed_door = a
machina_arcana-card-class-cell = a
machina_arcana-card-class-free_cell = a
machina_arcana-card-class-passable_cell = a
machina_arcana-card-class-trap_cell = a
machina_arcana-card-class-lair_cell = a
machina_arcana-card-class-chasm_cell = a
machina_arcana-card-class-border_cell = a
machina_arcana-card-class-action_cell = an
machina_arcana-card-class-chest = a
machina_arcana-card-class-workbench = a
machina_arcana-card-class-recharge_station = a
machina_arcana-card-class-trap_lever = a
machina_arcana-card-class-event_cell = an
machina_arcana-card-class-chapter_cell = a
machina_arcana-card-class-unlit_chapter_cell = an
machina_arcana-card-class-lit_chapter_cell = a
machina_arcana-card-class-destroyed_cell = a
machina_arcana-card-class-rubble = none
machina_arcana-card-class-wall = a
machina_arcana-card-class-obstacle = an
machina_arcana-card-class-ritual_cell = a
machina_arcana-card-class-anchor_cell = an
machina_arcana-card-class-heart_cell = a
machina_arcana-card-class-pillar_cell = a
machina_arcana-card-class-core_cell = a
machina_arcana-card-class-entry_cell = an
machina_arcana-card-class-beast = a
machina_arcana-card-class-target = none
machina_arcana-card-class-attacker = none
machina_arcana-card-class-evader = none
machina_arcana-card-class-someone = none
machina_arcana-card-class-item = an
machina_arcana-card-class-weapon = a
machina_arcana-card-class-clothing = none
machina_arcana-card-class-artefact = an
machina_arcana-card-class-single_use = a
machina_arcana-card-class-you = pl
machina_arcana-card-class-adjective = a
