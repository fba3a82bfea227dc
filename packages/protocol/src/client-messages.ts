import * as z from 'zod/mini'
import { invalidField } from './expectations.ts'
import { isSmallValue } from './text.ts'
import { count, messageId, type WishMessage, wishMessageSchemas } from './wishes.ts'

/** The version of the messages. A client that speaks another one is told so. */
export const PROTOCOL = 2

/** A message is JSON of at most so many characters. */
export const LONGEST_MESSAGE = 16_384

const id = messageId
const viewer = z.union([count, z.literal('spectator')])
const scalar = z.union([z.string().check(z.maxLength(500)), z.number()])

const helloSchema = z.strictObject({
  type: z.literal('hello'),
  protocol: z.literal(PROTOCOL),
  match: z.string().check(z.minLength(1), z.maxLength(64), z.regex(/^[\w-]+$/)),
  /** The secret of a seat; a spectator has none. */
  token: z.optional(z.string().check(z.minLength(1), z.maxLength(128), z.regex(/^[\w-]+$/))),
  /** For whoever has no secret but a session with the host: which of the account's seats. */
  seat: z.optional(z.int().check(z.minimum(0), z.maximum(99))),
  /** The last entry whose update was received: only what is new in the log is sent again. */
  lastSeq: z.optional(count),
})

/** The messages that only ask something. Nothing comes of them but their reply. */
const askingSchemas = [
  /** Why not: the candidates that are none; of an arrangement, the spots of the item after those that are `placed`. */
  z.strictObject({ type: z.literal('why'), id, placed: z.optional(z.array(scalar).check(z.maxLength(100))) }),
  /** What was to be seen after so many decisions; from another seat only when the match is over. */
  z.strictObject({ type: z.literal('look'), id, at: count, as: z.optional(viewer) }),
  /** What came before: lines of the log before this index, lines of the talk before the entry with this number. */
  z.strictObject({ type: z.literal('earlier'), id, of: z.enum(['log', 'talk']), before: count }),
  /** The hash after an entry, to compare it with the one that was told then. */
  z.strictObject({ type: z.literal('head'), id, at: count }),
] as const

/** What a client sends. The first message is `hello`; those after it come from the seat, or the spectator, it was for. */
export const clientMessageSchema = z.discriminatedUnion('type', [
  helloSchema,
  ...wishMessageSchemas,
  ...askingSchemas,
  z.strictObject({ type: z.literal('ping'), id }),
])

export type ClientMessage = z.infer<typeof clientMessageSchema>
export type Hello = z.infer<typeof helloSchema>
export type AsideMessage = z.infer<(typeof askingSchemas)[number]>

const WISHES: ReadonlySet<string> = new Set<string>(wishMessageSchemas.flatMap(({ shape }) => shape.type.def.values))

/** Whether a message that follows hello wants something done. */
export const isWish = (message: Exclude<ClientMessage, Hello>): message is WishMessage => WISHES.has(message.type)

export type ReadMessage =
  | { readonly message: ClientMessage }
  /** With the number of the message, where it has one, so that whoever sent it knows which it was. */
  | { readonly problem: string; readonly id?: number }

/** Reads what a client sent. It never throws, whatever that is, and the problem it names repeats nothing of it. */
export function readClientMessage(text: string): ReadMessage {
  if (text.length > LONGEST_MESSAGE) return { problem: `Messages may have at most ${LONGEST_MESSAGE} characters.` }
  let data: unknown
  try {
    data = JSON.parse(text)
  } catch {
    return { problem: 'Messages must be JSON.' }
  }
  const answer = plainAnswer(data)
  if (answer) return { message: answer }
  const read = clientMessageSchema.safeParse(data)
  if (read.success) return { message: read.data }
  const [first] = read.error.issues
  const field = first?.path[0]
  const problem =
    first && typeof field === 'string' && field !== 'type' ? invalidField(field, first) : 'Unknown message type.'
  const { id } = (typeof data === 'object' && data !== null ? data : {}) as { readonly id?: unknown }
  return isCount(id) ? { problem, id } : { problem }
}

const isCount = (part: unknown): part is number => Number.isSafeInteger(part) && (part as number) >= 0

/** Most messages are answers. Those that are in order are recognised without the schema, which takes ten times as long. */
function plainAnswer(data: unknown): Extract<WishMessage, { type: 'answer' }> | undefined {
  if (typeof data !== 'object' || data === null) return undefined
  const { type, id, n, value, final } = data as { readonly [key: string]: unknown }
  if (type !== 'answer' || !isCount(id) || !isCount(n) || !isSmallValue(value)) return undefined
  const { length } = Object.keys(data)
  if (length === 4 && final === undefined) return { type, id, n, value }
  return length === 5 && typeof final === 'boolean' ? { type, id, n, value, final } : undefined
}
