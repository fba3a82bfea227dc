import { Dice } from '@orrery/engine'
import { type Entry, HostedMatch, type TableHeader } from '@orrery/host'
import { PROTOCOL, type ServerMessage, type Viewer } from '@orrery/protocol'
import { loadGame } from '@orrery/shelf'
import { expect, onTestFinished, test } from 'vitest'
import { WebSocket } from 'ws'
import { startProcess } from '../observability/process.ts'
import { newPlace, opened } from '../store/places.ts'
import { type Created, createMatch, live, persons, seated } from './players.ts'

const OVER_SOCKETS = 90_000
const OVER_HTTP = 10_000
const WARM_UP = 10_000
const HTTP_WARM_UP = 2_000
const AT_ONCE = 25
const MOST_GROWTH = 50 * 1024 * 1024
const LONG = 400_000

/** What an attacker knows: her own seat, and what went over her own wire before. */
interface Known {
  readonly match: string
  readonly token: string
  readonly other: string
  readonly replayed: readonly string[]
  readonly n: number
}

const ODD = ['', '0', 'ST1', 'nova-1', 'end', '__proto__', 'constructor', 'toString', '\u0000', '<b>', '🜨', '../..']
const TYPES = [
  'answer',
  'interject',
  'agree',
  'disagree',
  'why',
  'final',
  'look',
  'ping',
  'hello',
  'welcome',
  'timeout',
]

/** Nearly a message of the protocol. What a seat may rightly do (chat, pause, resign) is not among them. */
function nearly(dice: Dice, { n, match }: Known): object {
  const value = dice.pick([dice.pick(ODD), dice.below(9) - 4, null, [dice.pick(ODD)], { seat: 1 }, [[[[[[[0]]]]]]]])
  const all: { [key: string]: unknown } = {
    type: dice.pick(TYPES),
    id: dice.pick([1, 0, -1, 1.5, '1', 2 ** 53]),
    n: dice.pick([n, n, n - 1, n + 1, -1, 1e9]),
    value,
    at: dice.pick([0, 1, n, -1, 1e12]),
    as: dice.pick([0, 1, 'spectator', 'table']),
    seat: dice.below(3),
    by: dice.pick([1, 'table']),
    match,
    request: n,
  }
  return Object.fromEntries(Object.entries(all).filter(([key]) => key === 'type' || dice.below(3) > 0))
}

function fromSeat(dice: Dice, known: Known): string {
  const { replayed, n, match, token, other } = known
  switch (dice.below(12)) {
    case 0:
      return dice.pick(replayed)
    case 1:
      return dice.pick(replayed).slice(0, dice.below(60))
    case 2:
      return '['.repeat(1 + dice.below(8_000))
    case 3:
      return `{"type":"answer","id":1,"n":${n},"value":${'['.repeat(200)}${']'.repeat(200)}}`
    case 4:
      return JSON.stringify({ type: 'chat', id: 1, text: 'x'.repeat(600 + dice.below(18_000)) })
    case 5:
      return JSON.stringify({ type: 'hello', protocol: PROTOCOL, match: dice.pick([match, other]), token, seat: 1 })
    case 6:
      return JSON.stringify({
        type: 'hello',
        protocol: PROTOCOL,
        match,
        token: dice.pick([`${token}x`, 'A'.repeat(22), '']),
      })
    case 7:
      return JSON.stringify({ type: 'look', id: 1, at: dice.below(40), as: dice.pick([0, 1, 'spectator']) })
    case 8:
      return String.fromCharCode(...Array.from({ length: dice.below(200) }, () => dice.below(0xd7ff)))
    default:
      return JSON.stringify(nearly(dice, known))
  }
}

