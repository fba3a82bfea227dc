import type { Scalar, SingleQuestion, Stake } from '@orrery/engine'
import { hexes } from '../codecs.ts'
import type { Hex } from '../map/hex.ts'
import type { State } from '../rules/state/state.ts'
import type { Side } from '../rules/state/vocabulary.ts'
import { forcesOf, strongestOther } from './forces.ts'
import { groundOf } from './ground.ts'

/** What an attack may bring, with whatever the others answer; and what a counterattack may save. */
export function stakes(g: State, { ask, seat }: SingleQuestion, option: Scalar): readonly Stake<State>[] {
  const side = g.factions[seat]
  if (ask === 'combat.action')
    return isDefended(g, side, hexes.decode(option)) ? [conquest(side, hexes.decode(option))] : []
  const battle = g.agenda.find((frame) => frame.kind === 'battle')
  if (battle?.kind !== 'battle') return []
  const { hex } = battle
  if (ask === 'combat.card') return isDefended(g, side, hex) ? [conquest(side, hex)] : []
  return ask === 'combat.choose' && g.owner[hex] === side ? [defence(side, hex)] : []
}

/** Somebody else stands there, and it is not the attacker's already. */
const isDefended = (g: State, side: Side, hex: Hex): boolean =>
  g.owner[hex] !== side && strongestOther(forcesOf(g, groundOf(g)), side, hex) > 0

const isFought = (g: State): boolean => g.agenda.some(({ kind }) => kind === 'battle')

const conquest = (side: Side, hex: Hex): Stake<State> => ({
  what: 'conquer',
  about: { hex: hexes.encode(hex) },
  happened: (later) => (isFought(later) ? undefined : later.owner[hex] === side),
})

const defence = (side: Side, hex: Hex): Stake<State> => ({
  what: 'keep',
  about: { hex: hexes.encode(hex) },
  happened: (later) => (isFought(later) ? undefined : later.owner[hex] === side),
})
