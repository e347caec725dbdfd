# The table of Machina Arcana: words of the page.

app-arcana-passing-turn = { $who } is not asked until their own turn
app-arcana-passing-change = { $who } is not asked until something changes
app-arcana-explorer-of = { $player }’s explorer
app-arcana-coach-explorer = Every explorer has abilities of their own and may equip items of their class as soon as they come: fighters weapons, shooters clothing, mystics artefacts, masters anything.
app-arcana-coach-act = All you can do is framed: cells with the stamina left there, doors, creatures, cards. Choose a target; the monsters move after everybody.
app-arcana-coach-interlude = An ability that costs no stamina may be used in others’ turns too. If there is no need yet, ask not to be asked.
app-arcana-board = Board
app-arcana-board-label = Floor plan, { $count ->
    [one] { $count } fragment
   *[other] { $count } fragments
}
app-arcana-no-board = The board is laid when the first chapter begins
app-arcana-minimap = Mini-map: all fragments
app-arcana-zoom-in = Zoom in
app-arcana-zoom-out = Zoom out
app-arcana-fit = Show everything
app-arcana-beyond = { $edge ->
    [left] To the left
    [right] To the right
    [up] Above
   *[down] Below
}: { $count ->
    [one] { $count } more target
   *[other] { $count } more targets
}
app-arcana-own-people = One of your own! { $sure ->
    [yes] Press again if you mean it.
   *[no] The attack would wound an explorer.
}
app-arcana-doubt-own = This attack reaches only your own people! Press again if you mean it.
app-arcana-doubt-nothing = This would do nothing now. Press again if you mean it.
app-arcana-doubt-end = { $stamina } stamina left. End the turn? Press again.
app-arcana-here = Here: { $what } { $where }
app-arcana-blast = The blast rolls 3 dice at everyone around the barrel. { $own ->
    [0] { "" }
   *[other] It reaches your own people too: { $who }.
}
app-arcana-targets = What can be chosen on the board
app-arcana-fragment = Fragment { $number }, 10 by 10 cells

## For those who listen

app-arcana-say-monster = { $name }, monster { $order } in the queue, health { $health } of { $most }
app-arcana-say-explorer = { $name }, health { $health } of { $most }
app-arcana-say-side = { $what ->
    [wall] wall
    [closed-door] closed door
    [open-door] open door
    [broken-door] destroyed door
   *[border] unexplored border
}: { $sides }
app-arcana-say-walk = Walk there in { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}, stamina left { $left }

## Phases

app-arcana-phase-explorers = explorers
app-arcana-phase-lair = lair
app-arcana-phase-horror = horror
app-arcana-phase-monsters = monsters

## Characteristics

app-arcana-stat-defence = defence
app-arcana-stat-will = will
app-arcana-stat-inspiration = inspiration
app-arcana-stat-health = health
app-arcana-stat-stamina = stamina
app-arcana-health-of = Health { $health } of { $most }
app-arcana-markers = Markers: { $left } of { $all }
app-arcana-dead = dead
app-arcana-left = left by the exit
app-arcana-turn-taken = has acted
app-arcana-turn-now = acting now
app-arcana-turn-waits = yet to act
app-arcana-class-fighter = fighter
app-arcana-class-shooter = shooter
app-arcana-class-mystic = mystic
app-arcana-class-master = master
app-arcana-keyword-stationary = stationary
app-arcana-keyword-incorporeal = incorporeal

## Cards

app-arcana-card = Card
app-arcana-type-weapon = weapon
app-arcana-type-clothing = clothing
app-arcana-type-artefact = artefact
app-arcana-type-single_use = single-use item
app-arcana-slot-body = body
app-arcana-slot-legs = legs
app-arcana-slot-head = head
app-arcana-slot-extension = extension
app-arcana-type-monster = monster · level { $level }
app-arcana-type-explorer = explorer · { $class }
app-arcana-type-explorer-event = explorer event
app-arcana-type-horror-event = horror event
app-arcana-type-personal = personal event
app-arcana-type-chapter = { $number ->
    [0] finale
   *[other] chapter { $number }
}
app-arcana-connector-gear = upgrade: gear
app-arcana-connector-valve = upgrade: valve
app-arcana-connector-coil = upgrade: coil
app-arcana-connector-eye = upgrade: eye
app-arcana-connector-thread = extension: thread
app-arcana-connector-clamp = extension: clamp
app-arcana-connector-prism = extension: prism
app-arcana-target-near = near target
app-arcana-target-blockable = ranged target, obstacles block
app-arcana-target-piercing = ranged target, obstacles do not block
app-arcana-enters-play = When the card enters play
app-arcana-lasting = A lasting effect is on
app-arcana-progress = { $count ->
    [one] { $count } progress token
   *[other] { $count } progress tokens
}
app-arcana-take = Take
app-arcana-tap-to-read = Press an explorer to read their abilities
app-arcana-pick = Choose
app-arcana-put-discard = Discard
app-arcana-put-deck = Onto its deck

## Chapter and tracks

