import type { Term } from '@orrery/engine/testing'

/** One word, one thing: see docs/voice.md. */
export const terms: readonly Term[] = [
  { say: { en: 'area', de: 'Gebiet' }, not: { en: /\bhex(?:es)?\b/i, de: /\bFeld(?:er|ern|es)?\b|\bHex\w*/ } },
  { say: { en: 'combat, attack', de: 'Kampf, Angriff' }, not: { en: /\bfights?\b|\bfought\b|\bbattles?\b/i } },
  {
    say: { en: 'conquer; territory marker', de: 'erobern; Gebietsmarker' },
    not: { en: /\bmark(?:s|ed|ing)?\b/i, de: /\bmarkier\w*/i },
  },
  {
    say: { en: 'play a combat card', de: 'eine Kampfkarte ausspielen' },
    not: {
      en: /\b(?:show|reveal)\w* (?:\w+ )?combat cards?\b|\bcombat cards? (?:\w+ )?(?:is|are|was|were|been) (?:shown|revealed)\b/i,
      de: /\b(?:zeig|aufdeck)\w* (?:\p{L}+ )?Kampfkarten?\b|\bKampfkarten? (?:\p{L}+ ){0,2}(?:gezeigt|aufgedeckt)\b/iu,
    },
  },
  {
    say: { en: 'moon center', de: 'Mondmitte' },
    not: { en: /\bcentre\b|\bcenter of the moon\b|\bmoon’s center\b/i, de: /\bMitte des Mondes\b/ },
  },
  {
    say: { en: 'victory points, VP', de: 'Siegpunkte, SP' },
    not: {
      en: /\b(?:scor|gain|worth|win)\w* (?:\S+ ){0,2}(?<!victory )points?\b/i,
      de: /(?<!\p{L})Punkten? (?:bekomm|erhält|erhalt|erziel|wert)\w*/u,
    },
  },
  {
    say: { en: 'sacrifice', de: 'opfern' },
    not: { en: /\bg(?:ive|ives|ave|iven|iving) up\b/i, de: /\baufgegeben\b|\bgib\w* (?:\w+ ){0,5}auf\b/i },
  },
  { say: { en: 'neutralize', de: 'neutralisieren' }, not: { en: /\bcancel\w*|\bneutralis\w*|\bnegation\b/i } },
  {
    say: { en: 'rotate, 60° steps', de: 'drehen, in 60°-Schritten' },
    not: {
      en: /\bsixths?\b|\bagainst the clock\b|\bturn(?:s|ed|ing)? (?:an?|the|this) (?:area|tile)\b/i,
      de: /\bSechstel\b/,
    },
  },
  {
    say: { en: 'tile of the reserve', de: 'Plättchen der Reserve' },
    not: { en: /\bareas? (?:of|in|from) the reserve\b/i, de: /\bGebiete? (?:der|in der|aus der) Reserve\b/ },
  },
  { say: { en: 'health', de: 'Lebenspunkte (LP)' }, not: { de: /\bLeben\b/ } },
  {
    say: { en: 'position in initiative', de: 'Initiativerang' },
    not: {
      en: /\bplaces? (?:\S+ )?(?:of|in|on) the (?:initiative|track)\b/i,
      de: /\b(?:Platz|Plätze) (?:\S+ )?(?:der|in der|auf der) (?:Initiative|Leiste)\b/,
    },
  },
  {
    say: { en: 'draft, choose', de: 'wählen' },
    not: { en: /\b(?:select|pick)(?:s|ed|ing)?\b/i, de: /\bauswähl\w*|\bausgewählt\b/i },
  },
  {
    say: { en: 'once per round', de: 'einmal pro Runde' },
    not: { en: /\bonce (?:a|every) round\b/i, de: /\bje Runde\b/ },
  },
  { say: { en: 'deploy, place', de: 'aufstellen' }, not: { en: /\bunits? stand\b/i } },
]
