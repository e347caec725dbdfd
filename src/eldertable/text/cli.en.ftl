# The words of the terminal.
app-error-language = There is no language “{ $language }”. There are: { $known }.
