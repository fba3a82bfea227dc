import { type Formatter, useDeciding } from '@orrery/board'
import { useSyncExternalStore } from 'react'
import { numbered } from '../../codecs.ts'
import type { VesselView } from '../../view.ts'
import { content } from '../content.ts'
import { LiveTarget, usePointed, useQuestion } from '../map/live-target.tsx'
import { type Item, itemNamed, placeOf, spaceOf } from '../packing/fitting.ts'
import { Thing } from '../packing/thing.tsx'
import { CELL } from './grid.ts'

/** Questions that lay things into the hold as it is. */
const LAYING = ['outfit.shape', 'business.rearrange']

/** Whether the hold is being packed, and what has been laid so far: the things in the order of the question. */
function useLaying() {
  const deciding = useDeciding()
  const question = useQuestion()
  const read = () => deciding.snapshot().gathered
  const gathered = useSyncExternalStore(deciding.subscribe, read, read)
  if (question === undefined || !LAYING.includes(question.ask)) return undefined
  if (question.kind === 'choose')
    return {
      items: numbered([String(question.about.outfit)]).map(itemNamed),
      spots: question.options.map(String),
      gathered,
    }
  if (question.kind !== 'arrange') return undefined
  return {
    items: question.items.map((item) => itemNamed(String(item))),
    spots: (question.spots[gathered.length] ?? []).map(String),
    gathered,
  }
}

interface SpotsProps {
  readonly vessel: VesselView
  readonly say: Formatter
}

/** The quarter of a space in which a turn has its button. */
const QUARTERS = [
  [0.29, 0.29],
  [0.71, 0.29],
  [0.71, 0.71],
  [0.29, 0.71],
] as const

/** Where the next thing can be laid: a button for each space and turn, and the thing itself while somebody looks at one. */
export function SpotTargets({ vessel, say }: SpotsProps) {
  const laying = useLaying()
  const pointed = usePointed()
  const ship = content.ships[vessel.ship]
  if (laying === undefined || ship === undefined) return null
  const { items, spots, gathered } = laying
  const next = items[gathered.length] as Item | undefined
  return (
    <>
      {gathered.map((spot, i) => (
        <Thing key={items[i].name} item={items[i]} place={placeOf(ship, String(spot))} />
      ))}
      {next && pointed !== undefined && spots.includes(pointed) && (
        <g className="xia-held xia-held-fits">
          <Thing item={next} place={placeOf(ship, pointed)} />
        </g>
      )}
      {next?.outfit &&
        spots.map((spot) => {
          const { x, y, turn } = placeOf(ship, spot)
          const [dx, dy] = QUARTERS[turn]
          return (
            <LiveTarget
              key={spot}
              option={spot}
              label={say.text('{{thing}} at {{name}}, turn {{n}}', {
                thing: say.name(next.name),
                name: spaceOf(spot),
                n: turn,
              })}
            >
              <g transform={`translate(${(x + dx) * CELL} ${(y + dy) * CELL}) rotate(${turn * 90})`}>
                <circle className="lit" r="9" />
                <path className="xia-spot-arrow" d="M0-5L4 3H-4Z" />
              </g>
            </LiveTarget>
          )
        })}
    </>
  )
}
