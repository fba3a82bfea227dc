import { CASES, PERSON_SLOT } from './grammar.ts'
import { EXACT_FORM } from './intl.ts'

/** A place in a text for something it mentions: `{{kind:key|…}}`. */
export interface Slot {
  readonly kind: string | undefined
  readonly key: string
  /** The second list of a pair: `{{seat:contestants,totals}}`. */
  readonly paired: { readonly kind: string | undefined; readonly key: string } | undefined
  /** What stands behind the bars: the forms of a number or of a person, or words like `acc`. */
  readonly forms: readonly string[]
}

/** A part that is left out where what it mentions is not there: `[[ for {{n}} wealth]]`. The first alternative that is whole is said. */
export interface Optional {
  readonly alternatives: readonly Alternative[]
}

/** `[[won?a|!won?b]]`: said on a condition. Of several pieces, joined as a list, those are said that are whole: `[[a & b & c]]`. */
interface Alternative {
  readonly guard: { readonly key: string; readonly is: string | undefined; readonly not: boolean } | undefined
  readonly pieces: readonly Template[]
}

export type Template = readonly (string | Slot | Optional)[]

const SLOT = /\{\{(?:(\w+):)?(\w+(?:\.\w+)*)(?:,(?:(\w+):)?(\w+))?((?:\|[^{}|]*)*)\}\}/y
const GUARD = /(!?)(\w+)(?:=([\w-]+))?\?/y
/** What ends a stretch of plain text inside of brackets, and outside of them. */
const INSIDE = /\{\{|\[\[|\]\]|\|| & /g
const OUTSIDE = /\{\{|\[\[/g

/** Reads a text from left to right. What does not close stays as it is written. */
class Reader {
  #at = 0
  readonly #text: string

  constructor(text: string) {
    this.#text = text
  }

  whole(): Template {
    const parts: (string | Slot | Optional)[] = []
    while (this.#at < this.#text.length) parts.push(...this.#run(OUTSIDE), ...this.#literal(1))
    return joined(parts)
  }

  /** Parts up to something that is neither a slot nor an optional part. */
  #run(ends: RegExp): Template {
    const parts: (string | Slot | Optional)[] = []
    while (this.#at < this.#text.length) {
      ends.lastIndex = this.#at
      const end = ends.exec(this.#text)?.index ?? this.#text.length
      if (end > this.#at) parts.push(...this.#literal(end - this.#at))
      const part = this.#slot() ?? this.#optional()
      if (part === undefined) break
      parts.push(part)
    }
    return joined(parts)
  }

  #literal(length: number): readonly string[] {
    const text = this.#text.slice(this.#at, this.#at + length)
    this.#at += text.length
    return text === '' ? [] : [text]
  }

  #taken(pattern: RegExp): RegExpExecArray | undefined {
    pattern.lastIndex = this.#at
    const found = pattern.exec(this.#text) ?? undefined
    if (found) this.#at += found[0].length
    return found
  }

  #takes(text: string): boolean {
    if (!this.#text.startsWith(text, this.#at)) return false
    this.#at += text.length
    return true
  }

  #slot(): Slot | undefined {
    const found = this.#taken(SLOT)
    if (found === undefined) return undefined
    const [, kind, key = '', pairedKind, pairedKey, forms = ''] = found
    return {
      kind,
      key,
      paired: pairedKey === undefined ? undefined : { kind: pairedKind, key: pairedKey },
      forms: forms === '' ? [] : forms.slice(1).split('|'),
    }
  }

  #optional(): Optional | undefined {
    const start = this.#at
    if (!this.#takes('[[')) return undefined
    const alternatives: Alternative[] = []
    do {
      const guard = this.#taken(GUARD)
      const pieces = [this.#run(INSIDE)]
      while (this.#takes(' & ')) pieces.push(this.#run(INSIDE))
      const [, not, key = '', is] = guard ?? []
      alternatives.push({ guard: guard && { key, is, not: not === '!' }, pieces })
    } while (this.#takes('|'))
    if (this.#takes(']]')) return { alternatives }
    this.#at = start
    return undefined
  }
}

/** Neighbouring stretches of plain text as one. */
function joined(parts: readonly (string | Slot | Optional)[]): Template {
  const whole: (string | Slot | Optional)[] = []
  for (const part of parts) {
    const before = whole.at(-1)
    if (typeof part === 'string' && typeof before === 'string') whole[whole.length - 1] = before + part
    else whole.push(part)
  }
  return whole
}

/** Texts are few, and are filled again and again. */
const templates = new Map<string, Template>()

export function templateOf(text: string): Template {
  const known = templates.get(text)
  if (known !== undefined) return known
  const template = text.includes('{{') || text.includes('[[') ? new Reader(text).whole() : [text]
  templates.set(text, template)
  return template
}

export const isOptional = (part: string | Slot | Optional): part is Optional =>
  typeof part !== 'string' && 'alternatives' in part

/** What can stand behind the bar of a name: its case, whether a list is one of alternatives, or that it is called by its bare name. */
const NAME_WORDS: readonly string[] = [...CASES, 'or', 'name']

/** Whether forms are words about a name: `{{craft:target|acc}}`, `{{seats|dat or}}`. */
export const areNameWords = (forms: readonly string[]): boolean =>
  forms.length === 1 && (forms[0] as string).split(' ').every((word) => NAME_WORDS.includes(word))

/** All slots of a text, those of optional parts included. */
export const slotsOf = (template: Template): readonly Slot[] =>
  template.flatMap((part) => {
    if (typeof part === 'string') return []
    return isOptional(part) ? part.alternatives.flatMap(({ pieces }) => pieces.flatMap(slotsOf)) : [part]
  })

/** The fields that conditions of optional parts ask for. */
export const guardsOf = (template: Template): readonly string[] =>
  template.flatMap((part) =>
    typeof part !== 'string' && isOptional(part)
      ? part.alternatives.flatMap(({ guard, pieces }) => [...(guard ? [guard.key] : []), ...pieces.flatMap(guardsOf)])
      : [],
  )

/** The slots that a text cannot do without. */
export const neededSlots = (template: Template): readonly Slot[] =>
  template.filter((part): part is Slot => typeof part !== 'string' && !isOptional(part))

/** A text with other words in place of its own. What it mentions, and on what conditions, stays. */
export function changeWords(text: string, change: (words: string) => string): string {
  const written = (template: Template): string =>
    template
      .map((part) => (typeof part === 'string' ? change(part) : isOptional(part) ? optional(part) : slot(part)))
      .join('')
  const optional = ({ alternatives }: Optional): string =>
    `[[${alternatives.map(({ guard, pieces }) => condition(guard) + pieces.map(written).join(' & ')).join('|')}]]`
  return written(templateOf(text))

  function slot({ kind, key, paired, forms }: Slot): string {
    const named = (of: string | undefined, what: string) => (of === undefined ? what : `${of}:${what}`)
    const words = areNameWords(forms) ? forms : forms.map(changeForm)
    return `{{${[named(kind, key) + (paired ? `,${named(paired.kind, paired.key)}` : ''), ...words].join('|')}}}`
  }

  function changeForm(form: string): string {
    const [exact = ''] = EXACT_FORM.exec(form) ?? []
    return exact + change(form.slice(exact.length))
  }
}

const condition = (guard: Alternative['guard']): string =>
  guard ? `${guard.not ? '!' : ''}${guard.key}${guard.is === undefined ? '' : `=${guard.is}`}?` : ''

/**
 * A text as it may come out, so often that every alternative and every form is there at least once. What it mentions is `filler`; verbs that
 * follow somebody are left out.
 */
export function outcomesOf(text: string, filler: (slot: Slot) => string): readonly string[] {
  const template = templateOf(text)
  const isFormed = ({ kind, forms }: Slot) => forms.length > 0 && (kind === PERSON_SLOT || !areNameWords(forms))
  const counts = (parts: Template): readonly number[] =>
    parts.flatMap((part) => {
      if (typeof part === 'string') return []
      if (!isOptional(part)) return [isFormed(part) ? part.forms.length : 1]
      // One more than there are, where everything may be left out.
      return [part.alternatives.length + 1, ...part.alternatives.flatMap(({ pieces }) => pieces.flatMap(counts))]
    })
  const written = (parts: Template, pick: number): string =>
    parts
      .map((part) => (typeof part === 'string' ? part : isOptional(part) ? chosen(part, pick) : named(part, pick)))
      .join('')
  const chosen = ({ alternatives }: Optional, pick: number): string =>
    (alternatives[pick]?.pieces ?? []).map((piece) => written(piece, pick)).join(', ')
  const named = (slot: Slot, pick: number): string => {
    if (!isFormed(slot)) return filler(slot)
    const form = slot.forms[Math.min(pick, slot.forms.length - 1)] ?? ''
    return form.replace(EXACT_FORM, '').replaceAll('#', filler(slot))
  }
  return Array.from({ length: Math.max(1, ...counts(template)) }, (_, pick) => written(template, pick))
}
