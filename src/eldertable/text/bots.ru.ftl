# Что говорят боты и подсказки.
app-error-bot = Нет бота «{ $bot }». Есть: { $known }.
app-bot-reason = Похоже, это лучшее сейчас.
app-bot-reason-random = Наугад: здесь можно выбрать что угодно.
app-bot-reason-only = Другого выбора нет.

## «Аркхэм. Путеводитель»: почему бот советует это

arkham_tour-reason-district = { $tourists ->
    [one] { $tourists } турист здесь встанет
    [few] { $tourists } туриста здесь встанут
   *[many] { $tourists } туристов здесь встанут
  } вдоль задуманного маршрута и принесут около { $vp } ПО.
arkham_tour-reason-district-aside = Отсюда удобнее всего прокладывать задуманный маршрут.
arkham_tour-reason-road = Это часть маршрута из { $roads ->
    [one] { $roads } отрезка
   *[other] { $roads } отрезков
  } вдоль { $districts ->
    [one] { $districts } квартала
   *[other] { $districts } кварталов
  }; после этого останется проложить { $missing }.
arkham_tour-reason-road-shop = Так вы дойдёте до лавки; рядом: { $districts }.
arkham_tour-reason-road-aside = Запасной путь для маршрута; рядом: { $districts }.
arkham_tour-reason-line = После столкновения можно ждать около { $total } ПО: сейчас { $vp }, безумие { $madness }.
arkham_tour-reason-take-die = Эти числа лучше всего подходят вашему планшету.
arkham_tour-reason-remove-die = Этот кубик подходит вашему планшету меньше других.
arkham_tour-reason-change-coordinate = С другим числом откроется квартал получше.
arkham_tour-reason-tourist = Кварталов этого цвета вдоль маршрута больше всего.
arkham_tour-reason-erase = Этот отрезок маршруту не нужен.
arkham_tour-reason-skip-correction = Все отрезки на своих местах.
arkham_tour-reason-stop = Другие отрезки маршруту сейчас не помогут.
arkham_tour-reason-bonus = Сохранённый отрезок пригодится именно сейчас.
arkham_tour-reason-shop = До этой лавки потом будет труднее дойти снова.
arkham_tour-reason-tome = Этот фолиант полезнее других в столкновении.
arkham_tour-reason-ready = Больше в этом раунде делать нечего.
arkham_tour-reason-use-tome = В среднем так выйдет больше ПО.
arkham_tour-reason-keep-roll = Лучше этот бросок в среднем не станет.
arkham_tour-reason-least = Так вы потеряете меньше всего ПО.
arkham_tour-reason-other = Похоже, это лучшее сейчас.
