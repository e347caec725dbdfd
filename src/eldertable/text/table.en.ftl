# Words of the table: prompt, seats, log, replay, and at the end those of the Guidebook's map.

## The prompt

app-table-skip = To the decision
app-table-your-decision = Your decision
app-table-goes-on = What is going on
app-table-you-decide = you decide
app-table-progress = { $done } of { $all }
app-table-laid-out = The choices lie on the panel beside the board
app-table-hint = Hint
app-table-hint-by = “{ $bot }” bot, { $seconds } s
app-table-hint-other = Or: { $option }.
app-table-coach = A tip for newcomers
app-table-coach-clear = Got it
app-table-coach-enough = No more tips
app-table-show-on-board = Show on the board
app-table-as-list = All options as a list
app-table-why = Why not?
app-table-why-how = Tap what is struck out to learn the reason.
app-table-more = { $count } more
app-table-undo = Undo
app-table-undo-what = Take back: { $what }
app-table-undo-nothing = There is nothing to undo yet.
app-table-change-mind = Change my mind
app-table-not-here = Not here
app-table-barred = Barred: { $why }
app-table-which = Which one?
app-table-refused = Not accepted
app-table-open-rule = Open rule { $rule }
app-table-points = { $points } VP
app-table-points-short = VP
app-table-points-plus = +{ $points } VP
app-table-points-less = −{ $points } VP
app-table-plus = +{ $points }

## How the match was set up

app-table-setup = How it was set up
app-table-setup-more = More
app-table-setup-fact = { $what }: { $is }
app-table-setup-made = Made { $when }
app-table-practice = Practice
app-table-setup-practice = A practice table from another match
app-table-setup-drawn = drawn at random
app-table-setup-secret = only you see it
app-table-setup-bot = bot, { $bot }
app-table-setup-you = you
app-table-setup-again = Same set-up again
app-table-setup-again-note = A new match begins; this one stays among your matches.
app-table-setup-again-note-over = A new match with the same people and options.
app-table-setup-own = Set up a match of your own

## Waiting

app-table-decides = is deciding
app-table-decides-for = deciding for { $seconds } s
app-table-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
app-table-everyone = Everyone
app-table-at-once = at the same time
app-table-ready = Ready: { $ready } of { $all }
app-table-chooses-now = { $count ->
    [one] { $who } is choosing.
   *[other] { $who } are choosing.
}
app-table-may-change = Your choice is in; you may still change it.
app-table-waiting = { $count ->
    [one] { $who } is deciding
   *[other] { $who } are deciding
}
app-table-waiting-absent = Away from the table: { $who }. Wait, or let a bot play.
app-table-waiting-for = Phase: { $phase }. Look around meanwhile.
app-table-bot = bot
app-table-bot-thinks = { $count ->
    [one] { $who } is thinking
   *[other] { $who } are thinking
}
app-table-bot-limit = a few seconds
app-table-sheet = { $now ->
    [peek] Decision sheet folded.
    [half] Decision sheet half open.
   *[full] Decision sheet fully open.
} { $next ->
    [peek] Press to fold it
    [half] Press to open it half way
   *[full] Press to open it fully
}
app-table-remind = Remind { $name }
app-table-reminded = Reminder sent to { $name }
app-table-talk = Talk
app-table-talk-empty = Nobody has said anything yet.
app-table-talk-field = Say something to the table
app-table-talk-field-watcher = Say something to the other spectators
app-table-talk-send = Say it
app-table-talk-watcher = Spectator
app-table-talk-watchers = You hear the players; only other spectators hear you.
app-table-talk-said = { $name }: { $text }
app-table-talk-unread =
    { $count ->
        [one] { $count } new line
       *[other] { $count } new lines
    }
