import type { AsideMessage, ServerMessage, Viewer } from '@orrery/protocol'
import type { HostedMatch } from './hosted-match.ts'

const NOBODY_ASKED: { readonly type: 'rejected'; readonly reason: 'seat'; readonly text: string } = {
  type: 'rejected',
  reason: 'seat',
  text: 'It is not your move.',
}

/** What a host replies to a message that only asks something. It runs code of the game and can throw: see `HostedMatch`. */
export function answerAside(table: HostedMatch, viewer: Viewer, message: AsideMessage): ServerMessage {
  const { id } = message
  if (message.type === 'look') {
    const sight = table.look(viewer, message.at, message.as)
    return 'reason' in sight ? { type: 'rejected', id, ...sight } : { type: 'sight', id, ...sight }
  }
  if (message.type === 'earlier') return { type: 'lines', id, ...table.earlier(viewer, message.of, message.before) }
  if (message.type === 'head') {
    const head = table.headAt(message.at)
    return { type: 'head', id, at: message.at, ...(head === undefined ? {} : { head }) }
  }
  if (viewer === 'spectator') return { ...NOBODY_ASKED, id }
  const refusals = table.refusals(viewer, message.placed)
  return refusals ? { type: 'refusals', id, ...refusals } : { ...NOBODY_ASKED, id }
}
