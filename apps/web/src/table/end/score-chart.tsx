import { SeatShape, seatColour } from '@orrery/board'
import { type PointerEvent, useLayoutEffect, useRef, useState } from 'react'
import { useMedia } from '../../parts/use-media.ts'
import { useTranslation } from '../../words/use-translation.ts'
import { type ScoreStep, type ScoreStory, scoreAt } from '../state/time/score-story.ts'
import type { Ranked } from './ranks.ts'

interface ScoreChartProps {
  readonly story: ScoreStory
  readonly ranks: readonly Ranked[]
  readonly small: boolean
  readonly nameOf: (ranked: Ranked) => string
  /** The moment that is looked at, if any. */
  readonly at: number | undefined
  readonly onPoint: (at: number | undefined) => void
  readonly onGo: (at: number) => void
}

/** How wide an element is, from its first drawing on. */
function useWidth() {
  const ref = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    setWidth(element.clientWidth)
    const observer = new ResizeObserver(() => setWidth(element.clientWidth))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [ref, width] as const
}

const STEPS = [1, 2, 5, 10, 20, 50, 100, 200, 500]
const MOST_LINES = 5

/** Round numbers from the lowest score to the highest. */
export function scaleOf(lowest: number, highest: number): readonly number[] {
  const step = STEPS.find((size) => (highest - lowest) / size <= MOST_LINES) ?? 1000
  const from = Math.floor(lowest / step)
  const to = Math.max(from + 1, Math.ceil(highest / step))
  return Array.from({ length: to - from + 1 }, (_, i) => (from + i) * step)
}

/** Heights for labels that keep their distance, as near to where they belong as that allows. */
export function spread(wanted: readonly number[], apart: number, lowest: number): readonly number[] {
  const order = wanted.map((y, i) => ({ y, i })).sort((a, b) => a.y - b.y)
  const placed: number[] = []
  for (const { y } of order) placed.push(Math.max(y, (placed.at(-1) ?? Number.NEGATIVE_INFINITY) + apart))
  for (let i = placed.length - 1, limit = lowest; i >= 0; i--, limit = (placed[i + 1] ?? 0) - apart)
    placed[i] = Math.min(placed[i] ?? 0, limit)
  const heights: number[] = []
  order.forEach(({ i }, rank) => {
    heights[i] = placed[rank] ?? 0
  })
  return heights
}

/** Those of some marks that have room for their words. */
function apart<T>(marks: readonly T[], x: (mark: T) => number, room: number): T[] {
  const kept: T[] = []
  for (const mark of marks) {
    const last = kept.at(-1)
    if (last === undefined || x(mark) - x(last) >= room) kept.push(mark)
  }
  return kept
}

/** The scores of all seats over the match, decision by decision. */
export function ScoreChart({ story, ranks, small, nameOf, at, onPoint, onGo }: ScoreChartProps) {
  const { t } = useTranslation()
  const [frame, width] = useWidth()
  const { curves, decisions, rounds } = story
  const tall = useMedia('(min-height: 860px)')
  const height = small ? 200 : tall ? 360 : 260
  const [left, right, top, foot] = [30, small ? 52 : 132, 12, 26]
  const scores = curves.flatMap((curve) => curve.map(({ score }) => score))
  const lines = scaleOf(Math.min(0, ...scores), Math.max(1, ...scores))
  const [lowest = 0, highest = 1] = [lines[0], lines.at(-1)]
  const x = (step: number) => left + (Math.max(0, width - left - right) * step) / Math.max(1, decisions)
  const y = (score: number) => height - foot - ((height - top - foot) * (score - lowest)) / (highest - lowest)
  const marked = apart(rounds, (mark) => x(mark.at), small ? 24 : 72)
  const labels = spread(
    ranks.map(({ look }) => y(scoreAt(curves[look.seat] ?? [], decisions))),
    18,
    height - foot + 6,
  )
  const pointed = ({ nativeEvent }: PointerEvent) =>
    Math.round(Math.min(1, Math.max(0, (nativeEvent.offsetX - left) / Math.max(1, width - left - right))) * decisions)
  return (
    <div className="end-chart" ref={frame}>
      <svg
        width={width}
        height={height}
        aria-hidden="true"
        onPointerMove={(event) => onPoint(pointed(event))}
        onClick={(event) => onGo(pointed(event as unknown as PointerEvent))}
      >
        {lines.map((score) => (
          <g key={score} className="end-grid">
            <path d={`M${left} ${y(score)}H${width - right}`} />
            <text x={left - 8} y={y(score) + 4} textAnchor="end">
              {score}
            </text>
          </g>
        ))}
        {marked.map((mark) => (
          <g key={mark.round} className="end-round">
            {mark.at > 0 && <path d={`M${x(mark.at)} ${top}V${height - foot}`} />}
            <text x={x(mark.at) + 4} y={height - 8}>
              {small ? mark.round : t('end.round', { round: mark.round })}
            </text>
          </g>
        ))}
        {/* The winner's line lies on top. */}
        {ranks.toReversed().map(({ look: { seat }, place }) => (
          <g key={seat} className="end-line" data-place={place}>
            <path d={lineOf(curves[seat] ?? [], x, y)} stroke={seatColour(seat)} />
            {!small &&
              [...marked.slice(1).map((mark) => mark.at), decisions].map((step) => (
                <g key={step} transform={`translate(${x(step)} ${y(scoreAt(curves[seat] ?? [], step))})`}>
                  <SeatShape seat={seat} size={13} />
                </g>
              ))}
          </g>
        ))}
        {ranks.map((ranked, i) => (
          <text key={ranked.look.seat} className="end-label" x={width - right + 12} y={(labels[i] ?? 0) + 5}>
            <tspan fontWeight={700}>{ranked.score}</tspan>
            {!small && <tspan dx={6}>{nameOf(ranked)}</tspan>}
          </text>
        ))}
        {at !== undefined && <path className="end-cursor" d={`M${x(at)} ${top}V${height - foot}`} />}
      </svg>
      <input
        type="range"
        style={{ marginLeft: left - 8, width: Math.max(0, width - left - right + 16) }}
        min={0}
        max={decisions}
        value={at ?? decisions}
        aria-label={t('time.slider')}
        aria-valuetext={t('time.step', { at: at ?? decisions, of: decisions })}
        onChange={(event) => onPoint(event.target.valueAsNumber)}
        onKeyDown={(event) => event.key === 'Enter' && onGo(at ?? decisions)}
      />
    </div>
  )
}

/** A score stays until it changes: steps, not slopes. */
function lineOf(curve: readonly ScoreStep[], x: (at: number) => number, y: (score: number) => number): string {
  return curve
    .map(({ at, score }, i) => (i === 0 ? `M${x(at)} ${y(score)}` : `H${x(at).toFixed(1)}V${y(score).toFixed(1)}`))
    .join('')
}
