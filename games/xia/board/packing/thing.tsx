import { CELL } from '../mats/grid.ts'
import { OutfitPiece, sectionsText } from '../mats/outfit-piece.tsx'
import { CargoCube } from '../table/cargo-cube.tsx'
import { cellsOf, type Item, type Place } from './fitting.ts'

/** Something that is packed, at a place of the grid. */
export function Thing({ item, place }: { readonly item: Item; readonly place: Place }) {
  if (item.outfit === undefined)
    return <CargoCube cargo={item.cargo ?? 'any'} x={(place.x + 0.5) * CELL} y={(place.y + 0.5) * CELL} size={16} />
  const sections = cellsOf(item, place).map(({ x, y, use }) => ({ x: x * CELL, y: y * CELL, use, used: false }))
  return <OutfitPiece outfit={item.outfit} sections={sectionsText(sections)} />
}
