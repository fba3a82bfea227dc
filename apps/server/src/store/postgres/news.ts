import type { HeardNews, Move, News, Present } from '../database/backend.ts'

/** A notification holds at most 8000 bytes; this many matches fit. */
const MATCHES_PER_NOTIFICATION = 100

/**
 * What one process tells the others, as texts of notifications: its own name, then one word a match. A match stands with the entry it
 * has got to (`m:7`) or with the seats of those who are there (`m@0,2`); alone it has other secrets.
 */
export function writeNews(instance: string, { moves = [], reseated = [], present = [] }: Partial<News>): string[] {
  const words = [
    ...moves.map(({ match, seq }) => `${match}:${seq}`),
    ...present.map(({ match, seats }) => `${match}@${seats.join()}`),
    ...reseated,
  ]
  const payloads: string[] = []
  for (let from = 0; from < words.length; from += MATCHES_PER_NOTIFICATION)
    payloads.push([instance, ...words.slice(from, from + MATCHES_PER_NOTIFICATION)].join(' '))
  return payloads
}

export function readNews(payload: string): HeardNews {
  const [from = '', ...words] = payload.split(' ')
  const moves: Move[] = []
  const present: Present[] = []
  const reseated: string[] = []
  for (const word of words) {
    const [match = '', sign, rest = ''] = word.split(/([:@])/)
    if (sign === ':') moves.push({ match, seq: Number(rest) })
    else if (sign === '@') present.push({ match, seats: rest === '' ? [] : rest.split(',').map(Number) })
    else reseated.push(match)
  }
  return { from, moves, present, reseated }
}
