import { expect, test } from 'vitest'
import { wrapLine } from './terminal.ts'

test('a long line goes on below, indented, and breaks between words', () => {
  expect(wrapLine('Nova draws two cards', 2, 12)).toEqual(['Nova draws', '  two cards'])
  expect(wrapLine('Nova draws', 2, 12)).toEqual(['Nova draws'])
})

test('a word that is too long is broken', () => {
  expect(wrapLine('  abcdefghij', 2, 6)).toEqual(['  abcd', '  efgh', '  ij'])
})
