import type { Value } from '@orrery/engine'
import * as z from 'zod/mini'
import { isChat, isName, isSmallValue } from './text.ts'

/** The client's own number for a message: the reply carries it. */
export const messageId = z.int().check(z.minimum(0))

/** A number of decisions, entries or questions. */
export const count = z.int().check(z.minimum(0))

const id = messageId
const value = z.custom<Value>(isSmallValue)

/**
 * What a seat can want done, as messages: the type of a wish and its number. What a wish leads to is an entry of the match's journal,
 * or a rejection.
 */
export const wishMessageSchemas = [
  /**
   * The number of the question, and the answer to it. Unless it may be `final`, nothing is done when chance or something hidden would
   * follow, so that it could not be taken back alone: the reply says so. It may be when nothing is said.
   */
  z.strictObject({ type: z.literal('answer'), id, n: count, value, final: z.optional(z.boolean()) }),
  /** Something although it is not the seat's turn, where the game allows it. */
  z.strictObject({ type: z.literal('interject'), id, value }),
  /** Takes back one's own last decision, or all of one's own until `to` remain. */
  z.strictObject({ type: z.literal('undo'), id, to: z.optional(count) }),
  z.strictObject({ type: z.literal('redo'), id }),
  /** Asks the others to go back until `to` decisions remain. */
  z.strictObject({ type: z.literal('ask-undo'), id, to: count }),
  z.strictObject({ type: z.literal('agree'), id, request: count }),
  z.strictObject({ type: z.literal('disagree'), id, request: count }),
  z.strictObject({ type: z.literal('resign'), id }),
  /** A bot plays for the seat from now on. */
  z.strictObject({ type: z.literal('away'), id, bot: z.optional(z.string().check(z.maxLength(40))) }),
  z.strictObject({ type: z.literal('back'), id }),
  z.strictObject({ type: z.literal('pause'), id }),
  z.strictObject({ type: z.literal('resume'), id }),
  z.strictObject({ type: z.literal('name'), id, name: z.custom<string>(isName) }),
  z.strictObject({ type: z.literal('chat'), id, text: z.custom<string>(isChat) }),
  /** After the end: asks for another match of the same people, or agrees to one. */
  z.strictObject({ type: z.literal('rematch'), id }),
  /** Declines it, or takes the own agreement back as long as not everybody has agreed. */
  z.strictObject({ type: z.literal('no-rematch'), id }),
] as const

/** A wish as it is sent. */
export type WishMessage = z.infer<(typeof wishMessageSchemas)[number]>

/** Everything without its number, member by member. */
export type Unnumbered<Message> = Message extends unknown ? Omit<Message, 'id'> : never

/** What a seat wants. Who that is says whoever recognised the seat, never the message. */
export type Wish = Unnumbered<WishMessage>
