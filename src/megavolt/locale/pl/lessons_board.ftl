# Lekcje gry planszowej o sieciach: tytuł, zadanie, podpowiedź i odpowiedzi na to, co zrobiono.

lesson-board-goal = Cel gry
lesson-board-goal-task = Ostatnia runda! Volta ma 17 miast, ale może zasilić tylko { $rival } z nich. Zasil więcej i wygraj.
lesson-board-goal-hint = Masz paliwo na dwa miasta więcej, niż posiadasz. Wybierz na mapie dwa miasta z ceną i zakończ turę.
lesson-board-goal-done = Wygrywasz! Zasilone miasta: ty { $supplied }, Volta { $rival }. Na końcu liczą się tylko miasta zasilone, nie przyłączone.
lesson-board-goal-missed = Wygrywa Volta. Zasilone miasta: ty { $supplied }, Volta { $rival }.
lesson-board-goal-early = Zasilone miasta: ty { $supplied }, Volta { $rival }. Przy remisie decydują pieniądze, a Volta ma ich więcej. Można było zasilić { $possible }: elektrownie mają paliwo, najpierw przyłącz więcej miast.

lesson-board-bidding = Licytacja
lesson-board-bidding-task = Volta daje { MONEY($start) } za elektrownię 20. Wygraj ją, ale zapłać najwyżej { MONEY($best) }.
lesson-board-bidding-hint = Przebijaj po jednym lub dwa. Inni spasują, gdy zrobi się dla nich za drogo.
lesson-board-bidding-done = Elektrownia 20 jest twoja za { MONEY($price) }. Zasila pięć miast trzema jednostkami węgla: jest warta więcej niż jej numer.
lesson-board-bidding-missed = Elektrownię ma ktoś inny. Przebijaj, dopóki jest warta tych pieniędzy.
lesson-board-bidding-passed = Pas oznacza koniec tej licytacji, więc elektrownię ma Volta. Oferty Volty skończyłyby się na 23.
lesson-board-bidding-much = Cena to { MONEY($price) }, a wystarczyłoby { MONEY($best) }. Nie wiadomo, gdzie inni się zatrzymają, więc przebijaj małymi krokami.

lesson-board-building = Budowa
lesson-board-building-task = Przyłącz trzy miasta, mając { MONEY($money) }. Miasto kosztuje 10 za dom oraz połączenia.
lesson-board-building-hint = Ceny na mapie zmieniają się z każdym przyłączonym miastem. Do Münster jest tanio z Dortmundu, a drogo z Essen.
lesson-board-building-done = Trzy miasta i zostaje ci { MONEY($left) }. Każde nowe miasto obniża cenę sąsiednich, więc kolejność ma znaczenie.
lesson-board-building-missed = Przyłączone miasta: { $built } z trzech. Szukaj za każdym razem najniższej ceny na mapie.
lesson-board-building-path = Do Münster z Essen jest 6. Najpierw przyłącz Dortmund: stamtąd połączenie kosztuje 2.

lesson-board-order = Kolejność
lesson-board-order-task = Elektrownie zasilają akurat twoje cztery miasta. Zakończ rundę tak, żeby w następnej być na końcu kolejności.
lesson-board-order-hint = Kto ma najwięcej miast, jest pierwszy. Czy piąte miasto jest ci już potrzebne? Zakończ turę, a potem uruchom elektrownie.
lesson-board-order-done = Jesteś na końcu, i to dobrze: licytujesz, gdy inni już pokazali, czego chcą, a paliwo i miasta kupujesz przed nimi.
lesson-board-order-missed = Nie jesteś na końcu. Na koniec kolejności trafia ten, kto ma najmniej miast.
lesson-board-order-ahead = Z tym miastem jesteś na początku: licytujesz w ciemno, a paliwo kupujesz po innych, najdrożej. Elektrownie i tak zasiliły tylko { $supplied } z { $cities } miast.

