import { FACTIONS, type Faction } from '../../../content/types.ts'
import type { State } from '../../state/state.ts'
import type { Side } from '../../state/vocabulary.ts'
import type { Action } from './action.ts'
import { draw, factionEffect, initiative, play } from './blue.ts'
import { drone, oniConquest, oniMovement, oniPlacement, production } from './green.ts'
import { aggressiveAttack, attack, kaneda, movement, rocket, tetsuo } from './red.ts'
import { conqueror, swarmEggs, swarmFly, swarmMove } from './swarm.ts'

const COMMON: readonly Action[] = [
  factionEffect,
  draw,
  play,
  initiative,
  production,
  oniPlacement,
  oniConquest,
  oniMovement,
  movement,
  attack,
]

const OWN: { readonly [faction in Faction]: readonly Action[] } = {
  cybersamurai: [drone, tetsuo, kaneda, rocket],
  'dark-seed': [swarmMove, swarmFly, swarmEggs, conqueror],
  nomads: [],
  boarlords: [],
}

export const END = 'end'

/** What the player of a side can do in turns, and how it is offered. */
interface Menu {
  readonly actions: readonly Action[]
  readonly byId: ReadonlyMap<string, Action>
  readonly options: readonly string[]
}

const menuOf = (actions: readonly Action[]): Menu => ({
  actions,
  byId: new Map(actions.map((action) => [action.id, action])),
  options: [...actions.map(({ id }) => id), END],
})

const MENUS: readonly Menu[] = FACTIONS.map((faction) => menuOf([...COMMON, ...OWN[faction]]))

/** For those who have aggressive units. */
const AGGRESSIVE_MENUS: readonly Menu[] = FACTIONS.map((faction) =>
  menuOf([...COMMON, aggressiveAttack, ...OWN[faction]]),
)

export const menuFor = (g: State, side: Side): Menu =>
  (g.content.tables.hasAggressive[side] ? AGGRESSIVE_MENUS : MENUS)[side]
