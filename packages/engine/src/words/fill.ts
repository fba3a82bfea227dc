import type { Scalar } from '../values/value.ts'
import { CASES, type Case, type Grammar, grammarOf, PERSON_SLOT } from './grammar.ts'
import { figure, type ListType, listing, pluralForm } from './intl.ts'
import type { NameForms } from './name-forms.ts'
import {
  areNameWords,
  isOptional,
  neededSlots,
  type Optional,
  type Slot,
  slotsOf,
  type Template,
  templateOf,
} from './template.ts'

/** Whoever makes sentences: a language of a game, and who reads them. */
export interface Speaker {
  /** A BCP 47 tag; English when absent. */
  readonly language?: string | undefined
  /** How its words change, where it is none of the languages of the engine. */
  readonly grammar?: Grammar | undefined
  /** The name of an id, number or option as people say it. */
  name(value: Scalar, kind?: string): string
  /** So many of a kind; `{{n}}` is the number: `{ card: '{{n|# card|# cards}}' }`. */
  readonly counted?: { readonly [kind: string]: string } | undefined
  /** The name as sentences need it, where it is more than a bare word. */
  readonly forms?: ((value: Scalar, kind?: string) => NameForms | undefined) | undefined
  /** The side that a value stands for, in one spelling whatever the value's: only sides can be the reader. */
  readonly side?: ((value: Scalar, kind?: string) => string | undefined) | undefined
}

type Known = { readonly [key: string]: unknown }

/** A text that stands at the beginning, or by itself: words get a capital letter, codes (`c4`, `d20`) stay as they are. */
export const capitalised = (text: string): string =>
  /^\p{Ll}[\p{L}’-]*(?![\p{L}\d’-])/u.test(text) ? text.charAt(0).toUpperCase() + text.slice(1) : text

/** The end of a sentence, and the space after it. */
const BEGINNING = /[.!?…][”“»)]?\s$/u

const isBeginning = (said: string): boolean =>
  said === '' || (/\s/.test(said.at(-1) as string) && BEGINNING.test(said.slice(-3)))

const isEnded = (said: string): boolean => '.!?…'.includes(said.at(-1) ?? ' ')

/** Nothing worth a word: no number, no thing, no text. */
const isNothing = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === 0 ||
  value === '' ||
  value === false ||
  (Array.isArray(value) && value.length === 0)

/** Somebody as grammar sees them: the reader, one other, several, the reader among several. */
const [YOU, ONE, SEVERAL, YOU_ALL] = [0, 1, 2, 3] as const

/** One text being filled. */
class Filling {
  readonly #template: Template
  readonly #data: Known
  readonly #speaker: Speaker
  readonly #reader: string | undefined
  readonly #language: string
  readonly #grammar: Grammar | undefined
  readonly #inSentences: boolean

  constructor(template: Template, data: Known, speaker: Speaker, reader: string | undefined, inSentences: boolean) {
    this.#template = template
    this.#data = data
    this.#speaker = speaker
    this.#language = speaker.language ?? 'en'
    this.#grammar = speaker.grammar ?? grammarOf(this.#language)
    this.#reader = reader === undefined ? undefined : (speaker.side?.(reader) ?? reader)
    this.#inSentences = inSentences
  }

  text(): string {
    return this.#filled(this.#template, '')
  }

