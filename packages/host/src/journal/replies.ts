import type { ServerMessage } from '@orrery/protocol'
import type { NotDone } from './journal.ts'

/** The reply to a wish: what came of it, once that is certain. */
export function replyTo(id: number, result: { readonly seq: number } | NotDone): ServerMessage {
  if ('seq' in result) return { type: 'accepted', id, seq: result.seq }
  if ('final' in result) return { type: 'final', id, n: result.final }
  return { type: 'rejected', id, ...result }
}
