import type { cardsOf1 as english } from '../../content/cards/version-1/index.ts'

/** Texts of the cards that the second pack changed, as they were in the first. */
export const cardsOf1: { readonly [id in keyof typeof english]: { readonly text: string } } = {
  B07: {
    text: 'Erhalte {{wealth}} Reichtum und {{each}} mehr für jeden Ort, an dem du allein die meiste Stärke hast (höchstens {{most}}).',
  },
  S03: {
    text: 'Wähle einen Marker auf deinem Zweig und einen auf dem Zweig eines Gegners, in der Tiefe höchstens {{difference|# Feld|# Felder}} entfernt. Sie tauschen die Plätze.',
  },
  S06: {
    text: 'Verschiebe bis zu {{markers|# Marker|# verschiedene Marker}}, jeden um bis zu {{spaces|# Feld|# Felder}}.',
  },
  S13: {
    text: 'Erhalte +{{each}} Stärke für jeden Marker auf deinem Zweig (höchstens +{{most}}).',
  },
  S18: {
    text: 'Erhalte +{{power}} Stärke. Gewinnst du diesen Kampf, darfst du einen Marker um bis zu {{spaces|# Feld|# Felder}} verschieben.',
  },
  S19: {
    text: 'Erhalte +{{power}} Stärke. Gewinnst du diesen Kampf nicht, erhalte {{honor}} Ehre. Danach darfst du einen Marker um bis zu {{spaces|# Feld|# Felder}} verschieben.',
  },
}
