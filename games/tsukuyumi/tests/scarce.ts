import tsukuyumi from '../game.ts'

/** The game with a pack of such small numbers that what is rare becomes common. */
export const scarce = tsukuyumi.withContent?.({
  id: 'scarce',
  version: '1',
  numbers: {
    territoryMarkers: 4,
    eggs: 7,
    mines: 3,
    superiorityPoints: 8,
    blockadeMarkers: 1,
    tsukuyumiMarkers: 1,
    unstableMarkers: 1,
    radioactiveMarkers: 1,
    negationMarkers: 1,
  },
  terraformings: { cover: { count: 1 }, stronghold: { count: 2 } },
  combatCards: { 'no-conquest': { name: 'Seizure' } },
}) as typeof tsukuyumi
