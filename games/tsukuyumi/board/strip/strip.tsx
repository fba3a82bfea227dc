import { type DrawingProps, HtmlTarget, Raise } from '@orrery/board'
import type { Seat } from '@orrery/engine'
import type { ReactNode } from 'react'
import type { View } from '../../view.ts'
import { ActionCardFace, FoldedActionCard } from '../cards/action-card.tsx'
import { EventFace } from '../cards/faces.tsx'
import { useDecision, useOptions } from '../deciding.ts'
import { mark } from '../landmarks.ts'
import { Table, ThingIcon, useSay } from '../powers.tsx'
import { Builder, isBuilding } from './builder.tsx'
import { Fight } from './fight.tsx'
import { Turn } from './turn.tsx'
import { Waiting } from './waiting.tsx'

/** What the viewer has in hand: the turn or the fight, what waits for a place, the cards, the open events. */
export function Strip({ view, say }: DrawingProps<View> & { readonly focus: Seat | undefined }) {
  return (
    <Table view={view} say={say}>
      <div className="tsu tsu-own">
        <div className="tsu-lead" {...mark('turn')}>
          <Lead view={view} />
        </div>
        <Hand view={view} />
        <Events view={view} />
      </div>
    </Table>
  )
}

/** What is going on, one thing in one place: what waits to be placed, what is built, the fight, or the turn. */
function Lead({ view }: { readonly view: View }) {
  const { question } = useDecision()
  const options = useOptions()
  if (question?.kind === 'arrange') return <Waiting />
  if (isBuilding(options)) return <Builder />
  return view.battles.length > 0 ? <Fight view={view} /> : <Turn view={view} />
}

function Hand({ view }: { readonly view: View }) {
  const say = useSay()
  if (view.seat === null) return null
  return (
    <div className="tsu-folded-row" {...mark('hand')} role="group" aria-label={say.text('Your action cards')}>
      {view.hand.map((card) => (
        <Raise key={card} face={<ActionCardFace id={card} />} className="tsu-folded-place">
          <HtmlTarget option={card} className="tsu-choice">
            <FoldedActionCard id={card} />
          </HtmlTarget>
        </Raise>
      ))}
      {view.hand.length === 0 && <p className="tsu-folded tsu-empty">{say.text('No action cards in hand')}</p>}
    </div>
  )
}

/** The viewer's events, then those that anybody may draw next. */
function Events({ view }: { readonly view: View }) {
  const say = useSay()
  const own = view.seat === null ? [] : view.seats[view.seat].events
  return (
    <>
      {own.length > 0 && (
        <FoldedEvents title={say.text('Your events')} ids={own}>
          <span className="tsu-soft">{say.text('Your events')}</span>
        </FoldedEvents>
      )}
      <FoldedEvents title={say.text('Open events')} ids={view.openEvents} open>
        <span className="tsu-soft">{say.text('Open events')}</span>
      </FoldedEvents>
    </>
  )
}

interface FoldedEventsProps {
  readonly title: string
  readonly ids: readonly string[]
  /** Anybody may draw them. */
  readonly open?: boolean
  readonly children: ReactNode
}

function FoldedEvents({ title, ids, open = false, children }: FoldedEventsProps) {
  const say = useSay()
  return (
    <div className="tsu-folded-events" {...(open ? mark('events') : {})} role="group" aria-label={title}>
      {children}
      {ids.map((event) => (
        <Raise key={event} face={<EventFace id={event} />} className="tsu-folded-place">
          <HtmlTarget option={event} className="tsu-choice">
            <div className="tsu-card tsu-folded-event lit">
              <ThingIcon id="event" size={16} /> <b>{say.name(event)}</b>
            </div>
          </HtmlTarget>
        </Raise>
      ))}
    </div>
  )
}
