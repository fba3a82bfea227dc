import { type DrawingProps, type Formatter, HtmlTarget, type SeatLook } from '@orrery/board'
import type { Seat } from '@orrery/engine'
import type { View } from '../../view.ts'
import { Section } from '../cards/card-parts.tsx'
import { MissionCard } from '../cards/mission-card.tsx'
import { OpenTitle } from '../cards/title-card.tsx'
import { content } from '../content.ts'
import { useQuestion } from '../map/live-target.tsx'
import { Loadouts, OutfitMarket, ShipMarket } from './market.tsx'
import { Mat } from './mat.tsx'
import { Npcs } from './npcs.tsx'
import { Supply } from './supply.tsx'

const TIERS = [1, 2, 3]

type MatsProps = DrawingProps<View> & { readonly focus: Seat | undefined }

/** What lies before the seats, one of them first. */
export function Mats({ view, seats, say, focus }: MatsProps) {
  const first = focus ?? view.turn
  const others = seats.filter(({ seat }) => seat !== first)
  return (
    <div className="xia-mats">
      <SeatMat view={view} look={seats[first]} say={say} />
      <OpenTitles view={view} say={say} />
      <div className="xia-others">
        {others.map((look) => (
          <SeatMat key={look.seat} view={view} look={look} say={say} />
        ))}
      </div>
    </div>
  )
}

/** What lies beside the board: ships, outfits, NPCs, what is left of everything. What is asked for now comes first. */
export function Market({ view, seats, say }: MatsProps) {
  const choosing = view.phase === 'ships'
  const ask = useQuestion()?.ask
  const own = view.seat === null ? '' : view.vessels[view.seat].ship
  const nextTier = 1 + (content.ships[own]?.tier ?? 0)
  return (
    <div className="xia-mats">
      {(choosing || view.phase === 'loadout') && (
        <p>
          {say.text('Players choose in this order: {{order}}.', {
            order: view.pickOrder.map((seat) => say.name(seat, 'craft')).join(', '),
          })}
        </p>
      )}
      <DrawnMissions view={view} say={say} />
      {ask === 'option.first-game' && <Loadouts say={say} />}
      <OutfitMarket view={view} say={say} wanted={view.phase === 'loadout' || ask === 'business.order'} />
      {TIERS.map((tier) => (
        <ShipMarket
          key={tier}
          view={view}
          seats={seats}
          say={say}
          tier={tier}
          wanted={ask === 'business.order' && tier === nextTier}
        />
      ))}
      <Npcs view={view} say={say} />
      <Supply view={view} say={say} />
    </div>
  )
}

function SeatMat({
  view,
  look,
  say,
}: {
  readonly view: View
  readonly look: SeatLook | undefined
  readonly say: Formatter
}) {
  if (look === undefined) return null
  const { seat, name, side, mine } = look
  const turn = view.turn === seat && view.turnNumber > 0 && view.phase !== 'over'
  const npcs = view.npcs.flatMap(({ id, controller }) => (controller === seat ? [id] : [])).join(' ')
  return <Mat vessel={view.vessels[seat]} {...{ seat, name, side, mine, turn, npcs, say }} />
}

/** Cards the viewer has just drawn, of which one may be kept. */
const DrawnMissions = ({ view: { missionHand }, say }: { readonly view: View; readonly say: Formatter }) =>
  missionHand.length === 0 ? null : (
    <Section title={say.text('Drawn missions')}>
      <ul className="xia-cards xia-cards-wide">
        {missionHand.map((id) => (
          <li key={id}>
            <HtmlTarget option={id} label={say.name(id)} className="xia-card-frame">
              <MissionCard id={id} say={say} />
            </HtmlTarget>
          </li>
        ))}
      </ul>
    </Section>
  )

const OpenTitles = ({ view: { openTitles }, say }: { readonly view: View; readonly say: Formatter }) =>
  openTitles.length === 0 ? null : (
    <Section title={say.text('Open titles')}>
      <ul className="xia-cards">
        {openTitles.map(({ title, progress }) => (
          <li key={title}>
            <OpenTitle title={title} progress={progress} say={say} />
          </li>
        ))}
      </ul>
    </Section>
  )
