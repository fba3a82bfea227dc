/** Ships, outfits, combat, death. */
export const ships = {
  'ship.space': 'Auf keinem Feld sind je zwei Schiffe länger als für einen Durchflug.',
  'ship.hold':
    'Der Laderaum ist ein Raster aus Feldern. Jedes Teil einer Ausrüstung und jeder Würfel belegt eines, und nichts liegt übereinander oder außerhalb. Was nicht passt, kannst du nicht haben.',
  'ship.energy':
    'Energie macht Marker scharf, treibt Fähigkeiten an und bezahlt die Suche. Die Anzeige zeigt nie mehr als das Höchste des Schiffes.',
  'ship.markers':
    'Jeder Spieler hat vier Marker für Ausrüstung. Ein Marker ist scharf, auf einem Einsatzfeld oder entschärft; nur scharfe lassen sich einsetzen.',
  'ship.damage':
    'Der Besitzer eines getroffenen Schiffes legt für jeden Punkt einen Schadensmarker auf ein unbeschädigtes Feld des Laderaums, alle auf einmal, und sucht die Felder aus. Ein beschädigtes Feld ist bis zur Reparatur nicht zu nutzen.',
  'ship.damage-cube':
    'Ein Würfel auf einem Feld, das beschädigt wird, fällt auf das Feld, auf dem das Schiff ist. Sein Besitzer kann ihn in diesem Zug nicht wieder aufnehmen.',
  'ship.damage-use':
    'Ein Marker auf einem Einsatzfeld, das beschädigt wird, ist entschärft, und das Einsatzfeld ist bis zur Reparatur verloren.',
  'ship.destroyed':
    'Ein Schiff mit so viel Schaden, wie sein Laderaum Felder hat, oder mehr ist sofort zerstört; dann werden keine Marker gelegt.',
  'ship.ability':
    'Um eine Fähigkeit einzusetzen, zahlst du ihre Energie zu der Zeit, die ihre Karte nennt, und würfelst, wenn sie es verlangt. Die Fähigkeiten früherer Schiffe bleiben dein, wenn du ein größeres kaufst.',
  'ship.exhaust':
    'Eine eingesetzte Fähigkeit ist bis zu deiner nächsten Statusphase erschöpft, ob sie gelungen ist oder nicht. Sie kann wieder bereit sein, während ihre Wirkung noch andauert.',
  'ship.drift':
    'Ein Schiff, das nach den Zügen anderer von selbst treibt, folgt allen Regeln der Bewegung; sein Besitzer würfelt an Grenzen und führt keine kleinen Aktionen aus. Es endet, wenn der Zug des Besitzers beginnt oder das Schiff zerstört wird.',
  'ship.harpoon':
    'Ein Schiff, das an einem anderen hängt, darf nach jedem Feld, das dieses zieht, in das verlassene Feld folgen und würfelt an Grenzen; folgt es nicht, so lässt es los, außer wenn es nicht folgen konnte und noch neben dem anderen ist. Es kann nicht in ein besetztes Feld folgen und nicht als Gesetzloser durch einen gesetzestreuen Eingang. Es endet, wenn eines der Schiffe zerstört wird oder durch ein Tor geht, und wenn der Zug des Besitzers beginnt.',
  'ship.replica':
    'Eine kopierte Fähigkeit wird einmal eingesetzt, als wäre sie die eigene, für ihre Energie. Die Karte ihres Besitzers wird weder genommen noch erschöpft. In der Statusphase dessen, der kopiert hat, ist die Kopie fort.',
  'bounty.status':
    'Ein Schiff mit Kopfgeld ist gesetzlos, eines ohne ist unbescholten. Kopfgeld wird getrennt von Credits gehalten.',
  'bounty.gain':
    'Kopfgeld steigt um 1.000, wenn du beim Durchqueren eines Planetenschildes gesehen wirst, wenn du unbescholten einen gesetzlosen Eingang passierst und wenn du ein unbescholtenes Schiff zerstörst; und um das, was ein gesetzloser Auftrag nennt.',
  'bounty.claim': 'Das Kopfgeld eines Schiffes, das ein anderer Spieler zerstört, bekommt dieser Spieler als Credits.',
  'bounty.lost': 'Ein Kopfgeld ist fort, wenn das Schiff zerstört oder gegen ein neues getauscht wird.',

  'outfit.use':
    'Um eine Ausrüstung einzusetzen, legst du einen scharfen Marker auf eines ihrer Einsatzfelder, auf dem weder Marker noch Schaden ist, und wirfst ihren Würfel. Die Einsatzfelder begrenzen, wie oft sie in einem Zug wirkt.',
  'outfit.shape':
    'Jedes Teil einer Ausrüstung bedeckt ein Feld des Laderaums. Ausrüstung darf in Vierteln gedreht, aber nicht gespiegelt werden.',
  'outfit.damage':
    'Jeder Schadensmarker auf einer Ausrüstung nimmt 1 von jedem ihrer Würfel, bis auf 0. Eine ganz beschädigte Ausrüstung ist nicht zerstört, nur bis zur Reparatur nutzlos.',
  'outfit.engine': 'Ein Triebwerk bewegt das Schiff um die gewürfelte Zahl; es kann auch rammen.',
  'outfit.blaster': 'Ein Blaster greift ein Schiff auf Reichweite 1 an.',
  'outfit.missile': 'Eine Rakete greift ein Schiff auf Reichweite 2 bis 6 an, nie ein benachbartes.',
  'outfit.shield':
    'Schilde sind die einzige Ausrüstung, die in den Zügen anderer eingesetzt wird. Jeder Würfel nimmt sein Ergebnis von einem Angriff oder von einer Gefahr, gegen die Schilde helfen.',
  'outfit.supply': 'Von jeder Art Ausrüstung gibt es sieben Stück; sind sie fort, so ist keines mehr zu kaufen.',

  'combat.steps':
    'Eine Angriffsaktion hat sechs Schritte: ein Ziel finden, den Angriff ansagen, die Verteidigung ansagen, würfeln, abrechnen, wieder scharf machen.',
  'combat.range':
    'Die Reichweite ist die Zahl der Felder von Schiff zu Schiff auf dem kürzesten Weg, was immer dort liegt; Tore verkürzen sie nicht.',
  'combat.sight':
    'Du siehst ein Schiff, wenn eine gerade Linie von der Mitte deines Feldes zur Mitte seines Feldes keine Grenze von Asteroiden, Trümmern, Sternen oder Planeten kreuzt, gleich zu welchem der beiden Felder an der Seite sie gehört. Nebel und Tore spielen keine Rolle, und Schiffe verdecken nichts.',
  'combat.sight-corner':
    'Läuft die Linie an einer Seite entlang oder durch eine Ecke, so genügt es, dass sie frei wäre, wenn man sie um fast nichts zu einer Seite verschöbe. So sehen zwei Schiffe einander immer in beide Richtungen.',
  'combat.sight-unexplored': 'Unerforschter Raum versperrt die Sicht wie eine Wand.',
  'combat.declare':
    'Der Angreifer nennt Ziele und was er gegen sie einsetzt und zahlt Marker und Energie. Waffen dürfen zu einem Angriff verbunden oder nacheinander in mehreren eingesetzt werden.',
  'combat.several':
    'Jeder Einsatz einer Waffe gilt einem Ziel, und jedes Ziel wird für sich abgerechnet. Eine Fähigkeit, die ein Gebiet angreift, trifft jedes Schiff darin.',
  'combat.defend':
    'Dann sagt jeder angegriffene Spieler, welche Schilde und Fähigkeiten er einsetzt, und zahlt dafür, bevor gewürfelt wird. Was jetzt nicht angesagt ist, lässt sich gegen diesen Angriff nicht einsetzen. Auf Angriffe von NSC wird ebenso geantwortet.',
  'combat.roll': 'Zuerst würfelt der Angreifer, dann jeder Verteidiger, für jeden Marker mit einem Würfel.',
  'combat.resolve':
    'Zähle Würfel und Fähigkeiten des Angreifers zusammen und ziehe die des Verteidigers ab: Was bleibt, ist der Schaden. Eine ebenso hohe Verteidigung nimmt alles weg.',
  'combat.rearm':
    'Danach darf ein Verteidiger die eben auf Schilden eingesetzten Marker für je 1 Energie wieder scharf machen; die anderen sind entschärft. Die Schilde sind für den nächsten Angriff wieder frei.',
  'combat.ram':
    'Triebwerke lassen sich auf Reichweite 1 und mit Sicht als Waffen einsetzen. Die Summe der Würfel fürs Rammen, nach Abzug des Schadens am Triebwerk und ohne Verstärkungen, trifft auch den Angreifer, was immer das Ziel verhindert, und ist nicht zu verhindern. Beide nehmen ihren Schaden zugleich. Impuls kann nicht rammen.',
  'combat.ram-death':
    'Werden beide Schiffe durch Rammen zerstört, so gewinnt der Angreifer nichts: keinen Ruhm und kein Kopfgeld, weder erhalten noch dazu. Wird nur der Angreifer zerstört, so gewinnt niemand etwas.',
  'combat.kill':
    'Wer ein Schiff zerstört, bekommt Ruhm in Höhe seiner Stufe und sein Kopfgeld als Credits. Wer ein Schiff zerstört, das bei der Ansage des Angriffs unbescholten war, dessen eigenes Kopfgeld steigt um 1.000; Händler und Vollstrecker sind solche Schiffe.',

  'death.remove':
    'Ein zerstörtes Schiff kommt vom Brett und verliert seinen aktiven Auftrag, seine Würfel und sein Kopfgeld. Schiff, Ausrüstung, Credits, Ruhm, Titel und erfüllte Aufträge bleiben.',
  'death.cubes': 'Seine Würfel fallen auf das Feld, auf dem es zerstört wurde. In einem Stern sind sie fort.',
  'death.reset': 'Es wird zurückgesetzt: volle Energie, alle Marker scharf, kein Schaden, Fähigkeiten bereit.',
  'death.turn': 'Stirbst du in deinem eigenen Zug, so endet er sofort, ohne Geschäfts- und Statusphase.',
  'death.skip':
    'Spieler mit einem Schiff der Stufe 2 oder 3 und NSC verlieren ihren nächsten Zug. Spieler mit einem Schiff der Stufe 1 nicht.',
  'death.bounty':
    'Das Kopfgeld eines Schiffes, das durch eine Gefahr zerstört wurde, verfällt. Hat ein NSC es zerstört, so kommt das Kopfgeld auf dessen Karte, wo man es gewinnen kann.',
  'death.respawn':
    'Zu Beginn seines nächsten Zuges, der nicht ausfällt, kehrt das Schiff zurück: Wirf einen W20 und stelle es auf den freien Startpunkt mit der nächstliegenden Nummer, von zweien auf den höheren; bei einer 20 auf einen beliebigen freien. Die Nummern gehen nicht im Kreis. Dann wird der Zug wie gewohnt gespielt.',
  'death.respawn-full':
    'Ist jeder Startpunkt besetzt, so kommt das Schiff auf ein freies normales Feld neben dem, der seiner gewesen wäre.',
}
