# Dlaczego bot woli dany ruch w grze karcianej, w jednym wierszu.

reason-cards-first = elektrownia { $plant } od teraz zarabia { MONEY($income) } na rundę, a na jej paliwo zostają pieniądze
reason-cards-plant = elektrownia { $plant } zarabia { MONEY($income) } na rundę (pozostałe rundy: około { $rounds }) na paliwie za około { MONEY($fuel) }
reason-cards-eco = elektrownia { $plant } zarabia { MONEY($income) } na rundę (pozostałe rundy: około { $rounds }) i nie potrzebuje paliwa
reason-cards-points = elektrownia { $plant } dodaje { $points } do wyniku końcowego
reason-cards-pass = żadna z wystawionych elektrowni nie jest warta swojej ceny
reason-cards-drop = elektrownia { $plant } jest tu warta najwyżej { MONEY($limit) }
reason-cards-scrap = elektrownia { $plant } zarabia { MONEY($income) } i przydaje się najmniej
reason-cards-lose = { $card } to paliwo, które przyda się najmniej
reason-cards-fuel = elektrownia { $plant } potrzebuje go, żeby w tej rundzie zarobić { MONEY($income) }
reason-cards-last-fuel = elektrownia { $plant } potrzebuje go, żeby przynieść { $income } pkt
reason-cards-ahead = { $units } za { MONEY($price) }: w następnej rundzie raczej nie będzie taniej
reason-cards-done = każda opłacalna elektrownia ma paliwo, a nic innego nie jest tanie
reason-cards-run = elektrownia { $plant } zarabia { MONEY($income) }
reason-cards-hold = pozostałe paliwo nie wystarczy na kolejną elektrownię albo jest więcej warte na końcu
reason-cards-all-ran = wszystkie elektrownie już pracowały
reason-cards-burn = najpierw małe resztki, żeby większe karty zostały pełne
