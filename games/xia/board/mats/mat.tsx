import { type Formatter, HtmlTarget, Icon, SeatMark } from '@orrery/board'
import type { Seat } from '@orrery/engine'
import { memo, type ReactNode } from 'react'
import { rankAt } from '../../content/ranks.ts'
import type { VesselView } from '../../view.ts'
import { AbilityCard } from '../cards/ability-card.tsx'
import { ActiveMission } from '../cards/mission-card.tsx'
import { TitleCard } from '../cards/title-card.tsx'
import { content } from '../content.ts'
import { figure } from '../figures.ts'
import { icons } from '../icons.ts'
import { Portrait } from '../ships/portrait.tsx'
import { Hold } from './hold.tsx'
import { Systems } from './systems.tsx'

interface MatProps {
  readonly vessel: VesselView
  readonly seat: Seat
  readonly name: string
  readonly side: string
  readonly mine: boolean
  readonly turn: boolean
  /** The NPCs it moves, separated by spaces. */
  readonly npcs: string
  readonly say: Formatter
}

/** A mat is drawn again when something on it has changed. */
const isSame = (a: MatProps, b: MatProps): boolean =>
  a.vessel === b.vessel &&
  a.seat === b.seat &&
  a.name === b.name &&
  a.side === b.side &&
  a.mine === b.mine &&
  a.turn === b.turn &&
  a.npcs === b.npcs &&
  a.say.language === b.say.language

/** Everything before a seat: its ship's mat with the hold, its cards, its purse. */
export const Mat = memo(function Mat({ vessel, seat, name, side, mine, turn, npcs, say }: MatProps) {
  const flying = vessel.ship !== ''
  return (
    <article
      className={`xia-mat ${mine ? 'xia-mat-mine' : ''}`}
      style={{ '--own': `var(--seat-${seat})` } as React.CSSProperties}
      aria-label={name === side ? name : `${name}, ${side}`}
    >
      <div className="xia-mat-head">
        <HtmlTarget option={vessel.colour} label={say.name(vessel.colour)}>
          <header className="lit">
            <SeatMark seat={seat} size={18} />
            <b>{name}</b>
            {side !== name && <span>{side}</span>}
          </header>
        </HtmlTarget>
        {flying && (
          <p className="xia-mat-ship">
            <Portrait ship={vessel.ship} damage={vessel.damage.length} />
            <span>
              <b>{say.name(vessel.ship)}</b>
              <br />
              {say.text('tier {{n}}', { n: content.ships[vessel.ship].tier })}
            </span>
          </p>
        )}
        <Purse vessel={vessel} mine={mine} say={say} />
        <States vessel={vessel} turn={turn} npcs={npcs} say={say} />
      </div>
      {flying && (
        <div className="xia-mat-hold">
          <Hold vessel={vessel} live={mine} say={say} />
          {mine && <HoldActs say={say} />}
        </div>
      )}
      {flying && <Systems vessel={vessel} mine={mine} say={say} />}
      <div className="xia-mat-cards">
        {vessel.abilities.map(({ id, ready }) => (
          <AbilityCard key={id} id={id} ready={ready} say={say} />
        ))}
        {vessel.replica !== '' && <AbilityCard id={vessel.replica} ready copied say={say} />}
        {vessel.mission && (
          <OwnTarget option="abort" live={mine} label={say.name('abort', 'action')}>
            <ActiveMission mission={vessel.mission} say={say} />
          </OwnTarget>
        )}
        {vessel.titles.map((title) => (
          <TitleCard key={title} title={title} say={say} />
        ))}
        <Won vessel={vessel} say={say} />
      </div>
    </article>
  )
}, isSame)

/** A target on the viewer's own mat; on another's it is a drawing. */
export const OwnTarget = ({
  option,
  live,
  label,
  children,
}: {
  readonly option: string
  readonly live: boolean
  readonly label: string
  readonly children: ReactNode
}) =>
  live ? (
    <HtmlTarget option={option} label={label} className="xia-card-frame">
      {children}
    </HtmlTarget>
  ) : (
    children
  )

