# Что говорят боты и подсказки.
app-error-bot = Нет бота «{ $bot }». Есть: { $known }.
app-bot-reason = Похоже, это лучшее сейчас.
app-bot-reason-random = Наугад: здесь можно выбрать что угодно.
app-bot-reason-only = Другого выбора нет.
app-bot-reason-level = Почти то же самое: по этим признакам разницы нет.

## «Аркхэм. Путеводитель»: почему бот советует это

arkham_tour-reason-task = { $horrors ->
    [0] Ни один её перекрёсток не ужасающее место
    [one] { $horrors } её перекрёсток из 4 ужасающий, это лишнее безумие
    [few] { $horrors } её перекрёстка из 4 ужасающие, это лишнее безумие
   *[many] { $horrors } её перекрёстков из 4 ужасающие, это лишнее безумие
}; самые далёкие { $roads ->
    [one] разделяет { $roads } дорога
    [few] разделяют { $roads } дороги
   *[many] разделяют { $roads } дорог
}.
arkham_tour-reason-opening-die = Числа ещё нет. На шести гранях этого кубика: { $tourists }.
arkham_tour-reason-opening-effect = Числа ещё нет. Этот кубик включает карты эффектов: { $cards }.
arkham_tour-reason-dice-along = Числа { $first } и { $second } дают квартал «{ $district }» у задуманного маршрута: около { $vp } ПО за туристов{ $segments ->
    [0] .
    [one] {" "}и один нужный отрезок.
   *[other] {" "}и два нужных отрезка.
}
arkham_tour-reason-dice-aside = Числа { $first } и { $second } дают квартал «{ $district }» в стороне от задуманного маршрута{ $segments ->
    [0] .
    [one] , но один нужный отрезок проложить удастся.
   *[other] , но рядом два нужных отрезка.
}
arkham_tour-reason-dice-taken = Кварталы с числами { $first } и { $second } уже заняты: останется один турист в любом пустом.
arkham_tour-reason-first-die-along = Всего удачнее к нему { $second }: «{ $district }» у задуманного маршрута, около { $vp } ПО за туристов{ $segments ->
    [0] .
    [one] {" "}и один нужный отрезок.
   *[other] {" "}и два нужных отрезка.
}
arkham_tour-reason-first-die-aside = Всего удачнее к нему { $second }: «{ $district }» в стороне от задуманного маршрута{ $segments ->
    [0] .
    [one] , но один нужный отрезок проложить удастся.
   *[other] , но рядом два нужных отрезка.
}
arkham_tour-reason-first-die-taken = С любым другим кубиком его кварталы уже заняты: останется один турист в любом пустом.
arkham_tour-reason-remove-along = Не станет пары { $first } и { $second }: вам она дала бы квартал «{ $district }» и около { $vp } ПО за туристов.
arkham_tour-reason-remove-aside = Не станет пары { $first } и { $second }: её квартал «{ $district }» в стороне от вашего задуманного маршрута.
arkham_tour-reason-remove-taken = Не станет пары { $first } и { $second }: её кварталы у вас уже заняты.
arkham_tour-reason-dice-effect = { $words } Сработает карта «{ $card }».
arkham_tour-reason-district = { $tourists ->
    [one] { $tourists } турист здесь встанет у задуманного маршрута и принесёт
    [few] { $tourists } туриста здесь встанут у задуманного маршрута и принесут
   *[many] { $tourists } туристов здесь встанут у задуманного маршрута и принесут
} около { $vp } ПО{ $segments ->
    [0] .
    [one] ; удастся проложить один нужный отрезок.
   *[other] ; рядом два нужных отрезка.
}
arkham_tour-reason-district-aside = Туристы останутся в стороне от задуманного маршрута{ $segments ->
    [0] .
    [one] , но один нужный отрезок проложить удастся.
   *[other] , но рядом два нужных отрезка.
}
arkham_tour-reason-change = С числом { $number } откроется «{ $district }». { $words }
arkham_tour-reason-change-taken = С числом { $number } оба квартала тоже заняты.
arkham_tour-reason-tourist-along = { $colour ->
    [red] Красных
    [green] Зелёных
    [blue] Синих
   *[purple] Фиолетовых
} кварталов вдоль задуманного маршрута: { $districts }. За каждый этот турист принесёт 1 ПО.
arkham_tour-reason-tourist-aside = Квартал в стороне от задуманного маршрута; { $colour ->
    [red] красных
    [green] зелёных
    [blue] синих
   *[purple] фиолетовых
} вдоль него { $districts }.
arkham_tour-reason-road-new = Отрезок задуманного маршрута. Новое вдоль него: { $districts }. Потом останется проложить: { $missing }.
arkham_tour-reason-road-link = Отрезок задуманного маршрута, рядом: { $districts }. Новых кварталов не даст, но соединит. Потом останется проложить: { $missing }.
arkham_tour-reason-road-shop = Доводит до лавки, бонус «{ $card }». Рядом: { $districts }.
arkham_tour-reason-road-aside = В задуманный маршрут не входит; рядом: { $districts }. Ему не хватает отрезков: { $missing }.
arkham_tour-reason-road-then-more = { $words } После него можно второй.
arkham_tour-reason-road-then-none = { $words } Второго в этом раунде не будет.
arkham_tour-reason-line = После столкновения можно ждать около { $total } ПО: сейчас { $vp }, безумие { $madness }.
arkham_tour-reason-drawn-leads = Так идёт найденный маршрут: в среднем около { $total } ПО.
arkham_tour-reason-drawn-part = С этим отрезком маршрут в среднем даст около { $total } ПО.
arkham_tour-reason-drawn-finish = Маршрут закончится здесь: в среднем около { $total } ПО.
arkham_tour-reason-erase = В задуманный маршрут он не входит; взамен нужный отрезок { $road }.
arkham_tour-reason-erase-only = В задуманный маршрут он не входит, но и взамен ничего нужного не провести.
arkham_tour-reason-erase-wanted = Он входит в задуманный маршрут: стирать стоит только ради другого.
arkham_tour-reason-skip-all = Все проложенные отрезки входят в задуманный маршрут.
arkham_tour-reason-skip-nothing = Лишние отрезки есть, но нужный взамен здесь не провести.
arkham_tour-reason-skip-spare = { $spare ->
    [one] В задуманный маршрут не входит { $spare } отрезок. Его можно оставить про запас.
    [few] В задуманный маршрут не входят { $spare } отрезка. Их можно оставить про запас.
   *[many] В задуманный маршрут не входят { $spare } отрезков. Их можно оставить про запас.
}
arkham_tour-reason-stop = Ни одна доступная дорога в задуманный маршрут не входит.
arkham_tour-reason-stop-wanted = { $roads ->
    [one] Доступна ещё { $roads } дорога задуманного маршрута, но она может подождать.
    [few] Доступны ещё { $roads } дороги задуманного маршрута, но они могут подождать.
   *[many] Доступно ещё { $roads } дорог задуманного маршрута, но они могут подождать.
}
arkham_tour-reason-bonus = Задуманному маршруту не хватает отрезков: { $missing }. Таких бонусов у вас { $kept }.
arkham_tour-reason-bonus-last = Раунд последний: неиспользованный бонус пропадёт.
arkham_tour-reason-ready = { $rounds ->
    [0] Маршрут останется как есть, бонус пропадёт.
    [one] Бонус можно сберечь: впереди ещё { $rounds } раунд.
    [few] Бонус можно сберечь: впереди ещё { $rounds } раунда.
   *[many] Бонус можно сберечь: впереди ещё { $rounds } раундов.
}
arkham_tour-reason-shop = { $again ->
    [0] Задуманный маршрут мимо неё больше не пройдёт.
   *[other] Мимо неё задуманный маршрут ещё пройдёт: отрезков { $again }.
}
arkham_tour-reason-tome-reroll = Переброс спасает от провалов и добывает успехи: перебросить можно хоть все три кубика.
arkham_tour-reason-tome-improvement = Улучшение действует без риска, но только на один кубик: 3 и 4 станут успехом.
arkham_tour-reason-tome-blessing = Благословение помогает, только если выпала четвёрка, зато сразу всем таким кубикам.
arkham_tour-reason-use-tome = В среднем всего выйдет около { $total } ПО.
arkham_tour-reason-keep-roll = Без фолианта всего выйдет { $total } ПО.
arkham_tour-reason-cross-out = После этого кварталы и туристы маршрута дадут { $vp } ПО.
arkham_tour-reason-erase-type = Вдоль маршрута кварталов их цвета { $districts }: столько ПО стоит каждый такой турист.
arkham_tour-reason-other = Маршрут от руки подсказка не просчитывает.
