import type { Rule } from '@orrery/engine'
import { hexName } from '../../map/hex.ts'
import { isArea } from '../board/board.ts'
import { ofKindOnBoard, underRocket } from '../board/figures.ts'
import { placeTerraforming } from '../board/terraforming.ts'
import type { State } from '../state/state.ts'
import { BOARLORDS, type Figure } from '../state/vocabulary.ts'

/** Boarriors who can build: in an area, and not under a Rocket marker. */
export const builders = (g: State): Figure[] =>
  ofKindOnBoard(g, 'boarrior').filter(
    (figure) => isArea(g, g.place[figure]) && !underRocket(g, BOARLORDS, g.place[figure]),
  )

/** [boarlords.effect] Each Boarrior may put up to two Terraformings in his area. */
export function* terraform(g: State): Rule {
  for (const figure of builders(g)) {
    const hex = g.place[figure]
    for (let left = g.content.numbers.terraformingsPerBoarrior; left > 0; left--)
      if (!(yield* placeTerraforming(g, 'boarlords.effect', [hex], true, { hex: hexName(hex), left }))) break
  }
}
