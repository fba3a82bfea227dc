import { DrawnIcon, Piece, seatColour } from '@orrery/board'
import { memo, useMemo } from 'react'
import type { HexView } from '../../view.ts'
import { iconOf } from '../emblems.ts'
import { rankOfFigure } from '../facts.ts'
import { ONI_TONE, useTones } from '../powers.tsx'
import { DrawnCounter } from './counter.tsx'
import { centreOf } from './geometry.ts'
import { type Count, type Placed, type Stacks, stacksIn, type Tally } from './stacks.ts'

/** The stacks of hexes that did not change are laid out once. */
const laid = new WeakMap<HexView, Stacks>()

function stacksOf(hex: HexView): Stacks {
  const known = laid.get(hex)
  if (known) return known
  const stacks = stacksIn(hex)
  laid.set(hex, stacks)
  return stacks
}

/** All units on the map, always in the same order, so that each stays itself and moves when its place changes. */
export function Figures({ hexes }: { readonly hexes: readonly HexView[] }) {
  const tones = useTones()
  const figures = useMemo(() => {
    const list = hexes.flatMap((hex) => {
      const { x, y } = centreOf(hex.hex)
      return stacksOf(hex).placed.map((one): Placed => ({ ...one, x: x + one.x, y: y + one.y }))
    })
    return list.sort((a, b) => rankOfFigure(a.figure) - rankOfFigure(b.figure))
  }, [hexes])
  return (
    <g className="tsu-figures">
      {figures.map(({ figure, kind, power, x, y, scale }) => (
        <Figure key={figure} kind={kind} tone={tones[power] ?? ONI_TONE} x={x} y={y} scale={scale} />
      ))}
    </g>
  )
}

interface FigureProps {
  readonly kind: string
  readonly tone: number
  readonly x: number
  readonly y: number
  readonly scale: number
}

const Figure = memo(function Figure({ kind, tone, x, y, scale }: FigureProps) {
  return (
    <Piece x={x} y={y} scale={scale}>
      <g className="tsu-arrives">
        <DrawnCounter kind={kind} tone={tone} />
      </g>
    </Piece>
  )
})

/** The numbers of equal units and what the powers in a hex are worth. */
export const Numbers = memo(function Numbers({ hex }: { readonly hex: HexView }) {
  const tones = useTones()
  const { counts, tallies } = stacksOf(hex)
  const { x, y } = centreOf(hex.hex)
  if (tallies.length === 0 && counts.length === 0) return null
  return (
    <g transform={`translate(${x} ${y})`}>
      {counts.map((count) => (
        <CountMark key={`${count.power}.${count.kind}`} {...count} />
      ))}
      {tallies.map((tally) => (
        <TallyMark key={tally.power} {...tally} tone={tones[tally.power] ?? ONI_TONE} />
      ))}
    </g>
  )
})

const CountMark = ({ x, y, count }: Count) => (
  <text className="tsu-count" x={x} y={y + 8}>
    {count}
  </text>
)

const FLAG = iconOf('conquest') ?? ''

/** What a character takes: the text is made to fit, whatever font there is. */
const LETTER = 14

/** Conquest points under a flag, then health and damage: `⚑45·40·30`. In a homezone nothing can be conquered. */
function TallyMark({ x, y, values, tone }: Tally & { readonly tone: number }) {
  const text = values.join('·')
  const length = text.length * LETTER
  const flag = values.length === 2 ? 0 : 22
  const width = length + flag + 9
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect className="tsu-tally" x={-width / 2} y={-15} width={width} height={30} rx={6} stroke={seatColour(tone)} />
      {flag > 0 && <DrawnIcon path={FLAG} size={21} x={-width / 2 + 14} className="tsu-tally-flag" />}
      <text className="tsu-tally-text" x={flag / 2} y={9.5} textLength={length} lengthAdjust="spacingAndGlyphs">
        {text}
      </text>
    </g>
  )
}
