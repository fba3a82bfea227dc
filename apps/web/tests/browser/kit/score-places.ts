/** A place that says scores: what stands for a seat there, the part of the page around it, and where in that its score is. */
export interface ScorePlace {
  readonly place: string
  readonly seats: string
  readonly within: string
  /** The first of these that is there. */
  readonly scores: readonly string[]
}

/** What a place says: the score of a seat, as it is written there. */
export type Reading = readonly [place: string, seat: number, score: string]

const BAR: ScorePlace = { place: 'bar', seats: '.seats .seat-mark', within: '.seat', scores: ['.seat-score'] }

/** Everywhere on the page of a table where scores stand, while the mats are open. */
export const SCORE_PLACES: { readonly [game: string]: readonly ScorePlace[] } = {
  'starship-samurai': [
    BAR,
    {
      place: 'track',
      seats: '[data-landmark^="branch-"]',
      within: '[data-landmark^="branch-"]',
      scores: ['.ss-stat-laurel-crown text', '.ss-head-honor', '.ss-head-name'],
    },
    {
      place: 'track in words',
      seats: '[data-landmark^="branch-"]',
      within: '[data-landmark^="branch-"]',
      scores: ['title'],
    },
    { place: 'strip', seats: '.ss-own-head .seat-mark', within: '.ss-own-head', scores: ['.ss-stat-laurel-crown > b'] },
    { place: 'mats', seats: '.ss-mat-head .seat-mark', within: '.ss-mat-head', scores: ['.ss-stat-laurel-crown > b'] },
  ],
  xia: [
    BAR,
    { place: 'track', seats: '.xia-fame .seat-mark', within: '.xia-fame-step', scores: ['.xia-fame-number'] },
    { place: 'mats', seats: '.xia-mat-head .seat-mark', within: '.xia-mat-head', scores: ['.xia-purse b'] },
  ],
  tsukuyumi: [
    BAR,
    {
      place: 'mats',
      seats: '.sheet-others [aria-pressed="true"] .seat-mark',
      within: '.sheet',
      scores: ['.tsu-numbers dd'],
    },
  ],
}

/** The same where the match has ended: the final scores. */
export const END_PLACES: readonly ScorePlace[] = [
  { place: 'ranking', seats: '.end-ranks .seat-mark', within: 'li', scores: ['.end-score'] },
  { place: 'sources', seats: '.end-bars .seat-mark', within: 'li', scores: ['.end-sum'] },
]

/** Runs in the page: what all these places say now. */
export function readScores(places: readonly ScorePlace[]): Reading[] {
  return places.flatMap(({ place, seats, within, scores }) =>
    [...document.querySelectorAll<HTMLElement>(seats)].map((mark): Reading => {
      const around = mark.closest(within)
      const score = scores.map((selector) => around?.querySelector(selector)).find((found) => found != null)
      // What rises from a number for a moment stands before it.
      const text = [...(score?.childNodes ?? [])].findLast(({ nodeType }) => nodeType === 3)?.textContent ?? ''
      const seat = mark.dataset.seat ?? mark.dataset.landmark?.split('-').at(-1)
      return [place, Number(seat), /-?\d+/.exec(text)?.[0] ?? text]
    }),
  )
}
