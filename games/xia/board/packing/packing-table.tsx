import { type AnsweringProps, type Formatter, SayContext, Toolbar } from '@orrery/board'
import { type PointerEvent, type RefObject, useMemo, useRef, useSyncExternalStore } from 'react'
import type { VesselView, View } from '../../view.ts'
import { DoneButton } from '../answering/done-button.tsx'
import { OutfitShape } from '../cards/outfit-card.tsx'
import { CubeMark } from '../table/cargo-cube.tsx'
import { heldText, type Item, obstacleAt, type Packing, type Place, spotOf } from './fitting.ts'
import { cellUnder, PackingGrid } from './packing-grid.tsx'
import { packedForYou, packingFor, placesNow } from './start.ts'
import { type Hand, type Move, usePacking } from './use-packing.ts'

/** Packs a hold: outfits and cubes are taken, turned and laid, by hand or by keys. */
export function PackingTable({ view, say, deciding }: AnsweringProps<View>) {
  const { question, n } = useSyncExternalStore(deciding.subscribe, deciding.snapshot, deciding.snapshot)
  const vessel = view.seat === null ? undefined : view.vessels[view.seat]
  const packing = useMemo(() => (question && vessel ? packingFor(vessel, question) : undefined), [question, vessel])
  if (question === undefined || vessel === undefined || packing === undefined) return null
  const start = placesNow(packing, vessel, question)
  const answer = (spots: readonly string[]) => deciding.answer(question.kind === 'choose' ? spots[0] : spots)
  return (
    <SayContext value={say}>
      <Table key={n} packing={packing} vessel={vessel} start={start} answer={answer} say={say} />
    </SayContext>
  )
}

interface TableProps {
  readonly packing: Packing
  readonly vessel: VesselView
  readonly start: readonly (Place | undefined)[]
  readonly answer: (spots: readonly string[]) => void
  readonly say: Formatter
}

function Table({ packing, vessel, start, answer, say }: TableProps) {
  const [hand, move] = usePacking(packing, start)
  const grid = useRef<SVGSVGElement>(null)
  const { laid, held, over } = hand
  const { items, ship } = packing
  const obstacle = held === undefined ? undefined : obstacleAt(packing, laid, held, over)
  const places = laid.map((place, i) => (i === held && obstacle === undefined ? over : place))
  const done = places.every((place) => place !== undefined)
  // What does not fit says so once more.
  const lay = () => move(obstacle === undefined ? { kind: 'lay' } : { kind: 'shift', dx: 0, dy: 0 })
  return (
    <div className="xia-answer xia-packing">
      <Waiting items={items} hand={hand} grid={grid} move={move} lay={lay} say={say} />
      <PackingGrid
        grid={grid}
        packing={packing}
        vessel={vessel}
        hand={hand}
        fits={obstacle === undefined}
        move={move}
        lay={lay}
        say={say}
      />
      <p className={`xia-packing-word ${obstacle ? 'xia-danger' : ''}`} role="status">
        {/* Said again with every press, though it be the same. */}
        <span key={hand.presses}>
          {held === undefined ? restText(say, done) : heldText(say, packing, items[held], over, obstacle)}
        </span>
      </p>
      <div className="xia-acts">
        <Toolbar className="xia-acts" label={say.text('Pack')}>
          <button type="button" disabled={held === undefined} onClick={() => move({ kind: 'turn' })}>
            ↻ {say.text('Turn')}
          </button>
          <button type="button" disabled={held === undefined || obstacle !== undefined} onClick={lay}>
            {say.text('Place it here')}
          </button>
          <button type="button" onClick={() => move({ kind: 'all', laid: packedForYou(packing) })}>
            {say.text('Pack for me')}
          </button>
        </Toolbar>
        <DoneButton
          enough={done}
          say={say}
          onDone={() => answer(items.map((item, i) => spotOf(ship, item, places[i] as Place) ?? ''))}
        />
      </div>
      <p className="xia-hint">{say.text('Drag pieces, or use the arrow keys, R to turn, and Enter to place.')}</p>
    </div>
  )
}

const restText = (say: Formatter, done: boolean): string =>
  done ? say.text('Everything is in place.') : say.text('Pick a piece to place it.')

interface WaitingProps {
  readonly items: readonly Item[]
  readonly hand: Hand
  readonly grid: RefObject<SVGSVGElement | null>
  readonly move: (made: Move) => void
  readonly lay: () => void
  readonly say: Formatter
}

/** The things that are packed: those without a place are dragged over the grid; keys take up any of them. */
function Waiting({ items, hand: { laid, held, carried }, grid, move, lay, say }: WaitingProps) {
  const drag = (event: PointerEvent) => {
    const cell = event.buttons === 1 && cellUnder(grid.current, event)
    if (cell) move({ kind: 'carry', ...cell })
  }
  const take = (item: number) => {
    if (held !== item) move({ kind: 'take', item })
    grid.current?.focus()
  }
  return (
    <Toolbar className="xia-waiting" label={say.text('To pack')}>
      {items.map((item, i) => (
        <button
          key={item.name}
          type="button"
          className={laid[i] === undefined ? '' : 'xia-lies'}
          aria-pressed={held === i}
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture?.(event.pointerId)
            move({ kind: 'take', item: i })
          }}
          onPointerMove={drag}
          onPointerUp={() => carried && held === i && lay()}
          onClick={() => take(i)}
        >
          {item.outfit ? (
            <OutfitShape outfit={item.outfit} cell={16} />
          ) : (
            <CubeMark cargo={item.cargo ?? 'any'} size={22} />
          )}
          <span>{say.name(item.name)}</span>
        </button>
      ))}
    </Toolbar>
  )
}
