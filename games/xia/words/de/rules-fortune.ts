/** Cargo, missions, titles, fame, business, status, NPCs, the table, options. */
export const fortune = {
  'cargo.trade':
    'Gewürz kauft man bei Kemplar II, baut es bei Outpost 338 ab und verkauft es bei Neo Damascus; Holo kauft man bei Azure, erntet es bei Burning Horse und verkauft es bei Kemplar II; Terra kauft man bei Doravin V, baut es bei Red Gulch ab und verkauft es bei Azure; Plasma kauft man bei Neo Damascus, erntet es bei Lower Stratus und verkauft es bei Lunari; Cyber kauft man bei Lunari, birgt es bei Pelmont und Kreller IV und verkauft es bei Doravin V. Smugglers’ Den verkauft dir jede Farbe, und Loath kauft dir jede Farbe ab.',
  'cargo.place':
    'Ein Würfel belegt ein leeres, unbeschädigtes Feld des Laderaums, das sein Besitzer aussucht. Dort bleibt er bis zur Geschäftsphase.',
  'cargo.buy':
    'Kaufen, eine Aktion auf einem Kauffeld: 2 Würfel der angebotenen Farbe für 1.000 Credits, so oft du zahlen und sie unterbringen kannst. Würfel gibt es nur paarweise: Mit einem freien Feld ist nichts zu kaufen. Ein Paar von Smugglers’ Den darf zwei Farben haben.',
  'cargo.sell':
    'Verkaufen, eine Aktion auf einem Verkaufsfeld: beliebig viele Würfel der dort verlangten Farben, für je 1.000 Credits.',
  'cargo.fame':
    'Ein Verkauf von 2 oder mehr Würfeln, nach dem keiner mehr im Laderaum ist, bringt 1 Ruhm, jedes Mal. Andere Würfel vorher abzuwerfen ist erlaubt.',
  'cargo.gather':
    'Abbauen, Bergen und Ernten sind Aktionen auf den dafür bezeichneten Feldern, mit mindestens einem freien Feld im Laderaum. Jeder Versuch ist ein W20 und darf im selben Zug wiederholt werden.',
  'cargo.mine': 'Abbau: 1–10, du nimmst so viel Schaden, der verhindert werden kann; 11–20, du bekommst einen Würfel.',
  'cargo.salvage': 'Bergung: 1–3, dein Schiff wird zerstört, und nichts verhindert es; 4–20, du bekommst einen Würfel.',
  'cargo.harvest':
    'Ernte: 1–10, du verlierst so viel Energie, was verhindert werden kann, und scharfe Marker für das, was fehlt; 11–20, du bekommst einen Würfel.',
  'cargo.supply':
    'Von jeder Farbe gibt es 15 Würfel. Was nicht da ist, kann man nicht kaufen, und ein gelungener Abbau, eine gelungene Bergung oder Ernte bringt dann nichts. Credits gehen nie aus.',
  'cargo.jettison':
    'Würfel abzuwerfen ist eine kleine Aktion: Sie kommen auf das Feld, auf dem dein Schiff ist, beliebig viele auf ein Feld. In einem Stern sind sie fort.',
  'cargo.collect':
    'Aufnehmen ist eine kleine Aktion: Du nimmst beliebige der Würfel auf deinem Feld, für die du Platz hast, aber keinen, den du selbst in diesem Zug verloren hast.',

  'mission.draw':
    'Auf einem Auftragspunkt darfst du ohne aktiven Auftrag als kleine Aktion ziehen, je Punkt einmal im Zug: Sieh drei Karten an, behalte eine oder keine und lege den Rest ab.',
  'mission.active':
    'Die Karte, die du behältst, ist dein aktiver Auftrag, verdeckt. Du hast höchstens einen, und nur du kennst ihn, bis er aufgedeckt wird.',
  'mission.objective':
    'Jede Art von Auftrag hat ihr eigenes Ziel. Die meisten sind Aktionen; was ein Auftrag befördert, ist keine Ware und braucht keinen Platz.',
  'mission.reveal': 'Ist das Ziel erreicht, so wird die Karte aufgedeckt und der Lohn daraufgelegt.',
  'mission.deliver':
    'Erfüllen ist eine Aktion auf dem Auftragspunkt des Sektors, in dem abzugeben ist: Du bekommst den Lohn und 1 Ruhm, dein Kopfgeld steigt, wenn die Karte es sagt, und die Karte bleibt dir verdeckt als Erfahrung. Es ist keine kleine Aktion.',
  'mission.experience':
    'Gleich nach einem W20 für einen Auftrag darfst du einen erfüllten Auftrag derselben Art ablegen und noch einmal würfeln; der neue Wurf zählt. Das darfst du, solange du solche Karten hast. Eine 20, die noch einmal geworfen wird, war trotzdem Glück.',
  'mission.abort':
    'Den aktiven Auftrag aufzugeben ist eine kleine Aktion ohne Strafe. Die Karte wird abgelegt, und ein Lohn darauf geht zurück an die Bank.',
  'mission.deck':
    'Geht der Stapel aus, so werden die abgelegten Karten zu einem neuen gemischt, auch mitten im Ziehen.',
  'mission.keep':
    'Ein neues Schiff ändert nichts an Aufträgen, Titeln und Credits; nur der Tod legt den aktiven Auftrag ab.',
  'mission.research': 'Forschung: Würfle beim Sektor auf der Karte als Aktion mit einem W20 um den Lohn. Dann gib ab.',
  'mission.shuttle':
    'Fähre: Nimm beim Sektor auf der Karte als Aktion die Passagiere an Bord. Die Entfernung zu dem Sektor, in dem abzugeben ist, entscheidet über den Lohn, sobald sie sich messen lässt. Dann gib ab.',
  'mission.smuggler':
    'Schmuggel: Nimm beim Sektor auf der Karte als Aktion die Schmuggelware an Bord; über den Lohn entscheidet die Entfernung. Dann bring sie an der Überwachung des Planeten vorbei und gib ab.',
  'mission.sneak':
    'Jedes Mal, wenn du mit der Schmuggelware auf den Planeten ziehst, auf dem sie abzugeben ist, über welche Grenze auch immer, wirfst du einen W20 gegen die Zahl auf der Karte, sobald du dort bist; für einen Schild wird außerdem gewürfelt. Misslingt es, auch mit Erfahrung, so steigt dein Kopfgeld um die Zahl auf der Karte, und der Auftrag wird mit seinem Lohn abgelegt.',
  'mission.thief':
    'Diebstahl: Würfle neben dem Ziel als Aktion mit einem W20 um den Lohn. Dann gib ab. Es braucht keine Sicht, und das Ziel verliert nichts.',
  'mission.caught':
    'Wer beim Diebstahl einen Wurf ohne Lohn macht, ist ertappt: Das Kopfgeld steigt um 1.000, die Karte bleibt, und ein neuer Versuch ist in diesem Zug nicht möglich.',
  'mission.assassin':
    'Attentat: Zerstöre das Ziel, solange die Karte aktiv ist; seine Stufe entscheidet über den Lohn. Dann gib ab. Wer in der Zugreihenfolge nach oder vor dir kommt, steht fest, wenn du die Karte annimmst, unter den Schiffen, die dann im Spiel sind, NSC inbegriffen. Händler und Schurke zählen als Stufe 1, der Vollstrecker als Stufe 2.',
  'mission.hunter':
    'Kopfgeldjagd: Zerstöre einen Gesetzlosen, Spieler oder Schurke, solange die Karte aktiv ist, und würfle sofort mit einem W20 um den Lohn. Dann gib ab.',

  'title.draw':
    'Sobald zum ersten Mal jemandes Marker ein Titelfeld der Ruhmesleiste erreicht oder überschreitet, ist es verbraucht. Der Spieler zieht in der nächsten Statusphase einen Titel, einen für jedes solche Feld, und legt ihn für alle offen aus.',
  'title.count':
    'Was geschah, bevor ein Titel gezogen war, zählt nicht für ihn; so beginnen alle gleich. Titel für einen einzigen Zug gelten einem Zug von dir; solche für einen Zustand gelten dem Augenblick, in dem sie beansprucht werden.',
  'title.claim':
    'Wer das Ziel eines offenen Titels erreicht hat, darf ihn in der eigenen Statusphase beanspruchen, auch mehrere auf einmal; für die anderen ist er dann fort. Ein in einer Statusphase gezogener Titel kann nicht in derselben beansprucht werden.',
  'title.skill': 'Ein beanspruchter Titel bringt seinen Ruhm und von da an sein Können.',

  'fame.ways':
    'Ruhm kommt von Erkundungsmarkern, erfüllten Aufträgen, zerstörten Schiffen, verkaufter Ware, neuen Schiffen, Rettungen, Titeln, Glück und Credits.',
  'fame.time': 'Der Marker auf der Ruhmesleiste zieht in dem Augenblick, in dem der Ruhm verdient ist.',
  'fame.luck':
    'Immer wenn dein eigener W20 eine natürliche 20 zeigt, bekommst du 1 Ruhm, aber nur einmal in jedem Zug, ob es deiner oder der eines anderen ist. Das gilt für Grenzen, Abbau, Bergung, Ernte, Aufträge, Fähigkeiten, die Rückkehr und Tigris, auch wenn danach noch einmal gewürfelt wird; nicht für NSC, Gleichstände und den Aufbau.',
  'fame.natural': 'Ob ein Wurf gelingt, sagt das Ergebnis mit allen Zuschlägen; ob er Glück war, der bloße Würfel.',
  'fame.end':
    'Das Spiel endet sofort, wenn ein Marker das Ziel erreicht, auch im Zug eines anderen: Dieser Spieler hat gewonnen. Der letzte Punkt ist nicht zu kaufen, aber der Punkt für ein neues Schiff kann der letzte sein.',
  'fame.rank': 'Die Ruhmesleiste hat Namen, von Unbekannt bei 0 an. Sie bewirken nichts.',
  'fame.story':
    'Wer gewinnt, liest die Siegesgeschichte des eigenen Schiffs vor. Sie steht auf der Rückseite des Schiffsbogens, mit den technischen Daten und der Vorgeschichte, die gelesen werden, wenn du das Schiff bekommst. Nichts davon bewirkt etwas.',
  'fame.ranking': 'Die anderen werden nach Ruhm geordnet, und zwischen Gleichen entscheidet ein W20.',

  'business.when':
    'Endet deine Aktionsphase auf einem Planeten, auf einem beliebigen Feld innerhalb seines Umrisses, so hast du eine Geschäftsphase. Aktionen sind dann nicht mehr möglich.',
  'business.order':
    'Du machst Geschäfte in beliebiger Reihenfolge und so oft, wie du zahlen kannst. Auch ein gestrandetes Schiff darf das.',
  'business.recharge': 'Die Energie bis zum Höchsten aufzuladen ist kostenlos.',
  'business.repair':
    'Eine Reparatur nimmt allen Schaden vom Schiff. Sie kostet 1.000 Credits für Stufe 1 und 2 und 2.000 für Stufe 3.',
  'business.buy-outfit':
    'Ausrüstung wird zu ihrem Preis gekauft, wenn sie in die freien, unbeschädigten Felder des Laderaums passt.',
  'business.sell-outfit':
    'Unbeschädigte Ausrüstung wird zum halben Preis verkauft, aufgerundet auf volle Tausend: 1.000, 1.000 und 2.000 für die drei Größen.',
  'business.rearrange':
    'Unbeschädigte Ausrüstung und Würfel dürfen im Laderaum umgeräumt werden, nur jetzt. Schaden und beschädigte Ausrüstung bleiben liegen.',
  'business.ship':
    'Du darfst ein Schiff kaufen, das genau eine Stufe über deinem ist und das noch niemand hatte. Es bringt 1 Ruhm. Du darfst in einer Phase zweimal kaufen, eine Stufe nach der anderen.',
  'business.transfer':
    'Ausrüstung und Würfel müssen im neuen Laderaum Platz finden, bevor du zahlst. Ausrüstung, die keinen findet, wird vorher verkauft; Würfel, die keinen finden, werden beim Kauf abgeworfen, und keine anderen: Es ist keine Zeit für Aktionen. Schaden und Kopfgeld kommen nicht mit, die Energie ist auf ihrem neuen Höchsten, und Marker bleiben, wie sie sind. Alle deine Fähigkeitskarten behältst du.',
  'business.fame':
    '1 Ruhm ist für 5.000 Credits zu kaufen, einmal in einer Geschäftsphase, aber nie der letzte Punkt zum Ziel.',

  'status.claim': 'Erstens: Beanspruche die Titel, deren Ziel du erreicht hast.',
  'status.titles': 'Zweitens: Ziehe die Titel, die dir zustehen.',
  'status.refresh': 'Drittens: Deine Fähigkeiten und dein Impuls sind wieder bereit.',
  'status.arm':
    'Viertens: Mache beliebig viele benutzte oder entschärfte Marker scharf, für je 1 Energie. Die anderen sind entschärft; keiner bleibt auf einer Ausrüstung.',
  'status.planet': 'Auf einem Planeten ist das Scharfmachen kostenlos.',

  'npc.cards':
    'Händler, Vollstrecker und Schurke folgen ihren Karten. Der Spieler mit einer Karte führt sie aus und entscheidet, was sie offenlässt, ohne dass ihm das Schiff gehört.',
  'npc.spawn':
    'Ein NSC kommt ins Spiel, sobald sein Heimatsektor auf dem Brett ist: auf dem Startpunkt dieses Sektors oder, wenn der besetzt ist, auf einem freien normalen Feld daneben, durch Los.',
  'npc.spawn-crowded':
    'Gibt es auch ein solches Feld nicht, so nimmt er das nächste freie normale Feld des Sektors, unter gleichen durch Los.',
  'npc.turn':
    'Der Zug eines NSC kommt gleich nach dem des Spielers, der seine Karte hat, und hat keine Phasen. Soll sein nächster Zug ausfallen, so ist es dieser. Seine W20 bringen niemandem Ruhm.',
  'npc.absent': 'Ein NSC, der nicht ins Spiel gekommen ist, hat keinen Zug.',
  'npc.path':
    'NSC nehmen den kürzesten Weg, der Asteroiden, Trümmer, Planetenschilde und Sterne meidet. Nebel tun ihnen nichts; Tore, die in Ordnung sind, kosten sie 1 Bewegung. Sie erkunden nie, fliegen durch besetzte Felder und halten dort nicht an.',
  'npc.unsafe':
    'Führt kein solcher Weg zu seinem Ziel, fliegt ein NSC im Sektor des Ziels so nah heran, wie ein sicherer Weg führt. Nur wenn er diesen Sektor gar nicht erreicht, nimmt er den Weg mit den wenigsten Schilden, unter diesen den wenigsten Trümmern, dann den wenigsten Asteroiden, dann den wenigsten Schritten. An diesen Grenzen würfelt er wie ein Spieler, und ist er im Sektor, wagt er nichts mehr.',
  'npc.ties':
    'Unter gleichen Wegen, sicher oder nicht, wählt der Spieler mit der Karte, wo es einen Unterschied macht.',
  'npc.stop':
    'Ist sein Ziel besetzt, so hält ein NSC auf dem nächsten freien Feld seines Weges an. Für den Händler ist ein Feld desselben Planeten neben einem besetzten Verkaufsfeld so gut wie das Verkaufsfeld.',
  'npc.target':
    'Unter möglichen Zielen nimmt er das mit dem kürzesten Weg, über alles, was er sonst meidet, wenn zu keinem ein sicherer führt; zwischen gleichen entscheidet ein W20. In der Nähe heißt: höchstens zwei Sektoren weit.',
  'npc.planets':
    'Der Vollstrecker fliegt auf jeden Planeten und bekommt nirgends ein Kopfgeld. Der Schurke kommt auf keinen gesetzestreuen Planeten, weder durch den Eingang noch durch den Schild, und Schiffe dort beachtet er nicht. Einen Planeten zu erreichen heißt, auf irgendeinem seiner Felder zu sein.',
  'npc.attack': 'NSC greifen nach den Regeln des Kampfes an, mit den Würfeln auf ihrer Karte, einmal je Zug.',
  'npc.defense':
    'Ein angegriffener NSC verteidigt sich immer mit den Würfeln auf seiner Karte. Sie gelten als Schildwürfel.',
  'npc.damage':
    'Schaden bleibt auf der Karte des NSC, bis er stirbt, und wird nie repariert. Mit so viel, wie die Karte nennt, ist er zerstört.',
  'npc.kill':
    'Wer einen NSC zerstört, bekommt den Ruhm auf seiner Karte und alle Credits und alles Kopfgeld, die darauf liegen. Der NSC verliert dann einen Zug und kehrt zurück wie das Schiff eines Spielers.',
  'npc.spoils':
    'Ein NSC, der einen anderen zerstört, nimmt, was auf dessen Karte liegt; einer, der einen Spieler zerstört, nimmt das Kopfgeld.',
  'npc.memory':
    'Ein NSC merkt sich, wer ihn zuletzt angegriffen hat, und geht zuerst auf dieses Schiff los. Er vergisst es, wenn er stirbt, wenn er den Angreifer zerstört hat und wenn der Angreifer sonst stirbt.',
  'npc.merchant':
    'Der Händler fliegt seine Route entlang und verdient 1.000 Credits, sooft er ein Verkaufsfeld erreicht; dann hält er für diesen Zug an. Er greift nie an. Nach einem Angriff fliegt er in seinem nächsten Zug 8 Felder weit statt 5.',
  'npc.route':
    'Die Halte sind Doravin V, Azure, Kemplar II, Neo Damascus und Lunari, reihum. Was noch nicht auf dem Brett ist, wird ausgelassen, ebenso gesetzestreue Planeten, solange der Händler ein Kopfgeld hat: Ihre Eingänge sind ihm verschlossen. Nach einer Rückkehr macht er weiter, wo er war.',
  'npc.enforcer':
    'Der Vollstrecker jagt seinen letzten Angreifer, sonst einen Gesetzlosen in der Nähe. Er fliegt bis zu 7 Felder weit, bis er benachbart und in Sicht ist, und greift dort an, sonst aus Reichweite 2 bis 6. Ohne Ziel patrouilliert er von einem gesetzestreuen Planeten zum anderen. Das Kopfgeld dessen, den er zerstört, kommt auf seine Karte. Ein eigenes hat er nie.',
  'npc.scoundrel':
    'Der Schurke jagt seinen letzten Angreifer, sonst ein unbescholtenes Schiff in der Nähe; nie den Vollstrecker. Er fliegt bis zu 6 Felder weit, bis er benachbart und in Sicht ist, greift an und flieht bis zu 4 Felder weit in Richtung Loath. Für ein unbescholtenes Opfer bekommt er 1.000 Credits auf seine Karte. Ohne Ziel fliegt er heim nach Loath. Er kommt mit einem Kopfgeld von 2.000 ins Spiel.',

  'table.hidden':
    'Geheim sind: die Reihenfolge aller Stapel und der Erkundungsmarker im Vorrat, die Vorderseiten der Marker auf dem Brett, gezogene Auftragskarten und aktive Aufträge, bis sie aufgedeckt werden. Niemandem wird geschickt, was er nicht wissen darf. Aller Zufall kommt aus einem einzigen Generator mit Startwert, und sein Gebrauch wird aufgezeichnet.',
  'table.public':
    'Alles andere ist offen: Schiffe, Laderäume, Marker, Energie, Credits, Kopfgelder, Titel, erfüllte Aufträge und abgelegte Karten.',
  'table.ties':
    'Gleichstände und Streitfälle entscheidet ein W20, auf dem jede Seite gleich viele Zahlen hat; was übrig ist, wird noch einmal geworfen.',
  'table.prompts':
    'Verteidiger werden im Zug anderer gefragt, und der Angriff wartet auf sie. Wer nicht antwortet, verteidigt sich nicht.',
  'table.leave':
    'Das Schiff eines Spielers, der gegangen ist, bleibt auf dem Brett, und seine Züge verstreichen. Es verteidigt sich nicht, und seine übrigen Entscheidungen, auch die für einen NSC, trifft der Zufall.',

  'option.goal':
    'Das Ziel kann jede Zahl von 3 bis 30 Ruhm sein; üblich sind 10. Die gedruckten Regeln nennen 5 (etwa 15 Minuten je Person), 10 (30) und 20 (45).',
  'option.npcs': 'Ohne NSC entfallen ihre Karten und die Aufträge, die einen von ihnen brauchen.',
  'option.first-game':
    'Das erste Spiel geht bis 5 Ruhm, ohne NSC, auf Burning Horse, Kemplar II und Neo Damascus, zu viert mit Outpost 338 und zu fünft auch mit Expeditor Gate. Statt frei einzukaufen, nimmt jeder eine von vier Ausstattungen: Entdecker (Raptor-K), Kaufmann (M-22, Targe), Arbeiter (Halon, Targe) oder Pirat (M-22, Saker V).',
  'option.gifts': 'Das Verschenken von Credits lässt sich abschalten.',
  'option.fame': 'Ruhm kann stattdessen in deiner nächsten Statusphase gezählt werden, zusammen mit den Titeln.',
  'option.end': 'Das Spiel kann stattdessen in der Statusphase eines Spielers enden, der das Ziel erreicht hat.',
  'option.fame-sales': 'Es kann erlaubt sein, in einer Geschäftsphase mehrere Punkte Ruhm zu kaufen.',
  'option.merchant':
    'Nach einer Rückkehr kann der Händler stattdessen seine Route neu beginnen oder zum nächstgelegenen Halt fliegen.',
  'option.practice': 'Ein oder zwei Spieler können nach diesen Regeln mit NSC und Bots üben.',
}
