import type { Formatter } from '@orrery/board'
import type { LogLine } from '@orrery/protocol'

/** Moments that deserve to be called out. */
const CALLED: readonly string[] = ['battle.victor', 'battle.gain', 'battle.no-units', 'end.winner']
const MOST = 3

/** Calls out what has just been decided, over the board and for a moment only. */
export function Herald({ news, say }: { readonly news: readonly LogLine[]; readonly say: Formatter }) {
  const called = news.filter(({ what }) => CALLED.includes(what)).slice(-MOST)
  if (called.length === 0) return null
  const key = called.map(({ at, what }) => `${at} ${what}`).join()
  return (
    <div key={key} className="ss-herald" aria-hidden="true">
      {called.map((line) => (
        <p key={`${line.at} ${line.what} ${String(line.data.board ?? '')}`}>{say.line(line)}</p>
      ))}
    </div>
  )
}
