import type { Transcript } from '@orrery/engine/testing'
import { type Craft, MERCHANT } from '../../../crafts.ts'
import { hexName } from '../../../map/hex.ts'
import type { Drone, State } from '../../../rules/state.ts'
import { playOn, type Scene, scene } from '../../scene.ts'
import { redrawn } from '../redrawn.ts'

export const VOID: readonly string[] = ['quiet-reach', 'hollow-expanse', 'burning-horse']
export const ROUTE: readonly string[] = ['doravin-v', 'azure', 'quiet-reach']
export const OUTLAW = { bounty: 1000 } as const

export const drone = ({ state }: Transcript<State>, craft: Craft): Drone => state.drones[craft - MERCHANT]

/** The name of the space an NPC is on. */
export const placeOf = (match: Transcript<State>, craft: Craft): string => hexName(drone(match, craft).hex)

/** How many spaces NPCs have flown, flight by flight. */
export const flown = (match: Transcript<State>) => match.logged('npc.path').map(({ data }) => data.spaces)

/** Whom NPCs have gone for. */
export const targets = (match: Transcript<State>) => match.logged('npc.target').map(({ data }) => data.target)

/** Red ends the turn, and the NPC in red's care has its own; red takes the first of equal ways. */
export function npcTurn(setting: Scene): Transcript<State> {
  const match = scene(setting).play('red: end')
  playOn(match, (_g, _seat, ask) => ask === 'npc.ties')
  return match
}

/** Quiet Reach with a ring round its middle: there is no safe way in. */
export const ringed = (terrain: string, setting: Scene): Transcript<State> =>
  redrawn(
    { 'quiet-reach': { map: '. . .  . X X .  . X .*5 X .  . X X .  . . .'.replaceAll('X', terrain) } },
    {
      tiles: VOID,
      ...setting,
    },
  )
