import { boxOf, findLandmark, revealElement } from '@orrery/board'
import type { Pointer } from '@orrery/engine'
import { type CSSProperties, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { Glyph } from '../parts/glyph.tsx'
import './spotlight.css'

/** Milliseconds: the camera may still be on its way, or somebody moves the board. */
const AGAIN = 200
/** What is pointed at is brought into sight once the camera has gone where the question is answered. */
const AFTER_CAMERA = 450
/** Pixels around what is pointed at: of something small as many as make a ring that is seen. */
const AROUND = 4
const SMALLEST = 28

interface Ring {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** The element that a pointer means, where it is drawn now: of options the one on the board, else its row in the list. */
export function pointedAt(table: ParentNode, pointer: Pointer): Element | null {
  if ('landmark' in pointer) {
    const found = findLandmark(table, pointer.landmark)
    return found && boxOf(found)
  }
  const option = `[data-option="${CSS.escape(String(pointer.option))}"]`
  const drawn = table.querySelector(`[data-region="board"] ${option}`)
  // The words of a target, which lie around it, are only seen while somebody looks at it.
  if (drawn) return drawn.querySelector('.lit') ?? drawn
  return table.querySelector(`[data-place="strip"] ${option}`) ?? table.querySelector(option)
}

/** Of what is cut off, less than this is no longer pointed at. */
const LEAST_SEEN = 0.1

/** What people open lies over the table: a stage, a sheet, a dialog. */
const OVER_THE_TABLE = '[data-opened]:not([data-opened="marks"]), dialog'

/** How much of a ring has to be seen: of these parts of its width and height, most. */
const LOOKED_AT = [0.2, 0.5, 0.8]

/** Something that was opened lies over what is pointed at. */
function isCovered(element: Element, { left, top, width, height }: Ring): boolean {
  const hidden = LOOKED_AT.flatMap((x) => LOOKED_AT.map((y) => [left + x * width, top + y * height] as const)).filter(
    ([x, y]) => {
      const over = document.elementFromPoint(x, y)?.closest(OVER_THE_TABLE)
      return over != null && !over.contains(element)
    },
  )
  return 2 * hidden.length > LOOKED_AT.length ** 2
}

function ringAround(element: Element | null): Ring | undefined {
  if (element === null) return undefined
  const { left, top, width, height } = element.getBoundingClientRect()
  if (width === 0 || height === 0) return undefined
  const frame = element.closest('[data-place]')?.getBoundingClientRect()
  const right = Math.min(left + width, frame?.right ?? innerWidth)
  const bottom = Math.min(top + height, frame?.bottom ?? innerHeight)
  const [x, y] = [Math.max(left, frame?.left ?? 0), Math.max(top, frame?.top ?? 0)]
  const seen = (right - x) * (bottom - y)
  if (right <= x || bottom <= y || seen < LEAST_SEEN * width * height) return undefined
  const [across, down] = [Math.max(SMALLEST, right - x + 2 * AROUND), Math.max(SMALLEST, bottom - y + 2 * AROUND)]
  const ring = { left: (x + right - across) / 2, top: (y + bottom - down) / 2, width: across, height: down }
  return isCovered(element, ring) ? undefined : ring
}

/** The flag has to know how far the rim of the window is. */
const styleOf = (ring: Ring): CSSProperties => {
  const rim = { '--left': `${ring.left}px`, '--top': `${ring.top}px` }
  return { ...ring, ...rim }
}

/** A ring and a small flag on everything that the coach speaks of. Everything else stays as bright as it is. */
export function Spotlight({ points }: { readonly points: readonly Pointer[] }) {
  const [rings, setRings] = useState<readonly (Ring | undefined)[]>([])
  const wanted = JSON.stringify(points)
  useEffect(() => {
    const pointers = JSON.parse(wanted) as readonly Pointer[]
    const elements = () => pointers.map((pointer) => pointedAt(document, pointer))
    const place = () => {
      const found = elements().map(ringAround)
      setRings((last) => (JSON.stringify(last) === JSON.stringify(found) ? last : found))
    }
    place()
    const reveal = setTimeout(() => {
      for (const element of elements().reverse()) if (element) revealElement(element)
    }, AFTER_CAMERA)
    const timer = setInterval(place, AGAIN)
    return () => {
      clearTimeout(reveal)
      clearInterval(timer)
    }
  }, [wanted])
  // Beside the table: whatever keeps its layout to itself would keep the rings too.
  return createPortal(
    <div className="spotlight" data-opened="spotlight" aria-hidden="true">
      {rings.map(
        (ring, place) =>
          ring && (
            // biome-ignore lint/suspicious/noArrayIndexKey: the points of a text have a fixed order.
            <div key={place} className="spotlight-ring" style={styleOf(ring)}>
              {/* No number: those are on what can be chosen. */}
              <span className="spotlight-flag">
                <Glyph name="eye" size={14} />
              </span>
            </div>
          ),
      )}
    </div>,
    document.body,
  )
}
