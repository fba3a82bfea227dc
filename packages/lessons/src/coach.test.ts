import type { Act, Goal, Step } from '@orrery/engine'
import { describe, expect, it } from 'vitest'
import { type Coaching, coach } from './coach.ts'
import type { Sight } from './moment.ts'

/** How far somebody has come. */
type View = number

const reaches =
  (least: View): Goal<View> =>
  (view) => [view >= least]

const step = (id: string, from: View, wants: Step<View>['wants']): Step<View> => ({
  id,
  opens: { sees: reaches(from) },
  points: [],
  wants,
  cites: [],
})

const act: Act<View> = {
  scene: 'a walk',
  seed: 'a walk',
  me: 0,
  ends: { sees: reaches(3) },
  steps: [
    step('set-off', 0, { goal: reaches(1), by: { sees: reaches(9) } }),
    step('go-on', 1, { goal: reaches(2), by: { sees: reaches(9) } }),
    step('look-around', 2, 'read'),
  ],
  ways: [],
}

/** Goes to each of these places in turn. */
const walk = (...places: readonly View[]): Coaching<View> =>
  coach(
    { act, waived: new Set(), pack: undefined },
    [0, ...places].map(
      (view, at): Sight<View> => ({
        at,
        view,
        asks: 'where',
        told: [],
        ...(at === 0 ? {} : { answered: { asks: 'where', value: view } }),
      }),
    ),
  )

describe('a step', () => {
  it('waits until its goal is reached', () => {
    expect(walk(1)).toMatchObject({ step: { id: 'go-on' }, stands: 'open' })
    expect(walk(1, 2)).toMatchObject({ step: { id: 'look-around' }, stands: 'open' })
  })

  it('is passed over when its goal is reached before it opens', () => {
    expect(walk(2)).toMatchObject({ step: { id: 'look-around' }, stands: 'open' })
    expect(walk(3)).toMatchObject({ step: { id: 'look-around' }, stands: 'over' })
  })
})
