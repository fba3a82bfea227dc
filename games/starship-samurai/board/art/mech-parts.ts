import type { Samurai } from '../../rules/state/state.ts'

/** What tells one mech from the next: what it bears on its helmet, behind it and in its hands. Within 120 by 130 around the origin. */
interface Bearing {
  readonly behind?: readonly Part[]
  readonly crest: readonly Part[]
  readonly arms: readonly Part[]
}

export interface Part {
  readonly as: 'plate' | 'dark' | 'gold' | 'steel' | 'light' | 'line' | 'string'
  readonly d: string
}

const part = (as: Part['as'], d: string): Part => ({ as, d })

export const BEARINGS: { readonly [samurai in Samurai]: Bearing } = {
  /** A tower shield and an iron club. */
  mototada: {
    crest: [part('gold', 'M-9-46L-20-62L-13-44ZM9-46L20-62L13-44Z')],
    arms: [
      part('dark', 'M-58-14H-30V40L-44 50L-58 40Z'),
      part('plate', 'M-55-11H-33V38L-44 46L-55 38Z'),
      part('gold', 'M-44 0L-36 14L-44 28L-52 14Z'),
      part('steel', 'M40 30L44 32L56-22L60-36L54-42L46-40L44-26Z'),
      part('line', 'M46-34L57-31M44-26L56-22M43-16L53-13'),
    ],
  },
  /** A bow as tall as itself. */
  tametomo: {
    crest: [part('gold', 'M0-62L6-46L0-40L-6-46Z')],
    arms: [
      part('gold', 'M-40-62C-62-40-62 36-40 58L-36 54C-54 34-54-38-36-58Z'),
      part('string', 'M-38-60L-34-2L-38 56'),
      part('steel', 'M-58-4H34V0H-58ZM-58-2L-50-9V5Z'),
      part('dark', 'M34-7L44-2L34 3Z'),
    ],
  },
  /** A glaive, and hair in the wind. */
  gozen: {
    behind: [part('dark', 'M8-46C30-52 46-40 56-46C50-32 40-26 46-16C32-14 20-22 14-30Z')],
    crest: [part('gold', 'M0-60L4-52L13-54L8-46L0-43L-8-46L-13-54L-4-52Z')],
    arms: [
      part('steel', 'M-50-58C-40-56-34-44-38-30L-46-27C-48-38-56-46-50-58Z'),
      part('gold', 'M-46-28L-37-31L-35-26L-44-23Z'),
      part('line', 'M-41-26L-28 60'),
    ],
  },
  /** A cape and a long gun. */
  oda: {
    behind: [part('dark', 'M-20-26L20-26L52 50L34 46L22 56L0 48L-22 56L-34 46L-52 50Z')],
    crest: [part('gold', 'M0-62C8-62 10-54 5-51C11-50 11-42 4-42H-4C-11-42-11-50-5-51C-10-54-8-62 0-62Z')],
    arms: [
      part('steel', 'M-58-26L-54-31L20 24L16 30Z'),
      part('dark', 'M8 16L36 34L38 48L28 42L4 24Z'),
      part('gold', 'M-30-12L-26-17L-21-13L-25-8Z'),
    ],
  },
  /** A commander's fan, and horns on a mane. */
  shingen: {
    behind: [part('light', 'M-14-42C-30-34-32-12-26-2H26C32-12 30-34 14-42Z')],
    crest: [
      part('gold', 'M-8-44C-26-44-32-54-30-64C-24-56-16-52-6-50ZM8-44C26-44 32-54 30-64C24-56 16-52 6-50Z'),
      part('gold', 'M0-54A5 5 0 1 1 0-44A5 5 0 1 1 0-54Z'),
    ],
    arms: [
      part('gold', 'M46-50C62-48 64-26 54-18C50-14 50-10 46-8C42-10 42-14 38-18C28-26 30-48 46-50Z'),
      part('plate', 'M46-44C57-42 58-28 51-22H41C34-28 35-42 46-44Z'),
      part('line', 'M46-22V34'),
    ],
  },
  /** A helmet of rays. */
  hideyoshi: {
    behind: [
      part(
        'gold',
        'M0-40L-4-66H4ZM0-40L-20-62L-13-65ZM0-40L20-62L13-65ZM0-40L-34-52L-29-57ZM0-40L34-52L29-57ZM0-40L-42-37L-41-44ZM0-40L42-37L41-44Z',
      ),
    ],
    crest: [part('gold', 'M0-51A5 5 0 1 1 0-41A5 5 0 1 1 0-51Z')],
    arms: [
      part('line', 'M44-30V56'),
      part('gold', 'M44-48C49-48 50-42 48-39C54-36 54-26 44-26C34-26 34-36 40-39C38-42 39-48 44-48Z'),
    ],
  },
  /** Three arrows that do not break. */
  mori: {
    behind: [
      part('steel', 'M-34-58L-29-48L-33-48L-14 4L-18 6L-37-46L-41-44ZM0-64L5-54H2V0H-2V-54H-5Z'),
      part('steel', 'M34-58L41-44L37-46L18 6L14 4L33-48L29-48Z'),
    ],
    crest: [
      part(
        'gold',
        'M-9-50H9V-47H-9ZM0-46.500A3 3 0 1 1 0-40.500A3 3 0 1 1 0-46.500ZM-7-46A3 3 0 1 1-7-40A3 3 0 1 1-7-46ZM7-46A3 3 0 1 1 7-40A3 3 0 1 1 7-46Z',
      ),
    ],
    arms: [part('steel', 'M40 30L46 32L58-10L54-24L48-12Z'), part('gold', 'M36 26L50 30L49 34L35 30Z')],
  },
  /** A crescent moon, one eye, and the longest blade. */
  masumune: {
    crest: [part('gold', 'M-6-44C-28-44-36-58-30-68C-24-56-10-52 4-52C22-52 36-58 44-70C46-54 30-42 8-44Z')],
    arms: [
      part('steel', 'M34 26L40 30C58 2 62-28 58-62C52-32 46-2 34 26Z'),
      part('gold', 'M28 20L46 32L44 36L26 24Z'),
      part('dark', 'M34 28L39 31L31 44L26 41Z'),
    ],
  },
}

