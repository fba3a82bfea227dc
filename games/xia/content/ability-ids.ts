/** The abilities that are actions of their own: what they do are rules, see effects. */
export const ACTION_IDS = [
  'slipstream-hop',
  'auto-pilot',
  'dark-veil',
  'mag-harpoon',
  'forged-papers',
  'broadside',
  'fold-jump',
  'siphon-lance',
  'replication',
  'repair-swarm',
] as const
export type ActionId = (typeof ACTION_IDS)[number]

/** The abilities that go with something else: their cards say with what, and how much they do. */
const BOOST_IDS = [
  'evasive-thrusters',
  'ablative-plating',
  'pounce',
  'lock-jammer',
  'bulk-broker',
  'price-fixer',
  'prospector-rig',
  'overburn',
] as const
export type BoostId = (typeof BOOST_IDS)[number]

export type AbilityId = ActionId | BoostId

const ACTIONS: ReadonlySet<string> = new Set(ACTION_IDS)
const ABILITIES: ReadonlySet<string> = new Set([...ACTION_IDS, ...BOOST_IDS])

export const isAction = (id: AbilityId): id is ActionId => ACTIONS.has(id)

export const isAbility = (id: string): id is AbilityId => ABILITIES.has(id)
