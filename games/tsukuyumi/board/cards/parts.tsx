import type { ReactNode } from 'react'
import type { Basis } from '../../content/types.ts'
import { ThingIcon, useSay } from '../powers.tsx'

/** How sure a fact is: printed so, concluded, or ours. */
export function BasisMark({ basis }: { readonly basis: Basis }) {
  const say = useSay()
  const [sign, meaning] =
    basis === 'attested'
      ? ['●', say.text('From the rulebook')]
      : basis === 'inferred'
        ? ['◐', say.text('Our reading')]
        : ['○', say.text('House content')]
  return (
    <span className="tsu-basis" role="img" aria-label={meaning} title={meaning}>
      {sign}
    </span>
  )
}

interface ValueProps {
  readonly icon: string
  readonly value: number | string
  readonly label: string
}

/** A number with its icon: conquest points, health, damage, cost. */
export function Value({ icon, value, label }: ValueProps) {
  return (
    <span className="tsu-value" title={`${label}: ${value}`}>
      <ThingIcon id={icon} size={13} />
      <span className="unseen">{label} </span>
      {value}
    </span>
  )
}

interface CardProps {
  readonly look: string
  readonly title: ReactNode
  readonly corner?: ReactNode
  readonly children?: ReactNode
}

/** The frame of every card. The part that lights up is the card itself. */
export function Card({ look, title, corner, children }: CardProps) {
  return (
    <div className={`tsu-card tsu-card-${look} lit`}>
      <div className="tsu-card-head">
        <b>{title}</b>
        {corner}
      </div>
      {children}
    </div>
  )
}
