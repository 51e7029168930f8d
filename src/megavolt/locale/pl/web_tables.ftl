# Stoły od pierwszego zaproszenia do końca: przerwy, zamykanie, poddanie gry, zaproszenia, listy.

web-paused = Przerwa: nikogo tu nie ma
web-only-bots = Grają tylko boty. Gdy nikt nie patrzy, czekają.
web-close-table = Zamknij stół
web-close-table-more = Grają tu już tylko boty. Gra skończy się teraz, bez wyniku.
web-closed = Ten stół zamknięto przed końcem gry.

web-resign-ask = Poddać grę?
web-resign-bot = Od teraz na twoim miejscu gra bot.
web-resign-goes-on =
    { $people ->
        [0] Nie gra tu nikt więcej poza botami. Grają one dalej tylko wtedy, gdy ktoś patrzy; inaczej gra jest wstrzymana.
        [one] Gra toczy się dalej: zostaje w niej jeszcze 1 osoba.
        [few] Gra toczy się dalej: zostają w niej jeszcze { $people } osoby.
       *[many] Gra toczy się dalej: zostaje w niej jeszcze { $people } osób.
    }
web-resign-counts = Wynik, który osiągnie bot, zapisuje się pod twoim imieniem. Nie ma rankingu, więc nie tracisz punktów.
web-resign-back = Do końca gry możesz w każdej chwili wrócić i grać dalej.
web-resign-do = Niech gra bot
web-resign-not = Gram dalej

web-invitation-dead =
    { $state ->
        [used] Z tego zaproszenia nie można już skorzystać
        [over] Ta gra jest skończona
       *[unknown] Nie ma takiego zaproszenia
    }
web-invitation-dead-more =
    { $state ->
        [used] Wszystkie miejsca przy stole są zajęte. Nadal możesz oglądać grę.
        [over] Nikt nie może już usiąść, ale możesz obejrzeć tę grę.
       *[unknown] Link może być niepełny, ktoś mógł już zająć z nim miejsce albo zastąpił go nowszy. Poproś o nowy osobę, od której go masz.
    }
web-look-at-game = Obejrzyj grę
web-invited-by = { $host } zaprasza do gry: { $game }.

web-your-turn-count = Twoja kolej ({ $count })
web-table-round = Runda { $round }
web-table-won =
    { $count ->
        [0] bez wyniku
       *[other] wygrywa { $winners }
    }
web-table-host = Gospodarz: { $host }
web-table-last = Ostatni ruch: { $when }
web-quick-bots = Poziom botów

web-play-friends = Zagraj ze znajomymi
web-play-friends-more = Pozostałe miejsca są wolne. Wyślij znajomym link, który dostaniesz. Miejsca, których nikt nie zajmie, można oddać botom.
web-others = Kto zajmie pozostałe miejsca?
web-others-kind =
    { $kind ->
        [friends] Znajomi, przez link
       *[bots] Boty
    }
web-own-link = Powrót na twoje miejsce
web-own-link-more = Zachowaj ten link, żeby wrócić na swoje miejsce, jeśli ta przeglądarka cię zapomni. Działa też na innym urządzeniu. Nie pokazuj go nikomu: kto go ma, może grać na twoim miejscu.
web-own-link-new = Zmień ten link
web-own-link-seen = Rozumiem
web-way-back = Grasz przy tym stole?
web-way-back-more = Wklej swój link: ten do twojego miejsca, pokazany po zajęciu miejsca.
web-way-back-kept = Ta przeglądarka nadal zna link do twojego miejsca.
web-way-back-label = Link do twojego miejsca
web-way-back-go = Wróć na moje miejsce
web-welcome-back = Powrót na twoje miejsce

web-person-menu = O graczu { $name }
web-report = Zgłoś
web-report-about =
    { $what ->
        [message] Zgłoś wiadomość od: { $name }
       *[name] Zgłoś imię: { $name }
    }
web-report-more =
    { $what ->
        [message] Zgłoszenie, razem z czatem wokół wiadomości, czyta osoba prowadząca ten serwer. { $name } się o tym nie dowie.
       *[name] Zgłoszenie czyta osoba prowadząca ten serwer. { $name } się o tym nie dowie.
    }
web-report-reason = Co jest nie tak?
web-report-send = Wyślij zgłoszenie
web-report-sent = Zgłoszenie wysłane. Dziękujemy.
web-mute = Wycisz
web-mute-more = Ukrywa wiadomości tej osoby przy tym stole, w tej przeglądarce.
web-muted = Wyciszone: { $name }
web-unmute = Wyłącz wyciszenie
web-block = Zablokuj
web-block-more = Nie widzisz wiadomości tej osoby przy żadnym stole, a ona nie może usiąść przy twoich.
web-blocked = Zablokowano: { $name }. Blokadę zdejmiesz na stronie „Konto”.
web-terms = Regulamin i prywatność

# Instead of the name of somebody who has deleted their account.
player-left = usunięte konto
