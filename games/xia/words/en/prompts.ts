import type { Texts } from '../texts.ts'

/** What a player must decide. */
export const prompts = {
  'setup.ships': 'Choose your first ship.',
  'setup.outfits': 'Buy outfits for your first flight, one at a time (optional).',
  'option.first-game': 'Choose a loadout for your first game.',
  'outfit.shape': 'Place[[ {{outfit}}| your outfits]] in your hold.',

  'turn.actions': 'Action Phase: choose an action, or end the phase.',
  'turn.gifts': 'Choose a player to give credits to.',
  'turn.gifts#coins': 'Choose how many thousand credits to give.',
  'move.step': 'Move your ship.[[ {{left}} movement left.]]',
  'move.use-occupied': 'Use the occupied space once, as if you were on it.',
  'map.edge': 'Choose a direction to scan.[[ Costs {{cost}} energy.]]',
  'border.defend': 'Prevent {{amount}} {{threat|=energy energy loss|damage}} (optional).',
  'ship.ability': 'Use an ability with this (optional).',
  'ship.damage': 'You take {{amount}} damage. Choose the hold spaces it hits.',
  'ship.harpoon': '{{craft:host}} moved on. Follow, or let go?',
  'stranded.rescue': '{{craft:by}} rescued you. Arm up to {{marker:most}} for 1 energy each (optional).',
  'death.respawn': 'Natural 20: choose [[the spawn point of {{craft:other}}|your spawn point]].',
  'title.skill#reroll': 'You rolled {{natural}}. Reroll?',

  'combat.declare': 'Choose a weapon and a target. Each shot takes an armed marker.',
  'combat.defend': '{{by}} attacks you. Choose your defense (optional).',
  'combat.rearm': 'Re-arm up to {{marker:spent}} for 1 energy each. You have {{energy}} energy.',

  'cargo.buy': 'Choose the cargo to buy ({{cube}} of {{wanted}}).',
  'cargo.place': 'Place {{cargo:cubes}} in your hold.',
  'cargo.sell': 'Choose the cargo to sell, for {{price}} credits each.',
  'cargo.jettison': 'Choose the cargo to jettison.',
  'cargo.collect': 'Choose the cargo to collect. You have room for {{most}}.',
  'mission.draw': 'Keep one mission, or none.',
  'mission.experience': 'You rolled {{natural}}. Spend {{mission}} to roll again?',

  'business.order': 'Business Phase: recharge, repair, buy or sell outfits, upgrade your ship.',
  'business.rearrange': 'Rearrange your hold.',
  'business.transfer': 'Load your new ship.',
  'business.transfer#jettison': 'Your new ship is too small for all your cargo. Jettison {{cubes}}.',
  'status.arm': 'Arm markers for 1 energy each (optional). You have {{energy}} energy.',
  'npc.ties': 'Choose where {{craft}} flies. All routes are equally short.',

  'ability.fold-jump': 'Fold Jump: choose where to appear.',
  'ability.mag-harpoon': 'Mag-Harpoon: latch on to a ship.',
  'ability.siphon-lance': 'Siphon Lance: choose the player whose energy you take.',
  'ability.replication': 'Replication: choose an ability to copy.',
  'ability.repair-swarm': 'Repair Swarm: choose {{space:most}} to repair.',
} satisfies Texts
