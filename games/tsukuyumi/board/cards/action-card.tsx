import type { Formatter } from '@orrery/board'
import { memo } from 'react'
import { actionCardOf } from '../facts.ts'
import { ThingIcon, useSay } from '../powers.tsx'
import { bandsOf } from './bands.ts'
import { BasisMark, Card } from './parts.tsx'

const NO_PHASE = {
  blue: (say: Formatter) => say.text('No blue phase'),
  green: (say: Formatter) => say.text('No green phase'),
  red: (say: Formatter) => say.text('No red phase'),
}

/** An action card: what it gives in the blue, the green and the red phase. */
export const ActionCardFace = memo(function ActionCardFace({
  id,
  phase,
}: {
  readonly id: string
  readonly phase?: string
}) {
  const say = useSay()
  const card = actionCardOf(id)
  if (card === undefined) return null
  const bands = bandsOf(say, card)
  return (
    <Card look="action" title={say.name(id)} corner={<BasisMark basis={card.basis} />}>
      {bands.map(([colour, rows]) => (
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
    </Card>
  )
})

/** The same card folded: its name, and in each band the signs of what it gives; the band of the phase is open. */
export const FoldedActionCard = memo(function FoldedActionCard({
  id,
  phase,
}: {
  readonly id: string
  readonly phase?: string
}) {
  const say = useSay()
  const card = actionCardOf(id)
  if (card === undefined) return null
  return (
    <div className="tsu-card tsu-folded lit">
      <b>{say.name(id)}</b>
      {bandsOf(say, card).map(([colour, rows]) => (
        <div
          key={colour}
          className={`tsu-band tsu-band-${colour}${phase === colour ? ' tsu-band-now' : ''}${rows ? '' : ' tsu-band-none'}`}
        >
          {rows?.map(({ icon, text, figures }) => (
            <span key={icon} className="tsu-band-row" title={text}>
              <ThingIcon id={icon} size={14} />
              {figures}
            </span>
          ))}
        </div>
      ))}
    </div>
  )
})
