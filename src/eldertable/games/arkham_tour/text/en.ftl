# “Arkham. Guidebook”. Lines of the log are read after the player's name: “Vera chooses …”.

arkham_tour-title = Arkham. Guidebook
arkham_tour-tagline = Lead tourists past the horrors
arkham_tour-caption = { $name }, round { $round } of { $rounds }

arkham_tour-option-ancient_one = Ancient One
arkham_tour-option-ancient_one-about = It bends the rules, haunts its places and waits at the end of the route.
arkham_tour-option-ancient_one-random = Random
arkham_tour-option-ancient_one-cthulhu = Cthulhu
arkham_tour-option-ancient_one-yog_sothoth = Yog-Sothoth
arkham_tour-option-ancient_one-dagon = Dagon
arkham_tour-option-ancient_one-shub_niggurath = Shub-Niggurath
arkham_tour-option-dark_effect = Effect card with the dark symbol
arkham_tour-option-dark_effect-about = Works in rounds when the effect die shows the dark symbol.
arkham_tour-option-light_effect = Effect card with the light symbol
arkham_tour-option-light_effect-about = Works in rounds when the effect die shows the light symbol.
arkham_tour-option-dark_effect-random = Random
arkham_tour-option-dark_effect-effect_repeat = Repeat
arkham_tour-option-dark_effect-effect_correction = Route correction
arkham_tour-option-dark_effect-effect_alley = Secret alley
arkham_tour-option-dark_effect-effect_turn = New turn
arkham_tour-option-dark_effect-effect_t_junction = T-junction
arkham_tour-option-light_effect-random = Random
arkham_tour-option-light_effect-effect_repeat = Repeat
arkham_tour-option-light_effect-effect_correction = Route correction
arkham_tour-option-light_effect-effect_alley = Secret alley
arkham_tour-option-light_effect-effect_turn = New turn
arkham_tour-option-light_effect-effect_t_junction = T-junction
arkham_tour-option-challenge = Challenge
arkham_tour-option-challenge-about = The goal of a solo game. Choose a cell: on the left the points you need in all, on top how many of them the encounter must bring. Lower and further right is harder.
arkham_tour-error-same-effects = The two effect cards must be different.

## Words

