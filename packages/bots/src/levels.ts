import type { Allowance, Timing } from './budget.ts'
import { createThinker, type Mind, type Thinker } from './thinker.ts'

/** How well a bot plays, from the one for a first game to the one that takes its time. */
export const LEVELS = ['novice', 'adept', 'expert', 'master'] as const
export type Level = (typeof LEVELS)[number]

const MINDS: { readonly [level in Level]: Mind } = {
  /** Plausible, forgetful, and kind to who plays for the first time. */
  novice: {
    iterations: 24,
    breadth: 24,
    horizon: 'step',
    playsOn: false,
    others: 'likely',
    hinted: true,
    mayIdle: false,
    overlooks: 0.4,
    slips: 1,
    rollouts: 0,
    mixes: true,
    forgets: true,
  },
  /** Steps in for people who have gone: good, and quick. */
  adept: {
    iterations: 60,
    breadth: 100,
    horizon: 'chapter',
    playsOn: false,
    others: 'likely',
    hinted: true,
    mayIdle: false,
    overlooks: 0,
    slips: 0,
    rollouts: 0,
    mixes: true,
    forgets: false,
  },
  /** About a tenth of a second of a processor for each decision. */
  expert: {
    ms: 100,
    iterations: 400,
    breadth: 200,
    horizon: 'chapter',
    playsOn: false,
    others: 'likely',
    hinted: true,
    mayIdle: false,
    overlooks: 0,
    slips: 0,
    rollouts: 0,
    mixes: true,
    forgets: false,
  },
  /** As long as the person allows. */
  master: {
    ms: 2000,
    iterations: 4000,
    breadth: 400,
    horizon: 'chapter',
    playsOn: false,
    others: 'likely',
    hinted: true,
    mayIdle: false,
    overlooks: 0,
    slips: 0,
    rollouts: 0,
    mixes: true,
    forgets: false,
  },
}

export interface LevelSettings extends Timing {
  /** Instead of the level's own. */
  readonly allowance?: Allowance | undefined
  readonly character?: string | undefined
  /** What is different about this one, whatever the game says: for tuning. */
  readonly variant?: Partial<Mind> | undefined
}

/** A bot of a level. */
export function createLevel(level: Level, { allowance, character, variant, ...timing }: LevelSettings = {}): Thinker {
  const mind = MINDS[level]
  return createThinker({
    name: character === undefined ? level : `${level}:${character}`,
    character,
    level,
    allowance,
    mind: (thinking) => ({ ...mind, ...thinking, ...variant }),
    ...timing,
  })
}
