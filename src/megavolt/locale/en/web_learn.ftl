# Learning: the list of lessons, and the panel of one.

web-learn = Learn
web-learn-about = Short lessons on the real board. Each takes a minute or two: one task, and an answer to what you do.
web-learn-begin = Begin: { $lesson }
web-learn-continue = Continue: { $lesson }
web-learn-first = New here? Learn to play
web-course =
    { $course ->
        [board] The grid board game
        [cards] The card game
        [blackout] Blackout
       *[other] Variants
    }
web-course-about =
    { $course ->
        [board] From the goal to the last round, in eight lessons.
        [cards] Plants and fuel as cards, without a map.
        [blackout] Lay cables, light up houses, survive faults.
       *[other] For two players, expansions and the anniversary edition.
    }
web-lesson-count = Done: { $done } of { $count }
web-lesson-is-done = Done
web-lesson = Lesson
web-lesson-place = Lesson { $number } of { $count }
web-lesson-hint = Hint
web-lesson-show = Show me
web-lesson-again = Try again
web-lesson-now-you = Now you
web-lesson-next = Next lesson
web-lesson-all = All lessons
web-lesson-verdict =
    { $verdict ->
        [done] Task done
       *[other] Not quite
    }

# What the pictures of the rules pages show.
rules-picture-card-plant = Plant { $number }: you bid at least { $number }. A run burns { fuel-count } and brings in { MONEY($income) }. Your storage holds twice that fuel.
rules-picture-card-auction = Above the current market, which is for sale; below the future market, which comes later.
rules-picture-card-discount = The token is on the lowest plant: its bids start at { $discount } instead of { $number }.
rules-picture-card-fuel = A card costs the number of its column, whatever is on it: in column { $price }, both cards cost { MONEY($price) } each.
rules-picture-card-running = The plant burns { fuel-count } and pays { MONEY($income) }.
rules-picture-card-end = Points for what the plants produce: { $production }. Points for { MONEY($left) }: { $more }. In all: { $points }.
rules-picture-city =
    { $about ->
        [BLK-TERM-01] The structures: house, building, gated community and factory. Wiring goes into the streets between them.
        [BLK-TERM-03] From the panel to a house. Another player’s piece in the middle carries the power just as well.
        [BLK-ACT-07] What a piece costs: straight, elbow, triple, quadruple.
        [BLK-ACT-15] A faulted straight: what lies beyond it is without power. Faulting costs { $fault }, repairing { $repair }.
        [BLK-ACT-21] Your own transformer lets your power through. For the other players the line ends there.
       *[other] What each connection scores.
    }