arkham_tour-tourist-circle = circle
arkham_tour-tourist-square = square
arkham_tour-tourist-triangle = triangle
arkham_tour-tourist-cross = cross
arkham_tour-tourists = { $kind ->
    [circle] { $count ->
        [one] { $count } circle
       *[other] { $count } circles
    }
    [square] { $count ->
        [one] { $count } square
       *[other] { $count } squares
    }
    [triangle] { $count ->
        [one] { $count } triangle
       *[other] { $count } triangles
    }
   *[cross] { $count ->
        [one] { $count } cross
       *[other] { $count } crosses
    }
}
arkham_tour-tome-reroll = Reroll
arkham_tour-tome-improvement = Improvement
arkham_tour-tome-blessing = Blessing
arkham_tour-tome-reroll-does = Reroll any of the three dice.
arkham_tour-tome-improvement-does = Add 2 to one die.
arkham_tour-tome-blessing-does = A 4 becomes a success.
arkham_tour-bonus-tome = Circle one tome.
arkham_tour-bonus-tourists = At once in this round’s district: { $tourists }.
arkham_tour-bonus-coordinate_change = Change a coordinate by 1.
arkham_tour-bonus-extra_segment = An extra segment.
arkham_tour-bonus-extra_segment-twice = Two extra segments.
arkham_tour-bonus-diagonal_segment = A diagonal segment.
arkham_tour-card-does-two = { $first } { $second }
arkham_tour-die-face = { $number } ({ $tourists })
arkham_tour-die-dark = { $number } (dark symbol)
arkham_tour-die-light = { $number } (light symbol)
arkham_tour-road-between = between { $first } and { $second }
arkham_tour-road-dead-end = into the dead end between { $first } and { $second }
arkham_tour-road-dead-end-along = into the dead end by { $district }
arkham_tour-road-embankment = along the river at { $district }
arkham_tour-road-edge = along the edge of town at { $district }
arkham_tour-road-diagonal-right = across { $district }, down to the right
arkham_tour-road-diagonal-left = across { $district }, down to the left
arkham_tour-node-between = at { $first } and { $second }
arkham_tour-node-by = at { $district }
arkham_tour-node-university = in the middle of the University
arkham_tour-road-bridge = across the bridge between { $first } and { $second }
arkham_tour-effect_repeat-does = Place 1 more tourist from the other die of the round.
arkham_tour-effect_correction-does = Before tourists are placed, one segment may be erased and another drawn that joins the route.
arkham_tour-effect_alley-does = One segment may run diagonally.
arkham_tour-effect_turn-does = Two segments at a corner may replace a single one anywhere.
arkham_tour-effect_t_junction-does = Three segments in a T may replace the two at the district.
arkham_tour-cthulhu-special = Everyone has a secret call card: it names the tourists of the encounter. Extra tourists cards stay in the deck.
arkham_tour-yog_sothoth-special = Segments may run between the University districts.
arkham_tour-dagon-special = The final route may cross the river from a dead end. Each crossing adds 1 madness.
arkham_tour-shub_niggurath-special = Gate connections do not raise madness.
arkham_tour-cthulhu-penalty = Failure: half the tourists of the call card, rounded down; two failures: all of them.
arkham_tour-yog_sothoth-penalty = Failure: the two busiest University districts are emptied and count as white.
arkham_tour-dagon-penalty = Failure: the most common tourists leave the river districts.
arkham_tour-shub_niggurath-penalty = Failure: 1 tourist of the most common type leaves for each gate connection.
arkham_tour-cthulhu-reward = Success: 3 VP for every two tourists of the call card.
arkham_tour-yog_sothoth-reward = Success: 4 VP for each point of madness.
arkham_tour-dagon-reward = Success: 3 VP for each river district with tourists.
arkham_tour-shub_niggurath-reward = Success: 4 VP for each gate connection.

## Questions

