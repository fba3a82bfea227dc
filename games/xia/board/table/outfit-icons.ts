import type { OutfitType } from '../../content/types.ts'
import { icons } from '../icons.ts'

export const OUTFIT_ICONS: { readonly [type in OutfitType]: string } = {
  engine: icons.afterburn,
  shield: icons['bolt-shield'],
  blaster: icons.blaster,
  missile: icons['missile-launcher'],
}
