# Machina Arcana. Names of creatures and cards are used as they are, so lines are built around colons and quotes.

machina_arcana-title = Machina Arcana
machina_arcana-tagline = A steam crypt under the ice
machina_arcana-caption = { $scenario }, chapter { $number }
machina_arcana-caption-finale = { $scenario }, the finale
machina_arcana-option-scenario = Scenario
machina_arcana-option-scenario-1 = Horror in the Ice
machina_arcana-option-length = Length
machina_arcana-option-length-full = Full
machina_arcana-option-length-quick = Quick
machina_arcana-option-length-very_quick = Very quick
machina_arcana-option-easy = Easy game
machina_arcana-option-easy-no = No
machina_arcana-option-easy-yes = Yes: a zero on the fate die is zero
machina_arcana-option-very_easy = Very easy game
machina_arcana-option-very_easy-no = No
machina_arcana-option-very_easy-yes = Yes: lair and horror values do not fall by themselves
machina_arcana-option-campaign = Campaign
machina_arcana-option-campaign-no = No
machina_arcana-option-campaign-yes = Yes: after a victory cards may be taken to the next game
machina_arcana-error-carried-alone = Cards from the previous scenario can be brought only into a campaign: set campaign=yes.
machina_arcana-error-carried-explorer = An unknown explorer would go on with the campaign: { $name }.
machina_arcana-error-carried-explorer-twice = The explorer { $name } would go on with the campaign twice.
machina_arcana-error-carried-card = This card cannot be brought along: { $name }. Items and personal events can.
machina_arcana-error-carried-card-twice = The card { $name } is brought twice, but there is only one.

## Words

machina_arcana-nobody = nobody
machina_arcana-barrels = Barrels
machina_arcana-traps = Traps
machina_arcana-thing-barrel = explosive barrel
machina_arcana-thing-door = door
machina_arcana-thing-cell = cell
machina_arcana-thing-ritual-circle = ritual cell
machina_arcana-cell = { $kind } { $column }{ $row }
machina_arcana-kind-passable-cell = floor
machina_arcana-kind-trap-cell = trap
machina_arcana-kind-lair-cell = lair
machina_arcana-kind-chasm-cell = chasm
machina_arcana-kind-rubble = rubble
machina_arcana-kind-barrel = barrel
machina_arcana-kind-chest = chest
machina_arcana-kind-workbench = workbench
machina_arcana-kind-recharge-station = recharge station
machina_arcana-kind-trap-lever = trap lever
machina_arcana-kind-event-cell = event cell
machina_arcana-kind-unlit-chapter-cell = chapter cell
machina_arcana-kind-lit-chapter-cell = lit chapter cell
machina_arcana-kind-destroyed-cell = destroyed cell
machina_arcana-kind-entry-cell = entry
machina_arcana-kind-core-cell = core
machina_arcana-kind-ritual-cell = ritual cell
machina_arcana-kind-anchor-cell = anchor chain
machina_arcana-kind-heart-cell = heart
machina_arcana-kind-pillar-cell = pillar
machina_arcana-side-north = north
machina_arcana-side-east = east
machina_arcana-side-south = south
machina_arcana-side-west = west
machina_arcana-deck-weapon = Weapons
machina_arcana-deck-clothing = Clothing
machina_arcana-deck-artefact = Artefacts
machina_arcana-deck-single-use = Single-use items
machina_arcana-price = { $inspiration ->
    [0] stamina { $stamina }
   *[other] stamina { $stamina }, inspiration { $inspiration }
}
machina_arcana-brings = { $n ->
    [0] goes on without cards
    [one] goes on with { $n } card, preparedness { $preparedness }
   *[other] goes on with { $n } cards, preparedness { $preparedness }
}
machina_arcana-share = { $who }: { $n }

## Questions

