import { DrawnIcon } from '@orrery/board'
import { iconOf } from '../emblems.ts'
import { turnOf } from './geometry.ts'

const PIG = iconOf('pigs') ?? ''

/** Everything here is drawn on the side to the east, at x = 86.6 from -50 to 50, and then turned. */
const ROCKS = 'M84-46L74-40L78-29L69-22L76-12L68-2L77 8L69 17L77 27L71 36L84 46Z'
const UPPER_ROCKS = 'M84-46L74-40L78-29L72-22L84-17Z'
const LOWER_ROCKS = 'M84 46L71 36L77 27L73 20L84 16Z'

export type SideKind = 'printed' | 'passage' | 'blockade' | 'pigs'

/** What closes or opens a side of a hex. */
export function SideMark({ kind, way }: { readonly kind: SideKind; readonly way: string }) {
  const turn = turnOf(way)
  return (
    <g transform={`rotate(${turn})`}>
      {kind === 'printed' && <path className="tsu-rocks" d={ROCKS} />}
      {kind === 'passage' && (
        <>
          <path className="tsu-rocks" d={UPPER_ROCKS} />
          <path className="tsu-rocks" d={LOWER_ROCKS} />
          <path className="tsu-passage" d="M64-8L74 0L64 8M74-8L84 0L74 8" />
        </>
      )}
      {kind === 'blockade' && (
        <g>
          <path className="tsu-barrier" d="M70-40H83V40H70Z" />
          <path className="tsu-barrier-stripe" d="M70-24L83-38M70-6L83-20M70 12L83-2M70 30L83 16" />
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
