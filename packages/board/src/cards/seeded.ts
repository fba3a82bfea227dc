/** Numbers from 0 up to 1, one after another. */
export type Numbers = () => number

/** The same numbers for the same word, everywhere and for ever: what is drawn from them never changes. */
export function seeded(word: string): Numbers {
  let seed = 2166136261
  for (const letter of word) seed = Math.imul(seed ^ (letter.codePointAt(0) ?? 0), 16777619)
  return () => {
    seed = Math.imul(seed ^ (seed >>> 15), 2246822507)
    seed = Math.imul(seed ^ (seed >>> 13), 3266489909)
    seed ^= seed >>> 16
    return (seed >>> 0) / 4294967296
  }
}

export const between = (next: Numbers, from: number, to: number): number => from + next() * (to - from)
