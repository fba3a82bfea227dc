import type { Formatter } from '@orrery/board'
import type { Viewer } from '@orrery/protocol'
import { CLANS } from '../../rules/state/state.ts'
import type { View } from '../../view.ts'
import { phaseText } from '../phases.ts'

/** Where the round is, who leads, and what the viewer has to go on with. */
export function standing(view: View, viewer: Viewer, say: Formatter): readonly string[] {
  const phase = `${phaseOf(view, viewer, say)}${battleText(view, viewer, say)}.`
  const scores = view.seats.map(({ honor }, seat) => ({ honor, seat })).sort((a, b) => b.honor - a.honor)
  if (viewer === 'spectator') {
    const honors = scores.map(({ honor }) => String(honor))
    return [phase, say.sentence('Honor: {{seat:seats,honors}}.', { seats: scores.map(({ seat }) => seat), honors })]
  }
  const { honor, wealth, cards, orders, allianceHonor } = view.seats[viewer]
  const best = scores.find(({ seat }) => seat !== viewer)
  const gap = honor - (best?.honor ?? 0)
  const markers = orders.flatMap((order, index) => (order === null ? [String(index + 1)] : []))
  return [
    phase,
    raceText(honor, gap, best?.seat ?? 0, say),
    say.sentence(
      'Left to you: [[{{wealth}} wealth & {{card:cards}} & {{alliance}} honor a round from alliances & order {{markers|marker|markers}} {{markers}}|nothing]].',
      { markers, wealth, cards, alliance: allianceHonor },
    ),
  ]
}

/** Whose turn it is, from where the viewer sits. */
const phaseOf = (view: View, viewer: Viewer, say: Formatter): string =>
  view.phase === 'turns' && view.turn === viewer
    ? say.text('Round {{round}}, your turn', { round: view.round })
    : phaseText(view, say)

/** How strong everybody is in the battle so far, and whose card lies face down. */
function battleText({ battle }: View, viewer: Viewer, say: Formatter): string {
  if (battle === null) return ''
  const powers = battle.contestants.map((seat, index) => {
    const clan = seat === viewer ? say.text('you') : CLANS[seat]
    const power = `${clan} ${battle.totals[index]}`
    return battle.committed[seat] === 'face-down' ? `${power} (${say.text('a card face down')})` : power
  })
  return `: ${powers.join(', ')}`
}

function raceText(own: number, lead: number, rival: number, say: Formatter): string {
  const data = { honor: String(own), gap: Math.abs(lead), rival }
  if (lead > 0) return say.sentence('Most honor wins: you have {{honor}}, {{gap}} ahead of {{seat:rival}}.', data)
  return lead < 0
    ? say.sentence('Most honor wins: you have {{honor}}, {{gap}} behind {{seat:rival}}.', data)
    : say.sentence('Most honor wins: you have {{honor}}, as much as {{seat:rival}}.', data)
}
