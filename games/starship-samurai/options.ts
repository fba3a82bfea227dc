import type { OptionSpec } from '@orrery/engine'
import { checkBuild, exampleBuild } from './content/decks.ts'
import type { Content } from './rules/state.ts'

const YES_OR_NO = [false, true]

/** What can be chosen when a match is created. */
export const optionsFor = (content: Content): OptionSpec[] => [
  {
    id: 'deck',
    text: 'Action cards: the base deck, the Shattered Alliances deck instead, both together, a built deck, or decks drafted by the players',
    values: ['base', 'replace', 'combine', 'build', 'draft'],
    default: 'base',
  },
  {
    id: 'build',
    text: 'The forty cards of a built deck; none means one of each',
    values: [exampleBuild(content)],
    default: [],
    check: (list) => checkBuild(content, list),
  },
  {
    id: 'ownDecks',
    text: 'Two players each with a deck of their own',
    values: YES_OR_NO,
    default: false,
    players: [2],
  },
  {
    id: 'longThree',
    text: 'Four rounds instead of three with three players',
    values: YES_OR_NO,
    default: false,
    players: [3],
  },
  { id: 'alliance', text: 'Honor on the alliance track', values: Object.keys(content.branches), default: 'standard' },
  { id: 'trading', text: 'Players may trade wealth, cards and promises', values: YES_OR_NO, default: false },
  { id: 'unlimitedWealth', text: 'The supply of wealth never runs out', values: YES_OR_NO, default: false },
  { id: 'attachInSupply', text: 'Wealth may be attached to fighters in the supply', values: YES_OR_NO, default: false },
]
