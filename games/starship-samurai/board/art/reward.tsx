import { DrawnIcon } from '@orrery/board'
import type { RewardPart } from '../../rules/state/state.ts'
import { icons } from '../icons.ts'
import { AnySign, ClanSign } from './emblems.tsx'

/** A marker's sign for a move on the alliance track, an icon for what is gained; then how much. */
export function RewardSign({ part, size = 22 }: { readonly part: RewardPart; readonly size?: number }) {
  const middle = size / 2
  const text = { className: 'ss-reward-text', x: size + 3, y: size * 0.23, fontSize: Math.max(13, size * 0.68) }
  if ('clan' in part || 'any' in part)
    return (
      <>
        <circle className="ss-chip" cx={middle} r={middle} />
        <g transform={`translate(${middle} 0)`}>
          {'clan' in part ? <ClanSign clan={part.clan} size={size * 0.74} /> : <AnySign size={size * 0.74} />}
        </g>
        <text {...text}>{'clan' in part ? part.n : part.any}</text>
      </>
    )
  const [icon, value] =
    'honor' in part
      ? (['laurel-crown', part.honor] as const)
      : 'wealth' in part
        ? (['two-coins', part.wealth] as const)
        : (['card-draw', part.cards] as const)
  return (
    <g className={`ss-stat-${icon}`}>
      <DrawnIcon path={icons[icon]} size={size} x={middle} />
      <text {...text}>+{value}</text>
    </g>
  )
}
