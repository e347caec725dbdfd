machina_arcana-card-kind-active = Active ability
machina_arcana-card-kind-triggered = Passive ability
machina_arcana-card-kind-continuous = Passive ability
machina_arcana-card-kind-enters_play = When it enters play
machina_arcana-card-number = { $n }
