// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { changeSettings } from '../settings/settings.ts'
import de from '../words/de/index.ts'
import en from '../words/en/index.ts'
import { isElsewhere, keyOf, meaningOf } from './pressed.ts'
import { shownKeys } from './shown-keys.ts'
import { keysOf, MEANINGS, PLACES } from './table.ts'

afterEach(() => changeSettings({ letters: true }))

const pressed = (key: string, more: Partial<KeyboardEvent> = {}) => ({
  key,
  code: '',
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...more,
})

test.each(PLACES)('no key means two things: %s', (place) => {
  const here = MEANINGS.filter(({ places }) => places.some((one) => one === place || one === 'anywhere'))
  const meanings = here.flatMap((meaning) => keysOf(meaning).map((key) => `${key} ${meaning.act}`))
  const keys = meanings.map((one) => one.split(' ')[0])
  expect(meanings.filter((_, i) => keys.indexOf(keys[i]) !== i)).toEqual([])
})

test('single letters work in a part of the table, never anywhere', () => {
  const everywhere = MEANINGS.filter(({ places }) => places.some((place) => place === 'anywhere' || place === 'page'))
  expect(everywhere.flatMap(keysOf).filter((key) => /^(Shift\+)?[a-z]$/.test(key))).toEqual([])
})

test('a key is spelled the same on every keyboard', () => {
  expect(keyOf(pressed('Z', { shiftKey: true, ctrlKey: true }))).toBe('Ctrl+Shift+z')
  expect(keyOf(pressed('?', { shiftKey: true }))).toBe('?')
  expect(keyOf(pressed('7', { code: 'Numpad7' }))).toBe('Numpad7')
  expect(keyOf(pressed('7', { code: 'Digit7' }))).toBe('7')
  // On German keyboards brackets are on the third level, which Windows tells as two keys at once.
  expect(keyOf(pressed('[', { ctrlKey: true, altKey: true }))).toBe('[')
})

test('what a key means depends on where it is pressed, and letters can be switched off', () => {
  expect(meaningOf(pressed('0'), 'map')).toMatchObject({ act: 'zoom', to: 'fit' })
  expect(meaningOf(pressed('0'), 'list')).toMatchObject({ act: 'amount' })
  expect(meaningOf(pressed('u'), 'page')).toBeUndefined()
  expect(meaningOf(pressed('u'), 'list')).toMatchObject({ act: 'undo' })
  changeSettings({ letters: false })
  expect(meaningOf(pressed('u'), 'list')).toBeUndefined()
  expect(meaningOf(pressed('z', { ctrlKey: true }), 'list')).toMatchObject({ act: 'undo' })
})

test('keys of the table work wherever nothing is typed, so that F6 leads on from the slider through the match', () => {
  const made = (tag: string, type = '') => Object.assign(document.createElement(tag), type && { type })
  expect([made('button'), made('input', 'range')].map(isElsewhere)).toEqual([false, false])
  expect([made('input', 'search'), made('textarea'), made('select')].map(isElsewhere)).toEqual([true, true, true])
})

test('docs/keys.md lists all keys; `npx vitest run apps/web/src/keys -u` writes it anew', async () => {
  const sections = shownKeys().map(({ places, keys }) => {
    const titles = [en, de].map((texts) => places.map((place) => texts[`help.at.${place}`]).join(', '))
    const rows = keys.map(({ keys: shown, text }) => `| ${shown.replaceAll('|', '\\|')} | ${en[text]} | ${de[text]} |`)
    return [`## ${titles[0]}`, '', `| key | ${titles[0]} | ${titles[1]} |`, '|---|---|---|', ...rows, ''].join('\n')
  })
  const page = [
    '# Keys',
    '',
    'Made of `apps/web/src/keys/table.ts`: change it there. Single letters can be switched off in the settings.',
    '',
    ...sections,
  ].join('\n')
  await expect(page).toMatchFileSnapshot('../../../../docs/keys.md')
})
