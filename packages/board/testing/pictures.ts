import { type Scene, svgOf } from '../src/cards/pictures.ts'

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
    // Seeds are random to each other: only what is drawn of the card itself tells cards apart.
    const alike = seen.get(svgOf({ ...card, id: 'any' }, scene))
    seen.set(svgOf({ ...card, id: 'any' }, scene), card.id)
    return [
      ...(picture === svgOf(card, scene) ? [] : [`${card.id} is another picture the second time`]),
      ...(picture.length <= MOST_BYTES ? [] : [`${card.id} has ${picture.length} bytes`]),
      ...(nodes <= MOST_NODES ? [] : [`${card.id} has ${nodes} nodes`]),
      ...(alike === undefined ? [] : [`${card.id} shows the same as ${alike}`]),
      ...(/NaN|undefined/.test(picture) ? [`${card.id} has a part that is nowhere`] : []),
    ]
  })
}
