import type { Term } from '@orrery/engine/testing'

/** One word, one thing: see docs/voice.md. */
export const terms: readonly Term[] = [
  { say: { en: 'area', de: 'Gebiet' }, not: { en: /\bhex(?:es)?\b/i, de: /\bFeld(?:er|ern|es)?\b|\bHex\w*/ } },
  { say: { en: 'combat, attack', de: 'Kampf, Angriff' }, not: { en: /\bfights?\b|\bfought\b|\bbattles?\b/i } },
  {
    say: { en: 'conquer; territory marker', de: 'erobern; Gebietsmarker' },
    not: { en: /\bmark(?:s|ed|ing)?\b/i, de: /\bmarkier\w*/i },
  },
  { say: { en: 'moon center', de: 'Mondmitte' }, not: { en: /\bcentre\b|\bcenter of the moon\b|\bmoon’s center\b/i } },
  {
    say: { en: 'sacrifice', de: 'opfern' },
    not: { en: /\bg(?:ive|ives|ave|iven|iving) up\b/i, de: /\baufgegeben\b|\bgib\w* (?:\w+ ){0,5}auf\b/i },
  },
  { say: { en: 'neutralize', de: 'neutralisieren' }, not: { en: /\bcancel\w*|\bneutralis\w*|\bnegation\b/i } },
  {
    say: { en: 'rotate, 60° steps', de: 'drehen, in 60°-Schritten' },
    not: { en: /\bsixths?\b|\bagainst the clock\b/i, de: /\bSechstel\b/ },
  },
  { say: { en: 'health', de: 'Lebenspunkte (LP)' }, not: { de: /\bLeben\b/ } },
  {
    say: { en: 'position in initiative', de: 'Initiativerang' },
    not: { en: /\bplace \S+ of the initiative\b/i, de: /\bPlatz \S+ der Initiative\b/ },
  },
  { say: { en: 'deploy, place', de: 'aufstellen' }, not: { en: /\bunits? stand\b/i } },
]
