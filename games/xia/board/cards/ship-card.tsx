import { type Formatter, Icon, type SeatLook, SeatMark } from '@orrery/board'
import { content } from '../content.ts'
import { figure } from '../figures.ts'
import { icons } from '../icons.ts'
import { hullOf } from '../map/silhouettes.ts'
import { BasisMark } from './card-parts.tsx'
import { abilityWords } from './words.ts'

/** The hold of a ship in small. */
export function HoldShape({ ship, cell = 9 }: { readonly ship: string; readonly cell?: number }) {
  const { hold } = content.ships[ship]
  const width = Math.max(...hold.x) + 1
  const height = Math.max(...hold.y) + 1
  return (
    <svg
      className="xia-hold-shape"
      width={width * cell}
      height={height * cell}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
    >
      {hold.names.map((name, space) => (
        <rect key={name} x={hold.x[space] + 0.06} y={hold.y[space] + 0.06} width="0.88" height="0.88" rx="0.12" />
      ))}
    </svg>
  )
}

/** A ship from above. */
export const ShipMark = ({ ship, size = 40 }: { readonly ship: string; readonly size?: number }) => (
  <svg className="xia-ship-mark" width={size} height={size} viewBox="-25 -25 50 50" aria-hidden="true">
    <path d={hullOf(ship)} />
  </svg>
)

interface ShipProps {
  readonly ship: string
  /** Who flies it, if somebody does. */
  readonly owner?: SeatLook
  readonly say: Formatter
}

/** A ship mat on offer: what it costs, holds and can do. */
export function ShipCard({ ship, owner, say }: ShipProps) {
  const { price, energy, impulse, hold, ability, basis } = content.ships[ship]
  const card = content.abilities[ability]
  return (
    <div className={`xia-card xia-ship-offer lit ${owner ? 'xia-taken' : ''}`}>
      <header>
        <ShipMark ship={ship} size={30} />
        <b>{say.name(ship)}</b> <BasisMark basis={basis} say={say} />
        {owner && <SeatMark seat={owner.seat} size={14} />}
      </header>
      <p className="xia-ship-facts">
        <HoldShape ship={ship} />
        <span>
          <Icon path={icons['power-lightning']} size={13} /> {energy} · <Icon path={icons['jet-pack']} size={13} />{' '}
          {impulse} · {say.text('{{n|# space|# spaces}}', { n: hold.size })}
          {price > 0 && (
            <>
              {' · '}
              <Icon path={icons['two-coins']} size={13} /> {figure(say, price)}
            </>
          )}
        </span>
      </p>
      <p>
        <b>{say.name(ability)}</b> (<em>{say.name(card.use, 'use')}</em>, {card.energy}⚡): {abilityWords(say, card)}
      </p>
    </div>
  )
}
