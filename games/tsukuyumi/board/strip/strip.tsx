import { type DrawingProps, HeldCards, HtmlTarget, Raise, useOpening } from '@orrery/board'
import type { Seat } from '@orrery/engine'
import { type ReactNode, useRef } from 'react'
import type { View } from '../../view.ts'
import { useDecision, useOptions } from '../answering/deciding.ts'
import { ActionCardFace } from '../cards/action-card.tsx'
import { EventFace } from '../cards/faces.tsx'
import { mark } from '../landmarks.ts'
import { Table, useSay } from '../powers.tsx'
import { Builder, isBuilding } from './builder.tsx'
import { Fight } from './fight.tsx'
import { useRoom } from './room.ts'
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
        <OpenEvents view={view} />
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

/** While action cards are chosen they come first, then events do. */
const DRAFT: readonly View['phase'][] = ['setup', 'ghost', 'select', 'discard']

interface Held {
  readonly id: string
  readonly face: (size: 'folded' | 'whole') => ReactNode
}

const action = (id: string): Held => ({ id, face: (size) => <ActionCardFace id={id} size={size} /> })
const event = (id: string): Held => ({ id, face: (size) => <EventFace id={id} size={size} /> })

/** Pixels: as narrow as a folded card may be, and what tells how many more there are. */
const LEAST = 78
const MORE = 44

/** The viewer's action cards and events, folded; those without room are in the sheet. */
function Hand({ view }: { readonly view: View }) {
  const say = useSay()
  const open = useOpening()
  const row = useRef<HTMLDivElement>(null)
  const cards = view.hand.map(action)
  const events = view.seat === null ? [] : view.seats[view.seat].events.map(event)
  const drafts = DRAFT.includes(view.phase)
  const held = drafts ? [...cards, ...events] : [...events, ...cards]
  const room = useRoom(row, held.length, LEAST, MORE)
  if (view.seat === null) return null
  const { seat } = view
  return (
    <div ref={row} className="tsu-hand" {...mark('hand')} role="group" aria-label={say.text('Your cards')}>
      {held.length > 0 && (
        <HeldCards>
          {held.slice(0, room).map((one) => (
            // In the other order they are laid out anew, and none moves past another.
            <Folded key={`${drafts} ${one.id}`} {...one} />
          ))}
        </HeldCards>
      )}
      {held.length > room && (
        <button type="button" className="tsu-more" onClick={() => open('mats', seat)}>
          +{held.length - room}
          <span className="unseen"> {say.text('Your cards')}</span>
        </button>
      )}
      {held.length === 0 && <p className="tsu-empty">{say.text('No cards in hand')}</p>}
    </div>
  )
}

function Folded({ id, face }: Held) {
  return (
    <Raise face={face('whole')} className="tsu-folded-place">
      <HtmlTarget option={id} className="tsu-choice">
        {face('folded')}
      </HtmlTarget>
    </Raise>
  )
}

/** The events that anybody may draw next, and the way to the key. */
function OpenEvents({ view }: { readonly view: View }) {
  const say = useSay()
  const open = useOpening()
  const title = say.text('Open events')
  return (
    <div className="tsu-beside">
      <div className="tsu-open-events" {...mark('events')} role="group" aria-label={title} title={title}>
        {view.openEvents.map((id) => (
          <Folded key={id} {...event(id)} />
        ))}
      </div>
      <button type="button" className="tsu-key-button" title={say.text('Key to the map')} onClick={() => open('key')}>
        <span aria-hidden="true">{say.text('Key')}</span>
      </button>
    </div>
  )
}
