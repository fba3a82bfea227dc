import { Raise } from '@orrery/board'
import type { TurnView, View } from '../../view.ts'
import { ActionCardFace } from '../cards/action-card.tsx'
import { bandsOf } from '../cards/bands.ts'
import { actionCardOf } from '../facts.ts'
import { PowerMark, ThingIcon, useSay } from '../powers.tsx'

/** The turn as a card: whose it is, what it is played with, and in the band of the phase what is left of it. */
export function Turn({ view }: { readonly view: View }) {
  const say = useSay()
  const { turn } = view
  if (turn === null) return <p className="tsu-turn-card tsu-empty">{say.text('No turn right now')}</p>
  const id = view.seats.find(({ faction }) => faction === turn.faction)?.card
  const card = id ? actionCardOf(id) : undefined
  const title = turn.extra ? say.text('Extra turn: vendetta') : say.name(card ? card.id : turn.faction)
  const face = (
    <section
      className="tsu-turn tsu-turn-card"
      aria-label={say.text('Turn: {{side}}', { side: say.name(turn.faction) })}
    >
      <h3>
        <PowerMark power={turn.faction} size={20} /> <span title={title}>{title}</span>
      </h3>
      {card === undefined && <Left turn={turn} colour={view.phase} />}
      {card &&
        bandsOf(say, card).map(([colour, rows]) =>
          colour === view.phase ? (
            <Left key={colour} turn={turn} colour={colour} />
          ) : (
            <div key={colour} className={`tsu-band tsu-band-${colour}${rows ? '' : ' tsu-band-none'}`}>
              {rows?.map(({ icon, text, figures }) => (
                <span key={icon} className="tsu-band-row" title={text}>
                  <ThingIcon id={icon} size={14} />
                  {figures}
                </span>
              ))}
            </div>
          ),
        )}
    </section>
  )
  if (card === undefined) return face
  return (
    <Raise face={<ActionCardFace id={card.id} phase={view.phase} />} className="tsu-turn-place">
      {face}
    </Raise>
  )
}

/** What is left to do in the phase. */
function Left({ turn, colour }: { readonly turn: TurnView; readonly colour: string }) {
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
    <ul className={`tsu-remaining tsu-band tsu-band-${colour} tsu-band-now`}>
      {left.length === 0 && <li className="tsu-soft">{say.text('Nothing left')}</li>}
      {left.map(([icon, count, text]) => (
        <li key={icon} title={text}>
          <ThingIcon id={icon} size={15} />
          <span className="unseen">{text} </span>
          <b>{count}</b>
        </li>
      ))}
    </ul>
  )
}
