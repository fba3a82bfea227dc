// @vitest-environment happy-dom
import { figureProblems } from '@orrery/board/testing'
import { expect, test } from 'vitest'
import { drawn, Words } from './shown.tsx'

test.each(['en', 'de'])('in %s, every picture of the rulebook shows the parts that it names', (language) => {
  expect(drawn.face.figures?.(new Words(language)).length).toBeGreaterThanOrEqual(3)
  expect(figureProblems(drawn, language)).toEqual([])
})
