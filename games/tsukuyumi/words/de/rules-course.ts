/** Set-up, the round, the board, movement, production, events. */
export const course = {
  'board.hexes':
    'Der Spielplan besteht aus **Gebieten**, sieben davon auf dem Mond in der Mitte, und aus euren **Heimatzonen**. Jedes hat einen Namen: einen Buchstaben für seinen Ring um die Mondmitte und eine Zahl, die von rechts oben im Uhrzeigersinn läuft.',
  'board.types':
    'Ein Gebiet hat einen **Typ**, der sich nie ändert: Meeresboden, fruchtbarer Boden, Gebirge, Flussland oder verwüstetes Land. Ein Gebirge hat einen Wert, der die Eroberung erschwert.',
  'board.control':
    'Du **kontrollierst** ein Gebiet, solange dein Gebietsmarker darauf liegt. Ein Gebiet hat höchstens einen Gebietsmarker, und ein neuer ersetzt den alten. Einheiten in einem Gebiet sind noch keine Kontrolle. Auch Oni können Gebiete kontrollieren. Deine Gebiete müssen sich nicht berühren.',
  'board.homezone':
    'Eine Heimatzone ist kein Gebiet: Sie hat weder Typ noch Eigenschaften, kann nicht erobert werden und ist nichts wert. Alle dürfen sie betreten und durchqueren. Bei Bewegung und Angriff sind mit „Gebiet“ auch Heimatzonen gemeint.',
  'board.moon':
    'Mondgebiete könnt ihr betreten, erobern und mit Markern verändern. Ersetzen, drehen oder tauschen könnt ihr sie nicht. Alle beginnen als Tsukuyumi-Gebiete.',
  'board.riverland':
    'Flussland bringt der Fraktion, die es kontrolliert, in jeder grünen Phase 1 Produktionspunkt, auch wenn ihre Karte keine grüne Phase oder keine Produktion hat.',
  'board.devastated':
    'Verwüstetes Land ist keine Siegpunkte wert. Sonst ist es ein Gebiet wie jedes andere. Es ist die verbrannte Seite eines Plättchens; unsere Karten haben es nicht, ein eigenes Paket kann es haben.',
  'board.blockade':
    'Eine **Blockade** schließt eine Seite eines Gebiets in beide Richtungen: Einheiten können dort weder hinaus noch hinein. Typ und Eigenschaften bleiben, und das Gebiet kann weiter erobert werden.',
  'board.passage':
    'Ein **Durchgangsmarker** bedeckt eine gedruckte Blockade und öffnet diese Seite. Blockaden und Durchgänge sind die zwei Seiten derselben 13 Marker. Sind alle auf dem Spielplan, könnt ihr keinen mehr legen.',
  'board.sides':
    'Zwei angrenzende Gebiete treffen sich mit je einer Seite. Ist eine davon geschlossen, kommt keine Einheit hinüber, auch wenn die andere einen Durchgang hat.',
  'board.kaneda':
    'Ein **Kaneda**-Marker schließt die Kante zwischen zwei Gebieten für alle außer den Cybersamurai. Keine Eigenschaft, kein Tunnel und keine Sonderregel hilft, auch Oni und gedrängte Einheiten kommen nicht hinüber.',
  'board.pigs':
    'Eine **Schweineblockade** schließt eine Seite für alle außer den Boarlords. Fliegende Einheiten ignorieren sie wie jede Blockade.',
  'board.tunnel':
    'Ein **Tunnel** verbindet zwei angrenzende Gebiete. Er liegt auf der Kante dazwischen und bleibt dort, wenn eines davon gedreht oder getauscht wird. Verlässt eines den Spielplan, kommt der Tunnel in den Vorrat zurück.',
  'board.priority':
    'Widersprechen sich Regeln über eine Kante, entscheidet die erste zutreffende: Kaneda, Tunnel, Fliegen, Blockaden und Schweine.',
  'board.rotation':
    'Ein gedrehtes Plättchen nimmt seine gedruckten Blockaden mit, dazu die Blockaden, Durchgänge und Schweine auf seinen Seiten. Tunnel und Kaneda bleiben auf ihrer Kante.',

  'property.active':
    'Ein Gebiet kann beliebig viele Eigenschaften haben. Eine Eigenschaft zählt, wenn ein Marker sie gibt oder wenn sie gedruckt ist und kein Neutralisierungsmarker sie bedeckt. Eine Eroberung ändert keine Eigenschaften.',
  'property.tsukuyumi': '**Tsukuyumi**: In diesem Gebiet und daneben können Oni aufgestellt werden.',
  'property.radioactive':
    '**Radioaktiv**: Am Ende einer Runde werden alle Einheiten im Gebiet zerstört, auch Oni. Durchziehen ist ungefährlich, und Gebietsmarker bleiben. Dark Seed sind immun, Nomaden nur, wenn sie es in dieser Runde gewählt haben. Die Verluste zählen für niemanden.',
  'property.unstable':
    '**Instabil**: Jedes Ereignis kann auf das Gebiet gespielt werden, auch wenn Einheiten und Gebietsmarker darin sind.',
  'property.toxic':
    '**Giftig**: Das Gebiet ist keine Siegpunkte wert. Es kann erobert werden und zählt als kontrolliert. Kein Marker macht ein Gebiet giftig, aber ein Neutralisierungsmarker beendet es.',
  'property.markers':
    'Es gibt je 15 Marker für radioaktiv, instabil und Tsukuyumi und 10 Neutralisierungsmarker. Ist keiner mehr da, kann ein Ereignis, das ihn braucht, nicht gespielt werden, und ein Gegenangriff, der ihn braucht, bewirkt nichts.',

  'setup.factions':
    'Zu zweit bis zu viert nehmt ihr verschiedene Fraktionen: Cybersamurai, Dark Seed, Nomaden oder Boarlords. Das gedruckte Spiel ist für bis zu sechs, aber die weiteren Fraktionen kennen wir nicht.',
  'setup.initiative':
    'Jede Fraktion hat eine Zahl: Cybersamurai 1, Dark Seed 2, Nomaden 3, Boarlords 4. Die erste Initiativereihenfolge folgt diesen Zahlen, ohne Lücken für Fraktionen, die nicht mitspielen.',
  'setup.map':
    'Legt die sieben Mondgebiete in die Mitte und Gebiete darum: 10 zu zweit, 21 zu dritt, 28 zu viert. Zu zweit, zu dritt und zu viert gibt es je eine eigene Karte, mit einer Stelle für jede Heimatzone. Übrige Plättchen bilden die **Reserve**.',
  'setup.random-map':
    'Eine zufällige Karte hat ebenso viele Gebiete, mit zufälligen Plättchen und Drehungen. Jedes neue Plättchen berührt mindestens zwei andere und lässt kein Loch. Ist ein Gebiet zu Fuß nicht erreichbar, werden die Plättchen neu verteilt; hilft das nie, gilt die feste Karte.',
  'setup.random-homezones':
    'Auf einer zufälligen Karte zu zweit liegen die Heimatzonen einander im Ring um den Mond gegenüber, und Meeresboden, fruchtbarer Boden und Gebirge kommen je mindestens zweimal vor. Zu mehreren liegen sie am Rand, neben zwei oder mehr Gebieten und mindestens vier Schritte auseinander.',
  'setup.further-tiles':
    'Die Grundschachtel hat 37 Gebietsplättchen. Eine gemischte Karte wird zufällig aus 51 gelegt: Dazu kommen sieben Meeresböden für eine weitere Person, vier Flussländer und drei giftige Gebiete. Übrige Plättchen bilden die Reserve.',
  'setup.moon':
    'Stellt auf jedes der sieben Mondgebiete einen Oni, zufällig gezogen aus 6 kleinen, 6 mittleren und 3 großen. Die übrigen kommen zu den anderen Oni in die Reserve.',
  'setup.cards':
    'Mischt die 37 Aktionskarten und gebt allen 6. Der Rest ist der Nachziehstapel, den nur Ghost benutzt.',
  'setup.events': 'Mischt die 20 Ereigniskarten zu einem verdeckten Stapel und legt zwei davon offen daneben.',
  'setup.missions': 'Legt die Missionskarte jeder Fraktion im Spiel offen aus. Alle können jede Mission erfüllen.',
  'setup.order':
    'Lege in Initiativereihenfolge deine Heimatzone, wähle Startgebiete, stelle deine Einheiten auf und füge hinzu, womit deine Fraktion beginnt. Erst danach ist die nächste Fraktion dran.',
  'setup.homezone': 'Lege deine Heimatzone auf eine freie Stelle für Heimatzonen am Rand der Karte.',
  'setup.starting-areas':
    'Lege deine Gebietsmarker auf drei Startgebiete. Berührt deine Heimatzone drei oder mehr Gebiete, müssen alle drei daneben liegen. Sonst muss das erste daneben liegen und jedes weitere neben ihr oder einem Startgebiet, das du schon hast.',
  'setup.starting-limits':
    'Mondgebiete und Gebiete mit dem Marker einer anderen Fraktion können keine Startgebiete sein. Blockaden spielen keine Rolle. Ist kein erlaubtes Gebiet frei, wähle ein beliebiges anderes.',
  'setup.units': 'Stelle deine Starteinheiten beliebig verteilt in deinen drei Startgebieten auf.',
  'setup.armies':
    'Cybersamurai: 3 Angriffsdrohnen, 2 Schilddrohnen, 2 Cybersamurai 2.1, 1 Cybersamurai 2.2, 1 Cyberoid. Dark Seed: Pflanzer, 2 Krieger, 7 Arbeiter, 2 Wespen, 2 Brüter, 1 Eroberer. Nomaden: Lt. Dan, Truppführer, 2 Jäger, 2 Hunde, 1 Werfer, 2 Materialsergeanten, 3 Gefreite. Boarlords: Boarmother, 1 Boarguard, 2 Boarmaidens, 2 Boarriors, 3 Frischlinge.',
  'setup.uplinks':
    'Die Cybersamurai haben Amaterasu installiert und installieren kostenlos zwei weitere Uplinks ihrer Wahl. Ist der Shogun dabei, stelle die Einheit in der Heimatzone oder daneben auf.',
  'setup.eggs': 'Die Dark Seed legen 6 Eier, jedes in eines ihrer Startgebiete oder in ein Gebiet daneben.',
  'setup.mines': 'Die Nomaden haben ihre fünf Pistolen bereit und legen 2 Minen in ihre Startgebiete.',
  'setup.terraformings': 'Die Boarlords legen 3 Terraformings in ihre Startgebiete.',

  'round.phases':
    'Zuerst wählen alle eine Aktionskarte. Dann kommen die weiße, die blaue, die grüne und die rote Phase. In jeder Phase sind alle einmal dran, in Initiativereihenfolge, bevor die nächste beginnt.',
  'round.turn': 'Du hast in jeder Phase einen Zug, auch wenn deine Karte dafür nichts zeigt.',
  'round.missing-phase':
    'Manchen Karten fehlt eine Phase. In ihr kannst du nur nutzen, was deine Einheiten, Gebiete und Fähigkeiten dir geben.',
  'round.end':
    'Am Ende einer Runde zerstören zuerst radioaktive Gebiete Einheiten, dann bringt die Mondmitte ihren Punkt. Karten für einmal pro Runde, Tunnel und Wirkungen bis zum Rundenende beginnen neu. Ihr nennt die Punktestände. Zuletzt kommen die Aktionskarten der Runde auf den Ablagestapel.',

  'draft.pick':
    'Wähle zu Beginn einer Runde eine **Aktionskarte** aus deiner Hand. Sie gibt dir deine Aktionen für die Runde.',
  'draft.secret':
    'Alle wählen geheim und gleichzeitig und decken die Karten dann gemeinsam auf. Du darfst es dir anders überlegen, bis die letzte Wahl getroffen ist. Was Ghost hinzufügt, gehört zu derselben Wahl.',
  'draft.pass': 'Gib den Rest deiner Hand nach links weiter. Zu zweit tauscht ihr die Hände.',

  'initiative.order':
    'Die **Initiative** ist eine Leiste mit einem Marker auf jedem Rang. Rang 1 handelt in einer Phase zuerst und wählt zuerst. Höhere Initiative heißt kleinere Zahl.',
  'initiative.move':
    'Um einen Rang auf- oder abzusteigen, tausche mit dem Nachbarn auf der Leiste. Bei mehreren Schritten entscheidest du jeden für sich; du darfst jeden auslassen.',
  'initiative.ends': 'Ein Marker kann nicht über den ersten oder letzten Rang hinaus.',
  'initiative.snapshot':
    'Die Reihenfolge einer Phase steht fest, sobald sie beginnt. Bewegt sich ein Marker während einer Phase, zählt das ab der nächsten, damit alle genau einmal dran sind.',

  'action.order':
    'Nutze in deinem Zug die Aktionen der Phase in beliebiger Reihenfolge, aber Bewegung kommt vor Angriffen. Du darfst Aktionen auslassen. Ausnahmen: Oni-Aktionen und der Angriff, den du nach Kamikaze schuldest.',
  'action.movement-first':
    'Nach deinem ersten Angriff kannst du in dieser Phase keine Bewegungsaktion mehr beginnen: weder die deiner Karte noch Stellungswechsel noch den Zugbefehl der Dark Seed.',
  'action.free-moves':
    'Bewegungen durch einen Gegenangriff, Guerillaangriff oder Vorwärts, marsch sind keine Bewegungsaktionen. Ein Angriff, den du im Zug anderer bekommst, nimmt deinem eigenen Zug nichts.',
  'action.faction-effect':
    'Ein **Fraktionseffekt** auf deiner Karte lässt dich den Effekt deines Fraktionsbogens einmal nutzen.',

  'white.choice':
    'Die weiße Phase ist auf allen Karten gleich. Wähle 2 verschiedene Aktionen: Produktion mit 1 Punkt, Bewegung mit Reichweite 1, eine Kampfaktion oder Ereignisse (1 ziehen und bis zu 1 spielen).',

  'blue.actions':
    'Der blaue Teil einer Karte kann dir deinen Fraktionseffekt geben, dazu Ereignisse zum Ziehen und Spielen und Schritte in der Initiative.',

  'event.draw':
    'Um ein Ereignis zu ziehen, nimm eines der zwei offenen oder die oberste Karte des Stapels. Ziehe und spiele in einer Aktion in beliebiger Reihenfolge, und entscheide jedes Ziehen, nachdem du das vorige gesehen hast.',
  'event.open':
    'Ersetze ein genommenes offenes Ereignis sofort vom Stapel; beim nächsten Ziehen darfst du das neue nehmen. Deine Ereignisse liegen offen vor dir, beliebig viele, bis du sie spielst.',
  'event.play':
    'Spiele Ereignisse in einer Ereignisaktion, höchstens so viele, wie sie erlaubt. Auch früher gezogene darfst du spielen. „Weisheit der Natur“ lässt dich außerdem das Ereignis spielen, das du mit ihr ziehst. Gespielte Ereignisse kommen auf den Ablagestapel.',
  'event.occupied':
    'Spiele ein Ereignis auf ein Gebiet mit Einheiten oder Gebietsmarkern nur, wenn das Gebiet instabil ist oder das Ereignis es erlaubt. Bei Radioaktiver Verseuchung und Neuer Ausrichtung stören nur Einheiten, keine Marker.',
  'event.markers': 'Ein Ereignis, das einen Marker braucht, kann dafür nicht gespielt werden, wenn keiner mehr da ist.',
  'event.reshuffle': 'Ist der Stapel leer, mischt den Ablagestapel zu einem neuen. Sind beide leer, zieht ihr nichts.',
  'event.rotate-tile':
    '**Tektonische Verschiebung, Unsicherer Boden**: Drehe ein beliebiges Gebiet außerhalb des Mondes, auch mit Einheiten und Markern darin. Marker auf seinen Seiten drehen sich mit; Einheiten, Tunnel und Kaneda bleiben.',
  'event.add-tsukuyumi':
    '**Herrschaft der Oni**: Gib einem Gebiet die Eigenschaft Tsukuyumi, auch mit Einheiten oder Markern darin. Auf dem Mond nur einem Gebiet, das sie verloren hat.',
  'event.add-unstable': '**Gefahr in der Tiefe**: Mache ein beliebiges Gebiet instabil, auch auf dem Mond.',
  'event.open-blockade':
    '**Aufstieg, Durchgang**: Öffne irgendwo eine Seite. Lege einen Durchgangsmarker über die gedruckte Blockade oder entferne einen Blockademarker. Schweine und Kaneda kannst du nicht wählen.',
  'event.march':
    '**Vorwärts, marsch**: Wähle ein Gebiet. Jede Einheit darin darf 1 Gebiet weit ziehen. Du entscheidest für die Oni, alle anderen für ihre eigenen Einheiten. Du kannst niemanden am Ziehen hindern.',
  'event.swap-tiles':
    '**Neue Ausrichtung**: Tausche zwei angrenzende Gebiete außerhalb des Mondes und drehe beide beliebig. Jedes muss ohne Einheiten oder instabil sein. Einheiten und Marker gehen mit; Tunnel und Kaneda bleiben auf ihren Kanten.',
  'event.swap-follows':
    'Mit einem getauschten Gebiet wandert alles, was für es gilt: Eroberungen dieser Runde, Angriffsverbote, dort gelegte Noteier und ein laufender Kampf.',
  'event.add-tile':
    '**Landgewinn, Neuland**: Lege ein beliebiges Plättchen der Reserve, beliebig gedreht, an eine leere Stelle, die mindestens zwei Gebiete oder Heimatzonen berührt. Blockaden spielen keine Rolle.',
  'event.neutralise':
    '**Neutralisierung, Von der Erde verschluckt**: Neutralisiere eine Eigenschaft eines beliebigen Gebiets, auch auf dem Mond oder mit Einheiten darin. Entferne ihren Marker oder bedecke eine gedruckte mit einem Neutralisierungsmarker. Herrschaft der Oni kann Tsukuyumi auf dem Mond zurückbringen.',
  'event.replay':
    '**Spiel’s noch einmal, Sam!** lässt dich ein anderes Ereignis aus dem Ablagestapel wählen und sofort spielen. Es bleibt im Ablagestapel.',
  'event.initiative': '**Taktikwechsel**: Steige in der Initiative einen Rang auf oder ab.',
  'event.move-all': '**Stellungswechsel**: Führe eine Bewegungsaktion mit Reichweite 1 aus. Alle ihre Regeln gelten.',
  'event.close-side':
    '**Sumpf, Unsichtbare Gefahr**: Lege einen Blockademarker auf eine offene Seite eines beliebigen Gebiets, auch auf dem Mond. Um eine Seite mit Durchgang zu schließen, entferne den Durchgangsmarker.',
  'event.produce':
    '**Vorräte anlegen**: Produziere mit genau 1 Punkt. Produktive Einheiten, die kostenlose Drohne und kostenlose Waffen kommen nicht dazu.',
  'event.add-radioactive':
    '**Radioaktive Verseuchung**: Mache ein Gebiet radioaktiv. Es muss ohne Einheiten oder instabil sein.',
  'event.combat':
    '**Offensive**: Führe eine Kampfaktion ohne Bewegung aus. Karten für einmal pro Runde behalten diese Grenze.',

  'green.actions':
    'Der grüne Teil einer Karte kann dir Produktion geben, dazu Oni zum Aufstellen, Bewegen und Erobern.',
  'green.mandatory':
    'Die Oni-Aktionen deiner Karte sind Pflicht. Du kannst deinen grünen Zug nicht beenden, solange eine davon möglich ist.',

  'production.points':
    'Produktion gibt dir Punkte für Einheiten, Aufwertungen und das, was nur deine Fraktion kaufen kann. Punkte, die du in der Phase nicht ausgibst, verfallen.',
  'production.place':
    'Stelle neue Einheiten in deiner Heimatzone oder in einem Gebiet daneben auf; manche Fraktionen haben mehr Orte dafür. Blockaden, Schweine und Kaneda halten neue Einheiten nicht auf, und Minen explodieren nicht unter ihnen.',
  'production.upgrade':
    'Manche Einheiten kannst du für die Differenz an Punkten zu stärkeren aufwerten. Tausche sie, wo sie sind.',
  'production.supply':
    'Dein Vorrat hat von jeder Einheit eine begrenzte Zahl an Figuren. Zerstörte Einheiten kommen dorthin zurück und können wieder produziert werden.',
  'production.productive':
    '**Produktive** Einheiten geben dir nur in der grünen Phase zusätzliche Punkte: ein Pflanzer 2 und ein Brüter 1. Du bekommst sie auch ohne grüne Phase oder Produktion auf deiner Karte und darfst sie überall ausgeben.',

  'red.actions':
    'Der rote Teil einer Karte kann dir eine Bewegungsaktion mit einer Reichweite geben, dazu eine Zahl von Kampfaktionen.',

  'move.action':
    'Eine Bewegungsaktion hat eine **Reichweite**: Jede deiner Einheiten darf bis zu so viele Gebiete weit ziehen. Bewege Gruppen Schritt für Schritt, bis du aufhörst.',
  'move.range':
    'Der eigene Bonus einer Einheit kommt zur Reichweite dazu: Wespe, Jäger und Hund ziehen immer 1 Gebiet weiter. Hat ein Feind oder ein Gegenangriff sie gedrängt, entscheidet die eigene Seite, ob sie weiterziehen.',
  'move.group':
    'Einheiten im selben Gebiet können zusammen ziehen. Wer den gewählten Weg nicht gehen kann, bleibt zurück. Betreten darfst du ein Gebiet immer, wie viele Feinde auch darin sind, und beliebig viele Einheiten haben darin Platz.',
  'move.pin':
    'Feinde **binden** eine Einheit, die in dieser Aktion ein Gebiet betreten hat. Sie darf nur weiter, wenn du dort mehr Einheiten hast als jede andere Fraktion, ankommende mitgezählt. Oni zählen als eine Fraktion. Ausgenommen sind fliegende Einheiten, ein Schritt durch einen Tunnel und Nomaden mit dem Truppführer.',
  'move.free-start':
    'Eine Einheit, die in dieser Aktion noch nicht gezogen ist, darf ihr Gebiet verlassen, wie viele Feinde auch dort sind. Kommt sie zurück, wird sie wie üblich gebunden.',
  'move.squad': 'Der Truppführer und Nomaden in seinem Gebiet werden nie gebunden.',
  'move.flying':
    '**Fliegende** Einheiten ignorieren Blockaden und Schweine, und feindliche Einheiten binden sie nicht.',
  'move.massive':
    '**Massive** Einheiten ziehen in einer Phase nie mehr als 1 Gebiet weit. Boni, Tunnel und Raketenmarker ändern daran nichts, und sind sie gezogen, verdrängt sie nichts mehr. Die vier Fraktionen haben keine, ein eigenes Paket kann welche haben.',
  'move.forced':
    'Bewegungen, die eine Karte oder ein Gegenangriff gewährt oder ein Feind ausführt, beachten Blockaden, dürfen in Heimatzonen führen und lösen Minen aus. Ihr erster Schritt ist frei; bei späteren können Feinde binden. Aus einem Gebiet gedrängte Einheiten kehren mit ihrem Bonus nicht dorthin zurück.',
} as const
