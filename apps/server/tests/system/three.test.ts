import { expect, test } from 'vitest'
import { type ServerProcess, startProcess } from '../observability/process.ts'
import { newPlace, opened } from '../store/places.ts'
import { checkJournal } from './kill.ts'
import { createMatch, live, type Player, persons, seated } from './players.ts'

const PROCESSES = 3
const MATCHES = 30
/** Every third match waits for somebody who never answers, and goes on by its clock. */
const CLOCK = { kind: 'move', ms: 1000 }
const GO_ON_MS = 5_000
/** Machines that run tests are busy: what is measured from the outside has this much on top. */
const SLACK_MS = 2_500

test(`three processes, ${MATCHES} matches, one is killed: nothing is lost or doubled, and all go on within 5 s`, async () => {
  const place = await newPlace('postgres', { durable: true })
  const servers: ServerProcess[] = Array.from({ length: PROCESSES }, () =>
    startProcess(['--port', '0', '--message-limit', '0', '--costly-limit', '0', '--log-level', 'warn'], {
      DATABASE_URL: place.url ?? '',
    }),
  )
  const urls = await Promise.all(servers.map(({ url }) => url))
  const alive = new Set(urls)
  /** The address a seat was given, or another one once that is gone. */
  const near = (index: number) => () => {
    const own = urls[index % PROCESSES]!
    return live(alive.has(own) ? own : [...alive][0]!)
  }

  const matches: { readonly match: string; readonly players: Player[] }[] = []
  for (let i = 0; i < MATCHES; i++) {
    const timed = i % 3 === 2
    const created = await createMatch(urls[i % PROCESSES]!, {
      game: 'starship-samurai',
      seats: [...persons(2), { kind: 'bot', bot: 'random' }],
      ...(timed ? { clock: CLOCK } : {}),
    })
    const people = created.seats.filter(({ token }) => token !== undefined).slice(0, timed ? 1 : 2)
    // Two people of one match sit at different processes.
    const players = people.flatMap((one, index) =>
      seated(near(i + index), { ...created, seats: [one] }, `three ${i}`, 120),
    )
    matches.push({ match: created.match, players })
  }
  const store = await opened(place)
  const seqOf = async (match: string) => (await store.find(match))!.seq
  const goesOn = async (match: string, since: number): Promise<void> => {
    const deadline = Date.now() + GO_ON_MS + SLACK_MS
    while ((await seqOf(match)) <= since && (await store.find(match))!.status !== 'over') {
      if (Date.now() > deadline) throw new Error(`Match ${match} stands still at ${since}.`)
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
  await Promise.all(matches.map(({ match }) => goesOn(match, 2)))

  alive.delete(urls[0]!)
  servers[0]!.kill('SIGKILL')
  await servers[0]!.ended
  const stood = await Promise.all(matches.map(async ({ match }) => ({ match, seq: await seqOf(match) })))
  await Promise.all(stood.map(({ match, seq }) => goesOn(match, seq)))
  // And on: whatever the dead process had in hand has been taken over.
  const later = await Promise.all(matches.map(async ({ match }) => ({ match, seq: await seqOf(match) })))
  await Promise.all(later.map(({ match, seq }) => goesOn(match, seq + 3)))

  for (const { players } of matches) for (const player of players) player.resting = true
  await new Promise((resolve) => setTimeout(resolve, 300))
  const kinds = new Set<string>()
  for (const { match, players } of matches) {
    const entries = await store.load(match)
    checkJournal(players, entries)
    for (const { kind, entry } of entries) kinds.add(JSON.parse(entry).bot === undefined ? kind : 'bot')
  }
  expect([...kinds]).toEqual(expect.arrayContaining(['answer', 'bot', 'timeout']))
  expect(servers.slice(1).map((server) => server.err())).toEqual(['', ''])
}, 180_000)
