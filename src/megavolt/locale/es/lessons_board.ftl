# Lecciones del juego de mesa de redes: título, tarea, pista y respuestas a lo que se ha hecho.

lesson-board-goal = El objetivo
lesson-board-goal-task = ¡Última ronda! Volta tiene 17 ciudades, pero solo puede abastecer { $rival } de ellas. Abastece más y gana.
lesson-board-goal-hint = Tienes recursos para dos ciudades más de las que posees. Elige en el mapa dos ciudades con precio y termina tu turno.
lesson-board-goal-done = ¡Ganas! Ciudades abastecidas: tú, { $supplied }; Volta, { $rival }. Al final solo cuentan las ciudades abastecidas, no las conectadas.
lesson-board-goal-missed = Gana Volta. Ciudades abastecidas: tú, { $supplied }; Volta, { $rival }.
lesson-board-goal-early = Ciudades abastecidas: tú, { $supplied }; Volta, { $rival }. El empate lo decide el dinero, y Volta tiene más. Podías llegar a { $possible }: tus centrales tienen recursos, conecta antes más ciudades.

lesson-board-bidding = Pujar
lesson-board-bidding-task = Volta ofrece { MONEY($start) } por la central 20. Gánala, pero sin pagar más de { MONEY($best) }.
lesson-board-bidding-hint = Sube de uno en uno o de dos en dos. Los demás pasan cuando les resulta demasiado cara.
lesson-board-bidding-done = La central 20 es tuya por { MONEY($price) }. Abastece cinco ciudades con tres de carbón: vale más que su número.
lesson-board-bidding-missed = La central es de otro jugador. Sube la puja mientras valga la pena.
lesson-board-bidding-passed = Has pasado y la central es de Volta. Quien pasa queda fuera de esta subasta: Volta no habría ofrecido más de 23.
lesson-board-bidding-much = Has pagado { MONEY($price) }; con { MONEY($best) } habría bastado. Nadie sabe hasta dónde llegan los demás: sube poco a poco.

lesson-board-building = Construir
lesson-board-building-task = Conecta tres ciudades con tus { MONEY($money) }. Cada una cuesta 10 por la casa, más las conexiones.
lesson-board-building-hint = El precio del mapa cambia con cada ciudad que conectas. Münster es barata desde Dortmund y cara desde Essen.
lesson-board-building-done = Tres ciudades, y te quedan { MONEY($left) }. Cada ciudad nueva abarata las vecinas: el orden importa.
lesson-board-building-missed = Has conectado { $built } de tres ciudades. Busca cada vez el precio más bajo del mapa.
lesson-board-building-path = Llegar a Münster desde Essen cuesta 6. Ve antes a Dortmund: desde allí la conexión cuesta 2.

lesson-board-order = El orden
lesson-board-order-task = Tus centrales abastecen justo tus cuatro ciudades. Termina la ronda de modo que en la próxima quedes al final del orden.
lesson-board-order-hint = Quien tiene más ciudades va primero. ¿Necesitas ya una quinta ciudad? Termina tu turno y pon en marcha tus centrales.
lesson-board-order-done = Estás al final del orden, y eso es bueno: pujas cuando los demás ya han mostrado lo que quieren, y compras recursos y ciudades antes que ellos.
lesson-board-order-missed = No estás al final del orden. Quien tiene menos ciudades va al final del orden.
lesson-board-order-ahead = Con esa ciudad vas primero: pujas a ciegas y compras los recursos al final, al precio más alto. Y tus centrales solo han abastecido { $supplied } de { $cities } ciudades.

lesson-board-fuel = Los recursos y su precio
lesson-board-fuel-task = Compra recursos para que las dos centrales funcionen una vez, por { MONEY($best) } como mucho. La central 12 gasta carbón o petróleo.
lesson-board-fuel-hint = Cada unidad que compras encarece la siguiente. La central 10 necesita 2 de carbón; para la 12, compra lo que esté más barato.
lesson-board-fuel-done = Las dos centrales pueden funcionar por { MONEY($paid) }. El próximo carbón cuesta { $coal }, y el próximo petróleo, { $oil }: cada unidad que compras sube el precio para los demás.
lesson-board-fuel-missed = Has pagado { MONEY($paid) }; con { MONEY($best) } habría bastado.
lesson-board-fuel-paid = Las dos centrales pueden funcionar, pero has pagado { MONEY($paid) }; con { MONEY($best) } habría bastado. La central 12 también gasta petróleo, que estaba más barato.
lesson-board-fuel-little = Con estos recursos abasteces { $supply } de cuatro ciudades. Una central a la que le falta algo no funciona.
lesson-board-fuel-costly = Las dos centrales pueden funcionar, pero llevas gastados { MONEY($paid) }; bastan { MONEY($best) }. Deshaz la jugada y recuerda que la central 12 también gasta petróleo.

lesson-board-running = Poner en marcha las centrales
lesson-board-running-task = Abastece tus cuatro ciudades y guarda todo el carbón que puedas para la próxima ronda.
lesson-board-running-hint = La central 15 abastece tres ciudades, y la 13 no necesita recursos.
lesson-board-running-done = Has abastecido { $supplied } de { $possible } ciudades, has cobrado { MONEY($pay) } y has guardado { $coal } de los 4 de carbón. Las centrales que no hacen falta pueden quedar paradas.
lesson-board-running-missed = Has abastecido { $supplied } de { $possible } ciudades.
lesson-board-running-waste = Has abastecido { $supplied } de { $possible } ciudades, pero podías guardar dos de carbón: la central 13 no necesita recursos.
lesson-board-running-few = Has abastecido { $supplied } de las { $possible } que era posible. Pon en marcha otra central antes de terminar tu turno.

lesson-board-steps = Los tres Pasos
lesson-board-steps-task = Las ciudades cercanas están ocupadas. Conecta una séptima y empezará el Paso 2: abre un segundo espacio en todas.
lesson-board-steps-hint = Kassel sigue libre. La conexión es larga, pero la puedes pagar.
lesson-board-steps-done = Empieza el Paso 2. En cada ciudad cabe ahora una segunda casa por 15 electros, y llegan más recursos al mercado. El Paso 3, hacia el final, abre un tercer espacio por 20.
lesson-board-steps-missed = Sigue el Paso 1. Para el Paso 2, alguien debe tener siete ciudades.
lesson-board-steps-waited = Sigue el Paso 1, con una casa por ciudad, y tus seis ciudades no tienen salida. Kassel estaba libre.

lesson-board-ending = Terminar la partida
lesson-board-ending-task = La ciudad 17 termina la partida. Tienes { $cities } y puedes abastecer más que Volta ({ $rival }). Termínala ahora y gana.
lesson-board-ending-hint = Conecta dos ciudades más. Lübeck y Kiel son las más baratas.
lesson-board-ending-done = Has terminado la partida en el momento justo. Ciudades abastecidas: tú, { $supplied }; Volta, { $rival }. Antes de conectar la última, cuenta quién ganaría.
lesson-board-ending-missed = La partida sigue. Termina en la ronda en que alguien tiene 17 ciudades.
lesson-board-ending-waited = Tus ciudades: { $cities }. La partida sigue y Volta puede alcanzarte. Ibas por delante: era el momento de terminarla.
