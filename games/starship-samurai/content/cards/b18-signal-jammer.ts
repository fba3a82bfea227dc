import { reveal, type Seat } from '@orrery/engine'
import { isCard, players } from '../../codecs.ts'
import { gainPower, PASS } from '../../rules/battle.ts'
import { discard } from '../../rules/cards/hand.ts'
import { pick, report } from '../../rules/dialect.ts'
import type { State } from '../../rules/state/state.ts'
import { card } from '../card.ts'

/** The others in the battle whose cards wait to be resolved, also those who have lost all their units there. */
const waiting = ({ battle }: State, owner: Seat): Seat[] =>
  battle?.contestants.filter(
    (seat) => seat !== owner && battle.committed[seat] !== '' && battle.committed[seat] !== PASS,
  ) ?? []

/** The card lies face up in its player's discard pile from now on. */
function jam(g: State, victim: Seat, by: Seat): void {
  const jammed = g.battle?.committed[victim]
  if (g.battle === undefined || !isCard(jammed)) return
  g.battle.committed[victim] = ''
  discard(g, victim, jammed)
  if (!g.battle.shown[victim]) reveal(g, 'all')
  report(g, 'card.B18', { seat: by, victim, card: jammed })
}

export const signalJammer = card({
  id: 'B18',
  name: 'Signal Jammer',
  type: 'battle',
  deck: 'base',
  cost: { wealth: 1 },
  numbers: { power: 2 },
  text: 'Discard an opponent’s unresolved card in this battle: it costs nothing and has no effect. If there is none, gain +{{power}} power.',
  *play(g, owner, n) {
    if (waiting(g, owner).length === 0) gainPower(g, owner, n.power, 'B18')
    else jam(g, yield* pick(g, owner, 'card.B18#who', () => ({ from: waiting(g, owner), as: players })), owner)
  },
})
