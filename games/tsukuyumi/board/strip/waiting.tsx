import { type DrawingProps, useDeciding } from '@orrery/board'
import type { Scalar } from '@orrery/engine'
import type { View } from '../../view.ts'
import { useDecision } from '../answering/deciding.ts'
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
  return { waiting: items.slice(at), given: gathered, common }
}

/** Equal things that follow each other, counted. */
function runsOf(things: readonly Scalar[]): readonly { readonly kind: string; readonly count: number }[] {
  const runs: { kind: string; count: number }[] = []
  for (const thing of things) {
    const kind = kindOfFigure(String(thing))
    const last = runs.at(-1)
    if (last?.kind === kind) last.count++
    else runs.push({ kind, count: 1 })
  }
  return runs
}

/** More places than this are for the map to show. */
const MOST_PLACES = 3

/** In the strip: the next one, ringed, goes where the map is clicked, or all that are left go somewhere at once. */
export function Waiting() {
  const say = useSay()
  const deciding = useDeciding()
  const open = useWaiting()
  if (open === undefined) return null
  const { waiting, given, common } = open
  return (
    <div className="tsu-arranging">
      <p className="tsu-waiting" data-own="next">
        {runsOf(waiting).map(({ kind, count }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the first one is the next, whatever it is.
          <Thing key={at} kind={kind} count={count} next={at === 0} />
        ))}
      </p>
      {common.length > 0 && common.length <= MOST_PLACES && waiting.length > 1 && (
        <p className="tsu-crowd-all">
          {say.text('All to')}
          {common.map((spot) => (
            <button
              key={spot}
              type="button"
              aria-label={say.text('All to {{hex}}', { hex: say.name(spot) })}
              onClick={() => deciding.answer([...given, ...waiting.map(() => spot)])}
            >
              {say.name(spot)}
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

interface ThingProps {
  readonly kind: string
  readonly count: number
  readonly next: boolean
}

function Thing({ kind, count, next }: ThingProps) {
  const say = useSay()
  const tones = useTones()
  const unit = unitOf(kind)
  return (
    <span className={next ? 'tsu-thing tsu-next' : 'tsu-thing'} title={say.name(kind)}>
      {unit ? <Token kind={kind} tone={tones[unit.power] ?? ONI_TONE} size={28} /> : <ThingIcon id={kind} size={24} />}
      {count > 1 && <b>{count}</b>}
    </span>
  )
}
