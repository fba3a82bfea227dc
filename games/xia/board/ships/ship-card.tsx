import { type Formatter, Icon, type SeatLook, SeatMark } from '@orrery/board'
import { abilityWords, basisWords } from '../cards/words.ts'
import { content } from '../content.ts'
import { figure } from '../figures.ts'
import { icons } from '../icons.ts'
import { Portrait } from './portrait.tsx'

interface HoldShapeProps {
  readonly ship: string
  readonly cell?: number
  /** So many of its spaces are broken. */
  readonly broken?: number
}

/** The hold of a ship in small. */
export function HoldShape({ ship, cell = 9, broken = 0 }: HoldShapeProps) {
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
        <rect
          key={name}
          className={space < broken ? 'xia-cell-broken' : ''}
          x={hold.x[space] + 0.06}
          y={hold.y[space] + 0.06}
          width="0.88"
          height="0.88"
          rx="0.12"
        />
      ))}
    </svg>
  )
}

interface ShipProps {
  readonly ship: string
  /** Who flies it, if somebody does. */
  readonly owner?: SeatLook
  readonly say: Formatter
}

/** A ship mat on offer: its portrait and hold, what it costs and can do. */
export function ShipCard({ ship, owner, say }: ShipProps) {
  const { price, energy, impulse, hold, ability, basis } = content.ships[ship]
  const card = content.abilities[ability]
  const facts = [
    [icons['power-lightning'], energy, say.text('energy')],
    [icons['jet-pack'], impulse, say.text('impulse')],
    [icons.cubes, hold.size, say.text('hold spaces')],
  ] as const
  return (
    <article className={`xia-ship-card lit ${owner ? 'xia-taken' : ''}`}>
      <header>
        <b>{say.name(ship)}</b>
        {owner && <SeatMark seat={owner.seat} size={14} />}
        {price > 0 && (
          <span className="xia-cost">
            <Icon path={icons['two-coins']} size={13} /> {figure(say, price)}
          </span>
        )}
      </header>
      <div className="xia-ship-picture">
        <Portrait ship={ship} />
        <HoldShape ship={ship} cell={12} />
        <span className="xia-basis-word">{basisWords(say, basis)}</span>
      </div>
      <p className="xia-ship-facts">
        {facts.map(([icon, value, name]) => (
          <span key={name} title={name}>
            <Icon path={icon} size={14} /> {value}
            <span className="unseen"> {name}</span>
          </span>
        ))}
      </p>
      <p className="xia-ship-ability">
        <b>{say.name(ability)}</b> <em>{say.name(card.use, 'use')}</em>{' '}
        <span className="xia-cost">
          <Icon path={icons['power-lightning']} size={12} />
          {card.energy}
        </span>
        <br />
        {abilityWords(say, card)}
      </p>
    </article>
  )
}
