import { DrawnIcon } from '@orrery/board'
import { useDecision } from '../deciding.ts'
import { iconOf } from '../emblems.ts'
import { kindOfFigure } from '../facts.ts'
import { centreOf, isHex } from './geometry.ts'

const STEP = 30
const COLUMNS = 5

/** Where the things of an answer that is being gathered are going to stand. */
export function Promised() {
  const { question, gathered } = useDecision()
  if (question?.kind !== 'arrange') return null
  const bySpot = new Map<string, string[]>()
  gathered.forEach((spot, at) => {
    if (!isHex(spot)) return
    bySpot.set(spot, [...(bySpot.get(spot) ?? []), String(question.items[at])])
  })
  return (
    <g className="tsu-promised">
      {[...bySpot].map(([spot, items]) => {
        const { x, y } = centreOf(spot)
        return (
          <g key={spot} transform={`translate(${x} ${y})`}>
            {items.map((item, at) => (
              <DrawnIcon
                key={item}
                path={iconOf(kindOfFigure(item)) ?? ''}
                size={28}
                x={((at % COLUMNS) - (Math.min(items.length, COLUMNS) - 1) / 2) * STEP}
                y={Math.floor(at / COLUMNS) * STEP - 26}
              />
            ))}
          </g>
        )
      })}
    </g>
  )
}
