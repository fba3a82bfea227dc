import { fixed, reveal, type Seat, withEntry } from '@orrery/engine'
import { GROWTH, STANDING } from '../../content/titles/effects/index.ts'
import { COUNTERS, type Counter, type Happening, type Roll, type SkillHook, type Title } from '../../content/types.ts'
import { countSpaces } from '../../hold/hold.ts'
import { report } from '../dialect.ts'
import { isOver, type OpenTitle, type State } from '../state.ts'
import { gainFame } from './fame.ts'

const PLACE = Object.fromEntries(COUNTERS.map((counter, place) => [counter, place])) as { [c in Counter]: number }

/** By place in `COUNTERS`: nothing has happened yet. */
export const emptyTally = (): number[] => new Array<number>(COUNTERS.length).fill(0)

function grown(counter: Happening, before: number, amount: number): number {
  const growth = GROWTH[counter]
  if (growth === 'most') return Math.max(before, amount)
  return growth === 'kinds' ? before | (1 << amount) : before + amount
}

/** [title.count] Something that titles count has happened: in the player's own turn, and since a title was drawn. */
export function count(g: State, seat: Seat, counter: Happening, amount = 1): void {
  const place = PLACE[counter]
  if (seat === g.turn) g.tally[place] = grown(counter, g.tally[place], amount)
  for (let at = 0; at < g.openTitles.length; at++) {
    const { title, counts } = g.openTitles[at]
    const card = g.content.titles[title]
    if (card.counter !== counter || card.when !== 'since') continue
    const counted = withEntry(counts, seat, grown(counter, counts[seat], amount))
    g.openTitles = withEntry(g.openTitles, at, Object.freeze({ title, counts: counted }))
  }
}

const amountOf = (counter: Happening, counted: number): number =>
  GROWTH[counter] === 'kinds' ? countSpaces(counted) : counted

/** How far a player is with a title. */
export function progress(g: State, seat: Seat, { title, counts }: OpenTitle): number {
  const { when, counter } = g.content.titles[title]
  if (when === 'state') return STANDING[counter](g, seat)
  return amountOf(counter, when === 'turn' ? (seat === g.turn ? g.tally[PLACE[counter]] : 0) : counts[seat])
}

/** [title.claim] In her Status Phase a player takes every title whose objective she has reached: its fame at once, its skill for good. */
export function claimTitles(g: State, seat: Seat): void {
  for (const open of g.openTitles) {
    const title = g.content.titles[open.title]
    if (isOver(g) || progress(g, seat, open) < title.goal) continue
    g.openTitles = fixed(g.openTitles.filter((other) => other !== open))
    g.vessels[seat].titles = fixed([...g.vessels[seat].titles, open.title])
    report(g, 'title.claim', { seat, title: open.title })
    gainFame(g, seat, title.fame, 'title')
  }
}

/** [title.draw] For each title space she was the first to reach, a title is turned up for all. */
export function drawTitles(g: State, seat: Seat): void {
  const vessel = g.vessels[seat]
  for (; vessel.titlesDue > 0 && g.titleDeck.length > 0; vessel.titlesDue--) {
    const title = g.titleDeck[g.titleDeck.length - 1]
    g.titleDeck = fixed(g.titleDeck.slice(0, -1))
    const counts = fixed(new Array<number>(g.seats).fill(0))
    g.openTitles = fixed([...g.openTitles, Object.freeze({ title, counts })])
    reveal(g, 'all')
    report(g, 'title.draw', { seat, title })
  }
  vessel.titlesDue = 0
}

/** The titles of a player whose skill enters here. */
export function titleWith(g: State, seat: Seat, hook: SkillHook, roll?: Roll): Title | undefined {
  const { titles } = g.vessels[seat]
  for (let i = 0; i < titles.length; i++) {
    const title = g.content.titles[titles[i]]
    if (title.skill.hook === hook && (roll === undefined || title.skill.on.includes(roll))) return title
  }
  return undefined
}

/** [title.skill] What a skill adds here, or 0 without it. */
export const skill = (g: State, seat: Seat, hook: SkillHook, roll?: Roll): number =>
  titleWith(g, seat, hook, roll)?.skill.amount ?? 0

/** Skills that work once a turn, by their place among the bits of a seat. */
const ONCE = ['reroll', 'extraCube', 'freeGate'] as const
type OnceSkill = (typeof ONCE)[number]

const onceBit = (seat: Seat, hook: OnceSkill): number => 1 << (seat * ONCE.length + ONCE.indexOf(hook))

export const mayUseOnce = (g: State, seat: Seat, hook: OnceSkill, roll?: Roll): boolean =>
  titleWith(g, seat, hook, roll) !== undefined && (g.skillsUsed & onceBit(seat, hook)) === 0

export function useOnce(g: State, seat: Seat, hook: OnceSkill): void {
  g.skillsUsed |= onceBit(seat, hook)
}