  /** A template behind what has been said before. */
  #filled(template: Template, before: string): string {
    let said = before
    for (const part of template) {
      if (typeof part === 'string') said += part.startsWith('.') && isEnded(said) ? part.slice(1) : part
      else if (isOptional(part)) said = this.#optional(part, said)
      else said = this.#joined(said, this.#slot(part))
    }
    return said
  }

  #joined(said: string, name: string): string {
    if (!this.#inSentences) return said + name
    if (isBeginning(said)) return said + capitalised(name)
    for (const [before, article, together] of this.#grammar?.contractions ?? [])
      if (name.startsWith(`${article} `) && said.slice(-before.length - 2).toLowerCase() === ` ${before} `)
        return `${said.slice(0, -before.length - 1)}${together}${name.slice(article.length)}`
    return said + name
  }

  #optional({ alternatives }: Optional, said: string): string {
    for (const { guard, pieces } of alternatives) {
      if (guard && this.#holds(guard.key, guard.is) === guard.not) continue
      const whole = pieces.filter((piece) => neededSlots(piece).every((slot) => this.#isThere(slot)))
      if (whole.length === 1) return this.#filled(whole[0] as Template, said)
      if (whole.length > 1) return said + this.#listed(whole.map((piece) => this.#filled(piece, ' ').slice(1)))
    }
    return said
  }

  #holds(key: string, is: string | undefined): boolean {
    const value = this.#data[key]
    return is === undefined ? !isNothing(value) : String(value) === is
  }

  /** Whether there is something to say in a slot. A nought is nothing, unless it is a name or has words of its own. */
  #isThere({ kind, key, forms }: Slot): boolean {
    if (this.#isPerson(kind)) return true
    const value = this.#data[key]
    if (value !== 0) return !isNothing(value)
    if (kind !== undefined && this.#speaker.counted?.[kind] === undefined) return true
    return forms.some((form) => form.startsWith('=0'))
  }

  #isPerson(kind: string | undefined): boolean {
    return kind === PERSON_SLOT || (kind !== undefined && this.#grammar?.verbs[kind] !== undefined)
  }

  #slot({ kind, key, paired, forms }: Slot): string {
    const value = this.#data[key]
    if (paired !== undefined) return this.#pairs(value, kind, this.#data[paired.key], paired.kind)
    if (kind !== undefined && this.#isPerson(kind)) return this.#person(kind, key, value, forms)
    if (forms.length === 0) return this.#said(value, kind, 'nom')
    if (!areNameWords(forms))
      return pluralForm(
        Array.isArray(value) ? value.length : typeof value === 'boolean' ? String(value) : value,
        forms,
        this.#language,
      )
    const words = (forms[0] as string).split(' ')
    if (words.includes('name')) return this.#bare(value, kind)
    const wanted = CASES.find((one) => words.includes(one))
    return this.#said(value, kind, wanted ?? 'nom', words.includes('or') ? 'or' : 'and', wanted === 'nom')
  }

  #said(value: unknown, kind: string | undefined, form: Case, type: ListType = 'and', isSubject = false): string {
    if (!Array.isArray(value)) return this.#one(value, kind, form)
    if (value.length === 0) return this.#speaker.name('nothing')
    return this.#listed(this.#counted(value, kind, form, isSubject), type)
  }

  #listed(parts: readonly string[], type: ListType = 'and'): string {
    return this.#grammar?.list?.(parts, type) ?? listing(parts, this.#language, type)
  }

  /** Things in a list: each once, and counted when one comes again: `2 terra and 1 spice`. Bare numbers are not things. */
  #counted(values: readonly unknown[], kind: string | undefined, form: Case, isSubject: boolean): readonly string[] {
    const found = new Map<string, { count: number; readonly counted: string | undefined }>()
    for (const value of values) {
      const name = this.#one(value, kind, form)
      const known = found.get(name)
      if (known) known.count++
      else {
        const forms = this.#forms(value, kind)
        found.set(name, { count: 1, counted: (isSubject ? forms?.countedNom : undefined) ?? forms?.counted })
      }
    }
    const isEachOnce = found.size === values.length
    if (kind === undefined && !isEachOnce && values.every((value) => typeof value === 'number'))
      return values.map((value) => this.#one(value, kind, form))
    return [...found].map(([name, { count, counted }]) => {
      if (counted !== undefined) return fillWords(counted, { n: count }, String, this.#language)
      return isEachOnce ? name : `${figure(count, this.#language)} ${name}`
    })
  }

  #pairs(names: unknown, kind: string | undefined, values: unknown, valueKind: string | undefined): string {
    const list = Array.isArray(values) ? values : [values]
    return (Array.isArray(names) ? names : [names])
      .map((name, i) => `${this.#one(name, kind, 'nom')} ${this.#one(list[i], valueKind, 'nom')}`)
      .join(', ')
  }

  /** One thing by its name, as the reader hears it. */
  #one(value: unknown, kind: string | undefined, form: Case): string {
    if (!isNamed(value)) return String(value)
    const grammar = this.#grammar
    if (grammar && this.#isReader(value, kind)) return grammar.you[form]
    const forms = this.#forms(value, kind)
    const own = forms?.[form]
    if (own !== undefined) return own
    const name = forms?.nom ?? this.#bare(value, kind)
    return form === 'gen' && grammar ? grammar.genitive(name, forms?.plural === true) : name
  }

  #bare(value: unknown, kind: string | undefined): string {
    if (typeof value === 'number') {
      if (kind === undefined) return figure(value, this.#language)
      const counted = this.#speaker.counted?.[kind]
      if (counted !== undefined) return fillWords(counted, { n: value }, String, this.#language)
    }
    return isNamed(value) ? this.#speaker.name(value, kind) : String(value)
  }

  #forms(value: unknown, kind: string | undefined): NameForms | undefined {
    return isNamed(value) ? this.#speaker.forms?.(value, kind) : undefined
  }

  #isReader(value: Scalar, kind: string | undefined): boolean {
    return this.#reader !== undefined && this.#speaker.side?.(value, kind) === this.#reader
  }

  /** A verb or pronoun that follows somebody whom the sentence mentions; `#` is the name. */
  #person(slot: string, key: string, value: unknown, forms: readonly string[]): string {
    // What the number stands for is said where the sentence names them.
    const kind = slotsOf(this.#template).find((other) => other.key === key && !this.#isPerson(other.kind))?.kind
    const who = Array.isArray(value) ? value : [value]
    const among = who.filter((one) => isNamed(one) && this.#isReader(one, kind)).length
    const isSeveral = who.length > 1 || this.#forms(who[0], kind)?.plural === true
    const person = among === 0 ? (isSeveral ? SEVERAL : ONE) : who.length > 1 ? YOU_ALL : YOU
    const verbs = this.#grammar?.verbs[slot]
    if (verbs) return verbs[person]
    const form = forms[person] ?? forms[person === YOU_ALL ? YOU : ONE] ?? ''
    return form.replaceAll('#', this.#said(value, kind, 'nom'))
  }
}

const isNamed = (value: unknown): value is Scalar => typeof value === 'string' || typeof value === 'number'

/**
 * Puts what is mentioned into a text: names, numbers and lists as the language writes them. See docs/voice.md for all that can stand in
 * braces; the most common:
 *
 *     {{n|=0 no card|# card|# cards}}     by number, in the order of the language's plural categories
 *     [[ for {{n}} wealth]]               left out where there is none
 */
export const fillWords = (text: string, data: Known, name: Speaker['name'], language = 'en'): string =>
  new Filling(templateOf(text), data, { name, language }, undefined, false).text()

/** A sentence for a reader: the side that it calls "you", or nobody. */
export const fillSentence = (text: string, data: Known, speaker: Speaker, reader?: string): string =>
  new Filling(templateOf(text), data, speaker, reader, true).text()

/** What a text mentions, in whatever order a language puts it; verbs and conditions, which languages differ in, are no mentions. */
export function mentionsOf(text: string, language = 'en'): readonly string[] {
  const verbs = grammarOf(language)?.verbs ?? {}
  const mention = (kind: string | undefined, key: string) => (kind === undefined ? key : `${kind}:${key}`)
  const mentions = slotsOf(templateOf(text)).flatMap(({ kind, key, paired }) => {
    if (kind === PERSON_SLOT || (kind !== undefined && kind in verbs)) return []
    return [mention(kind, key), ...(paired ? [mention(paired.kind, paired.key)] : [])]
  })
  return [...new Set(mentions)].sort()
}
