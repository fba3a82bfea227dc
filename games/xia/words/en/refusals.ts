import type { Texts } from '../texts.ts'

const PRICE = 'Costs {{price}} credits. You have [[{{credits}}|none]].'
const FULL = 'Your hold is full. Sell or jettison cargo first.'

/** Why not, and what to do. */
export const refusals = {
  'stranded.rights': 'You’re stranded: impulse and minor actions only, until you get energy.',
  'stranded.rescue': 'A rescue takes {{needs}} energy. You have [[{{energy}}|none]].',
  'ship.markers': 'You need an armed marker. Arm markers in your Status Phase.',
  'ship.exhaust': 'Exhausted. It is ready again after your Status Phase.',
  'ship.ability#energy': 'Costs {{energy}} energy. You have [[{{have}}|none]]. Recharge on a planet.',
  'ship.hold': 'Space {{spot}} is taken. Choose free spaces.',
  'outfit.use': 'No free use space. Markers come off in your Status Phase; damage needs repairs.',
  'outfit.supply': 'Sold out until a player sells one. Choose another outfit.',
  'outfit.shape': 'No room for it in your hold. Rearrange the hold or sell something first.',
  'move.impulse': 'You get impulse once per turn. Fly with an engine instead.',
  'move.pass': 'Another ship is on that space. You can’t stop or act there: keep some movement.',
  'move.use-occupied': 'Costs {{cost}} movement. You have [[{{left}}|none]].',
  'move.use-occupied#nothing': 'That space has nothing for you right now. Choose another.',
  'map.unexplored#rim': 'All sectors are on the star map. The known system ends here.',
  'map.scan': 'Costs {{cost}} energy. You have [[{{energy}}|none]]. Recharge on a planet.',
  'border.lawful': '{{tile}} admits no Outlaws (your bounty: {{bounty}}). Cross its shield instead.',

  'combat.declare#weapon':
    'Each shot takes an armed marker (you have [[{{armed}}|none]]) and a weapon with a free use space.',
  'combat.declare#nobody': 'No target in range with line of sight. Fly closer first.',
  'combat.range':
    '{{target}} is {{space:range}} away. This weapon reaches [[least=1?up to {{space:most}}|{{least}}–{{most}} spaces]].',
  'combat.sight': 'No line of sight to {{target}}. Move first.',
  'ability.dark-veil': '{{target}} is veiled, and {{space:range}} away is too far. Get closer.',
  'ability.mag-harpoon': 'No ship in line of sight next to you. Fly up to one first.',
  'ability.broadside': 'No target in range with line of sight. Fly closer first.',
  'ability.siphon-lance': 'No player in range with line of sight. Fly closer first.',
  'ability.replication': 'All abilities of the other players are exhausted. Try again after their turns.',
  'ability.repair-swarm': 'Your ship is undamaged. Save it for later.',

  'cargo.buy#price': PRICE,
  'cargo.buy#space': 'You need {{space:needed}} free in your hold. You have [[{{spaces}}|none]].',
  'cargo.supply': '[[Only {{left}} left in the supply. |The supply is empty. ]]It refills when cargo is sold.',
  'cargo.sell#none': 'This market buys {{cargo|or}}. You carry none.',
  'cargo.gather#space': FULL,
  'cargo.collect#own': 'You jettisoned these this turn. Collect them next turn.',
  'cargo.collect#space': FULL,

  'mission.draw#again': 'You already drew missions here this turn. Try again next turn.',
  'mission.active': 'You already have a mission. Deliver or abandon it first.',
  'mission.deck': 'All mission cards are in play. Wait until one is discarded.',
  'mission.objective': 'Fly to the mission point of {{tile}} first.',
  'mission.objective#kill': 'Destroy the ship your mission names. Attack it to complete the objective.',
  'mission.deliver': 'Deliver it at the mission point of {{tile}}.',
  'mission.deliver#payment': 'The pay depends on the distance, which is still unknown. Explore the way there first.',
  'mission.thief': 'The ship you rob must be next to yours. Fly up to it first.',
  'mission.caught': 'You were caught this turn. Try again next turn.',

  'business.repair': PRICE,
  'business.buy-outfit': PRICE,
  'business.sell-outfit': 'Damaged outfits can’t be sold. Repair your ship first.',
  'business.rearrange': 'Only undamaged outfits and cargo can be moved. You have neither.',
  'business.rearrange#again': 'Already rearranged. Undo to change it.',
  'business.ship': PRICE,
  'business.ship#taken': 'This ship is taken. Choose another.',
  'business.transfer': 'Your outfits and cargo don’t fit into it. Sell something first.',
  'business.transfer#outfits': 'Your outfits don’t fit into it. Sell one first.',
  'business.fame': PRICE,
  'business.fame#one': 'You can buy one Fame Point per Business Phase. Buy the next one next time.',
  'business.fame#last': 'You can’t buy the winning Fame Point. Earn it.',
  'turn.gifts': 'A gift is {{least}} credits or more. You have [[{{credits}}|none]].',
  'turn.gifts#when': 'Give credits between two actions, to the player whose turn it is.',
  'option.gifts': 'Gifts are off in this game.',
} satisfies Texts
