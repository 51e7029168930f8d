# Las páginas de reglas, en el terminal y en el navegador.

rules-edition =
    { $edition ->
        [recharged] Red 2020
        [classic] Red 2004
        [deluxe] Red Aniversario
        [deluxe-europe] Red Aniversario, Europa
       *[deluxe-north-america] Red Aniversario, Norteamérica
    }
error-rules_needs_id = ¿Qué regla? Escribe rules y su código, por ejemplo: rules GRID-AUC-08.

error-no_such_rule =
    { $near ->
        [none] No existe la regla { $rule_id }. Una regla tiene un código como GRID-AUC-08, que aparece en los avisos.
       *[other] No existe la regla { $rule_id }. ¿Querías decir { $near }?
    }
