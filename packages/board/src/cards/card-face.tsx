import { Children, createContext, type ReactNode, useContext } from 'react'
import { SCENE } from './scenery.ts'

/** How the text of a card is shown: the page may mark its terms. */
export const CardTextContext = createContext<(text: string) => ReactNode>((text) => text)

/** 176 × 248, in a sheet 240 × 338, and 112 × 92 with title and picture alone. */
export type CardSize = 'whole' | 'sheet' | 'folded'

interface CardFaceProps {
  readonly size?: CardSize
  /** Sets the colours of the deck: `--card-band`, `--card-band-ink`, `--card-paper`, `--card-ink`, `--card-soft`. */
  readonly className: string
  readonly title: string
  /** An address from `picturesOf`. */
  readonly picture: string
  /** What it costs, on a pill in the corner of the picture: so a long title has the whole width. */
  readonly cost?: ReactNode
  /** What it does; left out of a folded card. */
  readonly children?: ReactNode
  /** Of what kind it is, and where it comes from. */
  readonly foot?: ReactNode
}

/**
 * A card of any game: title, picture, text, foot. A text that needs more room makes the picture lower, never itself smaller.
 */
export function CardFace({ size = 'whole', className, title, picture, cost, children, foot }: CardFaceProps) {
  const mark = useContext(CardTextContext)
  return (
    <article className={`card-face card-face-${size} ${className} lit`}>
      <header className="card-title">{title}</header>
      <div className="card-picture">
        <img src={picture} width={SCENE.width} height={SCENE.height} alt="" draggable={false} decoding="sync" />
        {cost !== undefined && <span className="card-cost">{cost}</span>}
      </div>
      {size !== 'folded' && (
        <>
          <div className="card-text">
            {Children.map(children, (part) => (typeof part === 'string' ? mark(part) : part))}
          </div>
          <footer className="card-foot">{foot}</footer>
        </>
      )}
    </article>
  )
}
