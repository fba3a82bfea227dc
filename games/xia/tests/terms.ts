import type { Term } from '@orrery/engine/testing'

/** One word, one thing: see docs/voice.md. */
export const terms: readonly Term[] = [
  {
    say: { en: 'jettison', de: 'abwerfen' },
    not: { en: /\bthrow\w* (?:\w+ ){0,3}out\b|\bfloating\b|\blet float\b/i, de: /\btreiben(?:de)?\b/i },
  },
  {
    say: { en: 'collect', de: 'einsammeln' },
    not: { en: /\baboard\b|\bturn(?:s|ed)? up\b/i, de: /\ban Bord nehmen\b/i },
  },
  { say: { en: 'mine, salvage, harvest', de: 'abbauen, bergen, ernten' }, not: { en: /\bgather\w*/i } },
  {
    say: { en: 'arm, armed, disarmed', de: 'bereit machen, bereit, leer' },
    not: { de: /\b(?:ent)?schärf\w*|\bscharf\b/i },
  },
  {
    say: { en: 'Fame, a Fame Point', de: 'Ruhm, 1 Ruhmespunkt' },
    not: { en: /\bpoints? of fame\b|\bfame\b|\bfame points?\b/, de: /\bPunkte? Ruhm\b/ },
  },
  {
    say: { en: 'Action Phase, Business Phase, Status Phase', de: 'Aktions-, Geschäfts-, Statusphase' },
    not: { en: /\b(?:action|business|status) phases?\b/, de: /\bHandelsphase\b/ },
  },
  { say: { en: 'complete the objective', de: 'Ziel erfüllen' }, not: { en: /\bwork on (?:your|the|a) mission\b/i } },
  {
    say: { en: 'sector; space', de: 'Sektor; Feld' },
    not: { en: /\bhex(?:es)?\b|\btiles?\b/i, de: /\bHex(?:felder)?\b/i },
  },
  { say: { en: 'defense', de: 'Verteidigung' }, not: { en: /\bdefence\b/i } },
  { say: { en: 'Outlaw, Innocent', de: 'gesetzlos, unbescholten' }, not: { en: /\boutlaws?\b|\binnocent\b/ } },
  { say: { en: 'cargo', de: 'Ware' }, not: { de: /\bWürfel(?:n)? (?:kaufen|verkaufen|abwerfen|bergen|ernten)\b/ } },
  { say: { en: 'on autopilot', de: 'mit Autopilot' }, not: { en: /\bdrifts\b/i } },
]
