import type { OptionTexts } from '@orrery/engine'

export const options: OptionTexts = {
  variants: {
    text: 'House rules',
    values: {
      'connected-starts': 'Starting areas only need to connect',
      'half-armies': 'Half armies',
      'cheap-uplinks': 'Cheap Uplinks',
      'no-pins': 'Enemies do not pin',
      'short-locks': 'Time-consuming lasts one phase',
      'secret-counterattacks': 'Secret counterattacks',
      'idle-oni': 'Oni do not strike back',
      'oni-farming': 'Counterattack the Oni you lead',
      'unlimited-cards': 'Combat cards any number of times',
      'open-mountains': 'No mountain value at the Squad Leader',
      'initiative-ties': 'Ties broken by initiative only',
      superiority: 'Game ends at 20 VP',
    },
  },
  rounds: { text: 'Rounds' },
  map: { text: 'Map', values: { fixed: 'fixed', random: 'random', mixed: 'random, tiles from all boxes' } },
  factions: { text: 'Factions by seat. Only four are known well enough to play' },
}
