# What the kernel says when something cannot be done.
app-error-game = There is no game “{ $game }”. Known games: { $known }.
app-error-seats = { $seats } seats are not possible: this game takes { $min } to { $max }.
app-error-option = This game has no option “{ $option }”. It has: { $known }.
app-error-choice = “{ $value }” is not a choice for “{ $option }”. Choose one of: { $choices }.
app-error-solo-option = “{ $option }” is for the solo game only.
app-error-no-seat = There is no seat { $seat }: this match has { $seats }.
app-error-not-asked = Seat { $seat } is not asked anything now.
app-error-no-option = There is no option { $option } here: choose one of { $options }.
app-error-record-unreadable = The record cannot be read: { $why }. It may be cut short; download it again.
app-error-record-format = The record has format { $found }, this program reads format { $known }.
app-error-record-seed = The record’s seed does not match its commitment: one of them was changed.
app-error-record-version = The record was played with version { $found } of the rules or other cards; here is { $known }.
app-error-record-answer = Answer { $number } of the record is not legal there: the record was changed.
app-error-record-digest = The record does not end in the position it names: it was changed.
app-undo-nothing = There is nothing to take back.
app-undo-revealed = Dice were rolled or cards shown since: this can no longer be taken back.
app-undo-acted = Another player has already acted on it.
