import { DrawnIcon, type Formatter, Icon, SayContext, SeatShape } from '@orrery/board'
import { createContext, type ReactNode, useContext, useMemo } from 'react'
import type { View } from '../view.ts'
import { iconOf } from './emblems.ts'

/** The Oni look like the fifth seat, which this game never has. */
export const ONI_TONE = 4

/** By power: the seat whose colour, shape and pattern it wears. */
export type Tones = { readonly [power: string]: number }

const TonesContext = createContext<Tones>({ oni: ONI_TONE })

export const useTones = (): Tones => useContext(TonesContext)

export function useSay(): Formatter {
  const say = useContext(SayContext)
  if (say === undefined) throw new Error('A drawing needs words.')
  return say
}

/** By kind of unit: what the pack in play makes of it. */
type Traits = View['traits']

const TraitsContext = createContext<Traits>({})

export const useTraits = (): Traits => useContext(TraitsContext)

interface TableProps {
  readonly view: View
  readonly say: Formatter
  readonly children: ReactNode
}

/** What all parts of the drawing need: who wears which colour, what units can do, and the words. */
export function Table({ view, say, children }: TableProps) {
  const factions = view.seats.map(({ faction }) => faction).join(' ')
  const tones = useMemo(
    () => ({ oni: ONI_TONE, ...Object.fromEntries(factions.split(' ').map((faction, seat) => [faction, seat])) }),
    [factions],
  )
  return (
    <SayContext value={say}>
      <TonesContext value={tones}>
        <TraitsContext value={view.traits}>{children}</TraitsContext>
      </TonesContext>
    </SayContext>
  )
}

/** The mark of a power among words: the shape of its seat with its emblem. */
export function PowerMark({ power, size = 22 }: { readonly power: string; readonly size?: number }) {
  const tone = useTones()[power] ?? ONI_TONE
  return (
    <svg className="tsu-power" width={size} height={size} viewBox="-14 -14 28 28" aria-hidden="true">
      <PowerShape power={power} tone={tone} />
    </svg>
  )
}

/** The same inside a drawing, within 28 units around the origin. */
export function PowerShape({ power, tone }: { readonly power: string; readonly tone: number }) {
  const path = iconOf(power)
  return (
    <g style={{ color: `var(--seat-${tone}-ink)` }}>
      <g transform={tone === 2 ? 'translate(0 2)' : undefined}>
        <SeatShape seat={tone} size={26} />
      </g>
      {path && <DrawnIcon path={path} size={tone === 0 || tone === 1 ? 15 : 12} y={tone === 2 ? 3 : 0} />}
    </g>
  )
}

/** The icon of a thing among words; nothing for what has none. */
export function ThingIcon({ id, size = 16 }: { readonly id: string; readonly size?: number }) {
  const path = iconOf(id)
  return path ? <Icon path={path} size={size} className="tsu-icon" /> : null
}
