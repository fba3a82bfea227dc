import { HtmlTarget } from '@orrery/board'
import type { ReactNode } from 'react'
import type { View } from '../../view.ts'
import { ActionCardFace } from '../cards/action-card.tsx'
import { EventFace, PileFace } from '../cards/faces.tsx'
import { TileFace } from '../cards/option-face.tsx'
import { UnitCard } from '../cards/unit-card.tsx'
import { countKinds, kindsOf } from '../facts.ts'
import { useSay } from '../powers.tsx'
import { hexText } from '../words.ts'

/** What belongs to nobody: piles, open events, discarded cards, the Oni and the tiles that are left. */
export function Piles({ view }: { readonly view: View }) {
  const say = useSay()
  const oni = new Map(countKinds(view.oniReserve))
  return (
    <div className="tsu-sheet">
      <section className="tsu-wide">
        <h3>{say.text('Events')}</h3>
        <div className="tsu-cards">
          <Offered option="deck">
            <PileFace id="deck" title={say.text('Event deck')} count={view.eventDeck} />
          </Offered>
          {view.openEvents.map((event) => (
            <Offered key={event} option={event}>
              <EventFace id={event} />
            </Offered>
          ))}
        </div>
      </section>
      <section className="tsu-wide">
        <h3>{say.text('Oni in the reserve')}</h3>
        <div className="tsu-row">
          {kindsOf('oni').map((kind) => (
            <Offered key={kind} option={kind}>
              <UnitCard kind={kind} count={oni.get(kind) ?? 0} />
            </Offered>
          ))}
        </div>
      </section>
      <section className="tsu-wide">
        <h3>{say.text('Action cards')}</h3>
        <div className="tsu-row">
          <Offered option="draw-pile">
            <PileFace id="draw-pile" title={say.text('Draw pile')} count={view.drawPile} />
          </Offered>
          <Offered option="discard-pile">
            <PileFace id="discard-pile" title={say.text('Discard pile')} count={view.discardPile.length} />
          </Offered>
          {view.removedCards > 0 && (
            <PileFace id="ghost" title={say.text('Removed with Ghost')} count={view.removedCards} />
          )}
        </div>
      </section>
      <Hidden
        title={say.text('Discarded action cards')}
        ids={view.discardPile}
        face={(id) => <ActionCardFace id={id} />}
      />
      <Hidden
        title={say.text('Cards you removed with Ghost')}
        ids={view.removed}
        face={(id) => <ActionCardFace id={id} />}
      />
      <Hidden title={say.text('Discarded events')} ids={view.eventDiscard} face={(id) => <EventFace id={id} />} />
      <Hidden
        title={say.text('Tiles in the reserve')}
        ids={view.reserve}
        face={(id) => <TileFace id={id} rotation={0} />}
      />
      <details className="tsu-wide">
        <summary>{say.text('All areas')}</summary>
        <ul className="tsu-areas">
          {view.hexes.map((hex) => (
            <li key={hex.hex}>{hexText(say, hex)}</li>
          ))}
        </ul>
      </details>
      {view.variants.length > 0 && (
        <section>
          <h3>{say.text('House rules in play')}</h3>
          <p>{view.variants.map((variant) => say.name(variant)).join(', ')}</p>
        </section>
      )}
    </div>
  )
}

const Offered = ({ option, children }: { readonly option: string; readonly children: ReactNode }) => (
  <HtmlTarget option={option} className="tsu-choice">
    {children}
  </HtmlTarget>
)

interface HiddenProps {
  readonly title: string
  readonly ids: readonly string[]
  face(id: string): ReactNode
}

/** A pile that may be looked through. */
function Hidden({ title, ids, face }: HiddenProps) {
  if (ids.length === 0) return null
  return (
    <details className="tsu-wide">
      <summary>
        {title} ({ids.length})
      </summary>
      <div className="tsu-cards">
        {ids.map((id) => (
          <Offered key={id} option={id}>
            {face(id)}
          </Offered>
        ))}
      </div>
    </details>
  )
}
