import { useMedia } from '../../parts/use-media.ts'

/** Too low for rows: the prompt stands beside the board. Phones that lie, and pages that are enlarged. */
const FLAT = '(max-height: 479px) and (min-width: 480px)'
const PHONE = '(max-width: 699px)'
const NO_SIDE = '(max-width: 1023px)'

/**
 * How the five places lie: `wide` with the side beside the board, `drawer` with the side on demand, `phone` with tabs below, `flat` with
 * the prompt at the right.
 */
export type Shape = 'wide' | 'drawer' | 'phone' | 'flat'

export function useShape(): Shape {
  const flat = useMedia(FLAT)
  const phone = useMedia(PHONE)
  const narrow = useMedia(NO_SIDE)
  if (flat) return 'flat'
  if (phone) return 'phone'
  return narrow ? 'drawer' : 'wide'
}
