/** Combat, damage, conquest, counterattacks. */
export const fights = {
  'combat.action':
    'Eine **Kampfaktion** ist ein Angriff in einem Gebiet. Wähle ein Gebiet mit mindestens einer deiner Einheiten; alle deine Einheiten dort nehmen teil.',
  'combat.again': 'Du darfst in einer Phase mehrmals im selben Gebiet angreifen.',
  'combat.aggressive':
    'In deinem roten Zug gibt dir jede **aggressive** Einheit eine Kampfaktion in ihrem Gebiet, auch ohne rote Phase auf deiner Karte. Alle deine Einheiten dort nehmen teil. Unter einem Raketenmarker gibt sie keine. Die vier Fraktionen haben keine aggressiven Einheiten, ein eigenes Paket kann welche haben.',
  'combat.defenders':
    'Alle anderen mit einer Einheit im Gebiet sind **Verteidiger**, auch wenn kein Schaden auf sie zielt. Auch Oni dort verteidigen sich. Festungen und Eier machen niemanden zum Verteidiger.',
  'combat.card':
    'Nur der Angreifer spielt eine **Kampfkarte** der eigenen Fraktion aus. Sie wird nicht verbraucht. Du kannst eine Karte nur ausspielen, wenn ihre Bedingung erfüllt ist: Eine Eroberung braucht die Punkte, ein Angriff, der nur Schaden verursacht, braucht einen Feind.',
  'combat.conditions':
    '„Wütende Horde“ braucht drei Einheiten. Kamikaze braucht eine weitere Kampfaktion, die in der Phase übrig und möglich ist. Diesen Angriff schuldest du dann: Du kannst deinen Zug nicht beenden, solange er möglich ist.',
  'combat.once':
    'Eine Karte jeder Fraktion wirkt einmal pro Runde: Zielerfassung, Schwarmangriff, Guerillaangriff, Stampede.',
  'combat.no-enemy':
    'Ohne Feind im Gebiet kannst du nur eine Karte ausspielen, die erobert. Gegenangriffe gibt es dann nicht.',
  'combat.homezone':
    'In einer Heimatzone ist nur Schaden möglich. „Die Stellung halten“, „Beschädigte Erdkruste“ und „Landschaftsbau“ bewirken dort nichts.',
  'combat.choose':
    'Ist die Karte ausgespielt, darf jeder Verteidiger in Initiativereihenfolge offen einen **Gegenangriff** wählen, der auf ihr steht.',
  'combat.pre':
    'Zuerst kommen in Initiativereihenfolge die Gegenangriffe, die vor dem Angriff wirken: „Für die Königin“, „Verteidigungsmatrix“, „Entkommen“ und „Opfer“.',
  'combat.snapshot':
    'Jetzt steht fest, welche Einheiten im Kampf sind. Einheiten, die schon fort sind, zählen nicht für „Gegenschlag“; Einheiten, die der Angriff gleich zerstört, zählen.',
  'combat.attack':
    'Dann wirkt der Angriff: zuerst die Eroberung, dann der Schaden. Prüfe die Bedingung einer Eroberung noch einmal. Ist sie nun nicht erfüllt, wird das Gebiet nicht erobert, und die weiteren Gegenangriffe folgen trotzdem.',
  'combat.split':
    'Sind mehrere andere Fraktionen im Gebiet, teilt der Angreifer den Schaden zwischen ihnen auf, in Schritten von 5, oder von 2,5, wenn er halbiert wurde. Ein Anteil darf 0 sein. Jeder Anteil wirkt für sich.',
  'combat.counter':
    'Danach kommen in Initiativereihenfolge die Gegenangriffe, die zurückschlagen: „Gegenschlag“, „Märtyrer“, „Zertrampelt“, „Zertretet das Gewürm“ und „Totalverlust“.',
  'combat.post':
    'Zuletzt kommen in Initiativereihenfolge die Gegenangriffe, die nach dem Kampf wirken, und dann die Bewegung von Guerillaangriff, auch für eben weggedrängte Einheiten.',
  'combat.triggers':
    'Am Ende eines Kampfes verlässt der Eroberer, der ihn begonnen hat, den Spielplan, und Noteier werden gelegt. Missionen und Ziele zählen sofort, mit dem Marker oder Verlust, der sie erfüllt.',

  'conquest.points':
    '**Eroberungspunkte** sind die Summe der Eroberungswerte der Einheiten einer Fraktion im Gebiet, dazu 15 für jede Festung der Boarlords.',
  'conquest.modifiers':
    '„Stellung beziehen“ verdoppelt deine Eroberungspunkte. „Schwarmangriff“ zählt die Einheiten der Dark Seed in den sechs umliegenden Gebieten mit, außer in Heimatzonen; Blockaden und Marker dort spielen keine Rolle.',
  'conquest.need':
    'Du brauchst mindestens so viele Eroberungspunkte wie jede andere Fraktion im Gebiet. Vergleiche mit jeder Fraktion einzeln.',
  'conquest.tie': 'Ein Gleichstand genügt dem Angreifer, auch Oni, die erobern.',
  'conquest.mountain':
    'Ein Gebirge erhöht um seinen Wert, was du brauchst: die Punkte der stärksten anderen Fraktion, oder 0, wenn sonst niemand dort ist.',
  'conquest.again': 'Du kannst kein Gebiet erobern, das du schon kontrollierst.',
  'conquest.optional':
    'Guerillaangriff und Stampede darfst du ohne die Punkte für eine Eroberung ausspielen; dann verursachen sie nur Schaden. Es zählen die Punkte vor dem Schaden.',
  'conquest.markers':
    'Eine Fraktion hat 20 Gebietsmarker. Ist keiner mehr übrig, kann sie nicht erobern. Den Oni gehen sie nie aus.',

  'damage.assign':
    'Schaden trifft eine Einheit nach der anderen; die eigene Seite sagt, welche die nächste ist. Ist der Schaden mindestens so hoch wie ihre LP, wird sie zerstört, und der Rest trifft die nächste.',
  'damage.absorb': 'Schaden unter den LP der nächsten Einheit verfällt. Einheiten bleiben nicht beschädigt.',
  'damage.spill':
    'Schaden, den die Einheiten einer Fraktion nicht aufnehmen, verfällt. Er geht nie auf eine andere Fraktion über.',
  'damage.exact': 'Außer bei „Für die Königin“ wird nichts gerundet. Halbiere eine Summe einmal, mit Waffen.',
  'damage.protection':
    '**Schutz** erhöht die LP deiner Einheiten in diesem Kampf um den Wert deiner Fraktion: verdoppelt für Cybersamurai, 5 mehr für Nomaden, 10 mehr für Boarlords. Er wirkt gegen jeden Schaden, auch den anderer Verteidiger. Dark Seed dürfen ihn wählen, gewinnen aber nichts.',
  'damage.cover':
    'Jede **Deckung** zieht von Schaden an Boarlords in ihrem Gebiet 10 ab, einmal von der ganzen Summe, bevor er verteilt wird. Sie kommt zu Schutz hinzu.',
  'damage.shield-drone':
    'Die Cybersamurai dürfen Schaden immer zuerst einer Schilddrohne geben, auch bei Minen und Zielerfassung.',
  'damage.destroyed':
    'LP, Schutz und Deckung halten keine Wirkungen auf, die Einheiten ohne Schaden zerstören oder entfernen.',
  'damage.credit':
    'Eine zerstörte Einheit zählt für die Fraktion, deren Schaden oder Wirkung sie zerstört hat, auch bei Minen, Tetsuo und Gegenangriffen. Radioaktivität, eigene Opfer und „Für die Königin“ zählen für niemanden.',

  'counter.counterstrike':
    '**Gegenschlag**: Alle deine Einheiten, die im Kampf waren, verursachen ihren Schaden, auch zerstörte; Nomaden dürfen Waffen hinzufügen. Gegen eine Vernichtung wird er halbiert. Teile ihn zwischen dem Angreifer und anderen Fraktionen dort auf; jede Seite verteilt ihren Anteil selbst.',
  'counter.defense-action':
    '**Verteidigungsaktion**: Nutze die Verteidigungsaktion deiner Fraktion zu ihrer Zeit. Die Nomaden haben keine und können dies nicht wählen.',
  'counter.protection':
    '**Schutz**: Erhöhe die LP deiner Einheiten um den Wert deiner Fraktion, gegen allen Schaden in diesem Kampf.',
  'counter.slow-conquest':
    '**Langsame Eroberung**: Du darfst den Initiativemarker des Angreifers um einen Rang nach vorn oder hinten rücken.',
  'counter.retreat':
    '**Rückzug**: Nach dem Angriff darf jede deiner überlebenden Einheiten in ein angrenzendes Gebiet ziehen, jede in ein anderes, wenn du willst. Blockaden gelten, Boni zählen, und bei weiteren Schritten können Feinde binden.',
  'counter.hold-the-line':
    '**Die Stellung halten**: Hast du noch eine Einheit im Gebiet, darfst du deinen Gebietsmarker darauf legen, auch statt des eben gelegten des Angreifers. Tun das mehrere Verteidiger, entscheiden die meisten Eroberungspunkte, dann die Initiative.',
  'counter.time-consuming':
    '**Zeitraubend**: Der Angreifer kann in diesem Gebiet bis zum Ende der Runde nicht mehr angreifen.',
  'counter.natures-wisdom':
    '**Weisheit der Natur**: Du darfst ein Ereignis ziehen, ein offenes oder das oberste des Stapels. Spiele es sofort auf ein beliebiges Gebiet oder behalte es.',
  'counter.damaged-earth-crust': '**Beschädigte Erdkruste**: Lege einen Marker für instabil auf das Gebiet.',
  'counter.sacrifice':
    '**Opfer**: Zerstöre vor dem Angriff beliebig viele deiner Einheiten im Gebiet und füge dem Angreifer die Summe ihrer LP als Schaden zu. Der Angriff trifft deine übrigen Einheiten.',
  'counter.pushback':
    '**Zurückdrängen**: Hat der Angreifer das Gebiet erobert, müssen alle angreifenden Einheiten es auf dem kürzesten Weg verlassen. Zwischen gleich kurzen Wegen wählt der Verteidiger. Blockaden gelten, aber Fliegen und Boni zählen, und Heimatzonen dürfen betreten werden. Einheiten ohne Ausweg bleiben.',
  'counter.total-loss':
    '**Totalverlust**: Der Angreifer verliert alle Einheiten im Gebiet. Ein Notei ist trotzdem möglich.',
  'counter.a-darker-future':
    '**Dunklere Zukunft**: Entferne bis zu 2 Eier irgendwo auf dem Spielplan. Sie kommen in den Vorrat zurück.',
  'counter.crush-the-bugs':
    '**Zertretet das Gewürm**: Der Angreifer wählt 2 der angreifenden Einheiten und verliert sie, oder alle, wenn es weniger sind.',
  'counter.vendetta':
    '**Vendetta**: Nach dem Zug der Nomaden in dieser Phase, vor der nächsten Fraktion, darfst du einmal in einem beliebigen Gebiet mit deinen Einheiten angreifen, auch wenn du schon dran warst. Bewegen darfst du dich nicht, und die Grenzen der Karten gelten.',
  'counter.vendetta-order':
    'Jeder mit Vendetta beantwortete Angriff gibt einen Angriff. Mehrere folgen in Initiativereihenfolge. Ohne Einheiten auf dem Spielplan verfällt er.',
  'counter.out-of-ammo':
    '**Keine Munition**: Die Nomaden legen eine bereite Waffe ihrer Wahl weg. Pistolen kommen mit dem Fraktionseffekt zurück. Ist keine Waffe bereit, geschieht nichts.',
  'counter.martyrs':
    '**Märtyrer**: Der Angreifer wählt 3 der angreifenden Einheiten, oder alle, wenn es weniger sind. Sie werden ohne Rücksicht auf ihre LP zerstört.',
  'counter.what-a-racket':
    'Mit **Was für ein Lärm** bewegst du deine Einheiten in einem Gebiet oder die Oni in einem Gebiet mit Reichweite 1.',
  'counter.misfire': '**Fehlzündung**: Entferne eine Mine irgendwo auf dem Spielplan. Sie kommt in den Vorrat zurück.',
  'counter.trampled-to-death':
    '**Zertrampelt**: Zerstöre eine angreifende Einheit deiner Wahl, ohne Rücksicht auf ihre LP.',
  'counter.loss-of-control':
    '**Kontrollverlust**: Entferne bis zu 2 Terraformings aus Gebieten, die du kontrollierst; Tunnel, die hineinführen, zählen. Sie gehen an die Boarlords zurück.',
  'counter.landscaping':
    '**Landschaftsbau**: Schließe eine Seite des umkämpften Gebiets wie mit Sumpf, oder öffne eine wie mit Aufstieg.',
  'counter.de-evolution':
    '**Rückentwicklung**: Du darfst bis zu 2 Boarriors irgendwo in Frischlinge zurückverwandeln. Ist kein Frischling im Vorrat, wird der Boarrior zerstört und zählt für dich.',
  'counter.escape': '**Entkommen**: Vor dem Angriff ziehen bis zu 2 deiner Einheiten in angrenzende Gebiete.',
  'counter.hold-your-ground':
    '**Nicht weichen**: Hast du mehr Eroberungspunkte als die Oni und keine Fraktion mehr als du, darfst du deinen eigenen Gebietsmarker auf das Gebiet legen. Bei Gleichstand zwischen Fraktionen entscheidet die Initiative.',
  'counter.where-there-is-one':
    'Mit **Wo einer ist …** stellst du einen Oni deiner Wahl aus der Reserve nach den üblichen Regeln auf. Ohne Oni in der Reserve kannst du es nicht wählen, und es wird nie zu einer Eroberung.',
} as const
