// @vitest-environment happy-dom
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { cleanup } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import texts from '../../words/de/board.ts'
import face from '../index.ts'
import { playGame } from './playing.ts'
import { Shown, Words } from './shown.tsx'

afterEach(cleanup)

const folder = join(import.meta.dirname, '..')
const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !/^(tests|texts|\.build)/.test(name))
  .map((name) => readFileSync(join(folder, name), 'utf8'))

/** What the table says for the game: what points are called, and what they are for. */
const named = [face.score?.name ?? '', ...Object.values(face.account?.sources ?? {})]

const literals = sources.flatMap((source) =>
  [...source.matchAll(/say\.(?:text|sentence)\(\s*'([^']+)'/g)].map(([, text]) => text),
)

test('every text of the drawing has its German', () => {
  expect(literals.length).toBeGreaterThan(150)
  const wanted = new Set([...literals, ...named])
  expect([...wanted].filter((text) => texts[text] === undefined)).toEqual([])
})

test('no German is left over, and it keeps what is filled in', () => {
  const used = new Set([...literals, ...named])
  const holes = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort()
  for (const [english, german] of Object.entries(texts)) {
    expect(used.has(english), english).toBe(true)
    expect(holes(german), english).toEqual(holes(english))
  }
})

test('a game in German says nothing that has no German', () => {
  const shown = new Shown('de')
  playGame(3, {}, 'german', (match) => {
    if (match.decisions.length % 90 === 0) shown.show(match, match.runner.waitingFor()[0], true)
    return match.decisions.length < 700
  })
  expect([...shown.words.untranslated]).toEqual([])
  expect(shown.element.textContent).toContain('Ausrüstung')
})

test('everything that can be looked up has a name and a text', () => {
  const groups = face.reference?.(new Words('en')) ?? []
  const german = face.reference?.(new Words('de')) ?? []
  expect(groups.map(({ id, entries }) => `${id} ${entries.length}`)).toEqual([
    'ships 18',
    'abilities 18',
    'outfits 12',
    'missions 52',
    'titles 18',
    'sectors 21',
    'npcs 3',
  ])
  groups.forEach(({ entries }, group) => {
    entries.forEach(({ id, name, text }, place) => {
      const other = german[group].entries[place]
      expect([id, name !== '', text.length > 3, other.text !== text]).toEqual([id, true, true, true])
      expect(text + other.text).not.toMatch(/undefined|\{\{/)
    })
  })
})
