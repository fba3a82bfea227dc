import tsukuyumi from '../game.ts'

/** The game with a pack that has what no unit of the house and no fixed map has. */
export const moonfall = tsukuyumi.withContent?.({
  id: 'moonfall',
  version: '1',
  tiles: {
    T01: { type: 'river' },
    T02: { property: 'toxic' },
    T08: { type: 'devastated' },
    T29: { property: 'toxic' },
    T30: { type: 'river', property: 'tsukuyumi' },
  },
}) as typeof tsukuyumi
