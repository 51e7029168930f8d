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
        [connect] Connect
       *[paint] Paint regions
    }
web-map-tool-more =
    { $tool ->
        [move] Drag a city, or hold Shift and press the arrow keys.
        [connect] Choose one city, then the other.
       *[paint] Choose a region, then its cities.
    }
web-map-drawing = The map
web-map-empty = Search for a city and add it.
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
