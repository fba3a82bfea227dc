import { Runner, settleOptions } from '@orrery/engine'
import { expect, test } from 'vitest'
import { spotsOf } from '../../bot/hints/spots.ts'
import tsukuyumi, { type State } from '../../game.ts'
import { copy } from '../../rules/state/copy.ts'
import { BOARLORDS } from '../../rules/state/vocabulary.ts'

const position = (): State => {
  const options = settleOptions(tsukuyumi, 4, {})
  return copy(Runner.from(tsukuyumi, tsukuyumi.setup({ seats: 4, options, seed: 'history' })).state)
}

test('[table.open] what was weighed in one position serves the same position, played on in a copy or not', () => {
  const g = position()
  const known = spotsOf(g, BOARLORDS)
  expect(spotsOf(g, BOARLORDS)).toBe(known)
  expect(spotsOf(copy(g), BOARLORDS)).toBe(known)
})

test('[table.open] it never serves another position, be it the same one a moment later', () => {
  const changes: { readonly [what: string]: (g: State) => void } = {
    'another phase': (g) => Object.assign(g, { phase: 'red' }),
    'other mines': (g) => Object.assign(g, { mines: g.mines.map((count) => count + 1) }),
    'other cards chosen in secret': (g) => Object.assign(g, { picked: g.picked.slice() }),
    'another round': (g) => Object.assign(g, { round: g.round + 1 }),
    'a unit elsewhere': (g) => Object.assign(g.place, [g.place[0] + 1]),
  }
  for (const [what, change] of Object.entries(changes)) {
    const g = position()
    const known = spotsOf(g, BOARLORDS)
    // In place, as a game that goes on does.
    change(g)
    expect(spotsOf(g, BOARLORDS), what).not.toBe(known)
  }
})