arkham_tour-ask-keep-task = Keep one task
arkham_tour-facts-keep-task = 1 VP per segment between two of its junctions
arkham_tour-ask-take-die-first = Take the first die
arkham_tour-facts-take-die-first = Then { $seats ->
    [2] your opponent removes
   *[other] your neighbours remove
} two and you take the second
arkham_tour-ask-take-die-second = Take the second die
arkham_tour-facts-take-die-second = The last die becomes unavailable
arkham_tour-ask-remove-die = Remove a die
arkham_tour-facts-remove-die = The first player can no longer take it
arkham_tour-ask-take-opening-die = Take a die
arkham_tour-facts-take-opening-die = Rolled once everyone has taken one
arkham_tour-ask-pick-dice = Pick two dice
arkham_tour-facts-pick-dice = They are yours this round; others may pick the same
arkham_tour-facts-pick-dice-four = The other two will be yours in round 2
arkham_tour-facts-pick-dice-solo = The third stays as it is for next round
arkham_tour-ask-choose-district = Choose a district
arkham_tour-facts-district = Dice { $first } and { $second }: ({ $first }; { $second }) or ({ $second }; { $first })
arkham_tour-facts-district-same = Both dice show { $number }: only ({ $number }; { $number })
arkham_tour-facts-district-changed = Coordinate changed: now ({ $first }; { $second }) or ({ $second }; { $first })
arkham_tour-facts-district-changed-same = Coordinate changed: now only ({ $number }; { $number })
arkham_tour-facts-district-free = The dice’s districts are occupied: any empty one, but only one tourist
arkham_tour-ask-correct-route = Erase a segment or skip
arkham_tour-facts-correct-route = “Route correction” card: another in its place
arkham_tour-ask-draw-corrected = Draw the new segment
arkham_tour-facts-draw-corrected = It must touch another segment
arkham_tour-ask-place-tourist = Which tourist do you place?
arkham_tour-ask-place-tourist-first = Which tourist comes first?
arkham_tour-ask-place-tourist-second = Which tourist comes second?
arkham_tour-facts-tourist-free = One, of any type: the dice’s districts are taken
arkham_tour-facts-tourist-effect-die = Effect die: one more tourist from the other die
arkham_tour-facts-tourist-repeat = “Repeat” card: one more tourist from the other die
arkham_tour-ask-lay-first = Lay a segment
arkham_tour-facts-lay-first = Two, if you start at “{ $district }”; otherwise one
arkham_tour-facts-lay-first-turn = Two in a row from “{ $district }”; elsewhere two that turn a corner
arkham_tour-facts-lay-first-t = Two, or three in a T, at “{ $district }”; otherwise one
arkham_tour-ask-lay-second = Lay the second segment
arkham_tour-facts-lay-second = From either end of the first
arkham_tour-facts-lay-turn = New turn: at a corner with the first
arkham_tour-ask-lay-third = Lay the third segment
arkham_tour-facts-lay-third = It completes the T
arkham_tour-ask-lay-extra-segment = Lay the extra segment
arkham_tour-facts-lay-extra-segment = On any free road
arkham_tour-ask-lay-diagonal-segment = Lay the diagonal segment
arkham_tour-facts-lay-diagonal-segment = Through any district, never across the river
arkham_tour-ask-finish-board = All done?
arkham_tour-facts-finish = After this nothing can be taken back
arkham_tour-facts-finish-bonus = You may still use a bonus; after this nothing can be taken back
arkham_tour-ask-visit-shop = Which shop do you visit?
arkham_tour-facts-visit-shop = One a round; bonus: “{ $card }”
arkham_tour-ask-circle-tome = Which tome do you take?
arkham_tour-facts-circle-tome = It helps once, in the encounter
arkham_tour-ask-choose-line = Choose your final route
arkham_tour-facts-choose-line = Whatever lies away from it does not count
arkham_tour-ask-start-line = Where does the route begin?
arkham_tour-facts-start-line = Whatever lies away from the route does not count
arkham_tour-ask-go-on = Continue the route
arkham_tour-facts-go-on = Each segment only once
arkham_tour-facts-go-on-so-far = { $vp } VP and madness { $madness } so far; each segment only once
arkham_tour-ask-begin-encounter = Encounter: { $who }
arkham_tour-facts-encounter = Your madness is { $madness }; roll three dice
arkham_tour-ask-use-tomes = Use a tome?
arkham_tour-facts-tomes = { $fail ->
    [1] Failure on 1 only
   *[other] Failure on 1–{ $fail }
}
arkham_tour-ask-cross-out = Which University district is lost?
arkham_tour-facts-cross-out = Equally many tourists in them: you choose
arkham_tour-ask-erase-type = Which tourists leave?
arkham_tour-facts-erase-river = Equally many at the river: you choose
arkham_tour-facts-erase-route = Equally many along the route: you choose

## Options

