import type { Page } from 'playwright-core'

/** A text that somebody sees or hears, and where it stands. */
export interface ShownText {
  readonly text: string
  readonly where: string
  /** A part of it is not to be seen, and nothing can be scrolled to see it. */
  readonly cut: boolean
}

/** Everything a page says now: texts in sight, and what it tells those who cannot see it. */
export const shownTexts = (page: Page): Promise<ShownText[]> => page.evaluate(readPage)

/** Runs in the page. */
function readPage(): ShownText[] {
  const SPOKEN = [
    'aria-label',
    'title',
    'placeholder',
    'alt',
    'aria-description',
    'aria-valuetext',
    'aria-roledescription',
  ]
  /** What is there for screen readers alone is a box of a pixel. */
  const UNSEEN = 2
  const SLACK = 1

  const placeOf = (element: Element): string => {
    const named = element.closest('[class]')
    return `${element.tagName.toLowerCase()}${named ? `.${named.getAttribute('class')?.split(' ').join('.')}` : ''}`
  }

  const cuts = (style: string): boolean => style === 'hidden' || style === 'clip'

  /** Whether a box around a text hides a part of it; what lies in a box that scrolls can be reached. */
  function isCut(box: DOMRect, element: Element): boolean {
    let [across, down] = [true, true]
    for (let around: Element | null = element; around && (across || down); around = around.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(around)
      const edge = around.getBoundingClientRect()
      if (edge.width <= UNSEEN || edge.height <= UNSEEN) return false
      if (across && cuts(overflowX) && (box.right > edge.right + SLACK || box.left < edge.left - SLACK)) return true
      if (down && cuts(overflowY) && (box.bottom > edge.bottom + SLACK || box.top < edge.top - SLACK)) return true
      if (!['visible', 'hidden', 'clip'].includes(overflowX)) across = false
      if (!['visible', 'hidden', 'clip'].includes(overflowY)) down = false
    }
    return false
  }

  const shown: ShownText[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement
    const text = node.textContent?.trim() ?? ''
    if (!element || text === '' || ['SCRIPT', 'STYLE', 'NOSCRIPT'].includes(element.tagName)) continue
    if (!element.checkVisibility({ visibilityProperty: true })) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const box = range.getBoundingClientRect()
    // A drawing is moved and enlarged and a picture shows a part of one, so what lies at its edge is not cut; and some links wait above
    // the page until they are needed.
    const elsewhere = element.closest('svg, [inert]') !== null || box.bottom <= 0
    shown.push({ text, where: placeOf(element), cut: !elsewhere && isCut(box, element) })
  }
  for (const attribute of SPOKEN)
    for (const element of document.querySelectorAll(`[${attribute}]`)) {
      const text = element.getAttribute(attribute)?.trim() ?? ''
      if (text !== '' && element.checkVisibility())
        shown.push({ text, where: `${placeOf(element)}[${attribute}]`, cut: false })
    }
  return shown
}
