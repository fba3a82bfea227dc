import { PROTOCOL, serverMessageSchema } from '@orrery/protocol'
import { expect, test } from 'vitest'
import { createHeader, type Entry, HostedMatch, isEntry } from '../src/index.ts'
import { headerOf, must, SEED, SEED_HASH, START } from './host.ts'
import { march } from './march.ts'

/** A match of three that is over: two have resigned. */
function over(header = headerOf(march, { seats: 3, clock: { kind: 'move', ms: 60_000 } })) {
  const match = HostedMatch.open(march, header)
  const entries: Entry[] = []
  const say = (seat: number, type: 'rematch' | 'no-rematch' | 'resign') => {
    const result = match.perform(seat, { type }, START)
    if (isEntry(result)) entries.push(result)
    return result
  }
  return { match, entries, header, say, end: () => [0, 1].map((seat) => must(say(seat, 'resign'))) }
}

const asked = ({ status }: HostedMatch) => (status.state === 'over' ? status.rematch : undefined)

test('a rematch stands when everybody has agreed, also those who have resigned', () => {
  const { match, entries, header, say, end } = over()
  expect(say(0, 'rematch')).toMatchObject({ reason: 'not-now' })
  end()
  expect(asked(match)).toBeUndefined()
  expect(match.rematch()).toBeUndefined()
  must(say(0, 'rematch'))
  expect(asked(match)).toEqual({ agreed: [0], declined: [], pending: [1, 2] })
  const welcome = { type: 'welcome', protocol: PROTOCOL, at: START, ...match.welcome('spectator') }
  expect(serverMessageSchema.parse(welcome)).toMatchObject({ status: { rematch: asked(match) } })
  must(say(2, 'rematch'))
  expect(match.rematch()).toBeUndefined()
  must(say(1, 'rematch'))
  expect(asked(match)).toEqual({ agreed: [0, 1, 2], declined: [], pending: [] })
  expect(match.rematch()).toEqual({
    plan: [0, 1, 2].map((seat) => ({ kind: 'person', name: `Player ${seat}` })),
    options: match.info.options,
    clock: { kind: 'move', ms: 60_000 },
    scene: undefined,
  })
  // Whoever reads the journal again has the same.
  const again = HostedMatch.open(march, header, JSON.parse(JSON.stringify(entries)))
  expect(asked(again)).toEqual(asked(match))
  expect(again.rematch()).toEqual(match.rematch())
})

test('two presses are one, and who has said nothing has agreed to nothing', () => {
  const { match, entries, say, end } = over()
  end()
  expect(say(1, 'no-rematch')).toMatchObject({ reason: 'not-now' })
  must(say(0, 'rematch'))
  expect(say(0, 'rematch')).toMatchObject({ reason: 'not-now' })
  must(say(1, 'no-rematch'))
  expect(say(1, 'no-rematch')).toMatchObject({ reason: 'not-now' })
  expect(asked(match)).toEqual({ agreed: [0], declined: [1], pending: [2] })
  must(say(0, 'no-rematch'))
  expect(asked(match)).toEqual({ agreed: [], declined: [0, 1], pending: [2] })
  for (const seat of [0, 1, 2]) must(say(seat, 'rematch'))
  // It has begun: nobody can undo that.
  for (const seat of [0, 1, 2]) expect(say(seat, 'no-rematch')).toMatchObject({ reason: 'not-now' })
  expect(entries.filter(({ kind }) => kind === 'rematch')).toHaveLength(4)
  expect(asked(match)).toEqual({ agreed: [0, 1, 2], declined: [], pending: [] })
})

test('bots need not be asked, and sit where they sat; names are those that people have by now', () => {
  const { match, say, end } = over(headerOf(march, { seats: 3, bots: [2] }))
  end()
  must(match.perform(0, { type: 'name', name: 'Ann' }, START))
  must(say(0, 'rematch'))
  expect(asked(match)).toEqual({ agreed: [0], declined: [], pending: [1] })
  expect(say(2, 'rematch')).toMatchObject({ reason: 'bot' })
  must(say(1, 'rematch'))
  expect(match.rematch()?.plan).toEqual([
    { kind: 'person', name: 'Ann' },
    { kind: 'person', name: 'Player 1' },
    { kind: 'bot', name: 'Bot 2', bot: 'random' },
  ])
})

test('a match between bots has nobody who could ask for one', () => {
  const { match, say } = over(headerOf(march, { seats: 2, bots: [0, 1] }))
  expect(say(0, 'rematch')).toMatchObject({ reason: 'bot' })
  expect(match.rematch()).toBeUndefined()
})

test('there is none where seats are still open, or where it could not be made by now', () => {
  const plan = ['Ann', 'Ben', 'Cem'].map((name, seat) => ({
    kind: 'person',
    name,
    ...(seat === 2 ? { open: true } : {}),
  }))
  const open = over(
    createHeader(march, {
      plan: plan as Parameters<typeof createHeader>[1]['plan'],
      options: {},
      seed: SEED,
      seedHash: SEED_HASH,
      clock: { kind: 'none' },
      created: START,
    }),
  )
  open.end()
  expect(open.say(0, 'rematch')).toMatchObject({ reason: 'not-now', text: 'Some seats are still open.' })

  const { plan: seats, ...header } = headerOf(march, { seats: 3, bots: [2] })
  const older = over({ ...header, plan: seats.map((seat) => (seat.kind === 'bot' ? { ...seat, bot: 'gone' } : seat)) })
  older.end()
  expect(older.say(0, 'rematch')).toMatchObject({ reason: 'not-now', text: 'Unknown bot "gone".' })
  expect(asked(older.match)).toBeUndefined()
})

test('nothing of it touches the match: its file and its views stay as they were', () => {
  const { match, say, end } = over()
  end()
  const before = [match.hash(), JSON.stringify(match.matchFile()), JSON.stringify(match.snapshot(0).view)]
  must(say(0, 'rematch'))
  must(say(1, 'no-rematch'))
  expect([match.hash(), JSON.stringify(match.matchFile()), JSON.stringify(match.snapshot(0).view)]).toEqual(before)
})
