import type { Page } from 'playwright-core'
import { lookAtContrast } from './contrast-checks.ts'
import { lookAtTexts } from './text-checks.ts'

/** What is wrong with how a table is laid out, in words, by the number of the check: see docs/look.md. */
export type LayoutProblems = readonly string[]

/** So many pictures in a row show the same: a question has come, and everything for it is drawn and where it belongs. */
const RESTING = 10

/** Waits until nothing moves any more: neither the camera of a drawing, nor anything that is animated. */
const settle = (page: Page): Promise<unknown> =>
  page.evaluate(async (resting) => {
    const now = () => {
      const cameras = [...document.querySelectorAll('.viewport > g, .viewport')].map((part) =>
        ['transform', 'viewBox', 'style'].map((name) => part.getAttribute(name)).join(),
      )
      const moving = document
        .getAnimations()
        .filter(
          ({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().iterations !== Infinity,
        ).length
      const { length } = document.querySelectorAll('[data-place="board"] *')
      return moving > 0 ? Math.random() : `${cameras.join(' ')} ${length}`
    }
    let before: unknown
    for (let same = 0; same < resting; ) {
      await new Promise((shown) => requestAnimationFrame(shown))
      const picture = now()
      same = picture === before ? same + 1 : 0
      before = picture
    }
  }, RESTING)

/**
 * Looks at a table that asks something: nothing covers what can be chosen (A1) nor the own piece (A2), everything that can be chosen is in
 * sight or has an arrow (A3), nothing lies on the board that nobody has opened (A4), and everything can be hit (A9). For games whose texts
 * are done: every text can be read (A7), is whole (A8), and stands out as what can be chosen does (A10).
 */
export async function lookAtQuestion(page: Page, game: string): Promise<LayoutProblems> {
  await page.mouse.move(1, 1)
  await settle(page)
  const problems = await page.evaluate(findProblems)
  if (READABLE.includes(game)) problems.push(...(await lookAtTexts(page)), ...(await lookAtContrast(page)))
  return problems
}

/** Games whose drawings keep A7, A8 and A10; each adds itself when it does. */
const READABLE: readonly string[] = ['starship-samurai', 'tsukuyumi', 'xia']

/** Runs in the page. */
function findProblems(): string[] {
  const POINTS = [
    [0.5, 0.5],
    [0.25, 0.3],
    [0.75, 0.3],
    [0.25, 0.7],
    [0.75, 0.7],
  ] as const
  /** Pixels: rounding. */
  const SLACK = 5
  const LEAST = matchMedia('(pointer: coarse)').matches ? 44 : 28
  const board = document.querySelector('[data-place="board"]')
  if (board === null) return ['A4: there is no board']
  const problems: string[] = []
  const boxOf = (element: Element) => (element.querySelector('.lit') ?? element).getBoundingClientRect()
  /** Where there is no side the list is one press away. Of equal options one stands for all. */
  const list = document.querySelector('[data-region="choices"]')
  const isListed = (option: string | undefined) =>
    list === null ||
    list.querySelector(`[data-option="${CSS.escape(option ?? '')}"]`) !== null ||
    list.querySelector('.option-count') !== null

  /** What a viewport shows beside what lies on it. */
  const freeOf = (svg: Element) => {
    const frame = svg.getBoundingClientRect()
    const free = { left: frame.left, top: frame.top, right: frame.right, bottom: frame.bottom }
    for (const inset of board.querySelectorAll('[data-inset="tools"]')) {
      const box = inset.getBoundingClientRect()
      if (box.width > 0) free.right = Math.min(free.right, box.left)
    }
    return free
  }

  /** What is in sight of something in a list that scrolls: what has been scrolled away lies under nothing. */
  const inLists = (element: Element): DOMRect => {
    const whole = boxOf(element)
    let [left, top, right, bottom] = [whole.left, whole.top, whole.right, whole.bottom]
    for (let list = element.parentElement; list !== null && list !== board; list = list.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(list)
      if (![overflowX, overflowY].some((value) => value === 'auto' || value === 'scroll')) continue
      const frame = list.getBoundingClientRect()
      ;[left, right] = [Math.max(left, frame.left), Math.min(right, frame.right)]
      ;[top, bottom] = [Math.max(top, frame.top), Math.min(bottom, frame.bottom)]
    }
    return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top))
  }

  /** What of an element lies under something that is not part of the same drawing. */
  const coverOf = (element: Element): Element | undefined => {
    const { left, top, width, height } = inLists(element)
    if (width === 0 || height === 0) return undefined
    const drawing = element.closest('svg') ?? element
    for (const [x, y] of POINTS) {
      const hit = document.elementFromPoint(left + width * x, top + height * y)
      if (hit && board.contains(hit) && !drawing.contains(hit) && !hit.contains(drawing)) return hit
    }
    return undefined
  }

  for (const target of board.querySelectorAll<HTMLElement>('[data-standing="offered"]')) {
    const { left, top, right, bottom, width, height } = boxOf(target)
    if (width === 0) continue
    const { option } = target.dataset
    const svg = target.closest('.viewport')
    const free = svg && freeOf(svg)
    const inside =
      !free ||
      (left >= free.left - SLACK &&
        right <= free.right + SLACK &&
        top >= free.top - SLACK &&
        bottom <= free.bottom + SLACK)
    const arrow = svg?.parentElement?.querySelector('[data-arrow]')
    if (!inside && !arrow) problems.push(`A3: ${option} is out of sight and has no arrow`)
    const cover = inside ? coverOf(target) : undefined
    if (cover && !arrow) problems.push(`A1: ${option} lies under ${cover.className || cover.tagName}`)
    if (Math.min(width, height) < LEAST - 1 && !isListed(option))
      problems.push(`A9: ${option} is ${Math.round(width)} by ${Math.round(height)} pixels, and not in the list`)
  }

  for (const own of board.querySelectorAll('[data-own]')) {
    const { width, left, right, top, bottom } = own.getBoundingClientRect()
    if (width === 0 || document.querySelector('[data-question]') === null) continue
    const frame = board.getBoundingClientRect()
    const [x, y] = [(left + right) / 2, (top + bottom) / 2]
    const seen = x > frame.left && x < frame.right && y > frame.top && y < frame.bottom
    const asked = board.querySelector('[data-standing="offered"]') !== null
    if (asked && !seen) problems.push('A2: the own piece is out of sight')
    const hit = seen ? document.elementFromPoint(x, y) : null
    if (hit?.closest('[data-inset]:not([data-arrow])')) problems.push('A2: the own piece is covered')
  }

  // Nobody has scrolled it: whoever looks there reads what has just happened.
  const log = document.querySelector('.log-lines')
  if (log && log.scrollHeight - log.clientHeight - log.scrollTop > SLACK)
    problems.push('The newest line of the log is out of sight')

  const around = board.getBoundingClientRect()
  for (const element of document.querySelectorAll('.table *')) {
    if (element instanceof SVGElement && !(element instanceof SVGSVGElement)) continue
    const { position } = getComputedStyle(element)
    if (position !== 'absolute' && position !== 'fixed') continue
    if (element.closest('[data-inset], [data-opened], .skip-link, .reason-hint')) continue
    // The drawing itself, and what is placed inside a row of its own beside it.
    const within = element instanceof HTMLElement ? element.offsetParent : element.parentElement
    const inRow = within !== null && within !== board && board.contains(within) && !within.querySelector('.viewport')
    if (inRow || element.querySelector('.viewport')) continue
    const { left, top, right, bottom, width, height } = element.getBoundingClientRect()
    const lies =
      left < around.right - 1 && right > around.left + 1 && top < around.bottom - 1 && bottom > around.top + 1
    if (width > 2 && height > 2 && lies && element.checkVisibility())
      problems.push(`A4: ${element.className || element.tagName} lies on the board`)
  }
  return [...new Set(problems)]
}

