import {
  type BaseState,
  type Data,
  findRule,
  type Game,
  type LogEvent,
  messageText,
  nameOption,
  type Opening,
  plainRule,
  type Refusal,
  type Rulebook,
  type RuleText,
  ruleOf,
  type Seat,
  type Value,
} from '@orrery/engine'

type Reader = Seat | 'spectator'

/** Says in words what the engine says in ids. What has no words is named by its rule. */
export class Wording {
  readonly #game: Game
  readonly #position: BaseState | undefined

  /** `position` is any of the match, for games whose choices decide what seats are called. */
  constructor(game: Game, position?: BaseState) {
    this.#game = game
    this.#position = position
  }

  ask({ ask, about }: { ask: string; about: Data }, reader?: Reader): string {
    return messageText(this.#game.locale.messages, 'prompts', ask, about, this.#side(reader))
  }

  /** An event of the log as a reader hears of it; empty when there is nothing to tell. */
  event({ what, data }: LogEvent, reader?: Reader): string {
    return messageText(this.#game.locale.messages, 'log', what, data, this.#side(reader))
  }

  refusal({ rule, data }: Refusal, reader?: Reader): string {
    return messageText(this.#game.locale.messages, 'refusals', rule, data, this.#side(reader))
  }

  /** Sentences say "you" to a seat that reads them. */
  #side(reader: Reader = 'spectator'): string | undefined {
    return reader === 'spectator' ? undefined : this.seat(reader)
  }

  /** An answer to a question, or a part of one, as people say it. */
  answer(ask: string, value: Value): string {
    if (Array.isArray(value))
      return value.length === 0 ? 'nothing' : value.map((part) => this.answer(ask, part)).join(', ')
    if (typeof value === 'string' || typeof value === 'number')
      return nameOption(this.#game.locale.messages, ask, value)
    return JSON.stringify(value)
  }

  seat(seat: number): string {
    return this.#game.seatName(seat, this.#position)
  }

  seats(seats: readonly number[]): string {
    return seats.map((seat) => this.seat(seat)).join(', ')
  }
}

/** The ids that look most like a mistyped one. */
export function nearest(wanted: string, known: readonly string[], count = 3): string[] {
  const measured = known.map((id) => ({ id, distance: id.includes(wanted) ? 0 : editDistance(wanted, id) }))
  measured.sort((a, b) => a.distance - b.distance)
  return measured.slice(0, count).map(({ id }) => id)
}

function editDistance(a: string, b: string): number {
  const target = [...b]
  let row = [0, ...target.map((_, index) => index + 1)]
  for (const [i, letter] of [...a].entries()) {
    let left = i + 1
    let [diagonal = 0, ...above] = row
    row = [left]
    for (const [j, over] of above.entries()) {
      left = Math.min(left + 1, over + 1, diagonal + (letter === target[j] ? 0 : 1))
      diagonal = over
      row.push(left)
    }
  }
  return row.at(-1) ?? 0
}

/** All ids of a rulebook: of chapters and of rules. */
export const ruleIds = (rulebook: Rulebook): string[] =>
  rulebook.flatMap((chapter) => [chapter.id, ...chapter.rules.map((rule) => rule.id)])

/** A rule, or all of a chapter, as text; nothing when there is no such id. */
export function ruleText(rulebook: Rulebook, id: string): string | undefined {
  const rule = findRule(rulebook, ruleOf(id))
  if (rule) return `${paragraph(rule)} (${rule.source})`
  const chapter = rulebook.find((one) => one.id === id)
  return chapter && [chapter.title, ...(chapter.lead ? [chapter.lead] : []), ...chapter.rules.map(paragraph)].join('\n')
}

const paragraph = ({ id, text, example }: RuleText): string =>
  [`[${id}] ${plainRule(text)}`, ...(example ? [`Example: ${plainRule(example)}`] : [])].join(' ')

/** What a newcomer reads first, by paragraphs. */
export const openingText = ({ pitch, goal, round }: Opening): string =>
  [pitch, ...goal, ...round].map(plainRule).join('\n')

export const chapterList = (rulebook: Rulebook): string =>
  rulebook.map((chapter) => `${chapter.id.padEnd(14)} ${chapter.title} (${chapter.rules.length})`).join('\n')
