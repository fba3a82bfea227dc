import { DrawnIcon } from '@orrery/board'
import { iconOf } from '../emblems.ts'
import { turnOf } from './geometry.ts'

const PIG = iconOf('pigs') ?? ''

/** Everything here is drawn on the side to the east, at x = 86.6 from -50 to 50, and then turned. It takes the zone of the rim. */
const TEETH = 'M86-47L75-41L80-34L72-28L80-20L72-13L80-6L72 0L80 6L72 13L80 20L72 28L80 34L75 41L86 47Z'
const UPPER_TEETH = 'M86-47L75-41L80-34L72-28L80-22L86-20Z'
const LOWER_TEETH = 'M86 47L75 41L80 34L72 28L80 22L86 20Z'
const GAP = 'M72-19H90V19H72Z'
const POSTS = 'M70-20H88M70 20H88'

export type SideKind = 'printed' | 'passage' | 'blockade' | 'pigs'

/** What closes or opens a side of a hex. */
export function SideMark({ kind, way }: { readonly kind: SideKind; readonly way: string }) {
  const turn = turnOf(way)
  return (
    <g transform={`rotate(${turn})`}>
      {kind === 'printed' && <path className="tsu-rocks" d={TEETH} />}
      {kind === 'passage' && (
        <>
          <path className="tsu-rocks" d={UPPER_TEETH} />
          <path className="tsu-rocks" d={LOWER_TEETH} />
          <path className="tsu-gap" d={GAP} />
          <path className="tsu-passage-casing" d={POSTS} />
          <path className="tsu-passage" d={POSTS} />
        </>
      )}
      {kind === 'blockade' && (
        <g>
          <path className="tsu-barrier" d="M71-42H85V42H71Z" />
          <path className="tsu-barrier-stripe" d="M71-24L85-38M71-6L85-20M71 12L85-2M71 30L85 16" />
        </g>
      )}
      {kind === 'pigs' && (
        <g>
          <path className="tsu-pigs" d="M66-30Q60 0 66 30L84 34V-34Z" />
          {[-19, 0, 19].map((y) => (
            <g key={y} transform={`translate(75 ${y}) rotate(${-turn})`}>
              <DrawnIcon path={PIG} size={20} />
            </g>
          ))}
        </g>
      )}
    </g>
  )
}
