import type { Moment, Told } from '@orrery/engine'
import type { Content, MissionType, SectorType } from '../content/types.ts'
import type { NpcId } from '../crafts.ts'
import type { XiaLandmark } from '../landmarks.ts'
import { ownPlace } from '../surroundings.ts'
import type { View } from '../view.ts'

/** Points at something that the board marks. */
export const at = (landmark: XiaLandmark): { readonly landmark: string } => ({ landmark })

/** Actions are to be chosen; the ship moves; business is to be done; missions were drawn. */
export const acting: Moment<View> = { asks: ['turn.actions'] }
export const flying: Moment<View> = { asks: ['move.step'] }
export const inBusiness: Moment<View> = { asks: ['business.order'] }
export const drawing: Moment<View> = { asks: ['mission.draw'] }

type Condition = (view: View, told: readonly Told[], pack: object) => readonly boolean[]

/** A game's own content pack: tips are told by any game's. */
export const contentOf = (pack: object): Content => pack as Content

/** The ship is in a sector of a kind. */
export const inSector =
  (type: SectorType): Condition =>
  (view, _told, pack) => [ownPlace(view, contentOf(pack))?.tile.type === type]

/** The ship is on a space for something. */
export const onSpace =
  (kind: string): Condition =>
  (view, _told, pack) => [ownPlace(view, contentOf(pack))?.special?.kind === kind]

/** A mission of a type is among those drawn. */
export const hasDrawn =
  (type: MissionType): Condition =>
  ({ missionHand }, _told, pack) => [missionHand.some((id) => contentOf(pack).missions[id]?.type === type)]

/** An NPC is in play. */
export const inPlay =
  (id: NpcId): Condition =>
  ({ npcs }) => [npcs.some((npc) => npc.id === id && npc.hex !== null)]
