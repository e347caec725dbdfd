# The shell's words: lobby, setting a table, rules, fairness, replays. The table's words: table.en.ftl.

## Frame

app-close = Close
app-loading = Laying the table…
app-skip = Skip to content
app-nav = Pages
app-nav-tables = Tables
app-nav-mine = My matches
app-nav-replays = Replays
app-nav-rules = Rules
app-language = Language
app-theme-to-light = Light theme
app-theme-to-dark = Dark theme
app-copy = Copy
app-copied = Copied
app-copy-failed = The browser refused to copy. Select the link and copy it yourself.
app-share = Share
app-cancel = Cancel
app-save = Save
app-retry = Try again
app-reload = Reload the page
app-to-lobby = To the tables
app-random = Random

## When something failed

app-error-offline = The server does not answer. Check that it is running and that you are online.
app-error-unknown = Something went wrong. Please try again.
app-error-server = The server failed with { $status }. The match is safe: please try again.
app-error-not-found = There is no such thing here.
app-lost-title = No such address on the plan
app-lost-text = The street is a dead end: there is no page at this address. Perhaps the link was cut short when it was copied.
app-broken-title = The page did not load
app-broken-text = The connection broke, or the program was updated. Your matches are safe.

## Name

app-name-ask = Your name?
app-name-title = Your name at the table
app-name-label = Name
app-name-help = The others at the table will see it. It is kept in this browser only.
app-name-change = Your name: { $name }. Change it
app-player = Player { $number }
app-bot-name = { $number ->
    [1] Greta
    [2] Amos
    [3] Lavinia
    [4] Wilbur
    [5] Keziah
    [6] Randolph
    [7] Asenath
   *[other] Herbert
}

## Lobby

app-lobby-title = The table is laid. Sit down.
app-lobby-text = Decks sorted, board spread, rules on guard. Alone, with bots, around one screen or by a link.
app-join-label = Invited by friends?
app-join-placeholder = Code or link
app-join = Join
app-join-bad = This does not look like a match code or a seat’s link. Copy the whole invitation.
app-continue = Continue
app-continue-all = All matches
app-games = Games
app-play-bot = Play with a bot
app-play-starting = Dealing…
app-set-table = Set a table
app-players-range = { $min }–{ $max }
app-players-label = Players: { $min } to { $max }
app-weight-label = Complexity: { $weight } of 5
app-in-works = In the works
app-minutes = { $from ->
    [one] { $from } min
   *[other] { $from } min
}
app-minutes-range = { $from }–{ $to } min
app-hours-range = { $from }–{ $to } h
app-saved-here = Every move is saved automatically.
app-fair-link = How to verify that the dice are fair
app-fan-project = Unofficial fan project
app-arkham_tour-title = Arkham. Guidebook
app-arkham_tour-short = Guidebook
app-arkham_tour-tagline = Lead tourists past the horrors
app-machina_arcana-title = Machina Arcana
app-machina_arcana-tagline = A steam crypt under the ice
app-eldritch_horror-title = Eldritch Horror
app-eldritch_horror-tagline = Cross the world and close the gates
app-eldritch_horror-state = rules are read, the chart is being drawn
app-discover-title = Discover: Lands Unknown
app-discover-tagline = No map, and the water runs out
app-discover-state = rules are read, the island lies undiscovered

## A match in two words

app-beside = { $first } · { $second }
app-your-turn = Your turn
app-waiting-for = Waiting for { $names }
app-watching = You are watching
app-running = Under way
app-over = Finished
app-won = Won by { $names }
app-with-bot = bot { $name }
app-alone = alone
app-seal-of = Seal of match { $match }
app-match-code = Match code: { $match }

## Setting a table

