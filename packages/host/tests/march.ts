import { dialect, type Game } from '@orrery/engine'
import { type March, marchGame } from '../../engine/testing/march.ts'

const { amount } = dialect<March, string>({})
const { outOfTurn: interjections } = marchGame

/** A march that is long enough for all that can happen at a table, with gifts; who gives the last gold away is asked something. */
export const march: Game<March> = {
  ...marchGame,
  options: {},
  setup: (setup) => ({ ...marchGame.setup(setup), rounds: 12, gifts: true }),
  outOfTurn: interjections && {
    ...interjections,
    *run(g, seat, value) {
      yield* interjections.run(g, seat, value)
      if (g.gold[seat] === 0) yield* amount(g, seat, 'gift.give', { min: 0, max: 1 })
    },
  },
}
