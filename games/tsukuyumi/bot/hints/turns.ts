import type { SingleQuestion, Value } from '@orrery/engine'
import { optionsOf } from '@orrery/engine'
import { hexNamed } from '../../map/hex.ts'
import { runningTurn } from '../../rules/state/agenda.ts'
import type { State } from '../../rules/state/state.ts'
import { ONI } from '../../rules/state/vocabulary.ts'
import { END } from '../../rules/turn/actions/menu.ts'
import { areaWorth } from '../prospects.ts'
import { movementGain } from './movement.ts'
import { spotsOf } from './spots.ts'

/** In which order actions are taken: movement comes before attacks if it brings anything, and otherwise last. */
const ORDER = [
  'effect',
  'draw',
  'event',
  'initiative',
  'drone',
  'produce',
  'oni-place',
  'oni-move',
  'oni-conquest',
  'swarm-fly',
  'swarm-move',
  'swarm-eggs',
  'tetsuo',
  'rocket',
  'kaneda',
  'move',
  'conqueror',
  'charge',
  'attack',
  END,
]

/** [round.turn] */
export function whatNext(g: State, question: SingleQuestion): Value[] | undefined {
  const turn = runningTurn(g)
  if (question.kind !== 'choose' || turn === undefined) return undefined
  const options = optionsOf(question).map(String)
  options.sort((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b))
  if (!options.includes('move')) return options
  if (movementGain(g, turn.side, turn.movement) > 0.02) return options
  return [...options.filter((option) => option !== 'move'), 'move']
}

/** [production.place] Where a new unit is good for most. */
export function whereToPlace(g: State, question: SingleQuestion): Value[] | undefined {
  if (question.kind !== 'choose') return undefined
  const { units } = g.content
  const unit = units[String(question.about.unit) as keyof typeof units]
  if (unit === undefined) return undefined
  const spots = spotsOf(g, g.factions[question.seat])
  const places = optionsOf(question).map((option) => {
    const hex = hexNamed(String(option)) ?? 0
    const [count, points] = [spots.unitsAt(hex), spots.pointsAt(hex)]
    return { option, worth: spots.worthOf(hex, count + 1, points + unit.conquest) - spots.worthOf(hex, count, points) }
  })
  places.sort((a, b) => b.worth - a.worth)
  return places.slice(0, 6).map(({ option }) => option)
}

/** [oni.place] [oni.conquest] Where Oni harm others, and not oneself. */
export function whereOniHarm(g: State, question: SingleQuestion): Value[] | undefined {
  if (question.kind !== 'choose') return undefined
  const side = g.factions[question.seat]
  const spots = spotsOf(g, side)
  const { units } = g.content
  const unit = units[String(question.about.unit) as keyof typeof units]
  const { width, points } = spots.forces
  const places = optionsOf(question).map((option) => {
    const hex = hexNamed(String(option)) ?? 0
    const owner = g.owner[hex]
    const value = areaWorth(g, spots.ground, hex)
    const oni = points[ONI * width + hex] + (unit?.conquest ?? 0)
    let strongest = 0
    for (const other of g.factions) strongest = Math.max(strongest, points[other * width + hex])
    let worth = spots.unitsAt(hex) > 0 ? -0.3 : 0
    if (owner === side) worth -= value
    else if (owner >= 0 && owner !== ONI) worth += oni >= strongest + spots.ground.mountain[hex] ? value : 0.2 * value
    return { option, worth }
  })
  places.sort((a, b) => b.worth - a.worth)
  return places.slice(0, 6).map(({ option }) => option)
}
