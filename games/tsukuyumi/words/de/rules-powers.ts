/** The factions, the Oni, missions, goals, scoring, the table, options. */
export const powers = {
  'oni.control':
    'Oni sind klein (Eroberung 5, LP 10, Schaden 10), mittel (je 20) oder groß (je 30). Mit ihnen handelt, wer die Aktion ausführt. Zerstörte Oni kommen in die Reserve von 17 kleinen, 12 mittleren und 7 großen zurück.',
  'oni.place':
    'Stelle einen Oni beliebiger Größe in einem Gebiet mit der Eigenschaft Tsukuyumi oder einem Gebietsmarker der Oni auf. Es darf auch daneben sein, über eine zu Fuß offene Seite. Einheiten im Gebiet spielen keine Rolle. Heimatzonen sind nicht erlaubt.',
  'oni.instead':
    'Ist kein Oni in der Reserve oder kein Gebiet erlaubt, wird ein Aufstellen auf deiner Karte zu einer Eroberung mit Oni.',
  'oni.move': 'Um Oni zu bewegen, wähle ein Gebiet mit Oni und bewege einen oder mehrere davon je 1 Gebiet weit.',
  'oni.conquest':
    'Um mit Oni zu erobern, wähle ein Gebiet mit Oni, das sie nicht kontrollieren, und spiele die Karte der Oni aus. Sie erobern nach den üblichen Regeln, und Fraktionen mit Einheiten dort dürfen einen Gegenangriff darauf wählen. Ohne solch ein Gebiet verfällt die Aktion.',
  'oni.order':
    'Oni ziehen, bevor sie erobern. Du kannst nicht mit ihnen erobern, solange eine Oni-Bewegung auf deiner Karte übrig und möglich ist. Eine Bewegung, die nicht möglich war, verfällt mit der ersten Eroberung.',
  'oni.active-player':
    'Eroberst du mit Oni, werden deine eigenen Einheiten im Gebiet wie die anderer verglichen, aber du wählst keinen Gegenangriff.',
  'oni.defend':
    'Angegriffene Oni antworten mit Gegenschlag gegen den Angreifer, wenn er auf der Karte steht. Sonst tun sie nichts.',
  'oni.obey':
    'Oni beachten Blockaden, Schweine und Kaneda. Wie andere Einheiten können sie gebunden werden, lösen Minen aus und sterben in radioaktiven Gebieten.',

  'mission.complete':
    'Eine Mission bringt dir 1 Siegpunkt, sobald du sie erfüllst, allen je einmal, auch wenn du nicht dran bist. Erfüllen mehrere sie zugleich, punkten alle. Der Punkt bleibt dir, wenn du die Gebiete später verlierst.',
  'mission.first-marker':
    'Marker auf Startgebieten zählen als Kontrolle, aber Geotagging, Schwarm und Mondsüchtig kannst du erst mit deinem ersten Marker nach dem Aufbau erfüllen.',
  'mission.geo-tagging':
    '**Geotagging**: Kontrolliere gleichzeitig einen fruchtbaren Boden, ein Gebirge und einen Meeresboden.',
  'mission.swarm': '**Schwarm**: Kontrolliere gleichzeitig 7 Gebiete.',
  'mission.survival-of-the-fittest':
    '**Recht des Stärkeren**: Zerstöre im ganzen Spiel 3 Einheiten anderer Fraktionen, als Angreifer, als Verteidiger oder durch Wirkungen deiner Fraktion. Oni zählen nicht.',
  'mission.moonstruck':
    '**Mondsüchtig**: Erobere im ganzen Spiel 2 verschiedene Gebiete, die jetzt die Eigenschaft Tsukuyumi haben, gedruckt oder durch einen Marker. Du musst sie nicht halten, und Startgebiete gelten nicht als erobert.',

  'goal.once':
    'Das Ziel deiner Fraktion bringt 2 Siegpunkte, einmal im Spiel, sobald es erreicht ist. Dasselbe Gebiet zählt in einer Runde nur einmal als erobert, und du musst die Gebiete nicht halten.',
  'goal.gps-mapping':
    '**GPS-Kartierung** (Cybersamurai): Kontrolliere gleichzeitig vier Gebiete, je eines für Meeresboden, fruchtbaren Boden, Gebirge und Tsukuyumi. Ein Mondgebiet kann nur das Tsukuyumi-Gebiet sein.',
  'goal.space-for-the-swarm': '**Raum für den Schwarm** (Dark Seed): Erobere in einer Runde 6 verschiedene Gebiete.',
  'goal.regain-former-strength':
    '**Alte Stärke** (Nomaden): Erobere in einer Runde 4 verschiedene Gebiete mit dem Gebietsmarker einer anderen Seite, auch der Oni.',
  'goal.territorial-expansion':
    '**Landgewinnung** (Boarlords): Kontrolliere am Ende eines deiner roten Züge 10 Gebiete, auch ohne rote Phase auf deiner Karte.',

  'score.end':
    'Das Spiel endet nach der vierten Runde oder nach der vereinbarten Zahl von Runden. Wer die meisten **Siegpunkte** (SP) hat, gewinnt.',
  'score.moon-centre': 'Am Ende jeder Runde bringt die Mondmitte der Fraktion, die sie kontrolliert, 1 Siegpunkt.',
  'score.areas':
    'Am Ende des Spiels ist jedes Gebiet, das du kontrollierst, 1 Siegpunkt wert, auch ein Mondgebiet. Fruchtbarer Boden ist 2 wert. Verwüstetes Land und giftige Gebiete sind nichts wert.',
  'score.initiative': 'Am Ende des Spiels ist Rang 1 der Initiative 2 Siegpunkte wert und Rang 2 einen.',
  'score.announce':
    'Nach jeder Runde nennt ihr die Stände: die bisher gewonnenen Siegpunkte und die, die Gebiete und Initiative jetzt bringen würden.',
  'score.tie':
    'Bei Gleichstand gewinnt, wer mehr Gebiete kontrolliert, dann wer die Mondmitte hat, dann wer in der Initiative weiter vorn ist.',
  'score.superiority':
    'Mit der Hausregel Überlegenheit endet das Spiel nach einer Runde, in der eine Fraktion 20 Siegpunkte oder mehr hat, gezählt wie am Ende. Sonst endet es nach der letzten Runde.',

  'cybersamurai.install':
    'Kaufe **Uplinks** mit Produktionspunkten. Ein installierter Uplink liegt offen vor dir und bleibt bis zum Spielende, außer dem des Shogun.',
  'cybersamurai.effect':
    'Ist Tenno installiert, lässt dich dein Fraktionseffekt einmal Tetsuo, Kaneda oder Raketenangriff nutzen, wenn dieser Uplink installiert ist. Ohne Tenno bewirkt er nichts.',
  'cybersamurai.red-markers':
    'Lege oder bewege den roten Kaneda- und den roten Raketenmarker je einmal kostenlos in deinem roten Zug, wenn deine Karte eine rote Phase hat. Hat sie keine, nimm sie in diesem Zug vom Spielplan.',
  'cybersamurai.blue-markers':
    'Mit Tenno oder der Verteidigungsmatrix gelegte Marker sind blau. Sie bleiben bis zu deinem nächsten blauen Zug; dann legst du sie neu oder nimmst sie weg. Nur ein blauer Marker kann auf dem Spielplan sein: Eine blaue Rakete entfernt den blauen Kaneda und umgekehrt.',
  'cybersamurai.rocket':
    'In einem Gebiet mit einem **Raketenmarker** haben die Einheiten anderer keine Eigenschaften außer massiv, und ihre Eier, Minen und Terraformings dort sind nicht nutzbar. Ihre Einheiten behalten ihre Eroberungspunkte; Blockaden und die Eigenschaften des Gebiets bleiben.',
  'cybersamurai.rocket-limits':
    'Fraktionseffekte anderer bewirken unter einem Raketenmarker nichts: Kein Ei, keine Mine und kein Terraforming wird gelegt, kein Eroberer schlägt zu, und keine Einheit zieht durch sie. Fliegende Einheiten können hinein, aber nicht über eine Blockade hinaus.',
  'cybersamurai.defense-matrix':
    '**Verteidigungsmatrix**, vor dem Angriff: Lege den blauen Kaneda auf eine Kante des umkämpften Gebiets oder die blaue Rakete hinein, oder feuere Tetsuo auf eine Fraktion darin. Der Uplink muss installiert sein. Ein blauer Marker auf dem Spielplan wird hierher bewegt. Eine Rakete wirkt schon in diesem Kampf.',

  'uplink.amaterasu':
    '**Amaterasu**: Stelle in jeder grünen Phase kostenlos eine Angriffsdrohne oder eine Schilddrohne aus deinem Vorrat auf, wie eine neue Einheit. Eine grüne Phase auf deiner Karte brauchst du nicht.',
  'uplink.tetsuo':
    '**Tetsuo-Orbitallaser**: Füge einmal in jedem deiner roten Züge einer Fraktion in einem beliebigen Gebiet 10 Schaden zu; sie verteilt ihn selbst. Eine rote Phase auf deiner Karte brauchst du nicht. Es ist kein Angriff: keine Kampfaktion, kein Gegenangriff, kein Samurai.',
  'uplink.kaneda':
    '**Kaneda**: Lege oder bewege in einem roten Zug mit roter Phase auf deiner Karte den roten Marker auf eine beliebige Kante, auch auf dem Mond und an Heimatzonen.',
  'uplink.rocket-attack':
    '**Raketenangriff**: Lege oder bewege in einem roten Zug mit roter Phase auf deiner Karte den roten Marker in ein beliebiges Gebiet.',
  'uplink.tenno':
    '**Tenno-Sub-KI**: Jeder Fraktionseffekt lässt dich Tetsuo, Kaneda oder Raketenangriff einmal nutzen. Die Marker sind blau.',
  'uplink.samurai':
    '**Samurai**: Wirst du angegriffen, darfst du eine deiner Einheiten im Gebiet opfern, bevor der Angreifer eine Karte wählt. Jede deiner anderen Einheiten dort darf in ein angrenzendes Gebiet gehen. Einheiten, die bleiben, verlieren nichts durch den Schaden des Angreifers und dürfen einen Gegenangriff führen.',
  'uplink.samurai-limits':
    'Die geopferte Einheit zählt für den Angreifer. Einheiten, die bleiben, zählen gegen die Eroberung, und der Gegenschlag eines anderen Verteidigers kann sie treffen. Bleibt keine, hast du keinen Gegenangriff. Entscheide bei jedem Angriff; gegen Tetsuo und Minen hilft Samurai nicht.',
  'uplink.bushido':
    '**Bushido**: Du darfst einen Angriff mit zwei verschiedenen Gegenangriffen beantworten. Jeder wirkt zu seiner Zeit.',
  'uplink.espionage':
    '**Spionage**: Hat eine andere Fraktion in einer Aktion oder durch einen Gegenangriff fertig Ereignisse gezogen, nimm die oberste Karte des Stapels, eine für alle, die sie zog.',
  'uplink.ghost':
    '**Ghost**: Nimm vor der Wahl deiner Karte eine zufällige Aktionskarte vom Nachzieh- oder Ablagestapel. Entferne danach eine andere Karte deiner Hand aus dem Spiel und gib den Rest weiter. Entfernte Karten kommen nie zurück. In der ersten Runde ist der Ablagestapel leer.',
  'uplink.shogun':
    '**Shogun**: Stelle den Shogun wie eine neue Einheit auf. In jeder Ereignisaktion darfst du 1 Ereignis mehr spielen, aber nicht mehr ziehen. Wird die Einheit zerstört, ist der Uplink nicht mehr installiert; du kannst ihn wieder kaufen.',

  'darkseed.homezone':
    'Die Dark Seed dürfen wie andere eine Stelle für Heimatzonen nutzen oder ihre Heimatzone auf eine leere Stelle am Rand oder auf ein Gebiet ohne Marker legen. Das Plättchen darunter kommt aus dem Spiel.',
  'darkseed.homezone-limits':
    'Die Heimatzone der Dark Seed darf nicht auf dem Mond und nicht neben einer anderen Heimatzone oder einer Stelle dafür liegen. Sie braucht zwei Gebiete um sich, und für die Startgebiete aller muss genug frei bleiben.',
  'darkseed.production':
    'Die Dark Seed dürfen neue Einheiten auch bei einem Pflanzer oder Brüter oder auf einem Ei aufstellen.',
  'darkseed.eggs':
    '**Eier** sind weder Einheiten noch Gebietsmarker. Sie bleiben, wenn das Gebiet erobert wird, und können nicht angegriffen werden. Es gibt 25, beliebig viele in einem Gebiet. Ist keines mehr da, darfst du eines vom Spielplan nehmen.',
  'darkseed.hatch':
    'Für jedes Ei darfst du eine neue Einheit in seinem Gebiet aufstellen, wie üblich bezahlt, auch wenn Feinde dort sind. Das Ei kommt in den Vorrat zurück. Unter einem Raketenmarker schlüpft kein Ei.',
  'darkseed.emergency-egg':
    '**Notei**: Wurden in einem Gebiet Einheiten der Dark Seed zerstört, darfst du dort sofort ein Ei legen, im Kampf erst an dessen Ende. In jedem Gebiet nur eines pro Runde.',
  'darkseed.effect':
    'Gib mit dem Fraktionseffekt zwei von drei Befehlen in beliebiger Folge: ziehen, fliegen, Eier legen. Zusätzlich dürfen Eroberer zuschlagen.',
  'darkseed.move':
    '**Ziehen**: Alle deine Einheiten dürfen 1 Gebiet weit ziehen, Wespen 2. Es ist eine Bewegungsaktion nach allen üblichen Regeln.',
  'darkseed.flying':
    '**Fliegen**: Alle deine Einheiten fliegen bis zum Ende der Runde, auch später produzierte. Einheiten unter einem Raketenmarker nicht.',
  'darkseed.lay':
    '**Eier legen**: Jeder Pflanzer und jeder Brüter darf ein Ei in sein eigenes oder ein angrenzendes Gebiet legen. Blockaden, Einheiten und Marker spielen keine Rolle.',
  'darkseed.conqueror':
    '**Eroberer**: Mit einem Fraktionseffekt auf deiner Karte darf jeder Eroberer einen Angriff in seinem Gebiet beginnen, mit einer beliebigen Karte und allen deinen Einheiten dort. Nach dem Kampf verlässt ein Eroberer dort den Spielplan.',
  'darkseed.conqueror-leaves':
    'Ist der Eroberer gestorben, der den Angriff begonnen hat, muss ein anderer dort gehen. Zwei Eroberer machen zwei Angriffe.',
  'darkseed.immune': 'Einheiten der Dark Seed sind gegen Radioaktivität immun.',
  'darkseed.for-the-queen':
    '**Für die Königin**, vor dem Angriff: Opfere die Hälfte deiner Einheiten im Gebiet, aufgerundet und nach deiner Wahl. Bewege alle anderen zusammen in ein angrenzendes Gebiet. Blockaden gelten. Wespen dürfen von dort weiterziehen.',
  'darkseed.queen-limits':
    'Eine einzelne Einheit wird einfach geopfert. Ohne Ausweg bleiben die anderen und erleiden den Angriff. Die Verluste zählen für niemanden, und für sie wird kein Ei gelegt.',

  'nomads.mine':
    'Eine **Mine** fügt Einheiten, die ihr Gebiet betreten, 15 Schaden zu. Sooft eine Gruppe eingetreten ist, entscheiden die Nomaden, wie viele der Minen dort explodieren, von keiner bis allen. Diese kommen in den Vorrat zurück. Es gibt 20, beliebig viele in einem Gebiet.',
  'nomads.mine-weakest':
    'Minen, die zusammen explodieren, verursachen eine Summe Schaden. Sie trifft zuerst die schwächste Einheit nach gedruckten LP, dann die nächstschwächste; unter gleichen wählt die eigene Seite. Schutz gilt nicht.',
  'nomads.mine-entry':
    'Alle Einheiten, die eintreten, lösen Minen aus: fliegende, gedrängte, sich zurückziehende und Oni. Einheiten, die aufgestellt werden, schlüpfen, fortgehen oder schon da sind, lösen keine aus. Minen explodieren, bevor sich zeigt, ob eine Gruppe gebunden ist.',
  'nomads.mine-own': 'Minen tun Nomaden nichts. Oni können sie zerstören, aber das zählt nicht für Missionen.',
  'nomads.weapons':
    'Verursachen die Nomaden im Kampf Schaden, dürfen sie für jede ihrer Einheiten darin außer Hunden eine **Waffe** benutzen; zerstörte Einheiten zählen mit. Eine Pistole gibt 10 dazu, andere 15, 20 oder 25. Lege benutzte Pistolen bis zum Fraktionseffekt beiseite; andere kommen in den Vorrat zurück.',
  'nomads.weapon-buy': 'Waffen außer Pistolen kosten je 1 Punkt. Sie gehören zu keiner Einheit und keinem Gebiet.',
  'nomads.discount':
    'Für je 2 Punkte, die sie in einer Phase für Einheiten ausgeben, bekommen die Nomaden kostenlos eine Waffe ihrer Wahl. Punkte verschiedener Phasen zählen nicht zusammen.',
  'nomads.effect':
    'Der Fraktionseffekt macht alle Pistolen bereit. Wähle dann: Jeder Materialsergeant darf in seinem Gebiet eine Mine legen, oder die Nomaden sind bis zum Ende der Runde gegen Radioaktivität immun.',
  'nomads.radiation': 'Die Immunität gilt, bis die radioaktiven Gebiete dieser Runde gewirkt haben.',
  'nomads.lt-dan':
    'Ein Nomade, der in einer Bewegung im Gebiet von **Lt. Dan** beginnt, es durchquert oder dort endet, zieht 1 Gebiet weiter, einmal pro Aktion. Das gilt auch für ihn selbst. Es zählt sein Gebiet in diesem Moment; stirbt er, bleiben schon gewährte Boni.',
  'nomads.squad-leader':
    'Nimmt der **Truppführer** an einem Angriff teil, ist der Wert eines Gebirges 0, für beide Seiten.',
  'nomads.squad-reading':
    'Der Kodex lässt zwei Lesarten zu: Er nimmt der Verteidigung den Bonus, wenn er angreift, oder in seinem Gebiet haben alle Angreifer etwas davon, auch Feinde. Wir spielen die erste; die zweite gibt es als Hausregel.',

  'boarlords.effect':
    'Mit dem Fraktionseffekt darf jeder Boarrior bis zu 2 Terraformings in sein eigenes Gebiet legen.',
  'boarlords.terraforming':
    '**Terraformings** sind 8 Schweineblockaden, 9 Tunnel, 9 Festungen und 9 Deckungen. Sie bleiben, wenn das Gebiet erobert wird. Andere können sie nur mit Wirkungen entfernen, die das sagen.',
  'boarlords.terraforming-tiles':
    'Eine Art ohne übrigen Marker kann nicht gelegt werden. Terraformings drehen sich und wandern mit ihrem Plättchen, außer Tunneln, und kommen in den Vorrat zurück, wenn das Plättchen ersetzt wird.',
  'boarlords.pigs':
    'Eine **Schweineblockade** liegt auf einer Seite des Gebiets. Boarlords ignorieren sie. Andere können sie nur mit einer Wirkung ändern, die Terraformings nennt.',
  'boarlords.tunnel':
    'Ein **Tunnel** führt in ein angrenzendes Gebiet, nicht in eine Heimatzone. Boarlords durchqueren ihn, ohne Reichweite zu brauchen, an jeder Stelle ihrer Bewegung; Blockaden und Feinde halten sie nicht auf.',
  'boarlords.tunnel-use':
    'Ein Tunnel ist in einer deiner Bewegungen pro Runde offen, für beliebig viele Einheiten je einmal. Danach ist er bis zur nächsten Runde geschlossen.',
  'boarlords.stronghold':
    'Jede **Festung** zählt als 15 Eroberungspunkte der Boarlords, auch wo sie keine Einheiten haben oder das Gebiet nicht kontrollieren. Sie gibt keinen Gegenangriff.',
  'boarlords.cover':
    'Jede **Deckung** zieht von jedem Schaden an Boarlords im Gebiet 10 ab, auch bei Minen. Andere Fraktionen dort haben nichts davon.',
  'boarlords.boarmother': 'Neue Frischlinge darfst du im Gebiet der Boarmother aufstellen und sofort aufwerten.',
  'boarlords.displacement':
    '**Verdrängung**, nach dem Kampf: Du darfst alle feindlichen Einheiten, die darin waren, in angrenzende Gebiete deiner Wahl bewegen, auch Oni, und auch wenn du keine Einheit mehr hast. Was erobert wurde, bleibt erobert.',
  'boarlords.displacement-limits':
    'Blockaden halten verdrängte Einheiten auf, die nicht fliegen, Kaneda alle. Eine Einheit ohne Ausweg bleibt. Wespen und andere mit einem Bonus dürfen weiterziehen.',

  'table.open':
    'Offen für alle: der Spielplan, alle Einheiten und Marker, eure Ereignisse, Uplinks, Waffen, die Aktionskarten der Runde, die Ablagestapel und alle Siegpunkte.',
  'table.hidden': 'Verdeckt: Aktionskarten auf der Hand, von Ghost entfernte Karten und die Reihenfolge der Stapel.',
  'table.chance':
    'Zufällig: das Austeilen, der Ereignisstapel, die Oni auf dem Mond, eine zufällige Karte und was Ghost zieht. Sonst nichts.',
  'table.alone':
    'Lässt eine Regel nur einen Weg, geschieht es ohne Frage, außer du darfst auch nichts tun. Bei einer Aktion, die du selbst beginnst, wirst du bei jedem Schritt gefragt.',
  'table.leave':
    'Wer die Partie verlässt, bekommt einfache Antworten gegeben, damit die anderen zu Ende spielen können.',

  'option.factions': 'Wählt für jeden Platz die Fraktion.',
  'option.rounds': 'Das Spiel hat 4 Runden. Ihr könnt 3, 5 oder 6 vereinbaren.',
  'option.map':
    'Wählt die feste Karte für eure Zahl, eine zufällige oder eine gemischte: zufällig aus den Plättchen aller Schachteln.',
  'option.starting-areas':
    'Startgebiete müssen neben der Heimatzone liegen, wenn sie drei berührt. Hausregel: Sie müssen nur mit ihr verbunden sein.',
  'option.starting-units': 'Alle beginnen mit allen Starteinheiten. Hausregel: mit der Hälfte jeder Art, aufgerundet.',
  'option.uplink-costs': 'Uplinks kosten, was ihre Karten sagen. Hausregel: Keiner kostet mehr als 1 Punkt.',
  'option.pins': 'Feinde binden ziehende Einheiten. Hausregel: Sie tun es nicht.',
  'option.time-consuming': '„Zeitraubend“ gilt bis zum Ende der Runde. Hausregel: bis zum Ende der Phase.',
  'option.counterattacks':
    'Verteidiger wählen offen, in Initiativereihenfolge. Hausregel: alle gleichzeitig und geheim.',
  'option.oni-defence': 'Angegriffene Oni schlagen zurück. Hausregel: Sie tun es nicht.',
  'option.oni-farming':
    'Eroberst du mit Oni, hast du keinen Gegenangriff gegen sie. Hausregel: Du hast einen wie andere.',
  'option.once-per-round':
    'Eine Karte jeder Fraktion wirkt einmal pro Runde. Hausregel: Alle Karten wirken beliebig oft.',
  'option.mountains':
    'Ein Gebirge hat keinen Wert, wenn die Nomaden mit dem Truppführer angreifen. Hausregel: In seinem Gebiet hat es für keinen Angreifer einen, auch nicht für Oni.',
  'option.tie-break':
    'Bei Gleichstand entscheiden kontrollierte Gebiete, Mondmitte und Initiative, in dieser Folge. Hausregel: die Initiative allein.',
  'option.superiority':
    'Das Spiel dauert alle seine Runden. Hausregel: Es endet nach einer Runde, in der eine Fraktion 20 Siegpunkte hat.',
} as const
