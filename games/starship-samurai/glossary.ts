import type { Term } from '@orrery/engine'

/** The terms and symbols of the game, in the order in which a new player meets them. */
const glossary = [
  { id: 'honor', rule: 'end.winner', icon: 'laurel-crown', signs: ['✦'] },
  { id: 'location', rule: 'setup.boards' },
  { id: 'reward', rule: 'claim.most-power' },
  { id: 'power', rule: 'unit.power' },
  { id: 'lead', rule: 'claim.most-power' },
  { id: 'order-marker', rule: 'order.marker' },
  { id: 'allegiance', rule: 'order.allegiance', icon: 'shaking-hands' },
  { id: 'units-order', rule: 'order.units', icon: 'starfighter' },
  { id: 'draw', rule: 'order.draw', icon: 'card-draw' },
  { id: 'gain', rule: 'order.wealth' },
  { id: 'increase', rule: 'order.boost' },
  { id: 'wealth', rule: 'wealth.held', icon: 'two-coins' },
  { id: 'unit', rule: 'unit.control' },
  { id: 'ship', rule: 'unit.power' },
  { id: 'carrier', rule: 'carrier.passengers' },
  { id: 'mech', rule: 'setup.draft' },
  { id: 'clan-marker', rule: 'setup.markers' },
  { id: 'branch', rule: 'alliance.track' },
  { id: 'track', rule: 'alliance.track' },
  { id: 'neutral', rule: 'alliance.neutral' },
  { id: 'ally', rule: 'resolution.alliances' },
  { id: 'order-card', rule: 'turn.card', icon: 'card-pick' },
  { id: 'battle-card', rule: 'battle.commit', icon: 'crossed-swords' },
  { id: 'free-order', rule: 'turn.free-orders' },
  { id: 'attach', rule: 'fighter.attach' },
  { id: 'commit', rule: 'battle.commit' },
  { id: 'contested', rule: 'battle.uncontested' },
  { id: 'hand-limit', rule: 'cards.limit' },
  { id: 'graveyard', rule: 'unit.graveyard', icon: 'tombstone' },
  { id: 'supply', rule: 'setup.units' },
  { id: 'general-supply', rule: 'wealth.supply' },
  { id: 'pips', rule: 'setup.locations', signs: ['●'] },
  { id: 'types', rule: 'end.types' },
  { id: 'first-player', rule: 'resolution.first-player' },
] as const satisfies readonly Term[]

export type TermId = (typeof glossary)[number]['id']

export default glossary
