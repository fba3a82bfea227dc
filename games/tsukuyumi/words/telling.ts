import { type LogWeights, listOf, type Messages, sumOf, type Told, type Value } from '@orrery/engine'
import type { Cited } from '../rules/dialect.ts'

/** What opens a phase or a turn, what everybody looks up for, and what is only looked up; the rest are steps. */
export const weights: LogWeights<Cited> = {
  'round.phases': 'round',
  'round.turn': 'turn',
  'board.control': 'beat',
  'uplink.shogun#lost': 'beat',
  'darkseed.flying': 'beat',
  'counter.vendetta': 'beat',
  'mission.complete': 'beat',
  'goal.once': 'beat',
  'property.radioactive': 'beat',
  'score.moon-centre': 'beat',
  'score.announce': 'beat',
  'score.end': 'beat',
  'draft.pick': 'note',
  'white.choice': 'note',
  'action.faction-effect': 'note',
  'event.draw': 'note',
  'event.reshuffle': 'note',
  'uplink.espionage': 'note',
  'uplink.ghost': 'note',
  'nomads.weapons': 'note',
  'damage.shield-drone': 'note',
  'combat.choose#in-vain': 'note',
  'counter.counterstrike': 'note',
  'oni.defend': 'note',
  'cybersamurai.red-markers': 'note',
  'cybersamurai.blue-markers': 'note',
}

/** Uplinks that are told by their own events. */
const ARMS = ['tetsuo', 'kaneda', 'rocket-attack']
const PLACED = ['production.place', 'darkseed.hatch', 'oni.place']
/** What destroys units, or makes their own side sacrifice them. */
const LOSSES = ['damage.assign', 'combat.counter', 'counter.sacrifice', 'darkseed.for-the-queen', 'uplink.samurai']

const countOf = (value: Value | undefined): number =>
  Array.isArray(value) ? value.length : Number(value !== undefined)

/** What was told with so many units, all in all. */
const unitsIn = (lines: readonly Told[]): number =>
  lines.reduce((sum, { data }) => sum + countOf(data.units ?? data.unit), 0)

const isOneOf = (keys: readonly string[]) => (line: Told) => keys.includes(line.what)

/** What the turn of a side came to. */
function turnOf(lines: readonly Told[], side: Value): Told {
  const own = lines.filter(({ data }) => (data.by ?? data.side) === side)
  const conquests = lines.filter(({ what }) => what === 'board.control')
  const losses = lines.filter(isOneOf(LOSSES))
  const count = (keys: readonly string[]) => own.filter(isOneOf(keys)).length
  const ownLines = (key: string, field: string) => listOf(own, key, field)
  return {
    what: 'round.turn#sum',
    data: {
      side,
      conquered: listOf(
        conquests.filter(({ data }) => data.side === side),
        'board.control',
        'hex',
      ),
      oni: listOf(
        conquests.filter(({ data }) => data.side === 'oni'),
        'board.control',
        'hex',
      ),
      destroyed: unitsIn(losses.filter(({ data }) => data.by === side && data.side !== side)),
      lost: unitsIn(losses.filter(({ data }) => data.side === side)),
      placed: count(PLACED),
      upgraded: count(['production.upgrade']),
      uplinks: ownLines('cybersamurai.install', 'uplink'),
      weapons: ownLines('nomads.weapon-buy', 'weapon'),
      eggs: sumOf(own, 'darkseed.lay', 'eggs'),
      built: ownLines('boarlords.terraforming', 'spots').length,
      events: ownLines('event.play', 'event'),
      arms: ARMS.filter((arm) => own.some(({ what }) => what === `uplink.${arm}`)),
      points: sumOf(own, 'mission.complete', 'points') + sumOf(own, 'goal.once', 'points'),
      moved: [...new Set(ownLines('move.action', 'to'))],
      drawn: count(['event.draw']),
      place: ownLines('initiative.move', 'place').at(-1) ?? 0,
      actions: ownLines('white.choice', 'actions'),
      attacked: [...new Set(ownLines('combat.action', 'hex'))],
    },
  }
}

/** A turn in one sentence, setup and a draft as well; the beginning of a phase has none. */
export const turn: Messages['turn'] = (lines) => {
  const [heading] = lines
  if (heading?.what === 'round.turn') return turnOf(lines.slice(1), heading.data.side as Value)
  if (lines.some(({ what }) => what === 'draft.pick')) return { what: 'draft.pick#all', data: {} }
  return heading?.what.startsWith('setup.') ? { what: 'setup.order#sum', data: {} } : undefined
}
