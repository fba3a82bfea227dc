import { Arriving, Piece } from '@orrery/board'
import { memo, useMemo } from 'react'
import type { HexView } from '../../view.ts'
import { rankOfFigure } from '../facts.ts'
import { ONI_TONE, useTones } from '../powers.tsx'
import { centreOf } from './geometry.ts'
import { unitsFor, useGrade } from './grade.ts'
import { campsOf } from './laid.ts'
import { DrawnToken, TOKEN } from './token.tsx'

/** Pixels: smaller tokens have no chevrons. */
const SMALL = 13

/** All units on the map, always in the same order, so that each stays itself and moves when its place changes. */
export function Figures({ hexes }: { readonly hexes: readonly HexView[] }) {
  const tones = useTones()
  const grade = useGrade()
  const figures = useMemo(() => {
    const unit = unitsFor(grade)
    const list = hexes.flatMap((hex) => {
      const middle = centreOf(hex.hex)
      return campsOf(hex, grade, tones).tokens.map(({ figure, kind, power, x, y, radius }) => ({
        figure,
        kind,
        tone: tones[power] ?? ONI_TONE,
        x: middle.x + x * unit,
        y: middle.y + y * unit,
        scale: (radius * unit) / TOKEN,
        small: radius < SMALL,
      }))
    })
    return list.sort((a, b) => rankOfFigure(a.figure) - rankOfFigure(b.figure))
  }, [hexes, grade, tones])
  return (
    <g className="tsu-figures">
      {figures.map(({ figure, ...one }) => (
        <Figure key={figure} {...one} />
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
  readonly small: boolean
}

const Figure = memo(function Figure({ kind, tone, x, y, scale, small }: FigureProps) {
  return (
    <Piece x={x} y={y} scale={scale}>
      <Arriving>
        <DrawnToken kind={kind} tone={tone} small={small} />
      </Arriving>
    </Piece>
  )
})
