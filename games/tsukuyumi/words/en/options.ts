import type { OptionTexts } from '@orrery/engine'

export const options: OptionTexts = {
  variants: { text: 'House rules, as many as you like' },
  rounds: { text: 'Rounds' },
  map: { text: 'Map', values: { fixed: 'fixed', random: 'random', mixed: 'random, with tiles of all boxes' } },
  factions: { text: 'Factions, by seat (a fifth and a sixth would need factions that nobody has described)' },
}