app-setup-title = New match
app-setup-who = Who plays
app-setup-who-help = { $game ->
    [machina_arcana] You play together, against the dungeon; each round you decide who acts when.
   *[other] Play goes round in this order. A draw decides who starts.
}
app-seat = Seat { $number }
app-seat-kind = Who sits in seat { $number }
app-seat-name = Name in seat { $number }
app-seat-add = Add a seat
app-seat-remove = Remove seat { $number }
app-kind-you = You
app-kind-bot = Bot
app-kind-friend = Friend by link
app-kind-screen = This screen
app-kind-you-note = you, at this screen
app-kind-friend-note = gets a link and plays on their own device
app-kind-screen-note = another person at this screen, taking turns with you
app-strength = Strength of the bot in seat { $number }
app-bot-random = Random
app-bot-greedy = Shrewd
app-bot-search = Seasoned
app-bot-random-note = moves at random
app-bot-greedy-note = picks the best move for this turn
app-bot-search-note = thinks ahead
app-setup-variant = Setup
app-setup-solo = Solo challenge
app-setup-alone = Play alone
app-setup-seed = Seed of chance
app-setup-seed-help = The same seed gives the same dice and cards. Leave it empty and the server picks one.
app-setup-seed-label = Seed
app-setup-time = About { $time }
app-setup-start = Start the match
app-setup-starting = Dealing…
app-setup-watch = Only bots sit at this table: you will watch.
app-setup-summary-solo = Just you at the table
app-setup-summary = { $people ->
    [0] { $bots ->
        [one] { $bots } bot
       *[other] { $bots } bots
    }
    [one] { $bots ->
        [0] { $people } person
        [one] { $people } person and { $bots } bot
       *[other] { $people } person and { $bots } bots
    }
   *[other] { $bots ->
        [0] { $people } people
        [one] { $people } people and { $bots } bot
       *[other] { $people } people and { $bots } bots
    }
}
app-why-one-you = You already sit in seat { $number }. For a second person at this screen choose “This screen”.
app-why-full = This game has at most { $max } seats.
app-why-min = This game cannot have fewer seats: { $min }.
app-why-solo = The challenge is for solo games only: leave one seat at the table.
app-why-taken = This card is taken already: “{ $other }”. The deck has no two alike.
app-why-no-game = There is no such game on the table. It is still in the works, or there is a typo in the address.
app-challenge-total = points in all
app-challenge-encounter = from the encounter
app-challenge-cell = At least { $total } in all and { $encounter } from the encounter

## Invitations

app-invite = Invitations
app-invite-title = The table is ready. Invite your friends.
app-invite-text = Each seat has a link of its own. Whoever opens it sits down there, so send each friend theirs.
app-invite-link = Link for seat { $number }, { $name }
app-invite-share = Sit down at the table, { $name }: { $game }
app-invite-watchers = Spectators
app-invite-watch-link = Link for spectators
app-invite-share-watch = Watch us play: { $game }
app-invite-go = To the table
app-invite-local = This address works on this computer only. To let friends in over the network, start the table like this and open it at its network address:

## My matches and replays

app-mine-title = My matches
app-mine-text = The tables you sit at in this browser. Seats are kept here too: from another device, come in by your own link.
app-mine-empty = None yet. All tables lie ahead.
app-mine-running = Under way
app-mine-over = Finished
app-forget = Remove from the list
app-forget-title = Remove the match from the list?
app-forget-text = The match stays on the server, but this browser forgets its seat. You can return only by your own link.
app-forgotten = The match is off the list.
app-replays-title = Replays
app-replays-text = Finished matches of this browser, move by move, from any seat. Open someone else’s by link or code.
app-replays-empty = No finished matches yet.
app-replay = Watch
app-record = Record
app-fair = Verify the dice
app-replay-label = Code or link of a match
app-replay-open = Open

## Rules

