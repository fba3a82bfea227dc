import { fillSentence, fillWords, type Messages, type NameForms, type Speaker } from '@orrery/engine'
import { aimed, fittings, spots, things, withWhat, wordOf } from '../codecs.ts'
import { type AbilityUse, CARGO, type Cargo, type Content } from '../content/types.ts'
import { COLOURS, CRAFT_NAMES } from '../crafts.ts'
import type { BountyReason } from '../rules/fame/bounty.ts'
import type { FameReason } from '../rules/fame/fame.ts'

/** What can be counted. */
const COUNTED = ['space', 'card', 'marker'] as const

/** What else a value can stand for. */
const STANDS_FOR = ['craft', 'cargo', 'action', 'business', 'shot', 'use', 'die', 'figure', 'why'] as const

export type Kind = (typeof STANDS_FOR)[number] | (typeof COUNTED)[number]

export const KINDS: readonly string[] = [...STANDS_FOR, ...COUNTED]

/** How a language names things. */
export interface Naming {
  /** Its BCP 47 tag. */
  readonly language: string
  /** So many of a kind; `{{n}}` is the number. */
  readonly counted: { readonly [kind in (typeof COUNTED)[number]]: string }
  readonly colours: { readonly [colour in (typeof COLOURS)[number]]: string }
  readonly cargo: { readonly [cargo in Cargo]: string }
  /** Options and words that are neither things nor places. */
  readonly spoken: { readonly [option: string]: string }
  /** What is offered with a word before the colon; `{{what}}` is what comes after it. */
  readonly offers: { readonly [word: string]: string }
  /** A Fame Point where it is for sale. */
  readonly fameForSale: string
  readonly nobody: string
  /** When an ability is used. */
  readonly uses: { readonly [use in AbilityUse]: string }
  /** What fame and bounties are for. */
  readonly reasons: { readonly [why in FameReason | BountyReason]: string }
  /** Before the number of sides. */
  readonly die: string
  /** A place in a hold for something that is turned by some degrees. */
  readonly turned: string
  /** A weapon and its target. */
  readonly shot: string
  /** A ship that no player flies, in a sentence: with its article. */
  npc(name: string): NameForms
  /** A mission or a title in a sentence, where it is not by its bare name. */
  readonly card?: (name: string) => NameForms
  /** A die in a sentence: `a d8`, and so many of it. */
  dice(name: string): NameForms
}

/** The side that a number or a name stands for. */
export function side(value: string | number, kind?: string): string | undefined {
  if (typeof value === 'number') return kind === 'craft' ? COLOURS[value] : undefined
  return COLOURS.find((colour) => colour === value)
}

/** `12000` as `12,000`. */
export const grouped = (amount: number, { language }: Naming): string =>
  fillWords('{{amount}}', { amount }, String, language)

function contentNames(content: Content): [string, string][] {
  const { tiles, ships, abilities, outfits, missions, titles, npcs, ranks } = content
  const lists = [tiles, ships, abilities, outfits, missions, titles, npcs, ranks]
  return lists.flatMap((list) => Object.values(list).map(({ id, name }): [string, string] => [id, name]))
}

/** What a language calls things: by a bare name, and in a sentence. */
export type Names = Required<Pick<Speaker, 'name' | 'forms'>>

/** The names of ids, options and numbers as people say them. */
export function namesFor(content: Content, naming: Naming): Names {
  const names = new Map<string, string>([
    ...Object.entries(naming.spoken),
    ...Object.entries(naming.cargo),
    ...Object.entries(naming.colours),
    ...contentNames(content),
  ])
  /** `m-22@b2` is an outfit and its first space, `a1.3` a space and a turn, `spice.1` one of several. */
  const plainName = (id: string): string => {
    const known = names.get(id)
    if (known !== undefined) return known
    const fitting = fittings.match(id)
    if (fitting !== undefined) return `${names.get(fitting.outfit) ?? fitting.outfit} (${fitting.space})`
    const kind = names.get(things.match(id)?.kind ?? '')
    if (kind !== undefined) return kind
    const spot = spots.match(id)
    return spot === undefined ? id : spotName(spot.space, spot.turn * 90, naming)
  }
  const offered = (option: string): string => {
    const what = withWhat(option)
    if (what === undefined) return plainName(option)
    const word = wordOf(option)
    return fillSentence(naming.offers[word] ?? `${word} {{what}}`, { what }, speaker)
  }
  const shot = (option: string): string => {
    const aim = aimed.match(option)
    if (aim === undefined) return plainName(option)
    return fillSentence(naming.shot, { weapon: aim.weapon, target: CRAFT_NAMES[aim.target] }, speaker)
  }
  const name: Messages['name'] = (value, kind) => {
    if (kind === undefined) return typeof value === 'number' ? String(value) : plainName(value)
    if (typeof value === 'number') return numberName(value, kind, naming, plainName)
    if (kind === 'shot') return shot(value)
    if (kind === 'use') return naming.uses[value as AbilityUse]
    if (kind === 'why') return naming.reasons[value as FameReason | BountyReason]
    if (kind === 'business' && value === 'fame') return naming.fameForSale
    return kind === 'action' || kind === 'business' ? offered(value) : plainName(value)
  }
  const spoken: Names['forms'] = (value, kind) => {
    if (kind === 'die') return naming.dice(name(value, kind))
    const id = typeof value === 'string' ? value : kind === 'craft' ? (CRAFT_NAMES[value] ?? '') : ''
    return Object.hasOwn(content.npcs, id) ? naming.npc(plainName(id)) : undefined
  }
  const speaker = { name, forms: spoken, language: naming.language }
  /** Missions and titles have marks of their own in sentences, and none in lists of options. */
  const forms: Names['forms'] = (value, kind) => {
    const isCard =
      typeof value === 'string' && (Object.hasOwn(content.missions, value) || Object.hasOwn(content.titles, value))
    return (isCard ? naming.card?.(plainName(value)) : undefined) ?? spoken(value, kind)
  }
  return { name, forms }
}

const spotName = (place: string, degrees: number, { turned }: Naming): string =>
  degrees === 0 ? place : fillWords(turned, { place, degrees }, String)

function numberName(value: number, kind: string, naming: Naming, plainName: (id: string) => string): string {
  if (kind === 'craft') return value < 0 ? naming.nobody : plainName(CRAFT_NAMES[value])
  if (kind === 'cargo') return plainName(CARGO[value] ?? String(value))
  if (kind === 'die') return `${naming.die}${value}`
  if (kind === 'figure') return grouped(value, naming)
  if (!Object.hasOwn(naming.counted, kind)) return String(value)
  return fillWords(naming.counted[kind as keyof Naming['counted']], { n: value }, String, naming.language)
}