arkham_tour-option-keep-task = Keep “{ $card }”
arkham_tour-option-keep-task-flags = Flags: { $places }.
arkham_tour-option-take-die = Take { $die }
arkham_tour-option-take-unrolled = Take { $die ->
    [die_circle] the circle die
    [die_square] the square die
    [die_triangle] the triangle die
    [die_cross] the cross die
   *[die_effect] the effect die
}
arkham_tour-option-remove-die = Remove { $die }
arkham_tour-option-pick-dice = { $first } and { $second }
arkham_tour-option-district = { $district } ({ $at })
arkham_tour-option-change-coordinate = { $before } becomes { $after }
arkham_tour-option-change-coordinate-two = { $first } or { $second }
arkham_tour-option-change-coordinate-free = both districts are taken: any empty one, but only one tourist
arkham_tour-option-lay = Lay { $road }
arkham_tour-option-erase = Erase the segment { $road }
arkham_tour-option-skip-correction = Leave it as it is
arkham_tour-option-stop-laying = One is enough
arkham_tour-option-stop-laying-two = Two are enough
arkham_tour-option-lay-nothing = Lay nothing
arkham_tour-option-use-extra-segment = Extra segment
arkham_tour-option-use-diagonal-segment = Diagonal segment
arkham_tour-option-tourist-circle = Circle
arkham_tour-option-tourist-square = Square
arkham_tour-option-tourist-triangle = Triangle
arkham_tour-option-tourist-cross = Cross
arkham_tour-option-visit-shop = Shop { $node }
arkham_tour-option-ready = Done
arkham_tour-option-take-line = Route { $number }
arkham_tour-option-draw-own-line = Draw it yourself
arkham_tour-option-start-at = Begin { $node }
arkham_tour-option-follow = Go { $road }
arkham_tour-option-cross-river = Go { $road } and cross the river
arkham_tour-option-cross-river-cost = madness +1
arkham_tour-option-jump-to = Go on at the gate { $node }
arkham_tour-option-jump-cost = gate connection
arkham_tour-option-finish-line = Finish the route
arkham_tour-option-face-ancient-one = Roll the dice
arkham_tour-option-reroll = Reroll { $count ->
    [one] die { $dice }
   *[other] dice { $dice }
}
arkham_tour-option-improve = Improvement: die { $die }
arkham_tour-option-bless = Blessing
arkham_tour-option-keep-roll = Keep the roll

## Why not

arkham_tour-barred-occupied = There are tourists in this district already.
arkham_tour-barred-not-named = The dice show { $first } and { $second }: they do not name this district.
arkham_tour-barred-not-named-twice = Both dice show { $number }: only one district fits.
arkham_tour-barred-die-taken = This die has been taken.
arkham_tour-barred-die-not-offered = This die is not available now.
arkham_tour-barred-die-removed = This die is out until the end of the round.
arkham_tour-barred-die-in-cell = This die has been chosen already.
arkham_tour-barred-drawn = There is a segment on this road already.
arkham_tour-barred-university = There are no roads inside the University.
arkham_tour-barred-university-centre = There is no junction in the middle of the University: no diagonal ends there.
arkham_tour-barred-diagonal = A diagonal segment needs a bonus.
arkham_tour-barred-diagonal-alley = A diagonal segment needs a bonus, or “Secret alley” on the effect die.
arkham_tour-barred-alley-used = “Secret alley” gives only one diagonal a round.
arkham_tour-barred-no-t = This road makes no T with the others.
arkham_tour-barred-apart = The road does not touch the first segment.
arkham_tour-barred-no-turn = The two segments must make a corner.
arkham_tour-barred-bonus-road = An extra segment runs along roads only.
arkham_tour-barred-bonus-diagonal = This bonus is for diagonals only.
arkham_tour-barred-nothing-left = Without this segment the new one has nothing to join.
arkham_tour-barred-not-drawn = There is nothing to erase here.
arkham_tour-barred-erased = The new segment cannot replace the erased one in place.
arkham_tour-barred-correction-diagonal = Route correction draws no diagonals.
arkham_tour-barred-unconnected = The new segment must touch another one.
arkham_tour-barred-circled = You have visited this shop already.
arkham_tour-barred-not-reached = No segment of this round touches it.
arkham_tour-barred-line-used = This segment is in the route already.
arkham_tour-barred-line-apart = The segment does not go on from here.

## Log