machina_arcana-ask-choose-explorer = Choose an explorer
machina_arcana-ask-pick-explorer = { $deed ->
    [gain_inspiration] Who gains inspiration?
    [lose_inspiration] Who loses inspiration?
    [gain_item] Who gains the item?
    [use_workbench] Who uses the workbench?
    [recharge] Who recharges?
    [use_inventory] Who uses the inventory?
    [exchange] Exchange with whom?
    [give_item] Give the item to whom?
    [stow_item] Who stows an item?
    [discard_item] Who discards an item?
    [launch_event] Whose event is it?
    [monster_appears] Because of whom does a monster appear?
    [explore] Who explores?
   *[other] Which explorer do you choose?
}
machina_arcana-ask-next-turn = Who is next?
machina_arcana-ask-act = What does { $who } do?
machina_arcana-ask-out-of-turn = { $who }: step in out of turn?
machina_arcana-ask-steer = What does { $who } do?
machina_arcana-ask-choose-target = Choose a target
machina_arcana-ask-choose-creature = { $deed ->
    [first] Who moves first?
    [lose_health] Who loses health?
    [restore_health] Restore whose health?
    [restore_stamina] Restore whose stamina?
    [lose_stamina] Who loses stamina?
    [deal_damage] Damage whom?
    [destroy_creature] Destroy whom?
    [move] Move whom?
    [teleport] Teleport whom?
    [swap_places] Who swaps places?
    [push] Push whom?
    [pull] Pull whom?
   *[other] Choose a creature
}
machina_arcana-ask-choose-monster = { $deed ->
    [banish] Banish which monster?
    [control_monster] Control which monster?
    [advance] Which monster moves?
   *[other] Choose a monster
}
machina_arcana-ask-choose-evader = Whom to attack?
machina_arcana-ask-choose-barrel = Choose a barrel
machina_arcana-ask-choose-cell = { $deed ->
    [destroy_cell] Destroy which cell?
    [restore_cell] Restore which cell?
    [seal_lair] Seal which lair?
    [light_chapter_cell] Light which chapter cell?
    [darken_chapter_cell] Put out which chapter cell?
    [activate] Activate which cell?
   *[other] Choose a cell
}
machina_arcana-ask-choose-door = { $deed ->
    [open_door] Open which door?
    [close_door] Close which door?
    [destroy_door] Destroy which door?
    [remove_destroyed_door] Mend which door?
   *[other] Choose a door
}
machina_arcana-ask-choose-source = { $deed ->
    [pull] Pull towards what?
   *[push] Push away from what?
}
machina_arcana-ask-choose-each = Choose
machina_arcana-ask-choose-step = { $moved }: step where?
machina_arcana-ask-choose-landing = { $deed ->
    [moved] { $moved }: onto which cell?
   *[other] Where does the monster stand?
}
machina_arcana-ask-choose-entry = { $who }: where to stand?
machina_arcana-ask-choose-exit = Where is the exit?
machina_arcana-ask-choose-lair = From which lair?
machina_arcana-ask-choose-roller = Who rolls for the lair?
machina_arcana-ask-choose-nearest = { $who }: whom to go for?
machina_arcana-ask-choose-monster-step = { $who }: which of the equal ways?
machina_arcana-ask-choose-next-in-queue = Who is next in the queue?
machina_arcana-ask-choose-list = { $known ->
    [yes] { $who }: choose one
   *[no] Choose one
}
machina_arcana-ask-choose-item-deck = Draw from which deck?
machina_arcana-ask-choose-gained = Which card do you take?
machina_arcana-ask-choose-stow = What do you stow?
machina_arcana-ask-choose-discard = What do you discard?
machina_arcana-ask-choose-discarded = What do you take from the discards?
machina_arcana-ask-choose-give = What do you give?
machina_arcana-ask-exchange-give = { $who }: what to give?
machina_arcana-ask-workbench-give = Swap one of your items?
machina_arcana-ask-workbench-take = Swap “{ $give }” for which card?
machina_arcana-ask-recharge-exchange = Exchange with someone?
machina_arcana-ask-keep-or-give = Who gets it?
machina_arcana-ask-equip-gained = Equip it now?
machina_arcana-ask-equip-item = What do you equip?
machina_arcana-ask-use-inventory = { $who }: what to equip?
machina_arcana-ask-keep-card = { $who }: what to keep for the next scenario?
machina_arcana-ask-put-card = { $cards ->
    [one] Where does the other card go?
   *[other] Where do the other cards go?
}
machina_arcana-ask-put-under = What goes under the deck?
machina_arcana-ask-put-on-top = What goes on top?
machina_arcana-ask-inspire = Add inspiration?
machina_arcana-ask-spend-inspiration = How much inspiration do you spend?
machina_arcana-ask-convert = How much health do you trade for inspiration?
machina_arcana-ask-pay-inspiration = Who pays inspiration?
machina_arcana-ask-support = { $who }: support?
machina_arcana-ask-inspiration-for-health = Lose inspiration instead of health?
machina_arcana-ask-event-cell-event = Event cell: launch an event?
machina_arcana-ask-may-react = Use it?
machina_arcana-ask-may-pay = Pay?
machina_arcana-ask-may-do = Do this?
machina_arcana-ask-how-often = How many times?
machina_arcana-facts-act = Stamina { $stamina }, inspiration { $inspiration }
machina_arcana-facts-steer = { $dead } is dead. You lead the monsters now. Stamina { $stamina }
machina_arcana-facts-steer-controlled = { $who } controls this monster. Stamina { $stamina }
machina_arcana-facts-out-of-turn = You may use: { $cards }
machina_arcana-facts-inspiration-for-health = { $known ->
    [attack] Damage: { $cause }.{ " " }
    [own-attack] Damage by one’s own attack.{ " " }
    [own] Own ability.{ " " }
    [yes] “{ $cause }”.{ " " }
   *[no] { "" }
}{ $inspiration ->
    [0] { $who }: health { $health }, no inspiration left. “Yes”: those nearby share theirs, “No”: health −1
   *[other] { $who }: health { $health }, inspiration { $inspiration }. “Yes”: inspiration −1, “No”: health −1
}
machina_arcana-facts-roller = A monster comes out of the lair on { $lair } or more on the fate die. All of you roll; you choose the order
machina_arcana-facts-event-cell = “Yes”: inspiration +1 and an explorer event. “No”: the fate die; on { $horror } or more danger −1, else the horror event strikes again
machina_arcana-facts-entry = Chapter “{ $chapter }”: stand at the entry
machina_arcana-facts-cause = { $known ->
    [own] Own ability
    [yes] “{ $cause }”
   *[no] { "" }
}
machina_arcana-facts-choose-step = { $known ->
    [own] Own ability: the step costs no stamina. “Done” stays put
    [yes] “{ $cause }”: the step costs no stamina. “Done” stays put
   *[no] The step costs no stamina. “Done” stays put
}
machina_arcana-facts-choose-step-to = { $known ->
    [own] Own ability: a teleport
    [yes] “{ $cause }”: a teleport
   *[no] A teleport: any of these cells will do
}
machina_arcana-facts-choose-landing-monster = { $known ->
    [own] Own ability: a monster appears
    [yes] “{ $cause }”: a monster appears
   *[no] A monster comes out of the lair, and the lair cell is taken
}
machina_arcana-facts-choose-lair = { $known ->
    [own] Own ability: a monster appears. Several lairs are nearest
    [yes] “{ $cause }”: a monster appears. Several lairs are nearest
   *[no] A monster comes out. Several lairs are nearest, choose one
}
machina_arcana-facts-choose-nearest = { $known ->
    [yes] “{ $cause }”: a tie in everything, you decide
   *[no] A tie in everything, you decide
}
machina_arcana-facts-choose-source = { $known ->
    [own] Own ability.{ " " }
    [yes] “{ $cause }”.{ " " }
   *[no] { "" }
}{ $who ->
    [yes] { $moved } will be moved.{ " " }
   *[no] { "" }
}Several are equally near, choose one
machina_arcana-facts-choose-give = { $known ->
    [yes] “{ $cause }”. { $to } gets it
   *[no] { $to } gets it
}
machina_arcana-facts-despair = Danger cannot rise any more: everyone on the board discards an equipped item, and whoever has none dies
machina_arcana-facts-hands = Not enough hands for so many weapons: what is too much goes into the inventory
machina_arcana-facts-light-tied = The sealed lair lights the nearest chapter cell; several are equally near
machina_arcana-facts-target = { $own ->
    [yes] Own ability
   *[no] “{ $card }”
}{ $stamina ->
    [0] { "" }
   *[other] , stamina { $stamina }
}{ $inspiration ->
    [0] { "" }
   *[other] , inspiration { $inspiration }
}
machina_arcana-own-ability = own ability
machina_arcana-quoted = “{ $card }”
machina_arcana-vain-nothing = would do nothing now
machina_arcana-vain-own = reaches only your own people
machina_arcana-facts-keep-card = Preparedness { $preparedness }: danger will rise by as much
machina_arcana-facts-inspire = Dice { $dice }; result { $result }, needed: { $against }
machina_arcana-facts-pay-inspiration = { $purpose }. Inspiration needed: { $n }. Those nearby may pay too
machina_arcana-facts-support = { $payer } asks for inspiration: { $n }. { $purpose }
machina_arcana-purpose-roll = The roll rises from { $before } to { $after }, needed: { $against }
machina_arcana-purpose-ability = { $own ->
    [yes] For the explorer’s own ability
   *[no] For “{ $card }”
}
machina_arcana-purpose-effect = Taken by “{ $card }”
machina_arcana-purpose-health = In place of 1 health
machina_arcana-purpose-action = { $action ->
    [open_door] To open the door
    [close_door] To close the door
    [destroy_door] To destroy the door
    [explore] To explore a new fragment
    [leave_board] To leave the board
    [use_inventory] To use the inventory
    [exchange] To exchange items
    [seal_lair] To seal the lair
    [chapter_cell_unlit] To activate the chapter cell
    [chapter_cell_lit] To activate the lit chapter cell
    [chest] To open the chest
    [workbench] To use the workbench
    [recharge_station] To use the recharge station
    [trap_lever] To pull the trap lever
    [event_cell] To activate the event cell
   *[other] For this action
}
machina_arcana-facts-exchange-give = { $to } gets it. Any number of items may be given
machina_arcana-facts-workbench-give = On the workbench: { $cards }
machina_arcana-facts-workbench-take = { $give } goes onto the workbench instead
machina_arcana-facts-item-deck = { $known ->
    [own] Own ability.{ " " }
    [yes] “{ $cause }”.{ " " }
   *[no] { "" }
}Card { $next } of { $n }{ $chosen ->
    [0] { "" }
   *[other] . Chosen so far: { $decks }
}
machina_arcana-facts-choose-gained = { $others ->
    [one] The other one: discard or put back
   *[other] Others: discard or put back
}
machina_arcana-facts-recharge-exchange = Recharging: an exchange with anyone next to a station or a workbench
machina_arcana-facts-monster-step = { $known ->
    [yes] Goes for { $towards }. These steps are equal, you decide
   *[no] These steps are equal, you decide
}
machina_arcana-facts-next-turn = You all choose the order of turns together; pick an explorer
machina_arcana-facts-choose-explorer = Each has a class and abilities of their own
machina_arcana-facts-card = “{ $card }”

