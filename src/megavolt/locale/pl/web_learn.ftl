# Nauka: lista lekcji i panel lekcji.

web-learn = Nauka
web-learn-about = Krótkie lekcje na prawdziwej planszy. Każda trwa minutę lub dwie: jedno zadanie i odpowiedź na twoje ruchy.
web-learn-begin = Zacznij: { $lesson }
web-learn-continue = Dalej: { $lesson }
web-learn-first = Pierwszy raz? Naucz się grać
web-course =
    { $course ->
        [board] Gra planszowa o sieciach
        [cards] Gra karciana
        [blackout] Awaria
       *[other] Warianty
    }
web-course-about =
    { $course ->
        [board] Od celu gry do ostatniej rundy, w ośmiu lekcjach.
        [cards] Elektrownie i paliwo na kartach, bez mapy.
        [blackout] Układaj kable, oświetlaj domy, przetrwaj usterki.
       *[other] Gra dla dwojga, dodatki i wydanie jubileuszowe.
    }
web-lesson-count = Ukończone: { $done } z { $count }
web-lesson-is-done = Ukończona
web-lesson = Lekcja
web-lesson-place = Lekcja { $number } z { $count }
web-lesson-hint = Podpowiedź
web-lesson-show = Pokaż, jak
web-lesson-again = Jeszcze raz
web-lesson-now-you = Teraz ty
web-lesson-next = Następna lekcja
web-lesson-all = Wszystkie lekcje
web-lesson-verdict =
    { $verdict ->
        [done] Zadanie wykonane
       *[other] Jeszcze nie
    }

# Co pokazują rysunki na stronach zasad.
rules-picture-card-plant = Elektrownia { $number }: licytacja od { $number }. Jedno uruchomienie zużywa { fuel-count } i daje { MONEY($income) }. W magazynie mieści się dwa razy tyle.
rules-picture-card-auction = U góry rynek bieżący, który jest na sprzedaż; niżej rynek przyszły, na później.
rules-picture-card-discount = Znacznik leży na najniższej elektrowni: licytacja zaczyna się od { $discount } zamiast od { $number }.
rules-picture-card-fuel = Karta kosztuje tyle, ile wynosi numer kolumny, niezależnie od zawartości: w kolumnie { $price }: każda po { MONEY($price) }.
rules-picture-card-running = Elektrownia zużywa { fuel-count } i płaci { MONEY($income) }.
rules-picture-card-end = Punkty za produkcję elektrowni: { $production }. Punkty za { MONEY($left) }: { $more }. Razem: { $points }.
rules-picture-city =
    { $about ->
        [BLK-TERM-01] Budowle: dom, blok, osiedle zamknięte i fabryka. Przewody kładzie się na ulicach między nimi.
        [BLK-TERM-03] Od rozdzielnicy do domu. Element innego gracza w środku przewodzi prąd tak samo dobrze.
        [BLK-ACT-07] Ile kosztuje element: prosta, kolanko, trójnik, czwórnik.
        [BLK-ACT-15] Uszkodzona prosta: to, co za nią, nie ma prądu. Uszkodzenie kosztuje { $fault }, naprawa { $repair }.
        [BLK-ACT-21] Twój własny transformator przepuszcza twój prąd. Dla pozostałych linia się tu kończy.
       *[other] Ile punktów daje każde połączenie.
    }