app-arcana-chapter = { $number ->
    [0] Finale
   *[other] Chapter { $number } · { $closed ->
        [yes] closed
       *[no] open
    }
}
app-arcana-victory = Victory
app-arcana-defeat = Defeat
app-arcana-advance = To the next chapter: { $how }
app-arcana-advance-chapter_cell = a chapter cell
app-arcana-advance-timeout = time running out (lair at 1)
app-arcana-advance-ability = the chapter’s ability
app-arcana-advance-exit = leaving the board
app-arcana-read-story = Read the chapter
app-arcana-tracks = The chapter’s tracks
app-arcana-track-lair = Lair
app-arcana-track-horror = Horror
app-arcana-track-danger = Danger
app-arcana-track-level = Level
app-arcana-track-value = Now { $value }
app-arcana-track-danger-value = { $value } of { $steps }
app-arcana-track-danger-arrow = The monster level rises here
app-arcana-odds = { $lair ->
    [0] No monsters come from the lairs.
   *[other] In the lair phase a monster comes for each of you with an unsealed lair on the fragment: { $lair }%.
} { $horror ->
    [0] { "" }
   *[other] Horror event: { $horror }%.
}
app-arcana-timeout = The lair stands at one: the chapter will run out of time.
app-arcana-set-aside = Tokens set aside: { $count }
app-arcana-events = Current events
app-arcana-no-events = None so far

## The queue

app-arcana-queue = Monster queue
app-arcana-level = level { $level }
app-arcana-no-monsters = No monsters on the board
app-arcana-aim = { $stationary ->
    [yes] nearest: { $who }
   *[no] { $equal ->
        [one] goes for { $who }
       *[other] equally near: { $who }
    }
}, { $steps ->
    [1] adjacent
   *[other] { $steps } steps
}{ $doors ->
    [0] { "" }
    [one] , { $doors } door in the way
   *[other] , { $doors } doors in the way
}
app-arcana-aim-other = { $who }: steps { $steps }, doors { $doors }, health { $health }
app-arcana-aim-nobody = can reach nobody
app-arcana-aim-free = steered by a player
app-arcana-aim-controlled = controlled by { $who }

## Explorers

app-arcana-gear = Equipment
app-arcana-no-gear = Nothing equipped
app-arcana-party = Party
app-arcana-inventory = Inventory
app-arcana-inventory-count = inventory ({ $count })
app-arcana-kit-inventory = Inventory
app-arcana-kit-exchange = Exchange
app-arcana-open-inventory = Open the inventory
app-arcana-inventory-how = { $hand ->
    [touch] Take a card, then press the place that lights up
   *[mouse] Drag a card to a place that lights up; by keys: Enter takes, arrows, Enter puts
}
app-arcana-inventory-look = The action “Inventory” lets you change your equipment
app-arcana-bag = In the inventory: { $count }
app-arcana-bag-empty = Empty
app-arcana-take-up = Take the card
app-arcana-lay-back = Lay back
app-arcana-put-main = Make it the main item
app-arcana-put-upgrade = Upgrade { $item }
app-arcana-put-extension = Extend { $item }
app-arcana-put-give = Give to { $who }
app-arcana-on-bench = On the workbench
app-arcana-own-cards = What to give for them
app-arcana-deck-left = { $count ->
    [one] { $count } card left
   *[other] { $count } cards left
}
app-arcana-decks = In the decks: weapons { $weapon }, clothing { $clothing }, artefacts { $artefact }, single-use { $single }; monsters { $monsters }; explorer events { $explorer }, horror events { $horror }; fragments { $fragments }
app-arcana-discard-items = Discarded items: { $count }
app-arcana-discard-explorer = Discarded explorer events: { $count }
app-arcana-discard-horror = Discarded horror events: { $count }
app-arcana-discard-monsters = Destroyed monsters: { $count }
app-arcana-strip-tracks = lair · horror
app-arcana-strip-monsters = monsters

## Dice

app-arcana-attack = { $who } attacks { $whom }
app-arcana-attack-itself = Attack on { $whom }
app-arcana-attack-before = Previous attack
app-arcana-attack-after = Next attack
app-arcana-attack-sum = Dice { $rolled }, result { $result }
app-arcana-die = { $kind ->
    [strong] Strong die
    [any] Die
   *[weak] Weak die
}: { $face }
app-arcana-dice = dice
app-arcana-ability = ability
app-arcana-news = What happened
app-arcana-percent = { $chance }%
app-arcana-total = result
app-arcana-less-than = less than
app-arcana-at-least = at least
app-arcana-verdict = { $hit ->
    [yes] Hit
   *[no] Miss
}
app-arcana-wounds = −{ $n } health
app-arcana-died = { $who } is dead. { $heir ->
    [you] You lead the monsters now.
   *[they] Their player leads the monsters now.
}
app-arcana-verdict-of = { $who }: { $hit ->
    [yes] hit
   *[no] miss
}

## Story

app-arcana-story = Story
app-arcana-story-pages = Chapters told so far
app-arcana-no-story = This card has no story.
app-arcana-next = Next
app-arcana-to-table = To the table
app-arcana-skip = Skip

## The end

app-arcana-verdict-title = { $won ->
    [yes] Out into the light
   *[no] The ice has closed
}
app-arcana-verdict-facts = Round { $round }, chapter “{ $chapter }”, monster level { $level }
app-arcana-campaign-on = Go on with the campaign
app-arcana-kept = Taken along
app-arcana-to-board = Board
app-arcana-deed = Deeds
app-arcana-deed-hits = Hits
app-arcana-deed-misses = Misses
app-arcana-deed-wounds = Wounds taken
app-arcana-deed-items = Items found
app-arcana-deed-cells = Cells used
app-arcana-deed-explored = Fragments explored
app-arcana-deed-inspired = Inspiration spent
app-arcana-log-monsters = monsters
