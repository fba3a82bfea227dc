import { type Rule, random, type Seat } from '@orrery/engine'
import type { Roll } from '../../content/types.ts'
import { type Cited, confirm, report } from '../dialect.ts'
import type { State } from '../state.ts'
import { gainFame } from './fame.ts'
import { mayUseOnce, skill, useOnce } from './titles.ts'

export const roll = (g: State, sides: number): number => 1 + random(g, sides)

/** [fame.luck] A player's own d20 that shows 20 brings 1 fame, once a turn, whoever's turn it is. */
function luck(g: State, seat: Seat, natural: number): void {
  if (natural !== 20 || (g.lucky & (1 << seat)) !== 0) return
  g.lucky |= 1 << seat
  report(g, 'fame.luck', { seat })
  gainFame(g, seat, 1)
}

const RULE_OF: { readonly [what in Roll]: Cited } = {
  asteroid: 'border.asteroid#roll',
  nebula: 'border.nebula#roll',
  debris: 'border.debris#roll',
  shield: 'border.shield#roll',
  mine: 'cargo.mine#roll',
  salvage: 'cargo.salvage#roll',
  harvest: 'cargo.harvest#roll',
  research: 'mission.research#roll',
  sneak: 'mission.sneak#roll',
  steal: 'mission.thief#roll',
  remains: 'mission.hunter#roll',
  ability: 'ship.ability#roll',
  respawn: 'death.respawn#roll',
  tigris: 'border.tigris#roll',
}

/** A player's bare d20. */
export function bareD20(g: State, seat: Seat, what: Roll): number {
  const natural = roll(g, 20)
  report(g, RULE_OF[what], { seat, natural })
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
  let natural = bareD20(g, seat, what)
  if (mayUseOnce(g, seat, 'reroll', what) && (yield* confirm(g, seat, 'title.skill#reroll', { natural }))) {
    useOnce(g, seat, 'reroll')
    natural = bareD20(g, seat, what)
  }
  return { natural, total: natural + bonus + skill(g, seat, 'rollBonus', what) }
}
