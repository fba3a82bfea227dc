import type { Formatter } from '@orrery/board'
import type { Phase } from '../rules/state.ts'
import type { View } from '../view.ts'
import { whereText } from './map/place-text.ts'

function phaseText(say: Formatter, phase: Phase): string {
  switch (phase) {
    case 'ships':
      return say.text('choosing ships')
    case 'loadout':
      return say.text('first outfits')
    case 'begin':
      return say.text('the turn begins')
    case 'action':
      return say.text('actions')
    case 'business':
      return say.text('business')
    case 'status':
      return say.text('status')
    case 'drift':
      return say.text('ships on autopilot')
    case 'npcs':
      return say.text('NPCs')
    case 'over':
      return say.text('the game is over')
  }
}

/** What there is to do now, in a line. */
export function phase(view: View, say: Formatter): string {
  const { turnNumber, turn, phase: now, move } = view
  const what = phaseText(say, now)
  if (turnNumber === 0 || now === 'over') return say.text('Xia: {{what}}', { what })
  const line = say.text('Turn {{n}}, {{side}}: {{what}}', { n: turnNumber, side: say.name(turn, 'craft'), what })
  return move === null ? line : `${line}, ${say.text('{{n}} movement left', { n: move.left })}`
}

/** The board as a whole, for those who hear it. */
export function describe(view: View, say: Formatter): string {
  const { sectors, sectorDeck, goal, vessels, npcs } = view
  const where = (hex: string | null) => (hex === null ? say.text('off the star map') : whereText(say, sectors, hex))
  return [
    say.text('{{n}} sectors known, {{left}} still to discover.', { n: sectors.length, left: sectorDeck }),
    say.text('First to {{n}} Fame wins.', { n: goal }),
    ...vessels.map(({ colour, ship, hex, fame }) =>
      say.text('{{side}} flies {{ship}} and has {{fame}} Fame: {{place}}.', {
        side: say.name(colour),
        ship: ship === '' ? say.text('no ship') : say.name(ship),
        place: where(hex),
        fame,
      }),
    ),
    ...npcs.map(({ id, hex }) => say.text('{{name}}: {{place}}.', { name: say.name(id), place: where(hex) })),
  ].join(' ')
}
