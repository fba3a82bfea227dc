import type { Seat, Value } from '@orrery/engine'
import type { Actor, Rejection, WishMessage } from '@orrery/protocol'
import type { Entry } from './journal.ts'

/** What somebody wants to do. The host fills in `by` from whom it has recognised, never from a message. */
export type Command = { readonly by: Actor } & Wish

/** `seat` names the seat that the table itself acts for; what a seat wants is always for itself. */
export type Wish =
  /** The number of the question and the answer to it. */
  | { readonly kind: 'answer'; readonly n: number; readonly value: Value }
  | { readonly kind: 'interject'; readonly value: Value }
  /** Takes back one's own last decision, or all of one's own until `to` remain. */
  | { readonly kind: 'undo'; readonly to?: number }
  | { readonly kind: 'redo' }
  | { readonly kind: 'ask-undo'; readonly to: number }
  | { readonly kind: 'agree'; readonly request: number }
  | { readonly kind: 'disagree'; readonly request: number }
  | { readonly kind: 'resign' }
  | { readonly kind: 'away'; readonly bot?: string; readonly seat?: Seat }
  | { readonly kind: 'back'; readonly seat?: Seat }
  | { readonly kind: 'pause' }
  | { readonly kind: 'resume' }
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'chat'; readonly text: string }
  /** The table alone: the seat's time is out. */
  | { readonly kind: 'timeout'; readonly seat: Seat }

export const isEntry = (result: Entry | Rejection): result is Entry => 'seq' in result

/** What a seat's message wants. The seat is the one that the host has recognised. */
export function commandOf(seat: Seat, message: WishMessage): Command {
  switch (message.type) {
    case 'answer':
      return { by: seat, kind: 'answer', n: message.n, value: message.value }
    case 'interject':
      return { by: seat, kind: 'interject', value: message.value }
    case 'undo':
      return { by: seat, kind: 'undo', ...(message.to === undefined ? {} : { to: message.to }) }
    case 'askUndo':
      return { by: seat, kind: 'ask-undo', to: message.to }
    case 'agree':
    case 'disagree':
      return { by: seat, kind: message.type, request: message.request }
    case 'chat':
      return { by: seat, kind: 'chat', text: message.text }
    case 'name':
      return { by: seat, kind: 'name', name: message.name }
    case 'away':
      return { by: seat, kind: 'away', ...(message.bot === undefined ? {} : { bot: message.bot }) }
    case 'redo':
    case 'resign':
    case 'back':
    case 'pause':
    case 'resume':
      return { by: seat, kind: message.type }
  }
}
