import { type Hex, hexDistance, hexName, hexNamed } from '../../map/hex.ts'
import { type Chart, sectorOfTile, specialHex } from '../../map/sectors.ts'
import type { VesselView, View } from '../../view.ts'
import { content } from '../content.ts'
import { chartOf } from '../map/chart.ts'
import { places } from '../map/craft-places.ts'

/** Where the viewer's mission leads next, as far as that is known: to its objective, or to its delivery. */
export function missionGoals(view: View, chart: Chart, { mission, colour }: VesselView): readonly string[] {
  const card = mission === null ? undefined : content.missions[mission.mission]
  if (mission === null || card === undefined) return []
  if (mission.payment !== null) return missionPoint(chart, card.delivery)
  if ('pickup' in card) return missionPoint(chart, card.pickup)
  const outlaws = view.vessels.filter(({ bounty }) => bounty > 0).map((one) => one.colour)
  const prey =
    mission.target !== null ? [mission.target] : card.type === 'hunter' ? outlaws : victims(view, card.target)
  const ships = places(view)
  return prey.flatMap((craft) => (craft === colour ? [] : hexOf(ships.get(craft))))
}

const victims = (view: View, target: string): readonly string[] =>
  target === 'anyone' ? view.vessels.map(({ colour }) => colour) : [target]

const hexOf = (hex: Hex | undefined): string[] => (hex === undefined || hex < 0 ? [] : [hexName(hex)])

/** How far it is to the mission point of a sector, as the crow flies; nothing before that is known. */
export function stepsTo(view: View, tile: string): number | undefined {
  const own = view.seat === null ? undefined : view.vessels[view.seat]
  const [point] = missionPoint(chartOf(view.sectors), tile)
  return own?.hex && point !== undefined ? hexDistance(hexNamed(own.hex), hexNamed(point)) : undefined
}

/** Where a mission leads next, if that is a sector; and whether it is delivered there. */
export function nextSector({ mission }: VesselView): { readonly tile: string; readonly delivers: boolean } | undefined {
  const card = mission === null ? undefined : content.missions[mission.mission]
  if (mission === null || card === undefined) return undefined
  if (mission.payment !== null) return { tile: card.delivery, delivers: true }
  return 'pickup' in card ? { tile: card.pickup, delivers: false } : undefined
}

/** The mission point of a sector, once the sector is known. */
function missionPoint(chart: Chart, tile: string): string[] {
  const sector = sectorOfTile(chart, tile)
  return sector < 0 ? [] : hexOf(specialHex(chart, sector, 'mission'))
}
