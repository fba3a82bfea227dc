/** The rules of setup, turns, orders, alliances and moves. */
export const course = {
  'setup.boards':
    'Ihr spielt zu zweit, zu dritt oder zu viert. Es gibt so viele **Orte** wie Clans am Tisch, ab 1 nummeriert. Jeder Ort hat 7 Felder, und jede Einheit dort belegt eines. Die Bündnisleiste steht daneben.',
  'setup.locations':
    'Es gibt 16 Ortskarten mit 1, 2 oder 3 Punkten. Zu viert spielt ihr mit allen (4 Runden). Zu zweit nehmt ihr alle mit 2 Punkten heraus (12 bleiben, 6 Runden). Zu dritt nehmt ihr alle mit 2 und 3 Punkten heraus und legt 1 davon ungesehen zurück (9 bleiben, 3 Runden). Mischt den Stapel und deckt für jeden Ort eine Karte auf.',
  'setup.starters':
    'Du beginnst mit zwei Kampfkarten, die nichts kosten: Elitegeneral (+3 Stärke) und Strategiewechsel (erhalte 1 Reichtum oder ziehe 1 Karte, nimm ihn dann zurück). Übrige Exemplare kommen aus dem Spiel. Einmal abgeworfen, werden Startkarten gemischt und gezogen wie andere.',
  'setup.deck':
    'Ohne die Startkarten hat das Aktionsdeck 40 Karten: 20 verschiedene, je zwei. Mischt es und legt es verdeckt bereit, mit Platz für einen Ablagestapel.',
  'setup.wealth': 'Alle 44 Reichtumsmarken bilden den **allgemeinen Vorrat**. Du beginnst ohne Reichtum.',
  'setup.markers':
    'Die Marker der acht kleinen Clans (Sol, Terra, Ion, Horizon, Aurora, Rift, Luna und Comet) beginnen auf dem neutralen Feld der Bündnisleiste. Du hast vier **Befehlsmarker** mit den Werten 1, 2, 3 und 4.',
  'setup.units':
    'Du hast 8 Jäger und 1 Träger, nach dem Draft auch 2 Samurai-Mechs. Alle beginnen in **deinem Vorrat**; die Orte sind zu Beginn leer.',
  'setup.first-player': 'Eine zufällige Person bekommt den Startmarker und beginnt. Danach geht es im Uhrzeigersinn.',
  'setup.draft':
    'Drafte 2 der acht Samurai-Mechs. Die ersten wählt ihr im Uhrzeigersinn ab dem Startmarker. Die zweiten wählt ihr andersherum: Wer zuletzt dran war, wählt zweimal hintereinander, und wer den Startmarker hat, ganz am Schluss.',
  'setup.draft-secret':
    'Die Wahl ist geheim. Du siehst, welche Mechs noch da sind, und deine eigene frühere Wahl, aber nicht, wem welcher der anderen gehört.',
  'setup.draft-reveal':
    'Nach der letzten Wahl zeigt ihr alle gleichzeitig eure zwei Mechs. Übrige Mechs (zu zweit 4, zu dritt 2) werden gezeigt und kommen aus dem Spiel.',
  'setup.honor': 'Ihr beginnt alle mit 0 **Ehre**. Ehre fällt nie unter 0 und hat nach oben keine Grenze.',
  'setup.clans':
    'Du führst einen der großen Clans Nova, Pulsar, Gamma und Void, je nach deinem Platz. Der Clan bestimmt deine Farbe und deinen Zweig der Bündnisleiste; eine Fähigkeit hat er nicht.',
  'setup.long-three':
    'Option zu dritt: Legt 4 der entfernten Ortskarten zufällig und ungesehen zurück statt 1. Der Stapel hat dann 12 Karten, und das Spiel dauert 4 Runden.',

  'turn.phases': 'Jede Runde hat drei Phasen: **Züge**, dann **Kämpfe**, dann die **Abrechnung**.',
  'turn.sequence':
    'Ihr seid im Uhrzeigersinn dran, ab dem Startmarker. In deinem Zug nimmst du zuerst die Belohnungen von Orten, dann führst du einen Befehl aus. Die Phase endet, wenn alle ihre vier Befehlsmarker gelegt haben: nach je vier Zügen.',
  'turn.card':
    'Einmal in deinem Zug darfst du eine **Befehlskarte** spielen, vor oder nach deinem Befehl. Du darfst eine Karte spielen, die du früher in demselben Zug gezogen hast.',
  'turn.free-orders':
    '**Freie Befehle** kommen von Fähigkeiten und Karten und brauchen keinen Befehlsmarker. In deinem Zug darfst du beliebig viele ausführen, vor und nach deinem Befehl. In fremden Zügen und in Kämpfen geht das nicht, auch nicht nach einer Bewegung durch eine Kampfkarte.',
  'turn.end':
    'Nach deinem Befehl darfst du noch freie Befehle ausführen und deine Befehlskarte spielen, wenn du es noch nicht getan hast. Beende dann deinen Zug. Links von dir geht es weiter.',
  'turn.whole':
    'Führe einen Befehl, eine Karte oder einen freien Befehl ganz aus, bevor du etwas anderes beginnst. Dazwischen kommt nur, was eine Bewegung auslöst: Mitreisende des Trägers und die Fähigkeiten von Mototada, Hideyoshi und Mori. Odas freie Bewegung wartet, bis der ganze Befehl oder die ganze Karte ausgeführt ist.',

  'claim.most-power':
    '**Nimm** die Belohnung jedes Ortes, an dem deine Einheiten mehr Stärke haben als die jedes anderen Clans. Es zählt die aktuelle Stärke: gedruckte Stärke, angelegter Reichtum und Shingen. Hast nur du dort Einheiten, hast du die meiste.',
  'claim.tie':
    'Teilen sich mehrere die größte Stärke an einem Ort, nimmt niemand seine Belohnung. (Im Kampf entscheidet bei Gleichstand die Zugreihenfolge.)',
  'claim.order':
    'Welche Belohnungen du bekommst, steht zu Beginn deines Zuges fest. Nimm sie in beliebiger Reihenfolge. Gefragt wirst du nur, wenn die Reihenfolge wichtig sein kann, weil Karten vor oder nach einer Entscheidung kommen. Sonst geht es nach der Nummer der Orte.',
  'claim.up-to':
    'Du musst jede Belohnung nehmen, die dir zusteht. Ehre und Reichtum bekommst du ganz. Bei einem Clanmarker wählst du, wie weit er geht, von 0 bis zur Zahl. Bei Karten wählst du, wie viele du ziehst, wenn die volle Zahl dein Handlimit übersteigen würde.',
  'claim.parts':
    'Hat eine Belohnung zwei Teile, bekommst du beide, von links nach rechts. Jeder hat seine eigene Höchstzahl.',
  'claim.clan':
    'Eine Clanbelohnung verschiebt den Marker des genannten Clans bis zu so viele Felder weit, in jede Richtung: hinauf, hinunter, über das neutrale Feld, auf jeden offenen Zweig.',
  'claim.any':
    'Eine freie Clanbelohnung tut dasselbe mit einem Marker deiner Wahl. Du kannst die Felder nicht auf mehrere Marker aufteilen.',
  'claim.honor': 'Eine Ehrenbelohnung erhöht deine Ehre um ihre Zahl.',
  'claim.wealth':
    'Eine Reichtumsbelohnung gibt dir so viele Marken aus dem allgemeinen Vorrat oder alle, die noch da sind.',
  'claim.cards':
    'Bei einer Kartenbelohnung ziehst du so viele Aktionskarten. Hättest du dann mehr als 5 auf der Hand, wähle erst, wie viele du ziehst, von 0 bis zur vollen Zahl.',
  'claim.first':
    'Nimm Belohnungen vor allem anderen in deinem Zug. Keine Befehlskarte und kein freier Befehl kommt vorher.',

  'order.marker':
    'Lege in jedem Zug einen unbenutzten Befehlsmarker auf einen der vier **Befehle**: Bündnis verschieben, Einheiten bewegen, Karten ziehen oder Reichtum nehmen. Die Zahl auf dem Marker ist der Wert X des Befehls.',
  'order.boost':
    'Legst du den Marker, darfst du beliebig viel Reichtum in den allgemeinen Vorrat zahlen, um den Befehl zu **erhöhen**: um 1 je Marke. Davon bekommst du nichts zurück, auch wenn du weniger als X nutzt.',
  'order.boost-held':
    'Nur Reichtum, den du hast, kann einen Befehl erhöhen. An Jäger angelegte Marken kannst du nicht ausgeben.',
  'order.repeat':
    'Du darfst denselben Befehl in einer Runde noch einmal ausführen. Marker, die schon dort sind, zählen nicht mit und stören nicht.',
  'order.no-pass':
    'Du musst in jedem Zug einen Marker legen. Du darfst aber nichts von seinem Wert nutzen: In jedem Befehl heißt es „bis zu“.',
  'order.allegiance': '**Bündnis verschieben**: Verschiebe einen Clanmarker auf der Bündnisleiste um bis zu X Felder.',
  'order.units': '**Einheiten bewegen**: Bewege bis zu X verschiedene Einheiten nacheinander.',
  'order.draw': '**Karten ziehen**: Wähle eine Zahl von 0 bis X und ziehe dann so viele Aktionskarten.',
  'order.wealth':
    '**Reichtum nehmen**: Nimm X Reichtum aus dem allgemeinen Vorrat oder alles, was noch da ist. Du nimmst immer den vollen Betrag.',

  'alliance.track':
    'Die Leiste hat in der Mitte ein **neutrales Feld** und für jeden Clan am Tisch einen **Zweig**. Beliebig viele Clanmarker dürfen auf einem Feld stehen. Ein Marker auf deinem Zweig ist dein Verbündeter und bringt dir am Ende jeder Runde Ehre.',
  'alliance.move':
    'Ein Marker geht von Feld zu Feld: einen Zweig hinauf, weg vom neutralen Feld, oder hinunter, darauf zu. Du darfst jeden Marker in jede offene Richtung verschieben, auch auf dem Zweig eines Gegners oder dorthin.',
  'alliance.neutral':
    'Das neutrale Feld zählt als Feld. Ein Marker darf in einer Bewegung einen Zweig herunterkommen, das neutrale Feld überqueren und einen anderen Zweig hinaufgehen.',
  'alliance.top': 'Ein Marker kommt nicht über das letzte Feld eines Zweigs hinaus. Was übrig ist, verfällt.',
  'alliance.closed':
    'Zu zweit und zu dritt sind die Zweige der unbenutzten Clans geschlossen. Kein Marker darf sie betreten.',
  'alliance.one-marker':
    'Ein Befehl oder eine Belohnung verschiebt einen Marker. Du kannst die Felder nicht auf mehrere aufteilen, wenn keine Karte es sagt.',
  'alliance.lower':
    'Einen Marker um eine Zahl zu **senken** heißt, ihn so viele Felder seinen Zweig hinunterzuschieben. Auf dem neutralen Feld bleibt er stehen; das Senken gilt als ganz ausgeführt.',
  'alliance.depth':
    'Die **Tiefe** eines Markers ist sein Abstand vom neutralen Feld: 0 auf dem neutralen Feld, 1 auf dem ersten Feld eines Zweigs und so weiter.',
  'alliance.tiers':
    'Ein Marker auf deinem Zweig bringt Ehre nach seiner Tiefe. Ihr wählt vor dem Spiel eine Tabelle mit der Ehre für Feld 1, 2, 3 und so weiter. {{tables}}. Zu zweit beginnt ihr mit der sanften Tabelle. Das Beispiel des Regelhefts zeigt die Stufen 3, 4 und 5. Alle anderen Zahlen sind eigener Inhalt.',

  'move.units':
    'Bewege deine Einheiten nacheinander und führe jede Bewegung zu Ende. Bewegungen durch Karten und freie Befehle folgen denselben Regeln und lösen dieselben Fähigkeiten aus.',
  'move.legal':
    'Eine Bewegung bringt eine Einheit aus deinem Vorrat an einen Ort oder von einem Ort an einen anderen. Jeder Ort ist von überall erreichbar. Du kannst eine Einheit nicht in deinen Vorrat bewegen und nicht an den Ort, an dem sie schon ist.',
  'move.once':
    'Ein Befehl, eine Karte oder ein freier Befehl bewegt eine Einheit höchstens einmal. Ein freier Befehl zählt für sich.',
  'move.full': 'Ein Schiff kann nicht an einen Ort, dessen 7 Felder alle belegt sind.',
  'move.displace':
    'Ein Mech darf an einen vollen Ort. Zerstöre dort zuerst das schwächste Schiff – auch dein eigenes – und nimm sein Feld ein. Solange Platz ist, wird nichts verdrängt.',
  'move.weakest':
    'Das **schwächste** Schiff hat die geringste aktuelle Stärke, mit angelegtem Reichtum und Shingen. Sind mehrere gleich schwach, wählt, wer bewegt, und nur dieses eine wird zerstört.',
  'move.mechs-only': 'Belegen Mechs alle 7 Felder eines Ortes, kann sich nichts dorthin bewegen.',
  'move.sequence':
    'Jede Bewegung hat diese Schritte: Gebühr zahlen, aufbrechen, wenn nötig ein Schiff verdrängen, ankommen, ausführen, was nach der Bewegung geschieht. Gelten mehrere Fähigkeiten, bestimmt der Clan der Einheit die Reihenfolge.',
  'move.fee':
    'Eine Gebühr für die Bewegung einer Einheit zahlst du vor der Bewegung in den allgemeinen Vorrat. Sie kommt zu dem Reichtum hinzu, der den Befehl erhöht; behalte also genug. Eine Einheit, deren Gebühr du nicht zahlen kannst, kannst du nicht bewegen.',
} as const
