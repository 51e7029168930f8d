# Help while playing: what a hint rests on, everybody's chances, a warning before a costly move; and what was learnt.

web-why-good = Why is this good?
web-why-not = Why not this one?
web-compared = Compared with “{ $move }”:
web-compared-better = Better:
web-compared-worse = Worse:
web-compared-none = Nothing stands out: both lead to much the same.

web-chances = Chances of winning
web-chances-own = Your chance of winning:
web-chances-of = { $player }: { $chance }
web-chances-thinking = Estimating…
web-chances-more = A rough estimate from what you can see. Turn it off in the settings.
web-settings-learn = Help while playing
web-settings-learn-more = Only at tables where hints are allowed.
web-warned =
    { $points ->
        [one] This gives up about { $points } point
       *[other] This gives up about { $points } points
    }
web-warned-more =
    { $points ->
        [one] Your chance of winning drops by about { $points } percentage point compared with “{ $move }”.
       *[other] Your chance of winning drops by about { $points } percentage points compared with “{ $move }”.
    }
web-warned-anyway = Play it anyway
web-warned-back = Take it back
web-warned-setting = You can turn off these warnings in the settings.

error-progress_of_guest = A guest’s lessons are kept in the browser. Register or sign in to keep them with your account.

web-coach-over = That was your first game
web-coach-over-more = The review shows which of your decisions cost most, and what was better. Each lesson shows one idea: try one, then play again.
web-coach-lesson = Lesson: { $lesson }
