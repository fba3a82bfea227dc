/** Set-up, the turn, the map, movement, borders. */
export const course = {
  'setup.sectors':
    'Die Sektorplättchen werden gemischt, und für jeden Spieler wird eines offen in die Mitte gelegt, eines nach dem anderen: Jedes berührt das erste und das vorige, und wo es an das vorige stößt, sind die Symbole gleich. Ein Plättchen ohne Startpunkt wird zurückgemischt und durch ein anderes ersetzt. Die übrigen Plättchen bilden den verdeckten Stapel.',
  'setup.tokens':
    'Die 21 Erkundungsmarker werden verdeckt gemischt, und auf jedes Erkundungsfeld der ersten Plättchen kommt einer davon, ungesehen.',
  'setup.decks':
    'Auftragskarten und Titelkarten werden zu zwei verdeckten Stapeln gemischt. Warenwürfel, Ausrüstung und Schadensmarker liegen neben dem Brett bereit.',
  'setup.credits': 'Jeder bekommt 3.000 Credits.',
  'setup.npcs':
    'Die drei NSC-Karten werden gemischt und in Sitzreihenfolge an die Spieler verteilt, je eine; zu viert oder fünft bekommen manche keine. Ein NSC, dessen Heimatsektor unter den ersten Plättchen ist, kommt ins Spiel, sobald die Schiffe der Spieler auf dem Brett stehen.',
  'setup.goal': 'Die Spieler einigen sich, mit wie viel Ruhm man gewinnt.',
  'setup.ships':
    'Jeder würfelt mit einem W20, bei Gleichstand an der Spitze noch einmal. Der Höchste wählt ein Schiff der Stufe 1 mit seiner Fähigkeitskarte, dann geht es gegen den Uhrzeigersinn weiter. Eine 20 bringt bei diesen Würfen keinen Ruhm.',
  'setup.start':
    'Jedes Schiff beginnt auf dem Startpunkt des Plättchens seines Besitzers: das des ersten Spielers auf dem ersten Plättchen und so weiter. Es hat volle Energie, vier scharfe Marker, bereiten Impuls und keinen Ruhm.',
  'setup.outfits':
    'In der Reihenfolge der Schiffswahl darf dann jeder Ausrüstung kaufen, die in den Laderaum passt. Wer Credits übrig hat, behält sie.',
  'setup.first': 'Wer zuletzt gewählt hat, hat den ersten Zug; von da an geht es im Uhrzeigersinn.',

  'turn.phases':
    'Ein Zug hat eine Aktionsphase, eine Geschäftsphase, wenn das Schiff dann auf einem Planeten ist, und eine Statusphase. Keine Phase kehrt zurück.',
  'turn.actions':
    'In der Aktionsphase führst du beliebig viele Aktionen aus, die du bezahlen kannst, in beliebiger Reihenfolge: bewegen, angreifen, Aufträge ausführen, handeln, abbauen, bergen und ernten, erkunden, Fähigkeiten einsetzen, retten. Bei jeder sagst du, was du tust, zahlst, würfelst und führst sie aus, bevor die nächste kommt. Du beendest die Phase, wann du willst.',
  'turn.minor':
    'Kleine Aktionen sind: Aufträge ziehen, Würfel oder einen Erkundungsmarker aufnehmen, Würfel abwerfen oder den Auftrag aufgeben, ein Blindsprung, und Fähigkeiten, die als klein bezeichnet sind. Sie sind jederzeit in der Aktionsphase möglich, auch mitten in einer Bewegungsaktion, ohne sie zu beenden; ein Blindsprung nur darin, denn er kostet Bewegung.',
  'turn.order':
    'Nach deinem Zug kommen die treibenden Schiffe, dann der NSC, dessen Karte du hast, wenn er im Spiel ist, dann der Spieler links von dir.',
  'turn.gifts':
    'Credits dürfen verschenkt werden. Geber oder Empfänger muss am Zug sein, und es geschieht zwischen zwei Aktionen. Was dafür versprochen wurde, bindet niemanden.',

  'map.tiles':
    'Ein Sektor ist ein Plättchen aus 19 sechseckigen Feldern. Plättchen liegen lückenlos nebeneinander; jedes hat sechs Seiten mit je einem von sechs Symbolen.',
  'map.symbols':
    'Ein neues Plättchen wird an die Seite gelegt, über die es erkundet wird, und gedreht, bis sein Symbol dort dasselbe ist. Jedes Plättchen zeigt jedes Symbol einmal, also gibt es nur eine Lage. Was seine anderen Seiten berühren, spielt keine Rolle.',
  'map.unexplored':
    'Die Seite eines Feldes ist eine unerforschte Kante, wenn dahinter kein Plättchen liegt und der Sektorstapel nicht leer ist. Ist der Stapel leer, so ist der Rand der Karte eine Wand.',
  'map.edge':
    'Auf einem Feld mit mehreren unerforschten Kanten nennst du die, über die du erkundest, bevor das Plättchen gezogen wird. Die Kante bestimmt die Seite deines Plättchens: Ein Eckfeld gehört zu zwei Seiten.',
  'map.scan':
    'Suche: Auf einem Feld mit einer unerforschten Kante zahlst du 1 Energie und ziehst einen Sektor. Das ist keine kleine Aktion, beendet also eine Bewegungsaktion; es braucht keine Bewegung, und ein gestrandetes Schiff kann es nicht.',
  'map.jump':
    'Blindsprung, eine kleine Aktion in einer Bewegung: Nenne das unerforschte Feld neben deinem und zahle 1 Bewegung; das geht auch von einem besetzten Feld aus, durch das du fliegst. Zuerst wirkt die Grenze, durch die du das Feld verlässt; hält sie dich, wird kein Plättchen gezogen. Dann wird der Sektor gezogen und gelegt, mit seinem Marker und seinem NSC, und du musst in das genannte Feld, über die Grenze, die es nun hat. Danach geht die Bewegung weiter.',
  'map.jump-star':
    'Ist das genannte Feld ein Stern, so wird dein Schiff mit seinen Würfeln sofort zerstört, und dein Zug endet. Der Sprung lässt sich nicht abbrechen.',
  'map.jump-barred':
    'Zeigt sich ein Planetenschild im Weg, so würfelst du dafür; misslingt es, so bleibst du, wo du warst, und nimmst seinen Schaden. Ist es ein gesetzestreuer Eingang und du bist gesetzlos, so bleibst du ohne Wurf. Die Bewegung ist verbraucht.',
  'map.jump-occupied':
    'Ist auf dem genannten Feld eben ein NSC erschienen, so fliegst du hindurch: Flieg weiter, wenn du noch Bewegung hast; sonst bist du wieder auf dem Feld, von dem du kamst, ohne weitere Würfe.',
  'map.token':
    'Auf ein neues Plättchen mit einem Erkundungsfeld kommt ein Marker aus dem Vorrat, verdeckt und ungesehen. Ein Feld bekommt nie einen zweiten.',
  'map.collect':
    'Den Marker des Feldes zu nehmen, auf dem du bist, ist eine kleine Aktion. Du musst den Weg hinein überlebt haben, und das Feld muss dir allein gehören. Du deckst ihn auf, behältst ihn und bekommst, was er zeigt: 1 Ruhm, 1.000 Credits oder nichts.',
  'map.spaces':
    'Auftragspunkte, Startpunkte und Felder zum Handeln, Abbauen, Bergen, Ernten oder Erkunden sind sonst wie der Raum um sie her, für Bewegung und Sicht.',
  'map.adjacent':
    'Schiffe auf Feldern nebeneinander sind benachbart, außer wenn ein Planetenschild oder ein Eingang dazwischenliegt, auf einem der beiden Felder. Andere Grenzen spielen keine Rolle: Ein Schiff in einem Asteroidenfeld kann vom Nachbarn bestohlen, aber nicht beschossen werden.',
  'map.distance':
    'Zwischen zwei Sektoren zählst du die Plättchen, die du auf dem kürzesten Weg betreten musst, von Plättchen zu angrenzendem Plättchen. Plättchen mit einem Stern sind nicht zu durchfliegen; Tore sind keine Abkürzung; Grenzen zählen nicht. Ein Lohn, der davon abhängt, steht fest, sobald es einen Weg gibt. Solange ein Plättchen fehlt oder kein Weg besteht, wartet er.',

  'move.action':
    'Eine Bewegungsaktion gibt Bewegung; was an ihrem Ende übrig ist, verfällt. Du musst sie nicht aufbrauchen.',
  'move.engine':
    'Mit einem Triebwerk: Lege einen scharfen Marker auf eines seiner freien Einsatzfelder und wirf seinen Würfel, weniger 1 für jeden Schadensmarker darauf. Das Ergebnis ist deine Bewegung; bei 0 oder weniger ist der Marker umsonst verbraucht.',
  'move.impulse':
    'Mit Impuls: Einmal je Zug hast du, ohne Energie und Marker, so viel Bewegung wie der Impuls deines Schiffes.',
  'move.step': '1 Bewegung bringt dein Schiff auf ein Feld nebenan, über alle Grenzen, die dazwischenliegen.',
  'move.pass':
    'Schiffe dürfen durch Felder mit anderen Schiffen fliegen, mit allen Würfen, die diese Felder verlangen, aber nicht dort bleiben. Auf einem Feld, das du teilst, kannst du keine kleine Aktion ausführen, außer einem Blindsprung: Er führt weiter.',
  'move.bounce':
    'Ein Schiff, das nicht weiterkann und auf einem besetzten Feld bleiben müsste, geht auf seinem Weg zurück bis zum letzten Feld, das es für sich hatte, ohne Würfe.',
  'move.use-occupied':
    'In einer Bewegungsaktion darfst du 2 Bewegung zahlen, um ein besetztes Feld neben dir zu nutzen. Würfle für die Grenzen dazwischen wie bei einem Schritt, dann führe eine Aktion aus, als wäre dein Schiff dort: was das Feld bietet, eine Rettung, einen Angriff oder eine Fähigkeit, die vom Ort abhängt. Hält dich ein Schild, stirbst oder strandest du, wird nichts daraus. Dein Schiff bleibt, wo es ist, und was es verliert, fällt dort hin. War die Aktion keine kleine, endet deine Bewegung. Der Durchgang durch ein Tor ist Bewegung und keine Aktion.',
  'move.interrupt':
    'Kleine Aktionen lassen eine Bewegungsaktion offen. Jede andere Aktion beendet sie, und der Rest der Bewegung verfällt.',

  'stranded.when':
    'Ein Spieler ohne Energie und ohne scharfen Marker ist gestrandet. Das wird geprüft, wenn eine Aktion vorbei ist und gleich nach einem Verlust von Energie: Eine Aktion, die du mit deinem letzten Marker bezahlt hast, wird noch ausgeführt.',
  'stranded.rights':
    'Wer gestrandet ist, darf mit Impuls fliegen, kleine Aktionen ausführen und auf einem Planeten Geschäfte machen. Andere Aktionen, auch Schilde, brauchen das, was fehlt. Mit der ersten Energie oder dem ersten scharfen Marker ist es vorbei.',
  'stranded.midway':
    'Strandest du durch einen Verlust von Energie in einer Bewegungsaktion, so endet sie sofort. Noch nicht genutzter Impuls darf danach genutzt werden.',
  'stranded.rescue':
    'Retten, eine Aktion: Mit mindestens 3 Energie gibst du 2 an das gestrandete Schiff eines Spielers, das deinem benachbart ist, und bekommst 1 Ruhm. Der andere kann nicht ablehnen und darf mit der Energie sofort bis zu 2 Marker scharf machen. NSC stranden nie.',

  'border.sides':
    'Eine Grenze gehört zu einer Seite eines Feldes. Planeten, Nebel, Tore und Sterne haben sie um ihren Umriss, Asteroiden und Trümmer um jedes ihrer Felder. Seiten ohne Grenze sind freier Raum, auch die inneren Seiten von Planeten und Nebeln.',
  'border.resolve':
    'Sobald ein Schiff eine Grenze überquert, die einen W20 verlangt, wird er geworfen und wirkt. Danach geht die Bewegungsaktion weiter.',
  'border.exit': 'Auf dem Weg aus einem Feld wirkt nur der Schild oder der Eingang eines Planeten.',
  'border.entry':
    'Auf dem Weg in ein Feld wirken Sterne, Asteroiden, Nebel, Trümmer, Schilde und Eingänge; Tore und freier Raum wirken nicht.',
  'border.double':
    'Haben beide Felder auf der Seite zwischen ihnen eine Grenze, so überquert eine Bewegung zwei: zuerst die des Feldes, das du verlässt, dann die des Feldes, das du betrittst, auch von Plättchen zu Plättchen. Bist du durch einen Schild hinausgekommen, so bist du auf dem neuen Feld, bevor für seinen Asteroiden, seinen Nebel oder seine Trümmer gewürfelt wird, und stirbst oder strandest dort.',
  'border.star': 'Ein Schiff, das in einen Stern fliegt, wird zerstört.',
  'border.asteroid':
    'In einen Asteroiden: Wirf einen W20. 1–10: Du nimmst so viel Schaden. 11–20: Nichts geschieht. Für jedes Asteroidenfeld, das du betrittst, wird gewürfelt, auch von einem zum nächsten; hinaus kommst du frei.',
  'border.nebula':
    'In einen Nebel: Wirf einen W20. 1–10: Du verlierst so viel Energie. 11–20: Nichts geschieht. Hinaus kommst du frei.',
  'border.nebula-inside':
    'Innerhalb eines Nebels bewegst du dich ohne Würfe. Für jeden neuen Eintritt wird gewürfelt, auch aus einem Loch in seiner Mitte.',
  'border.energy-loss':
    'Verlierst du mehr Energie, als du hast, sinkt deine Anzeige auf 0, und für jeden fehlenden Punkt wird ein scharfer Marker entschärft. Marker auf Ausrüstung sind sicher. Reicht auch das nicht, bist du gestrandet. Ein Schiff, das schon vorher gestrandet war, hat nichts zu verlieren: Es würfelt und fliegt weiter.',
  'border.debris':
    'In Trümmer: Wirf einen W20. Bei 1–3 wird dein Schiff zerstört, und nichts hilft. Bei 4–20 geschieht nichts. Für jedes Trümmerfeld, das du betrittst, wird gewürfelt; hinaus kommst du frei.',
  'border.defend':
    'Gegen den Schaden eines Asteroiden oder beim Abbau und gegen den Verlust von Energie in einem Nebel oder bei der Ernte darfst du Schilde und verteidigende Fähigkeiten einsetzen, nachdem du den W20 gesehen hast. Dafür eingesetzte Marker bleiben bis zu deiner Statusphase auf dem Schild.',
  'border.shield':
    'Durch einen Planetenschild, hinein oder hinaus: Wirf einen W20. 1–10: Du kommst nicht durch, verlierst die Bewegung und nimmst so viel Schaden; mit übriger Bewegung geht es weiter. 11–17: Du kommst durch und wirst gesehen, und dein Kopfgeld steigt um 1.000. 18–20: Du kommst ungesehen durch.',
  'border.shield-damage': 'Gegen den Schaden eines Planetenschildes helfen weder Schilde noch Fähigkeiten.',
  'border.two-shields':
    'Wo zwei Planeten sich berühren, bleibst du auf deinem Feld, bis beide Schilde durchquert sind. Misslingt einer der Würfe, so bleibst du, verlierst die Bewegung und nimmst diesen Schaden. Ein Kopfgeld vom ersten Schild bleibt dir.',
  'border.lawful':
    'Gesetzlose können einen gesetzestreuen Planeten nicht durch den Eingang betreten. Sie dürfen ihn verlassen, und wer dort gesetzlos ist, darf bleiben und Geschäfte machen.',
  'border.outlaw':
    'Ein unbescholtenes Schiff, das den Eingang eines gesetzlosen Planeten passiert, hinein oder hinaus, bekommt ein Kopfgeld von 1.000. Das gilt auch für den Händler; der Vollstrecker hat nie ein Kopfgeld.',
  'border.neutral': 'Der Eingang eines neutralen Planeten steht allen offen.',
  'border.gate':
    'Von einem Torfeld bringt 1 Bewegung ein Schiff auf jedes Feld eines anderen Tores, das in Ordnung ist, und keine Grenze wird überquert; auf ein besetztes nur, wenn Bewegung zum Weiterfliegen bleibt. Für Nachbarschaft, Reichweite, Sicht und die Entfernung zwischen Sektoren tun Tore nichts; sonst sind sie freier Raum.',
  'border.tigris':
    'Das Tigris-Tor führt zu keinem anderen Tor und keines zu ihm. Für 1 Bewegung wirfst du dort einen W20: Du kommst auf dem Startpunkt mit der nächstliegenden Nummer heraus, von zweien auf dem höheren; bei einer 20 auf einem deiner Wahl. Besetzte Startpunkte zählen nicht. Die Bewegungsaktion geht weiter.',
}
