/** Set-up, the round, the board, movement, production, events. */
export const course = {
  'setup.factions':
    'Zwei bis vier nehmen teil, jeder mit einer anderen Fraktion: Cybersamurai, Dark Seed, Nomaden oder Boarlords. Das gedruckte Spiel hat Platz für sechs, aber die Fraktionen eines fünften und sechsten Spielers hat niemand beschrieben; darum gibt es diese Plätze hier nicht.',
  'setup.initiative':
    'Jede Fraktion hat eine Zahl: Cybersamurai 1, Dark Seed 2, Nomaden 3, Boarlords 4. Die erste Initiativereihenfolge folgt diesen Zahlen; Fraktionen, die nicht teilnehmen, lassen keine Lücke.',
  'setup.map':
    'Die sieben Felder des Mondes liegen in der Mitte, Gebiete darum: 10 zu zweit, 21 zu dritt, 28 zu viert. Für jede Spielerzahl gibt es eine eigene Karte mit so vielen Plätzen für Heimatzonen wie Spieler. Unbenutzte Plättchen bilden die Reserve.',
  'setup.random-map':
    'Eine Karte vom Zufall besteht aus ebenso vielen Gebieten, mit zufälligen Plättchen und Drehungen. Jedes neue Plättchen berührt mindestens zwei Felder und lässt kein Loch. Zu zweit sind die Gebiete und die zwei Heimatzonen, einander gegenüber, der Ring um den Mond, und Meeresboden, fruchtbarer Boden und Gebirge sind je mindestens zweimal da. Zu mehreren liegen die Plätze für Heimatzonen am Rand, neben zwei oder mehr Gebieten und mindestens vier Schritte auseinander. Ist etwas zu Fuß nicht erreichbar, so werden die Plättchen neu verteilt; hilft das nie, so gilt die feste Karte.',
  'setup.further-tiles':
    'Die Grundschachtel hat 37 Gebietsplättchen. Eine gemischte Karte wird vom Zufall aus 51 gelegt: Dazu kommen sieben Meeresböden für einen weiteren Spieler, vier Flussländer und drei giftige Gebiete. Was nicht ausliegt, ist in der Reserve.',
  'setup.moon':
    'Auf jedem der sieben Mondgebiete beginnt ein Oni, gezogen aus 6 kleinen, 6 mittleren und 3 großen. Was davon übrig ist, kommt zu den anderen Oni in die Reserve.',
  'setup.cards':
    'Die 37 Aktionskarten werden gemischt, und jeder bekommt 6. Der Rest ist der Nachziehstapel, den nur Ghost benutzt.',
  'setup.events':
    'Die 20 Ereigniskarten werden gemischt; der Stapel liegt verdeckt, und zwei Karten liegen offen daneben.',
  'setup.order':
    'In Initiativereihenfolge legt jeder eine Heimatzone hin, wählt Startgebiete, stellt Einheiten auf und fügt hinzu, womit die Fraktion beginnt, alles zusammen, bevor der Nächste beginnt.',
  'setup.homezone': 'Deine Heimatzone kommt auf einen noch freien Platz der Karte, am Rand des Bretts.',
  'setup.starting-areas':
    'Lege deinen Gebietsmarker auf drei Startgebiete. Berührt deine Heimatzone drei oder mehr Gebiete, so liegen alle drei daneben. Sonst liegt das erste daneben und jedes weitere neben ihr oder einem, das du schon markiert hast. Blockaden spielen keine Rolle. Mondgebiete und von anderen markierte Gebiete kannst du nicht wählen. Ist kein solches Gebiet frei, darf es jedes andere sein.',
  'setup.units':
    'Deine Starteinheiten kommen beliebig verteilt in deine drei Startgebiete. Cybersamurai: 3 Angriffsdrohnen, 2 Schilddrohnen, 3 der Version 2.1, 2 der 2.2, 1 Cyberoid. Dark Seed: Pflanzer, 2 Krieger, 7 Arbeiter, 2 Wespen, 2 Brüter, 1 Eroberer. Nomaden: Lt. Dan, Truppführer, Jäger, Hund, Werfer, 2 Materialsergeants, 3 Gefreite. Boarlords: Boarmother, Boarguard, 2 Boarmaidens, 2 Boarriors, 2 Frischlinge.',
  'setup.uplinks':
    'Die Cybersamurai haben Amaterasu installiert und installieren kostenlos zwei weitere Uplinks ihrer Wahl. Ist der Shogun darunter, stelle die Einheit in der Heimatzone oder daneben auf.',
  'setup.eggs': 'Die Dark Seed legen 6 Eier, jedes in eines ihrer Startgebiete oder ein Gebiet daneben.',
  'setup.mines': 'Die Nomaden haben ihre fünf Pistolen bereit und legen 2 Minen in ihre Startgebiete.',
  'setup.terraformings': 'Die Boarlords legen 3 Terraformings in ihre Startgebiete.',
  'setup.missions':
    'Für jede Fraktion im Spiel liegt ihre Missionskarte offen. Jeder Spieler kann jede von ihnen erfüllen.',

  'initiative.order':
    'Die Initiativereihenfolge ist eine Leiste mit einem Marker auf jedem Platz. Platz 1 kommt zuerst: Höhere Initiative heißt kleinere Zahl. Sie entscheidet, wer in einer Phase zuerst handelt, wer zuerst wählt, und bei Gleichstand.',
  'initiative.move':
    'Einen Platz nach vorn oder hinten zu gehen heißt, mit dem Nachbarn auf der Leiste zu tauschen. Nie sind zwei Marker auf einem Platz. Bei mehreren Schritten wird jeder für sich entschieden, und jeder kann entfallen.',
  'initiative.ends': 'Niemand geht über den ersten oder letzten Platz hinaus.',
  'initiative.snapshot':
    'Die Reihenfolge einer Phase steht fest, wenn sie beginnt. Bewegt sich ein Marker während einer Phase, so zählt das ab der nächsten, damit jeder genau einen Zug hat.',

  'round.phases':
    'Zuerst wählen alle eine Aktionskarte. Dann kommen die weiße, die blaue, die grüne und die rote Phase; jede wird von allen beendet, bevor die nächste beginnt. In einer Phase handeln die Spieler in Initiativereihenfolge, jeder in einem Zug.',
  'round.turn':
    'Du hast in jeder Phase einen Zug, auch wenn deine Karte nichts dafür zeigt, denn manches braucht keine Karte: Tetsuo, produktive Einheiten, Flussland, aggressive Einheiten, die kostenlose Drohne, das Ende eines Ziels.',
  'round.missing-phase':
    'Manchen Karten fehlt eine Phase. In ihr kannst du nur nutzen, was deine Einheiten, Gebiete und Fähigkeiten dir geben.',
  'round.end':
    'Eine Runde endet in dieser Reihenfolge: Einheiten in radioaktiven Gebieten werden zerstört; die Mitte des Mondes gibt ihren Siegpunkt; Karten, die einmal je Runde wirken, Tunnel und alle Wirkungen bis zum Rundenende beginnen von neuem; die Punktestände werden genannt; die Aktionskarten der Runde kommen auf den Ablagestapel.',

  'draft.pick': 'Zu Beginn einer Runde wählst du eine Karte deiner Hand. Sie gibt dir die Aktionen der Runde.',
  'draft.secret':
    'Alle wählen geheim und zugleich, und alle Karten werden gemeinsam aufgedeckt. Bis der Letzte gewählt hat, darfst du es dir anders überlegen; danach nicht mehr. Was Ghost hinzufügt, gehört zu derselben geheimen Wahl.',
  'draft.pass':
    'Was von deiner Hand übrig ist, geht an den Spieler links von dir. Zu zweit werden die Hände getauscht.',

  'action.order':
    'In deinem Zug darfst du die Aktionen der Phase in beliebiger Reihenfolge und auch abwechselnd nutzen, nur kommt Bewegung vor Angriffen. Nichts muss genutzt werden außer Aktionen mit Oni und dem Angriff, den du nach Kamikaze schuldest.',
  'action.movement-first':
    'Nach deinem ersten Angriff in deinem Zug kannst du in dieser Phase keine Bewegungsaktion mehr beginnen: weder die deiner Karte noch Stellungswechsel noch die Bewegung des Fraktionseffekts der Dark Seed. Bewegungen durch einen Gegenangriff, durch Guerillaangriff oder durch Vorwärts, marsch sind keine Bewegungsaktionen. Ein Angriff, den du im Zug anderer bekommst, durch Vendetta oder durch Weisheit der Natur mit einer Offensive, nimmt deinem eigenen Zug nichts.',
  'action.faction-effect':
    'Ein Fraktionseffekt auf deiner Karte lässt dich den Effekt deines Fraktionsbogens einmal nutzen.',
  'white.choice':
    'Die weiße Phase ist auf allen Karten gleich: Wähle 2 verschiedene aus Produktion mit 1 Punkt, Bewegung mit Reichweite 1, einer Kampfaktion, und 1 Ereignis ziehen und bis zu 1 spielen.',
  'blue.actions':
    'Der blaue Teil einer Karte kann den Fraktionseffekt, Ziehen und Spielen von Ereignissen und Schritte in der Initiativereihenfolge enthalten.',
  'green.actions':
    'Der grüne Teil einer Karte kann Produktion sowie Aufstellen, Bewegen und Erobern mit Oni enthalten.',
  'green.mandatory':
    'Was deine Karte dir mit Oni zu tun gibt, muss getan werden. Du kannst deinen grünen Zug nicht beenden, solange eine dieser Aktionen möglich ist.',
  'red.actions':
    'Der rote Teil einer Karte kann eine Bewegungsaktion mit einer Reichweite und eine Zahl von Kampfaktionen enthalten.',

  'board.hexes':
    'Das Brett besteht aus Feldern: Gebieten, dem Mond und Heimatzonen. Jedes heißt nach einem Buchstaben für seinen Ring um die Mondmitte und einer Zahl, die von rechts oben im Uhrzeigersinn läuft: a0 ist die Mitte, b1 bis b6 sind der Rest des Mondes, und auf Ring c sind die Zahlen die Stunden einer Uhr.',
  'board.types':
    'Ein Gebiet hat eine Art, die sich nie ändert: Meeresboden, fruchtbarer Boden, Gebirge, Flussland oder verwüstetes Land. Ein Gebirge hat einen Wert, der es schwerer zu erobern macht.',
  'board.riverland':
    'Flussland gibt dem Spieler, der es kontrolliert, in jeder grünen Phase 1 Produktionspunkt, auch wenn die Karte keine grüne Phase oder keine Produktion hat.',
  'board.devastated':
    'Verwüstetes Land ist keine Siegpunkte wert. In allem anderen ist es ein Gebiet wie andere. Es ist die verbrannte Seite eines Plättchens; keine unserer Karten hat es, aber ein eigenes Paket kann es haben.',
  'board.control':
    'Ein Gebiet wird von dem Spieler oder den Oni kontrolliert, deren Gebietsmarker darauf liegt. Nie liegt mehr als einer auf einem Gebiet, und ein neuer ersetzt den alten. Irgendwo Einheiten zu haben ist keine Kontrolle, und kontrollierte Gebiete müssen sich nicht berühren.',
  'board.homezone':
    'Heimatzonen sind keine Gebiete: Sie haben keine Art und keine Eigenschaften, können nicht erobert werden und sind nichts wert. Jeder darf sie betreten und durchqueren.',
  'board.moon':
    'Mondgebiete können betreten, erobert und durch Marker verändert, aber nicht ersetzt, gedreht oder getauscht werden. Sie beginnen als Tsukuyumi-Gebiete.',
  'board.blockade':
    'Eine Blockade schließt eine Seite eines Feldes. Niemand kommt in einer der beiden Richtungen hinüber. Sie ändert weder Art noch Eigenschaften, noch ob das Gebiet erobert werden kann.',
  'board.passage':
    'Ein Durchgangsmarker bedeckt eine gedruckte Blockade, die dann offen ist. Blockaden und Durchgänge sind die zwei Seiten derselben 13 Marker; sind alle auf dem Brett, so kann keiner gelegt werden.',
  'board.sides':
    'Zwei Felder treffen sich an zwei Seiten, je einer von jedem. Jede wird für sich betrachtet: Ist eine geschlossen, so gibt es keinen Weg, auch wenn die andere einen Durchgang hat.',
  'board.priority':
    'Wo sich Regeln über eine Kante widersprechen, entscheidet die erste zutreffende: Kaneda, dann Tunnel, dann Fliegen, dann Blockaden und Schweine.',
  'board.kaneda':
    'Ein Kaneda-Marker liegt zwischen zwei Feldern. Niemand außer den Cybersamurai kommt dort hinüber, durch keine Eigenschaft, keinen Tunnel und keine Sonderregel, auch Oni und gedrängte Einheiten nicht.',
  'board.pigs':
    'Eine Schweineblockade schließt eine Seite für alle außer Boarlords; fliegende Einheiten beachten sie nicht, wie andere Blockaden.',
  'board.tunnel':
    'Ein Tunnel verbindet zwei angrenzende Gebiete. Er liegt auf der Kante dazwischen und bleibt dort, wenn eines gedreht oder getauscht wird. Verlässt eines das Brett, so geht er in den Vorrat zurück.',
  'board.rotation':
    'Ein gedrehtes Plättchen nimmt seine gedruckten Blockaden mit und die Blockaden, Durchgänge und Schweine, die auf seinen Seiten liegen. Tunnel und Kaneda bleiben auf ihrer Kante.',

  'property.active':
    'Gebiete können mehrere Eigenschaften haben oder keine. Eine Eigenschaft zählt, wenn ein Marker sie gibt oder wenn sie gedruckt und nicht von einem Aufhebungsmarker bedeckt ist. Eroberung ändert keine Eigenschaften.',
  'property.radioactive':
    'Endet eine Runde, so zerstören radioaktive Gebiete alle Einheiten darin, auch Oni. Durchziehen ist ungefährlich, Gebietsmarker bleiben, und diese Verluste rechnet sich niemand an. Dark Seed sind immun, Nomaden nur, wenn sie es in dieser Runde gewählt haben.',
  'property.tsukuyumi': 'In und neben Tsukuyumi-Gebieten können Oni aufgestellt werden.',
  'property.unstable':
    'In einem instabilen Gebiet kann jedes Ereignis genutzt werden, was immer an Einheiten und Markern dort ist.',
  'property.toxic':
    'Ein giftiges Gebiet ist keine Siegpunkte wert, welche Art es auch hat. Es kann erobert werden und zählt als kontrolliert. Kein Marker macht ein Gebiet giftig; ein Aufhebungsmarker beendet es.',
  'property.markers':
    'Es gibt je 15 Marker für radioaktiv, instabil und Tsukuyumi und 10 Aufhebungsmarker. Ist keiner mehr da, so kann ein Ereignis, das ihn braucht, nicht gespielt werden, und ein Gegenangriff, der ihn braucht, bewirkt nichts.',

  'move.action':
    'Eine Bewegungsaktion hat eine Reichweite n: Jede deiner Einheiten darf bis zu n Felder weit ziehen. Du bewegst Gruppen, Schritt für Schritt, bis du aufhörst.',
  'move.range':
    'Die Reichweite einer Einheit ist die der Aktion und ihr eigener Zuschlag: Wespe, Jäger und Hund ziehen 1 weiter, sooft sie sich bewegen, also auch bei Rückzug, Vorwärts, marsch und Guerillaangriff. Hat ein Feind oder ein Gegenangriff sie gedrängt, entscheidet die eigene Seite, ob sie weiterziehen.',
  'move.group':
    'Einheiten, die auf einem Feld stehen, können zusammen ziehen. Ist kein Weg für alle offen, so bleiben die zurück, die den gewählten nicht gehen können. Betreten ist immer erlaubt, auch die Heimatzonen anderer und zu beliebig vielen Feinden. Beliebig viele Einheiten dürfen zusammenstehen.',
  'move.flying':
    'Fliegende Einheiten beachten Blockaden und Schweine nicht, und feindliche Einheiten halten sie nicht fest.',
  'move.pin':
    'Eine Einheit, die in dieser Aktion ein Feld betreten hat, zieht nur weiter, wenn du dort mehr Einheiten hast als jede andere Fraktion für sich, ankommende mitgezählt; Oni zählen als eine Fraktion. Ausgenommen sind fliegende Einheiten, ein Schritt durch einen Tunnel und Nomaden mit dem Truppführer.',
  'move.free-start':
    'Solange eine Einheit in der Aktion noch nicht gezogen ist, darf sie ihr Feld verlassen, wie viele Feinde auch dort sind. Kommt sie zurück, so halten diese sie fest wie anderswo.',
  'move.squad':
    'Nomaden auf dem Feld des Truppführers, und er selbst, dürfen weiterziehen, was immer an Feinden dort ist.',
  'move.massive':
    'Massive Einheiten ziehen in einer Phase nie mehr als 1 Feld, wer immer sie bewegt: Boni und Tunnel helfen ihnen nicht, und sind sie gezogen, so vertreibt sie nichts mehr. Ein Raketenmarker ändert daran nichts. Keine Einheit der vier Fraktionen ist massiv, aber ein eigenes Paket kann welche haben.',
  'move.forced':
    'Bewegungen, die eine Karte oder ein Gegenangriff gewährt oder ein Feind ausführt, beachten Blockaden, wenn die Einheit nicht fliegt, können in Heimatzonen führen und lösen Minen aus wie andere. Ihr erster Schritt ist frei, spätere werden wie üblich von Feinden aufgehalten. Einheiten, die aus einem Feld gedrängt wurden, kehren mit ihrem Zuschlag nicht dorthin zurück.',

  'production.points':
    'Produktion gibt Punkte für deine Einheiten, für Aufwertungen und für das, was nur deine Fraktion kauft. Punkte, die du in der Phase nicht ausgibst, verfallen.',
  'production.place':
    'Stelle neue Einheiten in deiner Heimatzone oder einem Gebiet daneben auf. Blockaden, Schweine und Kaneda halten Bewegungen auf, keine neuen Einheiten. Manche Fraktionen haben mehr Plätze. Keine Mine geht hoch, wenn eine Einheit aufgestellt wird.',
  'production.upgrade':
    'Manche Einheiten können für die Differenz an Punkten aus geringeren gemacht werden. Sie werden getauscht, wo sie stehen.',
  'production.supply':
    'Von jeder Einheit hast du nur so viele Figuren. Zerstörte Einheiten kommen in den Vorrat zurück und können wieder produziert werden.',
  'production.productive':
    'Produktive Einheiten geben nur in der grünen Phase zusätzliche Punkte, Pflanzer 2 und Brüter je 1, auch wenn deine Karte keine grüne Phase oder keine Produktion hat. Die Punkte können überall ausgegeben werden.',

  'event.draw':
    'Um ein Ereignis zu ziehen, nimm eines der zwei offenen oder die oberste Karte des Stapels. In einer Aktion darfst du in beliebiger Reihenfolge ziehen und spielen; jedes Ziehen entscheidest du, nachdem du das vorige gesehen hast.',
  'event.open':
    'Ein genommenes offenes Ereignis wird sofort vom Stapel ersetzt; beim nächsten Ziehen darfst du das neue nehmen. Deine Ereignisse liegen offen vor dir, beliebig viele, bis du sie spielst.',
  'event.play':
    'Ereignisse werden in einer Ereignisaktion gespielt, höchstens so viele, wie sie sagt, auch früher aufgehobene. Weisheit der Natur lässt dich das Ereignis spielen, das du mit ihr ziehst. Ein gespieltes Ereignis kommt auf den Ablagestapel.',
  'event.occupied':
    'Ein Ereignis kann auf ein Gebiet mit Einheiten oder Gebietsmarkern nur zielen, wenn das Gebiet instabil ist oder das Ereignis es sagt. Radioaktive Verseuchung und Neue Ausrichtung verlangen nur Gebiete ohne Einheiten: Marker stören nicht.',
  'event.markers': 'Ein Ereignis, das einen Marker braucht, kann dafür nicht gespielt werden, wenn keiner mehr da ist.',
  'event.reshuffle':
    'Ist der Stapel leer, so wird der Ablagestapel gemischt und zum Stapel. Sind beide leer, so wird nichts gezogen.',
  'event.rotate-tile':
    'Tektonische Verschiebung, Unsicherer Boden: Drehe ein beliebiges Gebiet, auch mit Einheiten und Markern, aber nicht auf dem Mond. Was auf seinen Seiten liegt, dreht sich mit; Tunnel und Kaneda bleiben, Einheiten sind nicht betroffen.',
  'event.add-tsukuyumi':
    'Herrschaft der Oni: Gib einem Gebiet die Eigenschaft Tsukuyumi, wer immer dort ist. Auf dem Mond nur einem, das sie verloren hat.',
  'event.add-unstable': 'Gefahr in der Tiefe: Mache ein beliebiges Gebiet instabil, auch auf dem Mond.',
  'event.open-blockade':
    'Aufstieg, Durchgang: Öffne irgendwo eine Seite, durch einen Durchgangsmarker über der gedruckten Blockade oder indem du einen Blockademarker wegnimmst. Schweine und Kaneda bleiben unberührt.',
  'event.march':
    'Vorwärts, marsch: Wähle ein Gebiet. Jede Einheit darin darf 1 Feld weit ziehen. Du entscheidest für die Oni dort, alle anderen für ihre eigenen Einheiten, für beliebig viele; du kannst niemanden vom Ziehen abhalten.',
  'event.swap-tiles':
    'Neue Ausrichtung: Tausche zwei angrenzende Gebiete außerhalb des Mondes, jedes ohne Einheiten oder instabil. Einheiten und Marker gehen mit, und ebenso alles, was für ein Gebiet gilt: wer es erobert hat, wo niemand mehr angreifen darf, wo ein Notfallei gelegt wurde, ein laufender Kampf. Beide werden beliebig gedreht. Tunnel und Kaneda bleiben auf ihren Kanten.',
  'event.add-tile':
    'Landgewinn, Neuland: Nimm ein beliebiges Plättchen der Reserve und lege es, beliebig gedreht, auf ein leeres Feld, das mindestens zwei Gebiete, Mondgebiete oder Heimatzonen berührt. Blockaden spielen keine Rolle.',
  'event.neutralise':
    'Neutralisierung, Von der Erde verschluckt: Hebe eine Eigenschaft eines beliebigen Gebiets auf, auch auf dem Mond und wer immer dort ist. Ein Marker wird entfernt, eine gedruckte Eigenschaft von einem Aufhebungsmarker bedeckt. Wo der Mond Tsukuyumi verloren hat, kann Herrschaft der Oni es zurückbringen.',
  'event.replay':
    'Spiel’s noch einmal, Sam!: Wähle ein anderes Ereignis aus dem Ablagestapel und spiele es sofort. Es bleibt im Ablagestapel.',
  'event.initiative': 'Taktikwechsel: Gehe in der Initiativereihenfolge einen Platz weiter.',
  'event.move-all': 'Stellungswechsel: eine Bewegungsaktion mit Reichweite 1, nach allen Regeln dafür.',
  'event.close-side':
    'Sumpf, Unsichtbare Gefahr: Lege einen Blockademarker auf eine offene Seite eines beliebigen Gebiets, auch auf dem Mond, oder entferne einen Durchgangsmarker. Eine Seite mit Durchgang wird geschlossen, indem man diesen entfernt.',
  'event.produce':
    'Vorräte anlegen: Produktion mit genau 1 Punkt. Nichts kommt dazu: keine produktiven Einheiten, keine Drohne, keine kostenlose Waffe.',
  'event.add-radioactive':
    'Radioaktive Verseuchung: Mache ein Gebiet radioaktiv. Es muss ohne Einheiten oder instabil sein.',
  'event.combat':
    'Offensive: eine Kampfaktion ohne Bewegung. Karten, die einmal je Runde wirken, behalten diese Grenze.',
} as const
