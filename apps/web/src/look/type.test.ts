import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const SCREENS = join(import.meta.dirname, '..')

const sheets = readdirSync(SCREENS, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.css'))

/** Declarations of a size of text, with where they stand. */
const sizesIn = (sheet: string): string[] =>
  [...readFileSync(join(SCREENS, sheet), 'utf8').matchAll(/^\s*(?:font|font-size): ([^;]+);/gm)].map(
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

test('the page itself has the size of the browser, so that a rem is what it says', () => {
  const base = readFileSync(join(import.meta.dirname, 'base.css'), 'utf8')
  expect(/^html \{[^}]*font(-size)?:/m.test(base)).toBe(false)
})

test('the scale has seven steps, the smallest of them 12 px', () => {
  const tokens = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8')
  const steps = [...tokens.matchAll(/--text-\w+: ([\d.]+)rem/g)].map(([, rem]) => Number(rem) * 16)
  expect(steps).toEqual([12, 13, 15, 17, 20, 28, 44])
})
