import type { refusals as english } from '../en/refusals.ts'

export const refusals: { readonly [rule in keyof typeof english]: string } = {
  'turn.sequence#ordered': 'Du hast in diesem Zug schon einen Befehlsmarker gelegt.',
  'turn.card': 'Du hast in diesem Zug schon eine Befehlskarte gespielt.',
  'order.no-pass': 'Du musst einen Befehlsmarker legen, bevor du deinen Zug beendest.',
  'alliance.move#far': 'Dieses Feld ist {{space:distance}} entfernt, und der Marker kommt {{spaces}} weit.',
  'alliance.move#near': 'Der Marker muss {{space:spaces}} weit gehen.',

  'move.legal#same': 'Sie ist schon an {{board:board}}.',
  'move.legal#nowhere': '{{unit}} findet an keinem anderen Ort Platz.',
  'move.once': '{{unit}} hat sich in diesem Befehl schon bewegt.',
  'move.full': 'An {{board:board}} ist kein Platz: Alle {{spaces}} Felder sind belegt.',
  'move.mechs-only': 'An {{board:board}} ist kein Schiff, das Platz machen könnte.',
  'unit.control#graveyard': '{{unit}} liegt auf dem Friedhof.',
  'fighter.attach': 'Kostet {{cost}} Reichtum. Du hast [[{{have}}|keinen]].',
  'fighter.where': 'Du hast keinen Jäger, an den Reichtum angelegt werden kann.',
  'mech.masumune': 'Jede Bewegung kostet {{cost}} Reichtum. Du hast [[{{have}}|keinen]].',
  'mech.tametomo#used': 'Tametomo hat in diesem Zug schon geschossen.',
  'mech.tametomo#price': 'Kostet {{cost}} Reichtum. Du hast [[{{have}}|keinen]].',
  'mech.tametomo#no-ship': 'An keinem Ort ist ein Schiff.',

  'cards.play#battle': '{{card}} ist eine Kampfkarte: Sie wird in Kämpfen eingesetzt.',
  'cards.cost-honor': 'Diese Karte kostet {{cost}} Ehre, und du hast {{have}}.',
  'cards.cost-wealth': 'Diese Karte kostet {{cost}} Reichtum, und du hältst {{have}}.',
  'cards.cost-ships': 'Diese Karte kostet {{ship:cost}}, und du hast {{have}}.',
  'cards.required': 'Es gibt nichts, worauf {{card}} wirken könnte.',
  'cards.required#ship': 'Ohne {{unit}} gäbe es nichts, worauf diese Karte wirken könnte.',
  'battle.commit#order-card': '{{card}} ist eine Befehlskarte: Sie wird in deinem Zug gespielt.',

  'trade.offer#off': 'Diese Partie wird ohne Handel gespielt.',
  'trade.offer#unclear': 'Das ist weder ein Angebot noch die Antwort auf eines.',
  'trade.offer#partner': 'Ein Angebot geht an jemand anderen in dieser Partie.',
  'trade.offer#many': 'Du hast {{most}} offene Angebote, mehr sind nicht möglich.',
  'trade.offer#empty': 'Ein Angebot muss etwas enthalten.',
  'trade.offer#gone': 'Dieses Angebot ist nicht mehr offen.',
  'trade.offer#not-yours': 'Dieses Angebot zu beantworten ist nicht deine Sache.',
  'trade.when': 'Ein Handel oder ein Abwerfen läuft noch. Nimm an, wenn es vorbei ist.',
  'trade.when#draft': 'Gehandelt wird, sobald die Mechs ausgewählt sind.',
  'trade.when#secret': 'Einer von euch entscheidet etwas Geheimes. Handelt danach.',
  'trade.next-choice#bound': '{{seat:seat}} ist schon an eine Wahl gebunden. Warte, bis sie getroffen ist.',
  'trade.next-choice#unasked':
    '{{seat:seat}} wird das gerade nicht gefragt. Vereinbart eine offene Wahl oder den nächsten Zug.',
  'trade.next-choice#impossible': '{{seat:seat}} kann „{{choice:choice}}“ so nicht wählen. Vereinbart etwas anderes.',
  'trade.secret': 'An eine geheime Wahl kann sich niemand binden. Lass es dir versprechen.',
  'trade.goods': 'Du hältst {{wealth}} Reichtum, das ist zu wenig.',
  'trade.goods#cards': 'Du hältst diese Karten nicht.',
  'trade.binding': 'Die andere Seite hat nicht mehr, was sie angeboten hat.',

  'card.S02#deep': '{{clan}} steht in Tiefe {{depth}}, und {{this.name}} reicht bis {{deepest}}.',
  'card.S03#depths': 'Die Tiefen liegen {{space:difference}} auseinander, erlaubt sind {{most}}: {{clan}} geht nicht.',
  'card.S03#partner':
    'Kein Marker eines Gegners, den du nehmen darfst, liegt höchstens {{space:most}} von der Tiefe von {{clan}} entfernt.',
  'card.S03#deeper':
    '{{clan}} steht in Tiefe {{depth}}. Nimm einen, der 1 bis {{most}} tiefer steht als dein Marker in Tiefe {{own}}.',
  'card.S03#nobody':
    'Kein Gegner hat einen Marker, der 1 bis {{most}} tiefer steht als {{clan}} und den du nehmen darfst.',
  'card.S04#there': '{{this.name}} liegt schon an {{board:board}}.',
  'card.S05#sworn': '{{clan}} ist durch einen Eid an {{seat:by}} gebunden.',
  'card.S06#again': '{{clan}} wurde durch diese Karte schon verschoben.',
  'card.S15#branch': '{{clan}} steht nicht auf deinem Zweig.',
}
