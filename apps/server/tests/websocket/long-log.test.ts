import { fileURLToPath } from 'node:url'
import { bytesOf, type LogLine, PROTOCOL, type ServerMessage } from '@orrery/protocol'
import { expect, onTestFinished, test } from 'vitest'
import { WebSocket } from 'ws'
import { startProcess } from '../observability/process.ts'
import { newFolder } from '../store/places.ts'
import { type Created, createMatch, live, persons } from '../system/players.ts'
import { LiveClient } from './client.ts'

const GOSSIP = fileURLToPath(new URL('../../../../packages/engine/testing/gossip', import.meta.url))
const RUMORS = 50
const LINES = 1_000
const LONGEST_WELCOME = 65_536

const startGossip = async (): Promise<string> =>
  startProcess(['--game', GOSSIP, '--port', '0', '--data', await newFolder(), '--log-level', 'error']).url

const gossip = (url: string, more: object = {}): Promise<Created> =>
  createMatch(url, { game: 'gossip', seats: persons(2), options: { rumors: RUMORS + 1, lines: LINES }, ...more })

function at(url: string, { match, seats }: Created, seat: number, more: object = {}): LiveClient {
  const client = new LiveClient({ url: live(url), match, token: seats[seat]!.token!, ...more })
  onTestFinished(() => client.close())
  return client
}

/** Tells all rumors but the last one. */
async function tellAll(url: string, created: Created): Promise<void> {
  const play = (_: unknown, { mirror }: LiveClient) =>
    (mirror.shown?.undo.decisions ?? 0) < RUMORS ? 'tell' : undefined
  const players = [0, 1].map((seat) => at(url, created, seat, { play }))
  const told = ({ mirror }: LiveClient) => mirror.shown?.undo.decisions === RUMORS
  await Promise.all(players.map((player) => player.until(told, 'all rumors', 60_000)))
  for (const player of players) player.close()
}

/** The first message to a client that says hello, as it comes. */
function firstMessage(url: string, hello: object): Promise<string> {
  const socket = new WebSocket(`${live(url)}/live`)
  onTestFinished(() => socket.close())
  return new Promise((resolve, reject) => {
    socket.on('open', () => socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL, ...hello })))
    socket.on('message', (data) => resolve(String(data)))
    socket.on('close', () => reject(new Error('The connection was cut.')))
  })
}

const numbers = (log: readonly LogLine[] = []): unknown[] => log.map(({ data }) => data.n)

const all = (heard: (line: number) => boolean = () => true): number[] =>
  Array.from({ length: RUMORS * LINES }, (_, line) => line).filter(heard)

/** Asks for what came before, page by page, until nothing did. */
async function readAll(client: LiveClient): Promise<number> {
  for (let pages = 0; ; pages++) {
    const before = client.mirror.shown!.earlierLog
    if (before === 0) return pages
    const reply = await client.perform({ type: 'earlier', of: 'log', before })
    if (reply.type !== 'lines') throw new Error(`No lines: ${JSON.stringify(reply)}`)
    expect(bytesOf(JSON.stringify(reply))).toBeLessThan(LONGEST_WELCOME)
    expect(client.mirror.earlier(reply)).toBe(true)
  }
}

test('a match with 50,000 lines of log: a welcome of at most 64 KB, and every line on request', async () => {
  const url = await startGossip()
  const created = await gossip(url)
  await tellAll(url, created)
  const { match, seats } = created
  const hellos = [{ match }, ...seats.map(({ token }) => ({ match, token }))]
  for (const hello of hellos) {
    const text = await firstMessage(url, hello)
    expect(JSON.parse(text)).toMatchObject({ type: 'welcome', seq: RUMORS })
    expect(bytesOf(text)).toBeLessThanOrEqual(LONGEST_WELCOME)
  }

  const ann = await at(url, created, 0).welcomed()
  const ben = await at(url, created, 1).welcomed()
  expect(ann.mirror.shown?.earlierLog).toBeGreaterThan(40_000)
  expect(await readAll(ann)).toBeLessThan(250)
  await readAll(ben)
  expect(numbers(ann.mirror.shown?.log)).toEqual(all())
  // What is whispered to another is on no page.
  expect(numbers(ben.mirror.shown?.log)).toEqual(all((line) => line % 10 !== 9))

  await ann.answer('tell')
  await ann.until(({ mirror }) => mirror.shown?.status.state === 'over')
  expect(ann.mirror.shown!.earlierLog + ann.mirror.shown!.log.length).toBe((RUMORS + 1) * LINES)
  expect(numbers(ann.mirror.shown?.log).at(-1)).toBe((RUMORS + 1) * LINES - 1)
})

test('who comes back with what it knows gets the newest lines, and the rest on request', async () => {
  const url = await startGossip()
  const created = await gossip(url, { options: { rumors: 9, lines: LINES } })
  const ann = await at(url, created, 0).welcomed()
  const ben = await at(url, created, 1, { play: () => 'tell' }).welcomed()
  await ann.answer('tell')
  await ann.until(({ mirror }) => mirror.lastSeq === 2)
  expect(ann.mirror.shown).toMatchObject({ earlierLog: 1_500 })
  const { match, seats } = created
  const text = await firstMessage(url, { match, token: seats[0]!.token, lastSeq: 1 })
  const welcome = JSON.parse(text) as Extract<ServerMessage, { type: 'welcome' }>
  expect(welcome.log.keep).toBe(LINES)
  expect(welcome.log.keep + welcome.log.skip! + welcome.log.add.length).toBe(2 * LINES)
  await readAll(ann)
  expect(numbers(ann.mirror.shown?.log)).toEqual(Array.from({ length: 2 * LINES }, (_, line) => line))
  expect(ben.closeCode).toBeUndefined()
})

test('a page of anything else is empty, and changes nothing', async () => {
  const url = await startGossip()
  const created = await gossip(url, { options: { rumors: 9, lines: 3 } })
  const ann = await at(url, created, 0).welcomed()
  await ann.answer('tell')
  await ann.until(({ mirror }) => mirror.lastSeq === 1)
  expect(await ann.perform({ type: 'earlier', of: 'log', before: 0 })).toMatchObject({ earlier: 0, lines: [] })
  expect(await ann.perform({ type: 'earlier', of: 'log', before: 1e12 })).toMatchObject({ before: 3, earlier: 0 })
  expect(await ann.perform({ type: 'earlier', of: 'talk', before: 1e12 })).toMatchObject({ earlier: 0, lines: [] })
  expect(await ann.perform({ type: 'earlier', of: 'log', before: 2 })).toMatchObject({ lines: [{}, {}] })
  expect(ann.mirror.shown?.log).toHaveLength(3)
})
