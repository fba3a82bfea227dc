import { DrawnIcon } from '@orrery/board'
import { memo } from 'react'
import type { Cargo, Special } from '../../../content/types.ts'
import { icons } from '../../icons.ts'
import { CargoCube } from '../../table/cargo-cube.tsx'

type Trade = Extract<Special, { readonly cargo: readonly Cargo[] }>

/** What is done with the cargo of a space. */
export const TRADE_ICONS: { readonly [kind in Trade['kind']]: string } = {
  buy: icons['buy-card'],
  sell: icons['sell-card'],
  mine: icons.mining,
  salvage: icons.crane,
  harvest: icons.steam,
}

interface MarkProps {
  readonly kind: Special['kind']
  readonly x: number
  readonly y: number
  readonly cargo: Cargo | 'any' | ''
  /** Of a spawn point. */
  readonly number: number
}

/** What a hex is good for, as a sign in its middle: in pixels, whatever the size of the map. From afar it is a dot. */
export const SpecialMark = memo(function SpecialMark({ kind, x, y, cargo, number }: MarkProps) {
  return (
    <g className={`xia-special xia-special-${kind} xia-cargo-${cargo || 'none'}`} transform={`translate(${x} ${y})`}>
      <g className="xia-sign">
        <Sign kind={kind} cargo={cargo} number={number} />
      </g>
      {kind !== 'exploration' && <circle className="xia-dot" r="3" />}
    </g>
  )
})

function Sign({ kind, cargo, number }: Pick<MarkProps, 'kind' | 'cargo' | 'number'>) {
  switch (kind) {
    case 'spawn':
      return (
        <>
          <path
            className="xia-spawn-ring"
            d="M0-12L3.2-9H9V-3.2L12 0L9 3.2V9H3.2L0 12L-3.2 9H-9V3.2L-12 0L-9-3.2V-9H-3.2Z"
          />
          <text className="xia-special-number" y="4.2">
            {number}
          </text>
        </>
      )
    case 'mission':
      return (
        <>
          <path className="xia-mission-plate" d="M0-13L13 0L0 13L-13 0Z" />
          <DrawnIcon path={icons['flag-objective']} size={14} />
        </>
      )
    case 'exploration':
      return <circle className="xia-exploration-ring" r="9" />
    default:
      return (
        <>
          <rect className="xia-trade-plate" x="-16" y="-10" width="32" height="20" rx="4" />
          {cargo !== '' && <CargoCube cargo={cargo} x={-7.5} size={7.5} letter="xia-goods-letter" />}
          <DrawnIcon path={TRADE_ICONS[kind]} size={14} x={7} />
        </>
      )
  }
}

/** The parts of a special that a sign is drawn from. */
export const signOf = (special: Special): Pick<MarkProps, 'kind' | 'cargo' | 'number'> => ({
  kind: special.kind,
  cargo: 'cargo' in special ? (special.cargo.length === 1 ? special.cargo[0] : 'any') : '',
  number: special.kind === 'spawn' ? special.number : 0,
})

/** A token that lies face down. */
export const TokenMark = memo(function TokenMark({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <g className="xia-token" transform={`translate(${x} ${y})`}>
      <g className="xia-sign">
        <path className="xia-token-rim" d="M0-12L10.4-6V6L0 12L-10.4 6V-6Z" />
        <path className="xia-token-face" d="M0-9.4L8.1-4.7V4.7L0 9.4L-8.1 4.7V-4.7Z" />
        {/* Drawn, not written: what can be read on it lies on top of it. */}
        <path className="xia-token-sign" d="M-3.2-2.6A3.2 3.2 0 1 1 1.2.2Q0 .8 0 2.4" />
        <circle className="xia-token-point" cy="5.2" r="1.2" />
      </g>
      <circle className="xia-dot" r="3" />
    </g>
  )
})
