# Gra karciana w przeglądarce.

web-discount = zniżka
web-last-card = Przedostatnia runda
web-auction-of = Licytowana jest elektrownia { $plant }. Licytują jeszcze:
web-fuel-legend = Pełne znaczniki to jednostki, które zachowasz; blade wróciłyby na rynek jako nadwyżka.
web-pile-draw = Stos do dobierania
web-pile-discards = Karty odrzucone
web-pile-waiting = Odłożone karty „++”
web-pile-singles = Karty pojedyncze w zasobach
web-store-empty = Magazyn jest pusty.
web-store-room = Wolne miejsce na: { $fuels }.
web-plant-ran = już pracowała
web-run-any = { $plant }: spala to, czego najmniej potrzebujesz
web-points-now = Punkty, gdyby to był koniec
web-bank-words = Bank gra sam: bierze elektrownie i najtańsze paliwo, którego potrzebują.
web-demolition = Karta wyburzenia { $card }
web-demolition-pays = { MONEY($first) } za pierwszą elektrownię usuniętą w tej fazie, { MONEY($others) } za każdą następną.
web-demolition-paid = Wypłaty w tej fazie: { $count }
