/** Set-up, the turn, the map, movement, borders. */
export const course = {
  'setup.sectors':
    'Mischt die Sektoren und legt für jede Person einen offen in die Mitte. Jeder berührt den ersten und den vorigen, mit gleichen Symbolen am vorigen. Mischt einen Sektor ohne Startpunkt zurück und zieht einen anderen. Der Rest bildet den verdeckten Sektorstapel.',
  'setup.tokens':
    'Mischt die 21 Erkundungsmarker verdeckt und legt ungesehen einen auf jedes Erkundungsfeld der ersten Sektoren.',
  'setup.decks':
    'Mischt die Auftragskarten und die Titelkarten zu zwei verdeckten Stapeln. Ware, Ausrüstung und Schadensmarker liegen neben dem Spielplan bereit.',
  'setup.credits': 'Alle bekommen 3.000 Credits.',
  'setup.npcs':
    'Mischt die drei NSC-Karten und verteilt sie in Sitzreihenfolge, je eine; zu viert oder fünft gehen manche leer aus. Ein NSC mit seinem Heimatsektor unter den ersten kommt ins Spiel, sobald eure Schiffe auf dem Spielplan sind.',
  'setup.goal': 'Einigt euch, mit wie viel **Ruhm** das Spiel gewonnen ist.',
  'setup.ships':
    'Alle würfeln mit einem W20; bei Gleichstand an der Spitze noch einmal. Wer am höchsten würfelt, wählt ein Schiff der Stufe 1 mit seiner Fähigkeitskarte, dann wählen die anderen gegen den Uhrzeigersinn. Eine 20 bringt bei diesen Würfen keinen Ruhm.',
  'setup.start':
    'Jedes Schiff beginnt auf dem Startpunkt des eigenen Sektors: das erste auf dem ersten Sektor und so weiter. Es hat volle Energie, vier bereite Marker, bereiten Impuls und keinen Ruhm.',
  'setup.outfits':
    'In der Reihenfolge der Schiffswahl dürfen alle Ausrüstung kaufen, die in den Laderaum passt. Übrige Credits behältst du.',
  'setup.first': 'Wer zuletzt gewählt hat, beginnt. Dann geht es im Uhrzeigersinn weiter.',

  'turn.phases':
    'Dein Zug hat eine **Aktionsphase**, eine **Geschäftsphase**, wenn du dann auf einem Planeten bist, und eine **Statusphase**. In eine frühere Phase kannst du nicht zurück.',
  'turn.actions':
    'Führe in der Aktionsphase so viele Aktionen aus, wie du bezahlen kannst, in beliebiger Reihenfolge: bewegen, angreifen, erkunden, handeln, abbauen, bergen, ernten, Aufträge erfüllen, Fähigkeiten einsetzen, retten. Beende jede, bevor die nächste kommt. Du beendest die Phase, wann du willst.',
  'turn.minor':
    '**Kleine Aktionen** sind: Aufträge ziehen, Ware oder einen Erkundungsmarker einsammeln, Ware abwerfen, den Auftrag abbrechen, ein Blindsprung und so bezeichnete Fähigkeiten. Sie sind jederzeit in der Aktionsphase möglich und beenden keine Bewegungsaktion. Ein Blindsprung geht nur in einer Bewegungsaktion.',
  'turn.order':
    'Nach deinem Zug kommen Schiffe mit Autopilot, dann der NSC, dessen Karte du hast, wenn er im Spiel ist, dann ist links von dir die nächste Person dran.',
  'turn.gifts':
    'Du darfst zwischen zwei Aktionen Credits verschenken, wenn du oder die beschenkte Person dran ist. Versprechen dafür binden niemanden.',

  'map.tiles':
    'Ein **Sektor** hat 19 **Felder**. Sektoren liegen lückenlos nebeneinander; jeder hat sechs Seiten mit je einem von sechs Symbolen.',
  'map.symbols':
    'Lege einen neuen Sektor an die Seite, über die du erkundest, und drehe ihn, bis sein Symbol dort dasselbe ist. Jedes Symbol kommt einmal vor, also gibt es nur eine Lage. Die anderen Seiten spielen keine Rolle.',
  'map.unexplored':
    'Die Seite eines Feldes ist eine **unerforschte Kante**, wenn dahinter kein Sektor liegt und der Sektorstapel nicht leer ist. Ist der Stapel leer, ist der Rand der Sternkarte eine Wand.',
  'map.edge':
    'Auf einem Feld mit mehreren unerforschten Kanten wählst du eine, bevor der Sektor gezogen wird. Ein Eckfeld gehört zu zwei Seiten seines Sektors; die Kante bestimmt, zu welcher.',
  'map.scan':
    '**Scan**: Zahle auf einem Feld mit einer unerforschten Kante 1 Energie und ziehe einen Sektor. Ein Scan braucht keine Bewegung und beendet eine Bewegungsaktion. Ein gestrandetes Schiff kann nicht scannen.',
  'map.jump':
    '**Blindsprung**, in einer Bewegung: Wähle ein unerforschtes Feld neben deinem und zahle 1 Bewegung. Führe die Grenze aus, über die du gehst; hält sie dich auf, wird kein Sektor gezogen. Ziehe und lege dann den Sektor und betritt das gewählte Feld über die Grenze, die es hat. Deine Bewegung geht weiter.',
  'map.jump-from':
    'Du darfst von einem besetzten Feld springen, durch das du fliegst. Der neue Sektor bekommt seinen Marker und seinen NSC, bevor du ihn betrittst.',
  'map.jump-star':
    'Ist das gewählte Feld ein Stern, wird dein Schiff sofort mit seiner Ware zerstört, und dein Zug endet. Abbrechen kannst du den Sprung nicht.',
  'map.jump-barred':
    'Ist ein Planetenschild im Weg, würfle dafür. Misslingt es, bleibst du und nimmst seinen Schaden. Ist es ein gesetzestreuer Eingang und du bist gesetzlos, bleibst du ohne Wurf. Die Bewegung ist verbraucht.',
  'map.jump-occupied':
    'Ist auf dem Feld eben ein NSC erschienen, fliegst du hindurch. Fliege weiter, wenn du noch Bewegung hast; sonst kehrst du ohne weitere Würfe auf das Feld zurück, von dem du kamst.',
  'map.token':
    'Ein neuer Sektor mit einem Erkundungsfeld bekommt einen Marker, verdeckt und ungesehen. Ein Feld bekommt nie einen zweiten.',
  'map.collect':
    'Den Erkundungsmarker auf deinem Feld einzusammeln ist eine kleine Aktion. Du musst den Weg hinein überlebt haben, und kein anderes Schiff darf dort sein. Decke ihn auf, behalte ihn und erhalte 1 Ruhm, 1.000 Credits oder nichts.',
  'map.spaces':
    'Auftragspunkte, Startpunkte und Felder zum Handeln, Abbauen, Bergen, Ernten oder Erkunden sind sonst wie der Raum um sie, für Bewegung und Sicht.',
  'map.adjacent':
    'Schiffe auf Feldern nebeneinander sind **benachbart**, außer wenn ein Planetenschild oder Eingang dazwischenliegt. Andere Grenzen spielen keine Rolle.',
  'map.distance':
    'Die **Entfernung** zwischen zwei Sektoren ist die Zahl der Sektoren, die du auf dem kürzesten Weg betrittst. Sektoren mit einem Stern lassen sich nicht durchfliegen, Tore sind keine Abkürzung, und Grenzen zählen nicht.',
  'map.distance-pay':
    'Ein Lohn, der von der Entfernung abhängt, steht fest, sobald es einen Weg gibt. Solange ein Sektor fehlt oder kein Weg besteht, wartet er.',

  'move.action':
    'Eine **Bewegungsaktion** gibt dir Bewegung. Du musst sie nicht aufbrauchen, aber der Rest verfällt, wenn die Aktion endet.',
  'move.engine':
    'Mit einem Triebwerk: Lege einen bereiten Marker auf ein freies Einsatzfeld und wirf seinen Würfel, minus 1 für jeden Schadensmarker darauf. Das Ergebnis ist deine Bewegung. Bei 0 oder weniger ist der Marker umsonst eingesetzt.',
  'move.impulse':
    'Mit Impuls: Einmal pro Zug hast du ohne Energie und Marker so viel Bewegung wie der Impuls deines Schiffes.',
  'move.step': 'Zahle 1 Bewegung, um ein Feld nebenan zu betreten. Dabei überquerst du alle Grenzen dazwischen.',
  'move.interrupt':
    'Kleine Aktionen lassen eine Bewegungsaktion offen. Jede andere Aktion beendet sie, und der Rest der Bewegung verfällt.',
  'move.pass':
    'Du darfst durch besetzte Felder fliegen, mit allen Würfen, die sie verlangen, aber nicht dort bleiben. Auf einem geteilten Feld kannst du keine kleinen Aktionen ausführen, außer einem Blindsprung.',
  'move.bounce':
    'Ein Schiff, das nicht weiterkann und auf einem besetzten Feld bleiben müsste, kehrt ohne Würfe auf seinem Weg zum letzten Feld zurück, das es für sich hatte.',
  'move.use-occupied':
    'In einer Bewegungsaktion darfst du 2 Bewegung zahlen, um ein besetztes Feld neben dir zu nutzen. Würfle für die Grenzen dazwischen wie bei einer Bewegung, dann führe eine Aktion aus, als wäre dein Schiff dort. Dein Schiff bleibt, wo es ist. War es keine kleine Aktion, endet deine Bewegung.',
  'move.use-limits':
    'Die Aktion darf alles sein, was das Feld bietet, eine Rettung, ein Angriff oder eine Fähigkeit, die vom Ort abhängt. Hält dich ein Schild auf, stirbst oder strandest du, geschieht nichts. Ware, die du verlierst, fällt auf das Feld deines Schiffes. Der Durchgang durch ein Tor ist keine Aktion.',
  'stranded.when':
    'Du bist **gestrandet**, wenn du weder Energie noch bereite Marker hast. Das wird nach jeder Aktion und gleich nach einem Verlust von Energie geprüft. Eine Aktion, die du mit deinem letzten Marker bezahlt hast, findet noch statt.',
  'stranded.rights':
    'Wer gestrandet ist, darf mit Impuls fliegen, kleine Aktionen ausführen und auf einem Planeten Geschäfte machen. Alles andere braucht Energie oder Marker, auch Schilde. Mit der ersten Energie oder dem ersten bereiten Marker ist es vorbei.',
  'stranded.midway':
    'Strandest du in einer Bewegungsaktion, endet sie sofort. Deinen Impuls darfst du danach noch nutzen.',
  'stranded.rescue':
    '**Retten**, eine Aktion: Gib mit mindestens 3 Energie 2 davon einem gestrandeten Schiff, das deinem benachbart ist, und erhalte 1 Ruhm. Die andere Person kann nicht ablehnen und darf damit sofort bis zu 2 Marker bereit machen. NSC stranden nie.',

  'border.sides':
    'Eine **Grenze** gehört zu einer Seite eines Feldes. Planeten, Nebel, Tore und Sterne haben Grenzen um ihren Umriss, Asteroiden und Trümmer um jedes ihrer Felder. Seiten ohne Grenze sind freier Raum, auch die inneren Seiten von Planeten und Nebeln.',
  'border.resolve':
    'Überquerst du eine Grenze, die einen W20 verlangt, wirf ihn und führe die Wirkung sofort aus. Dann geht deine Bewegungsaktion weiter.',
  'border.exit': 'Verlässt du ein Feld, wirkt nur der Schild oder der Eingang eines Planeten.',
  'border.entry':
    'Betrittst du ein Feld, wirken Sterne, Asteroiden, Nebel, Trümmer, Schilde und Eingänge. Tore und freier Raum wirken nicht.',
  'border.double':
    'Haben beide Felder zwischen sich eine Grenze, überquert eine Bewegung zwei: zuerst die des Feldes, das du verlässt, dann die des Feldes, das du betrittst.',
  'border.double-place':
    'Bist du durch einen Schild hinaus, bist du auf dem neuen Feld, bevor du für seinen Asteroiden, seinen Nebel oder seine Trümmer würfelst. Du stirbst oder strandest dort. Das gilt auch von Sektor zu Sektor.',
  'border.star': 'Ein Schiff, das in einen **Stern** fliegt, wird zerstört.',
  'border.asteroid':
    'Um ein **Asteroidenfeld** zu betreten, wirf einen W20. 1–10: Du nimmst so viel Schaden. 11–20: Nichts geschieht. Würfle für jedes Asteroidenfeld, das du betrittst, auch von einem zum nächsten. Hinaus kommst du frei.',
  'border.nebula':
    'Um einen **Nebel** zu betreten, wirf einen W20. 1–10: Du verlierst so viel Energie. 11–20: Nichts geschieht. Hinaus kommst du frei.',
  'border.nebula-inside':
    'Innerhalb eines Nebels bewegst du dich ohne Würfe. Würfle für jeden neuen Eintritt, auch aus einem Loch in seiner Mitte.',
  'border.energy-loss':
    'Verlierst du mehr Energie, als du hast, sinkt deine Anzeige auf 0, und für jeden fehlenden Punkt wird ein bereiter Marker leer. Marker auf Ausrüstung sind sicher. Reicht das nicht, bist du gestrandet. Ein schon gestrandetes Schiff würfelt und fliegt weiter.',
  'border.debris':
    'Um **Trümmer** zu betreten, wirf einen W20. 1–3: Dein Schiff wird zerstört, und nichts hilft. 4–20: Nichts geschieht. Würfle für jedes Trümmerfeld, das du betrittst. Hinaus kommst du frei.',
  'border.defend':
    'Nachdem du den W20 gesehen hast, darfst du Schilde und verteidigende Fähigkeiten einsetzen: gegen Schaden durch Asteroiden und beim Abbauen, gegen Energieverlust in Nebeln und beim Ernten. Die Marker bleiben bis zu deiner Statusphase auf dem Schild.',
  'border.shield':
    'Um einen **Planetenschild** zu durchqueren, hinein oder hinaus, wirf einen W20. 1–10: Du kommst nicht durch, verlierst die Bewegung und nimmst so viel Schaden. 11–17: Du kommst durch, wirst aber gesehen; dein Kopfgeld steigt um 1.000. 18–20: Du kommst ungesehen durch. Mit übriger Bewegung geht es weiter.',
  'border.shield-damage': 'Gegen den Schaden eines Planetenschildes helfen weder Schilde noch Fähigkeiten.',
  'border.two-shields':
    'Berühren sich zwei Planeten, bleibst du auf deinem Feld, bis du beide Schilde durchquert hast. Misslingt ein Wurf, bleibst du, verlierst die Bewegung und nimmst diesen Schaden. Ein Kopfgeld vom ersten Schild bleibt dir.',
  'border.lawful':
    'Gesetzlose können einen **gesetzestreuen Planeten** nicht durch den Eingang betreten. Sie dürfen ihn verlassen, und wer dort gesetzlos ist, darf bleiben und Geschäfte machen.',
  'border.outlaw':
    'Ein unbescholtenes Schiff, das den Eingang eines **gesetzlosen Planeten** überquert, hinein oder hinaus, bekommt 1.000 Kopfgeld. Das gilt auch für den Händler. Der Vollstrecker hat nie ein Kopfgeld.',
  'border.neutral': 'Der Eingang eines **neutralen Planeten** steht allen offen.',
  'border.gate':
    'Von einem **Torfeld** bringt dich 1 Bewegung auf jedes Feld eines anderen funktionierenden Tores, ohne eine Grenze zu überqueren. Auf ein besetztes nur, wenn Bewegung zum Weiterfliegen bleibt. Auf Nachbarschaft, Reichweite, Sicht und Entfernung wirken Tore nicht.',
  'border.tigris':
    'Das **Tigris-Tor** führt zu keinem anderen Tor und keines zu ihm. Zahle 1 Bewegung und wirf einen W20: Du kommst auf dem freien Startpunkt mit der nächstliegenden Nummer heraus, von zweien auf dem höheren. Bei einer 20 wähle einen. Deine Bewegung geht weiter.',
}
