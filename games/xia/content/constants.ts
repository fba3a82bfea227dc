import type { Constants, Content, FirstGame } from './types.ts'

/** The prices and limits that the printed rules state. */
export const CONSTANTS: Constants = Object.freeze({
  startCredits: 3000,
  markers: 4,
  cubesPerColour: 15,
  outfitsPerKind: 7,
  cubesPerPurchase: 2,
  purchasePrice: 1000,
  salePrice: 1000,
  tradeFameCubes: 2,
  fameCost: 5000,
  raidBounty: 1000,
  shieldBounty: 1000,
  entranceBounty: 1000,
  tokenCredits: 1000,
  scanEnergy: 1,
  rescueNeeds: 3,
  rescueEnergy: 2,
  occupiedSpaceCost: 2,
  missionsDrawn: 3,
  hazardFails: 10,
  debrisFails: 3,
  undetected: 18,
})

/** By tier minus one, as printed. */
export const REPAIR_COST: readonly number[] = Object.freeze([1000, 1000, 2000])

/** Attested: 3 is one of them. The others are ours. */
export const TITLE_SPACES: readonly number[] = Object.freeze([3, 5, 7, 9, 11, 13, 15, 17, 19, 21, 23, 25, 27, 29])

/** Attested: 21 tokens of three kinds. How they are split is ours. */
export const TOKENS: Content['tokens'] = Object.freeze({ fame: 12, credits: 6, nothing: 3 })

/** The printed rules' advice for a first game. */
export const FIRST_GAME: FirstGame = Object.freeze({
  fame: 5,
  tiles: ['burning-horse', 'kemplar-ii', 'neo-damascus', 'outpost-338', 'expeditor-gate'],
  loadouts: {
    explorer: ['raptor-k'],
    trader: ['m-22', 'targe'],
    worker: ['halon', 'targe'],
    pirate: ['m-22', 'saker-v'],
  },
})
