import type { Formatter } from '@orrery/board'
import { deeds } from '../../codecs.ts'
import { hexNamed } from '../../map/hex.ts'
import { canTarget } from '../../map/sight.ts'
import type { View } from '../../view.ts'
import { content } from '../content.ts'
import { chartOf } from '../map/chart.ts'

/** Why an ability would do nothing now, though the rules allow it: as a sentence. */
export function abilityWarning(view: View, id: string, say: Formatter): string | undefined {
  const own = view.seat === null ? undefined : view.vessels[view.seat]
  if (own === undefined) return undefined
  switch (id) {
    case 'dark-veil':
      return own.veiled ? say.text('You are veiled already.') : undefined
    case 'forged-papers':
      return own.papers ? say.text('Your papers are forged already.') : undefined
    case 'auto-pilot':
      return view.vessels.length === 1 ? say.text('Nobody else takes turns.') : undefined
    case 'siphon-lance':
      return isDry(view, own.hex) ? say.text('No ship in reach has energy.') : undefined
    default:
      return undefined
  }
}

/** Whether no other player's ship within reach of the lance has energy. */
function isDry({ vessels, seat, sectors }: View, at: string | null): boolean {
  if (at === null) return false
  const { from, to } = content.abilities['siphon-lance'].numbers
  const reached = vessels.filter(
    ({ hex }, other) =>
      other !== seat && hex !== null && canTarget(chartOf(sectors), hexNamed(at), hexNamed(hex), from, to),
  )
  return reached.length > 0 && reached.every(({ energy }) => energy === 0)
}

/** An action as people say it, with a warning where it would do nothing. */
export function actionLabel(view: View, option: string, say: Formatter): string {
  const name = say.name(option, 'action')
  const ability = deeds.ability.match(option)
  const warning = ability === undefined ? undefined : abilityWarning(view, ability, say)
  return warning === undefined ? name : `${name}: ${warning}`
}
