# `megavolt admin`: what a host does about people, tables and the database.

help-admin = Dla prowadzących serwer: osoby, stoły, kopie zapasowe, kontrola.
help-admin-people = Lista osób, najnowsze najpierw.
help-admin-part = Część imienia lub loginu; bez niej wszyscy.
help-admin-most = Ile najwyżej pokazać.
help-admin-who = Login albo numer z listy osób.
help-admin-person = Pokaż osobę i jej sesje.
help-admin-ban = Zablokuj osobę: jej sesje się kończą i nikt nie zaloguje się na konto.
help-admin-days = Na ile dni; bez tego na zawsze.
help-admin-unban = Zdejmij blokadę.
help-admin-sign-out = Zakończ wszystkie sesje osoby.
help-admin-reset = Utwórz link, którym osoba raz, w ciągu doby, ustawi nowe hasło. Wyłącza też drugi składnik logowania.
help-admin-export = Wypisz w JSON wszystko, co jest zapisane o osobie.
help-admin-delete = Usuń konto. Jego gry zostają, z napisem „usunięte konto” na miejscach.
help-admin-sure = Naprawdę to zrób; bez tego nic nie zostanie usunięte.
help-admin-tables = Lista stołów, ostatnio zmienione najpierw.
help-admin-status = Tylko otwarte (open), grane (playing) albo zakończone (over).
help-admin-close = Zakończ grę, ktokolwiek w niej gra.
help-admin-table = Identyfikator stołu, jak w jego adresie.
help-admin-maps = Wypisz mapy, które gracze udostępnili publicznie, od ostatnio zmienionej.
help-admin-take-down = Zdejmij publiczną mapę z galerii.
help-admin-map = Id mapy albo jej adres.
help-admin-map-delete = Usuń ją, żeby i link do niej donikąd nie prowadził.
help-admin-stats = Pokaż, ile jest osób, stołów i ruchów.
help-admin-check = Odtwórz każdy stół z jego dziennika i sprawdź każdy zapis.
help-admin-backup = Zapisz całą bazę danych w jednym pliku, podczas gdy inni grają dalej.
help-admin-restore = Wypełnij pustą bazę danych z kopii, SQLite albo PostgreSQL.
help-admin-file = Plik kopii.
help-admin-force = Zastąp starszą kopię o tej nazwie.

admin-none = Nie ma czego pokazać.
admin-title = { $of ->
    [people] Osoby
    [person] Osoba
    [sessions] Sesje
    [reports] Zgłoszenia
    [maps] Mapy
    [chat] Czat
   *[tables] Stoły
}
admin-column = { $column ->
    [id] Nr
    [name] imię
    [login] login
    [email] e-mail
    [verified] sprawdzony adres
    [created] od
    [changed] ostatnia zmiana
    [banned] blokada do
    [sessions] sesje
    [seats] miejsca
    [language] język
    [agent] przeglądarka
    [game] gra
    [status] stan
    [length] wpisy
    [maker] autor
    [map] mapa
    [host] gospodarz
    [at] czas
    [person] osoba
    [table] stół
    [chat] wiadomość
    [reason] powód
    [reporter] zgłasza
    [handled] załatwione
    [text] tekst
    [number] nr
    [mark] { "" }
   *[other] { $column }
}
admin-figure = { $figure ->
    [accounts] konta
    [guests] goście
    [sessions] sesje
    [open] otwarte stoły
    [playing] gry w toku
    [over] zakończone gry
    [moves] ruchy
    [moves-day] ruchy w ostatniej dobie
    [moves-week] ruchy w ostatnim tygodniu
    [new-people-week] nowe osoby w ostatnim tygodniu
    [tables-week] stoły zmienione w ostatnim tygodniu
    [chats] wiadomości na czacie
    [reports] zgłoszenia do załatwienia
   *[other] { $figure }
}
admin-banned = { $days ->
    [0] { $name }: blokada na zawsze. Zdejmiesz ją poleceniem megavolt admin unban.
   *[other] { $name }: blokada, liczba dni: { $days }.
}
admin-unbanned = { $name }: blokada zdjęta.
admin-signed-out = { $count ->
    [0] { $name }: nie było żadnej sesji.
    [one] { $name }: zakończono 1 sesję.
    [few] { $name }: zakończono { $count } sesje.
    [many] { $name }: zakończono { $count } sesji.
   *[other] { $name }: zakończono { $count } sesji.
}
admin-reset = Przekaż osobie { $name } ten link. Działa raz, przez dobę: { $link }
admin-deleted = { $count ->
    [0] Konto { $name } jest usunięte.
    [one] Konto { $name } jest usunięte. Jeden stół pokazuje teraz „usunięte konto”.
    [few] Konto { $name } jest usunięte. { $count } stoły pokazują teraz „usunięte konto”.
    [many] Konto { $name } jest usunięte. { $count } stołów pokazuje teraz „usunięte konto”.
   *[other] Konto { $name } jest usunięte. { $count } stołu pokazuje teraz „usunięte konto”.
}
admin-map-down = Mapa „{ $name }” nie jest już publiczna. Kto ma link, nadal może ją otworzyć, a autor może ją znów udostępnić. Żeby ją usunąć: megavolt admin take-down { $map } --delete. Żeby nie wpuszczać autora: megavolt admin ban OSOBA.
admin-map-deleted = Mapa „{ $name }” jest usunięta: nie pokaże jej już ani galeria, ani link. Gry, które na niej rozegrano, zostają.
admin-closed = Gra przy stole { $table } jest zamknięta. Działający serwer pokaże to w ciągu kilku sekund.
admin-checking = Stół { $done } z { $total }…
admin-checked = { $faults ->
    [0] Sprawdzone stoły: { $tables }. Wszystko jest w porządku.
   *[other] Sprawdzone stoły: { $tables }. Nie w porządku: { $faults }.
}
admin-check-no-replay = { $table }: dziennika nie da się odtworzyć ({ $detail }).
admin-check-other-rules = { $table }: { $detail }
admin-check-row = { $table }: wiersz mówi co innego niż dziennik ({ $detail }).
admin-check-seats = { $table }: miejsca nie zgadzają się z dziennikiem ({ $detail }).
admin-check-snapshot = { $table }: zapamiętana pozycja różni się od dziennika. Opróżnij tabelę „snapshots”: to tylko skrót.
admin-check-record = { $table }: zapis kończy się inaczej.
admin-backup = Wierszy w { $file }: { $rows }. Przechowuj go bezpiecznie: jest w nim wszystko, co ludzie ci powierzyli.
admin-restored = Przywróconych wierszy z { $file }: { $rows }. Uruchom serwer.