app-table-nudged = The table is waiting for you. { $name } reminds you: it is your move.
app-table-your-turn = It is your turn.
app-table-call-sound = Sound when it is your turn
app-table-call-notify = Notification when the tab is out of sight
app-table-call-denied = The browser does not allow notifications. Allow them for this address in its settings.
app-table-let-bot = Let a bot play: { $name }
app-table-bot-for-you = A bot plays for you: { $bot }.
app-table-name-ask = What is your name? Everybody at the table will see it.
app-table-name-change = Change name: { $name }
app-table-lend = Step away: a bot plays for you ({ $name })
app-table-take-back = Take my seat back
app-table-pass-here = Show on this screen: { $name }
app-table-turn-of = { $count ->
    [one] { $who } is deciding
   *[other] { $who } are deciding
}
app-table-spectator = Spectator
app-table-spectator-row = in the front row
app-table-watching = On the table: { $name }’s board
app-table-secrets-hidden = Secrets stay hidden until the end
app-table-other-seat = Another board
app-table-over = game over
app-table-score = To the score

## Deciding ahead

app-table-ahead = Decide ahead
app-table-ahead-note = The choice is made by itself as soon as you are asked, if it is still possible. Until then you can cancel it.
app-table-ahead-staged = Decided ahead: { $choice }. It will be done as soon as you are asked, if it is still possible.
app-table-ahead-cancel = Cancel this choice
app-table-ahead-sent = Done as you decided ahead: { $choice }.
app-table-ahead-withdrawn = Your choice made ahead is withdrawn: { $choice }.

## The line

app-table-link = Connection
app-table-link-gone = lost
app-table-link-connecting = connecting
app-table-link-open = connected
app-table-link-lost = connection lost
app-table-link-closed = table closed
app-table-coming-back = Coming back to the table
app-table-next-try = Your moves are kept. Next try in { $seconds } s
app-table-unsent = Your choice is waiting to be sent: { $choice }.
app-table-trying = Trying to reach the table…
app-table-now = Try now
app-table-meanwhile = { $count ->
    [one] While you were away: { $count } event.
   *[other] While you were away: { $count } events.
}
app-table-show = Show
app-table-shut = This table cannot be joined
app-table-watch = Watch the match
app-table-own-seat = To my own seat
app-table-closed = The table closed the connection. Open the link again.
app-table-no-board = There is no board for this game here yet.

## Passing the screen

app-table-hand-over = Pass the screen to { $name }
app-table-hand-over-from = What only { $from } may see is already covered.
app-table-hand-over-text = The others look away, please: what comes next is for { $name } alone.
app-table-hand-over-go = I am { $name }
app-table-look = Show mine
app-table-step-back = Back
app-table-look-short = mine
app-table-look-away = Cover mine
app-table-look-for-hint = A hint also rests on what only you may see. It comes when you uncover that.
app-table-offer = Take one more seat on this screen?
app-table-offer-named = Take the seat of { $name } on this screen?
app-table-offer-text = You already sit at this table. If the link is for a friend, let them open it on their own device. If two of you play on this screen, take this seat too.
app-table-offer-no = Stay in my seat
app-table-offer-yes = Take this seat too
app-table-give-back = Move { $name } to another screen
app-table-given-back = { $name } now plays on their own screen. The link of that seat is in the menu.

## The top bar and the menu

app-table-to-lobby = To the tables
app-table-round = Round { $round }
app-table-out-of = of { $rounds }
app-table-rounds-ahead = Rounds ahead: { $rounds }
app-table-round-of = Round { $round } of { $rounds }
app-table-title-round = { $title } · round { $round }
app-table-phase-of = Phase { $phase } of { $phases }
app-table-phase-name = phase { $number } · { $name }
app-table-seats = Players
app-table-seat = seat { $seat }
app-table-seat-ok = has played
app-table-seat-wait = deciding
app-table-seat-away = away
app-table-rules = Rules
app-table-menu = Menu
app-table-theme = Theme
app-table-speed = Motion
app-table-speed-calm = calm
app-table-speed-brisk = brisk
app-table-speed-instant = none
app-table-copy-seat = Link to the seat: { $name }
app-table-copy-watch = Link for spectators
app-table-copied = Link copied
app-table-copied-what = Copied. { $what }
app-table-copy-by-hand = Copy it yourself: { $address }
app-table-fair = Verify the dice
app-table-record = Download the record
app-table-record-short = Download
app-table-leave = Leave for the tables
app-table-report = Report a problem
app-table-report-text = What went wrong?
app-table-report-saves = The record of the match and what you see now are saved with your words.
app-table-report-send = Save
app-table-report-done = Saved as number { $report }. Thank you.
app-table-this-round = This round
app-table-people-and-log = Players and log
app-table-boards = All boards
app-table-tabs = Parts of the table
app-table-tab-board = Map
app-table-tab-cards = Cards
app-table-tab-players = Players
app-table-tab-moment = Round
app-table-tab-people = Players
app-table-tab-log = Log

