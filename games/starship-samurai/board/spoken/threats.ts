import type { Formatter } from '@orrery/board'
import type { Viewer } from '@orrery/protocol'
import type { View } from '../../view.ts'
import { locationPlace } from './places.ts'

/** How much power everybody else has at a location compared with the viewer, and how many hidden cards may change that. */
export function threats(view: View, place: string, viewer: Viewer, say: Formatter): readonly string[] {
  const board = view.boards.find((one) => locationPlace(one.board) === place)
  if (board === undefined || viewer === 'spectator') return []
  const own = board.power[viewer]
  return view.seats.flatMap(({ cards }, seat) => {
    if (seat === viewer || board.units[seat].length === 0) return []
    const gap = board.power[seat] - own
    const hidden = view.battle?.board === board.board && view.battle.committed[seat] === 'face-down' ? 1 : 0
    return [
      say.sentence(
        '{{seat:seat}} {{is:seat}} [[way=1?{{gap}} power ahead of you|way=2?{{gap}} power behind you|level with you]][[, with {{card:cards}} in hand]][[ and {{card:hidden}} face down]].',
        { seat, gap: Math.abs(gap), way: gap > 0 ? 1 : gap < 0 ? 2 : 0, cards, hidden },
      ),
    ]
  })
}
