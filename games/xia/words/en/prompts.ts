import type { Texts } from '../texts.ts'

/** What is to be decided, said to the one who decides. */
export const prompts = {
  'setup.ships': 'Which ship do you fly?',
  'setup.outfits': 'Which outfit do you buy for your first flight?',
  'option.first-game': 'How do you want to play your first game?',
  'outfit.shape': 'Where in your hold does it go?',

  'turn.actions': 'What do you do now?',
  'turn.gifts': 'Who gets credits from you?',
  'turn.gifts#coins': 'How many thousand credits do you give?',
  'move.step': 'Where to? {{left}} movement left.',
  'move.use-occupied': 'What do you do there, as if your ship were on that space?',
  'map.edge': 'Scan which way?[[ Costs {{cost}} energy.]]',
  'border.defend': 'What do you defend with against {{threat}} ({{amount}})?',
  'ship.ability': 'Do you use an ability with it?',
  'ship.damage': 'You take {{amount}} damage. On which spaces of your hold?',
  'ship.harpoon': '{{craft:host}} has moved on. Do you follow?',
  'stranded.rescue': '{{craft:by}} has rescued you. Arm up to {{most}} markers with the energy.',
  'death.respawn': 'At which spawn point does {{craft:craft}} come back?',
  'title.skill#reroll': 'The die shows {{natural}}. Do you roll it again?',

  'combat.declare': 'What do you attack with, and whom?',
  'combat.defend': '{{by}} attacks you. Declare your defense.',
  'combat.rearm':
    'You have spent {{marker:spent}} on shields. How many do you arm again, for 1 energy each? You have {{energy}}.',

  'cargo.buy': 'Which colour do you buy? Cube {{cube}} of {{wanted}}.',
  'cargo.place': 'Where in your hold do the new cubes go? {{cargo:cubes}}.',
  'cargo.sell': 'Which cubes do you sell?',
  'cargo.jettison': 'Which cubes do you throw out?',
  'cargo.collect': 'Which cubes do you take aboard?',
  'mission.draw': 'Which mission do you accept, if any?',
  'mission.experience': 'You rolled {{natural}}. Do you spend the completed mission {{mission}} to roll again?',

  'business.order': 'What do you do in your Business Phase?',
  'business.rearrange': 'Where does everything in your hold go?',
  'business.transfer': 'Where does everything go in your new ship?',
  'business.transfer#jettison': 'Your new ship has no room for all your cargo. Jettison {{cubes}}.',
  'status.arm': 'How many markers do you arm, for 1 energy each? You have {{energy}}.',
  'npc.ties': 'Where does the {{craft}} go? All ways are equally short.',

  'ability.fold-jump': 'Fold Jump: where do you appear?',
  'ability.mag-harpoon': 'Mag-Harpoon: which ship do you hook on to?',
  'ability.siphon-lance': 'Siphon Lance: whose energy do you take?',
  'ability.replication': 'Replication: which ability do you copy?',
  'ability.repair-swarm': 'Repair Swarm: which spaces are repaired? Up to {{most}}.',
} satisfies Texts
