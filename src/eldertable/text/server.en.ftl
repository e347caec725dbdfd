# What the server says when it does not do something, and the log's lines about the table itself.

## Messages of the table

app-server-stale = This question is already settled. The table is shown anew.
app-server-early = It has not come to this question yet.
app-server-illegal = That cannot be done now.
app-server-not-asked = Nothing is asked of you now.
app-server-no-option = There is no such option here. Choose one of those that are shown.
app-server-only-forward = The log of this match has more than { $limit } lines already: nothing can be taken back in it and no seat handed over any more. Play it to its end, or start a new one.
app-server-over = The match is over.
app-server-busy = Too much at once. Try again in a moment.
app-server-fault = Something failed on the server. The match is as it was: try again, or report the problem.
app-server-malformed = The server cannot understand the message. Reload the page and try again.
app-server-hello-first = Say hello first.
app-server-silent = Nothing was heard from the page, so the connection was closed. The page makes a new one.
app-server-too-big =
    The message is too long: { $limit ->
        [one] { $limit } byte
       *[other] { $limit } bytes
    } at most. Say it in fewer words.
app-server-too-fast =
    Too fast: { $limit ->
        [one] { $limit } message
       *[other] { $limit } messages
    } a second at most. The connection was closed, and the page makes a new one.
app-server-too-slow = The page cannot keep up, so the connection was closed. The page makes a new one.
app-server-spectator = Spectators do not play. Sit down by the link of your seat.
app-server-foreign-seat = This is somebody else’s seat: you can only let a bot play for it, and only while they are away.
app-server-bot-seat = A bot has had this seat from the start.
app-server-no-seat = There is no such seat at this table.
app-server-no-bot = There is no bot “{ $bot }”. There are: { $known }.
app-server-not-awaited = This player is not asked anything now.
app-server-bot-thinks = A bot thinks for this seat and needs no reminder.
app-server-nobody-there = Nobody is at this seat to read a reminder.
app-server-nudged-already =
    { $seconds ->
        [one] This player has just been reminded. You can do it again in { $seconds } second.
       *[other] This player has just been reminded. You can do it again in { $seconds } seconds.
    }
app-server-name-nothing = Write a name.
app-server-name-long =
    { $limit ->
        [one] The name is too long: it may have { $limit } character at most.
       *[other] The name is too long: it may have { $limit } characters at most.
    }
app-server-named-often = A name can be changed at most { $limit ->
    [one] once
   *[other] { $limit } times
} in one match.
app-server-say-nothing = Write at least a word.
app-server-say-less = Too long: a line may have at most { $limit } characters.
app-server-say-slower = Not so fast: at most { $limit } lines in { $seconds } seconds. Wait a little.
app-server-bad-token = The link of this seat does not fit: it is of another match, or was cut short when copied. Ask for it again.
app-server-origin = This page comes from another address, and the table does not talk to it. Open the table at its own address.
app-server-no-match = There is no such match. Perhaps the link was cut short when copied.
app-server-other-version = The match was begun with version { $found } of the rules or other cards; here is { $known }. It cannot go on: begin a new one.
app-server-unplayable = What was stored of this match does not fit the rules here. It cannot go on: begin a new one.
app-server-hint-any = The bot found no answer. This option is merely possible.

## The store

app-server-store-full = The server’s disk is full: nothing was saved, and all is as it was. Free some space and try again.
app-server-store-locked = Another program holds the database: nothing was saved, and all is as it was. Try again a little later.
app-server-store-read-only = The database is read-only: nothing was saved, and all is as it was. Tell whoever runs the server.
app-server-store-moved = The server’s database was moved, replaced or deleted while it was in use: nothing was saved, and all is as it was. Tell whoever runs the server: it must be started again.
app-server-store-broken = The database does not answer: nothing was saved, and all is as it was. Try again a little later.

## Requests

app-server-no-game = There is no game “{ $game }”. There are: { $known }.
app-server-no-language = There is no language “{ $language }”. There are: { $known }.
app-server-no-page = There is nothing here. Perhaps the address was cut short when copied.
app-server-body-too-big = The request is too big. Say it in fewer words.
app-server-bot-for-person = A person’s seat cannot start with a bot: name either a person or a bot.
app-server-too-many-matches = Too many new matches from one address. Wait a minute.
app-server-too-many-openings = Too many tables asked for from one address. Wait a minute.
app-server-too-many-sockets = Too many tables are open from one address (at most { $limit }). Close some of them.
app-server-too-many-replays = Too many moments of replays from one address. Wait a minute.
app-server-not-over = The match is still going on: this opens when it is over.
app-server-no-moment = The match has no move { $at }: it has { $length }.

## Starting

app-server-port-in-use = Port { $port } is taken. Perhaps the table is already running; otherwise name another one: --port { $next }.
app-server-no-host = --host needs an address: 127.0.0.1 is for this computer alone, 0.0.0.0 for the whole network.
app-server-cannot-listen = Cannot listen on { $host }, port { $port }: { $why }. Name others: --host and --port.
app-server-cannot-open = The database { $where } cannot be opened: { $why }. Make sure that it can be reached and written to, or name another one in ELDERTABLE_DATABASE (eldertable play: --database-url).
app-server-database-scheme = A database like { $scheme }:// will not do: name a file for SQLite, or postgresql://user:password@host/name.
app-server-database-address = The address of the database cannot be understood. It is written postgresql://user:password@host:port/name. In a password “:”, “/” and “@” are written %3A, %2F and %40.
app-server-database-driver = PostgreSQL needs the package { $package }: run pip install --require-hashes -r requirements-postgres.txt.
app-server-database-newer = The database was made by a newer Eldertable, or by another program: its tables are of version { $found }, and here version { $known } is known. Nothing was changed. Update Eldertable, or name another database in ELDERTABLE_DATABASE (eldertable play: --database-url).
app-server-database-older = The database was made by an older Eldertable: its tables are of version { $found }, and here version { $known } is needed. Nothing was changed. Open it with the Eldertable it was made by, or name another database in ELDERTABLE_DATABASE (eldertable play: --database-url).
app-server-database-shape = The database has tables of another shape: they lack { $lacking }. They are of another program or of a very old Eldertable. Nothing was changed. Name another database in ELDERTABLE_DATABASE (eldertable play: --database-url).
app-server-setting = The setting { $name }: “{ $value }” will not do. It must be { $wanted }.
app-server-setting-unknown = { $near ->
    [none] There is no setting { $name }, so it changes nothing. docs/operations.md lists those there are.
   *[other] There is no setting { $name }, so it changes nothing. Perhaps { $near } is meant.
  }
app-server-setting-int = a whole number, zero or more
app-server-setting-float = a number, zero or more
app-server-setting-int-above = a whole number above zero
app-server-setting-float-above = a number above zero
app-server-setting-module = the name of a Python module that can be imported
app-server-setting-bool = true or false
app-server-setting-level = one of DEBUG, INFO, WARNING, ERROR, CRITICAL

## The log

app-server-log-undo = takes a choice back.
app-server-log-bot = lets { $bot } play this seat.
app-server-log-person = plays this seat again.
app-server-log-named = sits down at the table.
app-server-log-renamed = takes this name instead of “{ $before }”.

## Of a link that somebody sends, as messengers show it

app-server-link = Eldertable: games of elder horrors
app-server-link-about = Alone, with bots, around one screen or by a link with friends. Every rule is kept and explained.
app-server-link-t = { $game }: a seat at the table
app-server-link-r = { $game }: a match to replay
app-server-link-new = { $game }: set up a table
app-server-link-rules = { $game }: the rules
app-server-link-fair = { $game }: were the dice fair?
