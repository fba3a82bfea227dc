export const wordsIn = (text: string): number => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length

/** As many sentences of a text, from its beginning, as fit into so many words. Of one that alone is too long, its beginning. */
export function fitting(text: string, words: number): string {
  if (wordsIn(text) <= words) return text
  let fits = ''
  for (const sentence of text.split(/(?<=[.!?…])\s+/)) {
    const more = fits === '' ? sentence : `${fits} ${sentence}`
    if (wordsIn(more) > words) break
    fits = more
  }
  return fits === '' ? beginning(text, words) : fits
}

function beginning(text: string, words: number): string {
  if (words <= 0) return ''
  let said = ''
  for (const word of text.split(/\s+/)) {
    const more = said === '' ? word : `${said} ${word}`
    if (wordsIn(more) > words) break
    said = more
  }
  return `${said.replace(/[,;:–]$/, '')} …`
}