export function Purse({
  vessel,
  mine,
  say,
}: {
  readonly vessel: VesselView
  readonly mine: boolean
  readonly say: Formatter
}) {
  const { fame, fameDue, credits, bounty } = vessel
  return (
    <ul className="xia-purse">
      <li>
        <OwnTarget option="fame" live={mine} label={say.name('fame', 'business')}>
          <span className="xia-coin lit" title={say.text('Fame')}>
            <Icon path={icons['round-star']} size={15} />
            <b>{fame}</b>
            {fameDue > 0 && <span> +{fameDue}</span>}
            <span className="xia-coin-name">{say.text('Fame')}</span>
            <span className="xia-coin-name">({say.name(rankAt(content.ranks, fame))})</span>
          </span>
        </OwnTarget>
      </li>
      <li>
        <OwnTarget option="gift" live={mine} label={say.name('gift', 'action')}>
          <span className="xia-coin lit" title={say.text('credits')}>
            <Icon path={icons['two-coins']} size={15} />
            <b>{figure(say, credits)}</b>
            <span className="xia-coin-name">{say.text('credits')}</span>
          </span>
        </OwnTarget>
      </li>
      {bounty > 0 && (
        <li>
          <span className="xia-coin xia-wanted" title={say.text('bounty')}>
            <Icon path={icons['death-skull']} size={15} />
            <b>{figure(say, bounty)}</b>
            <span className="xia-coin-name">{say.text('bounty')}</span>
          </span>
        </li>
      )}
    </ul>
  )
}

/** What holds a ship back or helps it for a while. */
export const statesOf = ({ stranded, skips, veiled, papers, drift, host, hex, ship }: VesselView, say: Formatter) =>
  [
    ship !== '' && hex === null && say.text('destroyed'),
    stranded && say.text('stranded'),
    skips && say.text('skips the next turn'),
    veiled && say.text('veiled'),
    papers && say.text('forged papers'),
    drift > 0 && say.text('autopilot: {{n|# space|# spaces}}', { n: drift }),
    host !== null && say.text('latched on to {{craft}}', { craft: say.name(host) }),
  ].filter((state) => state !== false)

function States({ vessel, turn, npcs, say }: Pick<MatProps, 'vessel' | 'turn' | 'npcs' | 'say'>) {
  const moved = npcs === '' ? [] : npcs.split(' ')
  const states = [
    ...(turn ? [say.text('their turn')] : []),
    ...statesOf(vessel, say),
    ...moved.map((id) => say.text('moves {{craft}}', { craft: say.name(id) })),
  ]
  return (
    <ul className="xia-states">
      {states.map((state) => (
        <li key={state}>{state}</li>
      ))}
    </ul>
  )
}

const HOLD_ACTS: readonly (readonly [option: string, kind: 'action' | 'business', icon: string])[] = [
  ['jettison', 'action', icons['trash-can']],
  ['repair', 'business', icons.spanner],
  ['rearrange', 'business', icons.cubes],
]

/** What can be done with a hold as a whole, where it is offered. */
export const HoldActs = ({ say }: { readonly say: Formatter }) => (
  <div className="xia-hold-acts">
    {HOLD_ACTS.map(([option, kind, icon]) => (
      <HtmlTarget key={option} option={option} label={say.name(option, kind)} className="xia-hold-act">
        <span className="lit" title={say.name(option, kind)}>
          <Icon path={icon} size={18} />
        </span>
      </HtmlTarget>
    ))}
  </div>
)

/** What has been won: completed missions and tokens. */
function Won({ vessel: { completed, tokens }, say }: { readonly vessel: VesselView; readonly say: Formatter }) {
  if (completed.length + tokens.length === 0) return null
  return (
    <div className="xia-card xia-won">
      {completed.length > 0 && (
        <p>
          <b>{say.text('Completed missions')}</b> {completed.map((id) => say.name(id)).join(', ')}
        </p>
      )}
      {tokens.length > 0 && (
        <p>
          <b>{say.text('Exploration tokens')}</b> {tokens.map((token) => say.name(token)).join(', ')}
        </p>
      )}
    </div>
  )
}
