import type { cardsOf1 as english } from '../../content/cards/version-1/index.ts'

/** Texts of the cards that the second pack changed, as they were in the first. */
export const cardsOf1: { readonly [id in keyof typeof english]: { readonly text: string } } = {
  B07: {
    text: 'Erhalte {{wealth}} Reichtum und {{each}} mehr für jeden Ort, an dem du allein die meiste Stärke hast; höchstens {{most}} Reichtum.',
  },
  S03: {
    text: 'Einer deiner Marker und einer eines Gegners tauschen die Plätze. Ihre Tiefen dürfen bis zu {{difference}} auseinanderliegen.',
  },
  S06: {
    text: 'Du darfst bis zu {{markers}} verschiedene Marker verschieben, jeden höchstens {{spaces}} Feld weit.',
  },
  S13: {
    text: 'Jeder Marker auf deinem Zweig leiht dir +{{each}} Stärke, zusammen höchstens +{{most}}.',
  },
  S18: {
    text: 'Erhalte +{{power}} Stärke. Nach einem Sieg in diesem Kampf darfst du einen Marker um bis zu {{spaces}} Felder verschieben.',
  },
  S19: {
    text: 'Erhalte +{{power}} Stärke. Ist der Kampf am Ende nicht deiner, erhalte {{honor}} Ehre; dann darfst du einen Marker um bis zu {{spaces}} Felder verschieben.',
  },
}
