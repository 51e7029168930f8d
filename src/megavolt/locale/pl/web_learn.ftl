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
