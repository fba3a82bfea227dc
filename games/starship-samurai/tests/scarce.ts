import starshipSamurai from '../game.ts'

/** The game with a pack of such small numbers that what is rare becomes common. */
export const scarce = starshipSamurai.withContent?.({
  id: 'scarce',
  version: '1',
  numbers: { spacesPerLocation: 2, startingWealth: 4, handLimit: 3, wealthSupply: 30 },
  cards: { B01: { name: 'Raid', numbers: { wealth: 1 } } },
}) as typeof starshipSamurai
