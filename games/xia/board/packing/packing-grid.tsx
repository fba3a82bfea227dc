import type { Formatter } from '@orrery/board'
import type { CSSProperties, KeyboardEvent, PointerEvent, RefObject } from 'react'
import type { Cargo } from '../../content/types.ts'
import type { VesselView } from '../../view.ts'
import { CELL, cornerOf, heightOf, middleOfSpace, widthOf } from '../mats/grid.ts'
import { Damage, HoldGround } from '../mats/hold.tsx'
import { OutfitPiece, sectionsText } from '../mats/outfit-piece.tsx'
import { CargoCube } from '../table/cargo-cube.tsx'
import { cellsOf, type Packing, type Place } from './fitting.ts'
import { Thing } from './thing.tsx'
import type { Hand, Move } from './use-packing.ts'

interface GridProps {
  readonly grid: RefObject<SVGSVGElement | null>
  readonly packing: Packing
  readonly vessel: VesselView
  readonly hand: Hand
  readonly fits: boolean
  readonly move: (made: Move) => void
  readonly lay: () => void
  readonly say: Formatter
}

const ARROWS: { readonly [key: string]: readonly [dx: number, dy: number] } = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** The hold that is packed. Whatever is in hand follows the pointer or the arrow keys. */
export function PackingGrid({ grid, packing, vessel, hand, fits, move, lay, say }: GridProps) {
  const { ship, items, damage } = packing
  const { laid, held, over, carried } = hand
  const [width, height] = [widthOf(ship.hold), heightOf(ship.hold)]
  const pressed = (event: KeyboardEvent) => {
    const arrow = ARROWS[event.key]
    if (held === undefined) return
    if (arrow) move({ kind: 'shift', dx: arrow[0], dy: arrow[1] })
    else if (event.key === 'r' || event.key === 'R') move({ kind: 'turn' })
    else if (event.key === 'Enter' || event.key === ' ') lay()
    else if (event.key === 'Escape' || event.key === 'Backspace') move({ kind: 'back' })
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  const carry = (event: PointerEvent) => {
    const cell = cellUnder(grid.current, event)
    if (cell && held !== undefined) move({ kind: 'carry', ...cell })
  }
  const take = (item: number, place: Place, event: PointerEvent) => {
    if (held !== undefined) return
    event.stopPropagation()
    const cell = cellUnder(grid.current, event) ?? place
    move({ kind: 'take', item, grip: { x: cell.x - place.x, y: cell.y - place.y } })
  }
  return (
    <svg
      ref={grid}
      className="xia-hold xia-packing-grid"
      viewBox={`0 0 ${width} ${height}`}
      style={{ '--hold-width': width / CELL, '--hold-height': height / CELL } as CSSProperties}
      role="application"
      data-keys="hold"
      aria-label={say.text('Hold of {{ship}}', { ship: say.name(ship.id) })}
      tabIndex={0}
      onKeyDown={pressed}
      onPointerDown={carry}
      onPointerMove={(event) => event.buttons === 1 && carry(event)}
      onPointerUp={() => carried && lay()}
    >
      <HoldGround ship={ship.id} />
      {ship.id === vessel.ship && <Staying packing={packing} vessel={vessel} />}
      {damage.map((name) => (
        <Damage key={name} {...middleOfSpace(ship.hold, name)} />
      ))}
      {laid.map((place, i) =>
        place === undefined ? null : (
          <g
            key={items[i].name}
            className="xia-laid"
            data-laid={items[i].name}
            onPointerDown={(event) => take(i, place, event)}
          >
            <Thing item={items[i]} place={place} />
          </g>
        ),
      )}
      {held !== undefined && (
        <g className={`xia-held ${fits ? 'xia-held-fits' : 'xia-held-not'}`}>
          <Thing item={items[held]} place={over} />
          {cellsOf(items[held], over).map(({ x, y }) => (
            <rect key={`${x} ${y}`} x={x * CELL + 2} y={y * CELL + 2} width={CELL - 4} height={CELL - 4} rx="4" />
          ))}
          {!fits && <path d={`M${over.x * CELL + 14} ${over.y * CELL + 14}l16 16m0-16l-16 16`} />}
        </g>
      )}
    </svg>
  )
}

/** The cell of the grid that a pointer is over. */
export function cellUnder(
  grid: SVGSVGElement | null,
  { clientX, clientY }: { readonly clientX: number; readonly clientY: number },
) {
  const box = grid?.getBoundingClientRect()
  if (!grid || !box || box.width === 0) return undefined
  const x = (clientX - box.left) / box.width
  const y = (clientY - box.top) / box.height
  if (x < 0 || x >= 1 || y < 0 || y >= 1) return undefined
  const { width, height } = grid.viewBox.baseVal
  return { x: Math.floor((x * width) / CELL), y: Math.floor((y * height) / CELL) }
}

/** What stays where it is while other things are laid. */
function Staying({ packing: { ship, staying }, vessel }: Pick<GridProps, 'packing' | 'vessel'>) {
  const { hold } = ship
  const stays = (name: string) => staying.has(name)
  return (
    <g className="xia-staying">
      {vessel.outfits.map(({ id, outfit, spaces, uses }) => {
        if (!spaces.every(stays)) return null
        const sections = spaces.map((name) => ({
          ...cornerOf(hold, hold.names.indexOf(name)),
          use: uses.includes(name),
          used: vessel.used.includes(name),
        }))
        return <OutfitPiece key={id} outfit={outfit} sections={sectionsText(sections)} />
      })}
      {Object.entries(vessel.cubes).map(
        ([name, cargo]) =>
          stays(name) && <CargoCube key={name} cargo={cargo as Cargo} {...middleOfSpace(hold, name)} size={16} />,
      )}
    </g>
  )
}
