import { expect, test } from 'vitest'
import { isName, LONGEST_NAME } from './text.ts'

test('names of all alphabets are names', () => {
  for (const name of [
    'Ann',
    'Zoë',
    'Ольга',
    'سارة',
    '李',
    'नेहा',
    '🜨',
    '👩🏽‍🚀',
    'Ann 2',
    '-',
    'x'.repeat(LONGEST_NAME),
  ])
    expect(isName(name), name).toBe(true)
})

test('a name is one line that can be seen', () => {
  for (const name of ['', ' ', 'x'.repeat(LONGEST_NAME + 1), 'a\nb', 'a\u0000b', '\ud83d', 'a\u2028b', 7, null])
    expect(isName(name), JSON.stringify(name)).toBe(false)
  for (const blank of ['\u200b', '\u3164', '\u2800', '\u00ad\u2060', '\u0301', '\ufe0f'])
    expect(isName(blank), JSON.stringify(blank)).toBe(false)
})

test('a name does not turn what is written around it', () => {
  for (const sign of ['\u202e', '\u202a', '\u2066', '\u2069']) expect(isName(`Ann${sign}`)).toBe(false)
})
