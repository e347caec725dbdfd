# How to play in ten lines: stands above the rules.
arkham_tour-howto-1 = You lead a tour through Arkham. In 10 rounds you place tourists and lay a route past them; whoever has the most victory points (VP) wins.
arkham_tour-howto-2 = A round begins with a shop card: it tells what shops give this time. Then the two dice of the round are chosen.
arkham_tour-howto-3 = Two numbers make two coordinates: with 3 and 6 you may take district (3; 6) or (6; 3), if it is empty. If both are taken, choose any empty one, but only one tourist will come.
arkham_tour-howto-4 = The tourists on the dice go into that district. The effect die has none: it adds one of the other die and switches an effect card on.
arkham_tour-howto-5 = Then you draw segments: two in a row if the first runs along this round’s district, or one anywhere.
arkham_tour-howto-6 = A segment that reaches a shop lets you circle it and take the bonus. Each shop once, and one shop a round.
arkham_tour-howto-7 = At the end you choose one line of your segments, the final route. Whatever lies away from it does not count.
arkham_tour-howto-8 = Points: tourists of each type are multiplied by the districts of their colour along the route. Circles by red, squares by green, triangles by blue, crosses by purple. A yellow district gives the number on its star.
arkham_tour-howto-9 = Horrifying places and gate connections on the route bring madness. The more of it, the riskier the encounter: three dice, 5 and 6 succeed, small numbers fail. Three failures lose the game.
arkham_tour-howto-10 = More points: the reward of the encounter, and the personal task with 1 VP for each segment between two of its junctions.
