# Lecciones del juego de cartas: título, tarea, pista y respuestas a lo que se ha hecho.

lesson-cards-points = Los puntos
lesson-cards-points-task = Última ronda: cada central con recursos puntúa sus ingresos, y cada 10 electros son un punto. Supera los 29 puntos de Volta.
lesson-cards-points-hint = La central 12 necesita 3 de carbón y puntúa 9. En la columna que cuesta 2 hay una carta con 3 de carbón.
lesson-cards-points-done = ¡Ganas! Tus centrales puntúan { $points }, y tus { MONEY($money) }, un punto más. Volta tiene 29.
lesson-cards-points-missed = Tus centrales puntúan { $points } de { $best } posibles.
lesson-cards-points-unfed = Tus centrales puntúan solo { $points } de { $best } posibles. La central 12 no tiene carbón, y sin recursos no puntúa.

lesson-cards-discount = La ficha de descuento
lesson-cards-discount-task = La central 07a tiene la ficha de descuento: se puede empezar a pujar por 1. Consíguela por 2 electros como mucho.
lesson-cards-discount-hint = Elige la central 07a y puja 1. Con la ficha no hace falta empezar por el número de la central.
lesson-cards-discount-done = La central 07a por { MONEY($price) }. En cada ronda la ficha está en la central más barata; si nadie la compra, esa central sale del juego.
lesson-cards-discount-missed = Podías tener la central 07a por 1 electro.
lesson-cards-discount-number = La central 07a es tuya, pero por { MONEY($price) }. Con la ficha la primera puja puede ser 1, diga lo que diga el número.
lesson-cards-discount-other = Has comprado otra central por { MONEY($price) }, y solo puedes comprar una por ronda.

lesson-cards-fuel = Las cartas de recursos
lesson-cards-fuel-task = Compra recursos para que funcionen las dos centrales, por { MONEY($best) } como mucho. Una carta cuesta el número de su columna, tenga lo que tenga.
lesson-cards-fuel-hint = Necesitas 3 de carbón y 2 de gas. Mira las cartas de la columna más barata.
lesson-cards-fuel-done = Las dos centrales pueden funcionar y darán { MONEY($production) }. Lo mejor son las cartas llenas de columnas baratas; puedes almacenar el doble de lo que gastan tus centrales.
lesson-cards-fuel-missed = Has pagado { MONEY($paid) }; con { MONEY($best) } habría bastado.
lesson-cards-fuel-paid = Las dos centrales pueden funcionar, pero llevas gastados { MONEY($paid) }; bastan { MONEY($best) }. Deshaz la jugada y mira la columna más barata.
lesson-cards-fuel-little = Tus centrales darán { MONEY($production) }; podían dar 19. La central 12 necesita 3 de carbón, y la 16, 2 de gas.

lesson-cards-last = La última ronda
lesson-cards-last-task = Es la última subasta. Volta tiene 28 puntos. Usa tu dinero para superarlos: una central que no necesita recursos puntúa enseguida.
lesson-cards-last-hint = La central 28 no necesita recursos y puntúa 12. Sustituye con ella la más débil de las tuyas.
lesson-cards-last-done = ¡Ganas! Tus centrales puntúan { $points }. En la última ronda 10 electros son solo un punto; una central vale más.
lesson-cards-last-missed = Tus centrales puntúan { $points } de { $best } posibles.
lesson-cards-last-saved = Has guardado el dinero, pero 10 electros son solo un punto. La central 28 daba 12.
