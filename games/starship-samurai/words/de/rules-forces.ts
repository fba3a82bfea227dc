/** The rules of units, wealth and cards. */
export const forces = {
  'unit.control':
    '**Einheiten** sind Schiffe (kleine Jäger und große Träger) und Samurai-Mechs. Du kontrollierst die Schiffe deiner Farbe und deine gedrafteten Mechs, in deinem Vorrat und an Orten. Einheiten auf einem Friedhof kontrolliert niemand, und ihre Fähigkeit wirkt dort nicht.',
  'unit.power':
    'Gedruckte **Stärke**: Jäger 1, Träger 2, Shingen 2, Mototada, Oda, Hideyoshi und Mori 3, Tametomo und Gozen 4, Masumune 6. Dazu kommt 1 für jeden an einen Jäger angelegten Reichtum und 1 für ein Schiff am Ort von Shingen desselben Clans. Stärke aus Kampfkarten zählt für den Clan, nicht für eine Einheit.',
  'unit.destroy': 'Eine zerstörte Einheit kommt auf den **Friedhof** ihres Clans, von einem Ort oder aus einem Vorrat.',
  'unit.return':
    'Eine zurückgenommene Einheit kommt in ihren eigenen Vorrat. Das zählt nie als Bewegung: Es kostet keine Gebühr und löst keine Fähigkeit aus.',
  'unit.graveyard':
    'Einheiten auf deinem Friedhof sind nicht im Spiel. Am Ende der Runde kommen sie in deinen Vorrat zurück, wenn keine Karte sie früher holt. Du kannst sie nicht bewegen und nicht mit ihnen bezahlen.',

  'fighter.attach':
    'Als freier Befehl: Lege 1 deiner Reichtumsmarken unter einen deiner Jäger; er bekommt +1 Stärke. Ein Jäger darf beliebig viele Marken tragen, jede durch einen eigenen freien Befehl.',
  'fighter.where':
    'Du darfst Reichtum an Jäger in deinem Vorrat und an Orten anlegen, in deinem eigenen Zug, nie in einem Kampf. Hausregel (eine Option): Nur Jäger an Orten können Reichtum tragen.',

  'carrier.passengers':
    'Bevor dein Träger sich bewegt, darfst du bis zu 2 deiner Jäger als **Mitreisende** wählen. Sie müssen dort sein, wo der Träger ist: am selben Ort oder in deinem Vorrat. Das gilt für jede Bewegung des Trägers, auch durch eine Karte.',
  'carrier.follow':
    'Nach der Bewegung des Trägers dürfen seine Mitreisenden sofort als freier Befehl folgen. Jeder darf zurückbleiben; gefragt wirst du, wenn Minen warten oder der Träger zerstört wurde. Diese Bewegungen zählen nicht für deinen Befehl, sind aber sonst echte Bewegungen.',
  'carrier.space':
    'Jeder Mitreisende braucht ein freies Feld. Ist nur für einen Platz, wähle, welcher mitfliegt, oder keinen.',

  'mech.mototada':
    'Mototada (3): Nach jeder Bewegung dieses Mechs darfst du das schwächste Schiff am Ziel zerstören. Alle Schiffe dort werden verglichen, auch deine, und unter gleichen wählst du. Zusammen mit einer Verdrängung kann eine Bewegung zwei Schiffe kosten.',
  'mech.tametomo':
    'Tametomo (4): Einmal in jedem deiner Züge darfst du als freien Befehl 1 Reichtum zahlen und ein Schiff an einem beliebigen Ort zerstören, gleich wessen. Tametomo darf an einem Ort oder in deinem Vorrat sein, aber nicht auf dem Friedhof.',
  'mech.gozen':
    'Gozen (4): In einem Kampf mit Gozen setzen alle anderen zuerst ein, und ihre Karten werden gemeinsam aufgedeckt. Erst dann setzt du eine Karte ein oder keine. Die Karten wirken weiter in Zugreihenfolge, deine an ihrer üblichen Stelle.',
  'mech.gozen-rulings':
    'Es ändert nichts, wenn Gozen den Ort nach dem Einsetzen verlässt. Haben mehrere Clans eine solche Wirkung, setzen sie zuletzt ein, in Zugreihenfolge und ohne die Karten der anderen zu sehen.',
  'mech.oda':
    'Oda (3): Hat dein Befehl oder deine Befehlskarte mindestens ein Schiff bewegt, darf sich Oda als freier Befehl bewegen, nur in deinem eigenen Zug. Das gilt einmal je Befehl oder Karte, gleich wie viele Schiffe sich bewegt haben.',
  'mech.oda-rulings':
    'Mitreisende gehören zu dem Befehl oder der Karte, die ihren Träger bewegt hat. Oda darf sich in diesem Befehl schon bewegt haben, ist aber kein Schiff und löst nie eine weitere freie Bewegung aus.',
  'mech.shingen':
    'Shingen (2): Jedes deiner Schiffe an Shingens Ort hat +1 Stärke, für Belohnungen, das schwächste Schiff und Kämpfe. Shingen selbst und andere Mechs bekommen nichts. Der Bonus endet, sobald Shingen den Ort verlässt.',
  'mech.hideyoshi':
    'Hideyoshi (3): Nach jeder Bewegung dieses Mechs darfst du einen Clanmarker um genau 1 Feld verschieben, in jede offene Richtung.',
  'mech.mori':
    'Mori (3): Kommt dieser Mech aus deinem Vorrat an einen Ort, darfst du genau 1 Karte abwerfen und dort bis zu 2 Schiffe zerstören, gleich wessen. Bewegungen von einem Ort an einen anderen lösen das nicht aus.',
  'mech.masumune':
    'Masumune (6): Jede Bewegung dieses Mechs kostet dich 1 Reichtum, den du vor der Bewegung in den allgemeinen Vorrat zahlst. Ohne Reichtum kannst du ihn nicht bewegen. Denk daran, wenn du einen Befehl erhöhst.',

  'wealth.held':
    'Dein **Reichtum** sind die Marken, die du hast; ihre Zahl ist offen. Nur sie kannst du ausgeben und weggeben, und nur sie zählen bei Gleichstand. Ausgegebene Marken kommen in den allgemeinen Vorrat zurück.',
  'wealth.supply':
    'Es gibt 44 Marken, und angelegte sind nicht im allgemeinen Vorrat. Reicht er nicht, nimm, was noch da ist; es bleibt nichts geschuldet. Eine Option macht den Vorrat unbegrenzt.',
  'wealth.attached':
    'An einen Jäger angelegte Marken ziehen mit ihm, und du kannst sie nicht ausgeben. Wird der Jäger zerstört oder zurückgenommen, kommen sie in den allgemeinen Vorrat.',
  'wealth.give': 'Gibt oder zahlt ein Clan einem anderen Reichtum, gehen die Marken unmittelbar vom einen zum anderen.',

  'cards.draw':
    'Ziehe oben vom Aktionsdeck. Darfst du bis zu einer Zahl ziehen, wähle, wie viele, bevor du die erste ansiehst.',
  'cards.limit':
    'Dein **Handlimit** sind 5 Aktionskarten. Hast du nach dem Ziehen, einem Handel oder sonst mehr, wirf sofort ab, bis du 5 hast. Eine eingesetzte Karte ist nicht auf deiner Hand.',
  'cards.reshuffle':
    'Geht das Deck beim Ziehen aus, mische den Ablagestapel zu einem neuen Deck und ziehe den Rest. Eingesetzte Karten und eine Karte, die gerade ausgeführt wird, sind nicht im Stapel. Sind beide leer, ziehst du weniger.',
  'cards.play':
    'Spiele **Befehlskarten** in deinem Zug; setze **Kampfkarten** in Kämpfen ein. Eine Karte zu spielen hat drei Schritte: Zahle ihre Kosten, führe ihren Text aus, wirf sie ab.',
  'cards.cost':
    'Zahle Kosten vor der Wirkung und ganz, nie zum Teil. Eine Befehlskarte, deren Kosten du nicht zahlen kannst, kannst du nicht spielen. Kosten bleiben bezahlt, auch wenn die Wirkung nichts erreicht.',
  'cards.cost-honor': 'Ehrenkosten zahlst du von deiner Ehre. Du musst so viel haben: Ehre fällt nicht unter 0.',
  'cards.cost-wealth': 'Reichtumskosten zahlst du von deinen Marken in den allgemeinen Vorrat.',
  'cards.cost-ships':
    'Für Schiffskosten zerstöre so viele deiner Schiffe, an Orten oder in deinem Vorrat. Mechs und Schiffe auf dem Friedhof können nicht zahlen.',
  'cards.required':
    'Manche Entscheidungen einer Befehlskarte sind nötig: Du kannst sie nur spielen, wenn es nach dem Bezahlen für jede davon etwas Erlaubtes gibt. So zu bezahlen, dass nichts übrig bleibt, geht nicht.',
  'cards.text-order':
    'Widersprechen sich eine Karte und diese Regeln, gilt die Karte. Führe sie von oben nach unten aus, jeden Teil so weit wie möglich. „Bis zu“ einer Zahl schließt 0 ein, „1 bis“ zu einer Zahl nicht.',
  'cards.choice':
    'Lässt eine Karte einen Gegner wählen, darf er nur wählen, was er ganz ausführen kann. Geht nichts davon, entfällt dieser Teil. Kommt die Wahl mehrmals, wird sie jedes Mal neu getroffen.',
  'cards.opponent':
    'Ein **Gegner** ist jeder andere Clan. Wähle den Gegner, gegen den eine Karte wirkt, nach dem Bezahlen. Trifft sie mehrere, handeln sie im Uhrzeigersinn von links von dir, und alle sehen, was sie abwerfen.',
  'cards.attach':
    'Eine **angelegte** Karte bleibt neben einem Ort, statt abgeworfen zu werden. Verschiedene Karten dürfen an einem Ort sein und wirken in der Reihenfolge, in der sie kamen. Wirf eine angelegte Karte ab, wenn ihr Text es sagt, spätestens mit der Ortskarte.',
  'cards.discard':
    'Benutzte und abgeworfene Karten sind offen im Ablagestapel, und alle dürfen ihn durchsehen. Strategiewechsel kommt nach seiner Wirkung auf deine Hand zurück; dann wird dein Handlimit geprüft. Im nächsten Kampf darfst du ihn wieder einsetzen.',
} as const
