import type { Formatter } from '@orrery/board'
import type { View } from '../view.ts'

/** What is going on, in a line: "Round 2, Nova’s turn". */
export function phaseText(view: View, say: Formatter): string {
  const { round, phase, turn, seats, battle, ranking } = view
  switch (phase) {
    case 'deck-draft':
      return say.text('Deck draft')
    case 'mech-draft':
      return say.text('Mech draft')
    case 'turns':
      return say.text('Round {{round}}, {{clan}}’s turn', { round, clan: seats[turn].clan })
    case 'battles':
      return battle
        ? say.text('Round {{round}}, battle for {{location}}', { round, location: placeName(view, battle.board, say) })
        : say.text('Round {{round}}, battles', { round })
    case 'resolution':
      return say.text('Round {{round}} ends', { round })
    case 'over':
      return say.text('{{clan}} wins', { clan: seats[ranking[0] ?? 0].clan })
  }
}

/** A location by the name of its card, or by its number when that has been won. */
function placeName({ boards }: View, board: number, say: Formatter): string {
  const location = boards.find((one) => one.board === board)?.location ?? ''
  return location === '' ? say.name(board, 'board') : say.name(location)
}

/** Whether there is something to pick; while the others pick in secret, the board is to be seen as it will be. */
export const isDrafting = ({ phase, samuraiLeft, draftPile }: View): boolean =>
  (phase === 'mech-draft' && samuraiLeft.length > 0) || (phase === 'deck-draft' && draftPile.length > 0)
