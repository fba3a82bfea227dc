import type { Formatter } from '@orrery/board'
import { Match, settleWithScene } from '@orrery/engine'
import { expect, test } from 'vitest'
import tsukuyumi from '../../game.ts'
import terms from '../../glossary.ts'
import lessons from '../../lessons/index.ts'
import tips from '../../tips.ts'
import type { View } from '../../view.ts'
import { icons } from '../icons.ts'
import { landmarks } from '../landmarks.ts'

const say = { text: String } as Partial<Formatter> as Formatter

/** What a seat can point at as a scene begins. */
function drawnIn(scene: string, seat: number): readonly string[] {
  const [seats] = tsukuyumi.scenes[scene].players
  const options = settleWithScene(tsukuyumi, { seats, options: {}, scene })
  const view: View = Match.start(tsukuyumi, seats, options, 'landmarks', scene).view(seat)
  return landmarks(view, seat, say).map(({ id }) => id)
}

const pointedAt = (points: readonly object[]): string[] =>
  points.flatMap((point) => ('landmark' in point ? [String(point.landmark)] : []))

test('lessons point at what is on the board', () => {
  const missing = lessons.flatMap(({ id, acts }) =>
    acts.flatMap((act) => {
      const there = drawnIn(act.scene, act.me)
      const points = act.steps.flatMap((step) => pointedAt(step.points))
      return points.filter((point) => !there.includes(point)).map((point) => `${id}: ${point}`)
    }),
  )
  expect(missing).toEqual([])
})

test('tips point at what is on every board', () => {
  const there = drawnIn('first-match', 0)
  expect(tips.flatMap(({ points = [] }) => pointedAt(points)).filter((point) => !there.includes(point))).toEqual([])
})

test('terms are drawn as icons that there are', () => {
  const named = terms.flatMap((term) => ('icon' in term ? [term.icon] : []))
  expect(named.filter((icon) => !Object.hasOwn(icons, icon))).toEqual([])
})
