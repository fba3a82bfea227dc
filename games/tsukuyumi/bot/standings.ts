import type { Evaluation } from '@orrery/engine'
import type { Hex } from '../map/hex.ts'
import { areaType } from '../rules/board/board.ts'
import { isAt } from '../rules/board/figures.ts'
import { hasProperty } from '../rules/board/properties.ts'
import { chargers } from '../rules/combat/aggressive.ts'
import { runningTurn } from '../rules/state/agenda.ts'
import type { State } from '../rules/state/state.ts'
import type { Side } from '../rules/state/vocabulary.ts'
import { standing } from './yardstick/evaluate.ts'

/** What things are worth that the yardstick does not know of, in victory points at the end of the game. */
const WORTH = {
  /** A production point in each round to come. */
  river: 0.25,
  /** Standing where there is nothing to gain: as much less as the yardstick takes it for more. */
  wasteland: -0.5,
  /** The attack of an aggressive unit that is left. */
  charge: 0.3,
}

/** [table.open] How all factions stand, in victory points at the end of the game: by the yardstick, and by the land and the units that came after it. */
export const standings = (g: State): Evaluation[] =>
  g.factions.map((side) => {
    const terms = standing(g, side)
    return g.phase === 'over' ? terms : { ...terms, land: landWorth(g, side), charges: chargesWorth(g, side) }
  })

function landWorth(g: State, side: Side): number {
  const rounds = g.choices.rounds - g.round
  let worth = 0
  for (const hex of g.areas) {
    const type = areaType(g, hex)
    if (g.owner[hex] === side) {
      if (type === 'river') worth += WORTH.river * g.content.numbers.riverProduction * rounds
    } else if (isWasteland(g, hex) && isAt(g, side, hex)) worth += WORTH.wasteland
  }
  return worth
}

const isWasteland = (g: State, hex: Hex): boolean => areaType(g, hex) === 'devastated' || hasProperty(g, hex, 'toxic')

function chargesWorth(g: State, side: Side): number {
  const turn = runningTurn(g)
  return turn?.side === side ? WORTH.charge * chargers(g, turn).length : 0
}
