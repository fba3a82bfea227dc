import type { Goal, Mission } from '../types.ts'

const CODEX = { basis: 'attested', source: 'codex' } as const

/** Each faction in play brings one; everybody can complete all of them, once each. */
export const MISSION_LIST: readonly Mission[] = [
  {
    id: 'geo-tagging',
    name: 'Geo Tagging',
    points: 1,
    text: 'Control a fertile ground, a mountain range and an ocean floor at the same time.',
    numbers: {},
    ...CODEX,
  },
  {
    id: 'swarm',
    name: 'Swarm',
    points: 1,
    text: 'Control {{areas}} areas at the same time.',
    numbers: { areas: 7 },
    ...CODEX,
  },
  {
    id: 'survival-of-the-fittest',
    name: 'Survival of the Fittest',
    points: 1,
    text: 'In the course of the game destroy {{units}} units of other players.',
    numbers: { units: 3 },
    ...CODEX,
  },
  {
    id: 'moonstruck',
    name: 'Moonstruck',
    points: 1,
    text: 'In the course of the game conquer {{areas}} different areas that have the Tsukuyumi property now.',
    numbers: { areas: 2 },
    ...CODEX,
  },
]

/** Each faction has one of its own, once in a game. */
export const GOAL_LIST: readonly Goal[] = [
  {
    id: 'gps-mapping',
    name: 'GPS Mapping',
    points: 2,
    text: 'At one time control four areas: an ocean floor, a fertile ground, a mountain range and one with Tsukuyumi.',
    numbers: {},
    ...CODEX,
  },
  {
    id: 'space-for-the-swarm',
    name: 'Space for the Swarm',
    points: 2,
    text: 'Conquer {{areas}} different areas in one round.',
    numbers: { areas: 6 },
    ...CODEX,
  },
  {
    id: 'regain-former-strength',
    name: 'Regain Former Strength',
    points: 2,
    text: 'In one round conquer {{areas}} different areas that belonged to others.',
    numbers: { areas: 4 },
    ...CODEX,
  },
  {
    id: 'territorial-expansion',
    name: 'Territorial Expansion',
    points: 2,
    text: 'Control {{areas}} areas at the end of one of your red phases.',
    numbers: { areas: 10 },
    ...CODEX,
  },
]
