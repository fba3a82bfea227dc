import type { Texts } from '../texts.ts'

/** How often something is asked for. */
const NTH = '({{number}} of {{count}})'
const OPTIONAL_NTH = '(optional, {{number}} of {{count}})'

/** What a defender answers. */
const ATTACK = '{{card}}[[!side=oni? by {{side}}]] in {{hex}}'

const STEPS = 'counterclockwise: choose the number of 60° steps.'

/** What is to be decided, said to the one who decides. */
export const prompts = {
  'setup.homezone': 'Place your homezone.',
  'setup.starting-areas': `Choose a starting area ${NTH}.`,
  'setup.units': 'Deploy your starting units in your starting areas.',
  'setup.uplinks': 'Choose {{count|# Uplink|# Uplinks}} to start with.',
  'setup.eggs': 'Lay your first eggs, in your starting areas or next to them.',
  'setup.mines': 'Lay your first mines in your starting areas.',
  'setup.terraformings': `Place a Terraforming in a starting area ${NTH}.`,

  'draft.pick': 'Choose your action card for this round. The rest of your hand goes left.',
  'uplink.ghost': 'Ghost: choose a pile to take a card from at random (optional).',
  'uplink.ghost#remove': 'Ghost: choose a card to remove from the game.',

  'white.choice': 'White phase: choose {{count|# action|# actions}}.',
  'round.turn': '{{phase}} phase: choose an action, or end your turn.',
  'initiative.move': 'Move your initiative marker one position.',
  'event.draw': 'Draw an event from the deck, or take an open one.',
  'event.play': 'Play an event.',

  'production.points': 'Produce something.[[ You have {{point:points}}.]]',
  'production.place': 'Place {{unit}}: choose an area.',
  'production.upgrade': 'Upgrade {{from}} to {{to}}: choose an area.',
  'uplink.amaterasu': 'Amaterasu: choose a free drone.',

  'oni.place': 'Choose an Oni to place.',
  'oni.place#where': 'Place {{unit}}: choose an area.',
  'oni.conquest': 'Choose an area for the Oni to conquer.',
  'oni.move': 'Choose an area to move Oni from.',

  'move.action': 'Move {{you:side|your units|#}}[[ up to {{area:range}}]]: choose an area to start from.',
  'move.group': 'Choose the units that leave {{hex}} together.',
  'move.group#apart': 'No way out of {{hex}} is open to all {{units|# unit|# units}}. Choose one; the others stay.',
  'move.range#to': 'Move from {{hex}} to an adjacent area.',
  'move.range#on': 'Move on from {{hex}}, or stop here.',
  'nomads.mine': '{{side}} entered {{hex}} with {{unit:units}}: choose mines to set off, {{damage}} damage each.',

  'combat.action': 'Choose an area to attack in.',
  'combat.aggressive': 'Choose an area to attack in with an aggressive unit.',
  'combat.card': 'Play a combat card in {{hex}}.',
  'combat.choose': `${ATTACK}: choose a counterattack (optional).`,
  'combat.choose#secret': `${ATTACK}: choose {{count|a counterattack|up to # counterattacks}} in secret (optional).`,
  'uplink.bushido': `${ATTACK}: choose a second counterattack (optional).`,
  'combat.split': 'Split {{damage}} damage: choose the share for {{side}}, in steps of {{portion}}.',
  'combat.counter#lose': `Choose an attacking unit to lose ${NTH}.`,
  'damage.assign': 'Choose the next unit hit: {{damage}} damage left for {{side}}.',
  'damage.shield-drone': 'Let a Shield Drone take the {{damage}} damage first?',
  'nomads.weapons': 'Use up to {{count|# weapon|# weapons}} in this combat (optional).',

  'counter.sacrifice': 'Sacrifice units to deal their health as damage (optional).',
  'counter.escape': 'Escape: choose up to {{count|# unit|# units}} to leave before the attack (optional).',
  'counter.pushback': 'Push {{side}} out: choose an area.',
  'counter.what-a-racket': 'Move your units or the Oni (What a Racket, optional).',
  'counter.what-a-racket#where': 'Choose an area to move from (What a Racket).',
  'counter.slow-conquest': 'Slow Conquest: move {{side|gen}} initiative marker (optional).',
  'counter.hold-the-line': 'Hold the Line: put your territory marker on {{hex}}?',
  'counter.hold-your-ground': 'Hold your Ground: put your territory marker on {{hex}}?',
  'counter.natures-wisdom': 'Nature’s Wisdom: draw an event.',
  'counter.natures-wisdom#play': 'Play {{event}} now?',
  'counter.a-darker-future': `A Darker Future: remove an egg ${OPTIONAL_NTH}.`,
  'counter.misfire': 'Misfire: remove a mine (optional).',
  'counter.out-of-ammo': 'Out of Ammo: put a weapon away.',
  'counter.loss-of-control': `Loss of Control: remove a Terraforming ${OPTIONAL_NTH}.`,
  'counter.landscaping': 'Landscaping: open or close a side (optional).',
  'counter.de-evolution':
    'De-Evolution: choose up to {{count|# Boarrior|# Boarriors}} to turn into Squeakers (optional).',
  'counter.trampled-to-death': 'Trampled to Death: destroy an attacking unit.',
  'counter.where-there-is-one': 'Choose an Oni to place (Where There is One…).',
  'cybersamurai.defense-matrix': 'Defense Matrix: choose an Uplink to use (optional).',
  'darkseed.for-the-queen': 'For the Queen: sacrifice {{count|# unit|# units}}.',
  'darkseed.for-the-queen#where': 'For the Queen: move the others to an adjacent area.',
  'boarlords.displacement#use': 'Displacement: move the enemy units out of {{hex}}?',
  'boarlords.displacement': 'Displacement: choose an area for each unit.',

  'uplink.samurai': '{{side}} attack{{s:side}} in {{hex}}. Sacrifice 1 unit to save the others? (Samurai)',
  'uplink.samurai#unit': 'Samurai: sacrifice a unit.',
  'uplink.tenno': 'Tenno: use an Uplink again (optional).',
  'uplink.tetsuo': 'Tetsuo: choose a target in {{hex}}.',
  'uplink.tetsuo#where': 'Tetsuo: choose an area to fire at.',
  'uplink.kaneda': 'Kaneda: put the {{colour}} marker between two areas.',
  'uplink.rocket-attack': 'Rocket Attack: put the {{colour}} marker in an area.',

  'darkseed.lay': 'Lay an egg with {{unit}} (optional).',
  'darkseed.eggs': 'No eggs left in your supply. Take one from the board.',
  'darkseed.emergency-egg': 'Lay an Emergency Egg in {{hex}}?',
  'darkseed.conqueror': 'Choose an area to attack with a Conqueror. It leaves the board afterwards.',
  'nomads.effect': 'Lay mines with your Stuff Sergeants, or be immune to radioactivity this round.',
  'nomads.effect#mine': 'Lay a mine in {{hex}}? (Stuff Sergeant)',
  'boarlords.effect': `Place a Terraforming in {{hex}} ${OPTIONAL_NTH}.`,

  'event.rotate-tile': 'Choose an area to rotate.',
  'event.rotate-tile#turns': `Rotate {{hex}} ${STEPS}`,
  'event.swap-tiles': 'Choose an area to swap.',
  'event.swap-tiles#with': 'Swap {{hex}} with an adjacent area.',
  'event.swap-tiles#turns': `Rotate the tile now at {{hex}} ${STEPS}`,
  'event.add-tile': 'Choose a tile from the reserve to add.',
  'event.add-tile#where': 'Add {{tile}}: choose a place.',
  'event.add-tile#turns': `Rotate {{tile}} ${STEPS}`,
  'event.add-tsukuyumi': 'Choose an area that becomes a Tsukuyumi area.',
  'event.add-unstable': 'Choose an area that becomes unstable.',
  'event.add-radioactive': 'Choose an area that becomes radioactive.',
  'event.neutralise': 'Choose an area to neutralize a property in.',
  'event.neutralise#which': 'Choose the property of {{hex}} to neutralize.',
  'event.open-blockade': 'Choose an area to open a blockade in.',
  'event.open-blockade#side': 'Open a side of {{hex}}.',
  'event.close-side': 'Choose an area to close a side of.',
  'event.close-side#side': 'Close a side of {{hex}}.',
  'event.march': 'Choose an area: all units in it may move.',
  'event.initiative': 'Move your initiative marker one position.',
  'event.replay': 'Play an event from the discard pile again.',
} satisfies Texts
