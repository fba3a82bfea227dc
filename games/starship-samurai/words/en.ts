import type { Words } from '@orrery/engine'
import type { Content } from '../rules/state.ts'
import { asks, options } from './asks.ts'
import { log } from './log.ts'
import { namesFor } from './names.ts'
import { refusals } from './refusals.ts'

type Sentences = { readonly [key: string]: string }

/** The game in English, with the names and numbers of a content pack. */
export function wordsFor(content: Content): Words {
  const name = namesFor(content)
  const fitted = (texts: Sentences): Sentences =>
    Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, aboutCard(content, key, text, name)]))
  return { asks: fitted(asks), log: fitted(log), refusals: fitted(refusals), options, name }
}

/** Fills in what a sentence about a card says of the card itself: `{{this.name}}`, `{{space:this.spaces}}`. */
function aboutCard(content: Content, key: string, text: string, name: Words['name']): string {
  const card = content.cards[/^card\.(\w+)/.exec(key)?.[1] ?? '']
  if (card === undefined) return text
  return text.replace(/\{\{(?:(\w+):)?this\.(\w+)\}\}/g, (whole, kind: string | undefined, part: string) => {
    if (part === 'name') return card.name
    return Object.hasOwn(card.numbers, part) ? name(card.numbers[part], kind) : whole
  })
}
