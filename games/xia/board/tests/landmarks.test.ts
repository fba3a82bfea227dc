import { Match, settleWithScene } from '@orrery/engine'
import { expect, test } from 'vitest'
import xia from '../../game.ts'
import glossary from '../../glossary.ts'
import lessons from '../../lessons/index.ts'
import { icons } from '../icons.ts'
import { landmarks } from '../landmarks.ts'
import { Words } from './shown.tsx'

const acts = lessons.flatMap((lesson) => lesson.acts)

test.each(acts)('all that is pointed at in $scene is on the board', ({ scene, seed, me, steps }) => {
  const seats = xia.scenes[scene]?.players[0] ?? 0
  const match = Match.start(xia, seats, settleWithScene(xia, { seats, options: {}, scene }), seed, scene)
  const marked = landmarks(match.view(me), me, new Words('en')).map(({ id }): string => id)
  const pointed = steps.flatMap(({ points }) =>
    points.flatMap((point) => ('landmark' in point ? [point.landmark] : [])),
  )
  expect(pointed.filter((one) => !marked.includes(one))).toEqual([])
})

test('terms are drawn as icons that there are', () => {
  const named = glossary.flatMap((term) => ('icon' in term ? [term.icon] : []))
  expect(named.filter((icon) => !Object.hasOwn(icons, icon))).toEqual([])
})
