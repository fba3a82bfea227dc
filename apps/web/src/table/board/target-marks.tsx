import { useEffect, useRef, useState } from 'react'
import { useChoiceShape } from '../choices/entries.ts'
import { keyOfRow } from '../choices/marks.ts'

/** Milliseconds: the camera may still be on its way, or somebody moves the board. */
const AGAIN = 200

/** While the list has the focus, or Shift is held, the keys of its rows lie on what they choose. */
export function TargetMarks() {
  const isWanted = useWanted()
  return isWanted ? <Marks /> : null
}

function useWanted(): boolean {
  const [inList, setInList] = useState(false)
  const [isHeld, setHeld] = useState(false)
  useEffect(() => {
    // The list also gets the focus of whoever uses no keys at all.
    let byKeys = false
    const isThere = (target: EventTarget | null) =>
      byKeys && target instanceof Element && target.closest('[data-region="choices"]') !== null
    const focused = ({ target }: FocusEvent) => setInList(isThere(target))
    const clicked = () => {
      byKeys = false
      setInList(false)
    }
    const left = ({ relatedTarget }: FocusEvent) => setInList(isThere(relatedTarget))
    const pressed = ({ key }: KeyboardEvent) => {
      byKeys = true
      if (key === 'Shift') setHeld(true)
      setInList(isThere(document.activeElement))
    }
    const released = ({ key }: KeyboardEvent) => key === 'Shift' && setHeld(false)
    const away = () => setHeld(false)
    document.addEventListener('focusin', focused)
    document.addEventListener('focusout', left)
    addEventListener('keydown', pressed)
    addEventListener('pointerdown', clicked)
    addEventListener('keyup', released)
    addEventListener('blur', away)
    return () => {
      document.removeEventListener('focusin', focused)
      document.removeEventListener('focusout', left)
      removeEventListener('keydown', pressed)
      removeEventListener('pointerdown', clicked)
      removeEventListener('keyup', released)
      removeEventListener('blur', away)
    }
  }, [])
  return inList || isHeld
}

interface Mark {
  readonly key: string
  readonly x: number
  readonly y: number
}

/** Where on the board the rows of the list are chosen. */
export function marksOn(board: Element, keys: ReadonlyMap<string, string>): readonly Mark[] {
  const frame = board.getBoundingClientRect()
  return [...board.querySelectorAll<HTMLElement>('[data-standing="offered"]')].flatMap((target) => {
    const key = keys.get(target.dataset.option ?? '')
    const { left, top, width, height } = (target.querySelector('.lit') ?? target).getBoundingClientRect()
    const [x, y] = [left + width / 2 - frame.left, top + height / 2 - frame.top]
    const isInSight = width > 0 && x > 0 && y > 0 && x < frame.width && y < frame.height
    return key !== undefined && isInSight ? [{ key, x, y }] : []
  })
}

function Marks() {
  const { grid, entries } = useChoiceShape()
  const layer = useRef<HTMLDivElement>(null)
  const [marks, setMarks] = useState<readonly Mark[]>([])
  const keys = entries.flatMap(({ options }, place) =>
    options.map((option) => `${option}\t${keyOfRow(place, grid !== undefined) ?? ''}`),
  )
  const known = keys.join('\n')
  useEffect(() => {
    const rows = known.split('\n').map((row) => row.split('\t') as [string, string])
    const byOption = new Map(rows.filter(([, key]) => key))
    const place = () => {
      const board = layer.current?.closest('.board')
      if (board) setMarks(marksOn(board, byOption))
    }
    place()
    const timer = setInterval(place, AGAIN)
    return () => clearInterval(timer)
  }, [known])
  return (
    <div ref={layer} className="target-marks" data-opened="marks" aria-hidden="true">
      {marks.map(({ key, x, y }) => (
        <kbd key={`${key} ${x} ${y}`} style={{ transform: `translate(${x}px, ${y}px) translate(-50%, -50%)` }}>
          {key}
        </kbd>
      ))}
    </div>
  )
}
