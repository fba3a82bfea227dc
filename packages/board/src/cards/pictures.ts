import { SCENE } from './scenery.ts'
import { type Numbers, seeded } from './seeded.ts'

/** What is on a card's picture, as SVG text. Whatever in it looks like chance comes from the numbers. */
export type Scene<Card> = (card: Card, next: Numbers) => string

export const svgOf = <Card extends { readonly id: string }>(card: Card, scene: Scene<Card>): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${SCENE.width}" height="${SCENE.height}" viewBox="0 0 ${SCENE.width} ${SCENE.height}">${scene(card, seeded(card.id))}</svg>`

/** The pictures of a deck as addresses of images, each drawn once: same card, same picture. */
export function picturesOf<Card extends { readonly id: string }>(scene: Scene<Card>): (card: Card) => string {
  const drawn = new Map<string, string>()
  return (card) => {
    const known = drawn.get(card.id)
    if (known !== undefined) return known
    const picture = `data:image/svg+xml,${encodeURIComponent(svgOf(card, scene))}`
    drawn.set(card.id, picture)
    return picture
  }
}
