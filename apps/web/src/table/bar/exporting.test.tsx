// @vitest-environment happy-dom
import { matchText } from '@orrery/engine'
import { act, render } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { keepHead } from '../../connection/kept-heads.ts'
import { Toasts } from '../../parts/toasts.tsx'
import { speak } from '../../words/texts.ts'
import { warnOfMissing } from './exporting.ts'

const hashes = ['A', 'B', 'C', 'D'].map((letter) => letter.repeat(43))
const [root = '', one = '', two = '', other = ''] = hashes

/** The file of a match with two entries, of which the page looks at the hashes alone. */
const file = matchText({
  orrery: 2,
  header: { game: 'march', rules: 1, seats: 2, options: {}, seed: 's', content: { id: 'c', version: '1' } },
  decisions: [],
  end: { hash: '' },
  journal: {
    table: { match: {}, plan: [] },
    names: other,
    entries: [
      { seq: 1, hidden: other, prev: root },
      { seq: 2, hidden: other, prev: one },
    ],
    head: two,
  },
})

beforeEach(() => localStorage.clear())

test('a file that holds what was seen is not spoken of', () => {
  keepHead('m', { root, seq: 2, head: two })
  keepHead('another', { root: other, seq: 1, head: other })
  const { container } = render(<Toasts />)
  act(() => warnOfMissing(file))
  expect(container.textContent).toBe('')
})

test.each([
  ['en', 'This file is not the game you saw: entry 1 is missing or changed.'],
  ['de', 'Diese Datei ist nicht die Partie, die du gesehen hast: Eintrag 1 fehlt oder ist anders.'],
] as const)('a file that does not is told of in one sentence, in %s', async (language, sentence) => {
  keepHead('m', { root, seq: 1, head: other })
  const { container } = render(<Toasts />)
  await speak(language)
  act(() => warnOfMissing(file))
  expect(container.textContent).toContain(sentence)
})
