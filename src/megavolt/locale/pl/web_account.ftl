# Konto, powiadomienia o turze i gra na innym urządzeniu.

web-sound = Dźwięk, gdy moja kolej
web-this-browser = W tej przeglądarce
web-sign-in-more = Masz już konto? Zaloguj się, a twoje gry będą też tutaj.
web-password-change = Zmień hasło
web-password-old = Dotychczasowe hasło
web-password-new = Nowe hasło
web-password-more = Co najmniej 8 znaków. Na innych urządzeniach nastąpi wylogowanie.
web-notices = Gdy twoja kolej, a ciebie nie ma
web-notices-more = Wyłączone, dopóki o to nie poprosisz. Jedna wiadomość na turę i tylko wtedy, gdy żadna strona stołu nie jest otwarta.
web-notice-off = wyłączone
web-notice-way =
    { $way ->
        [email] Adres e-mail
       *[webhook] Adres sieciowy (webhook)
    }
web-notice-way-more =
    { $way ->
        [email] Tam piszemy. Puste pole: nie piszemy.
       *[webhook] Tam wysyłamy wiadomość w postaci, jaką przyjmują czaty. Puste pole: nie wysyłamy.
    }
web-notice-not-here =
    { $way ->
        [email] Ten serwer nie wysyła poczty: nie ustawiono na nim serwera pocztowego (SMTP).
       *[webhook] Ten serwer nie wysyła wiadomości: nie włączono na nim webhooków.
    }
web-elsewhere = Graj dalej na innym urządzeniu
web-elsewhere-more = Tworzy odnośnik do twojego miejsca. Otwórz go na drugim urządzeniu i usiądź tam; nie pokazuj go nikomu. Wcześniejsze odnośniki do miejsca przestają działać.
web-join-seat = Ten odnośnik prowadzi na miejsce { $number }. Usiądź, a gra się stąd, ktokolwiek tam siedział.
