import type { Rule } from '@orrery/engine'
import { fight } from './battle.ts'
import { draftCards, draftSamurai } from './round/draft.ts'
import { resolveRound } from './round/resolution.ts'
import type { State } from './state/state.ts'
import { playTurn } from './turn/turn.ts'

/** The outer sequence is data; this looks at nothing else. */
export function nextStep(g: State): Rule | undefined {
  switch (g.phase) {
    case 'deck-draft':
      return draftCards(g)
    case 'mech-draft':
      return draftSamurai(g)
    case 'turns':
      return playTurn(g)
    case 'battles':
      return fight(g)
    case 'resolution':
      return resolveRound(g)
    case 'over':
      return undefined
  }
}
