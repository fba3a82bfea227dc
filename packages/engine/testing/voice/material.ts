import type { Game } from '../../src/game/game.ts'
import { decisionsOf, readMatchText, replayFile } from '../../src/match/matchfile.ts'
import { refusalsOf } from '../../src/questions/answers.ts'
import { partsOf, type SingleQuestion } from '../../src/questions/question.ts'
import type { BaseState, Seat } from '../../src/state.ts'
import type { Data, Scalar } from '../../src/values/value.ts'
import type { Told } from '../../src/words/messages.ts'
import { turnsOf } from '../../src/words/turns.ts'
import type { WordTable } from '../named-keys.ts'

/** Data that a sentence was filled with in a match, and the sides at its table. */
export interface Sample {
  readonly data: Data
  readonly sides: readonly string[]
  /** Whom it was said to; everybody when absent. */
  readonly seats?: readonly Seat[]
}

/** What recorded matches say: samples by key, options by question, and the lines of each log. */
export interface Material {
  readonly samples: { readonly [table in WordTable]: ReadonlyMap<string, readonly Sample[]> }
  readonly options: ReadonlyMap<string, ReadonlySet<Scalar>>
  readonly logs: readonly { readonly sides: readonly string[]; readonly lines: readonly Told[] }[]
}

/** More of a key tell nothing new. */
const SAMPLES_OF_EACH = 40
const OPTIONS_OF_EACH = 200
/** Refusals take their time: one question in so many is asked why not. */
const WHY_ONE_IN = 7

class Gathering {
  readonly samples = {
    prompts: new Map<string, Sample[]>(),
    log: new Map<string, Sample[]>(),
    refusals: new Map<string, Sample[]>(),
  }
  readonly options = new Map<string, Set<Scalar>>()
  readonly logs: { sides: readonly string[]; lines: readonly Told[] }[] = []
  readonly #seen = new Set<string>()

  add(table: WordTable, key: string, sample: Sample): void {
    const known = this.samples[table].get(key) ?? []
    this.samples[table].set(key, known)
    if (known.length >= SAMPLES_OF_EACH) return
    const text = `${table} ${key} ${JSON.stringify(sample)}`
    if (this.#seen.has(text)) return
    this.#seen.add(text)
    known.push(sample)
  }

  ask(question: SingleQuestion, sides: readonly string[], why: boolean): void {
    const { ask, about, seat } = question
    this.add('prompts', ask, { data: about, sides, seats: [seat] })
    if (why)
      for (const { refusal } of refusalsOf(question))
        this.add('refusals', refusal.rule, { data: refusal.data, sides, seats: [seat] })
    if (question.kind !== 'choose' && question.kind !== 'some') return
    const known = this.options.get(ask) ?? new Set()
    this.options.set(ask, known)
    for (const option of question.candidates) if (known.size < OPTIONS_OF_EACH) known.add(option)
  }
}

/** Plays matches again and gathers everything that they ask, tell and refuse, with the sum of every turn. */
export function gather<S extends BaseState, View>(game: Game<S, View>, files: readonly string[]): Material {
  const found = new Gathering()
  for (const text of files) {
    const file = readMatchText(text)
    const match = replayFile(game, file, 0)
    const sides = Array.from({ length: file.header.seats }, (_, seat) => game.seatName(seat, match.state))
    decisionsOf(file).forEach(({ seat, value, out }, i) => {
      const { question } = match.runner
      for (const part of question ? partsOf(question) : []) found.ask(part, sides, i % WHY_ONE_IN === 0)
      if (out) match.actOutOfTurn(seat, value)
      else match.answer(seat, value)
    })
    for (const { what, data, audience } of match.log)
      found.add('log', what, { data, sides, ...(audience !== 'all' && { seats: audience }) })
    addSums(game, match.log, sides, found)
    found.logs.push({ sides, lines: match.logFor('spectator') })
  }
  return found
}

function addSums<S extends BaseState, View>(
  { locale: { messages } }: Game<S, View>,
  log: readonly Told[],
  sides: readonly string[],
  found: Gathering,
): void {
  for (const { heading, lines } of turnsOf(messages, log)) {
    const sum = messages.turn?.(heading ? [heading, ...lines] : lines)
    if (sum) found.add('log', sum.what, { data: sum.data, sides })
  }
}
