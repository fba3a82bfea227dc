import { Raise } from '@orrery/board'
import type { TurnView, View } from '../../view.ts'
import { ActionCardFace, FoldedActionCard } from '../cards/action-card.tsx'
import { PowerMark, ThingIcon, useSay } from '../powers.tsx'

/** Whose turn it is, the card it is played with, and what is left of it. */
export function Turn({ view }: { readonly view: View }) {
  const say = useSay()
  const { turn } = view
  if (turn === null) return null
  const card = view.seats.find(({ faction }) => faction === turn.faction)?.card
  return (
    <section className="tsu-turn" aria-label={say.text('Turn: {{side}}', { side: say.name(turn.faction) })}>
      {card && (
        <Raise face={<ActionCardFace id={card} phase={view.phase} />} className="tsu-folded-place">
          <FoldedActionCard id={card} phase={view.phase} />
        </Raise>
      )}
      <div className="tsu-turn-left" tabIndex={-1}>
        <h3>
          <PowerMark power={turn.faction} size={20} /> {say.name(turn.faction)}
        </h3>
        {turn.extra && <p className="tsu-soft">{say.text('Extra turn: vendetta')}</p>}
        <Left turn={turn} />
      </div>
    </section>
  )
}

function Left({ turn }: { readonly turn: TurnView }) {
  const say = useSay()
  const parts = [
    ['effect', turn.effect ? 1 : 0, say.text('faction effect')],
    ['swarm-move', turn.orders, say.text('orders')],
    ['draw', turn.draws, say.text('events to draw')],
    ['event', turn.plays, say.text('events to play')],
    ['initiative', turn.initiative, say.text('initiative moves')],
    ['produce', turn.points, say.text('production')],
    ['rifle', turn.freeWeapons, say.text('free weapons')],
    ['drone', turn.drones, say.text('free drones')],
    ['oni-place', turn.oniPlace, say.text('Oni to place')],
    ['oni-conquest', turn.oniConquest, say.text('Oni conquests')],
    ['oni-move', turn.oniMove, say.text('Oni moves')],
    ['move', turn.movement, say.text('movement')],
    ['attack', turn.combat, say.text('attacks')],
    ['charge', turn.charges, say.text('attacks of aggressive units')],
  ] as const
  const left = parts.filter(([, count]) => count > 0)
  return (
    <ul className="tsu-remaining">
      {left.length === 0 && <li className="tsu-soft">{say.text('Nothing left')}</li>}
      {left.map(([icon, count, text]) => (
        <li key={icon}>
          <ThingIcon id={icon} size={14} /> {text} <b>{count}</b>
        </li>
      ))}
    </ul>
  )
}
