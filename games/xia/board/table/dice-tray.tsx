import type { Formatter } from '@orrery/board'
import type { LogLine } from '@orrery/protocol'
import { Die } from './die.tsx'
import { rollOf } from './rolls.ts'

interface TrayProps {
  readonly news: readonly LogLine[]
  readonly say: Formatter
}

/** The newest dice; more would hide the map. */
const MOST = 3

/** Dice roll onto the board when they are told of, and lie there until something else happens. */
export function DiceTray({ news, say }: TrayProps) {
  const rolls = news.flatMap((line, place) => {
    const rolled = rollOf(line)
    return rolled ? [{ ...rolled, key: `${line.at} ${place}` }] : []
  })
  if (rolls.length === 0) return null
  return (
    <ul className="xia-dice">
      {rolls.slice(-MOST).map(({ key, sides, value, line }, i) => (
        <li key={key} className="xia-roll" style={{ animationDelay: `${i * 180}ms` }}>
          <Die sides={sides} value={value} />
          <span>{say.line(line)}</span>
        </li>
      ))}
    </ul>
  )
}
