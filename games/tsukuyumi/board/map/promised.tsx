import { useDecision } from '../answering/deciding.ts'
import { kindOfFigure, unitOf } from '../facts.ts'
import { ONI_TONE, useTones } from '../powers.tsx'
import { centreOf, isHex } from './geometry.ts'
import { unitsFor, useGrade } from './grade.ts'
import { DrawnToken, TOKEN } from './token.tsx'

/** Where the things of an answer that is being gathered are going to stand: one token for each kind, and how many. */
export function Promised() {
  const { question, gathered } = useDecision()
  const tones = useTones()
  const grade = useGrade()
  if (question?.kind !== 'arrange') return null
  const bySpot = new Map<string, Map<string, number>>()
  gathered.forEach((spot, at) => {
    if (!isHex(spot)) return
    const kinds = bySpot.get(spot) ?? new Map<string, number>()
    const kind = kindOfFigure(String(question.items[at]))
    bySpot.set(spot, kinds.set(kind, (kinds.get(kind) ?? 0) + 1))
  })
  const radius = Math.max(9, grade * 0.17)
  const step = Math.max(2 * radius + 2, radius + 14)
  return (
    <g className="tsu-promised">
      {[...bySpot].map(([spot, kinds]) => {
        const { x, y } = centreOf(spot)
        const width = kinds.size * step + 4
        return (
          <g key={spot} transform={`translate(${x} ${y}) scale(${unitsFor(grade)}) translate(0 ${grade * 0.44})`}>
            <rect x={-width / 2} y={-radius - 4} width={width} height={2 * radius + 8} rx={radius} />
            {[...kinds].map(([kind, count], at) => (
              <g key={kind} transform={`translate(${(at - (kinds.size - 1) / 2) * step} 0)`} data-promised={count}>
                <g transform={`scale(${radius / TOKEN})`}>
                  <DrawnToken kind={kind} tone={tones[unitOf(kind)?.power ?? 'oni'] ?? ONI_TONE} small />
                </g>
                {count > 1 && (
                  <text className="tsu-count" x={radius + 3} y={radius} fontSize={12} textAnchor="end">
                    {count}
                  </text>
                )}
              </g>
            ))}
          </g>
        )
      })}
    </g>
  )
}
