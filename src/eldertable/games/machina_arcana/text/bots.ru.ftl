# Почему бот поступил бы так; остальные причины в ru.ftl
machina_arcana-why-story = Так история идёт дальше, и это стоит своей цены.
machina_arcana-why-safer = Там чудовищам труднее вас достать.
machina_arcana-why-explore = За границей могут найтись сундуки, события и путь дальше.
machina_arcana-why-leave = Кто ушёл, тот в безопасности; глава кончится, когда уйдут все.
machina_arcana-why-door = Закрытая дверь отнимает у чудовищ почти всю выносливость.
machina_arcana-why-way = Путь ведёт через эту дверь.
machina_arcana-why-seal = Из запечатанного логова никто не выйдет, и зажжётся клетка главы.
machina_arcana-why-equip = С тем, что лежит в инвентаре, вы будете снаряжены лучше.
machina_arcana-why-item = Из этого вам полезнее всего такой предмет.
machina_arcana-why-weakest = Эту цель легче всего сразить или опаснее всего оставить.
machina_arcana-why-inspire = Немного воодушевления превратит промах в попадание.
machina_arcana-why-spare = Здоровье почти не возвращается, воодушевление возвращается.
machina_arcana-why-keep = Воодушевление нужно для клетки главы.
machina_arcana-why-hunt = Чудовище рядом с первопроходцем сможет ударить.

# Что считает отчёт о многих партиях
machina_arcana-count-rounds = Раунды
machina_arcana-count-chapter = Достигнутая глава (10: развязка)
machina_arcana-count-alive = Живые первопроходцы в конце
machina_arcana-count-level = Уровень чудовищ в конце
machina_arcana-count-ending = Чем кончилось
machina_arcana-count-last_chapter = Последняя глава
machina_arcana-count-items_gained = Получены предметы
machina_arcana-count-items_equipped = Экипированы предметы
machina_arcana-count-items_used = Использованы предметы
machina_arcana-count-appeared = Появились чудовища
machina_arcana-count-hits = Попадания чудовищ
machina_arcana-count-killed = Уничтожены чудовища
machina_arcana-count-killers = Кто уничтожил первопроходцев
machina_arcana-ending-won = Победа
machina_arcana-ending-ritual = Ритуал завершён
machina_arcana-ending-died = Все погибли; последнего сразил:
machina_arcana-others = другие причины
