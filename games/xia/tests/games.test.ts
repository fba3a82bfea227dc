import { readdirSync, readFileSync } from 'node:fs'
import { readMatchText } from '@orrery/engine'
import { checkRecording } from '@orrery/engine/testing'
import { expect, test } from 'vitest'
import xia from '../game.ts'

const folder = new URL('./fixtures/', import.meta.url)
const names = readdirSync(folder).filter((name) => name.endsWith('.json'))
const textOf = (name: string) => readFileSync(new URL(name, folder), 'utf8')

test('there are recorded games for 3, 4 and 5 players', () => {
  const seats = names.map((name) => readMatchText(textOf(name)).header.seats)
  expect(new Set(seats)).toEqual(new Set([3, 4, 5]))
})

/** When the rules change on purpose: `node --import ./apps/cli/bin/typescript.mjs games/xia/tests/record-games.ts`. */
test.each(names)('%s leads to its score and its position again, also when it is left and taken up', (name) => {
  expect(checkRecording(xia, textOf(name))).toEqual([])
})
