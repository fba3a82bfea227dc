import { DrawnIcon } from '@orrery/board'
import { memo } from 'react'
import { upgrades } from '../../codecs.ts'
import { DIRECTION_NAMES } from '../../map/hex.ts'
import type { View } from '../../view.ts'
import { iconOf } from '../emblems.ts'
import {
  actionCardOf,
  combatCardOf,
  counterattackOf,
  eventOf,
  kindOfFigure,
  tileOf,
  unitOf,
  uplinkOf,
  weaponOf,
} from '../facts.ts'
import { SideMark } from '../map/sides.tsx'
import { Terrain } from '../map/terrain.tsx'
import { ThingIcon, useSay } from '../powers.tsx'
import { ActionCardFace } from './action-card.tsx'
import { AreaFace } from './area-face.tsx'
import { CombatFace, CounterattackFace, EventFace, PileFace, UplinkFace, WeaponFace } from './faces.tsx'
import { UnitCard, UpgradeCard } from './unit-card.tsx'

interface OptionFaceProps {
  readonly option: string
  readonly ask: string
  readonly view: View
}

/** Names of Uplinks also stand for actions of a turn and, once, for a unit. */
const ACTION_ASKS = ['round.turn', 'white.choice']
const UPLINK_ASKS = ['setup.uplinks', 'production.points', 'uplink.tenno', 'cybersamurai.defense-matrix']

/** An option as the thing it stands for: a card, a unit, a tile, an action. */
export function OptionFace({ option, ask, view }: OptionFaceProps) {
  const say = useSay()
  const area = view.hexes.find(({ hex }) => hex === option)
  if (area) return <AreaFace hex={area} />
  if (ACTION_ASKS.includes(ask)) return <ActionFace option={option} ask={ask} left={leftOf(option, view)} />
  if (option === 'deck') return <PileFace id="deck" title={say.text('Event deck')} count={view.eventDeck} />
  if (option === 'draw-pile') return <PileFace id={option} title={say.text('Draw pile')} count={view.drawPile} />
  if (option === 'discard-pile')
    return <PileFace id={option} title={say.text('Discard pile')} count={view.discardPile.length} />
  if (actionCardOf(option)) return <ActionCardFace id={option} size="listed" />
  if (eventOf(option)) return <EventFace id={option} size="listed" />
  if (combatCardOf(option)) return <CombatFace id={option} size="listed" used={view.usedCards.includes(option)} />
  if (counterattackOf(option)) {
    const mine = view.seat === null ? undefined : view.seats[view.seat].faction
    return <CounterattackFace id={option} size="listed" {...(mine ? { power: mine } : {})} />
  }
  if (tileOf(option)) return <TileFace id={option} rotation={0} />
  const upgrade = upgrades.match(option)
  if (upgrade) return <UpgradeCard {...upgrade} />
  if (UPLINK_ASKS.includes(ask) && uplinkOf(option))
    return <UplinkFace id={option} installed={view.uplinks.includes(option)} />
  if (unitOf(option)) return <UnitFace kind={option} ask={ask} view={view} />
  const thing = kindOfFigure(option)
  if (weaponOf(thing)) return <WeaponFace id={thing} />
  if (unitOf(thing)) return <UnitCard kind={thing} />
  return <ActionFace option={option} ask={ask} />
}

function UnitFace({ kind, ask, view }: { readonly kind: string; readonly ask: string; readonly view: View }) {
  const cost = unitOf(kind)?.cost
  if (ask === 'production.points') return <UnitCard kind={kind} {...(cost ? { cost } : {})} />
  if (ask.startsWith('oni.') || ask === 'counter.where-there-is-one')
    return <UnitCard kind={kind} count={view.oniReserve.filter((one) => one === kind).length} />
  return <UnitCard kind={kind} />
}

interface ActionFaceProps extends Pick<OptionFaceProps, 'option' | 'ask'> {
  readonly left?: number
}

/** An action, a property, a power: an icon and its name, and how often it can be done. */
const ActionFace = memo(function ActionFace({ option, ask, left }: ActionFaceProps) {
  const say = useSay()
  return (
    <div className="tsu-action lit">
      <ThingIcon id={option} size={20} />
      <span>{say.option(option, ask)}</span>
      {left !== undefined && left > 0 && <b className="tsu-left">{left}</b>}
    </div>
  )
})

/** How much of an action is left in the running turn. */
function leftOf(option: string, { turn }: View): number | undefined {
  if (turn === null) return undefined
  const left: { readonly [action: string]: number } = {
    draw: turn.draws,
    event: turn.plays,
    initiative: turn.initiative,
    produce: turn.points,
    drone: turn.drones,
    'oni-place': turn.oniPlace,
    'oni-conquest': turn.oniConquest,
    'oni-move': turn.oniMove,
    move: turn.movement,
    attack: turn.combat,
    charge: turn.charges,
    'swarm-move': turn.orders,
    'swarm-fly': turn.orders,
    'swarm-eggs': turn.orders,
  }
  return left[option]
}

interface TileFaceProps {
  readonly id: string
  readonly rotation: number
  readonly plain?: boolean
}

/** An area tile of the reserve, turned by so many sixths. */
export const TileFace = memo(function TileFace({ id, rotation, plain = false }: TileFaceProps) {
  const say = useSay()
  const tile = tileOf(id)
  if (tile === undefined) return null
  const icon = tile.property && iconOf(tile.property)
  return (
    <div className="tsu-tile-card lit">
      <svg width={64} height={70} viewBox="-92 -102 184 204" aria-hidden="true">
        <Terrain type={tile.type} rotation={rotation} word={id} />
        {tile.blockades.map((way) => (
          <SideMark key={way} kind="printed" way={DIRECTION_NAMES[(way + rotation) % 6]} />
        ))}
        {icon && (
          <g className={`tsu-chip tsu-chip-${tile.property}`}>
            <DrawnIcon path={icon} size={60} />
          </g>
        )}
        {tile.mountain > 0 && (
          <text className="tsu-tile-value" y={24}>
            {tile.mountain}
          </text>
        )}
      </svg>
      {!plain && <span className="tsu-tile-name">{say.name(id)}</span>}
    </div>
  )
})
