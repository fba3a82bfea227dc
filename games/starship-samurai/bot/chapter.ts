import type { State } from '../rules/state/state.ts'

/** Another text when a turn, a battle or a phase has ended: bots think no further. */
export const chapter = ({ phase, round, turn, battleAt }: State): string =>
  phase === 'turns' ? `${round}/${turn}` : `${round}/${phase}/${battleAt}`

/** Battles are decided by all who are in them; turns are their players' own. */
export const isShared = ({ phase }: State): boolean => phase === 'battles'
