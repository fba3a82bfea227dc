import { CYBERSAMURAI, DARK_SEED, type Side } from '../vocabulary.ts'
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

const OWN: { readonly [side: Side]: readonly Action[] } = {
  [CYBERSAMURAI]: [drone, tetsuo, kaneda, rocket],
  [DARK_SEED]: [swarmMove, swarmFly, swarmEggs, conqueror],
}

const BY_SIDE: readonly (readonly Action[])[] = [0, 1, 2, 3].map((side) => [...COMMON, ...(OWN[side] ?? [])])

/** What the player of a side can do in turns. */
export const actionsOf = (side: Side): readonly Action[] => BY_SIDE[side]
