import type { SingleQuestion, Value } from '@orrery/engine'
import type { State } from '../../rules/state.ts'
import { actionHints } from './actions.ts'
import { businessHints } from './business.ts'
import { collectHints, damageHints, placingHints, saleHints } from './hold.ts'
import { missionHints } from './missions.ts'
import { moveHints } from './moves.ts'

type Hint<Q extends SingleQuestion['kind']> = (
  g: State,
  question: Extract<SingleQuestion, { readonly kind: Q }>,
) => readonly Value[] | undefined

/** By the name of the question, for those that offer one of several things. */
const CHOICES: { readonly [ask: string]: Hint<'choose'> } = {
  'move.step': moveHints,
  'turn.actions': actionHints,
  'move.use-occupied': actionHints,
  'business.order': businessHints,
  'mission.draw': missionHints,
}

/** The same for those that offer some of several things. */
const SELECTIONS: { readonly [ask: string]: Hint<'some'> } = {
  'ship.damage': damageHints,
  'cargo.place': placingHints,
  'cargo.sell': saleHints,
  'cargo.collect': collectHints,
}

/** Answers worth a thought, the likeliest first. */
export function hints(g: State, question: SingleQuestion): readonly Value[] | undefined {
  switch (question.kind) {
    case 'choose':
      return CHOICES[question.ask]?.(g, question)
    case 'some':
      return SELECTIONS[question.ask]?.(g, question)
    default:
      return undefined
  }
}
