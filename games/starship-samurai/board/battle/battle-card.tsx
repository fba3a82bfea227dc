import { type Formatter, HtmlTarget, Raise, useStageBeat } from '@orrery/board'
import type { Seat } from '@orrery/engine'
import { ActionCard } from '../cards/card.tsx'
import type { Story } from './story.ts'

/** The beat at which cards are turned up. */
export const TURNING = 2

interface BattleCardProps {
  readonly story: Story
  readonly seat: Seat
  readonly mine: boolean
  readonly say: Formatter
}

/** The card somebody has committed: its back, its face once it is turned, or an empty place. The own empty place is how to commit none. */
export function BattleCard({ story, seat, mine, say }: BattleCardProps) {
  const beat = useStageBeat()
  const { committed, stage, revealed } = story
  const laid = committed[seat]
  const known = laid !== null && laid !== 'pass' && laid !== 'face-down' ? laid : revealed[seat]
  // Before Gozen’s cards all others are open while cards are still committed.
  if (known !== undefined && (mine || beat >= TURNING || stage === 'commit'))
    return (
      <Raise face={<ActionCard id={known} say={say} shown />} className="ss-battle-card ss-battle-turned">
        <ActionCard id={known} say={say} size="folded" shown />
      </Raise>
    )
  if (known !== undefined || laid === 'face-down')
    return <div className="ss-battle-card ss-card-back" role="img" aria-label={say.text('A card, face down')} />
  if (mine && stage === 'commit' && laid === null)
    return (
      <HtmlTarget option="pass" className="ss-battle-card">
        <span className="ss-no-battle-card lit">{say.text('Commit no card')}</span>
      </HtmlTarget>
    )
  const waits = stage === 'commit' && laid === null
  return (
    <div className="ss-battle-card">
      <span className={waits ? 'ss-no-battle-card ss-waits' : 'ss-no-battle-card'}>
        {waits ? say.text('still to commit') : say.text('no card')}
      </span>
    </div>
  )
}
