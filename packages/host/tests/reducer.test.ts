import { canonicalText, type Game } from '@orrery/engine'
import type { ClockSettings } from '@orrery/protocol'
import { expect, test } from 'vitest'
import starshipSamurai from '../../../games/starship-samurai/game.ts'
import { type Entry, HostedMatch, isEntry } from '../src/index.ts'
import { ChanceHost, headerOf, type Setting, textOf, viewersOf } from './host.ts'
import { march } from './march.ts'

const CLOCKS: readonly ClockSettings[] = [
  { kind: 'none' },
  { kind: 'move', ms: 60_000 },
  { kind: 'chess', ms: 300_000, increment: 5000 },
  { kind: 'daily', days: 1, hours: { from: 8, to: 22, offset: 60 } },
]

interface Occasion {
  readonly game: Game
  readonly steps: number
  readonly setting: Setting
}

const occasions: readonly (readonly [string, Occasion])[] = CLOCKS.flatMap((clock, i) => [
  [`a march of 2, clock ${clock.kind}`, { game: march, steps: 160, setting: { seats: 2, clock } }],
  [
    `a march of 3 with a bot, clock ${clock.kind}`,
    { game: march, steps: 160, setting: { seats: 3, bots: [i % 3], clock } },
  ],
  [
    `samurai, clock ${clock.kind}`,
    {
      game: starshipSamurai,
      steps: 160,
      setting: { seats: 2 + (i % 3), bots: i === 2 ? [1] : [], clock, options: { trading: true } },
    },
  ],
])

const kinds = new Set<Entry['kind']>()

test.each(occasions)('%s: mirrors and reopened tables show the same as the table', async (name, occasion) => {
  const { game, steps, setting } = occasion
  const header = headerOf(game, setting)
  for (const seed of game === march ? ['one', 'two'] : ['one']) {
    const host = new ChanceHost(game, header, `${name} ${seed}`)
    const { table, mirrors, journal } = host
    for (let i = 0; i < steps; i++) {
      const before = table.seq
      const result = await host.step()
      if (!isEntry(result)) {
        expect(table.seq).toBe(before)
        const [viewer, mirror] = [...mirrors][i % mirrors.size]
        expect(textOf(table.snapshot(viewer))).toBe(textOf(mirror.shown))
        continue
      }
      kinds.add(result.kind)
      expect(result.kind).not.toBe('frozen')
      const again = HostedMatch.open(game, header, journal)
      for (const [viewer, mirror] of mirrors) {
        for (const text of table.updateTexts(viewer, before)!) expect(mirror.update(JSON.parse(text))).toBe(true)
        expect(textOf(mirror.shown)).toBe(textOf(again.snapshot(viewer)))
      }
      expect(again.hash()).toBe(table.hash())
      expect(again.deadline()).toEqual(table.deadline())
      expect(again.botToMove()).toEqual(table.botToMove())
    }
    expect(journal.map(({ seq }) => seq)).toEqual(journal.map((_, index) => index + 1))
  }
})

test('chance has tried everything', () => {
  const tried = [...kinds].sort().join(' ')
  expect(tried).toBe(
    'agree answer ask-undo away back chat disagree interject name pause redo resign resume timeout undo',
  )
})

test('who comes back with the last number it knows gets the rest of the log, whatever was taken back meanwhile', async () => {
  const header = headerOf(march, { seats: 3 })
  const host = new ChanceHost(march, header, 'coming back')
  const { table, mirrors } = host
  for (let round = 0; round < 40; round++) {
    for (let i = 0; i < 1 + (round % 7); i++) await host.step()
    for (const [viewer, mirror] of mirrors) {
      const welcome = table.welcome(viewer, mirror.lastSeq)
      mirror.welcome(JSON.parse(JSON.stringify(welcome)))
      expect(textOf(mirror.shown)).toBe(textOf(table.snapshot(viewer)))
    }
  }
})

test('what happened since an entry comes in order, and all who saw the same get the same objects', async () => {
  const host = new ChanceHost(march, headerOf(march, { seats: 3 }), 'many entries')
  const { table, mirrors } = host
  for (let round = 0; round < 30; round++) {
    const since = table.seq
    for (let i = 0; i < 5; i++) await host.step()
    for (const viewer of viewersOf(table)) {
      const updates = table.changes(viewer, since)!
      expect(updates.at(-1)?.seq ?? since).toBe(table.seq)
      table.changes(viewer, since)?.forEach((update, i) => {
        expect(update).toBe(updates[i])
      })
      for (const update of updates) mirrors.get(viewer)?.update(update)
      expect(textOf(mirrors.get(viewer)?.shown)).toBe(textOf(table.snapshot(viewer)))
    }
  }
  expect(table.changes(0, table.seq)).toEqual([])
  expect(table.changes(0, 1)).toBeUndefined()
  expect(table.changes(0, table.seq + 1)).toBeUndefined()
  expect(mirrors.get(0)?.update({ since: table.seq + 1, seq: table.seq + 2 })).toBe(false)
})

test('a table that follows the store through another process ends the same', async () => {
  const header = headerOf(starshipSamurai, { seats: 3, options: { trading: true } })
  const host = new ChanceHost(starshipSamurai, header, 'two processes')
  const follower = HostedMatch.open(starshipSamurai, header)
  for (let i = 0; i < 200; i++) {
    const entry = await host.step()
    if (isEntry(entry)) follower.apply(entry)
  }
  for (const viewer of viewersOf(follower))
    expect(canonicalText(follower.snapshot(viewer))).toBe(canonicalText(host.table.snapshot(viewer)))
  follower.apply(host.journal[0])
  expect(follower.seq).toBe(host.table.seq)
  expect(() => follower.apply({ ...host.journal[0], seq: follower.seq + 2 })).toThrow(/comes after entry/)
})
