# Strony z zasadami, w terminalu i w przeglądarce.

rules-edition =
    { $edition ->
        [recharged] Sieć 2020
        [classic] Sieć 2004
        [deluxe] Sieć jubileuszowa
        [deluxe-europe] Sieć jubileuszowa, Europa
       *[deluxe-north-america] Sieć jubileuszowa, Ameryka Północna
    }
error-rules_needs_id = Która zasada? Wpisz zasady i jej oznaczenie, na przykład: zasady { $rule_id }.

error-no_such_rule =
    { $near ->
        [none] Nie ma zasady { $rule_id }. Zasada ma oznaczenie takie jak GRID-AUC-08; widać je, gdy ruch jest niemożliwy.
       *[other] Nie ma zasady { $rule_id }. Czy chodzi o { $near }?
    }
