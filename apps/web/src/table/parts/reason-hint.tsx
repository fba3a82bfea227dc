import { type CSSProperties, useLayoutEffect, useRef, useState } from 'react'
import { useDecision, usePointed } from '../state/context.ts'
import { RuleLink } from './rule-link.tsx'

const GAP = 8

/** Why what somebody points at on the board is not possible, beside it. */
export function ReasonHint() {
  const { decider, refusals } = useDecision()
  const { pointed, at } = usePointed()
  const box = useRef<HTMLDivElement>(null)
  const [style, setStyle] = useState<CSSProperties>({ visibility: 'hidden' })
  const reason = pointed === undefined ? undefined : decider.reason(pointed)
  const onBoard = at?.closest('[data-region="board"]')
  useLayoutEffect(() => {
    if (!reason || !at || !box.current) return
    const place = at.getBoundingClientRect()
    const { width, height } = box.current.getBoundingClientRect()
    const above = place.top - height - GAP
    const left = Math.max(GAP, Math.min(place.left + place.width / 2 - width / 2, innerWidth - width - GAP))
    setStyle({ left, top: above > GAP ? above : Math.min(place.bottom + GAP, innerHeight - height - GAP) })
  }, [reason, at])
  if (!reason || !onBoard || pointed === undefined) return null
  return (
    <div ref={box} className="reason-hint" role="tooltip" style={style}>
      {reason} <RuleLink cites={refusals.get(pointed)?.rule ?? ''} />
    </div>
  )
}
