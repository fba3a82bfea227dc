import { SayContext } from '@orrery/board'
import { memo, useContext } from 'react'
import type { Cargo } from '../../content/types.ts'

interface CubeProps {
  /** Several stand for a space that trades in all of them. */
  readonly cargo: Cargo | 'any'
  readonly x?: number
  readonly y?: number
  /** From the middle to a corner. */
  readonly size?: number
  /** What its letter is like, where it is to be larger or smaller than the cube would have it. */
  readonly letter?: string
}

/** A cube of cargo inside a drawing: its colour, and the first letter of its name for those who do not see it. */
export const CargoCube = memo(function CargoCube({ cargo, x = 0, y = 0, size = 14, letter = '' }: CubeProps) {
  const say = useContext(SayContext)
  const name = say?.name(cargo) ?? cargo
  return (
    <g className={`xia-cube xia-cargo-${cargo}`} transform={`translate(${x} ${y}) scale(${size / 14})`}>
      <path className="xia-cube-left" d="M-12.1-7L0 0V14L-12.1 7Z" />
      <path className="xia-cube-right" d="M12.1-7L0 0V14L12.1 7Z" />
      <path className="xia-cube-top" d="M0-14L12.1-7L0 0L-12.1-7Z" />
      <path className="xia-cube-edge" d="M0-14L12.1-7V7L0 14L-12.1 7V-7Z" />
      <text className={`xia-cube-letter ${letter}`} y="6.3">
        {cargo === 'any' ? '∗' : name.charAt(0).toUpperCase()}
      </text>
    </g>
  )
})

/** A cube among words. */
export const CubeMark = ({ cargo, size = 18 }: { readonly cargo: Cargo | 'any'; readonly size?: number }) => (
  <svg className="xia-cube-mark" width={size} height={size} viewBox="-15 -15 30 30" aria-hidden="true">
    <CargoCube cargo={cargo} />
  </svg>
)
