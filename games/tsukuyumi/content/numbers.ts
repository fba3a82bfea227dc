import type { Basis, RuleNumbers, Sourced, Table } from './types.ts'

type Row = readonly [value: number, basis: Basis, source: string]

const ROWS: Table<keyof RuleNumbers, Row> = {
  handSize: [6, 'attested', 'publisher’s pages'],
  startingAreas: [3, 'attested', 'codex'],
  openEvents: [2, 'attested', 'codex'],
  whiteChoices: [2, 'attested', 'codex'],
  whiteProduction: [1, 'attested', 'codex'],
  whiteMovement: [1, 'attested', 'codex'],
  whiteCombat: [1, 'attested', 'codex'],
  whiteDraw: [1, 'attested', 'codex'],
  whitePlay: [1, 'attested', 'codex'],
  oceanPoints: [1, 'attested', 'codex'],
  fertilePoints: [2, 'attested', 'codex'],
  mountainPoints: [1, 'attested', 'codex'],
  riverPoints: [1, 'attested', 'codex: Controlled Areas'],
  devastatedPoints: [0, 'attested', 'codex'],
  moonPoints: [1, 'attested', 'codex'],
  moonCentrePoints: [1, 'attested', 'codex'],
  firstPlacePoints: [2, 'attested', 'codex'],
  secondPlacePoints: [1, 'attested', 'codex'],
  superiorityPoints: [20, 'house', 'that there was such a mode: a preview; the total: ours'],
  riverProduction: [1, 'attested', 'codex'],
  blockadeMarkers: [13, 'attested', 'component list'],
  radioactiveMarkers: [15, 'attested', 'component list'],
  unstableMarkers: [15, 'attested', 'component list'],
  tsukuyumiMarkers: [15, 'attested', 'component list'],
  negationMarkers: [10, 'attested', 'component list'],
  territoryMarkers: [20, 'inferred', 'component list of the first edition: 120 for six factions'],
  startingUplinks: [2, 'attested', 'codex'],
  freeDrones: [1, 'attested', 'codex'],
  eggs: [25, 'attested', 'publisher’s pages'],
  startingEggs: [6, 'attested', 'codex'],
  swarmOrders: [2, 'attested', 'codex'],
  mines: [20, 'inferred', 'component list of the first edition'],
  startingMines: [2, 'house', 'ours'],
  mineDamage: [15, 'attested', 'codex'],
  pointsPerWeapon: [2, 'attested', 'codex'],
  startingTerraformings: [3, 'house', 'that there are some: a review of the first edition; how many: ours'],
  terraformingsPerBoarrior: [2, 'attested', 'faction sheet'],
}

export const NUMBERS = Object.fromEntries(
  Object.entries(ROWS).map(([key, [value]]) => [key, value]),
) as unknown as RuleNumbers

export const NUMBER_SOURCES = Object.fromEntries(
  Object.entries(ROWS).map(([key, [, basis, source]]) => [key, { basis, source }]),
) as unknown as Table<keyof RuleNumbers, Sourced>
