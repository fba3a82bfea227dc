import type { Page } from 'playwright-core'

/**
 * What keeps somebody from seeing something where the page stands, in words: it must be within the window as a whole, and the middle of it and
 * of its quarters must not lie under anything else.
 */
export const unseen = (page: Page, selector: string): Promise<readonly string[]> =>
  page.locator(selector).evaluate((element) => {
    const POINTS = [
      [0.5, 0.5],
      [0.25, 0.3],
      [0.75, 0.3],
      [0.25, 0.7],
      [0.75, 0.7],
    ] as const
    const { left, right, top, bottom, width, height } = element.getBoundingClientRect()
    if (width === 0 || height === 0) return ['it is not drawn']
    if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight)
      return [`it lies outside of the window: ${[left, top, right, bottom].map(Math.round)}`]
    return POINTS.flatMap(([x, y]) => {
      const hit = document.elementFromPoint(left + width * x, top + height * y)
      const isFree = hit !== null && (element.contains(hit) || hit.contains(element))
      return isFree ? [] : [`${hit?.outerHTML.slice(0, 120)} lies on it`]
    })
  })