## Options

machina_arcana-option-move = Step: { $cell }
machina_arcana-option-activate = Activate: { $cell }
machina_arcana-option-seal-lair = Seal the lair
machina_arcana-option-open-door = Open the door
machina_arcana-option-close-door = Close the door
machina_arcana-option-destroy-door = Destroy the door
machina_arcana-option-explore = Explore { $side }
machina_arcana-option-leave-board = Leave the board
machina_arcana-option-use = Use “{ $card }”
machina_arcana-option-use-own = { $who }: own ability
machina_arcana-option-take-turn = { $who } goes next
machina_arcana-option-attack = Attack { $who }
machina_arcana-option-aim = Target: { $who }
machina_arcana-option-start = Start on: { $cell }
machina_arcana-option-appear = Appears here: { $cell }
machina_arcana-option-lair = Comes out here: { $cell }
machina_arcana-option-pick = Choose: { $who }
machina_arcana-option-land = Move here: { $cell }
machina_arcana-option-exit = Exit here: { $cell }
machina_arcana-option-roll = { $who } rolls
machina_arcana-option-go-for = Goes for { $who }
machina_arcana-option-get = { $who } gets it
machina_arcana-option-use-inventory = Inventory: { $who }
machina_arcana-option-exchange = Exchange: { $who }
machina_arcana-option-pass = End the turn
machina_arcana-option-window-decline = Not now
machina_arcana-option-window-wait-for-change = Do not ask until something changes
machina_arcana-option-window-pass = Do not ask before my turn
machina_arcana-option-decline = No
machina_arcana-option-agree = Yes
machina_arcana-option-keep-all = Keep everything
machina_arcana-option-choose-nothing = Done
machina_arcana-option-number = { $n }
machina_arcana-option-inspire = { $n ->
    [0] Add none
   *[other] +{ $n }: a hit
}
machina_arcana-option-equip-main = Equip { $item }
machina_arcana-option-equip-upgrade = { $item }: upgrade { $on }
machina_arcana-option-equip-extension = { $item }: extend { $on }
machina_arcana-option-give = { $item }: give to { $to }
machina_arcana-option-put-discard = { $card }: discard
machina_arcana-option-put-deck = { $card }: back on its deck
machina_arcana-option-pay-inspiration = { $shares }

