import type { State } from '../state/state.ts'

const sum = (list: readonly number[]): number => list.reduce((all, one) => all + one, 0)

/** [darkseed.eggs] Eggs that are not on the board. */
export const eggsLeft = (g: State): number => g.content.numbers.eggs - sum(g.eggs)

/** [nomads.mine] Mines that are not on the board. */
export const minesLeft = (g: State): number => g.content.numbers.mines - sum(g.mines)
