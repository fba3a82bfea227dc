import { housePack } from './house.ts'
import type { Content } from './types.ts'

/** The house pack in every version that matches were played with. Older ones stay as they were. */
export const HOUSE_PACKS: readonly Content[] = [housePack]
