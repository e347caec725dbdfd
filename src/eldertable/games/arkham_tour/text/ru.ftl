# «Аркхэм. Путеводитель». Строки журнала читаются после имени игрока: «Вера выбирает квартал …».

arkham_tour-title = Аркхэм. Путеводитель
arkham_tour-tagline = Проведите туристов мимо ужасов
arkham_tour-caption = { $name }, раунд { $round } из { $rounds }

arkham_tour-option-ancient_one = Древний
arkham_tour-option-ancient_one-about = Он меняет правила, пугает в своих местах и ждёт в конце маршрута.
arkham_tour-option-ancient_one-random = Случайный
arkham_tour-option-ancient_one-cthulhu = Ктулху
arkham_tour-option-ancient_one-yog_sothoth = Йог-Сотот
arkham_tour-option-ancient_one-dagon = Дагон
arkham_tour-option-ancient_one-shub_niggurath = Шуб-Ниггурат
arkham_tour-option-dark_effect = Карта эффекта с тёмным символом
arkham_tour-option-dark_effect-about = Работает в раунды, когда кубик эффекта показал тёмный символ.
arkham_tour-option-light_effect = Карта эффекта со светлым символом
arkham_tour-option-light_effect-about = Работает в раунды, когда кубик эффекта показал светлый символ.
arkham_tour-option-dark_effect-random = Случайная
arkham_tour-option-dark_effect-effect_repeat = Повтор
arkham_tour-option-dark_effect-effect_correction = Корректировка маршрута
arkham_tour-option-dark_effect-effect_alley = Тайный переулок
arkham_tour-option-dark_effect-effect_turn = Новый поворот
arkham_tour-option-dark_effect-effect_t_junction = Т‑образный перекрёсток
arkham_tour-option-light_effect-random = Случайная
arkham_tour-option-light_effect-effect_repeat = Повтор
arkham_tour-option-light_effect-effect_correction = Корректировка маршрута
arkham_tour-option-light_effect-effect_alley = Тайный переулок
arkham_tour-option-light_effect-effect_turn = Новый поворот
arkham_tour-option-light_effect-effect_t_junction = Т‑образный перекрёсток
arkham_tour-option-challenge = Испытание
arkham_tour-option-challenge-about = Цель одиночной игры. Выберите клетку: слева сколько очков нужно всего, сверху сколько из них принесёт столкновение. Ниже и правее труднее.
arkham_tour-error-same-effects = Две карты эффектов должны быть разными.

## Слова

