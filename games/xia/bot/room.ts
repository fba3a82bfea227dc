import type { Seat } from '@orrery/engine'
import { countSpaces } from '../hold/hold.ts'
import { matOf, outfitSpaces } from '../rules/ship/vessel.ts'
import type { State } from '../rules/state.ts'

/** What a ship lacks that has no room for a pair of cubes, or only for one: it cannot trade, or not for much. */
const CRAMPED: readonly number[] = [4, 1]

const lackAt = (room: number): number => CRAMPED[Math.max(0, Math.floor(room / 2))] ?? 0

/** What damage costs by the room that it takes from cubes; some of it may still be to come. */
export function crampedBy(g: State, seat: Seat, pending = 0): number {
  const { damage } = g.vessels[seat]
  if (damage === 0 && pending === 0) return 0
  const { size } = matOf(g, seat).hold
  const fitted = outfitSpaces(g.vessels[seat])
  return lackAt(size - countSpaces(fitted | damage) - pending) - lackAt(size - countSpaces(fitted))
}
