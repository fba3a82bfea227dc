import { type DrawingProps, useDeciding } from '@orrery/board'
import type { View } from '../../view.ts'
import { useDecision } from '../deciding.ts'
import { kindOfFigure, unitOf } from '../facts.ts'
import { Token } from '../map/token.tsx'
import { ONI_TONE, Table, ThingIcon, useSay, useTones } from '../powers.tsx'

/** The things of an arrangement that wait for a place, and where all of them could go at once. */
function useWaiting() {
  const { question, gathered, item } = useDecision()
  if (question?.kind !== 'arrange' || item === undefined) return undefined
  const { items, spots } = question
  const at = gathered.length
  const common = (spots[at] ?? []).filter((spot) => spots.slice(at).every((list) => list.includes(spot)))
  return { waiting: items.slice(at), given: gathered, item, common }
}

/** In the strip: the next one goes where the map is clicked, or all that are left go somewhere at once. */
export function Waiting() {
  const say = useSay()
  const deciding = useDeciding()
  const open = useWaiting()
  if (open === undefined) return null
  const { waiting, given, item, common } = open
  return (
    <div className="tsu-arranging">
      <p key={waiting.length} className="tsu-waiting" data-own="next">
        {waiting.map((one) => (
          <Thing key={one} id={String(one)} next={one === item} />
        ))}
      </p>
      {common.length > 0 && waiting.length > 1 && (
        <p className="tsu-crowd-all">
          {common.map((spot) => (
            <button key={spot} type="button" onClick={() => deciding.answer([...given, ...waiting.map(() => spot)])}>
              {say.text('All to {{hex}}', { hex: say.name(spot) })}
            </button>
          ))}
        </p>
      )}
    </div>
  )
}

/** In the prompt: everything is shared out among the places that all of it may go to. */
export function Prompting({ view, say }: DrawingProps<View>) {
  return (
    <Table view={view} say={say}>
      <SharingOut />
    </Table>
  )
}

function SharingOut() {
  const say = useSay()
  const deciding = useDeciding()
  const open = useWaiting()
  if (open === undefined || open.common.length === 0 || open.waiting.length < 2) return null
  const { waiting, given, common } = open
  const evenly = () => deciding.answer([...given, ...waiting.map((_, i) => common[i % common.length])])
  return (
    <button type="button" className="button" onClick={evenly}>
      {say.text('Spread evenly')}
    </button>
  )
}

function Thing({ id, next }: { readonly id: string; readonly next: boolean }) {
  const tones = useTones()
  const kind = kindOfFigure(id)
  const unit = unitOf(kind)
  return (
    <span className={next ? 'tsu-thing tsu-next' : 'tsu-thing'}>
      {unit ? <Token kind={kind} tone={tones[unit.power] ?? ONI_TONE} size={32} /> : <ThingIcon id={kind} size={24} />}
    </span>
  )
}