lesson-board-fuel = Paliwo i jego cena
lesson-board-fuel-task = Kup paliwo na jedno uruchomienie obu elektrowni, najwyżej za { MONEY($best) }. Elektrownia 12 spala węgiel albo olej.
lesson-board-fuel-hint = Każda kupiona jednostka podnosi cenę następnej. Elektrownia 10 potrzebuje 2 jednostek węgla; do 12 bierz to, co tańsze.
lesson-board-fuel-done = Obie elektrownie mogą pracować, a paliwo kosztowało { MONEY($paid) }. Następna jednostka węgla kosztuje { $coal }, a oleju { $oil }: każdy zakup podnosi cenę innym.
lesson-board-fuel-missed = Paliwo kosztowało { MONEY($paid) }, a wystarczyłoby { MONEY($best) }.
lesson-board-fuel-paid = Obie elektrownie mogą pracować, ale paliwo kosztowało { MONEY($paid) }, a wystarczyłoby { MONEY($best) }. Elektrownia 12 spala też olej, który był tańszy.
lesson-board-fuel-little = To paliwo wystarcza na { $supply } z czterech miast. Elektrownia, której czegoś brakuje, w ogóle nie pracuje.
lesson-board-fuel-costly = Obie elektrownie mogą pracować, ale paliwo kosztuje cię już { MONEY($paid) }, a wystarczy { MONEY($best) }. Cofnij ruch i pamiętaj, że elektrownia 12 spala też olej.

lesson-board-running = Uruchamianie elektrowni
lesson-board-running-task = Zasil swoje cztery miasta i zachowaj jak najwięcej węgla na następną rundę.
lesson-board-running-hint = Elektrownia 15 zasila trzy miasta, a 13 w ogóle nie potrzebuje paliwa.
lesson-board-running-done = Zasilone miasta: { $supplied } z { $possible }; przychód: { MONEY($pay) }; węgiel w magazynie: { $coal } z 4. Niepotrzebne elektrownie mogą stać.
lesson-board-running-missed = Zasilone miasta: { $supplied } z { $possible }.
lesson-board-running-waste = Zasilone miasta: { $supplied } z { $possible }, ale dwie jednostki węgla mogły zostać w magazynie: elektrownia 13 nie potrzebuje paliwa.
lesson-board-running-few = Zasilone miasta: { $supplied } z { $possible } możliwych. Uruchom jeszcze jedną elektrownię, zanim zakończysz turę.

lesson-board-steps = Trzy etapy
lesson-board-steps-task = Miasta w pobliżu są zajęte. Przyłącz siódme i zacznij etap 2: otworzy drugie miejsce w każdym mieście.
lesson-board-steps-hint = Kassel jest jeszcze wolne. Połączenie jest długie, ale cię na nie stać.
lesson-board-steps-done = Zaczyna się etap 2. W każdym mieście mieści się teraz drugi dom za 15 Elektro, a na rynek trafia więcej paliwa. Etap 3, pod koniec gry, otwiera trzecie miejsce za 20.
lesson-board-steps-missed = Nadal trwa etap 1. Etap 2 zaczyna się, gdy ktoś ma siedem miast.
lesson-board-steps-waited = Nadal trwa etap 1, z jednym domem w mieście, a twoje sześć miast jest zamknięte ze wszystkich stron. Kassel było wolne.

lesson-board-ending = Koniec gry
lesson-board-ending-task = 17. miasto kończy grę. Twoje miasta: { $cities }; zasilisz więcej niż Volta ({ $rival }). Zakończ grę i wygraj.
lesson-board-ending-hint = Przyłącz jeszcze dwa miasta. Najtańsze są Lübeck i Kiel.
lesson-board-ending-done = To był właściwy moment na koniec gry. Zasilone miasta: ty { $supplied }, Volta { $rival }. Zanim przyłączysz ostatnie miasto, policz, kto wygra.
lesson-board-ending-missed = Gra toczy się dalej. Kończy się w rundzie, w której ktoś ma 17 miast.
lesson-board-ending-waited = Twoje miasta: { $cities }. Gra toczy się dalej i Volta może cię dogonić. Przewaga była twoja: to był moment, żeby skończyć.
