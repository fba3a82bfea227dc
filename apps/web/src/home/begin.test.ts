// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { changeSettings } from '../settings/settings.ts'
import { speak } from '../words/texts.ts'
import { againstBots, guestName } from './begin.ts'

beforeEach(() => changeSettings({ name: '' }))
afterEach(() => speak('en'))

test.each([
  ['en', 'Guest 1', 'Guest 2'],
  ['de', 'Gast 1', 'Gast 2'],
] as const)(
  'who has given no name is stored as a guest, and never as "you", in %s',
  async (language, first, second) => {
    await speak(language)
    expect(againstBots(2, 'novice')[0]).toEqual({ kind: 'person', name: first })
    expect(guestName(1)).toBe(second)
  },
)

test('a name that was given is kept', () => {
  changeSettings({ name: 'Ann' })
  expect(againstBots(2, 'novice')[0]?.name).toBe('Ann')
})