arkham_tour-tourist-circle = круг
arkham_tour-tourist-square = квадрат
arkham_tour-tourist-triangle = треугольник
arkham_tour-tourist-cross = крест
arkham_tour-tourists = { $kind ->
    [circle] { $count ->
        [one] { $count } круг
        [few] { $count } круга
       *[many] { $count } кругов
    }
    [square] { $count ->
        [one] { $count } квадрат
        [few] { $count } квадрата
       *[many] { $count } квадратов
    }
    [triangle] { $count ->
        [one] { $count } треугольник
        [few] { $count } треугольника
       *[many] { $count } треугольников
    }
   *[cross] { $count ->
        [one] { $count } крест
        [few] { $count } креста
       *[many] { $count } крестов
    }
}
arkham_tour-tome-reroll = Переброс
arkham_tour-tome-improvement = Улучшение
arkham_tour-tome-blessing = Благословение
arkham_tour-tome-reroll-does = Перебросить любые кубики.
arkham_tour-tome-improvement-does = Прибавить 2 к одному кубику.
arkham_tour-tome-blessing-does = 4 становится успехом.
arkham_tour-bonus-tome = Обведите один фолиант.
arkham_tour-bonus-tourists = Сразу в квартал этого раунда: { $tourists }.
arkham_tour-bonus-coordinate_change = Изменение координаты на 1.
arkham_tour-bonus-extra_segment = Дополнительный отрезок.
arkham_tour-bonus-extra_segment-twice = Два дополнительных отрезка.
arkham_tour-bonus-diagonal_segment = Диагональный отрезок.
arkham_tour-card-does-two = { $first } { $second }
arkham_tour-die-face = { $number } ({ $tourists })
arkham_tour-die-dark = { $number } (тёмный символ)
arkham_tour-die-light = { $number } (светлый символ)
arkham_tour-road-between = между кварталами «{ $first }» и «{ $second }»
arkham_tour-road-dead-end = в тупик между кварталами «{ $first }» и «{ $second }»
arkham_tour-road-dead-end-along = в тупик у квартала «{ $district }»
arkham_tour-road-embankment = по набережной у квартала «{ $district }»
arkham_tour-road-edge = по краю города у квартала «{ $district }»
arkham_tour-road-diagonal-right = наискось через квартал «{ $district }», вниз вправо
arkham_tour-road-diagonal-left = наискось через квартал «{ $district }», вниз влево
arkham_tour-node-between = у кварталов «{ $first }» и «{ $second }»
arkham_tour-node-by = у квартала «{ $district }»
arkham_tour-node-university = в центре университета
arkham_tour-road-bridge = по мосту между кварталами «{ $first }» и «{ $second }»
arkham_tour-effect_repeat-does = Ещё 1 турист с другого кубика раунда.
arkham_tour-effect_correction-does = Перед размещением туристов можно стереть один отрезок и провести другой, связанный с маршрутом.
arkham_tour-effect_alley-does = Один отрезок можно провести по диагонали.
arkham_tour-effect_turn-does = Вместо одного отрезка где угодно можно проложить два углом.
arkham_tour-effect_t_junction-does = Вместо двух отрезков у квартала можно проложить три буквой Т.
arkham_tour-cthulhu-special = У каждого тайная карта зова: она назовёт тип туристов для столкновения. Карты дополнительных туристов остаются в колоде.
arkham_tour-yog_sothoth-special = Отрезки можно вести между кварталами университета.
arkham_tour-dagon-special = Итоговый маршрут может пересечь реку из тупика. Каждая такая переправа добавляет 1 безумие.
arkham_tour-shub_niggurath-special = Соединения врат не повышают безумие.
arkham_tour-cthulhu-penalty = Провал: половина туристов с карты зова с округлением вниз, два провала: все такие туристы.
arkham_tour-yog_sothoth-penalty = Провал: два самых людных квартала университета пустеют и становятся белыми.
arkham_tour-dagon-penalty = Провал: самый частый тип туристов покидает кварталы у реки.
arkham_tour-shub_niggurath-penalty = Провал: за каждое соединение врат уходит 1 турист самого частого типа.
arkham_tour-cthulhu-reward = Успех: 3 ПО за каждую пару туристов с карты зова.
arkham_tour-yog_sothoth-reward = Успех: 4 ПО за каждое безумие.
arkham_tour-dagon-reward = Успех: 3 ПО за каждый квартал с туристами у реки.
arkham_tour-shub_niggurath-reward = Успех: 4 ПО за каждое соединение врат.

## Вопросы

