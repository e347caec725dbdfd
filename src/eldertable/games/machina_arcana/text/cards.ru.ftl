machina_arcana-card-kind-active = Активная способность
machina_arcana-card-kind-triggered = Пассивная способность
machina_arcana-card-kind-continuous = Пассивная способность
machina_arcana-card-kind-enters_play = Когда вступает в игру
machina_arcana-card-number = { $n }
