import { fixed, type Refusal } from '@orrery/engine'
import { figureName } from '../board/figures.ts'
import { refuse } from '../dialect.ts'
import type { State } from '../state/state.ts'
import type { Figure } from '../state/vocabulary.ts'

/** [move.massive] Why a massive unit does not move again in this phase, or nothing. It does not matter who moves it, or how. */
export const cannotMoveAgain = (g: State, figure: Figure): Refusal | undefined =>
  g.moved?.includes(figure) ? refuse('move.massive', { unit: figureName(g, figure) }) : undefined

/** Remembers the massive ones among units that have just moved. */
export function rememberMoves(g: State, figures: readonly Figure[]): void {
  const massive = figures.filter((figure) => g.content.tables.massive[figure])
  if (massive.length > 0) g.moved = fixed([...(g.moved ?? []), ...massive])
}
