import type { NpcId } from '../../../crafts.ts'
import type { Mission } from '../../types.ts'
import { ASSASSIN } from './assassin.ts'
import { HUNTER } from './hunter.ts'
import { RESEARCH } from './research.ts'
import { SHUTTLE } from './shuttle.ts'
import { SMUGGLER } from './smuggler.ts'
import { THIEF } from './thief.ts'

/** The fifty-two mission cards. Attested: the six types and their steps; the cards are ours. */
export const MISSIONS: readonly Mission[] = [...RESEARCH, ...SHUTTLE, ...SMUGGLER, ...THIEF, ...ASSASSIN, ...HUNTER]

/** The NPC without which a card cannot be done. */
export const npcNeeded = (mission: Mission): NpcId | undefined =>
  mission.type === 'thief' && (mission.target === 'merchant' || mission.target === 'enforcer')
    ? mission.target
    : undefined

/** Whether a card is inside the law. */
export const isLawful = ({ type }: Mission): boolean => type === 'research' || type === 'shuttle' || type === 'hunter'

/** What a flight over some sectors pays. */
export const distancePayment = (byDistance: readonly number[], sectors: number): number =>
  byDistance[Math.min(sectors, byDistance.length) - 1]
