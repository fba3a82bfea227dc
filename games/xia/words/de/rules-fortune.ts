/** Cargo, missions, titles, fame, business, status, NPCs, the table, options. */
export const fortune = {
  'cargo.trade':
    'Gewürz: kaufen auf Kemplar II, abbauen auf Outpost 338, verkaufen auf Neo Damascus. Holo: kaufen auf Azure, ernten auf Burning Horse, verkaufen auf Kemplar II. Terra: kaufen auf Doravin V, abbauen auf Red Gulch, verkaufen auf Azure.',
  'cargo.trade-more':
    'Plasma: kaufen auf Neo Damascus, ernten auf Lower Stratus, verkaufen auf Lunari. Cyber: kaufen auf Lunari, bergen auf Pelmont oder Kreller IV, verkaufen auf Doravin V. Smugglers’ Den verkauft dir jede Farbe, und Loath kauft dir jede Farbe ab.',
  'cargo.place':
    'Lege jede Ware auf ein leeres, unbeschädigtes Feld deines Laderaums. Dort bleibt sie bis zu einer Geschäftsphase.',
  'cargo.buy':
    '**Kaufen**, eine Aktion auf einem Kauffeld: 2 Waren der angebotenen Farbe für 1.000 Credits, so oft du zahlen und sie unterbringen kannst. Waren gibt es paarweise, du brauchst also zwei freie Felder. Ein Paar von Smugglers’ Den darf zwei Farben haben.',
  'cargo.sell':
    '**Verkaufen**, eine Aktion auf einem Verkaufsfeld: beliebig viele Waren der dort verlangten Farben, für je 1.000 Credits.',
  'cargo.fame':
    'Ein Verkauf von 2 oder mehr Waren, nach dem keine mehr in deinem Laderaum ist, bringt 1 Ruhm, jedes Mal. Andere Waren darfst du vorher abwerfen.',
  'cargo.gather':
    '**Abbauen**, **Bergen** und **Ernten** sind Aktionen auf eigenen Feldern. Du brauchst ein freies Feld im Laderaum. Wirf für jeden Versuch einen W20; du darfst ihn im selben Zug wiederholen.',
  'cargo.mine': 'Abbauen, 1–10: Du nimmst so viel Schaden, den du verhindern kannst. 11–20: Du bekommst eine Ware.',
  'cargo.salvage': 'Bergen, 1–3: Dein Schiff wird zerstört, und nichts verhindert es. 4–20: Du bekommst eine Ware.',
  'cargo.harvest':
    'Ernten, 1–10: Du verlierst so viel Energie, was du verhindern kannst, und bereite Marker für fehlende Punkte. 11–20: Du bekommst eine Ware.',
  'cargo.jettison':
    'Ware **abzuwerfen** ist eine kleine Aktion. Sie kommt auf das Feld, auf dem dein Schiff ist, beliebig viel auf ein Feld. In einem Stern ist sie verloren.',
  'cargo.collect':
    '**Einsammeln** ist eine kleine Aktion: Nimm beliebige Waren auf deinem Feld, die hineinpassen, außer solchen, die du in diesem Zug selbst verloren hast.',
  'cargo.supply':
    'Von jeder Ware gibt es 15. Ist keine mehr da, kannst du sie nicht kaufen, und gelungenes Abbauen, Bergen oder Ernten bringt nichts. Credits gehen nie aus.',

  'mission.draw':
    'Auf einem Auftragspunkt darfst du ohne aktiven Auftrag als kleine Aktion ziehen, einmal pro Punkt und Zug. Sieh dir drei Karten an, behalte eine oder keine und lege den Rest ab.',
  'mission.active':
    'Die Karte, die du behältst, ist dein **aktiver Auftrag**, verdeckt. Du kannst einen haben, und nur du kennst ihn, bis er aufgedeckt wird.',
  'mission.objective':
    'Jede Art von Auftrag hat ihr eigenes **Ziel**, meist eine Aktion. Passagiere und Schmuggelgut sind keine Ware und brauchen kein Feld.',
  'mission.reveal': 'Hast du das Ziel erfüllt, decke die Karte auf und lege den Lohn darauf.',
  'mission.deliver':
    '**Abgeben** ist eine Aktion auf dem Auftragspunkt des Zielsektors. Du bekommst den Lohn und 1 Ruhm, und dein Kopfgeld steigt, wenn die Karte es sagt. Behalte die Karte verdeckt als Erfahrung.',
  'mission.experience':
    'Gleich nach einem W20 für einen Auftrag darfst du einen erfüllten Auftrag derselben Art ablegen und noch einmal würfeln. Der neue Wurf zählt. Das darfst du wiederholen. Eine 20, die du neu würfelst, bringt trotzdem ihren Ruhm.',
  'mission.abort':
    'Den aktiven Auftrag abzubrechen ist eine kleine Aktion ohne Strafe. Lege die Karte ab; ein Lohn darauf geht zurück an die Bank.',
  'mission.deck': 'Geht der Stapel aus, mische die abgelegten Karten zu einem neuen, auch mitten im Ziehen.',
  'mission.keep':
    'Ein neues Schiff ändert nichts an Aufträgen, Titeln und Credits. Nur der Verlust deines Schiffes legt den aktiven Auftrag ab.',
  'mission.research':
    '**Forschung**: Führe beim Sektor auf der Karte eine Aktion aus und wirf einen W20 um den Lohn. Dann gib ab.',
  'mission.shuttle':
    '**Fähre**: Lade beim Sektor auf der Karte mit einer Aktion die Passagiere ein. Die Entfernung zum Zielsektor entscheidet über den Lohn, sobald sie sich messen lässt. Dann gib ab.',
  'mission.smuggler':
    '**Schmuggel**: Lade beim Sektor auf der Karte mit einer Aktion das Schmuggelgut ein; die Entfernung entscheidet über den Lohn. Bringe es an der Überwachung des Planeten vorbei, dann gib ab.',
  'mission.sneak':
    'Sooft du den Zielplaneten mit Schmuggelgut betrittst, über welche Grenze auch immer, wirf einen W20 gegen die Zahl auf der Karte. Misslingt es, steigt dein Kopfgeld um den Betrag auf der Karte, und du legst den Auftrag mit seinem Lohn ab. Ein Schild verlangt einen eigenen Wurf.',
  'mission.thief':
    '**Diebstahl**: Führe neben dem Ziel eine Aktion aus und wirf einen W20 um den Lohn. Dann gib ab. Du brauchst keine Sichtlinie, und das Ziel verliert nichts.',
  'mission.caught':
    'Bringt der Wurf keinen Lohn, bist du ertappt: Dein Kopfgeld steigt um 1.000. Du behältst die Karte, kannst es aber in diesem Zug nicht noch einmal versuchen.',
  'mission.assassin':
    '**Attentat**: Zerstöre das Ziel, solange die Karte aktiv ist; seine Stufe entscheidet über den Lohn. Dann gib ab. Händler und Schurke zählen als Stufe 1, der Vollstrecker als Stufe 2.',
  'mission.assassin-target':
    'Das Schiff vor oder nach dir in der Zugreihenfolge steht fest, wenn du die Karte annimmst, unter den Schiffen, die dann im Spiel sind, auch NSC.',
  'mission.hunter':
    '**Kopfgeldjagd**: Zerstöre ein gesetzloses Schiff, solange die Karte aktiv ist; auch der Schurke ist eines. Wirf sofort einen W20 um den Lohn. Dann gib ab.',

  'business.when':
    'Endet deine Aktionsphase auf einem beliebigen Feld eines Planeten, hast du eine Geschäftsphase. Aktionen kannst du darin nicht ausführen.',
  'business.order':
    'Mache Geschäfte in beliebiger Reihenfolge und so oft, wie du zahlen kannst. Auch ein gestrandetes Schiff darf das.',
  'business.recharge': 'Lade deine Energie kostenlos bis zum Maximum auf.',
  'business.repair': 'Repariere allen Schaden an deinem Schiff für 1.000 Credits (Stufe 1 und 2) oder 2.000 (Stufe 3).',
  'business.buy-outfit':
    'Kaufe Ausrüstung zu ihrem Preis, wenn sie auf freie, unbeschädigte Felder deines Laderaums passt.',
  'business.sell-outfit':
    'Verkaufe unbeschädigte Ausrüstung zum halben Preis, aufgerundet auf volle Tausend: 1.000, 1.000 und 2.000 für die drei Größen.',
  'business.rearrange':
    'Räume unbeschädigte Ausrüstung und Ware in deinem Laderaum um; nur jetzt ist das möglich. Schaden und beschädigte Ausrüstung bleiben.',
  'business.ship':
    'Kaufe ein Schiff, das genau eine Stufe über deinem liegt und das noch niemand hatte. Es bringt 1 Ruhm. Du darfst in einer Phase zweimal kaufen, eine Stufe nach der anderen.',
  'business.transfer':
    'Ausrüstung und Ware müssen in den neuen Laderaum passen, bevor du zahlst. Verkaufe vorher Ausrüstung, die nicht passt; wirf Ware ab, die nicht passt, und keine andere. Alle deine Fähigkeitskarten behältst du.',
  'business.new-ship':
    'Ein neues Schiff hat keinen Schaden, kein Kopfgeld und volle Energie. Marker bleiben, wie sie sind.',
  'business.fame':
    'Kaufe 1 Ruhm für 5.000 Credits, einmal pro Geschäftsphase, aber nie den Ruhm, mit dem du das Ziel erreichst.',

  'status.claim': 'Erstens: Beanspruche Titel, deren Ziel du erreicht hast.',
  'status.titles': 'Zweitens: Ziehe die Titel, die dir zustehen.',
  'status.refresh': 'Drittens: Mache deine Fähigkeiten und deinen Impuls bereit.',
  'status.arm':
    'Viertens: Mache beliebig viele eingesetzte oder leere Marker für je 1 Energie bereit. Die anderen werden leer; keiner bleibt auf einer Ausrüstung.',
  'status.planet': 'Auf einem Planeten ist das kostenlos.',

  'title.draw':
    'Der erste Marker, der ein Titelfeld der Ruhmesleiste erreicht oder überschreitet, verbraucht es. Diese Person zieht in ihrer nächsten Statusphase einen Titel pro Feld und legt ihn für alle offen aus.',
  'title.count':
    'Was vor dem Ziehen eines Titels geschah, zählt nicht für ihn; so beginnen alle gleich. Titel für einen einzigen Zug gelten einem deiner Züge; Titel für einen Zustand gelten dem Moment, in dem du sie beanspruchst.',
  'title.claim':
    'Hast du das Ziel eines offenen Titels erreicht, darfst du ihn in deiner Statusphase **beanspruchen**, auch mehrere auf einmal. Für die anderen ist er dann fort. In der Statusphase, in der ein Titel gezogen wurde, kannst du ihn nicht beanspruchen.',
  'title.skill': 'Ein beanspruchter Titel bringt seinen Ruhm und von da an sein **Können**.',

  'fame.ways':
    'Ruhm kommt von Erkundungsmarkern, erfüllten Aufträgen, zerstörten Schiffen, verkaufter Ware, neuen Schiffen, Rettungen, Titeln, Glück und Credits.',
  'fame.time': 'Rücke deinen Marker auf der Ruhmesleiste vor, sobald du Ruhm verdienst.',
  'fame.luck':
    '**Glück**: Zeigt dein eigener W20 eine 20, bekommst du 1 Ruhm, höchstens einmal pro Zug, ob es deiner ist oder der anderer. Das gilt auch, wenn du danach noch einmal würfelst. Würfe für NSC, Gleichstände und Aufbau zählen nicht.',
  'fame.natural':
    'Ob ein Wurf gelingt, sagt das Ergebnis mit allen Zuschlägen. Ob er Glück war, sagt der bloße Würfel.',
  'fame.end':
    'Das Spiel endet sofort, wenn ein Marker das Ziel erreicht, auch im Zug anderer. Diese Person gewinnt. Den letzten Ruhm kannst du nicht kaufen, aber der Ruhm für ein neues Schiff kann der letzte sein.',
  'fame.ranking': 'Ordnet die anderen nach Ruhm. Bei Gleichstand entscheidet ein W20.',
  'fame.rank': 'Die Ruhmesleiste hat Namen, ab Unbekannt bei 0. Sie bewirken nichts.',
  'fame.story':
    'Wer gewinnt, liest die Siegesgeschichte des eigenen Schiffes vor. Sie steht auf der Rückseite des Schiffstableaus, mit den technischen Daten und der Vorgeschichte. Nichts davon bewirkt etwas.',

  'npc.cards':
    'Händler, Vollstrecker und Schurke folgen ihren Karten. Wer eine Karte hat, führt sie aus und entscheidet offene Fragen, besitzt das Schiff aber nicht.',
  'npc.spawn':
    'Ein NSC kommt ins Spiel, sobald sein Heimatsektor auf dem Spielplan ist, auf dessen Startpunkt. Ist dieser besetzt, nehmt ein zufälliges freies normales Feld daneben.',
  'npc.spawn-crowded':
    'Ist daneben kein Feld frei, nimmt der NSC das nächste freie normale Feld des Sektors, unter gleichen ein zufälliges.',
  'npc.turn':
    'Der Zug eines NSC kommt gleich nach dem der Person mit seiner Karte und hat keine Phasen. Muss er seinen nächsten Zug auslassen, ist es dieser. Seine W20 bringen keinen Ruhm.',
  'npc.absent': 'Ein NSC, der noch nicht im Spiel ist, hat keinen Zug.',
  'npc.path':
    'NSC nehmen den kürzesten Weg, der Asteroiden, Trümmer, Planetenschilde und Sterne meidet. Nebel wirken nicht auf sie, und funktionierende Tore kosten sie 1 Bewegung. Sie erkunden nie. Sie fliegen durch besetzte Felder, halten dort aber nicht.',
  'npc.unsafe':
    'Führt kein sicherer Weg zu seinem Ziel, fliegt ein NSC im Sektor des Ziels so nah heran, wie ein sicherer Weg führt. Nur wenn er diesen Sektor nicht erreicht, nimmt er den Weg mit den wenigsten Schilden, dann Trümmern, dann Asteroiden, dann Schritten. Dort würfelt er wie ihr.',
  'npc.unsafe-sector': 'Im Sektor seines Ziels geht ein NSC keine Risiken mehr ein.',
  'npc.ties':
    'Unter gleichen Wegen, sicher oder nicht, wählt die Person mit der Karte, wenn es einen Unterschied macht.',
  'npc.stop':
    'Ist sein Ziel besetzt, hält ein NSC auf dem nächsten freien Feld seines Weges. Für den Händler ist ein Feld desselben Planeten neben einem besetzten Verkaufsfeld so gut wie das Verkaufsfeld.',
  'npc.target':
    'Ein NSC wählt das Ziel mit dem kürzesten sicheren Weg, oder dem kürzesten unsicheren, wenn zu keinem ein sicherer führt. Bei Gleichstand entscheidet ein W20. **In der Nähe** heißt höchstens zwei Sektoren weit.',
  'npc.planets':
    'Der Vollstrecker betritt jeden Planeten und bekommt nirgends ein Kopfgeld. Der Schurke betritt keinen gesetzestreuen Planeten, weder durch Eingang noch Schild, und beachtet Schiffe dort nicht. Ein Planet ist auf jedem seiner Felder erreicht.',
  'npc.attack': 'NSC greifen nach den Regeln des Kampfes an, mit den Würfeln auf ihrer Karte, einmal pro Zug.',
  'npc.defense':
    'Ein angegriffener NSC verteidigt sich immer mit den Würfeln auf seiner Karte. Sie gelten als Schildwürfel.',
  'npc.damage':
    'Schaden bleibt auf der Karte des NSC, bis er stirbt, und wird nie repariert. Mit so viel, wie die Karte nennt, ist er zerstört.',
  'npc.kill':
    'Wer einen NSC zerstört, bekommt den Ruhm auf seiner Karte und alle Credits und alles Kopfgeld darauf. Der NSC verliert einen Zug und kehrt zurück wie eure Schiffe.',
  'npc.spoils':
    'Ein NSC, der einen anderen zerstört, nimmt Credits und Kopfgeld von dessen Karte. Ein NSC, der eines eurer Schiffe zerstört, nimmt das Kopfgeld.',
  'npc.memory':
    'Ein NSC merkt sich seinen letzten Angreifer und jagt dieses Schiff zuerst. Er vergisst ihn, wenn er stirbt, wenn er den Angreifer zerstört hat und wenn der Angreifer sonst stirbt.',
  'npc.merchant':
    'Der **Händler** fliegt seine Route und verdient 1.000 Credits, sooft er ein Verkaufsfeld erreicht; dann hält er für diesen Zug. Er greift nie an. Nach einem Angriff fliegt er in seinem nächsten Zug 8 Felder weit statt 5.',
  'npc.route':
    'Seine Halte sind Doravin V, Azure, Kemplar II, Neo Damascus und Lunari, reihum. Er lässt Halte aus, die nicht auf dem Spielplan sind, und gesetzestreue Planeten, solange er ein Kopfgeld hat. Nach einer Rückkehr macht er weiter, wo er war.',
  'npc.enforcer':
    'Der **Vollstrecker** jagt seinen letzten Angreifer, sonst ein gesetzloses Schiff in der Nähe. Er fliegt bis zu 7 Felder weit, bis er benachbart ist und Sichtlinie hat, und greift dort an, sonst aus Reichweite 2 bis 6. Ohne Ziel patrouilliert er zwischen gesetzestreuen Planeten. Er nimmt das Kopfgeld zerstörter Schiffe und hat nie ein eigenes.',
  'npc.scoundrel':
    'Der **Schurke** jagt seinen letzten Angreifer, sonst ein unbescholtenes Schiff in der Nähe, aber nie den Vollstrecker. Er fliegt bis zu 6 Felder weit, bis er benachbart ist und Sichtlinie hat, greift an und flieht bis zu 4 Felder weit Richtung Loath. Ohne Ziel fliegt er heim nach Loath.',
  'npc.scoundrel-purse':
    'Der Schurke kommt mit 2.000 Kopfgeld ins Spiel. Für ein unbescholtenes Opfer kommen 1.000 Credits auf seine Karte.',

  'table.hidden':
    'Verdeckt: die Reihenfolge aller Stapel und der Erkundungsmarker im Vorrat, die Vorderseiten der Marker auf dem Spielplan, gezogene Auftragskarten und aktive Aufträge, bis sie aufgedeckt werden.',
  'table.public':
    'Alles andere ist offen: Schiffe, Laderäume, Marker, Energie, Credits, Kopfgelder, Titel, erfüllte Aufträge und abgelegte Karten.',
  'table.ties':
    'Gleichstände und Streitfälle entscheidet ein W20: Jede Seite hat gleich viele Zahlen, und bei den übrigen wird noch einmal gewürfelt.',
  'table.prompts':
    'Verteidiger werden im Zug anderer gefragt, und der Angriff wartet auf sie. Keine Antwort heißt keine Verteidigung.',
  'table.leave':
    'Verlässt eine Person die Partie, bleibt ihr Schiff auf dem Spielplan, und ihre Züge entfallen. Es verteidigt sich nicht. Andere Entscheidungen, auch die für einen NSC, fallen zufällig.',

  'option.goal':
    'Das Ziel kann jede Zahl von 3 bis 30 Ruhm sein; üblich sind 10. Die gedruckten Regeln nennen 5 (etwa 15 Minuten pro Person), 10 (30) und 20 (45).',
  'option.npcs': 'Ohne NSC entfallen ihre Karten und die Aufträge, die einen von ihnen brauchen.',
  'option.first-game':
    'Das erste Spiel geht bis 5 Ruhm, ohne NSC, auf Burning Horse, Kemplar II und Neo Damascus. Zu viert kommt Outpost 338 dazu, zu fünft auch Expeditor Gate.',
  'option.loadouts':
    'In der ersten Partie nimmst du eine von vier Ausrüstungen, statt frei einzukaufen: Entdecker (Raptor-K), Kaufmann (M-22, Targe), Arbeiter (Halon, Targe) oder Pirat (M-22, Saker V).',
  'option.gifts': 'Das Verschenken von Credits lässt sich abschalten.',
  'option.fame': 'Ruhm kann stattdessen in deiner nächsten Statusphase zählen, zusammen mit den Titeln.',
  'option.end': 'Die Partie kann stattdessen in der Statusphase einer Person enden, die das Ziel erreicht hat.',
  'option.fame-sales': 'Ihr könnt erlauben, in einer Geschäftsphase mehrere Ruhmespunkte zu kaufen.',
  'option.merchant':
    'Nach einer Rückkehr kann der Händler stattdessen seine Route von vorn beginnen oder zum nächsten Halt fliegen.',
  'option.practice': 'Zu zweit oder allein könnt ihr nach diesen Regeln mit NSC und Bots üben.',
}
