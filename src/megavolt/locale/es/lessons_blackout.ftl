# Lecciones de Apagón: título, tarea, pista y respuestas a lo que se ha hecho.

lesson-blackout-line = La primera línea
lesson-blackout-line-task = Tiende cables desde tu tablero eléctrico, abajo: conecta el country y el edificio con 4 puntos de tensión.
lesson-blackout-line-hint = Una recta cuesta 1 punto. Una sola llega al country de la izquierda; dos seguidas, a la derecha, llegan al edificio.
lesson-blackout-line-done = Los dos están conectados y sumas { $points }. Una conexión cuenta mientras tus cables le lleven corriente.
lesson-blackout-line-missed = Por ahora sumas { $points }. Conecta los dos antes de quedarte sin puntos de tensión.
lesson-blackout-line-one = Ya hay uno conectado. Puntos de tensión que te quedan: { $left }. El edificio está dos casillas más arriba, al otro lado.
lesson-blackout-line-spent = Has terminado tu turno demasiado pronto: con tres rectas llegas a los dos.

lesson-blackout-sides = Varios lados
lesson-blackout-sides-task = Suma 6 puntos por conexiones en este turno. Cada lado de una estructura cuenta por separado.
lesson-blackout-sides-hint = Un country da 3 por cada conexión. Llega desde abajo con una recta y desde la derecha con una L.
lesson-blackout-sides-done = Sumas { $points } con 4 puntos de tensión: el mismo country cuenta dos veces, una por cada lado.
lesson-blackout-sides-missed = Sumas { $points } de 6 posibles.
lesson-blackout-sides-five = Sumas { $points }: 3 por el country y 2 por el edificio. Una segunda conexión con el country da 3 más.

lesson-blackout-faults = Las averías
lesson-blackout-faults-task = Tienes dos piezas averiadas y te queda 1 punto de tensión. Repara la que más conexiones recupere.
lesson-blackout-faults-hint = Una pieza averiada corta todo lo que hay detrás. ¿Qué línea tiene más conexiones al final?
lesson-blackout-faults-done = Conexiones recuperadas: { $now }. Las averías cerca del tablero eléctrico son las peores: repáralas primero.
lesson-blackout-faults-missed = Tienes { $now } de { $best } conexiones posibles.
lesson-blackout-faults-end = Tienes { $now } de { $best } conexiones posibles. La otra avería cortaba toda la línea que hay detrás.

lesson-blackout-transformer = Los transformadores
lesson-blackout-transformer-task = Pon un transformador en el lugar marcado dos casillas por encima de tu tablero eléctrico. Tienes 3 puntos de tensión.
lesson-blackout-transformer-hint = Primero instala allí una recta por 1 punto. El transformador cuesta lo que vale la zona: 2.
lesson-blackout-transformer-done = La zona te da { $zones }. Un transformador se queda hasta el final, y a través de él los rivales no reciben corriente.
lesson-blackout-transformer-missed = Todavía no hay transformador. Necesita una pieza tuya con corriente en un lugar marcado.
lesson-blackout-transformer-laid = El lugar tiene corriente. Ahora pon el transformador.
lesson-blackout-transformer-short = Ya no te alcanza para el transformador. Deshaz la jugada y usa la pieza más barata que llegue al lugar.

lesson-blackout-contract = Los contratos
lesson-blackout-contract-task = Tu contrato pide dos countries. Conecta el segundo y termina tu turno.
lesson-blackout-contract-hint = Lleva la línea dos casillas más a la derecha y gira hacia arriba con una L. Los contratos se comprueban al final de la ronda.
lesson-blackout-contract-done = Contrato cumplido: da { $points }, y nadie te los quita aunque luego falle la línea. Recibes enseguida otro contrato.
lesson-blackout-contract-missed = El contrato no está cumplido. Pide dos countries distintos con corriente al final de la ronda.
lesson-blackout-contract-wired = Dos countries tienen corriente. Termina tu turno para que se compruebe el contrato.

lesson-blackout-dark = Durante el apagón
lesson-blackout-dark-task = En una ronda de apagón cada uno tiene una sola acción. Úsala para ganar cinco puntos.
lesson-blackout-dark-hint = En esa acción puedes gastar hasta 4 puntos. Una triple tiene tres salidas.
lesson-blackout-dark-done = Ganas { $points } con una acción. Cuando hay pocas acciones, convienen las piezas grandes.
lesson-blackout-dark-missed = Con esa acción ganas { $points } de { $best } posibles.
lesson-blackout-dark-small = Con esa pieza ganas { $points } de { $best } posibles. Una triple conecta dos estructuras a la vez.
