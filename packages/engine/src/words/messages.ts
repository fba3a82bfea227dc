import { ruleOf } from '../questions/question.ts'
import type { Data, Scalar } from '../values/value.ts'
import { fillSentence, type Speaker } from './fill.ts'
import { slotsOf, templateOf } from './template.ts'

/**
 * How much an event of the log matters: a `note` is there for those who look it up, a `step` is what somebody did, a `beat` is what the
 * table looks up for.
 */
export type LogWeight = 'note' | 'step' | 'beat'

/** What opens a part of the log, and is told as its heading, without a period: "Round 2", "Nova’s turn". */
export type LogHeading = 'round' | 'turn'

/** How events are told, by their keys; a `step` unless said otherwise. */
export type LogWeights<Cited extends string = string> = { readonly [what in Cited]?: LogWeight | LogHeading }

/** What is told: an event of the log, or several of them in one. */
export interface Told {
  readonly what: string
  readonly data: Data
}

/**
 * Texts with `{{key}}` for what they mention. Questions, events and refusals carry ids; this is where they get words.
 * A number stays a number unless the text says what it stands for, in a kind of the game's own:
 * `{{seat:from}} drew {{card:count}}.` is "Nova drew 2 cards.", and for Nova "You drew 2 cards." How to write them: docs/voice.md.
 */
export interface Messages extends Speaker {
  readonly prompts: { readonly [ask: string]: string }
  /** A sentence that comes out empty is not told. */
  readonly log: { readonly [what: string]: string }
  readonly refusals: { readonly [rule: string]: string }
  /** The kind of what a question offers, where the bare option does not say it: `{ 'move.to': 'board' }`. */
  readonly options?: { readonly [ask: string]: string }
  /** The titles of groups of options, by the ids that `groupOf` gives. */
  readonly groups?: { readonly [group: string]: string } | undefined
  /** The group of an option, where a question offers many; by default the word before its first `-`, `:`, `@` or space. */
  readonly groupOf?: ((option: Scalar, ask: string) => string | undefined) | undefined
  readonly weights?: LogWeights | undefined
  /** Sums a turn up in one event that the log has a sentence for. Without one its weightiest line stands for it. */
  readonly turn?: ((lines: readonly Told[]) => Told | undefined) | undefined
}

/** The sentences of a language by what they belong to: a rule id, or a rule id, `#` and a variant. Anything else is a type error. */
export type SentencesFor<Cited extends string> = { readonly [key in Cited]?: string }

/** What a language says in sentences. */
export type Sentences = Pick<Messages, 'prompts' | 'log' | 'refusals'>

/**
 * A question, an event or a refusal as a sentence. What has no words is called by its rule. `reader` is the side of whoever reads it, as
 * the game's `seatName` calls it: the sentence says "you" to it.
 */
export function messageText(
  messages: Messages,
  table: keyof Sentences,
  key: string,
  data: { readonly [key: string]: unknown },
  reader?: string,
): string {
  const rule = ruleOf(key)
  const text = messages[table][key] ?? messages[table][rule]
  return text === undefined ? rule : fillSentence(text, data, messages, reader)
}

/** An option of a question as people say it. */
export const nameOption = (words: Messages, ask: string, option: Scalar): string =>
  words.name(option, words.options?.[ask])

/** What an option's id begins with: `buy:m-22` and `units-3` begin with `buy` and `units`. */
const beginning = (option: Scalar): string | undefined => /^[a-z]+(?=[-:@ ])/i.exec(String(option))?.[0]

/** The title of the group that an option belongs to, if its game has put it into one. */
export function groupTitle({ groups, groupOf }: Messages, ask: string, option: Scalar): string | undefined {
  const group = groupOf ? groupOf(option, ask) : beginning(option)
  return group === undefined ? undefined : groups?.[group]
}

/** The sides that the sentence of an event mentions. */
export function sidesIn({ log, side }: Messages, { what, data }: Told): readonly string[] {
  const text = log[what] ?? log[ruleOf(what)] ?? ''
  return slotsOf(templateOf(text)).flatMap(({ kind, key }) => {
    const value = data[key]
    return (Array.isArray(value) ? value : [value]).flatMap((one) => {
      const found = typeof one === 'string' || typeof one === 'number' ? side?.(one, kind) : undefined
      return found === undefined ? [] : [found]
    })
  })
}
