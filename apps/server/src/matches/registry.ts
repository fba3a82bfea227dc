import { BadInput, type Game } from '@orrery/engine'
import { type Entry, infoOf, type TableHeader } from '@orrery/host'
import { NoSuchMatch } from '../store/index.ts'
import { ActiveMatch, type ActiveMatchDeps, type ReadMatch } from './active-match.ts'
import { Presence } from './presence.ts'
import { Scheduler } from './scheduler.ts'
import { createMatch, joinMatch } from './seating.ts'
import type { GameSource, LobbyInfo, MatchRegistry, MatchRegistryOptions, RegistryLimits } from './types.ts'

const STANDARD: RegistryLimits = {
  idleMs: 60_000,
  tables: 2_000,
  pollMs: 250,
  handoverMs: 2_500,
  noticeMs: 30_000,
  presenceMs: 10_000,
}

/** Who leaves while it is asked knows of it: a reminder comes later than for those who were not there. */
const LEFT_FACTOR = 20

async function gameOf(games: GameSource, id: string): Promise<Game> {
  if (typeof games === 'function') return games(id)
  const game = games.get(id)
  if (game === undefined) throw new BadInput(`There is no game "${id}" here.`)
  return game
}

/**
 * Opens the registry: matches are read from the store when somebody comes, and leave the memory when nobody is there any more.
 *
 * ```ts
 * const registry = createMatchRegistry({ store, games: loadGame, log, bots: createBotPool() })
 * const { match, seats } = await registry.create(plan)
 * const attachment = await registry.attach(match, 0, undefined, sink)
 * attachment.perform({ type: 'answer', id: 1, n: 0, value: 'march' })
 * ```
 */
export function createMatchRegistry({
  store,
  games,
  log,
  bots,
  clock = Date.now,
  limits = {},
}: MatchRegistryOptions): MatchRegistry {
  const settled: RegistryLimits = { ...STANDARD, ...limits }
  const figures = { entries: 0, conflicts: 0, frozen: 0 }
  const active = new Map<string, ActiveMatch>()
  const opening = new Map<string, Promise<ActiveMatch>>()
  const known = new Map<string, number>()
  let closed = false

  async function read(match: string): Promise<ReadMatch> {
    const stored = await store.open(match)
    if (stored === undefined) throw new NoSuchMatch(match)
    const header = JSON.parse(stored.header) as TableHeader
    const game = await gameOf(games, stored.game)
    return { game, header, entries: stored.entries.map(({ entry }) => JSON.parse(entry) as Entry) }
  }

  const deps: ActiveMatchDeps = {
    store,
    log,
    limits: settled,
    clock,
    known: (match, seq) => void known.set(match, seq),
    entered(open, entries) {
      figures.entries += entries.length
      if (entries.some(({ kind }) => kind === 'frozen')) figures.frozen++
      scheduler.entered(open)
    },
    clashed: () => void figures.conflicts++,
    gone: drop,
    here: (match, seats) => presence.tell(match, seats),
    elsewhere: (match) => presence.elsewhere(match),
  }

  /** The open table of a match. Whoever gets it uses it at once: later it may have left the memory. */
  function openMatch(match: string): Promise<ActiveMatch> {
    const open = active.get(match)
    if (open) return Promise.resolve(open)
    const underWay = opening.get(match)
    if (underWay) return underWay
    const made = read(match)
      .then((found) => {
        const fresh = new ActiveMatch(match, found, deps)
        active.set(match, fresh)
        return fresh
      })
      .finally(() => opening.delete(match))
    opening.set(match, made)
    return made
  }

  function drop(open: ActiveMatch): void {
    if (active.get(open.match) !== open) return
    open.close()
    active.delete(open.match)
    known.delete(open.match)
    presence.forget(open.match)
  }

  /** Lets go of the tables nobody needs: those that rested long, and of too many the ones that rested longest. */
  function sweep(): void {
    const idle = [...active.values()].filter((open) => open.host.audience.empty && !open.busy)
    idle.sort((a, b) => a.host.used - b.host.used)
    let surplus = active.size - settled.tables
    for (const open of idle) if (surplus-- > 0 || clock() - open.host.used >= settled.idleMs) drop(open)
  }

  function left(open: ActiveMatch, seat: number): void {
    const { match: hosted } = open.host
    if (closed || !hosted?.waitingPeople().includes(seat)) return
    const at = clock() + LEFT_FACTOR * settled.noticeMs
    store
      .noteWait({ match: open.match, seat, wait: hosted.questionNumber, at })
      .catch((error: unknown) => log.warn({ match: open.match, err: error }, 'A notice could not be kept.'))
  }

  const presence = new Presence(store, clock, settled.presenceMs, (match) => active.get(match)?.tellPresence())
  const scheduler = new Scheduler({ store, log, limits: settled, clock, bots, open: openMatch })
  const sweeping = setInterval(sweep, Math.min(5_000, settled.idleMs)).unref()
  const stopListening = store.listen(known, (match, seq) => active.get(match)?.host.hear(seq))

  return {
    async create(plan) {
      const game = await gameOf(games, plan.game)
      const created = await createMatch(store, game, plan, clock(), settled.handoverMs)
      if (plan.seats.some(({ kind }) => kind === 'bot')) {
        scheduler.entered(await openMatch(created.match))
      }
      return created
    },

    join: async (match, name, account) => joinMatch(store, await openMatch(match), name, account),

    async attach(match, viewer, lastSeq, sink) {
      const open = await openMatch(match)
      return open.attach(viewer, lastSeq, sink, (seat) => left(open, seat))
    },

    perform: async (match, seat, wish) => (await openMatch(match)).host.perform(seat, wish),

    async info(match) {
      const found = await store.find(match)
      if (found === undefined) throw new NoSuchMatch(match)
      const { game, rules, content, seedHash, created } = infoOf(JSON.parse(found.header) as TableHeader)
      const { status, visibility, waiting, seq, updated } = found
      const lobby = JSON.parse(found.info) as LobbyInfo
      return { match, game, rules, content, seedHash, created, status, visibility, waiting, seq, updated, ...lobby }
    },

    exportView: async (match, viewer) => (await openMatch(match)).host.read((hosted) => hosted.exportView(viewer)),

    exportMatch: async (match) => (await openMatch(match)).host.read((hosted) => hosted.exportMatch()),

    attends: (match, seat) => active.get(match)?.host.audience.attends(seat) ?? false,

    figures() {
      let attachments = 0
      for (const { host } of active.values()) attachments += host.audience.size
      return { tables: active.size, attachments, ...figures, ...scheduler.figures }
    },

    async close() {
      closed = true
      scheduler.stop()
      clearInterval(sweeping)
      await Promise.all([stopListening(), presence.close(), bots.close()])
      await Promise.all([...active.values()].map((open) => open.host.settled()))
      for (const open of active.values()) drop(open)
    },
  }
}