## Keys

app-table-keys = Keys
app-table-key-left = left
app-table-key-right = right
app-table-key-up = up
app-table-key-down = down
app-table-keys-tab = prompt, board, panels, in that order
app-table-keys-arrows = next target in that direction
app-table-keys-enter = look at a target, again: take it
app-table-keys-esc = one step back, close
app-table-keys-digits = an option of the prompt
app-table-keys-decline = decline, where the prompt allows it
app-table-keys-skip = skip the animation, or go to the main button
app-table-keys-undo = undo
app-table-keys-hint = hint
app-table-keys-why = hold: show everything that is barred now
app-table-keys-rules = rules
app-table-keys-log = log
app-table-keys-boards = all boards
app-table-key-space = Space
app-table-keys-talk = talk at the table
app-table-keys-end = end the turn or decline, else the main option
app-table-keys-inventory = inventory (Machina Arcana)
app-table-keys-back = the previous player’s board
app-table-keys-on = the next player’s board
app-table-keys-centre = show what the decision is about
app-table-keys-look = at a shared screen: show or cover what is yours alone
app-table-keys-fit = the whole board (Machina Arcana)
app-table-keys-zoom = nearer, farther (Machina Arcana)
app-table-keys-pan = move the board (Machina Arcana)
app-table-keys-own = Letter keys
app-table-keys-move-help = Press a key in this list, then the one to replace it with.
app-table-keys-move = { $key }: { $what }. Change the key
app-table-keys-press = press the new key, Esc keeps the old one
app-table-keys-taken = { $key } is in use: { $what }. Move that one first.
app-table-keys-unfit = This key has work of its own. Letters and the signs . , ; ' [ ] \ ` will do.
app-table-keys-reset = Back to the usual keys
app-table-keys-replay = In a replay
app-table-keys-step = one step back, on
app-table-keys-round = one round back, on
app-table-keys-ends = to the start, to the end
app-table-keys-play = play and pause
app-table-keys-keys = this list
app-table-keys-letters = Letter keys are on

## The log

app-table-log = Log
app-table-log-filter = What to show
app-table-log-all = all
app-table-log-mine = mine
app-table-log-dice = dice
app-table-log-moment = Open this moment in the replay
app-table-log-new = { $count ->
    [one] { $count } new line
   *[other] { $count } new lines
}
app-table-log-older = Show what came before
app-table-log-none = Nothing has happened yet.
app-table-log-start = Set-up
app-table-log-round = Round { $round }
app-table-log-round-phase = Round { $round } · { $phase }

## Score and replay

app-table-won = { $count ->
    [one] { $names } wins
   *[other] { $names } win together
}
app-table-again = Play again
app-table-replay = Replay
app-table-to-replays = To the replays
app-table-moment = Moment of the match
app-table-replay-at = moment { $at } of { $all }
app-table-no-replay = There is no replay to open
app-table-replay-start = The beginning
app-table-replay-hint = Press “Play” or drag the dot along the line: who did what, and what it brought, is told here.
app-table-replay-empty = Nobody decided anything in this match; there is nothing to watch.
app-table-replay-back = One step back
app-table-replay-on = One step on
app-table-replay-round-back = One round back
app-table-replay-round-on = One round on
app-table-replay-play = Play
app-table-replay-pause = Pause
app-table-replay-speed = Speed { $speed }
app-table-replay-points = { $name }: { $points } VP
app-table-replay-eyes = Through whose eyes
app-table-replay-from-start = Replay from the start
app-table-replay-open = Open this moment
app-table-replay-link = Link to this moment
app-table-replay-link-short = Link
app-table-replay-what-if = What if?
app-table-replay-what-if-short = What if?
app-table-replay-counting = The replay is being prepared…
app-table-replay-sparkline = points as the match went

