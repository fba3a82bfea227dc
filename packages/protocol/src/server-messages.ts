import type { Data, OptionValue, Seat } from '@orrery/engine'
import * as z from 'zod/mini'
import { PROTOCOL } from './client-messages.ts'
import type { Json, Patch } from './patch.ts'
import type { ShownRefusals } from './question.ts'
import type { Rejection } from './rejection.ts'
import type { Viewer } from './seats.ts'
import type { EarlierLines, Sight, Update, Welcome } from './snapshot.ts'
import type { TalkKind } from './talk.ts'

/** What is wrong with a connection or a message, apart from the match. */
export type ErrorCode = 'message' | 'hello' | 'protocol' | 'match' | 'token' | 'spectator' | 'too-fast' | 'unavailable'

/** What the table sends: the same from a server and from a worker. */
export type ServerMessage =
  /** Everything. `at` is the host's time, to which the times of clocks refer. */
  | ({ readonly type: 'welcome'; readonly protocol: typeof PROTOCOL; readonly at: number } & Welcome)
  | ({ readonly type: 'update' } & Update)
  /** It is stored as this entry. The update comes by itself. */
  | { readonly type: 'accepted'; readonly id: number; readonly seq: number }
  | ({ readonly type: 'rejected'; readonly id: number } & Rejection)
  | ({ readonly type: 'refusals'; readonly id: number } & ShownRefusals)
  /**
   * Chance or something hidden may follow the answer to question `n`, so that it could not be taken back alone, and the message did
   * not agree to that. Nothing has changed: send it again as `final`.
   */
  | { readonly type: 'final'; readonly id: number; readonly n: number }
  | ({ readonly type: 'sight'; readonly id: number } & Sight)
  | ({ readonly type: 'lines'; readonly id: number } & EarlierLines)
  /** The hash after entry `at`; none when the match has no such entry. */
  | { readonly type: 'head'; readonly id: number; readonly at: number; readonly head?: string }
  /** The seats whose people are connected now, as far as this host sees. It is no part of the match. */
  | { readonly type: 'present'; readonly seats: readonly Seat[] }
  | { readonly type: 'error'; readonly id?: number; readonly code: ErrorCode; readonly text: string }
  | { readonly type: 'pong'; readonly id: number; readonly at: number }

const count = z.int().check(z.minimum(0))
const seat = count
const anyOf = <T>() => z.custom<T>((value) => value !== undefined)
const data = z.record(z.string(), anyOf<Data[string]>())
const scalar = z.union([z.string(), z.number()])
const list = <T extends z.ZodMiniType>(part: T) => z.array(part)

const head = z.optional(z.string())
const viewer = z.union([seat, z.literal('spectator')]) satisfies z.ZodMiniType<Viewer>
const line = z.strictObject({ what: z.string(), data, at: count, secret: z.optional(z.literal(true)) })
const log = z.strictObject({ keep: count, skip: z.optional(count), add: list(line) })
const refusal = z.strictObject({ rule: z.string(), data })

const asked = { ask: z.string(), about: data }
const mine = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('choose'), ...asked, options: list(scalar) }),
  z.strictObject({ kind: z.literal('some'), ...asked, options: list(scalar), min: z.int(), max: z.int() }),
  z.strictObject({ kind: z.literal('amount'), ...asked, min: z.int(), max: z.int() }),
  z.strictObject({ kind: z.literal('arrange'), ...asked, items: list(scalar), spots: list(list(scalar)) }),
])
const outline = { ask: z.string(), waitingFor: list(seat), mine: z.optional(mine) }
const question = z.nullable(z.strictObject({ n: count, ...outline }))

const clock = z.strictObject({ left: z.number(), until: z.optional(z.number()) })
const yes = z.optional(z.literal(true))
const shownSeat = z.strictObject({
  name: z.string(),
  side: z.string(),
  kind: z.enum(['person', 'bot']),
  free: yes,
  bot: z.optional(z.string()),
  away: yes,
  resigned: yes,
  clock: z.optional(clock),
})

const fence = z.strictObject({
  because: z.enum(['nothing', 'other-seat', 'random', 'reveal', 'timeout']),
  at: z.optional(count),
  seat: z.optional(seat),
})
const undo = z.strictObject({
  decisions: count,
  to: z.optional(count),
  withdraw: yes,
  fence: z.optional(fence),
  redo: yes,
  request: z.optional(z.strictObject({ by: seat, to: count, pending: list(seat), id: count })),
})