## Log

machina_arcana-log-round = Round { $round }
machina_arcana-log-scenario = Scenario: { $chapter }
machina_arcana-log-chapter = Chapter: { $chapter }
machina_arcana-log-turn = { $who }: turn
machina_arcana-log-fate = Fate die: { $n }
machina_arcana-log-activated = { $who } activates: { $card }
machina_arcana-log-activated-itself = Activated: { $card }
machina_arcana-log-added-items = New items are added to the decks
machina_arcana-log-appeared = { $who } appears
machina_arcana-log-banished = { $who } is banished
machina_arcana-log-cell-destroyed = A cell is destroyed
machina_arcana-log-cell-restored = A cell is restored
machina_arcana-log-controlled = { $about } controls { $who }
machina_arcana-log-danger = Danger: { $n }
machina_arcana-log-darkened = A chapter cell is no longer lit
machina_arcana-log-destroyed = { $who } is destroyed
machina_arcana-log-discarded = { $who } discards “{ $card }”
machina_arcana-log-door-opened = { $who } opens a door
machina_arcana-log-door-closed = { $who } closes a door
machina_arcana-log-door-destroyed = { $who } destroys a door
machina_arcana-log-door-opened-itself = A door opens
machina_arcana-log-door-closed-itself = A door closes
machina_arcana-log-door-destroyed-itself = A door is destroyed
machina_arcana-log-door-mended = { $who } mends a door
machina_arcana-log-entered = { $who } enters
machina_arcana-log-equipped = { $who } equips “{ $card }”
machina_arcana-log-event-launched = Event: “{ $card }”
machina_arcana-log-event-relaunched = Event again: “{ $card }”
machina_arcana-log-exit-placed = The exit is open
machina_arcana-log-exploded = A barrel explodes
machina_arcana-log-explored = { $who } explores a new fragment
machina_arcana-log-gained-inspiration = { $who }: inspiration +{ $n }
machina_arcana-log-gained-item = { $who } gains “{ $card }”
machina_arcana-log-gave = { $who } gives “{ $card }” to { $about }
machina_arcana-log-goes-for = { $who } goes for { $about }
machina_arcana-because-alone = nobody else to go for; cells to walk: { $n }
machina_arcana-because-nearest = the nearest; cells to walk: { $n }
machina_arcana-because-clear-way = as near as others, with fewer doors and creatures on the way; cells to walk: { $n }
machina_arcana-because-weakest = as near as others, with less health left; cells to walk: { $n }
machina_arcana-because-chosen = a tie in everything, the players chose; cells to walk: { $n }
machina_arcana-log-horror-value = Horror value: { $n }
machina_arcana-log-kept = { $who }: preparedness { $n }
machina_arcana-log-lair-value = Lair value: { $n }
machina_arcana-log-lasting = { $who }: “{ $card }” holds until the end of the round
machina_arcana-log-lasting-own = { $who }: own ability holds until the end of the round
machina_arcana-log-lasting-itself = “{ $card }” holds until the end of the round
machina_arcana-log-left = { $who } leaves the board
machina_arcana-log-lit = A chapter cell is lit
machina_arcana-log-looked = { $who } looks at the top of a deck
machina_arcana-log-lost-health = { $who } loses health, { $n } left
machina_arcana-log-monster-level = Monster level: { $n }
machina_arcana-log-queue-changed = { $who } changes the order of the monsters
machina_arcana-log-recharged = { $who } recharges
machina_arcana-log-restored-health = { $who }: health +{ $n }
machina_arcana-log-revealed-items = { $who } reveals item cards
machina_arcana-log-sealed = { $who } seals a lair
machina_arcana-log-set-aside = Tokens set aside: { $n }
machina_arcana-log-spent-inspiration = { $who }: inspiration −{ $n }
machina_arcana-log-stowed = { $who } stows “{ $card }”
machina_arcana-log-timeout = The chapter has run out of time
machina_arcana-log-traps = Traps trigger
machina_arcana-log-used = { $who }: “{ $card }”
machina_arcana-log-used-own = { $who }: own ability
machina_arcana-log-swapped = { $who } swaps places
machina_arcana-log-shoved = { $who } is moved
machina_arcana-log-teleported = { $who } is teleported
machina_arcana-log-attack-hit = { $who } hits ({ $targets })
machina_arcana-log-attack-miss = { $who } misses ({ $targets })
machina_arcana-log-attack-hit-itself = The attack hits ({ $targets })
machina_arcana-log-attack-miss-itself = The attack misses ({ $targets })
machina_arcana-log-against = { $stat ->
    [defence] defence { $limit }
    [will] will { $limit }
   *[other] { $limit }
} ({ $who })
machina_arcana-log-against-own = { $stat ->
    [will] will { $limit }
   *[defence] defence { $limit }
} ({ $who }, result { $result })
machina_arcana-log-attack-sum = dice { $dice }{ $change ->
    [0] { "" }
   *[other] ; changes { $change }
}{ $inspiration ->
    [0] { "" }
   *[other] ; inspiration { $inspiration }
}; result { $result }, needed: { $against }