const PLACES = ['bar', 'board', 'prompt', 'strip', 'side', 'choices', 'log', 'time', 'tabs'] as const

/** The box of each place that there is. */
export interface Places {
  readonly [place: string]: string
}

/** Where the places are, to the pixel. */
export const placesOf = (page: Page): Promise<Places> =>
  page.evaluate(
    (places) =>
      Object.fromEntries(
        places.flatMap((place) => {
          const box = document.querySelector(`.table [data-place="${place}"]`)?.getBoundingClientRect()
          return box ? [[place, `${box.x},${box.y} ${box.width}×${box.height}`]] : []
        }),
      ),
    PLACES,
  )

/** Begins to add up how much of the page moves by itself (A6). Whoever asks later gets the sum, and what moved most of all. */
export async function watchShifts(page: Page): Promise<() => Promise<{ readonly sum: number; readonly what: string }>> {
  await page.evaluate(() => {
    const shifts: { value: number; what: string }[] = []
    Object.assign(globalThis, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number
        sources?: { node?: Node; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
      })[]) {
        const nodes = (entry.sources ?? []).map(({ node, previousRect: was, currentRect: is }) => {
          const name = node instanceof Element ? node.getAttribute('class') : node?.nodeName
          return `${name} from ${was.x} ${was.y} to ${is.x} ${is.y}`
        })
        const question = document.querySelector<HTMLElement>('[data-question]')?.dataset.question
        shifts.push({ value: entry.value, what: `before question ${question}: ${nodes.join(', ')}` })
      }
    }).observe({ type: 'layout-shift', buffered: false })
  })
  return () =>
    page.evaluate(() => {
      const { shifts } = globalThis as unknown as { shifts: { value: number; what: string }[] }
      const most = shifts.toSorted((a, b) => b.value - a.value).slice(0, 6)
      const what = most.map((shift) => `${shift.value.toFixed(4)} ${shift.what}`).join('; ')
      return { sum: shifts.reduce((sum, { value }) => sum + value, 0), what }
    })
}