arkham_tour-ask-keep-task = Оставьте одну задачу
arkham_tour-facts-keep-task = 1 ПО за отрезок между двумя её перекрёстками
arkham_tour-ask-take-die-first = Возьмите первый кубик
arkham_tour-facts-take-die-first = Потом { $seats ->
    [2] соперник уберёт
   *[other] соседи уберут
} два кубика, и вы возьмёте второй
arkham_tour-ask-take-die-second = Возьмите второй кубик
arkham_tour-facts-take-die-second = Последний кубик станет недоступным
arkham_tour-ask-remove-die = Уберите кубик
arkham_tour-facts-remove-die = Первый игрок уже не сможет его взять
arkham_tour-ask-take-opening-die = Возьмите кубик
arkham_tour-facts-take-opening-die = Бросят, когда все возьмут по одному
arkham_tour-ask-pick-dice = Выберите два кубика
arkham_tour-facts-pick-dice = Они ваши в этом раунде; другие могут выбрать те же
arkham_tour-facts-pick-dice-four = Оставшиеся два будут вашими во втором раунде
arkham_tour-facts-pick-dice-solo = Третий останется таким и на следующий раунд
arkham_tour-ask-choose-district = Выберите квартал
arkham_tour-facts-district = Кубики { $first } и { $second }: ({ $first }; { $second }) или ({ $second }; { $first })
arkham_tour-facts-district-same = На обоих кубиках { $number }: только ({ $number }; { $number })
arkham_tour-facts-district-changed = Координата изменена: теперь ({ $first }; { $second }) или ({ $second }; { $first })
arkham_tour-facts-district-changed-same = Координата изменена: теперь только ({ $number }; { $number })
arkham_tour-facts-district-free = Кварталы с кубиков заняты: любой пустой, но турист только один
arkham_tour-ask-correct-route = Сотрите отрезок или пропустите
arkham_tour-facts-correct-route = Карта «Корректировка маршрута»: взамен другой
arkham_tour-ask-draw-corrected = Проведите новый отрезок
arkham_tour-facts-draw-corrected = Он должен касаться другого отрезка
arkham_tour-ask-place-tourist = Кого разместить?
arkham_tour-ask-place-tourist-first = Кого разместить первым?
arkham_tour-ask-place-tourist-second = Кого разместить вторым?
arkham_tour-facts-tourist-free = Один, любого типа: кварталы с кубиков заняты
arkham_tour-facts-tourist-effect-die = Кубик эффекта: ещё один с другого кубика
arkham_tour-facts-tourist-repeat = Карта «Повтор»: ещё один с другого кубика
arkham_tour-ask-lay-first = Проложите отрезок
arkham_tour-facts-lay-first = Два, если начать у квартала «{ $district }»; иначе один
arkham_tour-facts-lay-first-turn = Два подряд от квартала «{ $district }»; в другом месте два углом
arkham_tour-facts-lay-first-t = У квартала «{ $district }» два или три буквой Т; иначе один
arkham_tour-ask-lay-second = Проложите второй отрезок
arkham_tour-facts-lay-second = От любого конца первого
arkham_tour-facts-lay-turn = Новый поворот: углом к первому
arkham_tour-ask-lay-third = Проложите третий отрезок
arkham_tour-facts-lay-third = Он дополнит букву Т
arkham_tour-ask-lay-extra-segment = Проложите дополнительный отрезок
arkham_tour-facts-lay-extra-segment = На любой свободной дороге
arkham_tour-ask-lay-diagonal-segment = Проложите отрезок по диагонали
arkham_tour-facts-lay-diagonal-segment = Через любой квартал, но не через реку
arkham_tour-ask-finish-board = Всё готово?
arkham_tour-facts-finish = Дальше отменить будет нельзя
arkham_tour-facts-finish-bonus = Можно ещё использовать бонус; дальше отменить будет нельзя
arkham_tour-ask-visit-shop = Какую лавку посетить?
arkham_tour-facts-visit-shop = Одну за раунд; бонус: «{ $card }»
arkham_tour-ask-circle-tome = Какой фолиант взять?
arkham_tour-facts-circle-tome = Пригодится один раз, в столкновении
arkham_tour-ask-choose-line = Выберите итоговый маршрут
arkham_tour-facts-choose-line = Всё, что в стороне от него, не считается
arkham_tour-ask-start-line = Откуда начать маршрут?
arkham_tour-facts-start-line = Всё, что в стороне от маршрута, не считается
arkham_tour-ask-go-on = Ведите маршрут дальше
arkham_tour-facts-go-on = Каждый отрезок только один раз
arkham_tour-facts-go-on-so-far = Пока { $vp } ПО, безумие { $madness }; каждый отрезок только один раз
arkham_tour-ask-begin-encounter = Столкновение: { $who }
arkham_tour-facts-encounter = Ваше безумие { $madness }; бросьте три кубика
arkham_tour-ask-use-tomes = Использовать фолиант?
arkham_tour-facts-tomes = { $fail ->
    [1] Провал только на 1
   *[other] Провал на 1–{ $fail }
}
arkham_tour-ask-cross-out = Какой квартал университета потерян?
arkham_tour-facts-cross-out = Туристов в них поровну: выбираете вы
arkham_tour-ask-erase-type = Какие туристы уходят?
arkham_tour-facts-erase-river = У реки их поровну: выбираете вы
arkham_tour-facts-erase-route = На маршруте их поровну: выбираете вы

## Варианты

