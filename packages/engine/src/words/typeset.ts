const NO_BREAK = '\u00A0'

/** A text as it is set on a screen: a number stays with what it counts, ranges have en dashes and negative numbers a minus sign. */
export const typeset = (text: string): string =>
  text
    .replace(/(?<![\w-])(\d+)-(\d+)(?![\w-])/g, '$1–$2')
    .replace(/(?<![\w-])(\d[\d.,]*) (?=\p{L})/gu, `$1${NO_BREAK}`)
    .replace(/(?<=^|[\s(])-(?=\d)/g, '−')
