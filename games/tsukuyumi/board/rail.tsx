import { HtmlTarget, type SeatLook } from '@orrery/board'
import { memo } from 'react'
import type { View } from '../view.ts'
import { useQuestion } from './deciding.ts'
import { countKinds, kindsOf } from './facts.ts'
import { Counter } from './map/counter.tsx'
import { ONI_TONE, PowerMark, ThingIcon, useSay } from './powers.tsx'
import { phaseText, roundText } from './words.ts'

const PHASES: readonly View['phase'][] = ['select', 'white', 'blue', 'green', 'red', 'end']

/** Beside the map: round and phase, and the initiative track with everybody's points. */
export function Rail({ view, seats }: { readonly view: View; readonly seats: readonly SeatLook[] }) {
  const say = useSay()
  const choosing = view.phase === 'ghost' || view.phase === 'discard'
  return (
    <aside className="tsu-rail" aria-label={say.text('Round and initiative')}>
      <Phases
        phase={choosing ? 'select' : view.phase}
        round={roundText(say, view)}
        short={`${view.round}/${view.rounds}`}
      />
      <Initiative view={view} seats={seats} />
      <Missions view={view} />
      <Supply view={view} />
    </aside>
  )
}

interface PhasesProps {
  readonly phase: View['phase']
  readonly round: string
  readonly short: string
}

const Phases = memo(function Phases({ phase, round, short }: PhasesProps) {
  const say = useSay()
  const at = PHASES.indexOf(phase)
  return (
    <div className="tsu-phases">
      <h3>
        <span className="tsu-round-long">{round}</span>
        <span className="tsu-round-short">{short}</span>
      </h3>
      {at < 0 && <p>{phaseText(say, phase)}</p>}
      {at >= 0 && (
        <ol>
          {PHASES.map((one) => (
            <li
              key={one}
              className={`tsu-phase tsu-phase-${one}${one === phase ? ' tsu-now' : ''}`}
              aria-current={one === phase ? 'step' : undefined}
            >
              <i aria-hidden="true" />
              <span>{phaseText(say, one)}</span>
            </li>
          ))}
        </ol>
      )}
    </div>
  )
})

/** The questions that move a marker on the track. */
const SHIFTS = ['initiative.move', 'event.initiative', 'counter.slow-conquest']

function Initiative({ view, seats }: { readonly view: View; readonly seats: readonly SeatLook[] }) {
  const say = useSay()
  const question = useQuestion()
  const shifted = question && SHIFTS.includes(question.ask) ? question.about.side : undefined
  return (
    <ol className="tsu-initiative" aria-label={say.text('Initiative')}>
      {view.order.map((power, place) => {
        const seat = view.seats.findIndex(({ faction }) => faction === power)
        const look = seats.find((one) => one.seat === seat)
        const turn = view.turn?.faction === power
        return (
          <li key={power} className={turn ? 'tsu-place tsu-now' : 'tsu-place'}>
            <span className="tsu-rank">{place + 1}</span>
            <PowerMark power={power} size={26} />
            <span className="tsu-who">
              <b>{say.name(power)}</b>
              {look && look.name !== look.side && <small>{look.name}</small>}
            </span>
            <span className="tsu-vp" title={say.text('Victory points')}>
              {view.seats[seat]?.score ?? 0}
              <span className="unseen"> {say.text('Victory points')}</span>
            </span>
            {shifted === power && (
              <span className="tsu-shift">
                <Shift way="up" />
                <Shift way="down" />
              </span>
            )}
          </li>
        )
      })}
    </ol>
  )
}

const Shift = ({ way }: { readonly way: 'up' | 'down' }) => (
  <HtmlTarget option={way} className="tsu-choice">
    <span className="tsu-arrow lit">{way === 'up' ? '▲' : '▼'}</span>
  </HtmlTarget>
)

/** The missions of the game and who has completed them. */
function Missions({ view }: { readonly view: View }) {
  const say = useSay()
  return (
    <ul className="tsu-missions" aria-label={say.text('Missions')}>
      {view.missions.map((mission) => (
        <li key={mission}>
          <ThingIcon id="lt-dan" size={14} />
          <span>{say.name(mission)}</span>
          {view.seats
            .filter(({ missions }) => missions.includes(mission))
            .map(({ faction }) => (
              <PowerMark key={faction} power={faction} size={16} />
            ))}
        </li>
      ))}
    </ul>
  )
}

/** How much is left in the piles that are everybody's. */
function Supply({ view }: { readonly view: View }) {
  const say = useSay()
  const oni = new Map(countKinds(view.oniReserve))
  const piles = [
    ['deck', say.text('Event deck'), view.eventDeck],
    ['event', say.text('Discarded events'), view.eventDiscard.length],
    ['draw-pile', say.text('Action cards left'), view.drawPile],
  ] as const
  return (
    <div className="tsu-supply">
      <p className="tsu-forces" title={say.text('Oni in the reserve')}>
        {kindsOf('oni').map((kind) => (
          <span key={kind}>
            <Counter kind={kind} tone={ONI_TONE} size={24} />
            <span className="unseen">{say.name(kind)} </span>
            {oni.get(kind) ?? 0}
          </span>
        ))}
      </p>
      {piles.map(([icon, text, count]) => (
        <p key={icon} className="tsu-line">
          <ThingIcon id={icon} size={14} /> {text} <b>{count}</b>
        </p>
      ))}
    </div>
  )
}
