import type { Messages } from '@orrery/engine'
import { isCard } from '../codecs.ts'
import type { Content } from '../rules/state/state.ts'
import { asks, options } from './asks.ts'
import { log } from './log.ts'
import { english, type Naming, namesFor } from './names.ts'
import { refusals } from './refusals.ts'

/** What a language says, and how it names things. */
export interface Sentences extends Pick<Messages, 'prompts' | 'log' | 'refusals'> {
  readonly naming: Naming
}

const ENGLISH: Sentences = { prompts: asks, log, refusals, naming: english }

/** The words of the game, with the names and numbers of a content pack. */
export function wordsFor(content: Content, tongue: Sentences = ENGLISH): Messages {
  const name = namesFor(content, tongue.naming)
  const fitted = (texts: Messages['prompts']): Messages['prompts'] =>
    Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, aboutCard(content, key, text, name)]))
  return { prompts: fitted(tongue.prompts), log: fitted(tongue.log), refusals: fitted(tongue.refusals), options, name }
}

/** Fills in what a sentence about a card says of the card itself: `{{this.name}}`, `{{space:this.spaces}}`. */
function aboutCard(content: Content, key: string, text: string, name: Messages['name']): string {
  const id = /^card\.(\w+)/.exec(key)?.[1]
  if (!isCard(id)) return text
  const card = content.cards[id]
  return text.replace(/\{\{(?:(\w+):)?this\.(\w+)\}\}/g, (whole, kind: string | undefined, part: string) => {
    if (part === 'name') return card.name
    return Object.hasOwn(card.numbers, part) ? name(card.numbers[part], kind) : whole
  })
}
