/** Units, samurai, wealth, cards, battles, the end, decks, trading, the table. */
export const forces = {
  'unit.control':
    'Einheiten sind Schiffe (Jäger, die klein sind, und Träger, die groß sind) und Samurai-Mechs. Du beherrschst die Schiffe deiner Farbe und die Mechs, die du gewählt hast, in deinem Vorrat und an Orten. Eine Einheit auf einem Friedhof beherrscht niemand, und ihre Fähigkeit wirkt dort nicht.',
  'unit.power':
    'Aufgedruckte Stärke: Jäger 1, Träger 2, Shingen 2, Mototada, Oda, Hideyoshi und Mori 3, Tametomo und Gozen 4, Masumune 6. Die jetzige Stärke einer Einheit ist die aufgedruckte, plus 1 für jede angelegte Reichtumsmarke, plus 1 für ein Schiff am Ort des eigenen Shingen. Stärke aus Kampfkarten gehört zur Summe eines Spielers in diesem Kampf und nicht zu einer Einheit.',
  'unit.destroy':
    'Eine zerstörte Einheit kommt auf den Friedhof dessen, der sie beherrscht, ob sie an einem Ort oder in einem Vorrat war.',
  'unit.return':
    'Eine zurückkehrende Einheit kommt in ihren eigenen Vorrat. Zurückkehren ist nie ein Bewegen, auch wenn eine Karte davon spricht, Einheiten in den Vorrat zu bewegen: Keine Gebühr wird gezahlt, und keine Fähigkeit wird ausgelöst.',
  'unit.graveyard':
    'Einheiten auf deinem Friedhof bleiben bis zum Ende der Runde aus dem Spiel; dann kommen alle in deinen Vorrat zurück, wenn nicht eine Karte sie früher bringt. Sie können weder bewegt noch zum Bezahlen benutzt werden.',
  'fighter.attach':
    'Lege als freien Befehl 1 Reichtumsmarke, die du hältst, unter einen deiner Jäger. Jede angelegte Marke gibt diesem Jäger +1 Stärke. Ein Jäger darf beliebig viele tragen, jede durch einen eigenen freien Befehl.',
  'fighter.where':
    'Du kontrollierst die Jäger in deinem Vorrat und an Orten, also darfst du Reichtum an beide anlegen. Wie jeder freie Befehl gehört das in deinen eigenen Zug, nie in einen Kampf. Hausregel (eine Option): Nur Jäger an Orten können Reichtum tragen.',
  'carrier.passengers':
    'Bevor sich dein Träger bewegt, darfst du bis zu 2 deiner Jäger als Mitreisende nennen. Sie müssen in diesem Augenblick sein, wo der Träger ist: am selben Ort oder mit ihm in deinem Vorrat. Das gilt für jede Bewegung des Trägers, auch für eine durch eine Karte.',
  'carrier.follow':
    'Hat sich der Träger bewegt und ist alles ausgeführt, was daraus folgt, dürfen sich seine Mitreisenden als freier Befehl an denselben Ort bewegen, sofort oder gar nicht. Jeder darf stattdessen zurückbleiben; du wirst gefragt, wenn Minen sie erwarten oder der Träger bei der Ankunft zerstört wurde. Ihre Bewegungen zählen nicht gegen den Befehl, sind aber sonst in jeder Hinsicht Bewegungen.',
  'carrier.space':
    'Jeder Mitreisende braucht ein freies Feld, wenn er sich bewegt. Ist nicht für beide Platz, wählst du, wer mitkommt, oder niemand.',

  'mech.mototada':
    'Mototada (3): Nach jeder Bewegung dieses Mechs, auch aus dem Vorrat, wird dort, wo er ankam, das schwächste Schiff zerstört, wenn du willst. Alle Schiffe dort werden verglichen, auch deine, und unter gleichen suchst du aus; ist keines dort, geschieht nichts. Da dies auf eine erzwungene Verdrängung folgt, kann eine Bewegung zwei Schiffe kosten.',
  'mech.tametomo':
    'Tametomo (4): Einmal in jedem deiner Züge zahlst du als freien Befehl 1 Reichtum und zerstörst ein Schiff an einem beliebigen Ort. Es darf jedem gehören, aber nicht in einem Vorrat sein. Tametomo darf an einem Ort oder in deinem Vorrat sein, aber nicht auf dem Friedhof.',
  'mech.gozen':
    'Gozen (4): In einem Kampf mit diesem Mech setzen alle anderen zuerst ein, verdeckt in Zugreihenfolge; hat der Letzte das getan, werden alle ihre Karten gemeinsam aufgedeckt. Erst dann setzt du verdeckt ein oder passt. Die Karten wirken dennoch in Zugreihenfolge, deine an deinem gewohnten Platz, auch wenn er der erste ist, und es ändert nichts, wenn Gozen fortgeht, nachdem Karten eingesetzt sind. Sollten einmal mehrere eine solche Wirkung haben, setzen sie alle zuletzt ein, in Zugreihenfolge und ohne die Karten der anderen zu sehen.',
  'mech.oda':
    'Oda (3): Nach einem Befehl oder einer Befehlskarte von dir, womit du mindestens ein Schiff bewegt hast, darf Oda sich als freier Befehl bewegen. Für jeden Befehl und jede Karte gibt es eine solche Bewegung, wie viele Schiffe es auch waren; Mitreisende gehören zu dem Befehl oder der Karte, die ihren Träger bewegt hat. Oda darf sich in diesem Befehl schon bewegt haben, ist aber kein Schiff und löst also nie eine weitere freie Bewegung aus. Das gilt nur in deinem eigenen Zug.',
  'mech.shingen':
    'Shingen (2): Jedes deiner Schiffe an Shingens Ort hat +1 Stärke. Shingen selbst und andere Mechs gewinnen nichts. Das zählt überall (Belohnungen, schwächstes Schiff, Kämpfe) und endet in dem Augenblick, in dem Shingen fortgeht.',
  'mech.hideyoshi':
    'Hideyoshi (3): Nach jeder Bewegung dieses Mechs darfst du einen Clanmarker um genau 1 Feld verschieben, in jede offene Richtung.',
  'mech.mori':
    'Mori (3): Ist dieser Mech geradewegs aus deinem Vorrat an einen Ort gekommen, so darfst du genau 1 Handkarte abwerfen und dann dort 0, 1 oder 2 Schiffe zerstören, gleich wessen. Ohne Karte zum Abwerfen geht es nicht. Bewegungen von einem Ort an einen anderen lösen es nicht aus.',
  'mech.masumune':
    'Masumune (6): Jede Bewegung dieses Mechs, durch Befehl, Karte oder freien Befehl, kostet dich 1 Reichtum, gezahlt in den Vorrat vor der Bewegung. Hältst du keinen, so kannst du ihn nicht bewegen; denke daran, wenn du einen Befehl verstärkst.',

  'wealth.held':
    'Dein Reichtum sind die Marken, die du hältst; ihre Zahl ist offen. Nur gehaltene Marken können ausgegeben, weggegeben oder am Ende bei Gleichstand gezählt werden. Ausgegebene gehen in den Vorrat zurück.',
  'wealth.supply':
    'Es gibt 44 Marken, und angelegte sind nicht im Vorrat. Reicht der Vorrat nicht, so nimm, was da ist; es bleibt nichts geschuldet. Eine Option macht den Vorrat unbegrenzt.',
  'wealth.attached':
    'An einen Jäger angelegte Marken ziehen mit ihm und werden nie abgenommen, um sie auszugeben. Wird der Jäger zerstört oder kehrt er zurück, so gehen sie in den allgemeinen Vorrat. Sie zählen nicht als Reichtum, den du hältst.',
  'wealth.give':
    'Soll jemand einem anderen Reichtum geben oder zahlen, so gehen gehaltene Marken unmittelbar vom einen zum anderen.',

  'cards.draw':
    'Karten werden oben vom Aktionsdeck gezogen. Darfst du bis zu einer Zahl ziehen, so sage wie viele, bevor du die erste ansiehst; du kannst nicht ansehen und dann aufhören.',
  'cards.limit':
    'Du darfst 5 Aktionskarten halten. Kommst du auf mehr, durch Ziehen, Handel oder anders, so führe das Ziehen oder den Handel zu Ende und wirf dann Karten deiner Wahl ab, bis du 5 hast, bevor irgendetwas anderes geschieht. Eine im Kampf eingesetzte Karte ist nicht auf deiner Hand.',
  'cards.reshuffle':
    'Geht das Deck beim Ziehen aus, so nimm, was es hat, mische den Ablagestapel zu einem neuen Deck und ziehe den Rest. Eingesetzte Karten und eine Karte, die gerade ausgeführt wird, sind nicht im Ablagestapel. Sind Deck und Stapel leer, so ziehst du weniger.',
  'cards.play':
    'Befehlskarten werden in deinem Zug gespielt, Kampfkarten in Kämpfen eingesetzt. Eine Karte zu spielen hat drei Schritte: Kosten zahlen, Text ausführen, abwerfen.',
  'cards.cost':
    'Kosten werden vor der Wirkung ganz bezahlt, nie zum Teil. Eine Befehlskarte, deren Kosten du nicht zahlen kannst, kann nicht gespielt werden. Kosten bleiben bezahlt, auch wenn die Wirkung dann nichts erreicht.',
  'cards.cost-honor':
    'Ehrenkosten senken deine Ehre um ihre Zahl. Du musst so viel haben, denn Ehre fällt nicht unter 0.',
  'cards.cost-wealth': 'Reichtumskosten werden aus gehaltenen Marken in den Vorrat gezahlt.',
  'cards.cost-ships':
    'Für Schiffskosten zerstörst du so viele deiner Schiffe, Jäger oder Träger, beliebig aus Orten und deinem Vorrat. Mechs gehen nicht, ebenso wenig Schiffe auf dem Friedhof.',
  'cards.required':
    'Manche Entscheidungen einer Befehlskarte sind nötig: Die Karte kann nur gespielt werden, wenn es nach dem Bezahlen für jede davon etwas Erlaubtes gibt. Wege zu bezahlen, nach denen es nichts gäbe, sind nicht erlaubt. So braucht Entflammen eine Einheit eines Gegners an einem Ort, während Angriff auf den Nachschub gespielt werden und dann 0 Einheiten zerstören darf.',
  'cards.text-order':
    'Wo eine Karte und diese Regeln sich widersprechen, gilt die Karte. Führe ihre Wirkungen von oben nach unten aus, jede so weit wie möglich. „Bis zu n“ schließt 0 ein, „1 bis n“ nicht.',
  'cards.choice':
    'Lässt eine Karte den Betroffenen wählen, so stehen nur Möglichkeiten offen, die er ganz ausführen kann; gibt es keine, entfällt dieser Teil der Karte. Kommt die Wahl mehrmals, so wird sie jedes Mal für sich und neu geprüft, und die Antworten dürfen verschieden sein. Gegen Angriff auf den Nachschub zum Beispiel kann jemand mit nur 1 Reichtum und 1 Einheit im Vorrat beides nicht, also geschieht nichts.',
  'cards.opponent':
    'Ein Gegner ist jeder andere Spieler, und eine Karte, die dich jemanden wählen lässt, gegen den sie wirkt, meint einen Gegner. Du nennst das Ziel nach dem Bezahlen. Trifft eine Karte mehrere Gegner, so handeln sie im Uhrzeigersinn von links von dir, jeder für sich, und was sie abwerfen, sehen alle.',
  'cards.attach':
    'Eine angelegte Karte liegt neben einem Ort statt im Ablagestapel. Verschiedene Karten dürfen am selben Ort liegen, und sie wirken in der Reihenfolge, in der sie kamen. Eine angelegte Karte wird abgeworfen, wenn ihr Text es sagt, und spätestens mit ihrem Ort: wenn jemand die Ortskarte nimmt oder sie abgeworfen wird, weil niemand sie gewonnen hat.',
  'cards.discard':
    'Benutzte und abgeworfene Karten liegen offen im Ablagestapel, den jeder jederzeit durchsehen darf. Strategiewechsel wird nach seiner Wirkung nicht abgeworfen: Erst erhältst oder ziehst du, dann kommt er auf deine Hand zurück, und dann wird das Handlimit geprüft. Im nächsten Kampf darfst du ihn wieder einsetzen.',

  'battle.order':
    'Sind alle Befehlsmarker gelegt, so werden die Orte nach der Nummer der Tafel abgehandelt, die kleinste zuerst, jeder ganz vor dem nächsten. Die Zugreihenfolge in Kämpfen läuft vom Startspieler dieser Runde im Uhrzeigersinn. Was du an einem Ort gewinnst, gehört dir sofort und kann an den späteren genutzt werden.',
  'battle.uncontested':
    'Ein Ort, an dem zwei oder mehr Spieler Einheiten haben, ist umkämpft, und es kommt zum Kampf. Hat nur einer Einheiten, so werden keine Karten gespielt: Er gewinnt den Ort sofort. Ein Ort ohne Einheiten wird übergangen.',
  'battle.commit':
    'Am Kampf nehmen die Spieler mit Einheiten am umkämpften Ort teil. In Zugreihenfolge legt jeder eine Kampfkarte verdeckt hin oder verzichtet. Alle sehen, ob eine Karte eingesetzt wurde, aber nicht welche.',
  'battle.own-card-per-battle':
    'Jeder darf in einem Kampf höchstens eine Karte einsetzen. Das gilt für jeden Kampf für sich; wo du sonst noch kämpfst, darfst du wieder einsetzen.',
  'battle.bluff':
    'Du darfst jede Kampfkarte einsetzen, auch eine, die du nicht bezahlen kannst oder die nichts bewirken kann. Bluffen ist erlaubt.',
  'battle.reveal':
    'Haben alle eingesetzt oder verzichtet, so werden die Karten einzeln in Zugreihenfolge aufgedeckt; jede wird bezahlt, ausgeführt und abgeworfen, bevor die nächste aufgedeckt wird. Sind deine Einheiten dort fort, bevor du an der Reihe bist, so wird deine Karte dennoch aufgedeckt, bezahlt und ausgeführt. Gozen ändert das Einsetzen und Aufdecken.',
  'battle.pay':
    'Kannst du deine Karte bezahlen, wenn sie aufgedeckt wird, so musst du. Kannst du nicht, auch weil eine frühere Karte dir das Nötige genommen hat, so zahlst du nichts, und die Karte geht ohne Wirkung in den Ablagestapel. Eine Wirkung ohne erlaubtes Ziel bewirkt nichts, wenn die Karte nichts anderes sagt, und ihre Kosten bleiben bezahlt.',
  'battle.bonus': 'Stärke aus Karten zählt nur in diesem Kampf. Die Summe eines Spielers fällt nie unter 0.',
  'battle.victor':
    'Sind alle Karten ausgeführt, so zählt jeder die jetzige Stärke seiner Einheiten dort und seine Stärke aus Karten zusammen. Die höchste Summe gewinnt. Hat nur noch einer Einheiten dort, so gewinnt er, was immer die anderen aus Karten haben.',
  'battle.tie':
    'Teilen sich mehrere die höchste Summe, so gewinnt, wer in der Zugreihenfolge früher kommt. (Bei den Belohnungen in einem Zug gibt Gleichstand niemandem etwas.)',
  'battle.no-units':
    'Wer dort keine Einheiten hat, kann nicht gewinnen. Hat niemand mehr Einheiten, so gibt es keinen Sieger, und die Ortskarte bleibt, bis die Abrechnung sie abwirft.',
  'battle.gain':
    'Der Sieger, in dieser Reihenfolge: erhält 5 Ehre; nimmt die Belohnung des Ortes nach denselben Regeln wie im Zug; führt die angelegten Karten aus; und nimmt die Ortskarte verdeckt an sich, wobei angelegte Karten abgeworfen werden. Dasselbe gilt für einen Ort, der ohne Kampf gewonnen wurde.',
  'battle.return':
    'Dann kehren die Einheiten des Siegers dort in seinen Vorrat zurück, und an sie angelegte Marken gehen in den allgemeinen Vorrat. Das ist keine Bewegung. Zurückgekehrte Einheiten nehmen an späteren Kämpfen der Runde nicht teil, aber Schiffe unter ihnen können Kosten bezahlen.',
  'battle.losers': 'Die Einheiten aller anderen bleiben am Ort und beginnen dort die nächste Runde.',
  'battle.riders':
    'Kartenwirkungen, die davon abhängen, ob jemand gewinnt, kommen an diesem Ort zuletzt, nachdem die Einheiten des Siegers zurückgekehrt sind, in Zugreihenfolge. „Gewinnst du nicht“ wirkt auch für jemanden, dessen Einheiten dort alle zerstört wurden. Wen eine Karte als Sieger nennt, das sehen alle.',

  'resolution.alliances':
    'Erstens gibt dir jeder Clanmarker auf deinem Zweig die Ehre der Stufe, auf der er steht; einer auf +5 und einer auf +3 geben 8. Alle werten zugleich, auch in der letzten Runde.',
  'resolution.locations':
    'Zweitens werden Ortskarten abgeworfen, die niemand genommen hat, und jede Tafel bekommt eine neue Karte vom Ortsstapel. Reicht der Stapel dafür nicht, so endet das Spiel hier.',
  'resolution.restore':
    'Drittens nehmen alle die Einheiten von ihrem Friedhof in ihren Vorrat und ihre vier Befehlsmarker zurück.',
  'resolution.first-player': 'Viertens geht der Startspielermarker nach links weiter; dort beginnt die neue Runde.',

  'end.when':
    'Das Spiel endet in der Abrechnung, wenn der Ortsstapel nicht jeder Tafel eine neue Karte geben kann; dann wird keine aufgedeckt, auch wenn noch einige da sind. Die Bündnisse dieser Runde sind da schon gewertet. Friedhöfe und Befehlsmarker bleiben, wie sie sind, und der Startspielermarker bleibt liegen.',
  'end.types':
    'Dann wertet jeder die verschiedenen Arten unter seinen genommenen Ortskarten: 3 Ehre für zwei Arten, 6 für drei, 9 für alle vier. Nur das Höchste zählt, und mehrere Karten einer Art zählen als eine.',
  'end.winner': 'Wer die meiste Ehre hat, gewinnt.',
  'end.ties':
    'Bei Gleichstand an Ehre entscheiden, in dieser Reihenfolge: der meiste gehaltene Reichtum (angelegte Marken zählen nicht), die meisten genommenen Ortskarten, die meisten Clanmarker auf dem eigenen Zweig und der frühere Platz in der Zugreihenfolge der letzten Runde. Der Sieg wird nie geteilt.',

  'decks.replace':
    'Shattered Alliances ist ein zweites Deck von 40 Aktionskarten: 20 verschiedene, je zwei. Ersetzen: Spielt mit diesen 40 statt mit dem Grunddeck. Hier wie bei den anderen Arten werden die Startkarten wie gewohnt ausgeteilt.',
  'decks.combine': 'Verbinden: Mischt beide Decks zu einem von 80 Karten.',
  'decks.build':
    'Bauen: Wer die Partie erstellt, sucht genau 40 Karten aus beiden Decks aus, keine öfter als zweimal. Ohne Auswahl hat das Deck von jeder Karte eine.',
  'decks.draft':
    'Ziehen: Mischt beide Decks zusammen und gebt jedem 20 der Karten; was bei weniger als 4 Spielern übrig ist, wird ungesehen weggelegt. Alle nehmen zugleich eine Karte für ihr eigenes Deck und geben die anderen nach links, wieder und wieder, bis jeder 20 genommen hat. Jeder benutzt dann sein eigenes Deck und seinen eigenen Ablagestapel.',
  'decks.own':
    'Eigene Decks, zu zweit: Statt eines gemeinsamen Decks bekommt ihr beide von jeder Karte des gewählten Decks ein Exemplar, gemischt, neben den üblichen Startkarten. Beim Draften bekommen ohnehin alle ein eigenes Deck, also geht beides zusammen nicht. Wo Spieler eigene Decks haben, ziehst du von deinem, und jede Karte, die du abwirfst, kommt auf deinen eigenen Stapel, auch eine, die du durch Handel bekommen hast.',

  'trade.offer':
    'Handel ist eine Option und aus, wenn er nicht zu Beginn gewählt wurde. Ist er an, so darf jeder jedem anderen einen Handel anbieten. Nichts geschieht, wenn der andere nicht annimmt. Jeder darf bis zu 3 Angebote offen haben.',
  'trade.goods':
    'Gehandelt werden können gehaltener Reichtum und Handkarten, und Versprechen dürfen in Worten dazukommen. Ehre, Einheiten, Clanmarker, genommene Ortskarten und eingesetzte Karten können den Besitzer nicht wechseln.',
  'trade.when':
    'Nach dem Auswählen der Mechs darf man jederzeit Angebote machen, beantworten und zurückziehen, auch während jemand etwas wählt. Ein angenommener Handel geschieht sofort, und gewählt wird dann mit dem, was übrig ist. Nur ein Handel, der schon läuft, oder ein Abwerfen auf das Handlimit bei einem der beiden kommt vorher zu Ende.',
  'trade.binding':
    'Was den Besitzer wechselt, ist bindend: Beide geben im selben Augenblick, was sie vereinbart haben, oder der Handel findet nicht statt.',
  'trade.next-choice':
    'Jede Seite kann sich an eine Wahl binden: an die, vor der sie gerade steht, an die nächste in ihrem eigenen Zug oder daran, in diesem Kampf keine Karte einzusetzen. Die Wahl muss möglich sein, wenn die Güter getauscht sind, und wird dann getroffen wie vereinbart. Man ist immer nur an eine solche Vereinbarung gebunden.',
  'trade.secret':
    'Niemand kann an eine geheime Wahl gebunden werden: welche Karte man einsetzt, hergibt oder auf das Handlimit abwirft.',
  'trade.back':
    'Ist eine vereinbarte Wahl nicht möglich, wenn sie fällig ist, so wird der Handel rückgängig gemacht: Beide geben zurück, was sie bekommen haben und noch besitzen, und keiner ist mehr gebunden.',
  'trade.promise':
    'Jede andere Abmachung über späteres Spiel ist ein Versprechen. Es steht im Protokoll, und niemand wird gezwungen, es zu halten.',
  'trade.lapse':
    'Ein offenes Angebot verfällt am Ende des Zuges oder Kampfes, in dem es gemacht wurde, und wenn sein Urheber den angebotenen Reichtum in einem anderen Handel weggibt.',
  'trade.limit': 'Wer nach einem Handel mehr als 5 Karten hält, wirft sofort ab, bis er 5 hat.',

  'table.hidden':
    'Geheim sind: die Karten einer Hand, die Reihenfolge jedes Decks, gewählte Samurai, bis sie gezeigt werden, eingesetzte Karten, bis sie aufgedeckt werden, welche Ortskarte zu dritt zurückgelegt wurde und die beim Ziehen der Decks weggelegten Karten. Niemandem wird geschickt, was er nicht wissen darf.',
  'table.public':
    'Alles andere ist offen: wie viele Karten jede Hand und jedes Deck hat, Reichtum, angelegte Marken, Ehre, Marker, Einheiten, Ablagestapel, und wer eine Karte eingesetzt hat. Genommene Ortskarten liegen verdeckt, aber ihre Zahl und ihre Arten sind für alle offen.',
  'table.leave':
    'Gibt jemand auf oder läuft seine Zeit ab, so bleiben seine Einheiten und Marker, und seine Züge werden von selbst gespielt. In jedem Zug kommt der kleinste unbenutzte Marker auf Reichtum nehmen; keine Befehlskarte wird gespielt und keine Karte in einem Kampf eingesetzt. Jede andere Entscheidung wird auch von selbst beantwortet.',
} as const
