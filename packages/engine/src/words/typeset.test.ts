import { expect, test } from 'vitest'
import { typeset } from './typeset.ts'

test('a number stays with what it counts, ranges and minus signs are set as such', () => {
  expect(typeset('Pay 3 wealth for 1-3 cards, or lose -2.')).toBe('Pay 3\u00A0wealth for 1–3\u00A0cards, or lose −2.')
  expect(typeset('Roll d20 in c4 now, seat-2 waits.')).toBe('Roll d20 in c4 now, seat-2 waits.')
})
