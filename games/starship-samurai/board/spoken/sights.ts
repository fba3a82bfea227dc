import type { Formatter, SpokenLandmark } from '@orrery/board'
import type { Viewer } from '@orrery/protocol'
import type { View } from '../../view.ts'
import { locationOf } from '../facts.ts'
import { rewardsText } from '../wording.ts'
import { graveyardPlace, locationPlace, supplyPlace } from './places.ts'

/** Units by clan and place, locations with their rewards, clan markers; in danger is what somebody else leads. */
export function sights(view: View, viewer: Viewer, say: Formatter): readonly SpokenLandmark[] {
  const own = viewer === 'spectator' ? [] : [viewer]
  const others = view.seats.flatMap((_, seat) => (seat === viewer ? [] : [seat]))
  return [
    ...own.flatMap((seat) => forces(view, seat, 'mine', say)),
    ...others.flatMap((seat) => forces(view, seat, 'foe', say)),
    ...view.boards.flatMap(({ board, location }) => {
      const card = locationOf(location)
      if (card === undefined) return []
      const name = say.text('{{location}}: {{reward}}', { location: say.name(card.id), reward: rewardsText(card, say) })
      return [{ kind: 'goal', name, places: [locationPlace(board)] }]
    }),
    ...own.flatMap((seat) => outmatched(view, seat, say)),
    ...view.markers.map(({ clan, space }) => ({ kind: 'marker', name: say.name(clan), places: [space] })),
  ]
}

/** Where a seat has units: "Nova: the carrier and 2 fighters". */
function forces(view: View, seat: number, kind: 'mine' | 'foe', say: Formatter): SpokenLandmark[] {
  const { supply, graveyard } = view.seats[seat]
  const standing = [
    ...view.boards.map(({ board, units }) => ({ place: locationPlace(board), units: units[seat].map(({ id }) => id) })),
    { place: supplyPlace(seat), units: supply },
    { place: graveyardPlace(seat), units: graveyard },
  ]
  return standing.flatMap(({ place, units }) =>
    units.length > 0
      ? [{ kind, name: say.sentence('{{seat:seat}}: {{force:units}}', { seat, units }), places: [place] }]
      : [],
  )
}

function outmatched(view: View, seat: number, say: Formatter): SpokenLandmark[] {
  return view.boards.flatMap(({ board, units, power }) => {
    const strongest = Math.max(...power.map((value, other) => (other === seat ? 0 : value)))
    const behind = strongest - power[seat]
    if (units[seat].length === 0 || behind < 0) return []
    const name = say.text('{{n|=0 tied|# power behind}}', { n: behind })
    return [{ kind: 'danger', name, places: [locationPlace(board)] }]
  })
}
