import type { Refusal, Rule } from '@orrery/engine'
import { refuse } from '../../rules/dialect.ts'
import { builders, terraform } from '../../rules/factions/boarlords.ts'
import { rearm } from '../../rules/factions/nomads.ts'
import type { Turn } from '../../rules/state/frames.ts'
import type { State } from '../../rules/state/state.ts'
import type { Faction } from '../types.ts'
import { installed } from '../uplinks/effects.ts'
import type { Use } from '../uplinks/uplink.ts'

/** What a faction sheet lets its player do in a blue phase. */
interface FactionEffect {
  /** Why it cannot be used now, or nothing. */
  cannot(g: State): Refusal | undefined
  perform(g: State, turn: Turn): Rule
}

const calledBy = (g: State): Use | undefined => installed(g).find((effect) => effect.factionEffect)?.factionEffect

export const FACTION_EFFECTS: { readonly [faction in Faction]: FactionEffect } = {
  /** [cybersamurai.effect] Tenno's; without it, or without an Uplink it could call, there is none. */
  cybersamurai: {
    cannot(g) {
      const called = calledBy(g)
      return called ? called.cannot?.(g) : refuse('cybersamurai.effect')
    },
    *perform(g) {
      const called = calledBy(g)
      if (called) yield* called.perform(g, 'blue')
    },
  },
  /** [darkseed.effect] Orders to the swarm, and Conquerors. */
  'dark-seed': {
    cannot: () => undefined,
    *perform(g, turn) {
      turn.swarm = g.content.numbers.swarmOrders
      turn.conquerors = true
    },
  },
  /** [nomads.effect] */
  nomads: { cannot: () => undefined, perform: rearm },
  /** [boarlords.effect] */
  boarlords: {
    cannot: (g) => (builders(g).length === 0 ? refuse('boarlords.effect') : undefined),
    perform: terraform,
  },
}
