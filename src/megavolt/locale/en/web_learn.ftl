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
