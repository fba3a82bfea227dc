import { type Formatter, Icon, SeatMark } from '@orrery/board'
import { memo } from 'react'
import { rankAt } from '../../content/ranks.ts'
import type { View } from '../../view.ts'
import { content } from '../content.ts'
import { icons } from '../icons.ts'
import { mark } from '../landmarks.ts'

interface TrackProps {
  readonly view: View
  readonly say: Formatter
}

/** Fame from 0 to the goal: who is where, what they are called there, and where titles are drawn. */
export function FameTrack({ view: { vessels, goal }, say }: TrackProps) {
  return (
    <ol
      {...mark('fame')}
      className={`xia-fame ${goal > SHORT ? 'xia-fame-long' : ''}`}
      aria-label={say.text('Fame track')}
    >
      {Array.from({ length: goal + 1 }, (_, fame) => (
        <Step
          // biome-ignore lint/suspicious/noArrayIndexKey: the step is its number
          key={fame}
          fame={fame}
          last={fame === goal}
          title={content.titleSpaces.includes(fame)}
          // Whoever passes the goal stands on it.
          seats={vessels.flatMap((vessel, seat) => (Math.min(vessel.fame, goal) === fame ? [seat] : [])).join()}
          names={vessels
            .flatMap(({ colour, fame: own }) => (Math.min(own, goal) === fame ? [say.name(colour)] : []))
            .join(', ')}
          note={stepText(say, fame, goal)}
        />
      ))}
    </ol>
  )
}

/** A track with so many steps has room for all its numbers on a small screen. */
const SHORT = 20

/** What a space of the track is called, and what happens there. */
function stepText(say: Formatter, fame: number, goal: number): string {
  const rank = say.name(rankAt(content.ranks, fame))
  if (fame === goal) return `${rank}. ${say.text('First to {{n}} Fame wins.', { n: goal })}`
  return content.titleSpaces.includes(fame)
    ? `${rank}. ${say.text('The first to reach {{n}} Fame reveals a title.', { n: fame })}`
    : rank
}

interface StepProps {
  readonly fame: number
  readonly last: boolean
  readonly title: boolean
  readonly seats: string
  readonly names: string
  readonly note: string
}

const Step = memo(function Step({ fame, last, title, seats, names, note }: StepProps) {
  return (
    <li className={`xia-fame-step ${title ? 'xia-fame-title' : ''} ${last ? 'xia-fame-goal' : ''}`} title={note}>
      <span className="xia-fame-number">
        {fame}
        {title && !last && <Icon path={icons['ribbon-medal']} size={11} />}
        {last && <Icon path={icons['round-star']} size={13} />}
      </span>
      {names !== '' && <span className="unseen">{names}</span>}
      <span className="xia-fame-seats">
        {seats !== '' && seats.split(',').map((seat) => <SeatMark key={seat} seat={Number(seat)} size={13} />)}
      </span>
    </li>
  )
})
