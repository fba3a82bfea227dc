import type { Page } from 'playwright-core'

/** Text can be read (A7: at least 12 px), is whole and does not lie on other text (A8). In words, by the number of the check. */
export const lookAtTexts = (page: Page): Promise<string[]> => page.evaluate(findTextProblems)

/** Runs in the page. */
function findTextProblems(): string[] {
  /** Pixels. */
  const LEAST = 12
  const ROUNDING = 0.05
  const MOST_CUT = 2
  const table = document.querySelector('.table')
  if (table === null) return ['A7: there is no table']
  const problems = new Set<string>()

  interface Shown {
    readonly words: string
    readonly element: Element
    readonly range: Range
    readonly size: number
  }

  /** An element and what it lies in, up to the table. */
  const around = (element: Element): readonly Element[] => {
    const list: Element[] = []
    for (let one: Element | null = element; one !== null && one !== table; one = one.parentElement) list.push(one)
    return list
  }

  /** What only screen readers say, and what waits for its turn, is not there for the eye. */
  const isSeen = (element: Element) =>
    element.closest('.unseen, .skip-link, title, desc, option') === null &&
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    // Text in a drawing's part that is not displayed keeps boxes of its lines.
    element.getBoundingClientRect().width > 0 &&
    !around(element).some((one) => getComputedStyle(one).clipPath === 'inset(50%)')

  /** Pixels of the screen for a unit of its font size. */
  const scaleOf = (element: Element): number => {
    if (element instanceof SVGGraphicsElement) {
      const matrix = element.getScreenCTM()
      return matrix === null ? 1 : Math.sqrt(Math.abs(matrix.a * matrix.d - matrix.b * matrix.c))
    }
    return around(element).reduce((scale, one) => {
      const { transform } = getComputedStyle(one)
      if (transform === 'none') return scale
      const { a, b } = new DOMMatrixReadOnly(transform)
      return scale * Math.hypot(a, b)
    }, 1)
  }

  const texts: Shown[] = []
  const walker = document.createTreeWalker(table, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const words = node.textContent?.trim() ?? ''
    const element = node.parentElement
    if (words === '' || element === null || !isSeen(element)) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    texts.push({
      words,
      element,
      range,
      size: Number.parseFloat(getComputedStyle(element).fontSize) * scaleOf(element),
    })
  }

  const nameOf = ({ words, element }: Shown) => {
    const own = element.getAttribute('class')
    const outer = element.parentElement?.getAttribute('class')
    return `"${words.slice(0, 40)}" (${outer ?? element.parentElement?.tagName} > ${own ?? element.tagName})`
  }

  for (const text of texts)
    if (text.size < LEAST - ROUNDING) problems.add(`A7: ${nameOf(text)} is ${text.size.toFixed(1)} px high`)

  /** Lists scroll; the strip does so from left to right only. */
  const scrolls = (element: Element, style: CSSStyleDeclaration, way: 'x' | 'y') => {
    const value = way === 'x' ? style.overflowX : style.overflowY
    if (value !== 'auto' && value !== 'scroll') return false
    return way === 'x' || element.closest('[data-place="strip"]') === null
  }

  /** How far a text sticks out of what cuts it off, in pixels. */
  const cutOf = ({ element, range }: Shown): { readonly by: Element; readonly pixels: number } | undefined => {
    const boxes = [...range.getClientRects()].filter(({ width }) => width > 0)
    if (boxes.length === 0) return undefined
    let [left, top, right, bottom] = [
      Math.min(...boxes.map((box) => box.left)),
      Math.min(...boxes.map((box) => box.top)),
      Math.max(...boxes.map((box) => box.right)),
      Math.max(...boxes.map((box) => box.bottom)),
    ]
    // The box of a line is higher than its letters.
    const air = Math.max(0, (boxes[0].height - Number.parseFloat(getComputedStyle(element).fontSize)) / 2)
    top += air
    bottom -= air
    for (const frame of around(element)) {
      // A drawing that can be moved shows a part of itself.
      if (frame.matches('.viewport')) return undefined
      const style = getComputedStyle(frame)
      if (style.overflowX === 'visible' && style.overflowY === 'visible') continue
      if (frame instanceof SVGElement && !(frame instanceof SVGSVGElement)) continue
      const box = frame.getBoundingClientRect()
      // What is shortened says the whole on hover.
      if ((style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none') && frame.closest('[title]') !== null)
        return undefined
      const cut = { x: Math.max(box.left - left, right - box.right), y: Math.max(box.top - top, bottom - box.bottom) }
      for (const way of ['x', 'y'] as const) {
        if ((way === 'x' ? style.overflowX : style.overflowY) === 'visible' || cut[way] <= MOST_CUT) continue
        if (!scrolls(frame, style, way)) return { by: frame, pixels: cut[way] }
        // What is scrolled out of sight is not cut by what lies around the list.
        if (way === 'x') [left, right] = [Math.max(left, box.left), Math.min(right, box.right)]
        else [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)]
      }
      if (left >= right || top >= bottom) return undefined
    }
    return undefined
  }

  for (const text of texts) {
    const cut = cutOf(text)
    if (cut)
      problems.add(
        `A8: ${nameOf(text)} is cut by ${Math.round(cut.pixels)} px by ${cut.by.getAttribute('class') ?? cut.by.tagName}`,
      )
  }

  /** What is in sight of a line, which may have been scrolled away or stick out of its list. */
  const inSight = (element: Element, { left, top, right, bottom }: DOMRect) => {
    const seen = { left, top, right, bottom }
    for (const frame of around(element)) {
      if (frame.matches('.viewport')) break
      const { overflowX, overflowY } = getComputedStyle(frame)
      if (frame instanceof SVGElement || (overflowX === 'visible' && overflowY === 'visible')) continue
      const box = frame.getBoundingClientRect()
      seen.left = Math.max(seen.left, box.left)
      seen.top = Math.max(seen.top, box.top)
      seen.right = Math.min(seen.right, box.right)
      seen.bottom = Math.min(seen.bottom, box.bottom)
    }
    return seen
  }

  /** On a map, on a stage and on cards: where the letters are, which is less than the box of the line. */
  const board = document.querySelector('[data-place="board"]')?.getBoundingClientRect()
  const letters = texts.flatMap((text) => {
    const layer = text.element.closest('.viewport, .stage') ?? text.element.closest('.card-face')
    if (board === undefined || layer === null) return []
    const isMap = layer.matches('.viewport')
    const lines = isMap ? [text.range.getBoundingClientRect()] : [...text.range.getClientRects()]
    return lines.flatMap((box) => {
      const middle = (box.top + box.bottom) / 2
      const isAway = box.right < board.left || box.left > board.right || middle < board.top || middle > board.bottom
      if (box.width === 0 || (isAway && !layer.matches('.card-face'))) return []
      const letters = new DOMRect(box.left, middle - text.size * 0.36, box.width, text.size * 0.72)
      return { text, layer, ...inSight(text.element, letters) }
    })
  })
  for (const [at, one] of letters.entries())
    for (const other of letters.slice(at + 1)) {
      if (other.layer !== one.layer || other.text === one.text) continue
      const across = Math.min(one.right, other.right) - Math.max(one.left, other.left)
      const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
      if (across > MOST_CUT && down > MOST_CUT)
        problems.add(`A8: ${nameOf(one.text)} and ${nameOf(other.text)} lie on each other`)
    }
  return [...problems]
}
