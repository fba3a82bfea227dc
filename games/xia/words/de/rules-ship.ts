/** Ships, outfits, combat, death. */
export const ships = {
  'ship.hold':
    'Der **Laderaum** ist ein Raster aus Feldern. Jedes Teil einer Ausrüstung und jede Ware belegt eines. Nichts darf sich überlappen oder herausragen, und was nicht passt, kannst du nicht haben.',
  'ship.energy':
    '**Energie** macht Marker bereit, treibt Fähigkeiten an und bezahlt Scans. Die Anzeige steigt nie über das Maximum des Schiffes.',
  'ship.markers':
    'Du hast vier **Marker** für Ausrüstung. Ein Marker ist bereit, eingesetzt (auf einem Einsatzfeld) oder leer. Nur bereite kannst du einsetzen.',
  'ship.space': 'Zwei Schiffe teilen sich ein Feld nie länger als für einen Durchflug.',
  'ship.damage':
    'Lege für jeden Schadenspunkt einen Schadensmarker auf ein unbeschädigtes Feld deines Laderaums. Lege alle auf einmal, auf Felder deiner Wahl. Ein beschädigtes Feld ist bis zur Reparatur nicht nutzbar.',
  'ship.damage-cube':
    'Ware auf einem beschädigten Feld fällt auf das Feld, auf dem dein Schiff ist. In diesem Zug kannst du sie nicht wieder einsammeln.',
  'ship.damage-use':
    'Ein Marker auf einem beschädigten Einsatzfeld wird leer. Das Einsatzfeld ist bis zur Reparatur verloren.',
  'ship.destroyed': 'Ein Schiff mit so viel Schaden, wie sein Laderaum Felder hat, oder mehr wird sofort zerstört.',
  'ship.ability':
    'Um eine **Fähigkeit** einzusetzen, zahle ihre Energie zu der Zeit, die ihre Karte nennt, und würfle, wenn sie es verlangt. Die Fähigkeiten früherer Schiffe behältst du, wenn du ein größeres kaufst.',
  'ship.exhaust':
    'Eine eingesetzte Fähigkeit ist bis zu deiner nächsten Statusphase erschöpft, ob sie gelungen ist oder nicht. Sie kann wieder bereit sein, während ihre Wirkung noch anhält.',
  'ship.drift':
    'Ein Schiff **mit Autopilot** bewegt sich nach den Zügen anderer, nach allen Regeln der Bewegung. Wer es besitzt, würfelt an Grenzen und führt keine kleinen Aktionen aus. Es endet, wenn der eigene Zug beginnt oder das Schiff zerstört wird.',
  'ship.harpoon':
    'Ein Schiff, das mit der Magnetharpune an einem anderen hängt, darf in jedes Feld folgen, das dieses verlässt, und würfelt an Grenzen. Folgt es nicht, lässt es los, außer es konnte nicht folgen und ist noch daneben. Es kann nicht in ein besetztes Feld folgen und nicht gesetzlos durch einen gesetzestreuen Eingang.',
  'ship.harpoon-end':
    'Die Magnetharpune löst sich, wenn eines der Schiffe zerstört wird oder durch ein Tor fliegt, und wenn der eigene Zug beginnt.',
  'ship.replica':
    'Eine kopierte Fähigkeit setzt du einmal für ihre Energie ein, als wäre sie deine. Die Originalkarte wird weder genommen noch erschöpft. In deiner Statusphase ist die Kopie fort.',
  'bounty.status':
    'Ein Schiff mit **Kopfgeld** ist **gesetzlos**; eines ohne ist **unbescholten**. Halte Kopfgeld von deinen Credits getrennt.',
  'bounty.gain':
    'Dein Kopfgeld steigt um 1.000, wenn du beim Durchqueren eines Planetenschildes gesehen wirst, wenn du unbescholten einen gesetzlosen Eingang überquerst und wenn du ein unbescholtenes Schiff zerstörst. Gesetzlose Aufträge bringen dazu, was sie nennen.',
  'bounty.claim': 'Wer ein Schiff zerstört, bekommt dessen Kopfgeld als Credits.',
  'bounty.lost': 'Ein Kopfgeld ist fort, wenn das Schiff zerstört oder gegen ein neues getauscht wird.',

  'outfit.use':
    'Um **Ausrüstung** einzusetzen, lege einen bereiten Marker auf eines ihrer Einsatzfelder ohne Marker und Schaden und wirf ihren Würfel. Die Einsatzfelder begrenzen, wie oft sie in einem Zug wirkt.',
  'outfit.engine': 'Ein **Triebwerk** bewegt dein Schiff um die gewürfelte Zahl. Es kann auch rammen.',
  'outfit.blaster': 'Ein **Blaster** greift ein Schiff auf Reichweite 1 an.',
  'outfit.missile': 'Eine **Rakete** greift ein Schiff auf Reichweite 2 bis 6 an, nie ein benachbartes.',
  'outfit.shield':
    '**Schilde** sind die einzige Ausrüstung, die du in den Zügen anderer einsetzt. Jeder Würfel zieht sein Ergebnis von einem Angriff ab oder von einer Gefahr, gegen die Schilde helfen.',
  'outfit.shape':
    'Jedes Teil einer Ausrüstung bedeckt ein Feld des Laderaums. Du darfst Ausrüstung in Vierteldrehungen drehen, aber nicht spiegeln.',
  'outfit.damage':
    'Jeder Schadensmarker auf einer Ausrüstung zieht 1 von jedem ihrer Würfel ab, bis auf 0. Ganz beschädigte Ausrüstung ist nicht zerstört, nur bis zur Reparatur nutzlos.',
  'outfit.supply': 'Jede Art Ausrüstung gibt es siebenmal. Sind alle vergeben, kannst du diese Art nicht kaufen.',

  'combat.steps':
    'Ein Angriff ist eine Aktion. Du brauchst ein Ziel in Reichweite und Sichtlinie und für jeden Einsatz einer Waffe einen bereiten Marker.',
  'combat.range':
    'Die **Reichweite** ist die Zahl der Felder von Schiff zu Schiff auf dem kürzesten Weg. Was dazwischenliegt, zählt nicht. Tore verkürzen sie nicht.',
  'combat.sight':
    'Du hast **Sichtlinie**, wenn eine gerade Linie von der Mitte deines Feldes zur Mitte des Zielfeldes keine Grenze von Asteroiden, Trümmern, Sternen oder Planeten überquert. Nebel, Tore und Schiffe versperren sie nicht.',
  'combat.sight-corner':
    'Läuft die Linie an einer Seite entlang oder durch eine Ecke, genügt es, dass sie ein wenig zur Seite verschoben frei wäre. So sehen sich zwei Schiffe immer gegenseitig oder gar nicht.',
  'combat.sight-unexplored': 'Unerforschter Raum versperrt die Sichtlinie wie eine Wand.',
  'combat.declare':
    'Sage als Angreifer Ziele und Waffen an und zahle Marker und Energie. Du darfst Waffen zu einem Angriff verbinden oder nacheinander einsetzen.',
  'combat.several':
    'Jeder Einsatz einer Waffe gilt einem Ziel, und jedes Ziel wird für sich ausgewertet. Eine Fähigkeit, die einen Bereich angreift, trifft jedes Schiff darin.',
  'combat.defend':
    'Dann sagen alle Angegriffenen Schilde und Fähigkeiten an und zahlen dafür, bevor gewürfelt wird. Später kannst du nichts mehr hinzufügen. Das gilt auch bei Angriffen von NSC.',
  'combat.roll': 'Zuerst würfelt der Angreifer, dann jeder Verteidiger, ein Würfel pro Marker.',
  'combat.resolve':
    'Zähle Würfel und Fähigkeiten des Angreifers zusammen und ziehe die des Verteidigers ab. Der Rest ist der Schaden.',
  'combat.rearm':
    'Danach darf ein Verteidiger die eben auf Schilden eingesetzten Marker für je 1 Energie wieder bereit machen. Die anderen werden leer. Die Schilde sind für den nächsten Angriff wieder frei.',
  'combat.ram':
    '**Rammen**: Setze ein Triebwerk auf Reichweite 1 als Waffe ein. Die Summe seiner Würfel trifft auch dein eigenes Schiff, und nichts verhindert das. Beide Schiffe nehmen ihren Schaden zugleich. Impuls kann nicht rammen.',
  'combat.ram-sum':
    'Rammen braucht Sichtlinie. Dein eigener Schaden ist die Summe der Würfel nach Abzug des Schadens am Triebwerk und ohne Verstärkung, gleich wie viel das Ziel verhindert.',
  'combat.ram-death':
    'Zerstört Rammen beide Schiffe, gewinnt der Angreifer nichts: keinen Ruhm und kein Kopfgeld, und seines steigt nicht. Zerstört es nur den Angreifer, gewinnt niemand etwas.',
  'combat.kill':
    'Zerstörst du ein Schiff, bekommst du Ruhm in Höhe seiner Stufe und sein Kopfgeld als Credits. War es bei der Ansage des Angriffs unbescholten, steigt dein eigenes Kopfgeld um 1.000. Der Vollstrecker ist immer unbescholten, der Händler, solange er kein Kopfgeld hat.',

  'death.remove':
    'Ein zerstörtes Schiff verlässt den Spielplan und verliert seinen aktiven Auftrag, seine Ware und sein Kopfgeld. Schiff, Ausrüstung, Credits, Ruhm, Titel und erfüllte Aufträge behältst du.',
  'death.cubes': 'Seine Ware fällt auf das Feld, auf dem es zerstört wurde. In einem Stern ist sie verloren.',
  'death.reset': 'Setze das Schiff zurück: volle Energie, alle Marker bereit, kein Schaden, Fähigkeiten bereit.',
  'death.turn': 'Stirbst du in deinem eigenen Zug, endet er sofort, ohne Geschäfts- und Statusphase.',
  'death.skip':
    'Mit einem Schiff der Stufe 2 oder 3 verlierst du deinen nächsten Zug, mit einem der Stufe 1 nicht. NSC verlieren ihren nächsten Zug.',
  'death.respawn':
    'Wirf zu Beginn deines nächsten Zuges, der nicht ausfällt, einen W20 und stelle dein Schiff auf den freien Startpunkt mit der nächstliegenden Nummer, von zweien auf den höheren. Bei einer 20 wähle einen beliebigen freien. Die Nummern gehen nicht im Kreis. Dann spiele deinen Zug.',
  'death.respawn-full':
    'Ist jeder Startpunkt besetzt, stelle das Schiff auf ein freies normales Feld neben dem, der seiner gewesen wäre.',
  'death.bounty':
    'Hat eine Gefahr das Schiff zerstört, verfällt sein Kopfgeld. Hat es ein NSC zerstört, kommt das Kopfgeld auf dessen Karte und ist dort zu gewinnen.',
}
