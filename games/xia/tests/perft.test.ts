import { perft, type Transcript } from '@orrery/engine/testing'
import { expect, test } from 'vitest'
import type { State } from '../rules/state.ts'
import { opening, scene } from './scene.ts'

/** The numbers of decision sequences of length 1, 2 and 3. */
const counts = ({ match }: Transcript<State>) => [1, 2, 3].map((length) => perft(match.runner, length))

test('[setup.ships] three players: 6 ships, then 5, then 4', () => {
  expect(counts(opening(3))).toEqual([6, 6 * 5, 6 * 5 * 4])
})

test('[combat.declare] two shots at two ships: 2 for the first; then one of 2, or fire (3)', () => {
  const match = scene({
    tiles: ['quiet-reach', 'hollow-expanse', 'burning-horse'],
    options: { gifts: false },
    ships: {
      red: { ship: 'swamp-rat', at: '0,0', outfits: ['pepperbox a1.0'] },
      blue: { ship: 'easy-tiger', at: '1,0', outfits: ['targe a2.0'] },
      yellow: { ship: 'puddle-jumper', at: '0,1', outfits: ['targe a1.0'] },
    },
  }).play('red: attack')
  /** After both shots, or one and fire, the first target may use a shield or not. */
  expect(counts(match)).toEqual([2, 2 * 3, 2 * 3 * 2])
})

test('[ship.damage] 2 of 10 spaces: 45 ways', () => {
  const match = scene({
    tiles: ['quiet-reach', 'hollow-expanse', 'burning-horse'],
    ships: {
      red: { ship: 'swamp-rat', at: '0,0', outfits: ['pepperbox a1.0'] },
      blue: { ship: 'easy-tiger', at: '1,0' },
    },
    dice: [[6, 2]],
  }).play('red: attack, pepperbox@a1>Blue, fire')
  const red = ['impulse', 'attack', 'ability:mag-harpoon', 'draw', 'gift', 'end'].length
  expect(counts(match).slice(0, 2)).toEqual([45, 45 * red])
})

test('[mission.draw] three cards or none (4), then the turn goes on', () => {
  const match = scene({
    tiles: ['quiet-reach', 'hollow-expanse', 'burning-horse'],
    options: { gifts: false },
    missions: ['R01', 'S01', 'T01'],
    ships: { red: { ship: 'swamp-rat', at: '0,0', energy: 0 } },
  }).play('red: draw')
  /** Impulse and the end; with a card it can also be given up. */
  expect(counts(match).slice(0, 2)).toEqual([4, 3 * 3 + 2])
})
