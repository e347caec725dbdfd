# How to play in ten lines: stands above the rules.
machina_arcana-howto-1 = You play together: everybody leads an explorer through a crypt under the ice. All who live to see the last chapter’s victory win; if everybody dies, the game is lost.
machina_arcana-howto-2 = A round has four phases: explorers, lair, horror, monsters.
machina_arcana-howto-3 = On your turn you spend stamina: a step costs 1, opening a door or exploring a new fragment 2, a chest or a workbench 3. Do as much as you can pay for, in any order.
machina_arcana-howto-4 = Stamina comes back at the start of a round, health does not: take care of it.
machina_arcana-howto-5 = To attack, add up the dice and what raises the roll. A common attack meets the target’s defence, a magic one its will; equal is enough. A hit takes 1 health.
machina_arcana-howto-6 = Inspiration adds 1 to a roll for each point, saves from losing health and is needed for chapter cells. Chests, events and slain monsters give it; neighbours may add theirs.
machina_arcana-howto-7 = Items work when equipped: clothes, an artifact and weapons for two hands. Upgrades go on top of items with the same symbol.
machina_arcana-howto-8 = In the lair phase monsters appear if a roll reaches the lair value. It drops every round, so time is short.
machina_arcana-howto-9 = In the horror phase there is one roll for all: if it reaches the horror value, a horror event happens.
machina_arcana-howto-10 = To reach the next chapter do what the open chapter card asks: most often it takes chapter cells.
