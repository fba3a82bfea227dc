import { DrawnIcon } from '@orrery/board'
import { memo } from 'react'
import type { Cargo, Special } from '../../content/types.ts'
import { icons } from '../icons.ts'
import { CargoCube } from '../table/cargo-cube.tsx'

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

/** What a hex is good for, as a sign in its middle. */
export const SpecialMark = memo(function SpecialMark({ kind, x, y, cargo, number }: MarkProps) {
  return (
    <g className={`xia-special xia-special-${kind}`} transform={`translate(${x} ${y})`}>
      <Sign kind={kind} cargo={cargo} number={number} />
    </g>
  )
})

function Sign({ kind, cargo, number }: Pick<MarkProps, 'kind' | 'cargo' | 'number'>) {
  switch (kind) {
    case 'spawn':
      return (
        <>
          <path className="xia-spawn-ring" d="M0-19L5-14H14V-5L19 0L14 5V14H5L0 19L-5 14H-14V5L-19 0L-14-5V-14H-5Z" />
          <text className="xia-special-number" y="6">
            {number}
          </text>
        </>
      )
    case 'mission':
      return (
        <>
          <path className="xia-mission-plate" d="M0-20L20 0L0 20L-20 0Z" />
          <DrawnIcon path={icons['flag-objective']} size={22} />
        </>
      )
    case 'exploration':
      return <circle className="xia-exploration-ring" r="15" />
    default:
      return (
        <>
          <rect className="xia-trade-plate" x="-21" y="-16" width="42" height="32" rx="6" />
          {cargo !== '' && <CargoCube cargo={cargo} x={-8.5} size={11} />}
          <DrawnIcon path={TRADE_ICONS[kind]} size={17} x={10.5} />
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
      <path className="xia-token-rim" d="M0-18L15.6-9V9L0 18L-15.6 9V-9Z" />
      <path className="xia-token-face" d="M0-13.5L11.7-6.75V6.75L0 13.5L-11.7 6.75V-6.75Z" />
      <text className="xia-special-number" y="6">
        ?
      </text>
    </g>
  )
})
