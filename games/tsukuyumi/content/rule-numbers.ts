/** Numbers of the rules that belong to no card. */
export interface RuleNumbers {
  readonly handSize: number
  readonly startingAreas: number
  readonly openEvents: number
  /** What the white phase offers, and how many of its four actions are chosen. */
  readonly whiteChoices: number
  readonly whiteProduction: number
  readonly whiteMovement: number
  readonly whiteCombat: number
  readonly whiteDraw: number
  readonly whitePlay: number
  /** Victory points. */
  readonly oceanPoints: number
  readonly fertilePoints: number
  readonly mountainPoints: number
  readonly riverPoints: number
  readonly devastatedPoints: number
  readonly moonPoints: number
  readonly moonCentrePoints: number
  readonly firstPlacePoints: number
  readonly secondPlacePoints: number
  /** The total that ends a game of superiority. */
  readonly superiorityPoints: number
  /** Production points of a riverland in the green phase. */
  readonly riverProduction: number
  /** Markers. */
  readonly blockadeMarkers: number
  readonly radioactiveMarkers: number
  readonly unstableMarkers: number
  readonly tsukuyumiMarkers: number
  readonly negationMarkers: number
  readonly territoryMarkers: number
  /** Cybersamurai. */
  readonly startingUplinks: number
  readonly freeDrones: number
  /** Dark Seed. */
  readonly eggs: number
  readonly startingEggs: number
  readonly swarmOrders: number
  /** Nomads. */
  readonly mines: number
  readonly startingMines: number
  readonly mineDamage: number
  /** Points spent on units in one phase for a free weapon. */
  readonly pointsPerWeapon: number
  /** Boarlords. */
  readonly startingTerraformings: number
  readonly terraformingsPerBoarrior: number
}
