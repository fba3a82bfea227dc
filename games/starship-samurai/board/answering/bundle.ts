import type { Formatter } from '@orrery/board'
import type { Scalar } from '@orrery/engine'
import { units } from '../../codecs.ts'
import type { View } from '../../view.ts'
import { isSamurai, kindOf, seatOf } from '../facts.ts'
import { wealthOn } from '../units/fleet.tsx'

/** Fighters of a seat in one place are as good as each other, unless wealth is attached to one. */
export function bundle(view: View, _ask: string, option: Scalar, say: Formatter): string | undefined {
  const unit = String(option)
  if (units.match(unit) === undefined || isSamurai(unit) || kindOf(unit) !== 'fighter') return undefined
  const seat = seatOf(unit, view.seats)
  const mat = view.seats[seat]
  const board = view.boards.find(({ units: there }) => there[seat]?.some(({ id }) => id === unit))
  const standing = board?.units[seat].find(({ id }) => id === unit)
  if (mat === undefined || (standing?.wealth ?? wealthOn(mat, unit)) > 0) return undefined
  if (view.battle?.bribed.some((one) => one.unit === unit)) return undefined
  const place = board
    ? say.name(board.board, 'board')
    : mat.graveyard.includes(unit)
      ? say.text('Graveyard')
      : say.text('Supply')
  return say.text('{{clan}} fighter, {{place}}', { clan: mat.clan, place })
}
