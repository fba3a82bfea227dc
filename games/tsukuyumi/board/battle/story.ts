import type { BattleView, HexView } from '../../view.ts'

/** What a combat has told so far. */
export interface Story {
  readonly id: string
  readonly battle: BattleView
  /** The attacker, then those who defend. */
  readonly sides: readonly string[]
  /** By power: who was there when it began. */
  readonly units: HexView['units']
  /** Whose the area was. */
  readonly owner: string | null
  readonly over: boolean
}

/** Who stands against the attacker: those who defend, and the Oni that are there. */
export const defendersOf = (battle: BattleView, hex: HexView | undefined): readonly string[] => [
  ...battle.defenders,
  ...(battle.attacker !== 'oni' && hex?.units.oni ? ['oni'] : []),
]
