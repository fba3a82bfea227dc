import type { Goal, Mission } from '../types.ts'

const CODEX = { basis: 'attested', source: 'codex' } as const

/** Each faction in play brings one; everybody can complete all of them, once each. */
export const MISSION_LIST: readonly Mission[] = [
  {
    id: 'geo-tagging',
    name: 'Geo Tagging',
    points: 1,
    text: 'Control a fertile ground, a mountain range, and an ocean floor at the same time.',
    numbers: {},
    ...CODEX,
  },
  {
    id: 'swarm',
    name: 'Swarm',
    points: 1,
    text: 'Control {{areas|# area|# areas}} at the same time.',
    numbers: { areas: 7 },
    ...CODEX,
  },
  {
    id: 'survival-of-the-fittest',
    name: 'Survival of the Fittest',
    points: 1,
    text: 'Over the whole game, destroy {{units|# unit|# units}} of other players.',
    numbers: { units: 3 },
    ...CODEX,
  },
  {
    id: 'moonstruck',
    name: 'Moonstruck',
    points: 1,
    text: 'Over the whole game, conquer {{areas|# area|# different areas}} that now {{areas|has|have}} the Tsukuyumi property.',
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
    text: 'Control four areas at the same time: an ocean floor, a fertile ground, a mountain range, and one with Tsukuyumi.',
    numbers: {},
    ...CODEX,
  },
  {
    id: 'space-for-the-swarm',
    name: 'Space for the Swarm',
    points: 2,
    text: 'Conquer {{areas|# area|# different areas}} in one round.',
    numbers: { areas: 6 },
    ...CODEX,
  },
  {
    id: 'regain-former-strength',
    name: 'Regain Former Strength',
    points: 2,
    text: 'In one round, conquer {{areas|# area|# different areas}} that others controlled.',
    numbers: { areas: 4 },
    ...CODEX,
  },
  {
    id: 'territorial-expansion',
    name: 'Territorial Expansion',
    points: 2,
    text: 'Control {{areas|# area|# areas}} at the end of one of your red turns.',
    numbers: { areas: 10 },
    ...CODEX,
  },
]
