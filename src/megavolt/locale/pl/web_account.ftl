# Konto, powiadomienia o turze i gra na innym urządzeniu.

web-sound = Dźwięk, gdy jest moja kolej
web-sign-in-more = Masz już konto? Zaloguj się, żeby zobaczyć swoje gry także tutaj.
web-password-change = Zmień hasło
web-password-old = Obecne hasło
web-password-new = Nowe hasło
web-password-more = Co najmniej 8 znaków. Na innych urządzeniach nastąpi wylogowanie.
web-notices = Gdy jest twoja kolej, a ciebie nie ma
web-notices-more = Wyłączone, dopóki tego nie włączysz. Jedna wiadomość na turę i tylko wtedy, gdy żadna strona stołu nie jest otwarta.
web-notice-off = wyłączone
web-notice-way =
    { $way ->
        [email] Adres e-mail
       *[webhook] Adres sieciowy (webhook)
    }
web-notice-way-more =
    { $way ->
        [email] Piszemy na ten adres. Zostaw puste pole, jeśli nie chcesz wiadomości.
       *[webhook] Wysyłamy tam wiadomość w formacie, który przyjmują komunikatory. Zostaw puste pole, jeśli nie chcesz wiadomości.
    }
web-notice-not-here =
    { $way ->
        [email] Ten serwer nie wysyła poczty: nie ustawiono na nim serwera pocztowego (SMTP).
       *[webhook] Ten serwer nie wysyła wiadomości: nie włączono na nim webhooków.
    }
web-elsewhere = Graj dalej na innym urządzeniu
web-elsewhere-more = Tworzy link do twojego miejsca. Otwórz go na drugim urządzeniu i tam usiądź. Nie pokazuj go nikomu; wcześniejsze linki do tego miejsca przestają działać.
web-join-seat = Ten link prowadzi na miejsce { $number }. Usiądź, a od tej chwili grasz na tym miejscu z tego urządzenia.
web-reset-done = Hasło jest zmienione, a ty jesteś tu zalogowany.
web-verify = Tak, to mój adres
web-verify-more = Na ten adres będą przychodzić wiadomości o twojej kolejce i linki, gdy zgubisz hasło.
web-verified = Adres jest potwierdzony.
web-sessions = Gdzie trwają twoje sesje
web-session-unknown = Nieznana przeglądarka
web-session-since = od { $when }
web-session-here = ta przeglądarka
web-factor = Drugi składnik logowania
web-factor-more = Oprócz hasła logowanie wymaga kodu, który pokazuje aplikacja w telefonie.
web-factor-on = Logowanie wymaga kodu z aplikacji. Jeśli ją stracisz, prowadzący serwer może dać ci link.
web-factor-type = Wpisz to do aplikacji uwierzytelniającej, a potem wpisz kod, który pokaże.
web-factor-open = Otwórz w aplikacji na tym urządzeniu
web-factor-turn-on = Włącz
web-factor-turn-off = Wyłącz
web-code = Kod z aplikacji
web-own-data = Twoje dane
web-own-data-save = Pobierz moje dane
web-leave-for-good = Usuń moje konto
web-leave-more = Twoje imię, wiadomości i konto zostaną usunięte, a na twoich miejscach zagrają boty. Zakończone gry zostają, bez twojego imienia. Nie da się tego cofnąć.
web-left = Wszystko o tobie jest usunięte.
web-password-lost = Nie pamiętam hasła
web-password-lost-sent = Jeśli konto ma potwierdzony adres e-mail, link jest już w drodze.
web-password-lost-ask-host = Nie pamiętasz hasła? Prowadzący ten serwer może dać ci link do ustawienia nowego.
web-notice-prove = Wysłaliśmy link na ten adres. Otwórz go, a wiadomości zaczną przychodzić.

web-blocks = Zablokowane osoby
web-blocks-more = Nie widzisz ich wiadomości, a one nie mogą usiąść przy twoich stołach.
web-unblock = Zdejmij blokadę
