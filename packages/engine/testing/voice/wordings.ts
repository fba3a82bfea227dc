/** What is never said, and what is said instead. */
export interface Wording {
  readonly not: RegExp
  readonly say: string
}

/** A thing by its one name in every language, and the words that also were in use for it. */
export interface Term {
  readonly say: { readonly [language: string]: string }
  readonly not: { readonly [language: string]: RegExp }
}

const english: readonly Wording[] = [
  { not: /\bwhoever\b|\bwhatever\b/i, say: 'name them: the player, the owner, the defender' },
  { not: /(?:^|[.!?…] )(?:Who|What|Where|Whoever) [^?.]*\./, say: 'a noun: a sentence that begins so is a question' },
  { not: /\b(?:anew|afresh)\b/i, say: 'again' },
  { not: /\bbesides\b/i, say: 'also, and' },
  { not: /\b(?:somebody|anybody)\b/i, say: 'a player, someone' },
  { not: /\ball the same\b/i, say: 'anyway' },
  { not: /\bjust now\b/i, say: 'right now, now' },
  { not: /\bno such\b/i, say: 'no, unknown' },
  { not: /\bby chance\b/i, say: 'at random' },
  { not: /\bas it must be\b/i, say: 'what is expected' },
  { not: /\bso (?:many|much|long)\b/i, say: 'the number, as long as' },
  { not: /\bof (?:yours|theirs|mine)\b/i, say: 'your, their' },
  { not: /\bit is for \b/i, say: 'who acts' },
  { not: /\b(?:is|are) to (?!the\b|a\b|your\b|their\b|its\b)[a-z]+/, say: 'must, can, will' },
  { not: /\bhand on\b|\bat hand\b/i, say: 'pass, here' },
  { not: /\bgo(?:es)? on\b/i, say: 'continue' },
  { not: /\bany more\b(?=[.!?]|$)/i, say: 'cut it' },
  { not: /\b(?:card|cube|marker|mine|tile|token)s? (?:lies|lie|lay)\b/i, say: 'is on' },
  { not: /\bnobody had\b/i, say: 'no player, or what follows from it' },
  { not: /, also\b/i, say: 'a sentence of its own' },
  {
    // Lists that cannot be anything else: of numbers, and of three names and more.
    not: /\b\d+, \d+ (?:and|or) (?:\d|so on)|(?:\b\p{Lu}[\p{L}’]+, ){2}\p{Lu}[\p{L}’]+ (?:and|or) \p{Lu}/u,
    say: 'a comma before the last of a list',
  },
  { not: /^There is no \b/, say: 'the reason, and the way out' },
  { not: /\bif (?:any|anywhere|anything)\?/i, say: '(optional)' },
  {
    not: /\b(?:\w*colour|centre|defence|practis|neutralis|licence|harbour|honour|favour|armour|manoeuv|travelled|grey|metre|litre)\w*/i,
    say: 'US spelling',
  },
]

const german: readonly Wording[] = [
  { not: /(?<=[\p{L},;–] )Sie\b|\bIhnen\b/u, say: 'du, ihr' },
  { not: /\bman\b/, say: 'du, ihr, alle' },
  { not: /\b(?:einer der|derjenige|diejenige)\b/i, say: 'du, wer, eine Einheit' },
  {
    not: /, so (?:darf|hat|ist|nimm|erhalt|kann|muss|wird|werden|sind|haben|zieh|leg|bekomm|verlier|gewinn|komm|geh|bleib|setz|feuer|wähl)/,
    say: 'ohne „so“',
  },
  { not: /wenn überhaupt|falls überhaupt/i, say: '(freiwillig)' },
  { not: /\b(?:Mits|S)pieler(?:n|s|in|innen)?\b/, say: 'Person, alle, wer dran ist, Clan, Fraktion' },
  { not: /\bjemand(?:en|em)?\b/i, say: 'eine andere Person, ein Clan' },
  { not: /\bdurch Zufall\b|\bnach Zufall\b/i, say: 'zufällig' },
  { not: /\b(?:Brett|Spielbrett)s?\b/, say: 'Spielplan' },
  { not: /\bhältst\b/, say: 'hast' },
]

const WORDINGS: { readonly [language: string]: readonly Wording[] } = { en: english, de: german }

/** Marks that are typed wrongly, in any language. */
const MARKS: readonly Wording[] = [
  { not: /[!?…]\.|\.\.|,,|\?!|!\?/, say: 'one mark at a time, and … for three periods' },
  { not: / {2}|\s$|^\s/, say: 'one space between words' },
  { not: /\p{L}'\p{L}|\p{L}s' /u, say: 'a curly apostrophe: ’' },
  { not: /\d-\d/, say: 'an en dash between numbers: 1–3' },
  { not: /(?<=\w) - (?=\w)/, say: 'a dash: –' },
]

/** A text is said to break a rule in one line. */
export const wordingProblems = (where: string, text: string, language: string): string[] =>
  [...MARKS, ...(WORDINGS[language] ?? [])].flatMap(({ not, say }) => {
    const found = not.exec(text)
    return found ? [`${where} says “${found[0]}”; say: ${say}. ${text}`] : []
  })

export const termProblems = (where: string, text: string, language: string, terms: readonly Term[]): string[] =>
  terms.flatMap(({ not, say }) => {
    const found = not[language]?.exec(text)
    return found ? [`${where} says “${found[0]}”; say: ${say[language]}. ${text}`] : []
  })
