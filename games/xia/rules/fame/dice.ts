import { type Rule, random, type Seat } from '@orrery/engine'
import type { Roll } from '../../content/types.ts'
import { hexName } from '../../map/hex.ts'
import { type Cited, confirm, report } from '../dialect.ts'
import type { State } from '../state.ts'
import { gainFame } from './fame.ts'
import { mayUseOnce, skill, useOnce } from './titles.ts'

export const roll = (g: State, sides: number): number => 1 + random(g, sides)

/** [fame.luck] A player's own d20 that shows 20 brings 1 fame, once a turn, whoever's turn it is. */
function luck(g: State, seat: Seat, natural: number): void {
  if (natural !== 20 || (g.lucky & (1 << seat)) !== 0) return
  g.lucky |= 1 << seat
  gainFame(g, seat, 1, 'luck')
}

/** A player's bare d20. Who rolls it tells what came of it. */
export function bareD20(g: State, seat: Seat): number {
  const natural = roll(g, 20)
  luck(g, seat, natural)
  return natural
}

export interface Rolled {
  /** What the die shows. */
  readonly natural: number
  /** With everything that is added to it. */
  readonly total: number
}

/** [fame.natural] A player's d20 with what titles add. Success looks at the total, luck and harm at the bare die. */
export function* d20(g: State, seat: Seat, what: Roll, bonus = 0): Rule<Rolled> {
  let natural = bareD20(g, seat)
  if (mayUseOnce(g, seat, 'reroll', what) && (yield* confirm(g, seat, 'title.skill#reroll', { natural }))) {
    useOnce(g, seat, 'reroll')
    report(g, 'title.skill#reroll', { seat, natural })
    natural = bareD20(g, seat)
  }
  return { natural, total: natural + bonus + skill(g, seat, 'rollBonus', what) }
}

const RULE_OF = {
  asteroid: 'border.asteroid#roll',
  nebula: 'border.nebula#roll',
  debris: 'border.debris#roll',
  mine: 'cargo.mine#roll',
  salvage: 'cargo.salvage#roll',
  harvest: 'cargo.harvest#roll',
} as const satisfies { readonly [what in Roll]?: Cited }

/** Tells a roll with what was needed, and whether it was enough. */
export function tellRoll(
  g: State,
  seat: Seat,
  what: keyof typeof RULE_OF,
  { natural, total }: Rolled,
  needed: number,
): void {
  if (!g.trace) return
  report(g, RULE_OF[what], { seat, natural, bonus: total - natural, needed, worked: Number(total >= needed) })
}

/** The same for a planetary shield: who is seen, and where the ship is. */
export function tellShieldRoll(g: State, seat: Seat, { natural, total }: Rolled, needed: number, unseen: number): void {
  if (!g.trace) return
  const worked = total >= needed
  const seen = worked && total < unseen
  const hex = hexName(g.vessels[seat].hex)
  const bonus = total - natural
  report(g, 'border.shield#roll', { seat, natural, bonus, needed, worked: Number(worked), seen: Number(seen), hex })
}
