import { useState } from 'react'
import type { View } from '../../view.ts'
import { EventFace } from '../cards/faces.tsx'
import { useDecision, useOptions } from '../deciding.ts'
import { PowerMark, useSay } from '../powers.tsx'
import { Battle } from './battle.tsx'
import { hasFace } from './candidates.ts'
import { Choices } from './choices.tsx'
import { Inspector } from './inspector.tsx'
import { Turn } from './turn.tsx'

/**
 * Beside the map: what the open question offers besides places, the fight, the turn, and the area somebody looks at. Where there is no
 * room it lies over the lower part of the map, only when it has something to show, and can be folded away.
 */
export function Desk({ view }: { readonly view: View }) {
  const say = useSay()
  const { question, n } = useDecision()
  const options = useOptions()
  const [folded, setFolded] = useState(-1)
  const busy =
    view.battles.length > 0 || (question !== undefined && (question.kind !== 'choose' || options.some(hasFace)))
  const isFolded = folded === n
  return (
    <aside
      className={`tsu-desk${busy ? ' tsu-busy' : ''}${isFolded ? ' tsu-folded' : ''}`}
      aria-label={say.text('Options and details')}
    >
      <button type="button" className="tsu-fold" aria-expanded={!isFolded} onClick={() => setFolded(isFolded ? -1 : n)}>
        {isFolded ? say.text('Show options') : say.text('Show board')}
      </button>
      <div className="tsu-desk-inner">
        <Battle view={view} />
        <Choices view={view} />
        <div className="tsu-calm">
          <Ranking view={view} />
          <Turn view={view} />
          <Inspector view={view} />
          <OpenEvents view={view} />
        </div>
      </div>
    </aside>
  )
}

/** Who has won, once the game is over. */
function Ranking({ view }: { readonly view: View }) {
  const say = useSay()
  if (view.ranking.length === 0) return null
  return (
    <section aria-label={say.text('Final ranking')}>
      <h3>{say.text('Final ranking')}</h3>
      <ol className="tsu-ranking">
        {view.ranking.map((seat, place) => (
          <li key={seat} className="tsu-line">
            <b>{place + 1}</b>
            <PowerMark power={view.seats[seat].faction} size={24} />
            <span>{say.name(view.seats[seat].faction)}</span>
            <b className="tsu-vp">{view.seats[seat].score}</b>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** The events that anybody may draw next. */
function OpenEvents({ view }: { readonly view: View }) {
  const say = useSay()
  return (
    <section className="tsu-events" aria-label={say.text('Open events')}>
      <h3>
        {say.text('Open events')}{' '}
        <span className="tsu-soft">{say.text('{{count}} in the deck', { count: view.eventDeck })}</span>
      </h3>
      {view.openEvents.map((event) => (
        <EventFace key={event} id={event} />
      ))}
    </section>
  )
}
