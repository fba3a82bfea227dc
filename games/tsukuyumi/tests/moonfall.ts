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
  units: {
    cyberoid: { massive: true },
    hunter: { massive: true },
    conqueror: { massive: true },
    boarguard: { massive: true },
    'oni-large': { massive: true },
    'cs-2-2': { aggressive: true },
    warrior: { aggressive: true },
    launcher: { aggressive: true },
    boarmaiden: { aggressive: true },
  },
}) as typeof tsukuyumi
