import { perft, type Transcript } from '@orrery/engine/testing'
import { expect, test } from 'vitest'
import type { State } from '../rules/state/state.ts'
import { opening, scene } from './scene.ts'

/** The numbers of decision sequences of length 1, 2 and 3. */
const counts = ({ match }: Transcript<State>) => [1, 2, 3].map((length) => perft(match.runner, length))

/** The others’ choice of a card for the next round, when nothing else is left to do. */
const CARDS = 5

test('[setup.homezone] [setup.starting-areas] two places, two areas next to them, then one of two more', () => {
  expect(counts(opening(['cybersamurai', 'nomads']))).toEqual([2, 2 * 2, 2 * 2 * 2])
})

test('[combat.action] [combat.card] attack or end; where; one of four cards', () => {
  const match = scene({ units: { c2: 'private worker' }, left: { combat: 1, movement: 0 } })
  expect(counts(match)).toEqual([2, 1 + CARDS, 4 + CARDS * CARDS])
})

test('[combat.choose] four cards, with the counterattacks of each and none', () => {
  const match = scene({ units: { c2: 'private worker' }, left: { combat: 1, movement: 0 } }).play('nomads: attack, c2')
  expect(counts(match).slice(0, 2)).toEqual([4, 5 + 6 + 6 + 6])
})

test('[white.choice] two of four actions', () => {
  const match = scene({ phase: 'white', units: { c2: 'private worker' } })
  expect(perft(match.match.runner, 1)).toBe(6)
})

test('[move.group] one or both of two Privates, four ways; then the other may go, or the round is over', () => {
  const match = scene({ left: { movement: 1, combat: 0 }, units: { c2: 'private:2' } }).play('nomads: move, c2')
  const goOrStay = 2
  expect(counts(match)).toEqual([3, 3 * 4, 2 * 4 * goOrStay + 4 * CARDS])
})

test('[damage.assign] 30 damage to four units of three kinds: whoever is hit first, two or three kinds are left', () => {
  const units = { c2: 'worker:6 private:2 lt-dan dog' }
  const match = scene({ turn: 'dark-seed', units, left: { combat: 1, movement: 0 } })
  match.play('dark seed: attack, c2, ds-annihilation')
  const [dog, person, dan] = [2, 3, 2]
  expect(counts(match)).toEqual([5, 5 * 3, 5 * (dog + person + dan)])
})
