import './board.css'
import { type BoardModule, type DrawingProps, HtmlTarget } from '@orrery/board'
import { type Crate, WORTH } from '../rules/round.ts'
import type { View } from '../view.ts'

/** The boat with what everybody loaded, and the customs die. */
function Board({ view, seats, say }: DrawingProps<View>) {
  return (
    <div className="harbour">
      {view.die > 0 && <p>{say.text('The customs die shows {{die}}.', { die: view.die })}</p>}
      <ul className="boat">
        {seats.map(({ seat, name }) => (
          <li key={seat} className={view.seized[seat] ? 'seized' : ''}>
            {view.aboard[seat] && <span className={`crate ${view.aboard[seat]}`}>{say.name(view.aboard[seat])}</span>}
            <span>{name}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** One's own crates. An `HtmlTarget` is lit while its option can be chosen, and chooses it. */
function Mats({ view, viewer, say }: DrawingProps<View>) {
  const hand = typeof viewer === 'number' ? (view.hands[viewer] as readonly Crate[]) : []
  return (
    <div className="hand">
      {[...new Set(hand)].map((crate) => (
        <HtmlTarget key={crate} option={crate}>
          <span className={`crate ${crate}`}>{`${say.name(crate)} ${WORTH[crate]}`}</span>
        </HtmlTarget>
      ))}
    </div>
  )
}

export default {
  id: 'contraband',
  Board,
  Mats,
  score: { name: 'coins', of: (view, seat) => view.coins[seat] },
  phase: (view, say) => say.text('Round {{round}}', { round: Math.min(view.round + 1, view.rounds) }),
  spoken: { standing: (view, _viewer, say) => [say.text('The customs die shows {{die}}.', { die: view.die })] },
} satisfies BoardModule<View>
