# Las páginas de reglas, en el terminal y en el navegador.

rules-edition =
    { $edition ->
        [recharged] Red 2020
        [classic] Red 2004
        [deluxe] Red Aniversario
        [deluxe-europe] Red Aniversario, Europa
       *[deluxe-north-america] Red Aniversario, Norteamérica
    }
error-rules_needs_id = ¿Qué regla? Escribe reglas y su identificador, por ejemplo: reglas { $rule_id }.

error-no_such_rule =
    { $near ->
        [none] No existe la regla { $rule_id }. Una regla tiene un identificador, por ejemplo GRID-AUC-08; es el que aparece cuando una jugada no es posible.
       *[other] No existe la regla { $rule_id }. ¿Querías decir { $near }?
    }
