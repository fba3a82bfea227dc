import type { prompts as english } from '../en/prompts.ts'

export const prompts: { readonly [ask in keyof typeof english]: string } = {
  'setup.ships': 'Wähle dein erstes Schiff.',
  'setup.outfits': 'Kaufe Ausrüstung für deinen ersten Flug, Stück für Stück (freiwillig).',
  'option.first-game': 'Wähle eine Ausrüstung für deine erste Partie.',
  'outfit.shape': 'Platziere[[ {{outfit}}| deine Ausrüstung]] im Laderaum.',

  'turn.actions': 'Aktionsphase: Wähle eine Aktion oder beende die Phase.',
  'turn.gifts': 'Wähle, wem du Credits gibst.',
  'turn.gifts#coins': 'Wähle, wie viele tausend Credits du gibst.',
  'move.step': 'Bewege dein Schiff.[[ Noch {{left}} Bewegung.]]',
  'move.use-occupied': 'Nutze das besetzte Feld einmal, als stündest du darauf.',
  'map.edge': 'Wähle die Richtung des Scans.[[ Kostet {{cost}} Energie.]]',
  'border.defend': 'Wehre {{amount}} {{threat|=energy Energieverlust|Schaden}} ab (freiwillig).',
  'ship.ability': 'Setze dazu eine Fähigkeit ein (freiwillig).',
  'ship.damage': 'Du erleidest {{amount}} Schaden. Wähle die getroffenen Felder im Laderaum.',
  'ship.harpoon': '{{craft:host}} ist weitergeflogen. Folgst du, oder lässt du los?',
  'stranded.rescue':
    '{{craft:by}} hat dich gerettet. Mache bis zu {{marker:most}} für je 1 Energie bereit (freiwillig).',
  'death.respawn': 'Natürliche 20: Wähle [[den Startpunkt für {{craft:other|acc}}|deinen Startpunkt]].',
  'title.skill#reroll': 'Du hast {{natural}} gewürfelt. Noch einmal?',

  'combat.declare': 'Wähle Waffe und Ziel. Jeder Schuss kostet einen bereiten Marker.',
  'combat.defend': '{{by}} greift dich an. Wähle deine Verteidigung (freiwillig).',
  'combat.rearm': 'Mache bis zu {{marker:spent}} für je 1 Energie wieder bereit. Du hast {{energy}} Energie.',

  'cargo.buy': 'Wähle die Ware zum Kaufen ({{cube}} von {{wanted}}).',
  'cargo.place': 'Platziere {{cargo:cubes}} im Laderaum.',
  'cargo.sell': 'Wähle die Ware zum Verkaufen, für je {{price}} Credits.',
  'cargo.jettison': 'Wähle die Ware zum Abwerfen.',
  'cargo.collect': 'Wähle die Ware zum Einsammeln. Du hast Platz für {{most}}.',
  'mission.draw': 'Behalte einen Auftrag – oder keinen.',
  'mission.experience': 'Du hast {{natural}} gewürfelt. {{mission}} ablegen und noch einmal würfeln?',

  'business.order': 'Geschäftsphase: aufladen, reparieren, Ausrüstung kaufen oder verkaufen, größeres Schiff kaufen.',
  'business.rearrange': 'Räume den Laderaum um.',
  'business.transfer': 'Belade dein neues Schiff.',
  'business.transfer#jettison': 'Dein neues Schiff ist zu klein für deine ganze Ware. Wirf {{cubes}} ab.',
  'status.arm': 'Mache Marker für je 1 Energie bereit (freiwillig). Du hast {{energy}} Energie.',
  'npc.ties': 'Wähle, wohin {{craft}} fliegt. Alle Wege sind gleich kurz.',

  'ability.fold-jump': 'Faltsprung: Wähle, wo du auftauchst.',
  'ability.mag-harpoon': 'Magnetharpune: Hänge dich an ein Schiff.',
  'ability.siphon-lance': 'Saugspeer: Wähle, wessen Energie du nimmst.',
  'ability.replication': 'Replikation: Wähle eine Fähigkeit zum Kopieren.',
  'ability.repair-swarm': 'Reparaturschwarm: Wähle {{space:most}} zum Reparieren.',
}
