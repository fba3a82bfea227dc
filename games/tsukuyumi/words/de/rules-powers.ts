/** The factions, the Oni, missions, goals, scoring, the table, options. */
export const powers = {
  'cybersamurai.effect':
    'Ist Tenno installiert, so ist der Fraktionseffekt eine Nutzung von Tetsuo, Kaneda oder Raketenangriff, wenn dieser Uplink installiert ist. Ohne Tenno bewirkt er nichts.',
  'cybersamurai.install':
    'Uplinks werden mit Produktionspunkten gekauft. Ein installierter Uplink liegt offen und bleibt für immer, außer dem des Shogun.',
  'cybersamurai.red-markers':
    'Der rote Kaneda- und der rote Raketenmarker werden in deinem roten Zug einmal kostenlos gelegt oder bewegt, wenn deine Karte eine rote Phase hat. Hat sie keine, so kommen sie in diesem Zug vom Brett.',
  'cybersamurai.blue-markers':
    'Mit Tenno oder der Verteidigungsmatrix gelegte Marker sind blau. Sie bleiben bis zu deinem nächsten blauen Zug, in dem sie neu gelegt oder entfernt werden. Nie ist mehr als ein blauer Marker auf dem Brett: Eine blaue Rakete nimmt den blauen Kaneda weg und umgekehrt.',
  'cybersamurai.rocket':
    'In einem Gebiet mit einem Raketenmarker haben Einheiten anderer keine Eigenschaften außer massiv; ihre Eier, Minen und Terraformings dort können nicht genutzt werden, und ihr Fraktionseffekt bewirkt dort nichts: Keine Eier, Minen oder Terraformings werden gelegt, kein Eroberer schlägt zu, keine Einheit zieht durch ihn. Ihre Einheiten behalten ihre Eroberungspunkte. Fliegende Einheiten können hinein, aber nicht über eine Blockade hinaus. Blockaden und die Eigenschaften des Gebiets bleiben, wie sie sind.',
  'cybersamurai.defense-matrix':
    'Verteidigungsmatrix, vor dem Angriff: Lege den blauen Kaneda auf eine Kante des umkämpften Feldes oder die blaue Rakete hinein, oder feuere Tetsuo auf eine Fraktion darin; der Uplink muss installiert sein. Ein blauer Marker auf dem Brett wird bewegt. Eine Rakete wirkt schon in diesem Kampf.',

  'uplink.amaterasu':
    'Amaterasu: in jeder grünen Phase kostenlos eine Angriffsdrohne oder eine Schilddrohne aus dem Vorrat, aufgestellt wie eine neue Einheit, auch wenn deine Karte keine grüne Phase hat.',
  'uplink.tetsuo':
    'Tetsuo-Orbitallaser: Einmal in jedem deiner roten Züge, was immer deine Karte zeigt, erleidet eine Fraktion in einem beliebigen Gebiet 10 Schaden; ihr Besitzer verteilt ihn. Es ist kein Angriff: keine Kampfaktion, kein Gegenangriff, kein Samurai.',
  'uplink.kaneda':
    'Kaneda: Lege oder bewege in einem roten Zug, wenn deine Karte eine rote Phase hat, den roten Marker zwischen zwei beliebige Felder, auch auf dem Mond und an Heimatzonen.',
  'uplink.rocket-attack':
    'Raketenangriff: Lege oder bewege in einem roten Zug, wenn deine Karte eine rote Phase hat, den roten Marker in ein beliebiges Gebiet.',
  'uplink.tenno':
    'Tenno-Sub-KI: Jeder Fraktionseffekt lässt dich Tetsuo, Kaneda oder Raketenangriff einmal nutzen; die Marker sind blau.',
  'uplink.samurai':
    'Samurai: Soll eine Karte gegen dich gespielt werden, darfst du, bevor sie gezeigt wird, eine deiner Einheiten dort nennen. Sie wird zerstört, der angreifenden Seite angerechnet, welche Karte es auch ist. Jede andere Einheit dort darf auf ein angrenzendes Feld gehen. Wer bleibt, verliert nichts durch den Schaden des Angriffs, zählt für die Eroberung und darf einen Gegenangriff führen; bleibt keine, hast du keinen. Der Gegenschlag anderer kann sie treffen. Jeder Angriff wird neu entschieden, und gegen Tetsuo und Minen hilft es nicht.',
  'uplink.bushido':
    'Bushido: Du darfst einen Angriff mit zwei Gegenangriffen beantworten, wenn sie verschieden sind; jeder wirkt zu seiner Zeit.',
  'uplink.espionage':
    'Spionage: Hat ein anderer in einer Aktion oder durch einen Gegenangriff Ereignisse fertig gezogen, so nimm die oberste Karte des Stapels, eine für alle, die er zog. Es antwortet nicht auf sich selbst.',
  'uplink.ghost':
    'Ghost: Sage, bevor du wählst, Nachziehstapel oder Ablagestapel, und nimm eine zufällige Aktionskarte davon; in der ersten Runde ist der Ablagestapel leer. Nimm, nachdem du gewählt hast, eine andere Karte deiner Hand aus dem Spiel und gib den Rest weiter. Entfernte Karten kommen nie zurück.',
  'uplink.shogun':
    'Shogun: Die Einheit kommt wie eine neue aufs Brett. In jeder Ereignisaktion, auch in der weißen Phase, darfst du 1 Ereignis mehr spielen, aber nicht mehr ziehen. Wird die Einheit zerstört, so ist der Uplink nicht mehr installiert und kann wieder gekauft werden.',

  'darkseed.homezone':
    'Die Dark Seed dürfen wie andere einen Platz der Karte nehmen oder ihre Heimatzone auf ein leeres Feld am Rand oder auf ein Gebiet ohne Marker legen; das Plättchen darunter kommt aus dem Spiel. Sie darf nicht auf dem Mond und nicht neben einer anderen Heimatzone oder deren Platz liegen, braucht zwei Gebiete um sich, und es muss Raum für die Startgebiete aller bleiben.',
  'darkseed.production':
    'Außer in der Heimatzone und den Gebieten daneben können neue Einheiten bei einem Pflanzer oder Brüter oder auf einem Ei aufgestellt werden.',
  'darkseed.effect':
    'Wähle zwei von drei Befehlen, in beliebiger Folge: ziehen, fliegen, Eier legen. Außerdem dürfen Eroberer zuschlagen.',
  'darkseed.move':
    'Ziehen: Alle Einheiten dürfen 1 Feld weit ziehen, Wespen 2. Es ist eine Bewegungsaktion nach allen üblichen Regeln.',
  'darkseed.flying':
    'Fliegen: Von jetzt bis zum Ende der Runde fliegen alle Einheiten der Dark Seed, auch später produzierte, außer unter einem Raketenmarker.',
  'darkseed.lay':
    'Eier legen: Jeder Pflanzer und jeder Brüter darf ein Ei in sein eigenes Gebiet oder ein angrenzendes legen, was immer an Blockaden, Einheiten oder Markern dort ist.',
  'darkseed.eggs':
    'Es gibt 25 Eier, und beliebig viele dürfen in einem Gebiet liegen. Ist keines mehr da, so kann eines vom Brett genommen werden. Eier sind keine Einheiten und keine Gebietsmarker, bleiben, wenn das Gebiet erobert wird, und können nicht angegriffen werden.',
  'darkseed.hatch':
    'Für jedes Ei kann eine neue Einheit, wie üblich bezahlt, in seinem Gebiet aufgestellt werden; das Ei kommt in den Vorrat zurück. Feinde dort spielen keine Rolle. Unter einem Raketenmarker schlüpft kein Ei.',
  'darkseed.emergency-egg':
    'Sind in einem Gebiet Einheiten der Dark Seed getötet worden, so dürfen sie dort sofort ein Ei legen, nach einem Kampf sobald er vorbei ist, aber nur eines je Gebiet und Runde.',
  'darkseed.conqueror':
    'Eroberer: Mit einem Fraktionseffekt auf der Karte darf jeder Eroberer einen Angriff auf seinem Feld beginnen, mit einer beliebigen Karte und allen Einheiten dort. Nach dem Kampf verlässt ein Eroberer dort das Brett; ist der, der ihn begann, gestorben, so muss ein anderer dort gehen. Zwei Eroberer machen zwei Angriffe.',
  'darkseed.immune': 'Radioaktivität tut Einheiten der Dark Seed nichts.',
  'darkseed.for-the-queen':
    'Für die Königin, vor dem Angriff: Nimm die Hälfte deiner Einheiten auf dem Feld vom Brett, aufgerundet und nach deiner Wahl, und bewege alle anderen zusammen auf ein angrenzendes Feld; Blockaden halten auf, wer nicht fliegt. Wespen dürfen von dort weiterziehen. Eine einzelne Einheit wird einfach weggenommen. Gibt es keinen Ausweg, bleiben die anderen und erleiden den Angriff. Niemandem wird etwas angerechnet, und kein Ei wird gelegt.',

  'nomads.mine':
    'Eine Mine richtet an Einheiten, die ihr Gebiet betreten, 15 Schaden an. Sooft eine Gruppe eingetreten ist, entscheiden die Nomaden, wie viele der Minen dort hochgehen, von keiner bis allen. Diese kommen in den Vorrat zurück. Es gibt 20 Minen, beliebig viele in einem Gebiet.',
  'nomads.mine-weakest':
    'Minen, die zusammen hochgehen, richten eine Summe Schaden an. Sie trifft zuerst die schwächste Einheit nach gedrucktem Leben, dann die nächstschwächste; unter gleichen wählt ihr Besitzer. Schutz gilt nicht.',
  'nomads.mine-entry':
    'Wer eintritt, löst Minen aus: fliegende Einheiten, gedrängte oder sich zurückziehende, Oni. Einheiten, die aufgestellt werden, schlüpfen, fortgehen oder schon da sind, lösen keine aus. Minen kommen vor der Frage, ob eine Gruppe weiterziehen darf.',
  'nomads.mine-own': 'Minen tun Nomaden nichts. Oni können von ihnen zerstört werden, zählen aber nicht für Missionen.',
  'nomads.weapons':
    'Richten die Nomaden in einem Kampf Schaden an, als Angreifer oder durch Gegenschlag, so dürfen sie für jede ihrer Einheiten darin, Hunde ausgenommen, eine Waffe benutzen; zerstörte Einheiten zählen auch. Eine Pistole gibt 10 dazu, andere 15, 20 oder 25. Pistolen werden bis zum Fraktionseffekt weggelegt, andere kommen in den Vorrat zurück.',
  'nomads.weapon-buy':
    'Waffen außer Pistolen kosten je 1 Punkt. Sie gehören zu keiner bestimmten Einheit und keinem Ort.',
  'nomads.discount':
    'Für je 2 Punkte, die die Nomaden in einer Phase für Einheiten ausgeben, bekommen sie kostenlos eine Waffe ihrer Wahl. Punkte verschiedener Phasen werden nicht zusammengezählt.',
  'nomads.effect':
    'Der Fraktionseffekt der Nomaden macht alle Pistolen bereit. Wähle dann: Jeder Materialsergeant darf in seinem Gebiet eine Mine legen, oder die Nomaden sind bis zum Ende der Runde vor Radioaktivität sicher.',
  'nomads.radiation': 'Nomaden, die es so gewählt haben, sind bis zum Ende der Runde gegen Radioaktivität immun.',
  'nomads.lt-dan':
    'Ein Nomade, der in einer Bewegung auf dem Feld von Lt. Dan beginnt, durchzieht oder endet, zieht 1 weiter, einmal in einer Aktion, er selbst eingeschlossen. Es zählt, wo er in diesem Augenblick ist; stirbt er, so bleiben schon gewährte Schritte.',
  'nomads.squad-leader':
    'Nimmt der Truppführer an einem Angriff teil, ist der Wert eines Gebirges 0, für beide Seiten. Der Kodex lässt hier zwei Lesarten zu: Greift er an, nimmt er der Verteidigung den Bonus; oder wo er steht, haben alle Angreifenden etwas davon, auch Feinde. Wir spielen die erste; die Option open-mountains ist die zweite.',

  'boarlords.effect':
    'Mit dem Fraktionseffekt darf jeder Boarrior bis zu 2 Terraformings in sein eigenes Gebiet legen.',
  'boarlords.terraforming':
    'Terraformings sind 8 Schweineblockaden, 9 Tunnel, 9 Festungen und 9 Deckungen; ist eine Art aufgebraucht, so kann sie nicht gelegt werden. Sie bleiben, wenn das Gebiet erobert wird, drehen sich und wandern mit einem Plättchen außer Tunneln, und kommen zurück, wenn ein Plättchen ersetzt wird. Andere können sie nur mit Wirkungen entfernen, die das sagen.',
  'boarlords.pigs':
    'Eine Schweineblockade liegt auf einer Seite des Gebiets. Boarlords beachten sie nicht; andere können sie nur durch eine Wirkung ändern, die von Terraformings spricht.',
  'boarlords.tunnel':
    'Ein Tunnel führt aus dem Gebiet in ein angrenzendes Gebiet, nicht in eine Heimatzone. Boarlords kommen hinüber, ohne Reichweite zu brauchen, an jeder Stelle ihrer Bewegung, was immer Blockaden und Feinde sagen. Er ist in einer ihrer Bewegungen je Runde offen, für beliebig viele Einheiten je einmal, und danach bis zur nächsten Runde zu.',
  'boarlords.stronghold':
    'Jede Festung zählt als 15 Eroberungspunkte der Boarlords, auch wo sie keine Einheiten haben und das Gebiet nicht kontrollieren. Sie gibt keinen Gegenangriff.',
  'boarlords.cover':
    'Jede Deckung nimmt von jedem Schaden, den Boarlords im Gebiet erleiden, 10 weg, Minen eingeschlossen. Andere Fraktionen dort haben nichts davon.',
  'boarlords.boarmother':
    'Neue Frischlinge können auf dem Feld der Boarmother aufgestellt werden und gleich heranwachsen.',
  'boarlords.displacement':
    'Verdrängung, nach dem Kampf: Du darfst alle feindlichen Einheiten, die daran beteiligt waren, auf angrenzende Felder deiner Wahl bewegen, auch Oni, und auch wenn du keine Einheit mehr hast. Blockaden halten auf, wer nicht fliegt, Kaneda alle; eine Einheit ohne Ausweg bleibt. Wespen und andere mit einem Zuschlag dürfen weiterziehen. Was erobert wurde, bleibt erobert.',

  'oni.control':
    'Oni sind klein (Eroberung 5, Leben 10, Schaden 10), mittel (20, 20, 20) oder groß (30, 30, 30). Sie gehören niemandem: Mit ihnen handelt der Spieler, dessen Aktion es ist. Zerstörte kommen in die Reserve von 17 kleinen, 12 mittleren und 7 großen zurück.',
  'oni.place':
    'Ein Oni beliebiger Größe wird in einem Gebiet aufgestellt, das die Eigenschaft Tsukuyumi oder einen Gebietsmarker der Oni hat, oder daneben, über eine zu Fuß offene Seite. Einheiten dort spielen keine Rolle. Heimatzonen gehen nicht.',
  'oni.instead':
    'Ist kein Oni mehr in der Reserve oder kein Gebiet erlaubt, so wird ein Aufstellen auf deiner Karte zu einer Eroberung mit Oni.',
  'oni.conquest':
    'Wähle ein Gebiet mit Oni, das sie nicht kontrollieren, und spiele die Karte der Oni: Sie erobern nach den üblichen Regeln. Spieler mit Einheiten dort dürfen mit ihren Gegenangriffen antworten. Gibt es kein solches Gebiet, so verfällt die Aktion.',
  'oni.order':
    'Oni ziehen, bevor sie erobern: Solange auf deiner Karte eine Bewegung von Oni übrig und möglich ist, kannst du nicht mit ihnen erobern. Eine Bewegung, die nicht möglich war, verfällt mit der ersten Eroberung.',
  'oni.active-player':
    'In einer solchen Eroberung werden die Einheiten des Spielers, dessen Aktion es ist, wie andere verglichen, aber er wählt keinen Gegenangriff.',
  'oni.move': 'Wähle ein Gebiet mit Oni und bewege einen oder mehrere davon je 1 Feld weit.',
  'oni.defend':
    'Angegriffene Oni antworten mit Gegenschlag, wenn er auf der Karte steht, allein gegen den Angreifer; sonst tun sie nichts.',
  'oni.obey':
    'Oni beachten Blockaden, Schweine und Kaneda, werden von Feinden festgehalten, lösen Minen aus und sterben in radioaktiven Gebieten wie andere Einheiten.',

  'mission.complete':
    'Eine Mission gibt sofort 1 Siegpunkt, allen, die sie erfüllen, je einmal, auch wenn sie nicht am Zug sind. Nach jeder Änderung von Land, Eigenschaften oder Markern wird nachgesehen, wer auch immer sie bewirkt hat. Erfüllen mehrere eine Mission zugleich, bekommen alle den Punkt. Er geht nicht wieder verloren.',
  'mission.first-marker':
    'Marker der Startgebiete zählen als Kontrolle, aber Geotagging, Schwarm und Mondsüchtig sind nicht erfüllt vor dem ersten Marker des Spielers nach dem Aufbau.',
  'mission.geo-tagging':
    'Geotagging: Kontrolliere zugleich einen fruchtbaren Boden, ein Gebirge und einen Meeresboden.',
  'mission.swarm': 'Schwarm: Kontrolliere zugleich 7 Gebiete.',
  'mission.survival-of-the-fittest':
    'Recht des Stärkeren: Zerstöre im ganzen Spiel 3 Einheiten anderer Spieler, als Angreifer, als Verteidiger oder durch Wirkungen deiner Fraktion. Oni zählen nicht.',
  'mission.moonstruck':
    'Mondsüchtig: Erobere im ganzen Spiel 2 verschiedene Gebiete, die jetzt die Eigenschaft Tsukuyumi haben, gedruckt oder durch einen Marker. Wo die Eigenschaft aufgehoben ist, zählt das Gebiet nicht; wo sie später hinzukommt, zählt es. Du musst die Gebiete nicht halten, und Startgebiete sind nicht erobert.',

  'goal.once':
    'Jede Fraktion hat ein eigenes Ziel, das 2 Siegpunkte gibt, einmal im Spiel. Nach jeder Änderung von Land, Eigenschaften oder Markern wird nachgesehen, wer auch immer sie bewirkt hat. Dasselbe Gebiet in einer Runde noch einmal zu erobern zählt nicht noch einmal, und Gebiete müssen nicht gehalten werden.',
  'goal.gps-mapping':
    'GPS-Kartierung: Die Cybersamurai kontrollieren zu einer Zeit vier Gebiete, je eines für Meeresboden, fruchtbaren Boden, Gebirge und Tsukuyumi. Ein Mondgebiet kann nur das Tsukuyumi-Gebiet sein.',
  'goal.space-for-the-swarm': 'Raum für den Schwarm: Die Dark Seed erobern in einer Runde 6 verschiedene Gebiete.',
  'goal.regain-former-strength':
    'Alte Stärke: Die Nomaden erobern in einer Runde 4 verschiedene Gebiete, die einen Marker anderer trugen, Oni eingeschlossen.',
  'goal.territorial-expansion':
    'Landgewinnung: Die Boarlords kontrollieren am Ende eines ihrer roten Züge 10 Gebiete, ob ihre Karte eine rote Phase hat oder nicht.',

  'score.moon-centre': 'Wer am Ende einer Runde die Mitte des Mondes kontrolliert, bekommt 1 Siegpunkt.',
  'score.areas':
    'Am Ende des Spiels ist jedes Gebiet, das du kontrollierst, 1 Siegpunkt wert, auch ein Mondgebiet, und ein fruchtbarer Boden 2. Verwüstetes Land und giftige Gebiete sind nichts wert.',
  'score.initiative':
    'Am Ende des Spiels ist der erste Platz der Initiativereihenfolge 2 Siegpunkte wert und der zweite 1.',
  'score.announce':
    'Nach jeder Runde werden die Stände genannt: die unterwegs gewonnenen Punkte und die, die Gebiete und Initiative jetzt geben würden.',
  'score.end':
    'Das Spiel endet nach der vierten Runde oder nach der vereinbarten Zahl von Runden. Die meisten Siegpunkte gewinnen.',
  'score.tie':
    'Bei Gleichstand gewinnen mehr kontrollierte Gebiete, dann die Mitte des Mondes, dann die bessere Initiative.',
  'score.superiority':
    'Ein Spiel um Überlegenheit endet nach der Runde, in der jemand 20 Siegpunkte oder mehr hat, alles gezählt wie am Ende, oder nach der letzten Runde.',

  'table.open':
    'Offen für alle: das Brett, alle Einheiten und Marker, Ereignisse vor den Spielern, Uplinks, Waffen, Aktionskarten der Runde und abgelegte, und alle Punkte.',
  'table.hidden':
    'Verdeckt: Aktionskarten auf der Hand, Karten, die Ghost entfernt hat, und die Reihenfolge der Stapel.',
  'table.chance':
    'Der Zufall entscheidet das Austeilen, den Ereignisstapel, die Oni auf dem Mond, eine zufällige Karte und was Ghost zieht; sonst nichts.',
  'table.alone':
    'Was aus einer Regel nur auf eine Weise folgt, wird ohne Frage getan, zum Beispiel welche Einheit getroffen wird, außer wenn nichts zu tun erlaubt ist. Was du selbst in die Hand nimmst, wird Schritt für Schritt gefragt.',
  'table.leave':
    'Geht ein Spieler fort, so werden für ihn die einfachsten Antworten gegeben, damit die anderen zu Ende spielen können.',

  'option.factions': 'Wer welche Fraktion spielt, kann nach Plätzen gewählt werden.',
  'option.rounds': 'Das Spiel hat 4 Runden; 3, 5 oder 6 können vereinbart werden.',
  'option.map':
    'Die Karte ist die feste für die Spielerzahl, eine vom Zufall gelegte oder eine gemischte: vom Zufall aus den Plättchen aller Schachteln gelegt.',
  'option.starting-areas':
    'Startgebiete liegen neben der Heimatzone, wo sie drei berührt. Variante connected-starts: Sie müssen nur mit ihr zusammenhängen.',
  'option.starting-units':
    'Alle beginnen mit allen Starteinheiten. Variante half-armies: mit der Hälfte jeder Art, aufgerundet.',
  'option.uplink-costs':
    'Uplinks kosten, was ihre Karten sagen. Variante cheap-uplinks: keiner kostet mehr als 1 Punkt.',
  'option.pins': 'Feinde halten ziehende Einheiten fest. Variante no-pins: Sie tun es nicht.',
  'option.time-consuming': 'Zeitraubend gilt bis zum Ende der Runde. Variante short-locks: nur bis zum Ende der Phase.',
  'option.counterattacks':
    'Verteidiger wählen offen, in Initiativereihenfolge. Variante secret-counterattacks: alle zugleich und geheim.',
  'option.oni-defence': 'Angegriffene Oni schlagen zurück. Variante idle-oni: Sie tun es nicht.',
  'option.oni-farming':
    'Wer mit Oni erobert, hat keinen Gegenangriff gegen sie. Variante oni-farming: Er hat einen wie andere.',
  'option.once-per-round':
    'Eine Karte jeder Fraktion wirkt einmal je Runde. Variante unlimited-cards: Alle Karten wirken beliebig oft.',
  'option.mountains':
    'Der Truppführer nimmt einem Gebirge den Wert, wenn die Nomaden mit ihm angreifen. Variante open-mountains: Wo er steht, ist er für alle Angreifenden 0, auch für Oni.',
  'option.tie-break':
    'Gleichstand entscheiden Gebiete, die Mitte des Mondes und Initiative. Variante initiative-ties: Initiative allein.',
  'option.superiority':
    'Das Spiel dauert alle seine Runden. Variante superiority: Es endet nach einer Runde, in der jemand 20 Siegpunkte hat.',
} as const
