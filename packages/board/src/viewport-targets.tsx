import { createContext, useContext } from 'react'
import { aim, type Box, boxAround, isWithin, middleOf } from './camera.ts'
import type { Point } from './hex.ts'
import { type Insets, InsetsContext, NO_INSETS } from './insets.ts'
import { MapPointerContext } from './map-pointer.tsx'

/** Pixels: targets that are smaller are hard to hit. */
const EASY_TO_HIT = 34
/** Pixels that are left free around what matters. */
const SPARE = 24
/** Pixels that may be out of sight without anybody missing them. */
const SLACK = 4

type Side = keyof Insets

/** What can be chosen and is out of sight, by the side at which it lies. */
export type Beyond = { readonly [side in Side]: { readonly count: number; readonly at: Point } | undefined }

export const NOTHING_BEYOND: Beyond = { top: undefined, right: undefined, bottom: undefined, left: undefined }

/** The part of a target that can be hit, where it is larger than the one that lights up, in units of the drawing. */
function boxesOf(svg: SVGSVGElement, selector: string): readonly (Box & { readonly pixels: number })[] {
  const content = svg.firstElementChild as SVGGElement | null
  const matrix = content?.getScreenCTM?.()?.inverse()
  if (!matrix) return []
  return [...svg.querySelectorAll(selector)].flatMap((element) => {
    const part = element.querySelector('[data-hit]') ?? element.querySelector('.lit') ?? element
    const { left, top, width, height } = part.getBoundingClientRect()
    if (width === 0 || height === 0) return []
    return {
      x: left * matrix.a + matrix.e,
      y: top * matrix.d + matrix.f,
      width: width * matrix.a,
      height: height * matrix.d,
      pixels: Math.min(width, height),
    }
  })
}

/** Whether something that matters lies in the lower left corner of a drawing, of so many pixels: nothing may cover it there. */
export function isCornerTaken(svg: SVGSVGElement, { width, height }: Pick<Box, 'width' | 'height'>): boolean {
  const { left, bottom } = svg.getBoundingClientRect()
  return [...svg.querySelectorAll('[data-standing="offered"], [data-standing="chosen"], [data-own]')].some(
    (element) => {
      const box = (element.querySelector('.lit') ?? element).getBoundingClientRect()
      return box.width > 0 && box.left < left + width && box.bottom > bottom - height
    },
  )
}

/** What is offered out of sight. */
export function findBeyond(svg: SVGSVGElement, sight: Box & { readonly scale: number }): Beyond {
  const hidden = boxesOf(svg, '[data-standing="offered"]').filter((box) => !isWithin(box, sight, SLACK / sight.scale))
  if (hidden.length === 0) return NOTHING_BEYOND
  const told = (side: Side) => {
    const there = hidden.filter((box) => sideOf(middleOf(box), sight) === side)
    const [first] = there.map(middleOf).toSorted((a, b) => farFrom(a, sight) - farFrom(b, sight))
    return first && { count: there.length, at: first }
  }
  return { top: told('top'), right: told('right'), bottom: told('bottom'), left: told('left') }
}

const farFrom = ({ x, y }: Point, sight: Box): number => {
  const middle = middleOf(sight)
  return Math.hypot(x - middle.x, y - middle.y)
}

function sideOf(point: Point, sight: Box): Side {
  const middle = middleOf(sight)
  const [across, down] = [(point.x - middle.x) / sight.width, (point.y - middle.y) / sight.height]
  if (Math.abs(across) > Math.abs(down)) return across > 0 ? 'right' : 'left'
  return down > 0 ? 'bottom' : 'top'
}

/** Where the camera goes for what is offered now: see `aim`. */
export function seesTo(svg: SVGSVGElement, sight: Box & { readonly scale: number }, least: number, most: number) {
  const offered = boxesOf(svg, '[data-standing="offered"], [data-standing="chosen"]')
  if (offered.length === 0) return undefined
  const own = boxesOf(svg, '[data-own]')
  const matters = boxAround([...offered, ...own])
  if (matters === undefined) return undefined
  const spare = SPARE / sight.scale
  const [piece] = own
  return aim({
    sight,
    scale: sight.scale,
    matters: {
      x: matters.x - spare,
      y: matters.y - spare,
      width: matters.width + 2 * spare,
      height: matters.height + 2 * spare,
    },
    own: piece && middleOf(piece),
    enlarge: EASY_TO_HIT / Math.min(...offered.map(({ pixels }) => pixels)),
    least,
    most,
  })
}

/** What the viewport says to those who do not see it; the table says it in the reader's language. */
export interface ViewportWords {
  more(count: number): string
  readonly overview: string
}

export const ViewportWordsContext = createContext<ViewportWords>({
  more: (count) => `${count} more`,
  overview: 'Overview',
})

/** What a key means on the board: moving it, or coming nearer. */
interface ViewportKey {
  readonly act: string
  readonly to: string
}

/** The keys of the board, as the table has them; none of a drawing that lies elsewhere. */
export const ViewportKeysContext = createContext<(event: KeyboardEvent) => ViewportKey | undefined>(() => undefined)

const ARROWS: { readonly [side in Side]: string } = {
  top: 'M4 11L10 5L16 11',
  right: 'M7 4L13 10L7 16',
  bottom: 'M4 9L10 15L16 9',
  left: 'M13 4L7 10L13 16',
}
const SIDES: readonly Side[] = ['top', 'right', 'bottom', 'left']

interface ArrowsProps {
  readonly beyond: Beyond
  readonly insets: Insets
  readonly onGo: (at: Point) => void
}

/** At the rim of the free space: how much more can be chosen there. They lead to it; on a map that keys move over, those lead there too. */
export function Arrows({ beyond, insets, onGo }: ArrowsProps) {
  const isMovedOver = useContext(MapPointerContext) !== undefined
  const words = useContext(ViewportWordsContext)
  const more = useContext(InsetsContext)?.current() ?? NO_INSETS
  return SIDES.map((side) => {
    const there = beyond[side]
    if (there === undefined) return null
    return (
      <button
        key={side}
        type="button"
        className={`viewport-arrow viewport-arrow-${side}`}
        style={{ [side]: Math.max(insets[side], more[side]) + 6 }}
        data-inset="arrow"
        data-arrow={side}
        tabIndex={isMovedOver ? -1 : undefined}
        aria-label={words.more(there.count)}
        title={words.more(there.count)}
        onClick={() => onGo(there.at)}
      >
        <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
          <path d={ARROWS[side]} fill="none" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
        </svg>
        {there.count}
      </button>
    )
  })
}
