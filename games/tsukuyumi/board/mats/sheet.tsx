import { HtmlTarget, type SeatLook } from '@orrery/board'
import type { Seat } from '@orrery/engine'
import { COMBAT_CARDS } from '../../content/types.ts'
import type { SeatView, View } from '../../view.ts'
import { ActionCardFace } from '../cards/action-card.tsx'
import { CombatFace, EventFace } from '../cards/faces.tsx'
import { BasisMark } from '../cards/parts.tsx'
import { housePack, sheetOf } from '../facts.ts'
import { useSay } from '../powers.tsx'
import { defenseOf, effectOf } from '../printed.ts'
import { Aims } from './aims.tsx'
import { Extras } from './extras.tsx'
import { UnitTable } from './unit-table.tsx'

interface SheetProps {
  readonly view: View
  readonly seat: Seat
  readonly look: SeatLook | undefined
}

/** Everything that lies before one player: the hand if it is the viewer's, the faction's sheet, cards, markers and points. */
export function Sheet({ view, seat, look }: SheetProps) {
  const say = useSay()
  const mine = view.seats[seat]
  const { faction } = mine
  const cards = COMBAT_CARDS[faction as keyof typeof COMBAT_CARDS] ?? []
  return (
    <div className="tsu-sheet">
      <header className="tsu-sheet-head">
        <h2>
          {say.name(faction)} {look?.name !== look?.side && <span className="tsu-soft">{look?.name}</span>}
        </h2>
        <Figures view={view} mine={mine} />
      </header>
      {view.seat === seat && view.hand.length > 0 && (
        <section className="tsu-wide">
          <h3>{say.text('Your action cards')}</h3>
          <div className="tsu-cards">
            {view.hand.map((card) => (
              <HtmlTarget key={card} option={card} className="tsu-choice">
                <ActionCardFace id={card} />
              </HtmlTarget>
            ))}
          </div>
        </section>
      )}
      <section>
        <h3>{say.text('Units')}</h3>
        <UnitTable view={view} faction={faction} supply={mine.supply} />
      </section>
      <section>
        <h3>{say.text('Missions and goal')}</h3>
        <Aims view={view} seat={mine} />
      </section>
      <Powers faction={faction} />
      <Extras view={view} faction={faction} />
      <section className="tsu-wide">
        <h3>{say.text('Combat cards')}</h3>
        <div className="tsu-cards">
          {cards.map((card) => (
            <HtmlTarget key={card} option={card} className="tsu-choice">
              <CombatFace id={card} size="sheet" used={view.usedCards.includes(card)} />
            </HtmlTarget>
          ))}
        </div>
      </section>
      {(mine.events.length > 0 || mine.card) && (
        <section className="tsu-wide">
          <h3>{say.text('Action card and events')}</h3>
          <div className="tsu-cards">
            {mine.card && <ActionCardFace id={mine.card} phase={view.phase} />}
            {mine.events.map((event) => (
              <HtmlTarget key={event} option={event} className="tsu-choice">
                <EventFace id={event} />
              </HtmlTarget>
            ))}
          </div>
        </section>
      )}
    </div>
  )
}

/** The numbers of a seat in a row. */
function Figures({ view, mine }: { readonly view: View; readonly mine: SeatView }) {
  const say = useSay()
  const place = view.order.indexOf(mine.faction) + 1
  const numbers = [
    [say.text('Victory points'), mine.score],
    [say.text('VP scored so far'), mine.points],
    [say.text('Initiative'), place],
    [say.text('Cards in hand'), mine.cards],
    [say.text('Units destroyed'), mine.kills],
    [say.text('Territory markers left'), mine.markers],
  ] as const
  return (
    <dl className="tsu-numbers">
      {numbers.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The faction's effect, its defense action and its protection. */
function Powers({ faction }: { readonly faction: string }) {
  const say = useSay()
  const sheet = sheetOf(faction)
  const { protection, basis } = sheet
  const effect = effectOf(say, sheet, housePack.numbers)
  const defense = defenseOf(say, sheet)
  return (
    <section className="tsu-powers">
      <h3>
        {say.text('Faction')} <BasisMark basis={basis} />
      </h3>
      <p>
        <b>
          {say.text('Faction effect')}: {effect.name}.
        </b>{' '}
        {effect.text}
      </p>
      <p>
        <b>
          {say.text('Defense action')}: {defense ? `${defense.name}.` : say.text('none')}
        </b>{' '}
        {defense?.text}
      </p>
      <p>
        <b>{say.text('Protection')}:</b>{' '}
        {say.text('health × {{times}} + {{plus}}', { times: protection.times, plus: protection.plus })}
      </p>
    </section>
  )
}
