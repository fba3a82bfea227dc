import { Children, type CSSProperties, type ReactNode } from 'react'

interface HeldCardsProps {
  /** One for each card, with a key. */
  readonly children: ReactNode
}

/** Folded cards side by side, the narrower the more there are. A transform brings each to its place, so that nothing of the page moves when one comes or goes. */
export function HeldCards({ children }: HeldCardsProps) {
  return (
    <div className="held-cards" style={{ '--held': Math.max(1, Children.count(children)) } as CSSProperties}>
      {Children.map(children, (card, at) => (
        <div className="held-card" style={{ '--held-at': at } as CSSProperties}>
          {card}
        </div>
      ))}
    </div>
  )
}
