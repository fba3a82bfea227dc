// @vitest-environment happy-dom

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { mentionsOf } from '@orrery/engine'
import { cleanup } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { HexView } from '../../view.ts'
import texts from '../../words/de/board.ts'
import face from '../index.ts'
import { hexText } from '../words.ts'
import { recorded, Shown, Words } from './table.tsx'

afterEach(cleanup)

const folder = join(import.meta.dirname, '..')

const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/^(tests|\.build|texts)\b/.test(file))
  .map((file) => readFileSync(join(folder, file), 'utf8'))

const literals = sources.flatMap((text) =>
  [...text.matchAll(/say\.(?:text|sentence)\(\s*'((?:[^'\\]|\\.)*)'/g)].map((match) => match[1]),
)

test('every text of the board has its German, with the same numbers', () => {
  const sources = Object.values(face.account?.sources ?? {})
  const wanted = new Set([...literals, face.score?.name ?? '', ...sources])
  expect([...wanted].filter((english) => texts[english] === undefined)).toEqual([])
  expect(Object.keys(texts).filter((english) => !wanted.has(english))).toEqual([])
  for (const [english, german] of Object.entries(texts)) expect(mentionsOf(german, 'de')).toEqual(mentionsOf(english))
})

test('in German nothing is left empty', () => {
  const shown = new Shown('both', 'de')
  for (const decisions of [60, 180, 300]) shown.show(recorded('four-fixed', decisions), 1)
  expect([...shown.words.spoken].filter((english) => !texts[english])).toEqual([])
  expect(shown.element.innerHTML).not.toMatch(/undefined|NaN|\{\{/)
})

test('an area is told in sentences, with its units counted', () => {
  const hex: HexView = {
    hex: 'c2',
    kind: 'area',
    tile: 'T01',
    rotation: 0,
    type: 'fertile',
    owner: 'nomads',
    properties: ['unstable'],
    units: { nomads: ['dog-1', 'dog-2', 'squad-leader'] },
    points: {},
  }
  expect(hexText(new Words('en'), hex)).toBe(
    'c2: Fertile ground, unstable. The Nomads control it. The Nomads have 2\u00a0Dogs and the Squad Leader',
  )
  expect(hexText(new Words('de'), hex)).toBe(
    'c2: Fruchtbarer Boden, instabil. Die Nomaden kontrollieren es. Die Nomaden haben 2\u00a0Hunde und den Truppführer',
  )
})

test('everything that is printed can be looked up', () => {
  const groups = face.reference?.(new Words('en')) ?? []
  const entries = groups.flatMap(({ entries }) => entries)
  expect(entries.length).toBeGreaterThan(150)
  expect(entries.filter(({ name, text }) => /undefined|NaN|\{\{/.test(name + text) || text === '')).toEqual([])
})
