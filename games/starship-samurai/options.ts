import { type ChosenOptions, list, one, toggle } from '@orrery/engine'
import { BUILT_DECK, checkBuild, exampleBuild } from './rules/cards/decks.ts'
import type { Content } from './rules/state/state.ts'

/** What can be chosen when a match is created. */
export const optionsFor = (content: Content) => ({
  deck: one(['base', 'replace', 'combine', 'build', 'draft'], 'base'),
  /** The cards of a built deck; none means one of each. */
  build: list({
    members: exampleBuild(content),
    copies: content.copies,
    size: BUILT_DECK,
    default: [],
    examples: [exampleBuild(content)],
    check: (cards) => checkBuild(content, cards),
    when: { option: 'deck', is: 'build' },
  }),
  ownDecks: toggle(false, { players: [2] }),
  longThree: toggle(false, { players: [3] }),
  alliance: one(Object.keys(content.branches), 'standard'),
  trading: toggle(false),
  unlimitedWealth: toggle(false),
  attachInSupply: toggle(false),
})

export type Chosen = ChosenOptions<ReturnType<typeof optionsFor>>
