# Why a bot would do it, beside the reasons in en.ftl
machina_arcana-why-story = The story goes on by this, and it is worth its price.
machina_arcana-why-safer = Monsters reach you less easily there.
machina_arcana-why-explore = Behind the border there may be chests, events and a way on.
machina_arcana-why-leave = Whoever has left is safe; the chapter ends when everyone has.
machina_arcana-why-door = A closed door costs monsters most of their stamina.
machina_arcana-why-way = The way leads through this door.
machina_arcana-why-seal = A sealed lair sends nobody out, and a chapter cell is lit.
machina_arcana-why-equip = Better equipped with what you carry.
machina_arcana-why-item = Of these it helps you most.
machina_arcana-why-weakest = It is the likeliest to fall, or the most dangerous to leave.
machina_arcana-why-inspire = So little inspiration turns a miss into a hit.
machina_arcana-why-spare = Health hardly comes back; inspiration does.
machina_arcana-why-keep = The inspiration is needed for a chapter cell.
machina_arcana-why-hunt = A monster that stands beside an explorer can strike.

# What the report of many games counts
machina_arcana-count-rounds = Rounds
machina_arcana-count-chapter = Chapter reached (10: the finale)
machina_arcana-count-alive = Explorers alive at the end
machina_arcana-count-level = Monster level at the end
machina_arcana-count-ending = How it ended
machina_arcana-count-last_chapter = Last chapter
machina_arcana-count-items_gained = Items gained
machina_arcana-count-items_equipped = Items equipped
machina_arcana-count-items_used = Items used
machina_arcana-count-appeared = Monsters that appeared
machina_arcana-count-hits = Hits by monsters
machina_arcana-count-killed = Monsters destroyed
machina_arcana-count-killers = Explorers destroyed by
machina_arcana-ending-won = Won
machina_arcana-ending-ritual = The ritual was completed
machina_arcana-ending-died = All dead; the last by:
machina_arcana-others = other causes
