# Что говорит ядро, когда что-то невозможно.
app-error-game = Нет игры «{ $game }». Есть: { $known }.
app-error-seats = Мест не может быть { $seats }: в этой игре от { $min } до { $max }.
app-error-option = В этой игре нет настройки «{ $option }». Есть: { $known }.
app-error-choice = «{ $value }» не подходит для «{ $option }». Выберите одно из: { $choices }.
app-error-solo-option = Настройка «{ $option }» есть только в одиночной игре.
app-error-no-seat = Места { $seat } нет: в партии их { $seats }.
app-error-not-asked = Место { $seat } сейчас ничего не решает.
app-error-no-option = Варианта { $option } здесь нет: всего вариантов { $options }.
app-error-record-unreadable = Запись не читается: { $why }. Возможно, она оборвана; скачайте её снова.
app-error-record-format = Формат записи { $found }, а программа читает формат { $known }.
app-error-record-seed = Зерно записи не сходится с её печатью: что-то из них изменили.
app-error-record-version = Запись сделана с версией правил { $found } или с другими картами; здесь { $known }.
app-error-record-answer = Ответ № { $number } в записи невозможен: запись изменили.
app-error-record-digest = Запись приводит не к той позиции, которую называет: её изменили.
app-undo-nothing = Отменять нечего.
app-undo-revealed = После этого бросали кубики или открывали карты: отменить уже нельзя.
app-undo-acted = Другой игрок уже сделал свой ход после этого.
