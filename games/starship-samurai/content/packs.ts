import type { Content } from '../rules/state/state.ts'
import { housePack } from './house.ts'

/** The house pack in every version that matches were played with. Older ones stay as they were. */
export const HOUSE_PACKS: readonly Content[] = [housePack]
