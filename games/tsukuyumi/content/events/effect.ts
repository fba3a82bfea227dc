import type { Refusal, Rule } from '@orrery/engine'
import { hexes } from '../../codecs.ts'
import { type Hex, hexName } from '../../map/hex.ts'
import { areasOf, isMoonArea } from '../../rules/board/board.ts'
import { hasAnyUnits } from '../../rules/board/figures.ts'
import { hasProperty } from '../../rules/board/properties.ts'
import { type Cited, choose, refuse } from '../../rules/dialect.ts'
import type { State } from '../../rules/state/state.ts'
import type { Side } from '../../rules/state/vocabulary.ts'
import type { EventEffect, EventEffectId } from '../types.ts'

/** What an event does. */
export interface Effect {
  /** Why it cannot be played at all. */
  cannot?(g: State, side: Side): Refusal | undefined
  play(g: State, side: Side): Rule
}

/** Some of the effects; effects.ts has them all. */
export type Effects = { readonly [effect in EventEffectId]?: Effect }

/** [event.occupied] Areas with units only if the card says so or the area is unstable; [board.moon] the moon as the card says. */
export function cannotTarget(g: State, effect: EventEffectId, hex: Hex): Refusal | undefined {
  const { target }: EventEffect = g.content.eventEffects[effect]
  if (target.moon === 'no' && isMoonArea(g, hex)) return refuse('board.moon', { hex: hexName(hex) })
  if (target.moon === 'if-lost' && isMoonArea(g, hex) && hasProperty(g, hex, 'tsukuyumi'))
    return refuse('event.add-tsukuyumi', { hex: hexName(hex) })
  if (target.occupied === 'without-units' && hasAnyUnits(g, hex) && !hasProperty(g, hex, 'unstable'))
    return refuse('event.occupied', { hex: hexName(hex) })
  return undefined
}

/** The areas an event may be aimed at. */
export const targetsOf = (g: State, effect: EventEffectId): Hex[] =>
  areasOf(g).filter((hex) => !cannotTarget(g, effect, hex))

/** Asks for an area that the event may be aimed at and that will do. */
export function* chooseTarget(
  g: State,
  side: Side,
  effect: EventEffectId,
  ask: Cited,
  refused: (hex: Hex) => Refusal | undefined = () => undefined,
): Rule<Hex> {
  return yield* choose(g, side, ask, {
    from: areasOf(g),
    as: hexes,
    unless: (hex) => cannotTarget(g, effect, hex) ?? refused(hex),
  })
}

/** Why an event finds no area, or nothing. */
export function needsTarget(
  g: State,
  effect: EventEffectId,
  rule: Cited,
  refused: (hex: Hex) => Refusal | undefined = () => undefined,
): Refusal | undefined {
  for (const hex of areasOf(g)) if (!cannotTarget(g, effect, hex) && !refused(hex)) return undefined
  return refuse(rule)
}
