import { type DrawingProps, HtmlTarget, landmark } from '@orrery/board'
import type { CSSProperties } from 'react'
import type { View } from '../../view.ts'
import { ActionCard } from '../cards/card.tsx'
import { SamuraiCard } from '../units/fleet.tsx'

/** Takes the place of the board while samurai or decks are drafted. */
export function Draft(props: DrawingProps<View>) {
  const { phase, samuraiLeft, draftPile } = props.view
  // Each pick is from other samurai or cards: what is drawn elsewhere then has not moved.
  return phase === 'mech-draft' ? (
    <SamuraiDraft key={samuraiLeft.length} {...props} />
  ) : (
    <DeckDraft key={draftPile.length} {...props} />
  )
}

/** As large as they can be: up to three side by side, more in two rows. */
const columnsFor = (count: number): number => (count <= 3 ? count : Math.ceil(count / 2))

function SamuraiDraft({ view, say }: DrawingProps<View>) {
  const { samuraiLeft, pickedSamurai } = view
  return (
    <section className="ss-draft" {...landmark('draft')} aria-label={say.text('Mech draft')} tabIndex={0}>
      <h2>{say.text('Choose a mech')}</h2>
      <div className="ss-draft-samurai" style={{ '--columns': columnsFor(samuraiLeft.length) } as CSSProperties}>
        {samuraiLeft.map((samurai) => (
          <HtmlTarget key={samurai} option={samurai} label={say.name(samurai)} className="ss-samurai-place">
            <SamuraiCard samurai={samurai} say={say} large />
          </HtmlTarget>
        ))}
      </div>
      {pickedSamurai.length > 0 && (
        <>
          <h3>{say.text('Your mechs')}</h3>
          <div className="ss-draft-samurai ss-draft-taken">
            {pickedSamurai.map((samurai) => (
              <SamuraiCard key={samurai} samurai={samurai} say={say} seat={view.seat ?? 0} />
            ))}
          </div>
        </>
      )}
    </section>
  )
}

function DeckDraft({ view, say }: DrawingProps<View>) {
  const { draftPile, draftedCards } = view
  const different = [...new Set(draftPile)]
  return (
    <section className="ss-draft" {...landmark('draft')} aria-label={say.text('Deck draft')} tabIndex={0}>
      <h2>
        {say.text('Draft a card for your deck. {{n|The other card goes|The other # cards go}} to the left.', {
          n: draftPile.length - 1,
        })}
      </h2>
      <div className="ss-draft-cards">
        {different.map((id) => (
          <div key={id} className="ss-draft-card">
            <ActionCard id={id} say={say} />
            {draftPile.filter((other) => other === id).length > 1 && <b className="ss-twice">×2</b>}
          </div>
        ))}
      </div>
      {draftedCards.length > 0 && (
        <details className="ss-drafted">
          <summary>{say.text('{{cards}} in your deck', { cards: say.name(draftedCards.length, 'card') })}</summary>
          <p>{draftedCards.map((id) => say.name(id)).join(', ')}</p>
        </details>
      )}
    </section>
  )
}
