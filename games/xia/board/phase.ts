import type { Formatter } from '@orrery/board'
import type { Phase } from '../rules/state.ts'
import type { View } from '../view.ts'

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
