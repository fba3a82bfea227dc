import type { Formatter } from '@orrery/board'
import type { View } from '../../view.ts'
import { cardOf, effectText, locationOf } from '../facts.ts'
import { rewardText } from '../wording.ts'

interface PilesProps {
  readonly view: View
  readonly say: Formatter
}

/** What is left of the wealth that all draw on. */
const bankText = ({ bank }: View, say: Formatter): string =>
  bank === null
    ? say.text('Unlimited wealth in the general supply')
    : say.text('{{n}} wealth in the general supply', { n: bank })

/** What lies in the piles; what has been discarded can be looked through. */
export function TablePiles({ view, say }: PilesProps) {
  return (
    <section className="ss-mat ss-table-piles" aria-label={say.text('Piles')}>
      <h3 className="ss-mat-name">{say.text('Piles')}</h3>
      <p>{bankText(view, say)}</p>
      {view.seats[0].deck === null && (
        <p>{say.text('{{cards}} in the deck', { cards: say.name(view.deck, 'card') })}</p>
      )}
      {view.discards.map((pile, index) => (
        <Discarded
          key={view.discards.length > 1 ? view.seats[index].clan : 'shared'}
          title={
            view.discards.length > 1
              ? say.text('{{cards}} discarded by {{clan}}', {
                  cards: say.name(pile.length, 'card'),
                  clan: view.seats[index].clan,
                })
              : say.text('{{cards}} discarded', { cards: say.name(pile.length, 'card') })
          }
          pile={pile}
          say={say}
        />
      ))}
      <p>{say.text('Locations to come: {{n}}', { n: view.locationDeck })}</p>
      {view.locationDiscard.length > 0 && (
        <details>
          <summary>{say.text('Locations nobody won: {{n}}', { n: view.locationDiscard.length })}</summary>
          <ul>
            {view.locationDiscard.map((id) => (
              <li key={id}>
                <b>{say.name(id)}</b>{' '}
                {locationOf(id)
                  ?.reward.map((part) => rewardText(part, say))
                  .join(', ')}
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}

/** A discard pile, the newest card first. */
function Discarded({
  title,
  pile,
  say,
}: {
  readonly title: string
  readonly pile: readonly string[]
  readonly say: Formatter
}) {
  if (pile.length === 0) return <p>{title}</p>
  return (
    <details>
      <summary>{title}</summary>
      <ol>
        {counted(pile).map(([id, count]) => {
          const card = cardOf(id)
          return (
            <li key={id} title={card && effectText(card, say)}>
              {say.name(id)}
              {count > 1 && ` ×${count}`}
            </li>
          )
        })}
      </ol>
    </details>
  )
}

/** The different cards, the newest first, and how many of each. */
const counted = (pile: readonly string[]): (readonly [id: string, count: number])[] =>
  [...new Set([...pile].reverse())].map((id) => [id, pile.filter((other) => other === id).length])
