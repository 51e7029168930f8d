# Lekcje gry karcianej: tytuł, zadanie, podpowiedź i odpowiedzi na to, co zrobiono.

lesson-cards-points = Punkty
lesson-cards-points-task = Ostatnia runda: każda elektrownia z paliwem daje tyle punktów, ile wynosi jej przychód, a każde 10 Elektro to punkt. Zdobądź więcej niż Volta: 29.
lesson-cards-points-hint = Elektrownia 12 potrzebuje 3 jednostek węgla i daje 9. W kolumnie za 2 leży karta z 3 jednostkami węgla.
lesson-cards-points-done = Wygrywasz! Elektrownie dają { $points }, a { MONEY($money) } jeszcze jeden punkt. Volta ma 29.
lesson-cards-points-missed = Punkty z elektrowni: { $points } z { $best }.
lesson-cards-points-unfed = Punkty z elektrowni: tylko { $points } z { $best }. Elektrownia 12 nie ma węgla, a bez paliwa nie daje nic.

lesson-cards-discount = Znacznik zniżki
lesson-cards-discount-task = Na elektrowni 07a leży znacznik zniżki, więc licytację można zacząć od 1. Zdobądź ją najwyżej za 2 Elektro.
lesson-cards-discount-hint = Wybierz elektrownię 07a i daj 1. Ze znacznikiem nie trzeba zaczynać od jej numeru.
lesson-cards-discount-done = Elektrownia 07a za { MONEY($price) }. Znacznik leży co rundę na najtańszej elektrowni; jeśli nikt jej nie kupi, wypada z gry.
lesson-cards-discount-missed = Elektrownię 07a można było mieć za 1 Elektro.
lesson-cards-discount-number = Elektrownia 07a jest twoja, ale za { MONEY($price) }. Ze znacznikiem można zacząć od 1, bez względu na numer.
lesson-cards-discount-other = Masz inną elektrownię za { MONEY($price) }, a w rundzie można kupić tylko jedną.

lesson-cards-fuel = Karty paliwa
lesson-cards-fuel-task = Kup paliwo do obu elektrowni, najwyżej za { MONEY($best) }. Karta kosztuje tyle, ile numer kolumny, bez względu na to, ile na niej jest.
lesson-cards-fuel-hint = Potrzebujesz 3 jednostek węgla i 2 jednostek gazu. Spójrz na karty w najtańszej kolumnie.
lesson-cards-fuel-done = Obie elektrownie mogą pracować i przyniosą { MONEY($production) }. Najbardziej opłacają się pełne karty w tanich kolumnach; w magazynie mieści się dwa razy tyle, ile spalają elektrownie.
lesson-cards-fuel-missed = Paliwo kosztowało { MONEY($paid) }, a wystarczyłoby { MONEY($best) }.
lesson-cards-fuel-paid = Obie elektrownie mogą pracować, ale paliwo kosztuje cię już { MONEY($paid) }, a wystarczy { MONEY($best) }. Cofnij ruch i spójrz na najtańszą kolumnę.
lesson-cards-fuel-little = Elektrownie przyniosą { MONEY($production) }, a mogły 19. Elektrownia 12 potrzebuje 3 jednostek węgla, a 16 potrzebuje 2 jednostek gazu.

lesson-cards-last = Ostatnia runda
lesson-cards-last-task = To ostatnia licytacja. Volta ma 28 punktów. Wydaj pieniądze tak, żeby mieć więcej: elektrownia bez paliwa punktuje od razu.
lesson-cards-last-hint = Elektrownia 28 nie potrzebuje paliwa i daje 12. Zastąp nią najsłabszą ze swoich.
lesson-cards-last-done = Wygrywasz! Punkty z elektrowni: { $points }. W ostatniej rundzie 10 Elektro to tylko jeden punkt; elektrownia jest warta więcej.
lesson-cards-last-missed = Punkty z elektrowni: { $points } z { $best }.
lesson-cards-last-saved = Pieniądze zostały, ale 10 Elektro to tylko jeden punkt. Elektrownia 28 dałaby 12.
