import { expect, onTestFinished, test } from 'vitest'
import { SeatRateLimiter, STANDARD_RATES } from '../../src/websocket/rates.ts'
import { startProcess } from '../observability/process.ts'
import { newFolder } from '../store/places.ts'
import { createMatch, live, persons } from '../system/players.ts'
import { LiveClient, type UnnumberedMessage } from './client.ts'
import { startLive } from './server.ts'

const MINUTE = 60_000
const CHAT = { type: 'chat', text: 'Hello' } as const

/** What came of sending the same many times. */
async function often(client: LiveClient, count: number, message: UnnumberedMessage): Promise<string[]> {
  const replies: string[] = []
  for (let i = 0; i < count; i++) {
    const reply = await client.perform(message)
    replies.push(reply.type === 'rejected' ? reply.reason : reply.type)
  }
  return replies
}

const counted = (replies: readonly string[], reply: string): number => replies.filter((one) => one === reply).length

test('a seat says, offers and asks so much in a minute, over all its connections, and is told when to try again', async () => {
  const server = startProcess(['--port', '0', '--data', await newFolder(), '--message-limit', '1000'])
  const url = await server.url
  const { match, seats } = await createMatch(url, { game: 'starship-samurai', seats: persons(2) })
  const connect = (seat: number) => {
    const client = new LiveClient({ url: live(url), match, token: seats[seat]!.token! })
    onTestFinished(() => client.close())
    return client.welcomed()
  }
  const [ann, again, ben] = await Promise.all([connect(0), connect(0), connect(1)])
  const said = [...(await often(ann!, 20, CHAT)), ...(await often(again!, 20, CHAT))]
  // A minute refills the bucket, and the test takes a moment itself.
  expect(counted(said, 'accepted')).toBeGreaterThanOrEqual(STANDARD_RATES.chats)
  expect(counted(said, 'accepted')).toBeLessThan(40)
  expect(counted(said, 'too-often')).toBe(40 - counted(said, 'accepted'))
  const refused = await ann!.until((client) => client.of('rejected').length > 0 || again!.of('rejected').length > 0)
  expect([...refused.of('rejected'), ...again!.of('rejected')][0]).toMatchObject({
    reason: 'too-often',
    text: expect.stringMatching(/^At most 30 chat messages per minute. Try again in \d+ seconds?\.$/),
    wait: expect.any(Number),
  })
  // Nobody else is kept from anything, and the seat from nothing else.
  expect(await ben!.perform(CHAT)).toMatchObject({ type: 'accepted' })
  expect(await ann!.perform({ type: 'name', name: 'Ann' })).toMatchObject({ type: 'accepted' })
  for (const [message, most] of [
    [{ type: 'interject', value: { accept: 1 } }, STANDARD_RATES.interjections],
    [{ type: 'ask-undo', to: 0 }, STANDARD_RATES.undoRequests],
    [{ type: 'undo' }, STANDARD_RATES.undos],
    [{ type: 'pause' }, STANDARD_RATES.changes],
  ] as const) {
    const replies = await often(ben!, most + 10, message)
    expect(counted(replies, 'too-often')).toBeGreaterThan(0)
    expect(replies.indexOf('too-often')).toBeGreaterThanOrEqual(most)
  }
  // Answers are not counted: the game asks for them.
  expect(counted(await often(ben!, 80, { type: 'answer', n: 99, value: 'x' }), 'too-often')).toBe(0)
})

test('repeated hellos are answered so often, by seat, and by address for spectators', async () => {
  const time = { now: 0 }
  const seat = { ...STANDARD_RATES, hellos: 5 }
  const server = await startLive({ limits: { messagesPerSecond: 1e6, burst: 1e6, seat }, clock: () => time.now })
  const { match, tokens } = await server.create()
  const came = async (token?: string) => {
    const client = server.connect({ match, ...(token === undefined ? {} : { token }) })
    await client.until(({ messages, closeCode }) => messages.length > 0 || closeCode !== undefined)
    const [first] = client.messages
    client.close()
    return first?.type === 'error' ? `${first.code}: ${first.text}` : first?.type
  }
  const late = 'too-fast: At most 5 hellos at one match per minute. Try again in 12 seconds.'
  for (const token of [tokens[0], undefined]) {
    for (let i = 0; i < 5; i++) expect(await came(token)).toBe('welcome')
    expect([await came(token), await came(token)]).toEqual([late, late])
  }
  expect(await came(tokens[1])).toBe('welcome')
  time.now += 12_000
  expect([await came(tokens[0]), await came(tokens[0])]).toEqual(['welcome', late])
})

test('what has rested for a minute is forgotten, and who is refused loses nothing by it', () => {
  const time = { now: 0 }
  const limiter = new SeatRateLimiter({ ...STANDARD_RATES, chats: 2 }, () => time.now)
  const chat = (match: string, seat = 0) => limiter.refuseWish(match, seat, 'chat', 'anywhere')
  expect([chat('a'), chat('a')]).toEqual([undefined, undefined])
  for (let i = 0; i < 9; i++) expect(chat('a')).toMatchObject({ wait: 30_000 })
  expect(chat('a')?.text).toBe('At most 2 chat messages per minute. Try again in 30 seconds.')
  expect([chat('a', 1), chat('b')]).toEqual([undefined, undefined])
  time.now = 29_500
  expect(chat('a')?.text).toContain('in 1 second.')
  time.now = 30_000
  expect(chat('a')).toBeUndefined()
  expect(limiter.size).toBe(3)
  time.now = 30_000 + 2 * MINUTE
  chat('c')
  expect(limiter.size).toBe(1)
})

test('from one address so many rematches begin in a minute, whatever matches and seats they are asked for at', () => {
  const time = { now: 0 }
  const limiter = new SeatRateLimiter({ ...STANDARD_RATES, rematches: 3 }, () => time.now)
  const agree = (match: string, address: string) => limiter.refuseWish(match, 0, 'rematch', address)
  for (const match of ['a', 'b', 'c']) expect(agree(match, 'here')).toBeUndefined()
  expect(agree('d', 'here')).toMatchObject({ reason: 'too-often', text: expect.stringContaining('3 rematches') })
  expect(agree('d', 'there')).toBeUndefined()
  expect(limiter.refuseWish('d', 0, 'no-rematch', 'here')).toBeUndefined()
  time.now += MINUTE
  expect(agree('d', 'here')).toBeUndefined()
})
