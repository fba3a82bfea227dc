import { CardFace, type CardSize } from '@orrery/board'
import type { ReactNode } from 'react'
import type { Basis } from '../../content/types.ts'
import { useSay } from '../powers.tsx'

/** As a card of some size; or as a row of the list, its picture beside what it says. */
export type FaceSize = CardSize | 'listed'

interface DeckCardProps {
  readonly deck: 'action' | 'event' | 'combat' | 'counter'
  readonly size: FaceSize
  readonly title: string
  readonly picture: string
  readonly cost?: ReactNode
  readonly basis: Basis
  readonly kind: string
  /** It cannot be played now. */
  readonly spent?: boolean
  readonly children?: ReactNode
}

/** A card of one of the decks. */
export function DeckCard({ deck, size, title, picture, cost, basis, kind, spent, children }: DeckCardProps) {
  const say = useSay()
  if (size === 'listed')
    return (
      <div className={`tsu-listed lit${spent ? ' tsu-spent' : ''}`}>
        <img src={picture} width={86} height={46} alt="" draggable={false} />
        <b>{title}</b>
        <div className="tsu-listed-text">{children}</div>
      </div>
    )
  const foot =
    basis === 'attested' ? say.text('printed') : basis === 'inferred' ? say.text('inferred') : say.text('house')
  return (
    <CardFace
      size={size}
      className={`tsu-deck tsu-deck-${deck}${spent ? ' tsu-spent' : ''}`}
      title={title}
      picture={picture}
      {...(cost === undefined ? {} : { cost })}
      foot={
        <>
          <span>{kind}</span>
          <span>{foot}</span>
        </>
      }
    >
      {children}
    </CardFace>
  )
}