/** How a mech stands. Whatever is above the hips moves with it. */
export type Pose = 'guard' | 'strike' | 'kneel'

interface Stance {
  readonly legs: readonly Part[]
  /** What becomes of everything above the hips, and of what it bears. */
  readonly upper?: string
  readonly bearing?: string
}

export const POSES: { readonly [pose in Pose]: Stance } = {
  guard: {
    legs: [
      part('dark', 'M-7 14L-26 18L-31 48L-38 60H-13L-11 48L-5 26ZM7 14L26 18L31 48L38 60H13L11 48L5 26Z'),
      part('plate', 'M-24 26L-11 27L-14 46L-28 45ZM24 26L11 27L14 46L28 45ZM-31 49H-13L-14 57H-35ZM31 49H13L14 57H35Z'),
    ],
  },
  /** A lunge: one knee bent, the other leg stretched. */
  strike: {
    legs: [
      part('dark', 'M-7 14L-30 16L-46 38L-54 60H-27L-24 44L-5 28ZM7 14L26 18L44 44L58 60H33L24 46L5 26Z'),
      part(
        'plate',
        'M-27 21L-12 26L-24 40L-41 36ZM25 23L12 26L24 43L38 39ZM-45 43L-26 45L-29 57H-50ZM41 46L28 49L36 57H53Z',
      ),
    ],
    upper: 'rotate(-8 0 14)',
    bearing: 'rotate(-16 0 14)',
  },
  /** One knee on the ground. */
  kneel: {
    legs: [
      part('dark', 'M-7 30L-30 30L-38 44L-36 60H-10L-12 46L-5 40ZM7 30L28 34L36 50L57 53L58 60H14L10 48L5 42Z'),
      part(
        'plate',
        'M-28 33L-12 34L-14 44L-34 44ZM26 37L12 38L16 50L31 47ZM-34 47L-14 47L-14 57H-32ZM36 53L53 55L54 58H22Z',
      ),
    ],
    upper: 'translate(0 16) rotate(4 0 14)',
    bearing: 'translate(0 14) rotate(14 0 14)',
  },
}

/** The armour that all of them share, above the hips. */
export const BODY: readonly Part[] = [
  part('dark', 'M-42-4L-48 22L-38 32L-30 28L-32 0ZM42-4L48 22L38 32L30 28L32 0Z'),
  part('plate', 'M-41 4L-45 20L-36 24L-33 6ZM41 4L45 20L36 24L33 6Z'),
  part('dark', 'M-22-26H22L18 12H-18Z'),
  part('plate', 'M-19-22H19L16-4L0 6L-16-4Z'),
  part('plate', 'M-20 8L-6 10L-8 27L-26 23ZM20 8L6 10L8 27L26 23ZM-5 10H5L7 28H-7Z'),
  part('gold', 'M-19 4H19L18 9H-18Z'),
  part('plate', 'M-20-28L-46-21L-49 2L-26-3ZM20-28L46-21L49 2L26-3Z'),
  part('line', 'M-47-13L-23-18M-48-5L-25-10M47-13L23-18M48-5L25-10M-22 14L-8 16M-24 19L-8 21M22 14L8 16M24 19L8 21'),
  part('light', 'M0-15A5 5 0 1 1 0-5A5 5 0 1 1 0-15Z'),
]

export const HEAD: readonly Part[] = [
  part('dark', 'M-16-34L-23-23H23L16-34Z'),
  part('dark', 'M-9-36H9L7-22L0-18L-7-22Z'),
  part('plate', 'M-13-34C-13-50 13-50 13-34L17-30H-17Z'),
  part('line', 'M0-46V-34M-7-44L-9-34M7-44L9-34'),
]

const TWO_EYES = 'M-6-29H-2V-26H-6ZM2-29H6V-26H2Z'
const ONE_EYE = 'M2-30H7V-26H2Z'

export const eyesOf = (samurai: Samurai): string => (samurai === 'masumune' ? ONE_EYE : TWO_EYES)