/** Sends texts over connections that are opened anew whenever the server has had enough. */
async function attack(
  url: string,
  hello: object | undefined,
  texts: () => string,
  count: number,
  took: (reply: string) => void,
) {
  let left = count
  while (left > 0) {
    const socket = new WebSocket(`${url}/live`)
    socket.on('error', () => {})
    socket.on('message', (data) => took(String(data)))
    const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()))
    const ready = await new Promise<boolean>((resolve) => {
      socket.once('open', () => resolve(true))
      socket.once('close', () => resolve(false))
    })
    if (!ready) continue
    if (hello) socket.send(JSON.stringify(hello))
    while (left > 0 && socket.readyState === WebSocket.OPEN) {
      for (let burst = 0; burst < 40 && left > 0; burst++, left--) socket.send(texts())
      await new Promise((resolve) => setImmediate(resolve))
      if (socket.bufferedAmount > 1 << 20) await new Promise((resolve) => setTimeout(resolve, 5))
    }
    // The answers to the last texts still come, unless the server ends the connection before.
    setTimeout(() => socket.close(), 100)
    await closed
  }
}

async function overHttp(url: string, dice: Dice, { match, token, other }: Known, took: (reply: string) => void) {
  const path = dice.pick([
    `/api/matches/${match}/view`,
    `/api/matches/${match}/file`,
    `/api/matches/${other}/view`,
    `/api/matches/${match}/join`,
    `/api/matches/${match}/claim`,
    `/api/matches/import`,
    '/api/matches',
    '/api/mine',
    '/api/sessions',
    `/api/matches/${encodeURIComponent(dice.pick(ODD))}`,
    '/api/%00',
    `/${'a'.repeat(2_000)}`,
  ])
  const body = dice.pick([
    JSON.stringify(nearly(dice, { match, token, other, replayed: [], n: 1 })),
    '{"game":',
    '['.repeat(4_000),
    `"${'x'.repeat(20_000)}"`,
    JSON.stringify({ tokens: [token, `${token}x`], game: 'xia', seats: [{ kind: 'bot', bot: 'nobody' }] }),
  ])
  const method = dice.pick(['GET', 'POST', 'POST', 'PUT', 'DELETE'])
  const response = await fetch(url + path, {
    method,
    headers: {
      'content-type': dice.pick(['application/json', 'application/json', 'text/plain']),
      authorization: dice.pick([`Bearer ${token}`, 'Bearer x', `Bearer ${token}x`, 'Basic eA==']),
    },
    ...(method === 'GET' ? {} : { body }),
  }).catch(() => undefined)
  if (response === undefined) return
  expect(response.status, `${method} ${path}`).not.toBe(500)
  took(await response.text())
}

const METRICS_TOKEN = 'known-to-the-monitor'
const MONITOR = { authorization: `Bearer ${METRICS_TOKEN}` }

const memoryOf = async (url: string): Promise<number> =>
  Number(
    /^process_resident_memory_bytes (\S+)$/m.exec(
      await (await fetch(`${url}/metrics`, { headers: MONITOR })).text(),
    )![1],
  )

/** The same table, opened here from what is stored: it says what each viewer may know. */
async function reference(place: Parameters<typeof opened>[0], match: string): Promise<HostedMatch> {
  const store = await opened(place)
  const { game, header } = (await store.find(match))!
  const journal = (await store.load(match)).map(({ entry }) => JSON.parse(entry) as Entry)
  return HostedMatch.open(await loadGame(game), JSON.parse(header) as TableHeader, journal)
}

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

/** Everything that shows something of the match is what the viewer may know of it, and nothing else is shown. */
function checkReply(message: ServerMessage, table: HostedMatch, allowed: readonly Viewer[]): void {
  if (message.type === 'welcome') {
    const { type, protocol, at, log, seq, ...shown } = message
    const { viewer } = message
    expect(allowed).toContain(viewer)
    const { log: _, seq: __, ...mine } = table.welcome(viewer)
    expect(shown).toEqual(plain(mine))
    const lines = table.snapshot(viewer).log
    expect(log.add).toEqual(plain(lines.slice(log.keep)))
  } else if (message.type === 'sight') {
    const { type: _, id: __, ...sight } = message
    expect(allowed).toContain(sight.as)
    expect(sight).toEqual(plain(table.look(sight.as, sight.at)))
  } else {
    expect(['error', 'rejected', 'pong', 'present', 'refusals']).toContain(message.type)
    if (message.type === 'refusals') expect(message.refusals).toEqual([])
  }
}

