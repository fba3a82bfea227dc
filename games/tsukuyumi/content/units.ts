import type { Power, Unit, UnitKind } from './types.ts'

type Extra = Partial<Pick<Unit, 'flying' | 'massive' | 'aggressive' | 'moveBonus' | 'productive' | 'upgrade'>>

type Row = readonly [
  id: UnitKind,
  name: string,
  cost: number | null,
  conquest: number,
  health: number,
  damage: number,
  count: number,
  extra?: Extra,
]

const grownFrom = (from: UnitKind): Extra => ({ upgrade: { from, cost: 1 } })

/** The faction sheets: cost, the three values in the printed order, miniatures, and what the unit can do besides. */
const SHEETS: { readonly [power in Power]: readonly Row[] } = {
  cybersamurai: [
    ['attack-drone', 'Attack Drone', 1, 5, 5, 10, 6, { flying: true }],
    ['shield-drone', 'Shield Drone', 1, 5, 15, 0, 3, { flying: true }],
    ['cs-2-1', 'Cybersamurai 2.1', 1, 10, 10, 10, 4],
    ['cs-2-2', 'Cybersamurai 2.2', 1, 10, 10, 15, 3],
    ['cyberoid', 'Cyberoid', 2, 20, 20, 20, 3],
    ['shogun', 'Shogun', null, 25, 25, 25, 1],
  ],
  'dark-seed': [
    ['worker', 'Worker', 1, 5, 5, 5, 15],
    ['breeder', 'Breeder', 1, 5, 5, 0, 3, { productive: 1 }],
    ['wasp', 'Wasp', 1, 5, 5, 5, 6, { flying: true, moveBonus: 1 }],
    ['warrior', 'Warrior', 2, 10, 10, 10, 8, grownFrom('worker')],
    ['conqueror', 'Conqueror', 2, 20, 10, 0, 3, grownFrom('worker')],
    ['planter', 'Planter', 2, 15, 15, 0, 1, { productive: 2, ...grownFrom('worker') }],
    ['stinger', 'Stinger', 3, 15, 15, 20, 2, grownFrom('warrior')],
  ],
  nomads: [
    ['dog', 'Dog', 1, 5, 5, 10, 2, { moveBonus: 1 }],
    ['private', 'Private', 1, 10, 10, 5, 5],
    ['stuff-sergeant', 'Stuff Sergeant', 1, 10, 10, 0, 2],
    ['hunter', 'Hunter', 1, 10, 10, 10, 2, { moveBonus: 1 }],
    ['launcher', 'Launcher', 1, 10, 10, 15, 2],
    ['squad-leader', 'Squad Leader', 1, 15, 15, 15, 1],
    ['lt-dan', 'Lt. Dan', 1, 15, 15, 15, 1],
  ],
  boarlords: [
    ['squeaker', 'Squeaker', 1, 15, 10, 5, 8],
    ['boarrior', 'Boarrior', 2, 15, 10, 5, 4, grownFrom('squeaker')],
    ['boarmaiden', 'Boarmaiden', 2, 15, 15, 10, 6, grownFrom('squeaker')],
    ['boarguard', 'Boarguard', 3, 50, 20, 10, 3, grownFrom('boarmaiden')],
    ['boarmaster', 'Boarmaster', 3, 60, 30, 15, 1, grownFrom('boarmaiden')],
    ['boarmother', 'Boarmother', 3, 15, 25, 10, 1, grownFrom('boarmaiden')],
  ],
  oni: [
    ['oni-small', 'Small Oni', null, 5, 10, 10, 17],
    ['oni-medium', 'Medium Oni', null, 20, 20, 20, 12],
    ['oni-large', 'Large Oni', null, 30, 30, 30, 7],
  ],
}

const unit = (power: Power, [id, name, cost, conquest, health, damage, count, extra]: Row): Unit => ({
  id,
  name,
  power,
  cost,
  conquest,
  health,
  damage,
  count,
  flying: false,
  massive: false,
  aggressive: false,
  moveBonus: 0,
  productive: 0,
  upgrade: null,
  ...extra,
  basis: power === 'oni' ? 'inferred' : 'attested',
  source:
    power === 'oni'
      ? 'values: codex; miniatures: fan map generator'
      : 'values: faction sheet; miniatures: fan calculator',
})

export const UNITS: readonly Unit[] = Object.entries(SHEETS).flatMap(([power, rows]) =>
  rows.map((row) => unit(power as Power, row)),
)

/** From these the Oni that begin on the moon are drawn. */
export const ONI_POOL = { 'oni-small': 6, 'oni-medium': 6, 'oni-large': 3 } as const
