// @vitest-environment happy-dom
import { figureProblems } from '@orrery/board/testing'
import { expect, test } from 'vitest'
import { drawn, Words } from './shown.tsx'

test.each(['en', 'de'])('in %s, every picture of the rulebook shows the parts that it names', (language) => {
  expect(drawn.face.figures?.(new Words(language)).length).toBeGreaterThanOrEqual(3)
  expect(figureProblems(drawn, language)).toEqual([])
})

test('a picture of what is no longer drawn, or of no part of the rulebook, is found', () => {
  const [figure] = drawn.face.figures?.(new Words('en')) ?? []
  const labels = [{ at: '.xia-sail', text: 'A sail' }]
  const face = { ...drawn.face, figures: () => [{ ...figure, about: 'sailing', crop: '.xia-sea', labels }] }
  expect(figureProblems({ ...drawn, face })).toEqual([
    'fame-track is about sailing, which is no part of the rulebook',
    'fame-track shows nothing that is .xia-sea',
    'fame-track shows nothing that is .xia-sail',
  ])
})