test(
  `${OVER_SOCKETS + OVER_HTTP} hostile messages of strangers and of a player: no crash, no leak, no change, no growth`,
  async () => {
    const place = await newPlace('sqlite')
    const server = startProcess(
      [
        '--port',
        '0',
        '--message-limit',
        '0',
        '--connection-limit',
        '0',
        '--rate-limit',
        '0',
        '--costly-limit',
        '0',
        '--log-level',
        'error',
      ],
      { DATA: place.folder ?? '', METRICS_TOKEN },
    )
    const url = await server.url
    const created = await createMatch(url, { game: 'starship-samurai', seats: persons(2) })
    const other = await createMatch(url, { game: 'starship-samurai', seats: persons(2) })
    const replayed = await playUntilOthersTurn(live(url), created)
    const token = created.seats[0]!.token!
    const table = await reference(place, created.match)
    const known: Known = {
      match: created.match,
      token,
      other: other.match,
      replayed,
      n: table.snapshot(0).question!.n,
    }
    const secrets = [created.seats[1]!.token!, ...other.seats.map((seat) => seat.token!), table.header.match.seed]
    const open = JSON.stringify([table.snapshot(0), table.snapshot('spectator')])
    const hidden = (table.snapshot(1).view as { hand: string[] }).hand.filter((card) => !open.includes(card))
    const seen = new Set<string>()
    const took = (reply: string) => {
      if (reply.length < 4_000 || !seen.has(reply)) seen.add(reply)
    }
    const hello = { type: 'hello', protocol: PROTOCOL, match: created.match, token }
    const dice = new Dice('hostile')
    const both = (sockets: number) =>
      Promise.all([
        attack(live(url), hello, () => fromSeat(dice, known), sockets / 2, took),
        attack(live(url), undefined, () => fromSeat(dice, { ...known, token: 'A'.repeat(22) }), sockets / 4, took),
        attack(
          live(url),
          { ...hello, token: undefined },
          () => fromSeat(dice, { ...known, token: 'B'.repeat(22) }),
          sockets / 4,
          took,
        ),
      ])
    const requests = async (count: number) => {
      for (let sent = 0; sent < count; sent += AT_ONCE)
        await Promise.all(Array.from({ length: AT_ONCE }, () => overHttp(url, dice, known, took)))
    }
    // What is compiled and loaded once is no growth.
    await both(WARM_UP)
    await requests(HTTP_WARM_UP)
    const before = await memoryOf(url)
    await both(OVER_SOCKETS - WARM_UP)
    await requests(OVER_HTTP - HTTP_WARM_UP)
    expect((await memoryOf(url)) - before).toBeLessThan(MOST_GROWTH)

    const after = await reference(place, created.match)
    expect({ seq: after.seq, hash: after.hash() }).toEqual({ seq: table.seq, hash: table.hash() })
    for (const reply of seen) {
      for (const secret of secrets) expect(reply).not.toContain(secret)
      for (const card of hidden) expect(reply).not.toMatch(new RegExp(`"${card}"`))
      expect(reply).not.toMatch(/node_modules|\.ts:\d|SQLITE|zod|FST_| {4}at /)
      if (reply.startsWith('{"type":')) checkReply(JSON.parse(reply) as ServerMessage, table, [0, 'spectator'])
    }
    expect(server.err()).toBe('')
    expect((await fetch(`${url}/healthz`)).status).toBe(200)
  },
  LONG,
)

/** Plays on until the other seat is asked, and returns what went over the first one's wire. */
async function playUntilOthersTurn(url: string, created: Created): Promise<string[]> {
  const [first, second] = seated(url, created, 'before the attack')
  const sent: string[] = []
  const send = first!.client.raw.bind(first!.client)
  first!.client.raw = (text) => {
    sent.push(text)
    send(text)
  }
  onTestFinished(() => first!.client.close())
  await first!.client.until(() => first!.kept.length > 20, 'some play', 60_000)
  second!.resting = true
  const othersTurn = () => first!.client.mirror.shown?.question?.waitingFor.join() === '1'
  await first!.client.until(othersTurn, 'a question of the other seat', 60_000)
  first!.client.close()
  second!.client.close()
  return sent.filter((text) => text.includes('"answer"'))
}
