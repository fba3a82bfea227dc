import { getHeapStatistics } from 'node:v8'
import { BadInput } from '@orrery/engine'
import { infoOf, type TableHeader } from '@orrery/host'
import { HttpError } from '../http-error.ts'
import { NoSuchMatch } from '../store/index.ts'
import { ActiveMatch, type ActiveMatchDeps } from './active-match.ts'
import { createMatch, createRematch } from './creating.ts'
import { Creators } from './creators.ts'
import { fileWithJournal } from './match-file.ts'
import { Pacer } from './pacer.ts'
import { Presence } from './presence.ts'
import { MatchReader } from './reading.ts'
import { Scheduler } from './scheduler.ts'
import { joinMatch } from './seating.ts'
import type {
  CreatedMatch,
  GameSource,
  Games,
  LobbyInfo,
  MatchRegistry,
  MatchRegistryOptions,
  NewMatchPlan,
  RegistryLimits,
} from './types.ts'

const STANDARD: RegistryLimits = {
  idleMs: 60_000,
  memory: getHeapStatistics().heap_size_limit / 2,
  pollMs: 250,
  handoverMs: 2_500,
  noticeMs: 30_000,
  presenceMs: 10_000,
  botMatches: 64,
}

/** Who leaves while it is asked knows of it: a reminder comes later than for those who were not there. */
const LEFT_FACTOR = 20