app-rules-title = Rules
app-rules-games = Rules of the games
app-rules-howto = How to play
app-rules-no-game = There are no rules for such a game
app-rules-no-game-text = Perhaps there is a typo in the address. There are rules for these games:
app-rules-search = Search the rules
app-rules-placeholder = Words or a rule’s number
app-rules-found = { $count ->
    [0] Nothing found
    [one] { $count } rule found
   *[other] { $count } rules found
}
app-rules-count = { $count ->
    [one] { $count } rule
   *[other] { $count } rules
}
app-rules-none = Try a shorter or another word: the text of rules, rulings and terms is searched.
app-rules-sections = Sections
app-rules-terms = Terms
app-rules-legend = Signs
app-rules-ruling = Ruling { $id }
app-rules-now = applies now
app-rules-link = Link to rule { $id }
app-rules-open-page = Open as a page
app-legend-circle = circle, red district
app-legend-square = square, green district
app-legend-triangle = triangle, blue district
app-legend-cross = cross, purple district
app-legend-star = star, yellow district
app-legend-shop = antique shop
app-legend-gate = gate
app-legend-horror = horrifying place
app-legend-flag = flag of your task
app-legend-segment = extra segment
app-legend-diagonal = diagonal segment
app-legend-effect-dark = dark effect symbol
app-legend-effect-light = light effect symbol
app-legend-madness = madness
app-legend-tome = tome
app-legend-reroll = reroll
app-legend-improvement = improvement by 2
app-legend-blessing = blessing
app-legend-first = first player
app-legend-bot = bot
app-legend-secret = only you see it

## Fairness

app-fair-title = Fair dice
app-fair-intro = Before the first roll the server publishes a seal: the hash of the seed that makes all rolls and shuffles. After the match it tells the seed itself. Anyone can compute the seal and every roll again and see that nothing was swapped on the way.
app-fair-commitment = Seal, published before the start
app-fair-seed = Seed, revealed after the end
app-fair-waiting = The match is still under way, so the seed is closed: it would tell rolls to come. Keep the seal and compare it at the end.
app-fair-checking = Computing…
app-fair-match = The seal fits: this is the seed.
app-fair-mismatch = The seal does not fit the seed: the record was changed.
app-fair-draws-match = { $count ->
    [one] { $count } roll, computed again in your browser, fits too.
   *[other] { $count } rolls, computed again in your browser, fit too.
}
app-fair-draws-mismatch = { $count ->
    [one] { $count } roll does not fit: it is marked.
   *[other] { $count } rolls do not fit: they are marked.
}
app-fair-draws = Rolls and shuffles
app-fair-seed-given = The person who set the table gave the seed and could have known the rolls beforehand.
app-fair-zero = Counting starts from zero: a one on a die is written as 0.
app-fair-at = Move
app-fair-number = No.
app-fair-stream = Stream
app-fair-below = Out of
app-fair-value = Drawn
app-fair-here = Here
app-fair-fits = fits
app-fair-fits-not = does not fit
app-fair-more = Show all: { $count }
app-fair-terminal = The same in the terminal
app-fair-terminal-text = Download the record and check it without a browser: the program plays the whole match again.
app-fair-record = Download the record
app-fair-how = How it is computed
app-fair-how-1 = Seal: BLAKE2b of the seed, 32 bytes, personal mark “eldertable seed”.
app-fair-how-2 = Key of the draws: BLAKE2b of the same seed with the mark “eldertable draws”.
app-fair-how-3 = Word number n of a stream: eight bytes of BLAKE2b under this key of the stream’s number and the whole part of n / 8.
app-fair-how-4 = A number out of k comes from a word without bias: words that are too large are skipped.
app-fair-which = Which match shall be verified?

## Credits

app-credits-title = Credits
app-credits-fan = Eldertable is an unofficial fan project. It is neither connected with the authors and publishers of the games nor endorsed by them. No pictures, texts or logos of the publishers are used: cards, boards and words were made anew.
app-credits-games = Games
app-credits-arkham_tour = “Arkham. Guidebook” by Daniil Zaitsev, published by Crowd Games.
app-credits-machina_arcana = “Machina Arcana” by Juraj Bilich.
app-credits-icons = Icons
app-credits-icons-text = Icons from game-icons.net, licence CC BY 3.0. Colour and size were changed.
app-credits-icons-by = { $author }: { $count ->
    [one] { $count } icon
   *[other] { $count } icons
}
app-credits-own = The tourists’ marks, the logo, the match seal and the posters were drawn for Eldertable.
app-credits-fonts = Typefaces
app-credits-fonts-text = Oranienbaum, Literata and Fira Sans Extra Condensed, licence SIL OFL 1.1.
app-credits-code = Program
app-credits-code-text = Eldertable: MIT licence. Built with Svelte, Vite, Project Fluent, noble-hashes and other free software.
