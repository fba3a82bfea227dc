import { type Hex, hexName } from '../../map/hex.ts'
import { type Chart, sectorOfTile, specialHex } from '../../map/sectors.ts'
import type { VesselView, View } from '../../view.ts'
import { content } from '../content.ts'
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

/** The mission point of a sector, once the sector is known. */
function missionPoint(chart: Chart, tile: string): string[] {
  const sector = sectorOfTile(chart, tile)
  return sector < 0 ? [] : hexOf(specialHex(chart, sector, 'mission'))
}
