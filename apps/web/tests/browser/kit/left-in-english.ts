import type { ShownText } from './shown-texts.ts'

/** What is the same in every language, and why. */
const SAME_EVERYWHERE: readonly (readonly [words: RegExp, why: string])[] = [
  [/\b[a-z]+\.[A-Za-z][\w-]*(?:#\w+)?/g, 'ids of rules, by which people link to them'],
  [/\bOrrery\b/g, 'the name of the product'],
  [/\b(?:Starship Samurai|Xia|Legends of a Drift System|Tsukuyumi|Full Moon Down)\b/g, 'titles of games'],
  [/\b(?:Hypatia|Kepler|Caroline|Tycho|Ulugh)\b/g, 'names that bots go by, as people do'],
  [/\b(?:English|Deutsch)\b/g, 'languages are called what they call themselves'],
  [
    /\b(?:Aurora|Comet|Gamma|Horizon|Ion|Luna|Nova|Pulsar|Rift|Sol|Terra|Void)\b/g,
    'clans, which their board draws by their names',
  ],
]

const withoutNames = (text: string): string => SAME_EVERYWHERE.reduce((left, [words]) => left.replace(words, ''), text)

/** What somebody reads in English although the page speaks another language, in which every letter has an accent. */
export const leftInEnglish = (texts: readonly ShownText[]): readonly string[] =>
  texts.filter(({ text }) => /[A-Za-z]{2}/.test(withoutNames(text))).map(({ text, where }) => `${where}: ${text}`)
