import type { prompts as english } from '../en/prompts.ts'

export const prompts: { readonly [ask in keyof typeof english]: string } = {
  'setup.ships': 'Welches Schiff fliegst du?',
  'setup.outfits': 'Welche Ausrüstung kaufst du für deinen ersten Flug?',
  'option.first-game': 'Wie willst du dein erstes Spiel spielen?',
  'outfit.shape': 'Wohin in deinem Laderaum kommt die Ausrüstung?',

  'turn.actions': 'Was tust du jetzt?',
  'turn.gifts': 'Wer bekommt Credits von dir?',
  'turn.gifts#coins': 'Wie viele tausend Credits gibst du?',
  'move.step': 'Wohin? Noch {{left}} Bewegung.',
  'move.use-occupied': 'Was tust du dort, als wäre dein Schiff auf diesem Feld?',
  'map.edge': 'In welche Richtung scannst du?[[ Kostet {{cost}} Energie.]]',
  'border.defend': 'Womit verteidigst du dich gegen {{threat}} ({{amount}})?',
  'ship.ability': 'Setzt du dazu eine Fähigkeit ein?',
  'ship.damage': 'Du erleidest {{amount}} Schaden. Auf welchen Feldern deines Laderaums?',
  'ship.harpoon': 'Das Schiff, an dem du hängst ({{craft:host}}), ist weitergeflogen. Folgst du?',
  'stranded.rescue': '{{craft:by}} hat dich gerettet. Mach mit der Energie bis zu {{most}} Marker scharf.',
  'death.respawn': 'An welchem Startpunkt kehrt das Schiff zurück ({{craft:craft}})?',
  'title.skill#reroll': 'Der W20 zeigt {{natural}}. Würfelst du noch einmal?',

  'combat.declare': 'Womit greifst du an, und wen?',
  'combat.defend': '{{by}} greift dich an. Sage deine Verteidigung an.',
  'combat.rearm':
    'Du hast {{marker:spent}} auf Schilden eingesetzt. Wie viele machst du wieder scharf, für je 1 Energie? Du hast {{energy}}.',

  'cargo.buy': 'Welche Farbe kaufst du? Würfel {{cube}} von {{wanted}}.',
  'cargo.place': 'Wohin in deinem Laderaum kommen die neuen Würfel? {{cargo:cubes}}.',
  'cargo.sell': 'Welche Würfel verkaufst du?',
  'cargo.jettison': 'Welche Würfel wirfst du ab?',
  'cargo.collect': 'Welche Würfel nimmst du an Bord?',
  'mission.draw': 'Welchen Auftrag nimmst du an, wenn überhaupt?',
  'mission.experience':
    'Du hast {{natural}} gewürfelt. Legst du den erfüllten Auftrag „{{mission}}“ ab, um noch einmal zu würfeln?',

  'business.order': 'Was tust du in deiner Geschäftsphase?',
  'business.rearrange': 'Wohin kommt alles in deinem Laderaum?',
  'business.transfer': 'Wohin kommt alles in deinem neuen Schiff?',
  'business.transfer#jettison': 'Dein neues Schiff hat nicht für alle Ware Platz. Wirf {{cubes}} ab.',
  'status.arm': 'Wie viele Marker machst du scharf, für je 1 Energie? Du hast {{energy}}.',
  'npc.ties': 'Wohin fliegt der {{craft}}? Alle Wege sind gleich kurz.',

  'ability.fold-jump': 'Faltsprung: Wo erscheinst du?',
  'ability.mag-harpoon': 'Magnetharpune: An welches Schiff hängst du dich?',
  'ability.siphon-lance': 'Saugspeer: Wessen Energie nimmst du?',
  'ability.replication': 'Replikation: Welche Fähigkeit kopierst du?',
  'ability.repair-swarm': 'Reparaturschwarm: Welche Felder werden repariert? Höchstens {{most}}.',
}
