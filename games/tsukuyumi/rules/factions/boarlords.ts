import type { Rule } from '@orrery/engine'
import { builtPieces } from '../../codecs.ts'
import { hexName } from '../../map/hex.ts'
import { isArea } from '../board/board.ts'
import { ofKindOnBoard, underRocket } from '../board/figures.ts'
import { placeTerraforming, tellTerraformings } from '../board/terraforming.ts'
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
    const count = g.content.numbers.terraformingsPerBoarrior
    const spots: string[] = []
    for (let number = 1; number <= count; number++) {
      const about = { hex: hexName(hex), number, count }
      const piece = yield* placeTerraforming(g, 'boarlords.effect', [hex], true, about)
      if (!piece) break
      spots.push(builtPieces.encode(piece))
    }
    tellTerraformings(g, spots)
  }
}
