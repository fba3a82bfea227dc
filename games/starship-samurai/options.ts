import { type ChosenOptions, list, type OptionCondition, one, type ToggleOption, toggle } from '@orrery/engine'
import { housePack } from './content/house.ts'
import { BUILT_DECK, checkBuild, exampleBuild } from './rules/cards/decks.ts'
import type { Content } from './rules/state/state.ts'
import { since } from './rules/versions.ts'

/** What can be chosen when a match is created under a version of the rules. */
export const optionsFor = (content: Content, rules: number) => ({
  deck: one(['base', 'replace', 'combine', 'build', 'draft'], 'base'),
  /** The cards of a built deck; none means one of each. */
  build: list({
    members: exampleBuild(content),
    copies: content.copies,
    size: BUILT_DECK,
    default: [],
    examples: [exampleBuild(content)],
    check: (cards) => checkBuild(content, cards),
    ...onlyIf(rules, { option: 'deck', is: 'build' }),
  }),
  ownDecks: toggle(false, { players: [2], ...onlyIf(rules, { option: 'deck', not: 'draft' }) }),
  longThree: toggle(false, { players: [3] }),
  alliance: one(Object.keys(content.branches), 'standard', gentleForTwo(content, rules)),
  trading: toggle(false),
  unlimitedWealth: toggle(false),
  ...attaching(rules),
})

/** [alliance.tiers] With all clans between only two, an early lead would grow too fast. An owner's own numbers are played as they are. */
const gentleForTwo = ({ branches }: Content, rules: number) =>
  since({ rules }, 3) && branches.standard === housePack.branches.standard ? { defaultFor: { 2: 'gentle' } } : {}

/** What does not go together was ignored under the first rules, and is refused since. */
const onlyIf = (rules: number, when: OptionCondition) => (since({ rules }, 2) ? { when } : {})

type Attaching = { readonly attachAtLocations: ToggleOption } | { readonly attachInSupply: ToggleOption }

/** [fighter.where] The printed text includes the supply. Under the first rules that was the option, and the house rule the default. */
const attaching = (rules: number): Attaching =>
  since({ rules }, 2) ? { attachAtLocations: toggle(false) } : { attachInSupply: toggle(false) }

export type Chosen = ChosenOptions<ReturnType<typeof optionsFor>>
