import {
  checkAnswer,
  Dice,
  type Evaluation,
  type Seat,
  type SingleQuestion,
  sampleAnswer,
  type Value,
} from '@orrery/engine'
import { countSpaces } from './hold/hold.ts'
import { prospects, WORTH } from './plans.ts'
import { DONE, NONE } from './rules/ask.ts'
import { FIRE } from './rules/combat.ts'
import { STOP } from './rules/move.ts'
import { isOver, NOWHERE, type State, type Vessel } from './rules/state.ts'
import { END } from './rules/turn.ts'
import { cubesAboard, outfitOf } from './rules/vessel.ts'

/** What else is worth something, in tenths of a fame point. */
const OWNED = {
  /** For each space an engine brings on average. */
  engine: 1.3,
  otherEngine: 0.4,
  weapon: 0.35,
  shield: 0.3,
  tier: 3,
  energy: 0.9,
  marker: 0.3,
  damage: -0.4,
  cube: 0.9,
  bounty: -0.25,
  experience: 0.3,
  movement: 0.25,
  dead: -3,
  rival: -0.3,
} as const

/** [table.public] Named parts of how good a position is for a seat, in tenths of a fame point. Bots compare the sum. */
export function evaluate(g: State, seat: Seat): Evaluation {
  const vessel = g.vessels[seat]
  const rivals = Math.max(
    0,
    ...g.vessels.filter((_, other) => other !== seat).map((other) => other.fame + other.fameDue),
  )
  const fame = WORTH.fame * (vessel.fame + vessel.fameDue)
  if (isOver(g)) return { fame, victory: g.winner === seat ? 50 : -50 }
  if (vessel.mat === '') return { fame }
  return {
    fame,
    rivals: OWNED.rival * WORTH.fame * rivals,
    credits: (WORTH.coin * vessel.credits) / 1000,
    titles: 2 * vessel.titles.length,
    ship: OWNED.tier * g.content.ships[vessel.mat].tier + outfits(g, vessel),
    energy: OWNED.energy * Math.sqrt(vessel.energy) + OWNED.marker * vessel.armed,
    damage: OWNED.damage * countSpaces(vessel.damage),
    cargo: OWNED.cube * cubesAboard(vessel),
    bounty: (OWNED.bounty * vessel.bounty) / 1000,
    experience: OWNED.experience * vessel.completed.length,
    movement: g.move?.seat === seat ? OWNED.movement * g.move.left : 0,
    prospects: prospects(g, seat),
    dead: vessel.hex === NOWHERE ? OWNED.dead * (vessel.skips ? 2 : 1) : 0,
  }
}

/** The best engine counts most. */
function outfits(g: State, vessel: Vessel): number {
  let best = 0
  let total = 0
  for (const fitted of vessel.outfits) {
    const { die, type } = outfitOf(g, fitted)
    const average = (die + 1) / 2
    if (type === 'engine') {
      best = Math.max(best, average)
      total += OWNED.otherEngine * average
    } else total += (type === 'shield' ? OWNED.shield : OWNED.weapon) * average
  }
  return total + (OWNED.engine - OWNED.otherEngine) * best
}

const MODEST = [END, DONE, STOP, NONE, FIRE, 'no', 'let-go', 0]

/** [table.leave] For a player who has gone: no action, no defence, nothing kept or paid; chance decides the rest. */
export function fallback(g: State, question: SingleQuestion): Value {
  for (const modest of MODEST) if (!checkAnswer(question, modest)) return modest
  const answer = sampleAnswer(question, new Dice(g.random))
  if (answer === undefined) throw new RangeError(`"${question.ask}" offers no answer.`)
  return answer
}