const gamesOf = (games: GameSource): Games =>
  typeof games === 'function'
    ? games
    : async (id) => {
        const game = games.get(id)
        if (game === undefined) throw new BadInput(`Unknown game "${id}".`)
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
  rested = () => undefined,
  limits = {},
}: MatchRegistryOptions): MatchRegistry {
  const settled: RegistryLimits = { ...STANDARD, ...limits }
  const figures = { entries: 0, conflicts: 0, frozen: 0 }
  const active = new Map<string, ActiveMatch>()
  const opening = new Map<string, Promise<ActiveMatch>>()
  const known = new Map<string, number>()
  const gameOf = gamesOf(games)
  const reader = new MatchReader(store, gameOf, new Pacer())
  let closed = false

  const deps: ActiveMatchDeps = {
    store,
    reader,
    log,
    limits: settled,
    clock,
    rested,
    known: (match, seq) => void known.set(match, seq),
    entered(open, entries) {
      figures.entries += entries.length
      const isFrozen = entries.some(({ kind }) => kind === 'frozen')
      if (isFrozen) figures.frozen++
      if (open.isDone) {
        creators.forget(open.match)
        rest(open)
      } else scheduler.entered(open)
    },
    async rematch({ match }, hosted, plan) {
      const next = await createRematch(store, match, hosted, plan, clock(), settled.handoverMs)
      const creator = creators.of(match)
      if (creator !== undefined) creators.begun(next, creator, false)
      if (plan.plan.some(({ kind }) => kind === 'bot')) letBotsBegin(next)
    },
    clashed: () => void figures.conflicts++,
    gone(open) {
      creators.forget(open.match)
      drop(open)
    },
    creatorOf: (match) => creators.of(match),
    came: (open) => scheduler.attended(open),
    went(open) {
      scheduler.attended(open)
      rest(open)
    },
    here: (match, seats) => presence.tell(match, seats),
    elsewhere: (match) => presence.elsewhere(match),
  }

  /** The open table of a match. Whoever gets it uses it at once: later it may have left the memory. */
  function openMatch(match: string): Promise<ActiveMatch> {
    const open = active.get(match)
    if (open) return Promise.resolve(open)
    const underWay = opening.get(match)
    if (underWay) return underWay
    if (!hasRoom())
      return Promise.reject(new HttpError(503, 'full', 'The server is full right now. Try again in a minute.'))
    const made = reader
      .open(match)
      .then((hosted) => {
        const fresh = new ActiveMatch(match, hosted, deps)
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
    creators.left(open.match)
  }

  /** Bots that are to move first need not wait until somebody comes. Should it fail, the match is due a little later. */
  function letBotsBegin(match: string): void {
    openMatch(match).then(
      (open) => scheduler.entered(open),
      (error: unknown) => log.warn({ match, err: error }, 'opening a rematch failed'),
    )
  }

  const memory = (): number => [...active.values()].reduce((sum, open) => sum + open.bytes, 0)

  /** Whether another match can be opened, once those that rest have left as far as they must. */
  function hasRoom(): boolean {
    if (memory() < settled.memory) return true
    sweep()
    return memory() < settled.memory
  }

  /** Lets go of the tables nobody needs: those that rested long, and of too many the ones that rested longest. */
  function sweep(): void {
    const idle = [...active.values()].filter((open) => open.isResting)
    idle.sort((a, b) => a.host.used - b.host.used)
    let surplus = memory() - settled.memory
    for (const open of idle) {
      if (surplus < 0 && !open.isDone && clock() - open.host.used < settled.idleMs) continue
      surplus -= open.bytes
      drop(open)
    }
  }

  /** A match that is over leaves at once when nobody looks at it. */
  function rest(open: ActiveMatch): void {
    void open.host.settled().then(() => {
      if (open.isDone && open.isResting) drop(open)
    })
  }

  /** Uses a match for a moment. */
  async function withMatch<T>(match: string, use: (open: ActiveMatch) => Promise<T>): Promise<T> {
    const open = await openMatch(match)
    try {
      return await use(open)
    } finally {
      rest(open)
    }
  }

  function left(open: ActiveMatch, seat: number): void {
    const { match: hosted } = open.host
    if (closed || !hosted?.waitingPeople().includes(seat)) return
    const at = clock() + LEFT_FACTOR * settled.noticeMs
    store
      .noteWait({ match: open.match, seat, wait: hosted.questionNumber, at })
      .catch((error: unknown) => log.warn({ match: open.match, err: error }, 'storing a notification failed'))
  }

  /** Begins a match; one of bots alone only as long as its creator does not have too many. */
  async function begin(plan: NewMatchPlan): Promise<CreatedMatch> {
    const game = await gameOf(plan.game)
    const ofBotsAlone = plan.seats.every(({ kind }) => kind === 'bot')
    const { creator } = plan
    if (creator === undefined) return createMatch(store, game, plan, clock(), settled.handoverMs)
    if (ofBotsAlone) await creators.admit(creator)
    try {
      const created = await createMatch(store, game, plan, clock(), settled.handoverMs)
      creators.begun(created.match, creator, ofBotsAlone)
      return created
    } finally {
      if (ofBotsAlone) creators.admitted(creator)
    }
  }

  const creators = new Creators(store, settled.botMatches)
  const presence = new Presence(store, clock, settled.presenceMs, (match) => active.get(match)?.tellPresence())
  const scheduler = new Scheduler({ store, log, limits: settled, clock, bots, open: openMatch, rest })
  const sweeping = setInterval(sweep, Math.min(5_000, settled.idleMs)).unref()
  const stopListening = store.listen(known, (match, seq) => active.get(match)?.host.hear(seq))

  return {
    async create(plan) {
      const created = await begin(plan)
      if (plan.seats.some(({ kind }) => kind === 'bot')) {
        scheduler.entered(await openMatch(created.match))
      }
      return created
    },

    join: (match, name, account) => withMatch(match, (open) => joinMatch(store, open, name, account)),

    async attach(match, viewer, lastSeq, sink, from) {
      const open = await openMatch(match)
      return open.attach(viewer, lastSeq, sink, from, (seat) => left(open, seat))
    },

    perform: (match, seat, wish) => withMatch(match, ({ host }) => host.perform(seat, wish)),

    async info(match) {
      const found = await store.find(match)
      if (found === undefined) throw new NoSuchMatch(match)
      const { game, rules, content, seedHash, created } = infoOf(JSON.parse(found.header) as TableHeader)
      const { status, visibility, waiting, seq, updated } = found
      const lobby = JSON.parse(found.info) as LobbyInfo
      return { match, game, rules, content, seedHash, created, status, visibility, waiting, seq, updated, ...lobby }
    },

    async rematch(match) {
      const found = await store.find(match)
      if (found === undefined) throw new NoSuchMatch(match)
      return (JSON.parse(found.info) as LobbyInfo).rematch
    },

    exportView: (match, viewer) => withMatch(match, ({ host }) => host.read((hosted) => hosted.exportView(viewer))),

    async exportMatch(match) {
      const { file, seq, header } = await withMatch(match, ({ host }) =>
        host.read((hosted) => ({ file: hosted.exportMatch(), seq: hosted.seq, header: hosted.header })),
      )
      return 'reason' in file ? file : fileWithJournal(store, match, { file, seq, header })
    },

    attends: (match, seat) => active.get(match)?.host.audience.attends(seat) ?? false,

    figures() {
      let attachments = 0
      for (const { host } of active.values()) attachments += host.audience.size
      const { botsWaiting } = scheduler
      return { tables: active.size, memory: memory(), attachments, botsWaiting, ...figures, ...scheduler.figures }
    },

    botQueueAge: () => scheduler.botQueueAge(),

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
