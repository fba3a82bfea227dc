/** Set-up, turns, claims, orders, alliances, movement. */
export const course = {
  'setup.boards':
    'Zwei, drei oder vier können spielen. Nehmt so viele Ortstafeln, wie ihr seid: die mit den Nummern von 1 bis zu dieser Zahl. Jede Tafel hat 7 Felder, und jede Einheit darauf füllt eines. Die Bündnistafel liegt daneben.',
  'setup.locations':
    'Es gibt 16 Ortskarten mit 1, 2 oder 3 Punkten. Zu zweit nehmt ihr alle mit 2 Punkten heraus (12 bleiben, 6 Runden); zu dritt alle mit 2 und 3 Punkten und legt 1 davon zufällig und ungesehen zurück (9 bleiben, 3 Runden); zu viert spielt ihr mit allen 16 (4 Runden). Mischt, was bleibt, zum Ortsstapel und deckt für jede Tafel eine Karte auf.',
  'setup.starters':
    'Deine Starthand sind zwei Kampfkarten ohne Kosten: Elitegeneral (+3 Stärke) und Strategiewechsel (1 Reichtum erhalten oder 1 Karte ziehen, dann die Karte auf die Hand zurücknehmen). Exemplare, die niemand bekommt, sind nicht im Spiel. Die ausgeteilten sind von da an gewöhnliche Karten: Einmal im Ablagestapel, können sie eingemischt und von jedem gezogen werden, der von diesem Deck zieht.',
  'setup.deck':
    'Ohne die Startkarten hat das Aktionsdeck 40 Karten: 20 verschiedene, je zwei. Mischt es und legt es verdeckt hin, mit Platz für einen Ablagestapel.',
  'setup.wealth': 'Alle 44 Reichtumsmarken bilden den allgemeinen Vorrat. Niemand beginnt mit Reichtum.',
  'setup.markers':
    'Die Marker der acht kleinen Clans (Sol, Terra, Ion, Horizon, Aurora, Rift, Luna und Comet) beginnen alle auf neutral, in der Mitte der Bündnisleiste. Jeder hat vier Befehlsmarker mit den Werten 1, 2, 3 und 4.',
  'setup.units':
    'Jeder hat 8 Jäger und 1 Träger und nach der Auswahl auch 2 Samurai-Mechs. Alle beginnen im Vorrat ihres Spielers; die Orte sind zu Beginn leer.',
  'setup.first-player':
    'Der Zufall entscheidet, wer den Startspielermarker bekommt. Diese Person beginnt, und es geht im Uhrzeigersinn weiter.',
  'setup.draft':
    'Jeder wählt 2 der acht Samurai-Mechs. Die erste Wahl geht vom Startspieler aus im Uhrzeigersinn. Die zweite geht andersherum: Wer zuletzt gewählt hat, wählt gleich noch einmal, und der Startspieler wählt als Letzter.',
  'setup.draft-secret':
    'Gewählt wird geheim. Wer wählt, sieht die Mechs, die noch da sind, und die eigene frühere Wahl, aber nicht, wer welchen der anderen genommen hat.',
  'setup.draft-reveal':
    'Nach der letzten Wahl zeigen alle im selben Augenblick ihre zwei Mechs. Mechs, die niemand genommen hat (4 zu zweit, 2 zu dritt), werden auch gezeigt und sind nicht im Spiel.',
  'setup.honor': 'Alle beginnen mit 0 Ehre. Ehre fällt nie unter 0 und hat nach oben keine Grenze.',
  'setup.clans':
    'Ihr führt je einen der großen Clans Nova, Pulsar, Gamma und Void, nach eurem Platz. Der Clan bestimmt Farbe und Bündniszweig; eine eigene Fähigkeit hat er nicht.',
  'setup.long-three':
    'Option zu dritt: Legt 4 statt 1 der entfernten Ortskarten zufällig und ungesehen zurück. Der Stapel hat dann 12 Karten, und das Spiel dauert 4 Runden.',

  'turn.phases': 'Jede Runde hat drei Phasen: erst die Züge der Spieler, dann die Kämpfe, dann die Abrechnung.',
  'turn.sequence':
    'Die Züge folgen einer auf den anderen, im Uhrzeigersinn vom Startspieler aus. Ein Zug hat zwei Pflichten: Belohnungen der Orte nehmen, dann einen Befehl ausführen. Die Phase ist vorbei, wenn alle ihre vier Befehlsmarker gelegt haben, also nach vier Zügen für jeden.',
  'turn.card':
    'Einmal in deinem Zug darfst du eine Befehlskarte spielen, vor oder nach deinem Befehl. Auch eine Karte, die du in diesem Zug gezogen hast, darf es sein.',
  'turn.free-orders':
    'Freie Befehle kommen von Fähigkeiten und Karten und brauchen keinen Befehlsmarker. In deinem eigenen Zug darfst du beliebig viele ausführen, vor und nach deinem Befehl, aber nie im Zug eines anderen oder in einem Kampf. Eine Bewegung, die ein Kampf gewährt, löst Fähigkeiten „nach der Bewegung“ aus, aber keine freien Befehle.',
  'turn.end':
    'Ist dein Befehl ausgeführt, so darfst du noch deine Befehlskarte spielen, wenn du es nicht schon getan hast, und freie Befehle ausführen. Dann beendest du deinen Zug, und links von dir geht es weiter.',
  'turn.whole':
    'Führe einen Befehl, eine Karte oder einen freien Befehl ganz aus, bevor du etwas anderes beginnst. Nur was eine Bewegung selbst auslöst, kommt dazwischen: Mitreisende des Trägers und die Fähigkeiten von Mototada, Hideyoshi und Mori folgen der Bewegung sofort. Odas freie Bewegung wartet, bis der ganze Befehl oder die ganze Karte ausgeführt ist.',

  'claim.most-power':
    'Dein Zug beginnt mit den Belohnungen aller Orte, an denen deine Einheiten mehr Stärke haben als die jedes anderen. Es zählt die jetzige Stärke: die aufgedruckte, angelegter Reichtum und Shingen. Hast nur du dort Einheiten, so hast du die meiste.',
  'claim.tie':
    'Haben zwei oder mehr an einem Ort die gleiche größte Stärke, so nimmt niemand seine Belohnung, gleich wer am Zug ist. (Ein Kampf behandelt Gleichstand anders.)',
  'claim.order':
    'Welche Orte dich belohnen, steht zu Beginn deines Zuges fest. Sind es mehrere, nimmst du sie in beliebiger Reihenfolge. Du wirst gefragt, wo die Reihenfolge etwas ausmachen kann, also wenn Karten vor oder nach einer Entscheidung kommen; sonst geht es nach der Nummer der Tafel.',
  'claim.up-to':
    'Die Zahl einer Belohnung ist ein Höchstwert; du musst sie nehmen, aber es kann nichts dabei herauskommen. Ehre und Reichtum werden ohne Frage ganz genommen. Beim Verschieben von Markern wählst du immer, bei Karten nur, wenn die volle Zahl das Handlimit übersteigen würde.',
  'claim.parts':
    'Hat eine Belohnung zwei Teile, so bekommst du beide, von links nach rechts, jeden mit seinem eigenen Höchstwert.',
  'claim.clan':
    'Eine Clanbelohnung verschiebt den Marker des genannten Clans um so viele Felder wie ihre Zahl oder weniger. Die Richtung ist frei: hinauf, hinab, über neutral, auf jeden offenen Zweig.',
  'claim.any':
    'Eine freie Clanbelohnung wirkt ebenso auf einen Marker deiner Wahl. Ihre Felder können nicht auf mehrere Marker verteilt werden.',
  'claim.honor': 'Eine Ehrenbelohnung gibt dir so viel Ehre, wie ihre Zahl sagt.',
  'claim.wealth':
    'Eine Reichtumsbelohnung gibt dir so viele Marken aus dem Vorrat, oder alle, die noch da sind, wenn es weniger sind.',
  'claim.cards':
    'Eine Kartenbelohnung lässt dich so viele Aktionskarten ziehen. Hättest du dann mehr als 5 auf der Hand, so sage vorher, wie viele du ziehst, von 0 bis zur vollen Zahl.',
  'claim.first':
    'Die Belohnungen kommen vor allem anderen in deinem Zug. Weder eine Befehlskarte noch ein freier Befehl kann vorgezogen werden.',

  'order.marker':
    'Lege in jedem Zug einen deiner unbenutzten Befehlsmarker auf einen der vier Befehle: Bündnis verschieben, Einheiten bewegen, Karten ziehen oder Reichtum nehmen. Die Zahl auf dem Marker ist der Wert X des Befehls.',
  'order.boost':
    'Wenn du den Marker legst, darfst du beliebig viel Reichtum in den Vorrat zahlen; jede Marke erhöht X um 1. Ein 3er-Marker mit 2 Reichtum bewegt so bis zu 5 Einheiten. So gezahlter Reichtum kommt nicht zurück, auch wenn du dann weniger als X nutzt.',
  'order.boost-held':
    'Nur Reichtum, den du hältst, kann einen Befehl verstärken. An Jäger angelegte Marken können nicht ausgegeben werden.',
  'order.repeat':
    'Du darfst denselben Befehl in derselben Runde wieder geben. Ein Marker, der schon dort liegt, zählt weder mit, noch stört er.',
  'order.no-pass':
    'Du kannst nicht darauf verzichten, einen Marker zu legen. Du darfst aber vom Wert des Befehls nichts nutzen, denn jeder Befehl sagt „bis zu“.',
  'order.allegiance':
    'Bündnis verschieben: Wähle einen Clanmarker und verschiebe ihn auf der Bündnisleiste um höchstens X Felder.',
  'order.units': 'Einheiten bewegen: Bewege bis zu X verschiedene deiner Figuren, eine nach der anderen.',
  'order.draw': 'Karten ziehen: Sage eine Zahl von 0 bis X, dann ziehe so viele Aktionskarten.',
  'order.wealth':
    'Reichtum nehmen: Nimm X Marken aus dem Vorrat, soweit er reicht. Die volle Zahl wird ohne Frage genommen.',

  'alliance.track':
    'Die Leiste hat in der Mitte ein neutrales Feld und für jeden Spieler einen Zweig, der davon wegführt. Beliebig viele Clanmarker dürfen auf einem Feld stehen. Ein Marker auf deinem Zweig ist dein Verbündeter und bringt dir am Ende jeder Runde Ehre.',
  'alliance.move':
    'Ein Marker geht von Feld zu Feld: einen Zweig hinauf, weg von neutral, oder hinab, darauf zu. Du darfst jeden Marker in jede offene Richtung verschieben, auch einen auf dem Zweig eines Gegners und auch auf den Zweig eines Gegners.',
  'alliance.neutral':
    'Neutral zählt als Feld. In ein und derselben Bewegung darf ein Marker einen Zweig herabkommen, neutral überqueren und einen anderen hinaufsteigen: Vom zweiten Feld eines Zweigs erreicht er mit 3 Feldern das erste eines anderen.',
  'alliance.top':
    'Über das letzte Feld eines Zweigs kommt kein Marker hinaus. Was von der Bewegung übrig ist, verfällt.',
  'alliance.closed':
    'Bei weniger als 4 Spielern sind die Zweige der Clans geschlossen, die niemand führt. Kein Marker darf sie betreten.',
  'alliance.one-marker':
    'Ein Befehl oder eine Belohnung verschiebt einen Marker. Die Felder können nicht auf mehrere verteilt werden, außer wenn eine Karte es sagt.',
  'alliance.lower':
    'Einen Marker um n senken heißt, ihn auf seinem Zweig n Felder auf neutral zu zu verschieben. Auf neutral hält er an, und das Senken gilt als ganz ausgeführt.',
  'alliance.depth':
    'Die Tiefe eines Markers ist sein Abstand von neutral: 0 auf neutral, 1 auf dem ersten Feld eines Zweigs, und so weiter.',
  'alliance.tiers':
    'Ein Marker auf deinem Zweig bringt Ehre nach seiner Tiefe. Ihr wählt vor dem Spiel eine dieser Tabellen (Ehre auf Feld 1, 2, 3 …): {{tables}}. Die Stufen 3, 4 und 5 stehen im Beispiel des Regelhefts; wie viele Felder jede hat und alle anderen Zahlen sind von uns.',

  'move.units':
    'Du bewegst Figuren, die du beherrschst, eine nach der anderen; jede Bewegung wird ganz ausgeführt, bevor die nächste beginnt. Bewegungen durch eine Karte oder einen freien Befehl folgen allen Regeln dieses Kapitels und lösen dieselben Fähigkeiten aus.',
  'move.legal':
    'Eine Bewegung bringt eine Figur aus deinem Vorrat an einen Ort oder von ihrem Ort an einen anderen; alle Orte sind von überall erreichbar. Nie bewegt sich eine Figur in den Vorrat oder an den Ort, an dem sie schon ist.',
  'move.once':
    'Ein Befehl, eine Karte oder ein freier Befehl bewegt eine Figur höchstens einmal. Ein freier Befehl zählt für sich: Eine Figur, die dein Befehl bewegt hat, darf im selben Zug auch mit einem Träger reisen, und Oda darf auch die freie Bewegung machen.',
  'move.full': 'Ein Schiff kann sich nicht an einen Ort bewegen, dessen 7 Felder alle belegt sind.',
  'move.displace':
    'Ein Samurai-Mech darf an einen vollen Ort: Zuerst wird dort das schwächste Schiff zerstört, gleich wem es gehört, auch dir, und der Mech nimmt das Feld ein. Das ist Pflicht, wenn der Ort voll ist, und geschieht nie, wenn Platz ist.',
  'move.weakest':
    'Das schwächste Schiff ist das mit der geringsten jetzigen Stärke, angelegter Reichtum und Shingen eingerechnet. Unter gleichen sucht aus, wer bewegt, und nur dieses eine wird zerstört.',
  'move.mechs-only':
    'Sind alle 7 Felder von Mechs belegt, so gibt es kein Schiff zu verdrängen, und nichts kann sich dorthin bewegen.',
  'move.sequence':
    'Jede Bewegung läuft so ab: eine Gebühr zahlen, wenn es eine gibt; den alten Platz verlassen; wenn nötig ein Schiff verdrängen; ankommen; dann ausführen, was nach der Bewegung geschieht. Treffen mehrere Fähigkeiten zu, so bestimmt die Reihenfolge, wer die bewegte Figur beherrscht. Danach kommt die nächste Figur.',
  'move.fee':
    'Eine Gebühr für das Bewegen einer Figur wird vor der Bewegung aus gehaltenem Reichtum in den Vorrat gezahlt. Sie kommt zu dem Reichtum hinzu, der den Befehl verstärkt, also behalte genug zurück. Eine Figur, deren Gebühr du nicht zahlen kannst, kann nicht bewegt werden.',
} as const
