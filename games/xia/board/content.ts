import { housePack } from '../content/house.ts'
import type { Content } from '../content/types.ts'

/** The facts a drawing needs: how tiles, holds and cards look. What has become of them stands in the view. */
export const content: Content = housePack
