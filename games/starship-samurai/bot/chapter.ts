import type { SingleQuestion } from '@orrery/engine'
import { hasGozenAt } from '../rules/moves/samurai.ts'
import type { State } from '../rules/state/state.ts'

/** Another text when a turn, a battle or a phase has ended: bots think no further. */
export const chapter = ({ phase, round, turn, battleAt }: State): string =>
  phase === 'turns' ? `${round}/${turn}` : `${round}/${phase}/${battleAt}`

/** Battles are decided by all who are in them; turns are their players' own. */
export const isShared = ({ phase }: State): boolean => phase === 'battles'

/** Cards are committed face down, one player after the other; before Gozen's controller all others are turned up. */
export const isSecret = (g: State, { ask, seat }: SingleQuestion): boolean =>
  ask === 'battle.commit' && g.battle !== undefined && !hasGozenAt(g, seat, g.battle.board)
