import fc from 'fast-check'
import { expect, test } from 'vitest'
import { BadInput, decisionsOf, Match, matchText, readMatchText, replayFile, writeMatch } from '../src/index.ts'
import { marchGame } from '../testing/march.ts'
import { newMatch, playOn, variant } from './play.ts'

const played = playOn(newMatch('file', 3, { rounds: 1, gifts: true }), 8, 'file 1')
const file = writeMatch(played)
const text = matchText(file)

const changed = (changes: object) => JSON.stringify({ ...file, ...changes })
const headed = (changes: object) => changed({ header: { ...file.header, ...changes } })

test('a match comes back from its file', () => {
  fc.assert(
    fc.property(fc.string(), fc.nat(60), (seed, count) => {
      const match = playOn(newMatch(seed, 3, { gifts: true, rounds: 2 }), count, seed)
      const read = readMatchText(matchText(writeMatch(match)))
      const again = replayFile(marchGame, read)
      expect(again.equals(match)).toBe(true)
      expect(again.log).toEqual(match.log)
      expect(again.hash()).toBe(read.end.hash)
      expect(writeMatch(again)).toEqual(read)
    }),
    { numRuns: 30 },
  )
})

test('the file has one decision a line and marks what was done unasked', () => {
  expect(decisionsOf(file)).toEqual(played.decisions)
  expect(played.decisions.some((decision) => decision.out)).toBe(true)
  for (const decision of file.decisions)
    expect(text.split('\n').some((line) => line.trim().startsWith(JSON.stringify(decision)))).toBe(true)
  expect(readMatchText(matchText(writeMatch(newMatch()))).decisions).toEqual([])
})

test('a finished match has its result in the file', () => {
  const over = playOn(newMatch('end', 2), 1000, 'end')
  expect(writeMatch(over).end).toEqual({ hash: over.hash(), result: marchGame.result(over.state) })
  expect(file.end).toEqual({ hash: played.hash() })
})

test('a file is replayed to its first decisions', () => {
  expect(replayFile(marchGame, file, 3).decisions).toEqual(played.decisions.slice(0, 3))
  expect(replayFile(marchGame, file, 0).decisions).toEqual([])
})

test('options that the header leaves out are by default', () => {
  const short = writeMatch(Match.start(marchGame, 2, {}, 'short'))
  expect(short.header.options).toEqual({})
  expect(replayFile(marchGame, short).header.options).toEqual({
    rounds: 2,
    gifts: false,
    deck: ['raid', 'levy', 'feast'],
  })
})

test('wherever the text breaks off, it is said', () => {
  for (let length = 0; length < text.trimEnd().length; length += 7)
    expect(() => readMatchText(text.slice(0, length))).toThrow(
      new BadInput('This is not a whole match file: its JSON breaks off or is damaged.'),
    )
})

test.each([
  ['hello', 'This is not a whole match file: its JSON breaks off or is damaged.'],
  ['[]', 'This is not a match file: it has no "orrery" version.'],
  ['null', 'This is not a match file: it has no "orrery" version.'],
  ['7', 'This is not a match file: it has no "orrery" version.'],
  ['{"name":"x"}', 'This is not a match file: it has no "orrery" version.'],
  [changed({ orrery: 99 }), 'This match file has format 99; this program reads formats 1 and 2.'],
  [changed({ orrery: '1' }), 'This match file has format "1"; this program reads formats 1 and 2.'],
  [changed({ header: undefined }), 'This match file has no header.'],
  [changed({ header: [] }), 'This match file has no header.'],
  [headed({ game: 3 }), 'The header of this match file names no game.'],
  [headed({ rules: -1 }), 'The header of this match file names no rules version.'],
  [headed({ seats: 'two' }), 'The header of this match file has no number of seats.'],
  [headed({ seed: 7 }), 'The header of this match file has no seed.'],
  [headed({ options: null }), 'The header of this match file has no options.'],
  [headed({ content: 'plain' }), 'The header of this match file names no content pack.'],
  [changed({ decisions: {} }), 'This match file has no list of decisions.'],
  [changed({ decisions: [[0, 1], 'x'] }), 'Decision 2 of this match file is not of the form [seat, value].'],
  [changed({ decisions: [[0]] }), 'Decision 1 of this match file is not of the form [seat, value].'],
  [changed({ decisions: [['0', 1]] }), 'Decision 1 of this match file is not of the form [seat, value].'],
  [changed({ decisions: [[0, 1, 'out', 2]] }), 'Decision 1 of this match file is not of the form [seat, value].'],
  [changed({ decisions: [[0, 1, 'in']] }), 'Decision 1 of this match file has an unknown third part.'],
  [changed({ end: undefined }), 'This match file does not say which position it ends with.'],
  [changed({ end: { hash: 1 } }), 'This match file does not say which position it ends with.'],
])('damage %# gets one clear sentence', (damaged, sentence) => {
  expect(() => readMatchText(damaged)).toThrow(new BadInput(sentence))
})

test('a file of another game, rules version or content pack is not replayed', () => {
  expect(() => replayFile(variant({ id: 'stroll' }), file)).toThrow(
    new BadInput('This is a match of "march", not "stroll".'),
  )
  expect(() => replayFile(variant({ rulesVersion: 2, knownRules: [2] }), file)).toThrow(
    new BadInput('This match was played under rules version 1 of March; this program knows 2: use the newest program.'),
  )
  for (const content of [
    { id: 'plain', version: '2' },
    { id: 'fancy', version: '1' },
  ])
    expect(() => replayFile(variant({ content }), file)).toThrow(
      new BadInput('This match was played with the content pack "plain" 1, which is not loaded: load that pack.'),
    )
})

test('a file of an older version is replayed and played on under its own rules and with its own content', () => {
  const asked: unknown[] = []
  const newer = variant({
    rulesVersion: 3,
    knownRules: [1, 3],
    content: { id: 'plain', version: '2' },
    nextStep: () => undefined,
    under: (rules, content) => {
      asked.push([rules, content])
      return rules === 1 ? marchGame : undefined
    },
  })
  const match = replayFile(newer, file)
  expect([match.hash(), match.header.rules, asked]).toEqual([file.end.hash, 1, [[1, { id: 'plain', version: '1' }]]])
  expect(() => replayFile(newer, { ...file, header: { ...file.header, rules: 2 } })).toThrow(/rules version 2 of March/)
  expect(() => replayFile(newer, { ...file, header: { ...file.header, rules: 4 } })).toThrow(/use the newest program/)
})

test('a file with impossible options is not replayed', () => {
  expect(() => replayFile(marchGame, readMatchText(headed({ seats: 9 })))).toThrow(
    new BadInput('March takes 2 or 3 players, not 9.'),
  )
  expect(() => replayFile(marchGame, readMatchText(headed({ options: { rounds: 8 } })))).toThrow(
    new BadInput('Option "rounds" can’t be "8": use a whole number from 1 to 3.'),
  )
})

test.each([0, 1, 4])('an impossible decision after %i good ones is named', (good) => {
  for (const wrong of [
    [0, 'fly'],
    [9, 'rest'],
    [0, null],
    [0, { to: 0, gold: 1 }, 'out'],
  ]) {
    const decisions = [...file.decisions.slice(0, good), wrong]
    expect(() => replayFile(marchGame, readMatchText(changed({ decisions })))).toThrow(
      new RegExp(`^Decision ${good + 1} of ${good + 1} is not legal: .*\\.$`),
    )
  }
})
