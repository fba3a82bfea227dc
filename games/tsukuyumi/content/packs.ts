import { housePack } from './house.ts'
import type { Content } from './types.ts'

/** The house pack in every version that matches were played with, by its version. Older ones stay as they were. */
const HOUSE_PACKS: { readonly [version: string]: Content } = {
  [housePack.version]: housePack,
}

/** The pack of a match, if it is the loaded one or one of the house. */
export function packOf(loaded: Content, { id, version }: Pick<Content, 'id' | 'version'>): Content | undefined {
  if (id === loaded.id && version === loaded.version) return loaded
  return id === housePack.id && Object.hasOwn(HOUSE_PACKS, version) ? HOUSE_PACKS[version] : undefined
}