error-no_database = Nie ma bazy danych { $url }. Podaj bazę swojego serwera przez --database albo MEGAVOLT_DATABASE.
error-no_such_person = Nikt nie ma loginu ani numeru { $person }. Zobacz megavolt admin people.
error-guest_has_no_password = { $name } to gość bez hasła. Gościa sprowadza z powrotem link do jego miejsca.
error-admin_not_sure = To usunie konto { $name } (numer { $number }) i nie da się tego cofnąć. Powtórz z --yes.
error-game_is_over = Gra przy stole { $table } jest już zakończona; wybierz trwającą z listy megavolt admin tables.
error-backup_exists = { $file } to już kopia zapasowa. Wybierz inną nazwę albo zastąp ją przez --force.
error-backup_not_found = Nie ma pliku { $file }. Sprawdź nazwę.
error-backup_broken = { $file } nie jest pełną kopią zapasową Megavolta. Nic nie zmieniono; wybierz inny plik.
error-restore_not_empty = Baza danych nie jest pusta. Podaj pustą: nic nigdy nie jest przywracane na to, co już jest.
error-link_used_up = Ten link już użyto albo jest za stary. Poproś o nowy.
error-banned = To konto jest zablokowane. Zapytaj prowadzącego serwer.
error-code_wanted = To konto ma drugi składnik logowania. Wpisz kod, który pokazuje twoja aplikacja.
error-wrong_code = To nie jest kod na teraz. Poczekaj na następny i spróbuj jeszcze raz.

letter-subject = { $purpose ->
    [password] Nowe hasło do Megavolta
   *[email] Czy to twój adres?
}
letter-text = { $purpose ->
    [password]
        Cześć, { $name }! Ktoś poprosił o nowe hasło do twojego konta. Jeśli to ty, otwórz ten link w ciągu doby:

        { $link }

        Jeśli nie, nic nie rób: hasło się nie zmieni.
   *[email]
        Cześć, { $name }! Ktoś podał ten adres, aby dostawać wiadomości o swojej kolejce. Jeśli to ty, otwórz ten link w ciągu tygodnia:

        { $link }

        Jeśli nie, nic nie rób: nie przyjdzie żadna następna wiadomość.
}
error-no_such_session = Ta sesja już się skończyła. Wczytaj stronę jeszcze raz.

help-admin-reports = Wypisz niezałatwione zgłoszenia, najstarsze najpierw.
help-admin-all-reports = Także te już załatwione.
help-admin-report = Pokaż jedno zgłoszenie i czat wokół wiadomości.
help-admin-handled = Oznacz zgłoszenie jako załatwione.
help-admin-number = Numer z listy zgłoszeń.
admin-report-name = Zgłoszono imię { $name }, a nie wiadomość.
admin-handled = Zgłoszenie { $number } jest załatwione.
error-no_such_report = Nie ma zgłoszenia { $number }. Zobacz megavolt admin reports --all.
