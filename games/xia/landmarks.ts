/** What lessons, tips and speech can point at; the board marks it. */
export type XiaLandmark =
  | 'fame'
  | `sector-${string}`
  | `token-${string}`
  | `ship-${string}`
  | 'portrait'
  | 'hold'
  | 'systems'
  | 'purse'
  | 'cards'
