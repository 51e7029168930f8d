# Lecciones de variantes y expansiones: título, tarea, pista y respuestas a lo que se ha hecho.

lesson-trust = El Monopolio
lesson-trust-task = Tras la primera compra, el Monopolio se lleva gratis la central más alta de las ofrecidas. Consigue la 20 antes que él.
lesson-trust-hint = Saca a subasta la central 20 ahora. Compres lo que compres, después elige el Monopolio.
lesson-trust-done = La central 20 es tuya por { MONEY($price) }. El Monopolio no paga nada: lo que dejas en la fila puede ser para él, no solo para tu rival.
lesson-trust-missed = No tienes la central 20. Inténtalo otra vez.
lesson-trust-taken = El Monopolio se ha llevado la central 20. Elige justo después de la primera compra o del primer pase, y siempre la central más alta de las ofrecidas.

lesson-bank = La Banca
lesson-bank-task = No puedes superar a Volta por la central 16. Pero en cuanto uno compra o pasa, la Banca toma la central más alta: que sea esa.
lesson-bank-hint = Empiezas tú. ¿Qué ocurre si pasas?
lesson-bank-done = La Banca tiene la central 16, y Volta no. Cuándo pasas y cuándo compras decide lo que queda para tu rival.
lesson-bank-missed = La central 16 no ha ido a la Banca.
lesson-bank-outbid = Volta ha pujado más y tiene la central 16. Si pasas enseguida, la toma la Banca antes de que Volta pueda pujar.

lesson-demolition = La demolición
lesson-demolition-task = Compra la central 18 y descarta la más débil: al primero que lo hace en la ronda le pagan por ello.
lesson-demolition-hint = La central 04 gasta dos de carbón para una ciudad. La 18 no necesita recursos y abastece dos.
lesson-demolition-done = Has cobrado { MONEY($pay) } por la central vieja. Los pagos suben durante la partida, y solo el primero de cada ronda recibe el más alto.
lesson-demolition-missed = No has descartado ninguna central. Compra una cuarta para cobrar.
lesson-demolition-worse = Has cobrado { MONEY($pay) }, pero has descartado la central { $plant } y te quedas con la 04, la que menos abastece.

lesson-start-cities = Las ciudades de inicio
lesson-start-cities-task = Conecta tres ciudades con { MONEY($money) }. Puedes empezar en cualquier ciudad marcada, sea de quien sea la marca.
lesson-start-cities-hint = Alrededor de Essen las conexiones no cuestan casi nada.
lesson-start-cities-done = Tres ciudades. La marca de Essen desaparece; las demás ciudades marcadas siguen cerradas hasta el Paso 2, salvo para empezar.
lesson-start-cities-missed = Has conectado { $cities } de tres ciudades. Busca un comienzo con vecinas baratas.
lesson-start-cities-far = Tienes { $cities } de tres ciudades: alrededor de Berlín las conexiones son caras. También puedes empezar donde otros han puesto su marca.

lesson-deluxe = La edición de aniversario
lesson-deluxe-task = Conecta una sexta ciudad y mira el mercado de centrales: la central 06 se queda pequeña para esta partida.
lesson-deluxe-hint = Sirve cualquier ciudad. La más barata está cerca de Vlaanderen.
lesson-deluxe-done = Ciudades: { $cities }. Por eso la central 06 ha salido del juego y ha llegado otra. En esta edición hay gas en lugar de basura, y las híbridas gastan gas o petróleo.
lesson-deluxe-missed = La central 06 sigue ahí. Una central sale cuando alguien tiene tantas ciudades como su número.
lesson-deluxe-waited = Sigues con cinco ciudades, y la central 06 continúa en el mercado. Saldrá en cuanto alguien tenga seis.
