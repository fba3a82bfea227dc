import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../../../..')
const FOLDERS = ['apps/web/src', 'packages/board/src']

const sheets = FOLDERS.flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.css'))
    .map((name) => `${folder}/${name}`),
)

/** Declarations of a size of text, with where they stand. */
const sizesIn = (sheet: string): string[] =>
  [...readFileSync(join(ROOT, sheet), 'utf8').matchAll(/^\s*(?:font|font-size): ([^;]+);/gm)].map(
    ([, value]) => `${value}`,
  )

/** A name of the scale, what surrounds it, or the size of the whole page on very large screens. */
const isOfTheScale = (value: string): boolean => /var\(--text-(xs|s|m|l|xl|2xl|3xl)\)|inherit|^18px$/.test(value)

test('every size of text of the screens is one of the scale', () => {
  const strange = sheets.flatMap((sheet) =>
    sizesIn(sheet)
      .filter((value) => !isOfTheScale(value))
      .map((value) => `${sheet}: ${value}`),
  )
  expect(sheets.length).toBeGreaterThan(10)
  expect(strange).toEqual([])
})

test('the scale has seven steps, the smallest of them 12 px', () => {
  const tokens = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8')
  const steps = [...tokens.matchAll(/--text-\w+: ([\d.]+)rem/g)].map(([, rem]) => Number(rem) * 16)
  expect(steps).toEqual([12, 13, 15, 17, 20, 28, 44])
})
