import { type DrawingProps, type Formatter, HtmlTarget, Icon, Raise, useOpening } from '@orrery/board'
import type { Seat } from '@orrery/engine'
import { deeds } from '../../codecs.ts'
import type { VesselView, View } from '../../view.ts'
import { AbilityFace } from '../cards/ability-card.tsx'
import { actionLabel } from '../cards/ability-warning.ts'
import { ActiveMission, MissionBack, MissionCard } from '../cards/mission-card.tsx'
import { content } from '../content.ts'
import { icons } from '../icons.ts'
import { mark } from '../landmarks.ts'
import { Portrait } from '../ships/portrait.tsx'
import { Hold } from './hold.tsx'
import { HoldActs, OwnTarget } from './mat.tsx'
import { OwnStatus } from './own-status.tsx'

/** The viewer's own ship at a glance: portrait, hold, figures, and the cards folded. */
export function Strip({ view, say, focus }: DrawingProps<View> & { readonly focus: Seat | undefined }) {
  if (focus === undefined) return null
  const vessel = view.vessels[focus]
  return (
    <div className="xia-own" style={{ '--own': `var(--seat-${focus})` } as React.CSSProperties}>
      <OwnShip vessel={vessel} seat={focus} say={say} />
      {vessel.ship === '' ? (
        <div className="xia-mat-hold" />
      ) : (
        <div className="xia-mat-hold" {...mark('hold')}>
          <Hold vessel={vessel} live say={say} />
          <HoldActs say={say} />
        </div>
      )}
      <OwnStatus vessel={vessel} say={say} />
      <FoldedCards view={view} vessel={vessel} say={say} />
    </div>
  )
}

interface PartProps {
  readonly vessel: VesselView
  readonly say: Formatter
}

/** The ship, which opens its whole mat; an outline of one before it is chosen. */
function OwnShip({ vessel, seat, say }: PartProps & { readonly seat: Seat }) {
  const open = useOpening()
  return (
    <button type="button" className="xia-portrait" {...mark('portrait')} onClick={() => open('mats', seat)}>
      {vessel.ship === '' ? (
        <span className="xia-no-ship" />
      ) : (
        <Portrait ship={vessel.ship} damage={vessel.damage.length} />
      )}
      <b>{vessel.ship === '' ? say.text('No ship yet') : say.name(vessel.ship)}</b>
    </button>
  )
}

/** Abilities and the mission: their names, and the whole card while somebody looks at one. */
function FoldedCards({ view, vessel, say }: PartProps & { readonly view: View }) {
  const { mission } = vessel
  return (
    <div className="xia-folded-cards" {...mark('cards')}>
      <div className="xia-folded-abilities">
        {vessel.abilities.map(({ id, ready }) => (
          <FoldedAbility key={id} id={id} ready={ready} view={view} say={say} />
        ))}
        {vessel.replica !== '' && <FoldedAbility id={vessel.replica} ready view={view} say={say} />}
      </div>
      {mission ? (
        <Raise face={<ActiveMission mission={mission} say={say} />} className="xia-folded-mission">
          <OwnTarget option="abort" live label={say.name('abort', 'action')}>
            {mission.mission === 'face-down' ? (
              <MissionBack say={say} />
            ) : (
              <MissionCard id={mission.mission} size="folded" say={say} />
            )}
          </OwnTarget>
        </Raise>
      ) : (
        <span className="xia-folded-mission xia-no-mission" />
      )}
    </div>
  )
}

interface FoldedAbilityProps {
  readonly id: string
  readonly ready: boolean
  readonly view: View
  readonly say: Formatter
}

/** An ability answers to its own name and as an action. */
function FoldedAbility({ id, ready, view, say }: FoldedAbilityProps) {
  const ability = content.abilities[id]
  if (ability === undefined) return null
  const use = deeds.ability.encode(id)
  return (
    <Raise face={<AbilityFace id={id} ready={ready} say={say} />} className="xia-folded-place">
      <HtmlTarget option={use} label={actionLabel(view, use, say)}>
        <HtmlTarget option={id} label={say.name(id)}>
          <span className={`xia-folded lit ${ready ? '' : 'xia-exhausted'}`}>
            <Icon path={icons['power-lightning']} size={18} />
            <b>{say.name(id)}</b>
            <span>{ready ? ability.energy : say.text('exhausted')}</span>
          </span>
        </HtmlTarget>
      </HtmlTarget>
    </Raise>
  )
}
