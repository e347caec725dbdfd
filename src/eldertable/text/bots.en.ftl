# What bots and hints say.
app-error-bot = There is no bot “{ $bot }”. There are: { $known }.
app-bot-reason = It looks best right now.
app-bot-reason-random = A guess: anything goes here.
app-bot-reason-only = There is nothing else to choose.
