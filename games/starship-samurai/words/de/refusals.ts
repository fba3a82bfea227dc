import type { refusals as english } from '../en/refusals.ts'

export const refusals: { readonly [rule in keyof typeof english]: string } = {
  'turn.sequence#ordered': 'Ein Befehl pro Zug. Dein nächster Zug bringt den nächsten.',
  'turn.card': 'Eine Befehlskarte pro Zug. Spiele diese in einem späteren Zug.',
  'order.no-pass': 'Jeder Zug braucht einen Befehlsmarker. Führe erst einen Befehl aus.',
  'alliance.move#far': 'Das ist {{space:distance}} entfernt. Der Marker kommt {{spaces}} weit.',
  'alliance.move#near': 'Dieser Marker muss genau {{space:spaces}} weit. Wähle ein Feld in dieser Entfernung.',

  'move.legal#same': 'Schon dort. Wähle einen anderen Ort.',
  'move.legal#nowhere': 'Kein anderer Ort hat Platz dafür. Bewege eine andere Einheit.',
  'move.once': 'Jede Einheit bewegt sich nur einmal pro Befehl oder Karte. Bewege eine andere.',
  'move.full': 'Alle {{space:spaces}} sind belegt, nur Mechs drängen sich hinein. Wähle einen anderen Ort.',
  'move.mechs-only': 'Voller Mechs. Wähle einen anderen Ort.',
  'unit.control#graveyard': 'Bis zum Ende der Runde auf dem Friedhof. Wähle eine andere Einheit.',
  'fighter.attach': 'Kostet {{cost}} Reichtum. Du hast [[{{have}}|keinen]].',
  'fighter.where':
    '[[supply?Alle deine Jäger sind bis zum Ende der Runde auf dem Friedhof.|Keiner deiner Jäger ist an einem Ort. Bewege erst einen dorthin.]]',
  'mech.masumune': 'Jede Bewegung von Masumune kostet {{cost}} Reichtum. Du hast [[{{have}}|keinen]].',
  'mech.tametomo#used': 'Einmal pro Zug. In deinem nächsten Zug kann Tametomo wieder schießen.',
  'mech.tametomo#price': 'Kostet {{cost}} Reichtum. Du hast [[{{have}}|keinen]].',
  'mech.tametomo#no-ship': 'Noch ist kein Schiff an einem Ort. Warte, bis eines dort ist.',

  'cards.play#battle': 'Das ist eine Kampfkarte. Setze sie in einem Kampf ein.',
  'cards.cost-honor': 'Kostet {{cost}} Ehre. Du hast [[{{have}}|keine]].',
  'cards.cost-wealth': 'Kostet {{cost}} Reichtum. Du hast [[{{have}}|keinen]].',
  'cards.cost-ships': 'Kostet {{ship:cost}}. Du hast [[{{have}}|keines]].',
  'cards.required': 'Gerade kein mögliches Ziel. Hebe sie für einen späteren Zug auf.',
  'cards.required#ship': 'Ohne dieses Schiff hat die Karte kein Ziel. Zerstöre ein anderes.',
  'battle.commit#order-card': 'Das ist eine Befehlskarte. Spiele sie in deinem Zug.',

  'trade.offer#off': 'In dieser Partie wird nicht gehandelt. Bei neuen Partien ist Handel eine Option.',
  'trade.offer#unclear': 'Das ist kein gültiges Angebot. Mache ein neues.',
  'trade.offer#partner': 'Richte dein Angebot an eine andere Person in dieser Partie.',
  'trade.offer#many': 'Du hast {{most}} offene Angebote, mehr geht nicht. Ziehe erst eines zurück.',
  'trade.offer#empty': 'Das Angebot ist leer. Biete etwas an oder verlange etwas.',
  'trade.offer#gone': 'Dieses Angebot ist nicht mehr offen. Mache ein neues.',
  'trade.offer#not-yours': 'Dieses Angebot geht an eine andere Person. Mache ein eigenes.',
  'trade.when': 'Ein Handel oder ein Abwerfen läuft noch. Nimm an, wenn es vorbei ist.',
  'trade.when#draft': 'Gehandelt wird nach dem Draft.',
  'trade.when#secret': 'Eine Seite entscheidet gerade geheim. Handelt danach.',
  'trade.next-choice#bound': '{{seat:seat}} {{ist:seat}} schon an eine Wahl gebunden. Warte, bis sie getroffen ist.',
  'trade.next-choice#unasked':
    '{{seat:seat}} {{wird:seat}} das gerade nicht gefragt. Vereinbart eine offene Wahl oder den nächsten Zug.',
  'trade.next-choice#impossible':
    '{{seat:seat}} {{you:seat|kannst|kann}} „{{choice:choice}}“ jetzt nicht wählen. Vereinbart etwas anderes.',
  'trade.secret': 'Eine geheime Wahl lässt sich nicht binden. Lass es dir versprechen.',
  'trade.goods': 'Zu wenig Reichtum. Du hast [[{{wealth}}|keinen]].',
  'trade.goods#cards': 'Diese Karten hast du nicht. Handle mit Karten auf deiner Hand.',
  'trade.binding': 'Die andere Seite hat nicht mehr, was sie geboten hat. Bitte um ein neues Angebot.',

  'card.S02#deep': 'Steht in Tiefe {{depth}}. Wähle einen Marker bis Tiefe {{deepest}}.',
  'card.S03#depths': 'Darf höchstens {{space:most}} höher oder tiefer stehen. Es sind {{difference}}.',
  'card.S03#partner':
    'Kein Marker, den du nehmen darfst, ist höchstens {{space:most}} von der Tiefe von {{clan}} entfernt. Gib einen anderen.',
  'card.S03#deeper':
    'Steht in Tiefe {{depth}}. Nimm einen Marker, der 1 bis {{most}} tiefer steht als deiner in Tiefe {{own}}.',
  'card.S03#nobody': 'Kein Marker, den du nehmen darfst, steht 1 bis {{most}} tiefer als {{clan}}. Gib einen anderen.',
  'card.S04#there': '{{location}} hat schon „{{this.name}}“. Wähle einen anderen Ort.',
  'card.S05#sworn': 'Ein Eid bindet {{clan}} an {{seat:by|acc}}, bis {{seat:by}} wieder dran {{ist:by}}.',
  'card.S06#again': 'Schon verschoben. Wähle einen anderen Marker.',
  'card.S15#branch': 'Steht nicht auf deinem Zweig. Wähle einen Marker, der dort steht.',
}
