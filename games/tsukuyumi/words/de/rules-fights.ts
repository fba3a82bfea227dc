/** Combat, damage, conquest, counterattacks. */
export const fights = {
  'combat.action':
    'Eine Kampfaktion ist ein Angriff mit deinen Einheiten auf einem Feld. Nenne ein Feld mit mindestens einer Einheit von dir; alle deine Einheiten dort nehmen teil.',
  'combat.aggressive':
    'In deinem roten Zug gibt dir jede aggressive Einheit eine Kampfaktion dort, wo sie steht, auch wenn deine Karte keine rote Phase hat. Alle deine Einheiten dort nehmen teil. Sie lässt sich nicht anderswo nutzen, und nicht unter einem Raketenmarker. Keine Einheit der vier Fraktionen ist aggressiv, aber ein eigenes Paket kann welche haben.',
  'combat.defenders':
    'Jeder andere Spieler mit einer Einheit dort ist Verteidiger, auch wenn kein Schaden auf ihn zielt. Oni dort verteidigen sich. Festungen und Eier machen niemanden zum Verteidiger.',
  'combat.card':
    'Allein die angreifende Seite spielt eine Karte, eine der eigenen Fraktion, die nicht verbraucht wird. Sie muss möglich sein: Eine Eroberung braucht die Punkte, ein Angriff, der nur Schaden anrichtet, braucht dort einen Feind, und Wütende Horde braucht drei Einheiten. Kamikaze braucht eine weitere Kampfaktion, die in der Phase übrig und möglich ist, geht also nicht mit einer einzigen. Diese weitere schuldest du dann: Du kannst deinen Zug nicht beenden, solange du angreifen kannst.',
  'combat.once':
    'Eine Karte jeder Fraktion wirkt einmal je Runde: Zielerfassung, Schwarmangriff, Guerillaangriff, Stampede.',
  'combat.no-enemy':
    'Ohne Feind dort kann nur eine Karte gespielt werden, die erobert, und niemand führt einen Gegenangriff.',
  'combat.homezone':
    'In einer Heimatzone ist nur Schaden möglich. Die Stellung halten, Beschädigte Erdkruste und Landschaftsbau bewirken dort nichts.',
  'combat.choose':
    'Ist die Karte gezeigt, so wählt jeder Verteidiger in Initiativereihenfolge offen einen Gegenangriff, der darauf steht. Keinen zu wählen ist erlaubt.',
  'combat.pre':
    'Manche Gegenangriffe wirken vor dem Angriff, in Initiativereihenfolge: Für die Königin, die Verteidigungsmatrix, Entkommen und Opfer.',
  'combat.snapshot':
    'Dann steht fest, wer am Kampf teilnimmt. Einheiten, die jetzt schon fort sind, zählen nicht für Gegenschlag; Einheiten, die der Angriff gleich zerstört, zählen.',
  'combat.attack':
    'Dann wirkt der Angriff: erst die Eroberung, dann der Schaden. Die Bedingung einer Eroberung wird noch einmal geprüft; ist sie nun nicht erfüllt, so wird nichts markiert, und die Gegenangriffe folgen trotzdem.',
  'combat.split':
    'Sind mehrere Fraktionen dort, teilt die angreifende Seite den Schaden beliebig zwischen ihnen auf, in Schritten von 5, oder von 2,5, wenn er halbiert wurde; ein Teil darf 0 sein. Jeder Teil wirkt für sich.',
  'combat.counter':
    'Dann kommen die Gegenangriffe, die zurückschlagen, in Initiativereihenfolge: Gegenschlag, Märtyrer, Zertrampelt, Zertretet das Gewürm, Totalverlust.',
  'combat.post':
    'Dann kommen die, die nach dem Kampf wirken, in Initiativereihenfolge, und zuletzt, was die eigene Karte des Angreifers noch zu tun gibt: die Bewegung von Guerillaangriff, auch für eben weggedrängte Einheiten.',
  'combat.triggers':
    'Am Ende eines Kampfes verlässt ein Eroberer, der ihn begonnen hat, das Brett, und Noteier werden gelegt. Missionen und Ziele zählen sofort, mit dem Marker oder Verlust, der sie erfüllt.',
  'combat.again': 'Du darfst in einer Phase mehrmals auf demselben Feld angreifen.',

  'damage.assign':
    'Schaden trifft eine Einheit nach der anderen. Der Besitzer der Einheiten sagt, welche die nächste ist. Ist er mindestens so groß wie ihr Leben, so ist die Einheit zerstört, und der Rest geht weiter.',
  'damage.absorb':
    'Ist der Rest kleiner als das Leben der nächsten Einheit, so wird er geschluckt, und nichts weiter geschieht. Kein Schaden bleibt auf einer Einheit: Jedes Mal beginnt es von neuem.',
  'damage.exact':
    'Außer bei Für die Königin wird nichts gerundet. Die Hälfte von 15 ist 7,5; das zerstört eine Einheit mit 5 Leben und lässt 2,5 übrig. Summen werden einmal halbiert, Waffen eingeschlossen.',
  'damage.spill':
    'Schaden, den die Einheiten einer Fraktion nicht aufnehmen, ist verloren. Er geht nie auf eine andere Fraktion über.',
  'damage.protection':
    'Schutz erhöht das Leben deiner Einheiten in diesem Kampf um den Wert deiner Fraktion, gegen alles, was Schaden anrichtet, auch gegen andere Verteidiger: verdoppelt für Cybersamurai, 5 mehr für Nomaden, 10 mehr für Boarlords. Dark Seed dürfen ihn wählen und gewinnen nichts.',
  'damage.cover':
    'Jeder Deckungsmarker nimmt von Schaden gegen Boarlords dort 10 weg, einmal für das Ganze und nicht für jede Einheit, bevor er verteilt wird. Er kommt zu Schutz hinzu.',
  'damage.shield-drone':
    'Die Cybersamurai dürfen Schaden immer zuerst einer Schilddrohne geben, wer immer die Ziele wählt: auch bei Minen und Zielerfassung.',
  'damage.destroyed':
    'Was Einheiten zerstört oder entfernt, ohne Schaden anzurichten, wird von Leben, Schutz und Deckung nicht aufgehalten: Märtyrer, Zertrampelt, Radioaktivität, Opfer.',
  'damage.credit':
    'Eine zerstörte Einheit wird dem angerechnet, dessen Schaden oder Wirkung es war, Minen, Tetsuo und Gegenangriffe eingeschlossen. Radioaktivität, eigene Opfer und Für die Königin zählen für niemanden.',

  'conquest.points':
    'Eroberungspunkte sind die Summe der Eroberungswerte der Einheiten einer Fraktion im Gebiet, und 15 für jede Festung der Boarlords. Stellung beziehen verdoppelt sie; Schwarmangriff zählt die Einheiten der Dark Seed auf den sechs Feldern darum mit, was immer dort an Blockaden und Markern liegt, außer in Heimatzonen.',
  'conquest.need':
    'Du brauchst mindestens so viele Punkte wie jede andere Fraktion dort. Sie werden nicht zusammengezählt: Jede wird für sich verglichen.',
  'conquest.mountain':
    'In einem Gebirge kommt sein Wert X zu dem hinzu, was du brauchst: X, wenn niemand dort ist, und X über der stärksten anderen Fraktion.',
  'conquest.tie': 'So viele Punkte wie die anderen genügen dem Angreifer, auch Oni, die erobern.',
  'conquest.again': 'Du kannst kein Gebiet erobern, das du schon kontrollierst.',
  'conquest.optional':
    'Guerillaangriff und Stampede können ohne die Punkte für eine Eroberung gespielt werden; dann richten sie nur Schaden an. Es zählen die Punkte vor dem Schaden.',
  'conquest.markers':
    'Eine Fraktion hat 20 Gebietsmarker. Ohne einen übrigen kann sie nicht erobern. Den Oni gehen sie nie aus.',

  'counter.counterstrike':
    'Gegenschlag: Alle deine Einheiten, die im Kampf waren, richten ihren Schaden an, auch die zerstörten; Nomaden dürfen Waffen hinzufügen. Gegen eine Vernichtung wird er halbiert, gegen andere Karten nicht. Teile ihn beliebig zwischen dem Angreifer und den anderen Fraktionen dort auf; jeder Besitzer verteilt seinen Teil.',
  'counter.defense-action':
    'Verteidigungsaktion: Nutze die Verteidigungsaktion deiner Fraktion zu ihrer eigenen Zeit. Die Nomaden haben keine und können dies nicht wählen.',
  'counter.protection':
    'Schutz: Das Leben deiner Einheiten steigt um den Wert deiner Fraktion, gegen allen Schaden dieses Kampfes.',
  'counter.slow-conquest':
    'Langsame Eroberung: Du darfst den Initiativemarker der angreifenden Seite einen Platz rücken; du sagst, in welche Richtung, und am Ende der Leiste gibt es nur eine.',
  'counter.retreat':
    'Rückzug: Nach dem Angriff darf jede deiner überlebenden Einheiten auf ein angrenzendes Feld ziehen, auch auf verschiedene. Blockaden halten auf, wer sie nicht missachtet, Zuschläge zählen, und bei weiteren Schritten halten Feinde wie üblich fest.',
  'counter.hold-the-line':
    'Die Stellung halten: Ist noch eine Einheit von dir da, so darfst du deinen Gebietsmarker dorthin legen, auch statt eines eben vom Angreifer gelegten. Tun das mehrere Verteidiger, so entscheiden die meisten Eroberungspunkte, dann Initiative.',
  'counter.time-consuming':
    'Zeitraubend: Der Angreifer kann auf diesem Feld bis zum Ende der Runde nicht mehr angreifen.',
  'counter.natures-wisdom':
    'Weisheit der Natur: Du darfst ein Ereignis ziehen, ein offenes oder das oberste des Stapels. Du darfst es gleich spielen, auf ein beliebiges Gebiet, oder aufheben.',
  'counter.damaged-earth-crust': 'Beschädigte Erdkruste: Das Gebiet bekommt einen Marker für instabil.',
  'counter.sacrifice':
    'Opfer: Zerstöre vor dem Angriff beliebig viele deiner Einheiten dort. Ihr Leben trifft den Angreifer als ein Schaden: 25 Leben ergeben 25 Schaden. Der Angriff trifft, was übrig ist.',
  'counter.pushback':
    'Zurückdrängen: Hat die angreifende Seite das Gebiet markiert, müssen die angreifenden Einheiten es alle auf dem kürzesten Weg verlassen. Blockaden halten sie auf, aber Fliegen und der Zuschlag der Wespen zählen, und Heimatzonen können betreten werden. Unter gleich kurzen Wegen wählt die Verteidigung. Eingeschlossene Einheiten bleiben.',
  'counter.total-loss': 'Totalverlust: Der Angreifer verliert alle Einheiten dort. Ein Notei ist trotzdem möglich.',
  'counter.a-darker-future':
    'Dunklere Zukunft: Nimm bis zu 2 Eier vom Brett, wo immer sie liegen. Sie kommen in den Vorrat zurück.',
  'counter.crush-the-bugs':
    'Zertretet das Gewürm: Der Angreifer wählt 2 der angreifenden Einheiten, die verloren sind; alle, wenn es weniger sind.',
  'counter.vendetta':
    'Vendetta: Ist der Zug der Nomaden in dieser Phase vorbei, so darfst du vor dem nächsten Spieler einen Angriff auf einem beliebigen Feld mit Einheiten von dir machen, auch wenn du schon gehandelt hast. Es gibt keine Bewegung, und die üblichen Grenzen der Karten gelten. Jeder so beantwortete Angriff gibt einen; mehrere folgen in Initiativereihenfolge. Ohne Einheiten verfällt das Recht.',
  'counter.out-of-ammo':
    'Keine Munition: Die Nomaden legen eine bereite Waffe ihrer Wahl weg. Pistolen kommen mit dem Fraktionseffekt zurück. Ist keine Waffe bereit, so geschieht nichts: Benutzte Pistolen liegen schon beiseite.',
  'counter.martyrs':
    'Märtyrer: Der Angreifer wählt 3 der angreifenden Einheiten, die zerstört werden, gleich wie viel Leben sie haben; alle, wenn es weniger sind.',
  'counter.what-a-racket':
    'Was für ein Lärm: eine Bewegung mit Reichweite 1 für deine Einheiten eines Feldes oder für die Oni eines Gebiets.',
  'counter.misfire': 'Fehlzündung: Nimm eine Mine vom Brett, wo immer sie liegt. Sie kommt in den Vorrat zurück.',
  'counter.trampled-to-death':
    'Zertrampelt: Zerstöre eine angreifende Einheit deiner Wahl, gleich wie viel Leben sie hat.',
  'counter.loss-of-control':
    'Kontrollverlust: Nimm bis zu 2 Terraformings in deinen Gebieten weg; Tunnel, die hineinführen, zählen. Sie gehen an die Boarlords zurück.',
  'counter.landscaping':
    'Landschaftsbau: Schließe eine Seite des umkämpften Gebiets wie mit Sumpf, oder öffne eine wie mit Aufstieg.',
  'counter.de-evolution':
    'Rückentwicklung: Du darfst 2 Boarriors, wo immer sie stehen, in Frischlinge zurückverwandeln. Ist kein Frischling im Vorrat, so wird der Boarrior zerstört, dir angerechnet.',
  'counter.escape': 'Entkommen: Vor dem Angriff ziehen bis zu 2 deiner Einheiten auf angrenzende Felder.',
  'counter.hold-your-ground':
    'Nicht weichen: Hast du mehr Eroberungspunkte als die Oni und kein Spieler mehr als du, so darfst du deinen eigenen Gebietsmarker dorthin legen. Unter Spielern mit gleich vielen entscheidet Initiative.',
  'counter.where-there-is-one':
    'Wo einer ist …: Stelle einen Oni deiner Wahl aus der Reserve nach den Regeln für das Aufstellen auf. Ohne Oni in der Reserve kann es nicht gewählt werden, und es wird nie zu einer Eroberung.',
} as const
