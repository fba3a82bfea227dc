import { forgetHead, type KeptHead, keepHead, keptHead } from './kept-heads.ts'
import type { Session } from './session.ts'

type Witnessed = Pick<Session, 'state' | 'subscribe' | 'request'>

/** Another process of the server may not have heard yet of what this browser has seen: it is asked again after so long, so often. */
const LAG_MS = 4_000
const TRIES = 3

/**
 * Keeps the newest hash of a match, and compares it whenever the table is reached again. `missing` hears of an entry that was seen here
 * and is not in the match any more, and gets how to go on with the match as it is now. Play goes on meanwhile. Returns how to stop.
 */
export function witness(
  session: Witnessed,
  match: string,
  missing: (seq: number, accept: () => void) => void,
): () => void {
  let stands: 'unknown' | 'asked' | 'same' | 'other' = 'unknown'
  let again: ReturnType<typeof setTimeout> | undefined

  const ask = async (kept: KeptHead, tries: number): Promise<void> => {
    const reply = await session.request({ type: 'head', at: kept.seq })
    if (reply.type !== 'head') stands = 'unknown'
    else if (reply.head === kept.head) {
      stands = 'same'
      look()
    } else if (reply.head === undefined && tries > 1) again = setTimeout(() => void ask(kept, tries - 1), LAG_MS)
    else contradict(kept)
  }
  const contradict = ({ seq }: KeptHead) => {
    stands = 'other'
    missing(seq, () => {
      forgetHead(match)
      stands = 'same'
      look()
    })
  }
  const compare = (root: string): void => {
    const kept = keptHead(match)
    if (kept === undefined) {
      stands = 'same'
      look()
    } else if (kept.root !== root) contradict(kept)
    else {
      stands = 'asked'
      void ask(kept, TRIES)
    }
  }
  const look = (): void => {
    const { link, info, shown } = session.state()
    if (link !== 'open') {
      clearTimeout(again)
      if (stands !== 'other') stands = 'unknown'
      return
    }
    if (shown?.head === undefined || info === undefined) return
    if (stands === 'same' && shown.seq < (keptHead(match)?.seq ?? 0)) stands = 'unknown'
    if (stands === 'unknown') compare(info.root)
    else if (stands === 'same') keepHead(match, { root: info.root, seq: shown.seq, head: shown.head })
  }
  const stop = session.subscribe(look)
  look()
  return () => {
    clearTimeout(again)
    stop()
  }
}