arkham_tour-option-keep-task = Оставить «{ $card }»
arkham_tour-option-keep-task-flags = Флажки: { $places }.
arkham_tour-option-take-die = Взять { $die }
arkham_tour-option-take-unrolled = Взять { $die ->
    [die_circle] кубик с кругом
    [die_square] кубик с квадратом
    [die_triangle] кубик с треугольником
    [die_cross] кубик с крестом
   *[die_effect] кубик эффекта
}
arkham_tour-option-remove-die = Убрать { $die }
arkham_tour-option-pick-dice = { $first } и { $second }
arkham_tour-option-district = { $district } ({ $at })
arkham_tour-option-change-coordinate = { $before } станет { $after }
arkham_tour-option-change-coordinate-two = { $first } или { $second }
arkham_tour-option-change-coordinate-free = оба квартала заняты: любой пустой, но один турист
arkham_tour-option-lay = Проложить { $road }
arkham_tour-option-erase = Стереть отрезок { $road }
arkham_tour-option-skip-correction = Не менять
arkham_tour-option-stop-laying = Хватит одного
arkham_tour-option-stop-laying-two = Хватит двух
arkham_tour-option-lay-nothing = Ничего не прокладывать
arkham_tour-option-use-extra-segment = Дополнительный отрезок
arkham_tour-option-use-diagonal-segment = Диагональный отрезок
arkham_tour-option-tourist-circle = Круг
arkham_tour-option-tourist-square = Квадрат
arkham_tour-option-tourist-triangle = Треугольник
arkham_tour-option-tourist-cross = Крест
arkham_tour-option-visit-shop = Лавка { $node }
arkham_tour-option-ready = Готово
arkham_tour-option-take-line = Маршрут { $number }
arkham_tour-option-draw-own-line = Нарисовать самому
arkham_tour-option-start-at = Начать { $node }
arkham_tour-option-follow = Идти { $road }
arkham_tour-option-cross-river = Идти { $road } и переправиться
arkham_tour-option-cross-river-cost = безумие +1
arkham_tour-option-jump-to = Перейти к вратам { $node }
arkham_tour-option-jump-cost = соединение врат
arkham_tour-option-finish-line = Закончить маршрут
arkham_tour-option-face-ancient-one = Бросить кубики
arkham_tour-option-reroll = Переброс: { $count ->
    [one] кубик { $dice }
   *[other] кубики { $dice }
}
arkham_tour-option-improve = Улучшение: кубик { $die }
arkham_tour-option-bless = Благословение
arkham_tour-option-keep-roll = Оставить как есть

## Почему нельзя

arkham_tour-barred-occupied = В этом квартале уже есть туристы.
arkham_tour-barred-not-named = На кубиках { $first } и { $second }: этот квартал они не называют.
arkham_tour-barred-not-named-twice = На обоих кубиках { $number }: подходит только один квартал.
arkham_tour-barred-die-taken = Этот кубик уже взяли.
arkham_tour-barred-die-not-offered = Этот кубик сейчас недоступен.
arkham_tour-barred-die-removed = Этот кубик убран до конца раунда.
arkham_tour-barred-die-in-cell = Этот кубик уже выбран.
arkham_tour-barred-drawn = На этой дороге уже есть отрезок.
arkham_tour-barred-university = Внутри университета нет дорог.
arkham_tour-barred-university-centre = В центре университета нет перекрёстка: диагональ туда не доходит.
arkham_tour-barred-diagonal = Для отрезка по диагонали нужен бонус.
arkham_tour-barred-diagonal-alley = Для отрезка по диагонали нужен бонус или «Тайный переулок» на кубике эффекта.
arkham_tour-barred-alley-used = «Тайный переулок» даёт только одну диагональ за раунд.
arkham_tour-barred-no-t = С этой дорогой не получится буква Т.
arkham_tour-barred-apart = Дорога не касается первого отрезка.
arkham_tour-barred-no-turn = Два отрезка должны образовать угол.
arkham_tour-barred-bonus-road = Дополнительный отрезок идёт только по дороге.
arkham_tour-barred-bonus-diagonal = Этот бонус только для диагонали.
arkham_tour-barred-nothing-left = Без этого отрезка новому не к чему примкнуть.
arkham_tour-barred-not-drawn = Здесь нечего стирать.
arkham_tour-barred-erased = Новый отрезок нельзя провести на месте стёртого.
arkham_tour-barred-correction-diagonal = Корректировка не даёт диагоналей.
arkham_tour-barred-unconnected = Новый отрезок должен касаться другого.
arkham_tour-barred-circled = Эту лавку вы уже посетили.
arkham_tour-barred-not-reached = Отрезки этого раунда её не касаются.
arkham_tour-barred-line-used = Этот отрезок уже в маршруте.
arkham_tour-barred-line-apart = Отрезок не продолжает маршрут отсюда.

## Журнал

