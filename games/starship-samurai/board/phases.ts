import type { Formatter } from '@orrery/board'
import type { View } from '../view.ts'

/** What is going on, in a line: "Round 2, turn of Nova". */
export function phaseText(view: View, say: Formatter): string {
  const { round, phase, turn, seats, battle, ranking } = view
  switch (phase) {
    case 'deck-draft':
      return say.text('The decks are drafted')
    case 'mech-draft':
      return say.text('The samurai are drafted')
    case 'turns':
      return say.text('Round {{round}}, turn of {{clan}}', { round, clan: seats[turn].clan })
    case 'battles':
      return battle
        ? say.text('Round {{round}}, battle at {{board}}', { round, board: say.name(battle.board, 'board') })
        : say.text('Round {{round}}, battles', { round })
    case 'resolution':
      return say.text('Round {{round}} ends', { round })
    case 'over':
      return say.text('{{clan}} has won', { clan: seats[ranking[0] ?? 0].clan })
  }
}

/** The table in a few sentences. */
export function describe(view: View, say: Formatter): string {
  const players = view.seats.map(({ clan, honor, wealth, cards, allianceHonor }) =>
    say.text('{{clan}}: {{honor}} honor, {{wealth}} wealth, {{cards}}, {{alliance}} honor a round from alliances.', {
      clan,
      honor,
      wealth,
      cards,
      alliance: allianceHonor,
    }),
  )
  const boards = view.boards.map(({ board, location, power, units }) => {
    const present = power
      .flatMap((value, seat) => (units[seat].length > 0 ? [`${view.seats[seat].clan} ${value}`] : []))
      .join(', ')
    return say.text('At {{board}}, {{location}}, power: {{power}}.', {
      board: say.name(board, 'board'),
      location: location === '' ? say.text('claimed') : say.name(location),
      power: present || say.text('nobody'),
    })
  })
  return [`${phaseText(view, say)}.`, ...players, ...boards].join(' ')
}
