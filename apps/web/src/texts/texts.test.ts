import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { de } from './de.ts'
import { en } from './en.ts'
import { preferredLanguage } from './language.ts'

const keys = Object.keys(en) as (keyof typeof en)[]

const placeholders = (text: string): string[] => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort()

test('German says everything that English says', () => {
  expect(Object.keys(de).sort()).toEqual([...keys].sort())
})

test('every text mentions the same in both languages, and none is empty', () => {
  const mentions = (texts: { readonly [key in keyof typeof en]: string }) =>
    keys.map((key) => [key, placeholders(texts[key])])
  expect(mentions(de)).toEqual(mentions(en))
  expect(keys.filter((key) => en[key].trim() === '' || de[key].trim() === '')).toEqual([])
})

test('what differs between one and several has both forms', () => {
  const counted = keys.filter((key) => /_(one|other)$/.test(key))
  for (const key of counted) {
    const other = key.endsWith('_one') ? key.replace(/_one$/, '_other') : key.replace(/_other$/, '_one')
    expect(keys).toContain(other)
  }
})

/** All sources but the texts themselves. */
function sources(folder: string): string {
  return readdirSync(folder, { withFileTypes: true })
    .map((entry) => {
      const path = join(folder, entry.name)
      if (entry.isDirectory()) return entry.name === 'texts' ? '' : sources(path)
      return /\.tsx?$/.test(entry.name) ? readFileSync(path, 'utf8') : ''
    })
    .join('\n')
}

test('no text is left over', () => {
  const all = sources(fileURLToPath(new URL('..', import.meta.url)))
  const made = [...all.matchAll(/`([a-z]+(?:\.[a-z]+)*\.)\$\{[^}]+\}(\.\w+)?`/g)]
  const isUsed = (key: string) => {
    const plain = key.replace(/_(one|other)$/, '')
    if (all.includes(`'${plain}'`)) return true
    return made.some(([, before, after = '']) => plain.startsWith(before) && plain.endsWith(after))
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