arkham_tour-log-began = Ancient One: { $who }. Effects: dark symbol “{ $dark }”, light “{ $light }”.
arkham_tour-log-task = keeps the task “{ $card }”.
arkham_tour-log-call-dealt = is dealt “{ $card }”.
arkham_tour-log-round = Round { $round }
arkham_tour-log-round-opening = Round { $round }, opening
arkham_tour-log-shop = This round’s shop: “{ $card }”.
arkham_tour-log-rolled = rolls the dice: { $numbers }.
arkham_tour-log-took = takes the { $number }.
arkham_tour-log-took-unrolled = takes { $die ->
    [die_circle] the circle die
    [die_square] the square die
    [die_triangle] the triangle die
    [die_cross] the cross die
   *[die_effect] the effect die
}.
arkham_tour-log-removed = removes the { $number }.
arkham_tour-log-picked = picks the dice { $numbers }.
arkham_tour-log-coordinate = changes a coordinate from { $before } to { $after }.
arkham_tour-log-district = chooses “{ $district }”.
arkham_tour-log-district-free = chooses the free district “{ $district }”.
arkham_tour-log-corrected = erases the segment { $erased } and draws another { $drawn }.
arkham_tour-log-tourists-dice = places: { $tourists }.
arkham_tour-log-tourists-effect-die = adds for the effect die: { $tourists }.
arkham_tour-log-tourists-repeat = adds for “Repeat”: { $tourists }.
arkham_tour-log-tourists-free = places one: { $tourists }.
arkham_tour-log-laid-way = lays a segment { $road }.
arkham_tour-log-laid-extra-segment = lays an extra segment { $road }.
arkham_tour-log-laid-diagonal-segment = lays a segment { $road }.
arkham_tour-log-laid-nothing = lays nothing.
arkham_tour-log-visited = visits a shop: “{ $card }”.
arkham_tour-log-tome = circles the tome “{ $tome }”.
arkham_tour-log-extra-tourists = meets more tourists: { $tourists }.
arkham_tour-log-board = chooses “{ $district }”: { $tourists }.
arkham_tour-log-board-roads = { $count ->
    [0] no segments
    [one] { $count } segment
   *[other] { $count } segments
}
arkham_tour-log-board-roads-shop = { $count ->
    [0] no segments
    [one] { $count } segment
   *[other] { $count } segments
} and a shop
arkham_tour-log-line = settles on a route: { $roads ->
    [one] { $roads } segment
   *[other] { $roads } segments
}, { $districts ->
    [one] { $districts } district
   *[other] { $districts } districts
}.
arkham_tour-log-line-detail = { $vp } VP before the task and the encounter, madness { $madness }
arkham_tour-log-encounter = rolls in the encounter: { $numbers }.
arkham_tour-log-encounter-detail = madness { $madness }, { $fail ->
    [1] failure on 1
   *[other] failure on 1–{ $fail }
}
arkham_tour-log-tome-used = uses “{ $tome }”: { $before } became { $after }.
arkham_tour-log-call = reveals “{ $card }”.
arkham_tour-log-counted = has { $successes ->
    [one] { $successes } success
   *[other] { $successes } successes
} and { $failures ->
    [one] { $failures } failure
   *[other] { $failures } failures
}.
arkham_tour-log-erased = loses tourists: { $tourists }.
arkham_tour-log-crossed-out = crosses out “{ $district }”.
arkham_tour-log-reward = receives { $vp } VP.
arkham_tour-log-reward-detail = { $successes } × { $each }
arkham_tour-log-lost = has lost: three failures.
arkham_tour-log-scored = scores { $total } VP.

## Outcome

arkham_tour-outcome-nobody = Three failures for everyone: nobody wins.
arkham_tour-outcome-most = The most points: { $total }.
arkham_tour-outcome-tie-break = Level at { $total }, but the better encounter: { $encounter } VP.
arkham_tour-outcome-shared = Level at { $total } and in the encounter: a shared victory.
arkham_tour-outcome-solo-won = { $total } VP in all (needed: { $need_total }), { $encounter } from the encounter (needed: { $need_encounter }).
arkham_tour-outcome-solo-lost = { $total } VP in all (needed: { $need_total }), { $encounter } from the encounter (needed: { $need_encounter }).
arkham_tour-outcome-solo-failures = Three failures in the encounter.
