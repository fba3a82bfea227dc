import type { Refusal } from '@orrery/engine'
import type { Hex } from '../../map/hex.ts'
import { specialAt, tileAt } from '../../map/sectors.ts'
import { refuse } from '../dialect.ts'
import type { State } from '../state.ts'

/** Whether a space is the mission point of a sector. */
export const isPointOf = (g: State, at: Hex, tile: string): boolean =>
  specialAt(g, at)?.kind === 'mission' && tileAt(g, at)?.id === tile

/** [mission.objective] Some objectives are reached at the mission point of a sector. */
export const needsPoint = (g: State, at: Hex, tile: string): Refusal | undefined =>
  isPointOf(g, at, tile) ? undefined : refuse('mission.objective', { tile })