## Arkham. Guidebook: the board

app-table-tour-river = Miskatonic R.
app-table-tour-board-mine = Plan of Arkham: your board
app-table-tour-board-of = Plan of Arkham: the board of { $name }
app-table-tour-final-of = Final route of { $name }
app-table-tour-targets = What can be chosen on the plan
app-table-tour-own-board = Back to my board
app-table-tour-back-to = Back to { $name }
app-table-tour-coordinates = ({ $x }; { $y })
app-table-tour-type-red = red
app-table-tour-type-green = green
app-table-tour-type-blue = blue
app-table-tour-type-purple = purple
app-table-tour-type-yellow = yellow, star { $star }
app-table-tour-type-white = white
app-table-tour-empty = empty
app-table-tour-along = along the route
app-table-tour-place-shop = Antique shop. Lay a segment to it, and this round’s shop bonus is yours.
app-table-tour-place-shop-seen = Antique shop. It has been visited.
app-table-tour-place-shop-unseen = Antique shop. It has not been visited.
app-table-tour-place-gate = Gate. The final route may jump from here to another gate, for 1 madness.
app-table-tour-place-gate-calm = Gate. The final route may jump from here to another gate.
app-table-tour-place-horror = Horrifying place. On the final route it adds 1 madness.
app-table-tour-place-flag = Flag of the personal task. The longer the route between two flags, the more points.
app-table-tour-kind-circle = circle
app-table-tour-kind-square = square
app-table-tour-kind-triangle = triangle
app-table-tour-kind-cross = cross
app-table-tour-kind-star = star
app-table-tour-becomes = becomes
app-table-tour-would-be = { $before } becomes { $after }
app-table-tour-joins = joins “{ $name }”
app-table-tour-joins-many = { $count ->
    [one] joins { $count } district
   *[other] joins { $count } districts
}
app-table-tour-no-change = adds no points yet
app-table-tour-touches-shop = touches a shop
app-table-tour-alone = no second segment
app-table-tour-coming = from the dice:
app-table-tour-coming-are = from the dice: { $tourists }

## Arkham. Guidebook: phases

app-table-tour-phase-setup = set-up
app-table-tour-coach-goal = In 10 rounds, lay a route past tourists and districts of their colour: the more of both, the more victory points (VP).
app-table-tour-coach-dice = Two dice point at a district: one number is its column, the other its row, either way round. The tourists on their faces go there.
app-table-tour-coach-lay = The dashed roads can be laid. The bold ones run along your district: after one of them a second segment follows.
app-table-tour-phase-shop = shop
app-table-tour-phase-dice = dice
app-table-tour-phase-district = district
app-table-tour-phase-tourists = tourists
app-table-tour-phase-route = route
app-table-tour-phase-end = end
app-table-tour-phase-final_route = final route
app-table-tour-phase-encounter = encounter
app-table-tour-phase-over = scoring

## Arkham. Guidebook: this round

