// @vitest-environment happy-dom
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { cleanup } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { housePack } from '../../content/house.ts'
import texts from '../../words/de/board.ts'
import { BACKGROUNDS } from '../clans.ts'
import { ABILITIES, STORIES } from '../facts.ts'
import face from '../index.ts'
import { playGame } from './playing.ts'
import { Shown } from './shown.tsx'

afterEach(cleanup)

const folder = join(import.meta.dirname, '..')
const drawings = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
  (name) => /\.tsx?$/.test(name) && !name.startsWith('tests'),
)
/** What points are for is said on screens too. */
const sources = [...drawings, '../account.ts'].map((name) => readFileSync(join(folder, name), 'utf8'))

test('every text of the drawing has its German', () => {
  const literals = sources.flatMap((source) => [...source.matchAll(/say\.text\(\s*'([^']+)'/g)].map(([, text]) => text))
  const types = Object.values(housePack.locations).map(({ type }) => type)
  const wanted = [
    ...literals,
    ...Object.values(ABILITIES),
    ...Object.values(STORIES),
    ...Object.values(BACKGROUNDS),
    ...types,
    face.score?.name ?? '',
  ]
  expect(literals.length).toBeGreaterThan(60)
  expect([...new Set(wanted)].filter((text) => texts[text] === undefined)).toEqual([])
})

test('no German is left over, and it keeps what is filled in', () => {
  const all = sources.join('\n') + Object.values(housePack.locations).map(({ type }) => type)
  for (const [english, translated] of Object.entries(texts)) {
    expect(all, english).toContain(english)
    const holes = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort()
    expect(holes(translated), english).toEqual(holes(english))
  }
})

test('a whole game in German says nothing that has no German', () => {
  const shown = new Shown('de')
  playGame(3, { deck: 'combine', trading: true }, 'german', (match) => {
    if (match.decisions.length % 40 === 0) shown.show(match, match.runner.waitingFor()[0])
  })
  expect([...shown.words.untranslated]).toEqual([])
  expect(shown.element.textContent).toContain('Vorrat')
})

test('everything that can be looked up has a name and a text', () => {
  const groups = face.reference?.(new Shown().words) ?? []
  expect(groups.map(({ id, entries }) => `${id} ${entries.length}`)).toEqual([
    'units 10',
    'order-cards 23',
    'battle-cards 19',
    'clans 12',
    'locations 16',
  ])
  for (const { entries } of groups)
    for (const { id, name, text } of entries)
      expect([id, name !== id && name !== '', text.length > 8]).toEqual([id, true, true])
})
