# What bots and hints say.
app-error-bot = There is no bot “{ $bot }”. There are: { $known }.
app-bot-reason = It looks best right now.
app-bot-reason-random = A guess: anything goes here.
app-bot-reason-only = There is nothing else to choose.
app-bot-reason-level = Much the same: these signs show no difference.

## Arkham. Guidebook: why a bot suggests it

arkham_tour-reason-task = { $horrors ->
    [0] None of its junctions is a horrifying place
    [one] { $horrors } of its 4 junctions is horrifying, which means more madness
   *[other] { $horrors } of its 4 junctions are horrifying, which means more madness
}; the two farthest are { $roads ->
    [one] { $roads } road
   *[other] { $roads } roads
} apart.
arkham_tour-reason-opening-die = It has no number yet. Its six faces show: { $tourists }.
arkham_tour-reason-opening-effect = It has no number yet. This die switches effect cards on: { $cards }.
arkham_tour-reason-dice-along = { $first } and { $second } give { $district } on the planned route: about { $vp } VP for tourists{ $segments ->
    [0] .
    [one] {" "}and one wanted segment.
   *[other] {" "}and two wanted segments.
}
arkham_tour-reason-dice-aside = { $first } and { $second } give { $district }, away from the planned route{ $segments ->
    [0] .
    [one] , but you can lay one wanted segment.
   *[other] , but two wanted segments are beside it.
}
arkham_tour-reason-dice-taken = The districts of { $first } and { $second } are occupied: only one tourist, in any empty district.
arkham_tour-reason-first-die-along = It goes best with { $second }: { $district } on the planned route, about { $vp } VP for tourists{ $segments ->
    [0] .
    [one] {" "}and one wanted segment.
   *[other] {" "}and two wanted segments.
}
arkham_tour-reason-first-die-aside = It goes best with { $second }: { $district }, away from the planned route{ $segments ->
    [0] .
    [one] , but you can lay one wanted segment.
   *[other] , but two wanted segments are beside it.
}
arkham_tour-reason-first-die-taken = With any other die its districts are occupied: only one tourist, in any empty district.
arkham_tour-reason-remove-along = It ends the pair { $first } and { $second }, which would give you { $district } and about { $vp } VP for tourists.
arkham_tour-reason-remove-aside = It ends the pair { $first } and { $second }: its district { $district } is away from your planned route.
arkham_tour-reason-remove-taken = It ends the pair { $first } and { $second }: its districts are occupied on your board.
arkham_tour-reason-dice-effect = { $words } The card “{ $card }” will work.
arkham_tour-reason-district = { $tourists ->
    [one] { $tourists } tourist here would stand
   *[other] { $tourists } tourists here would stand
} on the planned route and bring about { $vp } VP{ $segments ->
    [0] .
    [one] ; you can lay one wanted segment.
   *[other] ; two wanted segments are beside it.
}
arkham_tour-reason-district-aside = The tourists would stay away from the planned route{ $segments ->
    [0] .
    [one] , but you can lay one wanted segment.
   *[other] , but two wanted segments are beside it.
}
arkham_tour-reason-change = A { $number } opens { $district }. { $words }
arkham_tour-reason-change-taken = With a { $number } both districts are occupied too.
arkham_tour-reason-tourist-along = { $colour ->
    [red] Red
    [green] Green
    [blue] Blue
   *[purple] Purple
} districts on the planned route: { $districts }. This tourist brings 1 VP for each.
arkham_tour-reason-tourist-aside = The district is away from the planned route; { $colour ->
    [red] red
    [green] green
    [blue] blue
   *[purple] purple
} districts on that route: { $districts }.
arkham_tour-reason-road-new = Part of the planned route. New beside it: { $districts }. Then { $missing } still to lay.
arkham_tour-reason-road-link = Part of the planned route, beside { $districts }. No new district, but it joins them. Then { $missing } still to lay.
arkham_tour-reason-road-shop = It takes you to a shop, bonus “{ $card }”. Beside it: { $districts }.
arkham_tour-reason-road-aside = Not part of the planned route; beside it: { $districts }. That route still lacks { $missing }.
arkham_tour-reason-road-then-more = { $words } A second one may follow.
arkham_tour-reason-road-then-none = { $words } There will be no second one this round.
arkham_tour-reason-line = After the encounter you may expect about { $total } VP: now { $vp }, madness { $madness }.
arkham_tour-reason-drawn-leads = A route that was found runs this way: about { $total } VP on average.
arkham_tour-reason-drawn-part = With this segment the route gives about { $total } VP on average.
arkham_tour-reason-drawn-finish = The route would end here: about { $total } VP on average.
arkham_tour-reason-erase = The planned route does not need it; a wanted segment could run { $road } instead.
arkham_tour-reason-erase-only = The planned route does not need it, but nothing it needs can be drawn instead.
arkham_tour-reason-erase-wanted = It is part of the planned route: erase it only for a different one.
arkham_tour-reason-skip-all = All segments are part of the planned route.
arkham_tour-reason-skip-nothing = There are spare segments, but no wanted one can be drawn instead.
arkham_tour-reason-skip-spare = { $spare ->
    [one] { $spare } segment is outside the planned route. It may stay in reserve.
   *[other] { $spare } segments are outside the planned route. They may stay in reserve.
}
arkham_tour-reason-stop = None of the roads on offer is part of the planned route.
arkham_tour-reason-stop-wanted = { $roads ->
    [one] { $roads } road of the planned route is on offer, but it can wait.
   *[other] { $roads } roads of the planned route are on offer, but they can wait.
}
arkham_tour-reason-bonus = The planned route lacks { $missing ->
    [one] { $missing } segment
   *[other] { $missing } segments
}. You have { $kept } of these bonuses.
arkham_tour-reason-bonus-last = It is the last round: an unused bonus is lost.
arkham_tour-reason-ready = { $rounds ->
    [0] The route stays as it is and the bonus is lost.
    [one] The bonus can be saved: { $rounds } round is to come.
   *[other] The bonus can be saved: { $rounds } rounds are to come.
}
arkham_tour-reason-shop = { $again ->
    [0] The planned route will not come past it again.
    [one] The planned route will come past it again: { $again } segment.
   *[other] The planned route will come past it again: { $again } segments.
}
arkham_tour-reason-tome-reroll = Reroll saves from failures and finds successes: you may reroll all three dice.
arkham_tour-reason-tome-improvement = Improvement has no risk but works on one die only: a 3 or a 4 becomes a success.
arkham_tour-reason-tome-blessing = Blessing helps only if a 4 is rolled, but then on every such die.
arkham_tour-reason-use-tome = On average you end with about { $total } VP.
arkham_tour-reason-keep-roll = Without a tome you end with { $total } VP.
arkham_tour-reason-cross-out = After this the route’s districts and tourists give { $vp } VP.
arkham_tour-reason-erase-type = Districts of their colour on the route: { $districts }. Each such tourist is worth as many VP.
arkham_tour-reason-other = The hint does not work out routes drawn by hand.
