# Maps: the gallery and the editor.
web-maps = Maps
web-maps-about = Play anywhere in the world: choose a map, have one made of your own country, or draw one.
web-maps-make = Have a map made
web-maps-place = Country, part of a country or group
web-maps-place-more = For example Poland, Bavaria, Benelux, or several separated by commas.
web-maps-cities = Cities
web-maps-seed = Variant
web-maps-make-now = Make the map
web-maps-making = Making the map; this takes some seconds…
web-maps-empty = Draw one from scratch
web-maps-of =
    { $kind ->
        [own] Your maps
        [public] Maps by players here
       *[other] Maps that come with Megavolt
    }
web-maps-facts = Cities: { $cities }, regions: { $regions }
web-maps-by = by { $name }
web-maps-games =
    { $count ->
        [0] not played yet
        [one] { $count } game
       *[other] { $count } games
    }
web-maps-stars = { $stars }/5
web-maps-unrated = no ratings yet
web-maps-rate = Your rating
web-maps-star =
    { $count ->
        [one] { $count } star
       *[other] { $count } stars
    }
web-maps-play = Play against bots
web-maps-table = Open a table
web-maps-edit = Edit
web-maps-copy = Edit a copy
web-maps-download = Download
web-maps-private = only you and who has the link
web-maps-unfinished = not finished
web-map-chosen = The map: { $name }
web-map-new = New map
web-map-name = Name of the map
web-map-undo = Undo
web-map-redo = Redo
web-map-public = Public
web-map-share = Copy the link
web-map-link-copied = The link to this map is on the clipboard.
web-map-delete = Delete
web-map-delete-sure = Delete this map for good?
web-map-preview = Preview
web-map-look =
    { $look ->
        [light] Light
        [dark] Dark
       *[phone] Phone
    }
web-map-tools = Tools
web-map-tool =
    { $tool ->
        [move] Move
        [add] Add cities
        [connect] Connect
       *[paint] Paint regions
    }
web-map-tool-more =
    { $tool ->
        [move] Drag a city, or hold Shift and press the arrow keys.
        [add] Click a suggested city to add it, or anywhere else for one of your own.
        [connect] Drag from one city to another, or choose one, then the other.
       *[paint] Choose a region, then its cities, or drag over them.
    }
web-map-drawing = The map
web-map-add-city = Add a city: search by name
web-map-regions = Regions
web-map-region-name = Name of the region
web-map-add-region = New region
web-map-remove = Remove
web-map-city-name = City
web-map-city-region = Region
web-map-cost-to = Cost to { $city }
web-map-connect-to = Connect to…
web-map-connect = Connect
web-map-remove-city = Remove the city
web-map-check = Check
web-map-more =
    { $count ->
        [one] And { $count } more problem.
       *[other] And { $count } more problems.
    }
web-map-playable = This map can be played.
web-map-fairness = Fairness: { $score } of 100
web-map-figures = Figures beside the printed maps
web-map-played = Games of bots: { $games }; rounds on average: { $rounds }; the best seat’s wins in parts of its fair share: { $seat }. By start region:
web-map-let-bots = Let bots play on it
web-map-measuring = Measuring…
web-map-apply = Apply these costs
web-map-menu = More
web-map-link = The link to this map: { $address }
web-map-back = Your unsaved changes from last time are back.
web-map-discard = Discard them
web-map-by-other = This map is by { $name }. What you change is saved as a copy of your own.
web-map-where = Where is your map?
web-map-here = Draw the map here
web-map-area = Sides of the rectangle in degrees
web-map-area-show = Part of the world
web-map-area-part =
    { $part ->
        [europe] Europe
        [africa] Africa
        [asia] Asia
        [oceania] Oceania
        [north-america] North America
        [south-america] South America
       *[world] The whole world
    }
web-map-area-more = Draw a rectangle with the mouse or a finger, or type its sides in degrees.
web-map-area-bad = This is not a rectangle: west must be less than east, and south less than north. Correct the numbers.
web-map-side =
    { $side ->
        [west] West
        [south] South
        [east] East
       *[north] North
    }
web-map-city-n = City { $n }
web-map-no-city = No city in the data begins with “{ $name }”. Check the spelling, or add it with a click on the map.
web-map-quick = In one step
web-map-fill = Add the largest cities, up to
web-map-fill-count = Number of cities on the map
web-map-connect-all = Connect neighbours
web-map-divide = Divide into regions:
web-map-divide-count = Number of regions
web-map-changed-meanwhile = You changed the map meanwhile, so nothing was added. Try again.
web-map-connected-already = There is nothing to add: neighbours are connected already.
web-map-fewer-cities =
    { $count ->
        [0] There are no more cities here in the data. Add your own with a click on the map.
        [one] There is only { $count } more city here in the data. It was added.
       *[other] There are only { $count } more cities here in the data. They were added.
    }
web-map-cost-of = Cost of { $name }
web-map-cost-bad = A cost must be a whole number from 0 to 99. The old one stays.
web-map-remove-link = Remove the connection
web-map-problems =
    { $count ->
        [one] { $count } problem
       *[other] { $count } problems
    }
web-map-conflict = Changed elsewhere
web-map-conflict-more = This map has been saved in another window since you opened it. Nothing has been overwritten yet: save yours as a copy, or replace the other version with it.
web-map-conflict-copy = Save mine as a copy
web-map-conflict-replace = Replace the other version
web-maps-how = What the map is made of
web-maps-by-name = Countries by name
web-maps-by-area = A rectangle on the globe
web-maps-groups = Groups of countries
