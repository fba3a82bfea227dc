import { everyOptions } from '@orrery/engine'
import { fuzz } from '@orrery/engine/testing'
import { expect, test } from 'vitest'
import starshipSamurai from '../../../game.ts'

/** Everybody talks all the time: as many games for each number of players, spread over all options with trading. */
const GAMES = 4

test.each([2, 3, 4])(
  '[trade.when] with %i players who trade at any moment everything holds after every decision',
  (players) => {
    const all = everyOptions(starshipSamurai, players).filter(({ trading }) => trading)
    for (let game = 0; game < GAMES; game++) {
      const options = all[Math.floor((game * (all.length - 1)) / (GAMES - 1))]
      const plan = { game: starshipSamurai, players, options, seed: `trade/${players}/${game}` }
      expect(fuzz({ ...plan, check: true, interjectsOneIn: 2 })).toEqual([])
    }
  },
)
