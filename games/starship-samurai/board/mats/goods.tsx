import { type Formatter, HtmlTarget } from '@orrery/board'
import type { SeatView } from '../../view.ts'
import { Good } from '../art/good.tsx'

interface GoodsProps {
  readonly mat: Pick<SeatView, 'honor' | 'wealth' | 'deck' | 'allianceHonor'>
  readonly say: Formatter
}

/** What a clan owns, with what each round adds to it. A deck is counted where every clan has one of its own. */
export const Goods = ({ mat: { honor, wealth, deck, allianceHonor }, say }: GoodsProps) => (
  <>
    <Good icon="laurel-crown" value={honor} title={say.text('{{n}} honor', { n: honor })}>
      <small title={say.text('from alliances at the end of the round')}>+{allianceHonor}</small>
    </Good>
    <HtmlTarget option="attach" className="ss-attach-place">
      <Good icon="two-coins" value={wealth} title={say.text('{{n}} wealth', { n: wealth })} lit />
    </HtmlTarget>
    {deck !== null && (
      <Good
        icon="card-draw"
        value={deck}
        title={say.text('{{cards}} in the deck', { cards: say.name(deck, 'card') })}
      />
    )}
  </>
)