arkham_tour-log-began = Древний: { $who }. Эффекты: тёмный символ «{ $dark }», светлый «{ $light }».
arkham_tour-log-task = оставляет себе задачу «{ $card }».
arkham_tour-log-call-dealt = получает карту «{ $card }».
arkham_tour-log-round = Раунд { $round }
arkham_tour-log-round-opening = Раунд { $round }, начальный
arkham_tour-log-shop = Лавка раунда: «{ $card }».
arkham_tour-log-rolled = бросает кубики: { $numbers }.
arkham_tour-log-took = берёт { $number }.
arkham_tour-log-took-unrolled = берёт { $die ->
    [die_circle] кубик с кругом
    [die_square] кубик с квадратом
    [die_triangle] кубик с треугольником
    [die_cross] кубик с крестом
   *[die_effect] кубик эффекта
}.
arkham_tour-log-removed = убирает { $number }.
arkham_tour-log-picked = выбирает кубики { $numbers }.
arkham_tour-log-coordinate = меняет координату { $before } на { $after }.
arkham_tour-log-district = выбирает квартал «{ $district }».
arkham_tour-log-district-free = выбирает свободный квартал «{ $district }».
arkham_tour-log-corrected = стирает отрезок { $erased } и проводит новый { $drawn }.
arkham_tour-log-tourists-dice = размещает: { $tourists }.
arkham_tour-log-tourists-effect-die = добавляет благодаря кубику эффекта: { $tourists }.
arkham_tour-log-tourists-repeat = добавляет благодаря карте «Повтор»: { $tourists }.
arkham_tour-log-tourists-free = размещает одного: { $tourists }.
arkham_tour-log-laid-way = прокладывает отрезок { $road }.
arkham_tour-log-laid-extra-segment = прокладывает дополнительный отрезок { $road }.
arkham_tour-log-laid-diagonal-segment = прокладывает отрезок { $road }.
arkham_tour-log-laid-nothing = ничего не прокладывает.
arkham_tour-log-visited = посещает лавку: «{ $card }».
arkham_tour-log-tome = обводит фолиант «{ $tome }».
arkham_tour-log-extra-tourists = встречает ещё туристов: { $tourists }.
arkham_tour-log-board = выбирает квартал «{ $district }»: { $tourists }.
arkham_tour-log-board-roads = { $count ->
    [0] без отрезков
    [one] { $count } отрезок
    [few] { $count } отрезка
   *[many] { $count } отрезков
}
arkham_tour-log-board-roads-shop = { $count ->
    [0] без отрезков
    [one] { $count } отрезок
    [few] { $count } отрезка
   *[many] { $count } отрезков
} и лавка
arkham_tour-log-line = определяет маршрут: { $roads ->
    [one] { $roads } отрезок
    [few] { $roads } отрезка
   *[many] { $roads } отрезков
}, { $districts ->
    [one] { $districts } квартал
    [few] { $districts } квартала
   *[many] { $districts } кварталов
}.
arkham_tour-log-line-detail = до задачи и столкновения { $vp } ПО, безумие { $madness }
arkham_tour-log-encounter = бросает в столкновении: { $numbers }.
arkham_tour-log-encounter-detail = безумие { $madness }, { $fail ->
    [1] провал на 1
   *[other] провал на 1–{ $fail }
}
arkham_tour-log-tome-used = использует фолиант «{ $tome }»: было { $before }, стало { $after }.
arkham_tour-log-call = открывает карту «{ $card }».
arkham_tour-log-counted = получает { $successes ->
    [one] { $successes } успех
    [few] { $successes } успеха
   *[many] { $successes } успехов
} и { $failures ->
    [one] { $failures } провал
    [few] { $failures } провала
   *[many] { $failures } провалов
}.
arkham_tour-log-erased = теряет туристов: { $tourists }.
arkham_tour-log-crossed-out = зачёркивает квартал «{ $district }».
arkham_tour-log-reward = получает { $vp } ПО.
arkham_tour-log-reward-detail = { $successes } × { $each }
arkham_tour-log-lost = проигрывает: три провала.
arkham_tour-log-scored = набирает { $total } ПО.

## Исход

arkham_tour-outcome-nobody = Три провала у каждого: никто не победил.
arkham_tour-outcome-most = Больше всех очков: { $total }.
arkham_tour-outcome-tie-break = По { $total } ПО, но столкновение удачнее: { $encounter } ПО.
arkham_tour-outcome-shared = По { $total } ПО и поровну в столкновении: победа общая.
arkham_tour-outcome-solo-won = Всего { $total } ПО (нужно { $need_total }), за столкновение { $encounter } (нужно { $need_encounter }).
arkham_tour-outcome-solo-lost = Всего { $total } ПО (нужно { $need_total }), за столкновение { $encounter } (нужно { $need_encounter }).
arkham_tour-outcome-solo-failures = Три провала в столкновении.
