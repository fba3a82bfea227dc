import type { OptionTexts } from '@orrery/engine'

export const options: OptionTexts = {
  variants: { text: 'House rules, as many as you like' },
  rounds: { text: 'Rounds' },
  map: { text: 'The map: fixed, or laid by chance' },
  factions: { text: 'The factions, by seat' },
}
