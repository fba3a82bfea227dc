import { type LogWeights, listOf, type Messages, sumOf, type Told, type Value } from '@orrery/engine'
import { craftName } from '../crafts.ts'
import type { Cited } from '../rules/dialect.ts'

/** What opens a turn, what everybody looks up for, and what is only looked up; the rest are steps. */
export const weights: LogWeights<Cited> = {
  'turn.order': 'turn',
  'npc.turn': 'turn',
  'border.star': 'beat',
  'death.remove': 'beat',
  'combat.kill': 'beat',
  'combat.resolve': 'step',
  'mission.deliver': 'beat',
  'title.claim': 'beat',
  'business.ship': 'beat',
  'fame.time': 'beat',
  'fame.end': 'beat',
  'option.fame': 'step',
  'move.impulse': 'note',
  'move.engine': 'note',
  'move.step#cross': 'note',
  'outfit.use': 'note',
  'outfit.shield': 'note',
  'npc.attack#roll': 'note',
  'npc.defense': 'note',
  'mission.draw': 'note',
  'mission.deck': 'note',
  'mission.research#roll': 'note',
  'mission.thief#roll': 'note',
  'mission.hunter#roll': 'note',
  'title.skill#reroll': 'note',
  'business.rearrange': 'note',
  'business.recharge': 'note',
  'status.arm': 'note',
  'status.planet': 'note',
  'stranded.rescue#arm': 'note',
  'combat.rearm': 'note',
}

/** The last thing that a field says in events of these keys. */
const lastOf = (lines: readonly Told[], keys: readonly string[], field: string): Value =>
  lines.findLast(({ what, data }) => keys.includes(what) && data[field] !== undefined)?.data[field] ?? ''

/** The ships that a craft has shot down. */
const victimsOf = (lines: readonly Told[], craft: string): Value[] =>
  lines.flatMap(({ what, data }) => (what === 'combat.kill' && data.killer === craft ? [data.victim as Value] : []))

const FLIGHTS = ['move.step', 'move.step#cross', 'border.gate', 'border.tigris', 'ability.fold-jump']

/** What a captain's turn came to. */
function captainsTurn(lines: readonly Told[], seat: number): Told {
  const hers = lines.filter(({ data }) => data.seat === undefined || data.seat === seat)
  const isLost = lines.some(({ what, data }) =>
    what === 'combat.kill' ? data.victim === craftName(seat) : what === 'death.remove' && data.craft === seat,
  )
  return {
    what: 'turn.order#sum',
    data: {
      seat,
      tiles: listOf(hers, 'map.symbols', 'tile'),
      victims: victimsOf(lines, craftName(seat)),
      income: sumOf(hers, 'cargo.sell', 'income'),
      missions: listOf(hers, 'mission.deliver', 'mission'),
      titles: listOf(hers, 'title.claim', 'title'),
      ship: lastOf(hers, ['business.ship'], 'ship'),
      fame: sumOf(hers, 'fame.time', 'amount') + sumOf(hers, 'fame.time#claimed', 'amount'),
      sector: isLost ? '' : lastOf(hers, FLIGHTS, 'sector'),
      back: lastOf(lines, ['death.respawn'], 'sector'),
      lost: Number(isLost),
    },
  }
}

/** What the turn of a ship came to that no player flies. */
function npcTurn(lines: readonly Told[], craft: number): Told {
  const name = craftName(craft)
  const own = lines.filter(({ data }) => data.craft === name || data.craft === craft)
  const hits = lines.filter(({ what, data }) => what === 'combat.resolve' && data.by === name)
  return {
    what: 'npc.turn#sum',
    data: {
      craft,
      victims: victimsOf(lines, name),
      target: lastOf(own, ['npc.attack'], 'target'),
      damage: sumOf(hits, 'combat.resolve', 'damage'),
      tile: lastOf(lines, ['npc.merchant', 'npc.enforcer'], 'tile'),
      sector: lastOf(own, ['npc.path', 'npc.stop', 'death.respawn'], 'sector'),
      lost: Number(lines.some(({ what, data }) => what === 'death.remove' && data.craft === craft)),
    },
  }
}

/** A turn in one sentence; setup has none. */
export const turn: Messages['turn'] = (lines) => {
  const [heading] = lines
  if (heading?.what === 'turn.order') return captainsTurn(lines.slice(1), Number(heading.data.seat))
  if (heading?.what === 'npc.turn') return npcTurn(lines.slice(1), Number(heading.data.craft))
  return undefined
}