const outcome = z.discriminatedUnion('by', [
  z.strictObject({ by: z.literal('rules'), scores: list(z.number()), ranking: list(seat) }),
  z.strictObject({ by: z.literal('resignation'), ranking: list(seat) }),
])
const rematch = z.strictObject({ agreed: list(seat), declined: list(seat), pending: list(seat) })
const status = z.discriminatedUnion('state', [
  z.strictObject({ state: z.enum(['open', 'paused']) }),
  z.strictObject({ state: z.literal('over'), outcome, rematch: z.optional(rematch) }),
  z.strictObject({ state: z.literal('frozen'), text: z.string() }),
])

const talk = z.strictObject({
  seq: count,
  at: z.number(),
  by: z.union([seat, z.literal('table')]),
  kind: z.string() as unknown as z.ZodMiniType<TalkKind>,
  seat: z.optional(seat),
  text: z.optional(z.string()),
  bot: z.optional(z.string()),
  to: z.optional(count),
})

/** How a match is timed; also what a host takes from whoever creates one. */
export const clockSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  z.strictObject({ kind: z.literal('move'), ms: z.number() }),
  z.strictObject({ kind: z.literal('chess'), ms: z.number(), increment: z.number() }),
  z.strictObject({
    kind: z.literal('daily'),
    days: z.number(),
    hours: z.optional(z.strictObject({ from: z.number(), to: z.number(), offset: z.int() })),
  }),
])

const info = z.strictObject({
  game: z.string(),
  rules: count,
  scene: z.optional(z.string()),
  seats: count,
  options: z.record(z.string(), anyOf<OptionValue>()),
  content: z.strictObject({ id: z.string(), version: z.string() }),
  seedHash: z.string(),
  clock: clockSchema,
  created: z.number(),
  root: z.string(),
})

const earlier = { type: z.literal('lines'), id: count, before: count, earlier: count }

/** What a table sends, for clients that want to be sure and for those who write one in another language. */
export const serverMessageSchema: z.ZodMiniType<ServerMessage> = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('welcome'),
    protocol: z.literal(PROTOCOL),
    at: z.number(),
    seq: count,
    head,
    viewer,
    view: anyOf<Json>(),
    question,
    log,
    seats: list(shownSeat),
    undo,
    status,
    talk: list(talk),
    earlierTalk: count,
    info,
  }),
  z.strictObject({
    type: z.literal('update'),
    since: count,
    seq: count,
    head,
    view: z.optional(anyOf<Patch>()),
    question: z.optional(question),
    log: z.optional(log),
    seats: z.optional(anyOf<Patch>()),
    undo: z.optional(undo),
    status: z.optional(status),
    talk: z.optional(list(talk)),
  }),
  z.strictObject({ type: z.literal('accepted'), id: count, seq: count }),
  z.strictObject({
    type: z.literal('rejected'),
    id: count,
    reason: z.string() as unknown as z.ZodMiniType<Rejection['reason']>,
    text: z.string(),
    refusal: z.optional(refusal),
    fence: z.optional(fence),
    wait: z.optional(z.number()),
  }),
  z.strictObject({
    type: z.literal('refusals'),
    id: count,
    n: count,
    refusals: list(z.strictObject({ candidate: scalar, refusal })),
  }),
  z.strictObject({ type: z.literal('final'), id: count, n: count }),
  z.strictObject({
    type: z.literal('sight'),
    id: count,
    at: count,
    as: viewer,
    view: anyOf<Json>(),
    question: z.nullable(z.strictObject(outline)),
    log: count,
  }),
  z.discriminatedUnion('of', [
    z.strictObject({ ...earlier, of: z.literal('log'), lines: list(line) }),
    z.strictObject({ ...earlier, of: z.literal('talk'), lines: list(talk) }),
  ]),
  z.strictObject({ type: z.literal('head'), id: count, at: count, head }),
  z.strictObject({ type: z.literal('present'), seats: list(seat) }),
  z.strictObject({
    type: z.literal('error'),
    id: z.optional(count),
    code: z.string() as unknown as z.ZodMiniType<ErrorCode>,
    text: z.string(),
  }),
  z.strictObject({ type: z.literal('pong'), id: count, at: z.number() }),
])
