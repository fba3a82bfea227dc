import { type Scene, svgOf } from '../src/cards/pictures.ts'
import { seeded } from '../src/cards/seeded.ts'

const MOST_BYTES = 6 * 1024
const MOST_NODES = 120

/** For tests of cards: pictures that are too large, other ones the second time, or the same as that of another card. */
export function pictureProblems<Card extends { readonly id: string }>(
  cards: readonly Card[],
  scene: Scene<Card>,
): string[] {
  const seen = new Map<string, string>()
  return cards.flatMap((card) => {
    const picture = svgOf(card, scene)
    const nodes = picture.match(/<[a-z]/gi)?.length ?? 0
    // With the same numbers: what tells two cards apart must not be chance.
    const meant = scene(card, seeded('any'))
    const alike = seen.get(meant)
    seen.set(meant, card.id)
    return [
      ...(picture === svgOf(card, scene) ? [] : [`${card.id} is another picture the second time`]),
      ...(picture.length <= MOST_BYTES ? [] : [`${card.id} has ${picture.length} bytes`]),
      ...(nodes <= MOST_NODES ? [] : [`${card.id} has ${nodes} nodes`]),
      ...(alike === undefined ? [] : [`${card.id} shows the same as ${alike}`]),
      ...(/NaN|undefined/.test(picture) ? [`${card.id} has a part that is nowhere`] : []),
    ]
  })
}
