import type { Rule } from '@orrery/engine'
import { fight } from './combat/fight.ts'
import { moveOn } from './movement/move.ts'
import { chooseOutfits, chooseShip } from './setup.ts'
import { isOver, type State } from './state.ts'
import { passOn } from './turn/between.ts'
import { doBusiness } from './turn/business.ts'
import { concludeTurn } from './turn/status.ts'
import { act } from './turn/turn.ts'

/** The rule to run next: what is under way first, then the phase. */
export function nextStep(g: State): Rule | undefined {
  if (isOver(g)) return undefined
  if (g.combat) return fight(g, g.combat)
  if (g.move) return moveOn(g, g.move)
  switch (g.phase) {
    case 'ships':
      return chooseShip(g)
    case 'loadout':
      return chooseOutfits(g)
    case 'action':
      return act(g, g.turn)
    case 'business':
      return doBusiness(g, g.turn)
    case 'status':
      return concludeTurn(g, g.turn)
    case 'drift':
    case 'npcs':
    case 'begin':
      return passOn(g)
    case 'over':
      return undefined
  }
}
