import type { SingleQuestion, Value } from '@orrery/engine'
import type { State } from '../../rules/state/state.ts'
import { howMuch, whereToAttack, whichCard, whichCounter, whichWeapons, whoIsHit, whoIsLost } from './fights.ts'
import { fromWhere, whereTo, whoGoes } from './movement.ts'
import { whatNext, whatToProduce, whereOniHarm, whereToPlace, whichUplinks } from './turns.ts'

type Hint = (g: State, question: SingleQuestion) => readonly Value[] | undefined

const HINTS: { readonly [ask: string]: Hint } = {
  'setup.uplinks': whichUplinks,
  'round.turn': whatNext,
  'move.action': fromWhere,
  'move.group': whoGoes,
  'move.range#to': whereTo,
  'move.range#on': whereTo,
  'combat.action': whereToAttack,
  'combat.aggressive': whereToAttack,
  'darkseed.conqueror': whereToAttack,
  'combat.card': whichCard,
  'combat.choose': whichCounter,
  'combat.split': howMuch,
  'combat.counter#lose': whoIsLost,
  'damage.assign': whoIsHit,
  'nomads.weapons': whichWeapons,
  'production.points': whatToProduce,
  'production.place': whereToPlace,
  'oni.place#where': whereOniHarm,
  'oni.conquest': whereOniHarm,
}

/** Answers worth a thought, the likeliest first. It looks at what lies open, and at nothing else. */
export const hints = (g: State, question: SingleQuestion): readonly Value[] | undefined =>
  HINTS[question.ask]?.(g, question)
