/** How long texts may be, in English with typical values filled in; see docs/voice.md. */
export const LIMITS = {
  button: 20,
  heading: 32,
  option: 40,
  prompt: 80,
  refusal: 90,
  log: 90,
  notice: 90,
  card: 170,
  paragraph: 350,
} as const

export type TextKind = keyof typeof LIMITS

/** German needs more room. */
const LONGER = 1.25

const LONGEST_SENTENCE = 28

/** Where a text is longer than its kind may be. */
export function lengthProblems(where: string, kind: TextKind, text: string, language: string): string[] {
  const most = Math.floor(LIMITS[kind] * (language === 'en' ? 1 : LONGER))
  return text.length > most ? [`${where} has ${text.length} of ${most} characters: ${text}`] : []
}

/** Where a sentence of a paragraph has more words than one can follow. */
export function sentenceProblems(where: string, text: string, language: string): string[] {
  const most = Math.floor(LONGEST_SENTENCE * (language === 'en' ? 1 : LONGER))
  return text
    .split(/(?<=[.!?…])\s/)
    .filter((sentence) => sentence.split(/\s+/).length > most)
    .map((sentence) => `${where} has a sentence of more than ${most} words: ${sentence}`)
}
