import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { fillWords, mentionsOf } from '@orrery/engine'
import { expect, test } from 'vitest'
import en from './en/index.ts'
import type { TextKey, Texts } from './keys.ts'
import { LANGUAGES, languageName, preferredLanguage } from './languages.ts'

const keys = Object.keys(en) as TextKey[]

const folders = import.meta.glob<Texts>('./*/index.ts', { eager: true, import: 'default' })
const notices = import.meta.glob<string>('./*/notice.ts', { eager: true, import: 'default' })

test('every folder is a language of the menu, and is called what it calls itself', () => {
  expect(Object.keys(folders).sort()).toEqual(LANGUAGES.map((language) => `./${language}/index.ts`).sort())
  expect(Object.keys(notices).sort()).toEqual(LANGUAGES.map((language) => `./${language}/notice.ts`).sort())
  expect(LANGUAGES.map(languageName)).toEqual(['English', 'Deutsch'])
})

test.each(Object.entries(folders))('%s says everything that English says', (_, texts) => {
  expect(Object.keys(texts).sort()).toEqual([...keys].sort())
  expect(keys.filter((key) => texts[key].trim() === '')).toEqual([])
})

test.each(Object.entries(folders))('%s mentions the same as English', (_, texts) => {
  const mentions = (language: Texts) => keys.map((key) => [key, mentionsOf(language[key])])
  expect(mentions(texts)).toEqual(mentions(en))
})

test('what differs between one and several has both forms', () => {
  const free = (count: number, texts: Texts) => fillWords(texts['table.freeSeats'], { count }, String)
  expect([1, 2].map((count) => free(count, en))).toEqual(['1 seat is still open.', '2 seats are still open.'])
  for (const texts of Object.values(folders))
    for (const key of keys)
      for (const [, forms] of texts[key].matchAll(/\{\{\w+((?:\|[^{}|]*)+)\}\}/g))
        if (!forms?.includes('|=')) expect(forms?.split('|'), key).toHaveLength(3)
})

/** All sources but the texts themselves. */
function sources(folder: string): string {
  return readdirSync(folder, { withFileTypes: true })
    .map((entry) => {
      const path = join(folder, entry.name)
      if (entry.isDirectory()) return entry.name === 'words' ? '' : sources(path)
      return /\.tsx?$/.test(entry.name) ? readFileSync(path, 'utf8') : ''
    })
    .join('\n')
}

test('no text is left over', () => {
  const all = sources(fileURLToPath(new URL('..', import.meta.url)))
  const made = [...all.matchAll(/`([a-z]+(?:\.[a-z]+)*\.)\$\{[^}]+\}(\.\w+)?`/g)]
  const isUsed = (key: string) => {
    if (all.includes(`'${key}'`)) return true
    return made.some(([, before = '', after = '']) => key.startsWith(before) && key.endsWith(after))
  }
  expect(keys.filter((key) => !isUsed(key))).toEqual([])
})

test.each([
  [['de-AT', 'en'], 'de'],
  [['fr', 'en-GB'], 'en'],
  [['fr'], 'en'],
  [[], 'en'],
])('who reads %j is spoken to in %s', (wanted, language) => {
  expect(preferredLanguage(wanted)).toBe(language)
})
