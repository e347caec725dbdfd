# Что говорят боты и подсказки.
app-error-bot = Нет бота «{ $bot }». Есть: { $known }.
app-bot-reason = Похоже, это лучшее сейчас.
app-bot-reason-random = Наугад: здесь можно выбрать что угодно.
app-bot-reason-only = Другого выбора нет.
