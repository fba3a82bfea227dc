import { DrawnIcon, SeatShape, seatColour } from '@orrery/board'
import { memo } from 'react'
import type { HexView } from '../../view.ts'
import { iconOf } from '../emblems.ts'
import { ONI_TONE, PowerShape } from '../powers.tsx'
import { centreOf, outline } from './geometry.ts'
import { SideMark } from './sides.tsx'
import { Terrain } from './terrain.tsx'

const RIM = outline(11)
const TINT = outline(3)

interface AreaProps {
  readonly hex: HexView
  /** Whose it is, as the seat whose colours it wears; -1 for nobody. */
  readonly owner: number
}

/** A hex as it lies: its ground, whose it is, its properties, its sides and what lies in it. */
export const Area = memo(function Area({ hex, owner }: AreaProps) {
  const { x, y } = centreOf(hex.hex)
  const { printed = [], passages = [], blockades = [], pigs = [] } = hex
  return (
    <g transform={`translate(${x} ${y})`} className={owner >= 0 ? 'tsu-area tsu-owned' : 'tsu-area'}>
      <Terrain type={hex.kind === 'homezone' ? 'home' : (hex.type ?? 'ocean')} rotation={hex.rotation} />
      {owner >= 0 && (
        <Territory
          owner={owner}
          power={hex.owner ?? 'oni'}
          home={hex.kind === 'homezone'}
          crowded={Object.keys(hex.units).length > 0}
        />
      )}
      {printed.map((way) => (
        <SideMark key={`p${way}`} kind={passages.includes(way) ? 'passage' : 'printed'} way={way} />
      ))}
      {blockades.map((way) => (
        <SideMark key={`b${way}`} kind="blockade" way={way} />
      ))}
      {pigs.map((way) => (
        <SideMark key={`g${way}`} kind="pigs" way={way} />
      ))}
      <text className="tsu-name" y={-71}>
        {hex.hex}
      </text>
      <Strip chips={topChips(hex)} y={-52} />
      <Strip chips={markerChips(hex)} y={58} />
    </g>
  )
})

interface TerritoryProps {
  readonly owner: number
  readonly power: string
  readonly home: boolean
  readonly crowded: boolean
}

/** Whose it is: a rim in the pattern of the side, a tint, and the side's mark at the lower corner. */
function Territory({ owner, power, home, crowded }: TerritoryProps) {
  return (
    <>
      <polygon className="tsu-tint" points={TINT} fill={seatColour(owner)} />
      <polygon className="tsu-rim" points={RIM} stroke={`url(#tsu-pattern-${owner})`} />
      <polygon className="tsu-rim-line" points={outline(20)} stroke={seatColour(owner)} />
      <g
        transform={home ? (crowded ? 'translate(0 62) scale(1.3)' : 'scale(1.9)') : 'translate(0 77)'}
        className={home ? 'tsu-home-mark' : ''}
      >
        {home ? <PowerShape power={power} tone={owner} /> : <SeatShape seat={owner} size={26} />}
      </g>
    </>
  )
}

interface Chip {
  readonly id: string
  readonly icon: string
  readonly text?: string
  readonly look?: string
}

/** What makes an area special: the value of a mountain, ground that is worth more or less than others, properties. */
function topChips({ kind, type, mountain = 0, properties = [] }: HexView): Chip[] {
  const shown = properties.filter((property) => kind !== 'moon' || property !== 'tsukuyumi')
  const lost = kind === 'moon' && !properties.includes('tsukuyumi')
  return [
    ...(mountain > 0 ? [{ id: 'mountain', icon: 'mountain', text: String(mountain) }] : []),
    ...(type === 'fertile' || type === 'river' || type === 'devastated' ? [{ id: type, icon: type, look: type }] : []),
    ...shown.map((property) => ({ id: property, icon: property, look: property })),
    ...(lost ? [{ id: 'lost', icon: 'tsukuyumi', look: 'lost' }] : []),
  ]
}

function markerChips({ eggs = 0, mines = 0, strongholds = 0, covers = 0, rocket = [] }: HexView): Chip[] {
  const counted = (icon: string, count: number): Chip[] =>
    count > 0 ? [{ id: icon, icon, look: icon, ...(count > 1 ? { text: String(count) } : {}) }] : []
  return [
    ...counted('egg', eggs),
    ...counted('mine', mines),
    ...counted('stronghold', strongholds),
    ...counted('cover', covers),
    ...rocket.map((colour) => ({ id: `rocket-${colour}`, icon: 'rocket-attack', look: `rocket-${colour}` })),
  ]
}

const CHIP = 32
const LETTER = 16

/** Icons in a row, with their numbers. */
function Strip({ chips, y }: { readonly chips: readonly Chip[]; readonly y: number }) {
  if (chips.length === 0) return null
  const widths = chips.map(({ text = '' }) => CHIP + text.length * LETTER)
  const whole = widths.reduce((sum, width) => sum + width, 0)
  let left = -whole / 2
  return (
    <g transform={`translate(0 ${y}) scale(${Math.min(1, 128 / whole)})`}>
      {chips.map(({ id, icon, text, look }, at) => {
        const from = left
        left += widths[at]
        return (
          <g key={id} transform={`translate(${from} 0)`} className={`tsu-chip tsu-chip-${look ?? 'plain'}`}>
            <rect x={0.5} y={-15} width={widths[at] - 1} height={30} rx={7} />
            <DrawnIcon path={iconOf(icon) ?? ''} size={25} x={16} />
            {text && (
              <text x={30} y={9.5}>
                {text}
              </text>
            )}
          </g>
        )
      })}
    </g>
  )
}

export const toneOfOwner = (tones: { readonly [power: string]: number }, owner: string | null): number =>
  owner === null ? -1 : (tones[owner] ?? ONI_TONE)