app-table-tour-dice = Round dice
app-table-tour-dice-opening = Dice, opening round
app-table-tour-dice-picks = first player: { $name }
app-table-tour-dice-picked = first player: { $name }
app-table-tour-dice-free = Available:
app-table-tour-dice-remove = Remove one:
app-table-tour-dice-taken = On the table:
app-table-tour-dice-left = Left over:
app-table-tour-dice-next = Up next:
app-table-tour-dice-gone = Removed:
app-table-tour-ahead-over = The dice of this choice have been dealt with.
app-table-tour-removed-by = removed by { $name }
app-table-tour-die = { $number }: { $what }
app-table-tour-die-unrolled = not rolled yet
app-table-tour-die-word = die
app-table-tour-effect-dark = dark symbol
app-table-tour-effect-light = light symbol
app-table-tour-or = or
app-table-tour-chosen = you chose { $where }
app-table-tour-chosen-then = chosen: { $where }
app-table-tour-pairs = Your pair of dice
app-table-tour-shop = Antique shop · { $round } of { $rounds }
app-table-tour-shop-left = { $count ->
    [0] The last card of the deck
    [one] { $count } card left in the deck
   *[other] { $count } cards left in the deck
}
app-table-tour-shop-short = this round’s shop
app-table-tour-effects = Effect cards
app-table-tour-effects-idle = not active now
app-table-tour-effect-acts = active
app-table-tour-ancient = Ancient One
app-table-tour-shops = Antique shops
app-table-tour-shop-removed = One shop card was removed unseen
app-table-tour-told-effect = { $side ->
    [dark] Dark symbol
   *[light] Light symbol
}: { $card }
app-table-tour-own-task = Your personal task
app-table-tour-own-call = Your call card
app-table-tour-call = Your card: “{ $card }”
app-table-tour-call-of = Card: “{ $card }”
app-table-tour-failure = Failure in the encounter
app-table-tour-madness = madness
app-table-tour-madness-is = madness { $madness }
app-table-tour-fails-on = fails on { $range }
app-table-tour-units-cthulhu = Pairs now: { $count }.
app-table-tour-units-dagon = Now { $count ->
    [one] there is { $count }.
   *[other] there are { $count }.
}
app-table-tour-units-yog_sothoth = Madness is { $count } now.
app-table-tour-units-shub_niggurath = Now { $count ->
    [one] there is { $count }.
   *[other] there are { $count }.
}

## Arkham. Guidebook: players

app-table-tour-route-now = Your route now
app-table-tour-route-drawn = Route so far
app-table-tour-route-taken = The route you chose
app-table-tour-route-total = Your total
app-table-tour-total-of = Total of { $name }
app-table-tour-task-choosing = Choosing between { $tasks }
app-table-tour-card-name = “{ $card }”
app-table-tour-encounter-short = encounter
app-table-tour-route-final = Your final route
app-table-tour-route-of = Route of { $name }
app-table-tour-route-none = No segment is drawn yet.
app-table-tour-route-counting = Working out the best line…
app-table-tour-kind-row = { $kind ->
    [circle] Circles
    [square] Squares
    [triangle] Triangles
   *[cross] Crosses
}: { $sum } { $vp }
app-table-tour-kind-sum = { $tourists } tourists times { $districts } districts: { $vp } points
app-table-tour-yellow = yellow
app-table-tour-task-short = task
app-table-tour-task-covered = Task covered: points are counted without it
app-table-tour-challenge = Challenge: { $total } VP in all, { $encounter } of them from the encounter
app-table-tour-others = Opponents
app-table-tour-others-all = Other boards
app-table-tour-all-boards = all boards
app-table-tour-look-at = Board of { $name }
app-table-tour-seat-ready = ready
app-table-tour-seat-thinks = deciding
app-table-tour-seat-bot = bot is thinking
app-table-tour-seat-lent = played by a bot
app-table-tour-seat-rests = waiting
app-table-tour-seat-away = away
app-table-tour-task-and-bonuses = Personal task and bonuses
app-table-tour-bonuses = Bonuses
app-table-tour-covered = Covered: the screen is shared.
app-table-tour-only-you = only you see this
app-table-tour-task-choice = Your tasks
app-table-tour-task-note = The longer the route between two of the flags, the more points.
app-table-tour-task-state = { $passed } of { $all } flags on the route: { $vp } VP
app-table-tour-bonus-short-coordinate_change = Coordinate
app-table-tour-bonus-short-extra_segment = Segment
app-table-tour-bonus-short-diagonal_segment = Diagonal
app-table-tour-coordinate = Change a coordinate
app-table-tour-coordinate-free = any empty one
app-table-tour-bonus-left = { $count } left
app-table-tour-bonus-state = { $have } to use, { $used } spent, { $slots } slots
app-table-tour-tomes = Tomes
app-table-tour-tome-state = { $tome }: { $state ->
    [circled] held
    [used] used
   *[none] not held
}

