# Dlaczego bot woli dany ruch w grze karcianej, w jednym wierszu.

reason-cards-first = Elektrownia { $plant } od teraz zarabia { MONEY($income) } na rundę, a na jej paliwo zostają pieniądze.
reason-cards-plant = Elektrownia { $plant } zarabia { MONEY($income) } na rundę (pozostałe rundy: około { $rounds }) na paliwie za około { MONEY($fuel) }.
reason-cards-eco = Elektrownia { $plant } zarabia { MONEY($income) } na rundę (pozostałe rundy: około { $rounds }) i nie potrzebuje paliwa.
reason-cards-points = Elektrownia { $plant } dodaje { $points } do wyniku końcowego.
reason-cards-pass = Żadna z wystawionych elektrowni nie jest warta swojej ceny.
reason-cards-drop = Elektrownia { $plant } jest tu warta najwyżej { MONEY($limit) }.
reason-cards-scrap = Elektrownia { $plant } zarabia { MONEY($income) } i przydaje się najmniej.
reason-cards-lose = { $card } to paliwo, które przyda się najmniej.
reason-cards-fuel = Elektrownia { $plant } potrzebuje tego paliwa, żeby w tej rundzie zarobić { MONEY($income) }.
reason-cards-last-fuel = Elektrownia { $plant } potrzebuje tego paliwa, żeby dać punkty ({ $income }).
reason-cards-ahead = { $units } za { MONEY($price) }: w następnej rundzie raczej nie będzie taniej.
reason-cards-done = Każda opłacalna elektrownia ma paliwo, a nic innego nie jest tanie.
reason-cards-run = Elektrownia { $plant } zarabia { MONEY($income) }.
reason-cards-hold = Pozostałe paliwo nie wystarczy na kolejną elektrownię albo jest więcej warte na końcu.
reason-cards-all-ran = Wszystkie elektrownie już pracowały.
reason-cards-burn = Najpierw małe resztki, żeby większe karty zostały pełne.
