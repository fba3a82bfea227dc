/** The most words of a step, a tip, a term and a pitch, in every language. */
export const MOST_WORDS = 25

/** How many words a text has: compounds count once, marks by themselves do not. */
export const wordsOf = (text: string): number => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length

/** What is wrong with a text as it is said: too long, or something in it that nobody knows. */
export function tooMuch(text: string): string[] {
  const count = wordsOf(text)
  return [
    ...(count > MOST_WORDS ? [`"${text}" has ${count} words`] : []),
    ...(/\{\{|\}\}|undefined|NaN/.test(text) ? [text] : []),
  ]
}

/** Numbers that stand in a text as they are, and would be wrong one day: `d20` and `b4` are names. */
export function writtenOut(where: string, text: string): string[] {
  const number = /(?<![\p{L}\p{N}])\p{N}[\p{N}.,]*/u.exec(text.replace(/\{\{.*?\}\}/gu, ''))
  return number ? [`"${where}" writes ${number[0]} out`] : []
}
