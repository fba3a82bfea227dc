import { animate, type PlayedCard, timeOf } from '@orrery/board'
import type { LogLine } from '@orrery/protocol'
import { type CSSProperties, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { Safely } from '../../parts/safely.tsx'
import { Drawn } from '../parts/drawn.tsx'
import { useLooking, useMySeat, useSessionParts, useTable } from '../state/context.ts'
import { useDrawing } from '../state/drawing.ts'

/** Shares of its time after which a card is there, and after which it goes. */
const THERE = 0.18
const GOES = 0.86

/** The card that somebody else has played flies from their chip to the middle of the board, is read there, and goes. */
export function PlayedCards() {
  const { props } = useDrawing()
  return (
    <Drawn>
      <Safely about={props.view} instead={null}>
        <Played />
      </Safely>
    </Drawn>
  )
}

function Played() {
  const { face, props } = useDrawing()
  const { past } = useLooking()
  const { moment } = useSessionParts('moment')
  const mine = useMySeat()
  const [seen, setSeen] = useState<readonly LogLine[]>()
  if (past || face.played === undefined || moment === seen) return null
  const card = moment
    .map((line) => face.played?.(line, props))
    .findLast((one) => one !== undefined && one.seat !== mine)
  // Each moment has a card of its own.
  return card && <Flying key={moment[0]?.at} card={card} onGone={() => setSeen(moment)} />
}

interface FlyingProps {
  readonly card: PlayedCard
  readonly onGone: () => void
}

function Flying({ card: { seat, face }, onGone }: FlyingProps) {
  const { session } = useTable()
  const box = useRef<HTMLDivElement>(null)
  const [board] = useState(() => document.querySelector('[data-place="board"]'))
  const gone = useEffectEvent(onGone)
  // What comes next is shown when it has been read, or when the viewer goes on.
  useLayoutEffect(() => {
    const element = box.current
    // A battle shows the cards that are played in it.
    const isStaged = board?.querySelector(':scope > .stage') != null
    const time = element && !isStaged ? timeOf('card', element) : 0
    if (element === null || time === 0) return gone()
    // What is held waits for the viewer anyway, who goes on with one press.
    const release = session.state().telling?.isHeld ? undefined : session.stay(() => gone())
    animate(element, 'card', flightOf(element, seat))
    const timer = setTimeout(() => gone(), time)
    return () => {
      clearTimeout(timer)
      release?.()
    }
  }, [session, seat, board])
  return (
    <div className="played-card" data-opened="card" aria-hidden="true" style={middleOf(board)}>
      <div ref={box}>{face}</div>
    </div>
  )
}

/** What lies over the board alone could not come from beside it. */
function middleOf(board: Element | null): CSSProperties {
  const { left = 0, top = 0, width = 0, height = 0 } = board?.getBoundingClientRect() ?? {}
  return { left: left + width / 2, top: top + height / 2 }
}

/** From the chip of a seat, or its place in the bar, to where the card is drawn. */
function flightOf(element: Element, seat: number) {
  const chip = [`.chips [data-seat="${seat}"]`, `.seats [data-seat="${seat}"]`]
    .map((selector) => document.querySelector(selector)?.getBoundingClientRect())
    .find((found) => found !== undefined && found.width > 0)
  const own = element.getBoundingClientRect()
  const [x, y] = chip
    ? [chip.left + chip.width / 2 - own.left - own.width / 2, chip.top + chip.height / 2 - own.top - own.height / 2]
    : [0, 0]
  return [
    { transform: `translate(${x}px, ${y}px) scale(0.15)`, opacity: 0.2 },
    { transform: 'none', opacity: 1, offset: THERE },
    { transform: 'none', opacity: 1, offset: GOES },
    { transform: 'translateY(-16px) scale(0.96)', opacity: 0 },
  ]
}
