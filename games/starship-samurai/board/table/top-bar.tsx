import { type DrawingProps, type Formatter, Icon, SeatMark } from '@orrery/board'
import type { CSSProperties } from 'react'
import type { View } from '../../view.ts'
import { icons } from '../icons.ts'
import { bankText } from '../mats/piles.tsx'

/** Moments that deserve to be called out. */
const CALLED: readonly string[] = ['battle.victor', 'battle.uncontested', 'battle.no-units', 'end.winner']

/** How the game stands: what has just been decided, everybody's honor, what is left in the piles. */
export function TopBar({ view, say, news }: DrawingProps<View>) {
  const called = news.findLast(({ what }) => CALLED.includes(what))
  return (
    <div className="ss-top">
      {called && (
        <p key={`${called.at} ${called.what}`} className="ss-plaque" aria-hidden="true">
          {say.line(called)}
        </p>
      )}
      <HonorTrack view={view} say={say} />
      <Piles view={view} say={say} />
    </div>
  )
}

interface Part {
  readonly view: View
  readonly say: Formatter
}

const STEP = 5

/** Markers nearer than this part of the scale would hide each other. */
const NEAR = 1 / 30

/** The scale has room ahead of whoever leads. */
const endOf = (view: View): number => {
  const most = Math.max(...view.seats.map(({ honor }) => honor))
  return Math.max(30, Math.ceil((most + 4) / 10) * 10)
}

/** Everybody's honor on one scale. Markers of the same honor stand side by side. */
function HonorTrack({ view, say }: Part) {
  const end = endOf(view)
  const ticks = Array.from({ length: end / STEP + 1 }, (_, index) => index * STEP)
  const spoken = view.seats.map(({ clan, honor }) => `${clan} ${honor}`).join(', ')
  const at = (honor: number): CSSProperties => ({ left: `${(honor / end) * 100}%` })
  return (
    <div className="ss-honor" role="img" aria-label={say.text('Honor: {{list}}', { list: spoken })}>
      <div className="ss-honor-line">
        {ticks.map((tick) => (
          <span key={tick} className={tick % 10 === 0 ? 'ss-tick ss-tick-ten' : 'ss-tick'} style={at(tick)}>
            {tick % 10 === 0 && <span>{tick}</span>}
          </span>
        ))}
        {view.seats.map(({ clan, honor }, seat) => {
          const before = view.seats.slice(0, seat).filter((other) => Math.abs(other.honor - honor) < end * NEAR).length
          return (
            <span
              key={clan}
              className="ss-honor-mark"
              style={{ ...at(honor), '--before': before } as CSSProperties}
              title={`${clan} ${honor}`}
            >
              <SeatMark seat={seat} size={20} />
            </span>
          )
        })}
      </div>
    </div>
  )
}

function Piles({ view, say }: Part) {
  const discarded = view.discards.reduce((sum, pile) => sum + pile.length, 0)
  const shared = view.seats[0].deck === null
  return (
    <ul className="ss-piles">
      <Pile icon="two-coins" value={view.bank ?? '∞'} text={bankText(view, say)} />
      {shared && (
        <Pile
          icon="card-draw"
          value={view.deck}
          text={say.text('{{cards}} in the deck', { cards: say.name(view.deck, 'card') })}
        />
      )}
      <Pile
        icon="card-discard"
        value={discarded}
        text={say.text('{{cards}} discarded', { cards: say.name(discarded, 'card') })}
      />
      <Pile
        icon="ringed-planet"
        value={view.locationDeck}
        text={say.text('Locations to come: {{n}}', { n: view.locationDeck })}
      />
    </ul>
  )
}

const Pile = ({
  icon,
  value,
  text,
}: {
  readonly icon: keyof typeof icons
  readonly value: number | string
  readonly text: string
}) => (
  <li className={`ss-pile ss-stat-${icon}`} title={text}>
    <Icon path={icons[icon]} size={18} />
    <span aria-hidden="true">{value}</span>
    <span className="unseen">{text}</span>
  </li>
)
