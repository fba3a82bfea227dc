import type { Page } from 'playwright-core'

/**
 * What is wrong with the cards on a game's page of rules, in words: texts that do not fit whole, in a sheet or folded. In the
 * pseudo-language, which is 40 % longer, a card may become higher, but nothing may be cut.
 */
export const cardProblems = (page: Page): Promise<readonly string[]> => page.evaluate(findProblems)

/** Of all pairs of cards of a deck the two whose pictures differ least: by which part of their pixels. */
export const mostAlike = (page: Page): Promise<readonly Alike[]> => page.evaluate(comparePictures)

export interface Alike {
  readonly deck: string
  readonly cards: number
  readonly pair: string
  readonly differ: number
}

/** Runs in the page. */
function findProblems(): string[] {
  const LEAST_TEXT = 12
  const LEAST_PICTURE = 40
  const linesOf = (element: Element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size
  }
  const isPseudo = document.documentElement.lang.endsWith('XA')
  const problems: string[] = []
  for (const place of document.querySelectorAll<HTMLElement>('.reference-cards [data-card]'))
    for (const size of ['whole', 'sheet', 'folded']) {
      const face = place.querySelector('.card-face')
      const title = face?.querySelector('.card-title')
      if (!face || !title) continue
      face.classList.remove('card-face-whole', 'card-face-sheet', 'card-face-folded')
      face.classList.add(`card-face-${size}`)
      for (const part of face.querySelectorAll<HTMLElement>('.card-text, .card-foot'))
        part.style.display = size === 'folded' ? 'none' : ''
      const { card } = place.dataset
      const frame = face.getBoundingClientRect()
      const say = (problem: string) => problems.push(`${card}, ${size}: ${problem}`)
      if (face.scrollHeight > face.clientHeight + 1) say(`${face.scrollHeight - face.clientHeight} px too much text`)
      for (const part of face.querySelectorAll<HTMLElement>('*')) {
        const { left, right, top, bottom, width } = part.getBoundingClientRect()
        if (width === 0 || part.closest('.unseen')) continue
        if (left < frame.left - 1 || right > frame.right + 1 || top < frame.top - 1 || bottom > frame.bottom + 1)
          say(`${part.getAttribute('class') ?? part.tagName} sticks out`)
        if (part.scrollWidth > part.clientWidth + 1 && part.clientWidth > 0) say(`${part.className} is cut`)
        const hasText = [...part.childNodes].some(
          ({ nodeName, nodeValue }) => nodeName === '#text' && nodeValue?.trim(),
        )
        if (hasText && Number.parseFloat(getComputedStyle(part).fontSize) < LEAST_TEXT)
          say(`${part.className} is small`)
      }
      if (!isPseudo && linesOf(title) > (size === 'folded' ? 3 : 2)) say(`the title takes ${linesOf(title)} lines`)
      if (!isPseudo && size !== 'folded' && frame.height > (frame.width > 200 ? 338 : 248) + 0.5)
        say(`it is ${Math.round(frame.height)} px high`)
      const picture = face.querySelector('.card-picture')?.getBoundingClientRect().height ?? 0
      if (picture < LEAST_PICTURE) say(`the picture is ${picture} px high`)
    }
  return [...new Set(problems)]
}

/** Runs in the page. */
async function comparePictures(): Promise<Alike[]> {
  /** Of 255: what an eye tells apart, and rounding does not. */
  const VISIBLE = 16
  const decks = [...document.querySelectorAll('section:has(> .reference-cards)')]
  return Promise.all(
    decks.map(async (deck) => {
      const images = [...deck.querySelectorAll<HTMLImageElement>('.card-picture img')]
      const drawn = await Promise.all(
        images.map(async (image) => {
          await image.decode()
          const [width, height] = [172, 92]
          const drawing = new OffscreenCanvas(width, height).getContext('2d')
          drawing?.drawImage(image, 0, 0, width, height)
          const id = image.closest<HTMLElement>('[data-card]')?.dataset.card ?? ''
          return { id, data: drawing?.getImageData(0, 0, width, height).data ?? new Uint8ClampedArray() }
        }),
      )
      let least = { pair: '', differ: 1 }
      drawn.forEach((a, i) => {
        for (const b of drawn.slice(i + 1)) {
          let different = 0
          for (let at = 0; at < a.data.length; at += 4) {
            const most = Math.max(
              Math.abs((a.data[at] ?? 0) - (b.data[at] ?? 0)),
              Math.abs((a.data[at + 1] ?? 0) - (b.data[at + 1] ?? 0)),
              Math.abs((a.data[at + 2] ?? 0) - (b.data[at + 2] ?? 0)),
            )
            if (most > VISIBLE) different++
          }
          const differ = different / (a.data.length / 4)
          if (differ < least.differ) least = { pair: `${a.id} and ${b.id}`, differ }
        }
      })
      return { deck: deck.id, cards: images.length, ...least }
    }),
  )
}
