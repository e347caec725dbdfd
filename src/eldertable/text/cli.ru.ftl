# Слова терминала.
app-error-language = Языка «{ $language }» нет. Есть: { $known }.
