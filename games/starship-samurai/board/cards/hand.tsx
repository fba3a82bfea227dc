import type { Formatter } from '@orrery/board'
import type { Seat } from '@orrery/engine'
import { cardCopies } from '../../codecs.ts'
import type { View } from '../../view.ts'
import { useAsk } from '../answering/asking.ts'
import { handLimit } from '../facts.ts'
import { ActionCard, CardBacks } from './card.tsx'

interface HandProps {
  readonly view: View
  readonly seat: Seat
  readonly say: Formatter
}

/** A hand: face up for its owner, backs for everybody else. */
export function Hand({ view, seat, say }: HandProps) {
  const byCopy = useAsk() === 'trade.goods'
  const title = say.text('Hand (max. {{n}})', { n: handLimit })
  if (view.seat !== seat)
    return (
      <div className="ss-hand ss-hand-hidden" role="group" aria-label={title}>
        <CardBacks count={view.seats[seat].cards} say={say} />
      </div>
    )
  const { hand } = view
  return (
    <div className="ss-hand" role="group" aria-label={title} tabIndex={0}>
      {hand.map((id, index) => {
        const copy = hand.slice(0, index + 1).filter((other) => other === id).length
        const one = cardCopies.encode({ card: id, copy })
        return <ActionCard key={one} id={id} say={say} option={byCopy ? one : id} />
      })}
      {view.hand.length === 0 && <p className="ss-none">{say.text('No cards in hand.')}</p>}
    </div>
  )
}
