import type { Term } from '@orrery/engine/testing'

/** One word, one thing: see docs/voice.md. */
export const terms: readonly Term[] = [
  {
    say: { en: 'mech', de: 'Mech' },
    not: { en: /(?<!Starship |Star)\bsamurai\b(?! mech)/i, de: /(?<!Starship )\bSamurai\b(?!-Mech)/ },
  },
  { say: { en: 'unit', de: 'Einheit' }, not: { en: /\bfigures?\b/i, de: /\bFigur(?:en)?\b/ } },
  {
    say: { en: 'location', de: 'Ort' },
    not: {
      en: /\blocation boards?\b|\b(?:each|every) board\b|\bboard numbers?\b/i,
      de: /\bOrtstafeln?\b|\b(?:jede|jeder) Tafel\b/i,
    },
  },
  { say: { en: 'your supply, general supply', de: 'dein Vorrat, allgemeiner Vorrat' }, not: { en: /\bthe supply\b/i } },
  {
    say: { en: 'claim (a reward)', de: 'eine Belohnung nehmen' },
    not: {
      en: /\btak(?:e|es|ing|en) (?:the|its|a|their) rewards?\b/i,
      de: /\bBelohnung\w* (?:beansprucht|einfordern)\b/i,
    },
  },
  {
    say: { en: 'win the location', de: 'den Ort gewinnen' },
    not: { en: /\bclaim(?:s|ed)? (?:the )?location cards?\b/i, de: /\bgenommene Ortskarten?\b/i },
  },
  {
    say: { en: 'perform (an order)', de: 'ausführen' },
    not: {
      en: /\bcarr(?:y|ies|ied) out\b|\border to give\b|\bgiv(?:e|es|en) (?:the same |an )orders?\b(?! card)/i,
      de: /\bBefehl\w* (?:geben|gegeben|gibst)\b/,
    },
  },
  {
    say: { en: 'increase (an order)', de: 'erhöhen' },
    not: { en: /\b(?:boost|strengthen)\w*/i, de: /\bverstärk(?:e|st|t|en)\b/i },
  },
  {
    say: { en: 'lower (a marker)', de: 'senken' },
    not: { en: /\btak(?:e|es|ing|en) (?:\w+ ){0,6}down\b|\bgo(?:es)? down\b/i, de: /\bsink(?:e|t|en)\b/i },
  },
  { say: { en: 'send to neutral', de: 'auf das neutrale Feld setzen' }, not: { de: /\bnach neutral\b/i } },
  {
    say: { en: 'choose (an opponent)', de: 'wähle' },
    not: { en: /\b(?:name|pick) (?:a|an|the|any)\b/i, de: /\bnenne\b/i },
  },
  { say: { en: 'You have 3 wealth', de: 'Du hast 3 Reichtum' }, not: { en: /\byou hold\b/i, de: /\bhältst\b/ } },
  {
    say: { en: 'commit no card', de: 'keine Karte einsetzen' },
    not: { en: /\bdeclin(?:e|es|ed|ing) to commit\b|\bcommitted or declined\b/i, de: /\bverzichte\w*/i },
  },
]