## Outcome

machina_arcana-outcome-won = The explorers have won.
machina_arcana-outcome-campaign = The explorers have won. The campaign goes on, preparedness { $preparedness }.
machina_arcana-outcome-all_dead = The last explorer has died.
machina_arcana-outcome-finale = The defeat condition was met before the victory condition.

## Hints

machina_arcana-why-attack = An attack is worth the most now.
machina_arcana-why-heal = The wounded need healing.
machina_arcana-why-ability = The ability is worth its price.
machina_arcana-why-advance = It moves the story on.
machina_arcana-why-gain = The cell beside you is worth its price.
machina_arcana-why-nothing-better = There is nothing better now.
machina_arcana-why-best = It looks best.

# Why not now
machina_arcana-barred-wall = A wall stands between you and this cell.
machina_arcana-barred-closed-door = A closed door is in the way: open or destroy it.
machina_arcana-barred-occupied = Somebody stands here: { $creature }.
machina_arcana-barred-rubble = There is no way through rubble.
machina_arcana-barred-obstacle = Nobody can stand on this cell.
machina_arcana-barred-chasm = A chasm: whoever comes onto it is destroyed.
machina_arcana-barred-destroyed = The cell is destroyed and of no more use.
machina_arcana-barred-too-far = Too far away: you must be adjacent.
machina_arcana-barred-cannot-move = No moving now.
machina_arcana-barred-stamina = Not enough stamina: { $price } needed, { $left } left.
machina_arcana-barred-inspiration = Not enough inspiration: { $price } needed, { $left } with support.
machina_arcana-barred-health = Not enough health: { $price } needed, { $left } with inspiration.
machina_arcana-barred-door-destroyed = The door is destroyed: nothing can be done with it.
machina_arcana-barred-door-diagonal = A door is out of reach diagonally: stand right in front of it.
machina_arcana-barred-border-far = Exploring is done from a cell at this border.
machina_arcana-barred-border-token = An entry or exit token lies here: no exploring through this border.
machina_arcana-barred-border-empty = There are no fragments left in the stack.
machina_arcana-barred-border-held = No room for a new fragment: an explorer or the exit is on the one that would have to go.
machina_arcana-barred-waiting = Already used: this card is discarded when its effect ends.
machina_arcana-barred-not-equipped = This item is in the inventory: equip it first.
machina_arcana-barred-own-turn = This ability costs stamina: only in your own turn.
machina_arcana-barred-forbidden = No abilities can be used now.
machina_arcana-barred-marker = There is no marker on the card to return.
machina_arcana-barred-progress = Not enough progress tokens: { $price } needed, { $left } on the card.
machina_arcana-barred-discard = There is no item to discard.
machina_arcana-barred-no-cell = The cell it needs is not adjacent: { $kind }.
machina_arcana-barred-no-open-door = There is no open door beside you.
machina_arcana-barred-no-closed-door = There is no closed door beside you.
machina_arcana-barred-no-horror = There is no current horror event.
machina_arcana-barred-condition = A condition is not met. { $condition }
machina_arcana-barred-markers = No markers are left: all lie on cards.
machina_arcana-barred-times = The limit of the round is { $n }: this effect cannot be resolved again.
machina_arcana-barred-no-target = There is no target in sight within range { $range }.
machina_arcana-barred-no-target-near = There is no target beside you.
machina_arcana-barred-incorporeal = An incorporeal creature cannot be chosen.
machina_arcana-barred-range = Too far away: { $distance } cells, and the range is { $range }.
machina_arcana-barred-sight = A wall, a closed door or rubble crosses the line of sight.
machina_arcana-barred-cover = An obstacle on the line of sight stops this ability.
machina_arcana-barred-chosen = This ability cannot choose that target.
machina_arcana-barred-single-use = Single-use items are not equipped: they are used from the inventory.
machina_arcana-barred-equipped-once = This item was equipped already: each only once in one use of the inventory.
machina_arcana-barred-no-host = There is nothing to attach it to: no equipped item of its type with a matching symbol.
