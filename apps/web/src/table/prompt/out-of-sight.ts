import { type RefObject, useEffect, useState } from 'react'

const NONE: ReadonlySet<string> = new Set()
const A_MOMENT = 180

/** Whether the middle of a part of a drawing is within what its viewport shows. */
function isInSight(element: Element): boolean {
  const around = element.closest('.viewport')?.getBoundingClientRect()
  if (!around) return true
  const { left, right, top, bottom } = element.getBoundingClientRect()
  const [x, y] = [(left + right) / 2, (top + bottom) / 2]
  return x > around.left && x < around.right && y > around.top && y < around.bottom
}

/** The options, as text, that have a place on a board only where it has been moved or enlarged out of sight. */
function findOutOfSight(board: Element): ReadonlySet<string> {
  const hidden = new Set<string>()
  const seen = new Set<string>()
  for (const element of board.querySelectorAll<HTMLElement>('[data-option]')) {
    if (element.closest('.tray')) continue
    const found = isInSight(element) ? seen : hidden
    found.add(element.dataset.option ?? '')
  }
  for (const option of seen) hidden.delete(option)
  return hidden.size === 0 ? NONE : hidden
}

/** Looks again when `about` changes, and when somebody has moved the board. */
export function useOutOfSight(inside: RefObject<Element | null>, about: string): ReadonlySet<string> {
  const [hidden, setHidden] = useState(NONE)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `about` says when to look again.
  useEffect(() => {
    const board = inside.current?.closest('.board')
    if (!board) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      clearTimeout(timer)
      timer = setTimeout(() => setHidden(findOutOfSight(board)), A_MOMENT)
    }
    look()
    for (const event of ['pointerup', 'wheel', 'keyup'] as const) board.addEventListener(event, look, { passive: true })
    return () => {
      clearTimeout(timer)
      for (const event of ['pointerup', 'wheel', 'keyup'] as const) board.removeEventListener(event, look)
    }
  }, [about])
  return hidden
}
