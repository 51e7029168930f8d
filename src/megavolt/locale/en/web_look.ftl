# The layout of the table in the browser.

web-fold = Show or hide the moves
web-coach-more = What to look at, and a suggestion
web-parts = Parts of the table
web-part =
    { $part ->
        [map] Map
        [city] City
        [plants] Plants
        [fuel] Fuel
        [stores] Storage
        [hand] Hand
        [points] Points
        [outline] Position
        [chat] Chat
        [players] Players
       *[log] Log
    }
