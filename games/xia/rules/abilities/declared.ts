import type { Seat } from '@orrery/engine'
import type { AbilityId } from '../../content/types.ts'
import type { Craft } from '../../crafts.ts'
import type { Shot, State } from '../state.ts'
import { fittedNamed, outfitOf } from '../vessel.ts'

/** An ability that is declared together with something else. */
export interface Declared {
  /** What it can prevent. */
  readonly protects?: readonly ('damage' | 'energy')[]
  /** Whether it can go with these shots, against this target. */
  boosts?(g: State, seat: Seat, shots: readonly Shot[], target: Craft): boolean
}

/** [ability.evasive-thrusters] Damage or energy loss. */
const evasiveThrusters: Declared = { protects: ['damage', 'energy'] }

/** [ability.ablative-plating] Damage alone. */
const ablativePlating: Declared = { protects: ['damage'] }

/** [ability.pounce] With a blaster or a ramming ship, against one target of theirs. */
const pounce: Declared = {
  boosts: (g, seat, shots, target) =>
    shots.some((shot) => {
      const fitted = fittedNamed(g.vessels[seat], shot.weapon)
      const type = fitted && outfitOf(g, fitted).type
      return shot.target === target && (type === 'blaster' || type === 'engine')
    }),
}

/** [ability.lock-jammer] With an attack on a single ship that has shields: a player's. */
const lockJammer: Declared = {
  boosts: (_g, _seat, shots, target) => shots.every((shot) => shot.target === target),
}

export const declaredWith: { readonly [id: AbilityId]: Declared | undefined } = {
  'evasive-thrusters': evasiveThrusters,
  'ablative-plating': ablativePlating,
  pounce,
  'lock-jammer': lockJammer,
}
