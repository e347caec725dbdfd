# What bots and hints say.
app-error-bot = There is no bot “{ $bot }”. There are: { $known }.
app-bot-reason = It looks best right now.
app-bot-reason-random = A guess: anything goes here.
app-bot-reason-only = There is nothing else to choose.

## Arkham. Guidebook: why a bot suggests it

arkham_tour-reason-district = { $tourists ->
    [one] { $tourists } tourist here would stand
   *[other] { $tourists } tourists here would stand
  } along the planned route and bring about { $vp } VP.
arkham_tour-reason-district-aside = The planned route is easiest to lay from here.
arkham_tour-reason-road = It is part of a route of { $roads ->
    [one] { $roads } segment
   *[other] { $roads } segments
  } along { $districts ->
    [one] { $districts } district
   *[other] { $districts } districts
  }; { $missing } would still be missing.
arkham_tour-reason-road-shop = It takes you to a shop; beside it: { $districts }.
arkham_tour-reason-road-aside = Another way for the route; beside it: { $districts }.
arkham_tour-reason-line = After the encounter you may expect about { $total } VP: now { $vp }, madness { $madness }.
arkham_tour-reason-take-die = These numbers suit your board best.
arkham_tour-reason-remove-die = This die suits your board least.
arkham_tour-reason-change-coordinate = With another number a better district opens.
arkham_tour-reason-tourist = Districts of this colour are the most along the route.
arkham_tour-reason-erase = The route does not need this segment.
arkham_tour-reason-skip-correction = All segments are where they should be.
arkham_tour-reason-stop = Other segments would not help the route now.
arkham_tour-reason-bonus = This is the moment for the kept segment.
arkham_tour-reason-shop = This shop will be harder to reach again.
arkham_tour-reason-tome = This tome helps most in the encounter.
arkham_tour-reason-ready = There is nothing more to do in this round.
arkham_tour-reason-use-tome = On average this gives more VP.
arkham_tour-reason-keep-roll = On average this roll will not get better.
arkham_tour-reason-least = This way you lose the fewest VP.
arkham_tour-reason-other = It looks best right now.
