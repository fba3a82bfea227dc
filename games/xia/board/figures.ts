import type { Say } from '@orrery/board'

/** `12000` as people write it: 12,000 or 12.000. */
export const figure = (say: Say, amount: number): string =>
  String(amount).replace(/\B(?=(\d{3})+$)/g, say.language === 'de' ? '.' : ',')

/** A chance as percent. */
export const percent = (chance: number): string => `${Math.round(chance * 100)} %`
