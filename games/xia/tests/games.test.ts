import { readdirSync, readFileSync } from 'node:fs'
import { readMatchText, replayFile, writeMatch } from '@orrery/engine'
import { expect, test } from 'vitest'
import { xia } from '../index.ts'

const folder = new URL('./fixtures/', import.meta.url)
const names = readdirSync(folder).filter((name) => name.endsWith('.json'))

test('there are recorded games for 3, 4 and 5 players', () => {
  const seats = names.map((name) => readMatchText(readFileSync(new URL(name, folder), 'utf8')).header.seats)
  expect(new Set(seats)).toEqual(new Set([3, 4, 5]))
})

/** When the rules change on purpose: `node --import ./apps/cli/bin/typescript.mjs games/xia/tests/record-games.ts`. */
test.each(names)('%s leads to its score and its position again', (name) => {
  const file = readMatchText(readFileSync(new URL(name, folder), 'utf8'))
  const match = replayFile(xia, file)
  expect(match.over).toBe(true)
  expect(writeMatch(match).end).toEqual(file.end)
})

test.each(names)('%s can be left and taken up anywhere', (name) => {
  const file = readMatchText(readFileSync(new URL(name, folder), 'utf8'))
  const half = replayFile(xia, file, Math.floor(file.decisions.length / 2))
  const again = replayFile(xia, writeMatch(half))
  expect([again.equals(half), half.over]).toEqual([true, false])
})
