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
