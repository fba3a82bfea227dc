import type { CombatCard, ConquestPart, CounterattackId, DamagePart, Power, Sourced } from './types.ts'

const conquest = (part: Partial<ConquestPart> = {}): ConquestPart => ({
  optional: false,
  multiplier: 1,
  adjacent: false,
  ...part,
})

const damage = (part: Partial<DamagePart> = {}): DamagePart => ({
  units: true,
  health: false,
  weapons: false,
  chooser: 'owner',
  tetsuo: 0,
  ...part,
})

const NOTHING = {
  annihilation: false,
  conquest: null,
  damage: null,
  moveAfter: 0,
  minUnits: 1,
  notLast: false,
  oncePerRound: false,
} as const

type Facts = Partial<CombatCard> & Pick<CombatCard, 'id' | 'name' | 'text'>

/** The effects of all cards are known; which counterattacks they print is known of one and in part of a few. */
const card = (
  power: Power,
  facts: Facts,
  counterattacks: readonly CounterattackId[],
  sourced: Sourced = OUR_LIST,
): CombatCard => ({ power, ...NOTHING, ...facts, counterattacks, ...sourced })

const OUR_LIST: Sourced = { basis: 'house', source: 'effect: codex; counterattacks: ours' }

const ANNIHILATION =
  'Deal the damage of all your units in the area together. The defenders assign it to their own units.'
const CONQUEST =
  'Put your territory marker on the area. You need at least as many conquest points as each other faction there, plus the value of a mountain range.'

/** The cards of each faction, and the one of the Oni. */
export const COMBAT_CARD_LIST: readonly CombatCard[] = [
  card(
    'nomads',
    {
      id: 'no-annihilation',
      name: 'Annihilation',
      text: `${ANNIHILATION} Each of your units except Dogs may add a weapon.`,
      annihilation: true,
      damage: damage({ weapons: true }),
    },
    ['counterstrike', 'protection', 'defense-action', 'out-of-ammo'],
  ),
  card('nomads', { id: 'no-conquest', name: 'Conquest', text: CONQUEST, conquest: conquest() }, [
    'counterstrike',
    'defense-action',
    'slow-conquest',
    'misfire',
    'natures-wisdom',
  ]),
  card(
    'nomads',
    {
      id: 'no-guerilla',
      name: 'Guerilla Attack',
      text: 'Conquer the area if you have the points. Then deal damage with weapons only, one per unit except Dogs. Last, your units may move {{moveAfter|# area|# areas}}, with their bonuses.',
      conquest: conquest({ optional: true }),
      damage: damage({ units: false, weapons: true }),
      moveAfter: 1,
      oncePerRound: true,
    },
    ['counterstrike', 'protection', 'defense-action', 'vendetta', 'what-a-racket'],
    { basis: 'house', source: 'effect: codex; Defense Action: codex; other counterattacks, once per round: ours' },
  ),
  card(
    'nomads',
    {
      id: 'no-assume',
      name: 'Assume a Position',
      text: 'Conquer the area with your conquest points multiplied by {{multiplier}}.',
      conquest: conquest({ multiplier: 2 }),
    },
    ['counterstrike', 'retreat', 'martyrs', 'time-consuming', 'misfire'],
  ),
  card(
    'boarlords',
    {
      id: 'bo-annihilation',
      name: 'Annihilation',
      text: ANNIHILATION,
      annihilation: true,
      damage: damage(),
    },
    ['counterstrike', 'protection', 'defense-action', 'retreat', 'landscaping'],
  ),
  card('boarlords', { id: 'bo-conquest', name: 'Conquest', text: CONQUEST, conquest: conquest() }, [
    'counterstrike',
    'defense-action',
    'slow-conquest',
    'loss-of-control',
    'natures-wisdom',
  ]),
  card(
    'boarlords',
    {
      id: 'bo-raging-horde',
      name: 'Raging Horde',
      text: 'Only with at least {{minUnits|# unit|# units}}: deal the sum of their damage and health.',
      damage: damage({ health: true }),
      minUnits: 3,
    },
    ['protection', 'defense-action', 'martyrs', 'escape', 'hold-the-line'],
  ),
  card(
    'boarlords',
    {
      id: 'bo-stampede',
      name: 'Stampede',
      text: 'Conquer the area if you have the points. Then deal the damage of your units there.',
      conquest: conquest({ optional: true }),
      damage: damage(),
      oncePerRound: true,
    },
    ['counterstrike', 'protection', 'defense-action', 'trampled-to-death', 'de-evolution'],
    { basis: 'house', source: 'effect: codex; counterattacks, once per round: ours' },
  ),
  card(
    'dark-seed',
    { id: 'ds-annihilation', name: 'Annihilation', text: ANNIHILATION, annihilation: true, damage: damage() },
    ['counterstrike', 'protection', 'defense-action', 'hold-the-line', 'a-darker-future'],
  ),
  card('dark-seed', { id: 'ds-conquest', name: 'Conquest', text: CONQUEST, conquest: conquest() }, [
    'counterstrike',
    'defense-action',
    'retreat',
    'crush-the-bugs',
    'natures-wisdom',
  ]),
  card(
    'dark-seed',
    {
      id: 'ds-kamikaze',
      name: 'Kamikaze',
      text: 'Only with another combat action left in the phase, which you then owe. Deal the sum of the damage and health of your units in the area.',
      damage: damage({ health: true }),
      notLast: true,
    },
    ['protection', 'defense-action', 'sacrifice', 'total-loss'],
  ),
  card(
    'dark-seed',
    {
      id: 'ds-swarm',
      name: 'Swarm Attack',
      text: 'Conquer the area with the conquest points of all your units in it and in the six areas around it. Only units in the area itself can be hit.',
      conquest: conquest({ adjacent: true }),
      oncePerRound: true,
    },
    ['counterstrike', 'pushback', 'slow-conquest', 'a-darker-future', 'time-consuming'],
    { basis: 'house', source: 'effect: codex; counterattacks, once per round: ours' },
  ),
  card(
    'cybersamurai',
    { id: 'cs-annihilation', name: 'Annihilation', text: ANNIHILATION, annihilation: true, damage: damage() },
    ['counterstrike', 'protection'],
    { basis: 'house', source: 'effect: codex; few counterattacks and no Defense Action: codex; the list: ours' },
  ),
  card(
    'cybersamurai',
    { id: 'cs-conquest', name: 'Conquest', text: CONQUEST, conquest: conquest() },
    ['counterstrike', 'retreat', 'natures-wisdom'],
    { basis: 'inferred', source: 'codex: a sample card with just these three, whose faction is not said' },
  ),
  card(
    'cybersamurai',
    {
      id: 'cs-target',
      name: 'Target Acquisition',
      text: 'Deal the damage of your units in the area, plus {{tetsuo}} with Tetsuo installed. You choose which units are hit.',
      damage: damage({ chooser: 'attacker', tetsuo: 10 }),
      oncePerRound: true,
    },
    ['counterstrike', 'protection', 'defense-action', 'retreat', 'damaged-earth-crust'],
    { basis: 'house', source: 'effect: codex; counterattacks, once per round: ours' },
  ),
  card(
    'oni',
    {
      id: 'oni-conquest',
      name: 'Oni Conquest',
      text: 'The Oni conquer the area if they have at least as many conquest points as each faction there, plus the value of a mountain range.',
      conquest: conquest(),
    },
    ['hold-your-ground', 'where-there-is-one', 'counterstrike'],
    { basis: 'house', source: 'effect and two counterattacks: codex; Counterstrike: ours' },
  ),
]