## Arkham. Guidebook: the end

app-table-tour-lines = Final route
app-table-tour-lines-note = { $links ->
    [yes] The best line before the encounter for each madness level and number of gate connections.
   *[no] The best line before the encounter for each madness level.
} The average counts every roll of the encounter and your tomes.
app-table-tour-take-line = Take this route
app-table-tour-expected = on average { $points } VP
app-table-tour-best-chance = best on average
app-table-tour-jumps = { $count ->
    [one] { $count } gate connection
   *[other] { $count } gate connections
}
app-table-tour-ferries = { $count ->
    [one] { $count } crossing
   *[other] { $count } crossings
}
app-table-tour-against = { $name } faces the Ancient One
app-table-tour-encounter-die = { $number }: { $result ->
    [success] success
    [failure] failure
   *[neutral] nothing
}
app-table-tour-encounter-die-by = { $die } ({ $tomes })
app-table-tour-mark-dice = Mark the dice you want to reroll.
app-table-tour-plus-two = “+2” adds 2 to one die.
app-table-tour-blessing = “Blessing” makes a 4 a success.
app-table-tour-failures = { $count ->
    [one] failure
   *[other] failures
}
app-table-tour-successes = { $count ->
    [one] success
   *[other] successes
}
app-table-tour-successes-are = { $count ->
    [one] { $count } success
   *[other] { $count } successes
}
app-table-tour-erased = lost
app-table-tour-lost = defeated
app-table-tour-lost-tourists = lost:
app-table-tour-crossed-out = crossed out: { $districts }
app-table-tour-no-losses = no losses
app-table-tour-tomes-used = { $count ->
    [one] tome
   *[other] tomes
} { $tomes };
app-table-tour-tome-name = “{ $tome }”
app-table-tour-lead = Second place, { $name }, is { $points } VP behind.
app-table-tour-was-became = { $before } became { $after }
app-table-tour-solo-won = Challenge met
app-table-tour-solo-lost = Challenge not met
app-table-tour-nobody-won = The Ancient One wins
app-table-tour-winner = winner
app-table-tour-best-of-row = the most
app-table-tour-row = What for
app-table-tour-row-circle = Circles
app-table-tour-row-circle-note = tourists × red districts
app-table-tour-row-square = Squares
app-table-tour-row-square-note = tourists × green districts
app-table-tour-row-triangle = Triangles
app-table-tour-row-triangle-note = tourists × blue districts
app-table-tour-row-cross = Crosses
app-table-tour-row-cross-note = tourists × purple districts
app-table-tour-row-yellow = Yellow districts
app-table-tour-row-yellow-note = sum of stars
app-table-tour-row-task = Personal task
app-table-tour-row-call = Call card
app-table-tour-row-task-note = segments between two junctions
app-table-tour-row-encounter = Encounter: { $who }
app-table-tour-row-encounter-note = successes × reward
app-table-tour-total = Total
app-table-tour-where-from = { $row ->
    [circle] Points for circles: { $points }
    [square] Points for squares: { $points }
    [triangle] Points for triangles: { $points }
    [cross] Points for crosses: { $points }
    [yellow] Points for yellow districts: { $points }
    [task] Points for the task: { $points }
   *[encounter] Points for the encounter: { $points }
}
app-table-tour-parts-tourists = tourists on the route
app-table-tour-parts-districts = { $kind ->
    [circle] red districts
    [square] green districts
    [triangle] blue districts
   *[cross] purple districts
}
app-table-tour-task-pair = from { $from } to { $to } along the route
app-table-tour-task-no-pair = the route passes no two of its junctions
app-table-tour-segments = { $count ->
    [one] { $count } segment
   *[other] { $count } segments
}
