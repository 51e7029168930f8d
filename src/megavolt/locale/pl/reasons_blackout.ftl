# Dlaczego bot gry w układanie okablowania gra to, co gra, w jednym zdaniu.

reason-blackout-done = W tej turze nie warto robić nic więcej.
reason-blackout-held = Punkty zachowane na ostatnie naprawy: { $count }.
reason-blackout-draw = Nowa karta powinna dać więcej niż najgorsza z ręki.
reason-blackout-exchange = Inny kontrakt powinien być łatwiejszy.
reason-blackout-discard = „{ $card }” to karta, której najmniej potrzebuję.
reason-blackout-card = „{ $card }” daje więcej, niż kosztuje.
reason-blackout-contract = Element na polu { $cell } pozwala zrealizować kontrakt „{ $contract }” ({ blackout-worth }).
reason-blackout-connects = Element na polu { $cell } od razu daje { blackout-worth } za połączenia.
reason-blackout-leads = Element na polu { $cell } prowadzi do tego, co warto podłączyć.
reason-blackout-rotate = Element na polu { $cell } leży tak lepiej.
reason-blackout-fault =
    { $whose ->
        [own] Z moich prostych najłatwiej obejść się bez tej na polu { $cell }.
       *[rival] Uszkodzenie na polu { $cell } najbardziej szkodzi rywalowi.
    }
reason-blackout-repair =
    { $whose ->
        [own] Element na polu { $cell } musi znowu działać.
       *[rival] Naprawa na polu { $cell } niewiele mi daje, ale robi miejsce na nową kartę.
    }
reason-blackout-transformer = Transformator na polu { $cell } punktuje w strefie wartej { $points }.
reason-blackout-insulate = Uszkodzenie na polu { $cell } zaszkodziłoby mi najbardziej.
reason-blackout-remove = Najłatwiej obejść się bez elementu na polu { $cell }.
