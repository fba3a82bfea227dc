/** The rules of battles, the end of rounds and of the game, decks and trading. */
export const outcome = {
  'battle.order':
    'Nach den Zügen kommen die Orte nach ihrer Nummer an die Reihe, der kleinste zuerst, jeder ganz vor dem nächsten. Die Zugreihenfolge läuft im Uhrzeigersinn ab dem Startmarker dieser Runde. Was du an einem Ort gewinnst, kannst du an den späteren nutzen.',
  'battle.uncontested':
    'Ein Ort mit Einheiten von zwei oder mehr Clans ist **umkämpft**: Es kommt zum Kampf. Hat nur ein Clan dort Einheiten, gewinnt er den Ort sofort, ohne Karten. Ein Ort ohne Einheiten wird übergangen.',
  'battle.commit':
    'Alle mit Einheiten am Ort nehmen am Kampf teil. In Zugreihenfolge **setzt** ihr verdeckt eine Kampfkarte **ein** oder keine. Alle sehen, ob eine Karte eingesetzt wurde, aber nicht welche.',
  'battle.own-card-per-battle': 'Setze in einem Kampf höchstens eine Karte ein. Das gilt für jeden Kampf einzeln.',
  'battle.bluff':
    'Du darfst jede Kampfkarte einsetzen, auch eine, die du nicht bezahlen kannst oder die nichts bewirken kann. Bluffen ist erlaubt.',
  'battle.reveal':
    'Deckt dann die Karten einzeln in Zugreihenfolge auf. Jede wird bezahlt, ausgeführt und abgeworfen, bevor die nächste kommt. Deine Karte wird auch aufgedeckt und ausgeführt, wenn deine Einheiten dort weg sind. Gozen ändert diese Reihenfolge.',
  'battle.pay':
    'Kannst du deine Karte bezahlen, wenn sie aufgedeckt wird, musst du es tun. Kannst du es nicht, zahle nichts und wirf sie ohne Wirkung ab. Eine bezahlte Wirkung ohne erlaubtes Ziel bewirkt nichts, wenn die Karte nichts anderes sagt.',
  'battle.bonus': 'Stärke aus Karten zählt nur in diesem Kampf. Deine Summe fällt nie unter 0.',
  'battle.victor':
    'Sind alle Karten ausgeführt, zähle die Stärke deiner Einheiten dort und deine Boni zusammen. Die höchste Summe **gewinnt den Ort**. Hat nur noch ein Clan Einheiten dort, gewinnt er, gleich welche Boni die anderen haben.',
  'battle.tie':
    'Teilen sich mehrere die höchste Summe, gewinnt, wer in der Zugreihenfolge früher kommt. (In einem Zug bringt Gleichstand keine Belohnung.)',
  'battle.no-units':
    'Ohne Einheiten dort kannst du nicht gewinnen. Sind gar keine Einheiten mehr da, gewinnt niemand, und die Ortskarte bleibt, bis die Abrechnung sie abwirft.',
  'battle.gain':
    'Gewinnst du einen Ort, tue der Reihe nach dies: Erhalte 5 Ehre, erhalte seine Belohnung, führe angelegte Karten aus, nimm seine Karte verdeckt an dich. Angelegte Karten werden dann abgeworfen. Dasselbe gilt für einen Ort, den du ohne Kampf gewinnst.',
  'battle.return':
    'Nimm dann deine Einheiten dort in deinen Vorrat zurück; an sie angelegter Reichtum kommt in den allgemeinen Vorrat. Das zählt nicht als Bewegung. In späteren Kämpfen der Runde fehlen sie, aber ihre Schiffe können Kosten bezahlen.',
  'battle.losers': 'Die Einheiten aller anderen bleiben und beginnen dort die nächste Runde.',
  'battle.riders':
    'Wirkungen, die vom Sieg abhängen, kommen an einem Ort zuletzt, in Zugreihenfolge. „Gewinnst du nicht“ wirkt auch, wenn alle deine Einheiten dort zerstört wurden. Alle sehen, wessen Sieg eine Karte vorhersagt.',

  'resolution.alliances':
    'Erstens gibt dir jeder Clanmarker auf deinem Zweig die Ehre seines Feldes. Alle werten gleichzeitig, auch in der letzten Runde.',
  'resolution.locations':
    'Zweitens werden Ortskarten abgeworfen, die niemand gewonnen hat, und für jeden Ort wird eine neue Karte aufgedeckt. Reicht der Ortsstapel dafür nicht, endet das Spiel hier.',
  'resolution.restore':
    'Drittens nimmst du alle Einheiten von deinem Friedhof in deinen Vorrat zurück und nimmst deine vier Befehlsmarker wieder an dich.',
  'resolution.first-player': 'Viertens geht der Startmarker einen Platz nach links. Dort beginnt die neue Runde.',

  'end.when':
    'Das Spiel endet in der Abrechnung, wenn der Ortsstapel nicht jedem Ort eine neue Karte geben kann. Die Bündnisse dieser Runde sind dann schon gewertet. Aufgedeckt wird nichts; Friedhöfe, Befehlsmarker und Startmarker bleiben, wie sie sind.',
  'end.types':
    'Werte dann die verschiedenen Arten unter deinen Ortskarten: 3 Ehre für zwei Arten, 6 für drei, 9 für alle vier. Nur das Höchste zählt, und mehrere Karten einer Art zählen einmal.',
  'end.winner': 'Wer die meiste Ehre hat, gewinnt.',
  'end.ties':
    'Bei Gleichstand an Ehre vergleicht ihr der Reihe nach: den meisten Reichtum, die meisten Ortskarten, die meisten Clanmarker auf dem eigenen Zweig, den früheren Rang in der letzten Zugreihenfolge. Angelegter Reichtum zählt nicht. Der Sieg wird nie geteilt.',

  'decks.replace':
    '**Shattered Alliances** ist ein zweites Deck von 40 Aktionskarten: 20 verschiedene, je zwei. Ersetzen: Spielt damit statt mit dem Grunddeck. Die Startkarten werden immer wie gewohnt ausgeteilt.',
  'decks.combine': 'Verbinden: Mischt beide Decks zu einem von 80 Karten.',
  'decks.build':
    'Bauen: Wer die Partie erstellt, wählt genau 40 Karten aus beiden Decks, keine öfter als zweimal. Ohne Auswahl hat das Deck von jeder eine.',
  'decks.draft':
    'Draften: Mischt beide Decks zusammen und gebt allen 20 Karten; den Rest legt ihr ungesehen weg. Alle draften gleichzeitig eine Karte und geben die anderen nach links, bis alle 20 haben. Du benutzt dann dein eigenes Deck und deinen eigenen Ablagestapel.',
  'decks.own':
    'Eigene Decks, zu zweit: Ihr bekommt beide von jeder Karte des gewählten Decks ein Exemplar. Mit einem Draft geht das nicht zusammen, denn dort bekommst du schon ein Deck. Du ziehst von deinem eigenen Deck und wirfst auf deinen eigenen Stapel ab, auch getauschte Karten.',

  'trade.offer':
    'Handel ist eine Option und aus, wenn ihr ihn nicht zu Beginn wählt. Du darfst allen anderen einen Handel anbieten. Nichts geschieht, wenn sie nicht annehmen. Du darfst bis zu 3 Angebote offen haben.',
  'trade.goods':
    'Du darfst Reichtum und Handkarten tauschen und Versprechen in Worten dazugeben. Ehre, Einheiten, Clanmarker, Ortskarten und eingesetzte Karten können den Besitzer nicht wechseln.',
  'trade.when':
    'Nach dem Draft darfst du jederzeit Angebote machen, beantworten und zurückziehen, auch während andere wählen. Ein angenommener Handel geschieht sofort. Nur ein laufender Handel oder ein Abwerfen auf das Handlimit auf einer Seite kommt vorher zu Ende.',
  'trade.binding':
    'Alles, was den Besitzer wechselt, ist bindend: Beide Seiten geben im selben Augenblick, oder es gibt keinen Handel.',
  'trade.next-choice':
    'Jede Seite kann sich an eine Wahl binden: an ihre offene, an die nächste in ihrem eigenen Zug oder daran, in diesem Kampf keine Karte einzusetzen. Die Wahl muss nach dem Handel möglich sein und wird dann getroffen wie vereinbart. Gebunden bist du immer nur an eine Wahl.',
  'trade.secret':
    'Eine geheime Wahl lässt sich nicht binden: welche Karte du einsetzt, hergibst oder auf das Handlimit abwirfst.',
  'trade.back':
    'Ist eine vereinbarte Wahl unmöglich, wenn sie fällig ist, wird der Handel rückgängig gemacht. Beide geben zurück, was sie bekommen haben und noch besitzen, und niemand ist mehr gebunden.',
  'trade.promise': 'Jede andere Abmachung ist ein Versprechen. Es steht im Protokoll, bindet aber nicht.',
  'trade.lapse':
    'Ein offenes Angebot verfällt am Ende des Zuges oder Kampfes, in dem es gemacht wurde, und wenn der angebotene Reichtum in einem anderen Handel weggegeben wird.',
  'trade.limit': 'Hast du nach einem Handel mehr als 5 Karten, wirf sofort ab, bis du 5 hast.',

  'table.hidden':
    'Geheim sind Handkarten, die Reihenfolge der Decks, gewählte Mechs, bis sie gezeigt werden, und eingesetzte Karten, bis sie aufgedeckt werden. Ebenso die beim Draften der Decks weggelegten Karten und zu dritt die zurückgelegte Ortskarte.',
  'table.public':
    'Alles andere ist offen: die Größe von Händen und Decks, Reichtum, Ehre, Marker, Einheiten, Ablagestapel und ob eine Karte eingesetzt wurde. Gewonnene Ortskarten sind verdeckt, aber ihre Zahl und ihre Arten sind offen.',
  'table.leave':
    'Gibt eine Person auf oder läuft ihre Zeit ab, bleiben ihre Einheiten und Marker, und ihre Züge werden automatisch gespielt. Der kleinste unbenutzte Marker kommt auf „Reichtum nehmen“; Befehlskarten und Kampfkarten bleiben auf der Hand. Auch alles andere wird automatisch entschieden.',
} as const
