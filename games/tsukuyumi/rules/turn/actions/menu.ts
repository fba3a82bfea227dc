import { FACTIONS, type Faction } from '../../../content/types.ts'
import type { Side } from '../../state/vocabulary.ts'
import type { Action } from './action.ts'
import { draw, factionEffect, initiative, play } from './blue.ts'
import { drone, oniConquest, oniMovement, oniPlacement, production } from './green.ts'
import { attack, kaneda, movement, rocket, tetsuo } from './red.ts'
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

const BY_SIDE: readonly (readonly Action[])[] = FACTIONS.map((faction) => [...COMMON, ...OWN[faction]])

/** What the player of a side can do in turns. */
export const actionsOf = (side: Side): readonly Action[] => BY_SIDE[side]
