import { PROTOCOL, type ServerMessage, serverMessageSchema } from '@orrery/protocol'
import { expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { NO_RATES } from '../../src/websocket/index.ts'
import { until } from '../matches/registries.ts'
import { newStore } from '../store/places.ts'
import { startLive } from './server.ts'

const hello = (match: string, more: object = {}) =>
  JSON.stringify({ type: 'hello', protocol: PROTOCOL, match, ...more })

/** A connection that says what it is told to, and nothing by itself. */
async function plain(url: string, headers: { [name: string]: string } = {}) {
  const socket = new WebSocket(`${url}/live`, { headers })
  const messages: ServerMessage[] = []
  let ended: number | undefined
  socket.on('message', (data) => messages.push(JSON.parse(String(data))))
  socket.on('close', (code) => {
    ended = code
  })
  const status = await new Promise<number>((resolve) => {
    socket.once('open', () => resolve(101))
    socket.once('unexpected-response', (_, { statusCode }) => resolve(statusCode ?? 0))
    socket.once('error', () => resolve(0))
  })
  return {
    socket,
    status,
    messages,
    say: (text: string | Buffer) => socket.send(text),
    ended: () => until(() => ended !== undefined, 'the end of the connection').then(() => ended),
    got: (count: number) => until(() => messages.length >= count, `${count} messages`),
  }
}

/** How many are there, as the last message of it says. */
const present = (messages: readonly ServerMessage[]): number => {
  const last = messages.at(-1)
  return last?.type === 'present' ? last.seats.length : 0
}

test('a whole match over WebSocket, every message as the schema says', async () => {
  const { create, connect } = await startLive()
  const { match, tokens } = await create({ options: { turns: 40 } })
  const players = tokens.map((token) => connect({ match, token, play: () => 'pick' }))
  const guest = connect({ match })
  await Promise.all(
    players.map((player) => player.until(({ mirror }) => mirror.shown?.status.state === 'over', 'the end')),
  )
  await guest.until(({ mirror }) => mirror.shown?.status.state === 'over', 'the end')
  expect(guest.mirror.shown).toMatchObject({ seq: 40, view: { fruit: [20, 20] } })
  for (const client of [...players, guest]) {
    for (const message of client.messages) expect(serverMessageSchema.safeParse(message).success).toBe(true)
  }
  expect(players.flatMap(({ accepted }) => accepted).sort((a, b) => a - b)).toEqual(
    Array.from({ length: 40 }, (_, index) => index + 1),
  )
})

test('a decision is one message up, one acknowledgement and one update down; what would be final is said instead', async () => {
  const { url, create } = await startLive()
  const { match, tokens } = await create()
  const [ann, ben] = await Promise.all([plain(url), plain(url)])
  const both = [ann!, ben!]
  both.forEach((client, seat) => {
    client.say(hello(match, { token: tokens[seat] }))
  })
  const isQuiet = () => both.every(({ messages }) => messages.at(-1)?.type === 'present' && present(messages) === 2)
  await until(isQuiet, 'both to be there')
  const heard = () => both.map(({ messages }) => messages.splice(0).map(({ type }) => type))
  heard()

  ann!.say(JSON.stringify({ type: 'answer', id: 1, n: 0, value: 'pick', final: false }))
  await Promise.all([ann!.got(2), ben!.got(1)])
  expect(heard()).toEqual([['accepted', 'update'], ['update']])

  ben!.say(JSON.stringify({ type: 'answer', id: 1, n: 1, value: 'bury', final: false }))
  await ben!.got(1)
  expect(ben!.messages).toEqual([{ type: 'final', id: 1, n: 1 }])
  expect(heard()).toEqual([[], ['final']])
  ben!.say(JSON.stringify({ type: 'answer', id: 2, n: 1, value: 'bury', final: true }))
  await Promise.all([ann!.got(1), ben!.got(2)])
  expect(heard()).toEqual([['update'], ['accepted', 'update']])

  // Who says nothing of it agrees.
  ann!.say(JSON.stringify({ type: 'answer', id: 2, n: 2, value: 'bury' }))
  await Promise.all([ann!.got(2), ben!.got(1)])
  expect(heard()).toEqual([['accepted', 'update'], ['update']])
})

test('a client that was cut off comes back with the last entry it knows', async () => {
  const { create, connect } = await startLive()
  const { match, tokens } = await create()
  const ann = await connect({ match, token: tokens[0]!, reconnectMs: 20 }).welcomed()
  const ben = await connect({ match, token: tokens[1]! }).welcomed()
  await ann.answer('bury')
  ann.drop()
  await ben.until(({ mirror }) => mirror.lastSeq === 1)
  await ben.answer('pick')
  await ann.until(({ connections }) => connections === 2)
  await ann.until(({ mirror }) => mirror.lastSeq === 2)
  const welcome = ann.of('welcome').at(-1)
  expect(welcome).toMatchObject({ seq: 2, log: { keep: 2, add: [{ what: 'orchard.turn' }] } })
  expect(ann.mirror.shown?.log.map(({ what }) => what)).toEqual(['orchard.bury#own', 'orchard.turn', 'orchard.turn'])
})

test('a secret opens its own seat of its own match, and nothing else', async () => {
  const { url, create } = await startLive({ limits: { badHellos: 100 } })
  const [one, two] = [await create(), await create()]
  const refused = async (text: string) => {
    const client = await plain(url)
    client.say(text)
    await client.got(1)
    await client.ended()
    return client.messages[0]
  }
  expect(await refused(hello(one.match, { token: two.tokens[0] }))).toMatchObject({ type: 'error', code: 'token' })
  expect(await refused(hello(one.match, { token: 'guess' }))).toMatchObject({ code: 'token' })
  expect(await refused(hello(one.match, { token: one.tokens[0], seat: 1 }))).toMatchObject({ code: 'token' })
  expect(await refused(hello(one.match, { seat: 0 }))).toMatchObject({ code: 'token' })
  expect(await refused(hello('nowhere'))).toMatchObject({ code: 'match' })
  expect(await refused(hello(one.match, { protocol: PROTOCOL - 1 }))).toMatchObject({ code: 'protocol' })
  expect(await refused('{"type":"answer","id":1,"n":0,"value":"pick"}')).toMatchObject({ code: 'hello' })
  expect(await refused('what?')).toMatchObject({ code: 'message' })
  const client = await plain(url)
  client.say(hello(one.match, { token: one.tokens[1] }))
  client.say('{"type":"answer","id":1,"n":0,"value":"pick"}')
  await client.got(2)
  expect(client.messages[0]).toMatchObject({ type: 'welcome', viewer: 1 })
  await until(() => client.messages.some(({ type }) => type === 'rejected'), 'a rejection')
  expect(client.messages.find(({ type }) => type === 'rejected')).toMatchObject({ reason: 'seat' })
})

test('a seat of an account opens with its session', async () => {
  const { url, store, registry } = await startLive({
    accountOf: async ({ headers }) => (headers.cookie === 'session=ann' ? 'ann' : undefined),
  })
  const { id } = await store.createAccount('Ann', 'hash')
  const { match } = await registry.create({
    game: 'orchard',
    options: {},
    seats: [
      { kind: 'person', name: 'Ann', account: id },
      { kind: 'person', name: 'Ben' },
    ],
    clock: { kind: 'none' },
    visibility: 'private',
  })
  const home = url.replace('ws:', 'http:')
  const server = await startLive({
    store,
    registry,
    accountOf: async ({ headers }) => (headers.cookie === 'session=ann' ? id : undefined),
  })
  const origin = server.url.replace('ws:', 'http:')
  const ann = await plain(server.url, { cookie: 'session=ann', origin })
  ann.say(hello(match, { seat: 0 }))
  await ann.got(1)
  expect(ann.messages[0]).toMatchObject({ type: 'welcome', viewer: 0 })
  const wrong = await plain(server.url, { cookie: 'session=ann', origin })
  wrong.say(hello(match, { seat: 1 }))
  await wrong.got(1)
  expect(wrong.messages[0]).toMatchObject({ code: 'token' })
  expect((await plain(server.url, { cookie: 'session=ann', origin: home })).status).toBe(403)
  expect((await plain(server.url, { cookie: 'session=ann' })).status).toBe(403)
})

test('who signs out elsewhere leaves the seat of the account within a moment', async () => {
  let signedIn = true
  const store = await newStore('sqlite')
  const { id } = await store.createAccount('Ann', 'hash')
  const accountOf = async () => (signedIn ? id : undefined)
  const server = await startLive({ accountOf, limits: { pingMs: 50 } }, {}, store)
  const { match } = await server.create({
    seats: [
      { kind: 'person', name: 'Ann', account: id },
      { kind: 'person', name: 'Ben' },
    ],
  })
  const ann = await plain(server.url)
  ann.say(hello(match, { seat: 0 }))
  await ann.got(1)
  const onlooker = await server.connect({ match }).welcomed()
  await onlooker.until((client) => client.of('present').at(-1)?.seats.join() === '0')
  signedIn = false
  await onlooker.until((client) => client.of('present').at(-1)?.seats.join() === '')
  expect(ann.messages.at(-1)).toMatchObject({ type: 'error', code: 'token' })
  expect(onlooker.closeCode).toBeUndefined()
})

test('pages of other sites are turned away, and so are other paths', async () => {
  const { url } = await startLive({ origins: ['https://orrery.example'] })
  expect((await plain(url)).status).toBe(101)
  expect((await plain(url, { origin: url.replace('ws:', 'http:') })).status).toBe(101)
  expect((await plain(url, { origin: 'https://orrery.example' })).status).toBe(101)
  expect((await plain(url, { origin: 'https://evil.example' })).status).toBe(403)
  expect((await plain(url, { origin: 'null' })).status).toBe(403)
  expect((await plain(`${url}/elsewhere`)).status).toBe(404)
})

test('who says nothing is sent away', async () => {
  const { url } = await startLive({ limits: { helloMs: 50 } })
  const silent = await plain(url)
  expect(await silent.ended()).toBe(1008)
  expect(silent.messages).toMatchObject([{ type: 'error', code: 'hello' }])
})

test('who gives no sign of life is cut off', async () => {
  const { url, create, live } = await startLive({ limits: { pingMs: 60 } })
  const { match } = await create()
  const client = await plain(url)
  client.say(hello(match))
  await client.got(1)
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(live.connections).toBe(1)
  client.socket.pong = () => {}
  const { _receiver: receiver } = client.socket as unknown as { _receiver: { removeAllListeners(name: string): void } }
  receiver.removeAllListeners('ping')
  await until(() => live.connections === 0, 'the cut')
})

test('who sends too fast is told so and sent away', async () => {
  const { url, create } = await startLive({ limits: { messagesPerSecond: 10, burst: 20 } })
  const { match, tokens } = await create()
  const client = await plain(url)
  client.say(hello(match, { token: tokens[0] }))
  for (let id = 0; id < 40; id++) client.say(`{"type":"ping","id":${id}}`)
  expect(await client.ended()).toBe(1008)
  expect(client.messages.at(-1)).toMatchObject({ type: 'error', code: 'too-fast' })
  expect(client.messages.filter(({ type }) => type === 'pong').length).toBeLessThan(20)
})

test('unclear messages are answered, and too many of them end the connection', async () => {
  const { url, create } = await startLive({ limits: { unclear: 4 } })
  const { match } = await create()
  const client = await plain(url)
  client.say(hello(match))
  await client.got(1)
  client.say('{"type":"win"}')
  client.say(Buffer.from([1, 2, 3]))
  client.say('[[[[')
  client.say('{"type":"ping","id":-1}')
  expect(await client.ended()).toBe(1008)
  expect(client.messages.filter(({ type }) => type === 'error')).toMatchObject(Array(4).fill({ code: 'message' }))
  const huge = await plain(url)
  huge.say('x'.repeat(20_000))
  expect(await huge.ended()).toBe(1009)
})

test('one address has so many connections and so many wrong hellos', async () => {
  const { url, create } = await startLive({ limits: { connections: 5, badHellos: 3 } })
  const { match } = await create()
  const clients = []
  for (let i = 0; i < 5; i++) clients.push(await plain(url))
  expect((await plain(url)).status).toBe(429)
  for (const { socket } of clients) socket.terminate()
  await new Promise((resolve) => setTimeout(resolve, 100))
  for (let i = 0; i < 4; i++) {
    const guess = await plain(url)
    guess.say(hello(match, { token: `guess${i}` }))
    await guess.got(1)
    expect(guess.messages[0]).toMatchObject({ code: i < 3 ? 'token' : 'too-fast' })
    await guess.ended()
  }
})

const TALKATIVE = { messagesPerSecond: 1e6, burst: 1e6, seat: NO_RATES }
const LONG_CHAT = { type: 'chat', text: '漢'.repeat(500) } as const

test('a reader that does not read is cut off, and the others do not wait for it', async () => {
  const { url, create, connect, live } = await startLive({ limits: TALKATIVE })
  const { match, tokens } = await create()
  const ann = await connect({ match, token: tokens[0]! }).welcomed()
  await Promise.all(Array.from({ length: 20 }, () => ann.perform(LONG_CHAT)))
  const slow = await plain(url)
  slow.say(hello(match))
  await slow.got(1)
  slow.socket.pause()
  for (let id = 0; id < 2_000; id++) slow.say(`{"type":"earlier","id":${id},"of":"talk","before":21}`)
  await until(() => live.connections === 1, 'the cut')
  expect(await ann.answer('pick')).toMatchObject({ type: 'accepted' })
})

test('a slow reader is not cut for the size of its own welcome', async () => {
  const { url, create, connect, live } = await startLive({ limits: { ...TALKATIVE, buffered: 4_000 } })
  const { match, tokens } = await create()
  const ann = await connect({ match, token: tokens[0]! }).welcomed()
  for (let i = 0; i < 6; i++) await ann.perform(LONG_CHAT)
  const slow = await plain(url)
  slow.socket.pause()
  slow.say(hello(match))
  slow.say('{"type":"ping","id":1}')
  await until(() => live.connections === 2, 'both')
  await ann.perform({ type: 'chat', text: 'Are you there?' })
  slow.socket.resume()
  await slow.got(3)
  const [welcome] = slow.messages
  expect(Buffer.byteLength(JSON.stringify(welcome))).toBeGreaterThan(8_000)
  expect(welcome).toMatchObject({ type: 'welcome' })
  expect(live.connections).toBe(2)
})

test('those at a table see who is there', async () => {
  const { create, connect } = await startLive()
  const { match, tokens } = await create()
  const ann = await connect({ match, token: tokens[0]! }).welcomed()
  await ann.until((client) => client.of('present').at(-1)?.seats.join() === '0')
  const ben = await connect({ match, token: tokens[1]! }).welcomed()
  await ann.until((client) => client.of('present').at(-1)?.seats.join() === '0,1')
  await ben.until((client) => client.of('present').at(-1)?.seats.join() === '0,1')
  ben.close()
  await ann.until((client) => client.of('present').at(-1)?.seats.join() === '0')
})

test('hello again on the same connection begins anew', async () => {
  const { url, create } = await startLive()
  const [one, two] = [await create(), await create()]
  const client = await plain(url)
  client.say(hello(one.match, { token: one.tokens[0] }))
  client.say('{"type":"answer","id":1,"n":0,"value":"pick"}')
  client.say(hello(two.match))
  client.say('{"type":"chat","id":2,"text":"Hello"}')
  const of = (wanted: string) => client.messages.filter(({ type }) => type === wanted)
  await until(() => of('error').length + of('accepted').length === 2, 'both replies')
  expect(of('welcome')).toMatchObject([{ viewer: 0 }, { viewer: 'spectator' }])
  expect(of('accepted')).toMatchObject([{ id: 1 }])
  expect(of('error')).toMatchObject([{ id: 2, code: 'spectator' }])
})

test('the past can be looked at, from another seat when the match is over', async () => {
  const { create, connect } = await startLive()
  const { match, tokens } = await create({ options: { turns: 4 } })
  const [ann, ben] = await Promise.all(tokens.map((token) => connect({ match, token }).welcomed()))
  await ann!.answer('bury')
  await ben!.until(({ mirror }) => mirror.lastSeq === 1)
  await ben!.answer('bury')
  const own = await ann!.perform({ type: 'look', at: 1 })
  expect(own).toMatchObject({
    type: 'sight',
    as: 0,
    at: 1,
    view: { turn: 1, buried: [[expect.any(Number)], 0] },
    log: 2,
  })
  expect(await ann!.perform({ type: 'look', at: 1, as: 1 })).toMatchObject({ type: 'rejected', reason: 'not-now' })
  expect(await ann!.perform({ type: 'look', at: 9 })).toMatchObject({ type: 'rejected' })
  await ann!.until(({ mirror }) => mirror.lastSeq === 2)
  await ann!.answer('rest')
  await ben!.until(({ mirror }) => mirror.lastSeq === 3)
  await ben!.answer('rest')
  await ann!.until(({ mirror }) => mirror.shown?.status.state === 'over')
  expect(await ann!.perform({ type: 'look', at: 2, as: 1 })).toMatchObject({
    type: 'sight',
    as: 1,
    view: { buried: [1, [expect.any(Number)]] },
    question: { ask: 'orchard.turn', waitingFor: [0] },
  })
})

test('a server that stops says so', async () => {
  const { create, connect, live } = await startLive()
  const { match, tokens } = await create()
  const ann = await connect({ match, token: tokens[0]! }).welcomed()
  await live.close()
  await ann.ended()
  expect(ann.closeCode).toBe(1001)
})
