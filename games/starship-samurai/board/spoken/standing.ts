import type { Formatter } from '@orrery/board'
import type { Viewer } from '@orrery/protocol'
import type { View } from '../../view.ts'
import { phaseText } from '../phases.ts'

/** Where the round is, who leads, and what the viewer has to go on with. */
export function standing(view: View, viewer: Viewer, say: Formatter): readonly string[] {
  const phase = `${phaseText(view, say)}.`
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

function raceText(own: number, lead: number, rival: number, say: Formatter): string {
  const data = { honor: String(own), gap: Math.abs(lead), rival }
  if (lead > 0) return say.sentence('Most honor wins: you have {{honor}}, {{gap}} ahead of {{seat:rival}}.', data)
  return lead < 0
    ? say.sentence('Most honor wins: you have {{honor}}, {{gap}} behind {{seat:rival}}.', data)
    : say.sentence('Most honor wins: you have {{honor}}, as much as {{seat:rival}}.', data)
}
