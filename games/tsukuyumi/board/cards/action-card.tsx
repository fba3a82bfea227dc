import type { Formatter } from '@orrery/board'
import { memo } from 'react'
import type { ActionCard } from '../../content/types.ts'
import { actionCardOf } from '../facts.ts'
import { ThingIcon, useSay } from '../powers.tsx'
import { bandsOf } from './bands.ts'
import { DeckCard, type FaceSize } from './deck-card.tsx'
import { actionPictureOf } from './pictures.ts'

const NO_PHASE = {
  blue: (say: Formatter) => say.text('No blue phase'),
  green: (say: Formatter) => say.text('No green phase'),
  red: (say: Formatter) => say.text('No red phase'),
}

/** What most plans begin with: production, movement, attacks. */
function Gist({ card: { green, red } }: { readonly card: ActionCard }) {
  const parts = [
    ['produce', 'green', green?.production],
    ['move', 'red', red?.movement],
    ['attack', 'red', red?.combat],
  ] as const
  return parts.map(
    ([icon, colour, count]) =>
      count !== undefined && (
        <span key={icon} className={`tsu-gist tsu-gist-${colour}`}>
          <ThingIcon id={icon} size={12} />
          {count}
        </span>
      ),
  )
}

interface ActionCardProps {
  readonly id: string
  readonly size?: FaceSize
  readonly phase?: string
}

/** An action card: what it gives in the blue, the green and the red phase. Folded, its picture shows it, to be counted. */
export const ActionCardFace = memo(function ActionCardFace({ id, size = 'whole', phase }: ActionCardProps) {
  const say = useSay()
  const card = actionCardOf(id)
  if (card === undefined) return null
  return (
    <DeckCard
      deck="action"
      size={size}
      title={say.name(id)}
      picture={actionPictureOf(card)}
      kind={say.text('Action')}
      basis={card.basis}
      {...(size === 'folded' ? { cost: <Gist card={card} /> } : {})}
    >
      {bandsOf(say, card).map(([colour, rows]) => (
        <div
          key={colour}
          className={`tsu-band tsu-band-${colour}${phase === colour ? ' tsu-band-now' : ''}${rows ? '' : ' tsu-band-none'}`}
        >
          <span className="unseen">{say.name(colour)}: </span>
          {rows?.map(({ icon, text }) => (
            <span key={icon} className="tsu-band-row">
              <ThingIcon id={icon} size={14} />
              {text}
            </span>
          ))}
          {rows === undefined && <span className="tsu-band-row">{NO_PHASE[colour](say)}</span>}
        </div>
      ))}
    </DeckCard>
  )
})
