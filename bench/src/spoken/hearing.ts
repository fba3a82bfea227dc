import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Formatter, formatterOf, optionText, pathText, type Spoken, telling } from '@orrery/board/spoken'
import {
  anyAnswer,
  type BaseState,
  type Game,
  messageText,
  optionsOf,
  type Runner,
  type Scalar,
  type Seat,
  type SingleQuestion,
  type Value,
} from '@orrery/engine'
import type { Player } from '@orrery/engine/simulation'
import type { Hearing, Reader } from './reader.ts'

/** How a game is told in Node, if it is. */
export async function spokenOf(folder: string): Promise<Spoken | undefined> {
  const file = join(folder, 'board/spoken/index.ts')
  return existsSync(file) ? (await import(pathToFileURL(file).href)).default : undefined
}

/** A player that is told the table in English and gets to know nothing else: neither the view nor the state. */
export const listener = (game: Game, spoken: Spoken, reader: Reader): Player => ({
  name: 'listener',
  decide(runner, seat, dice) {
    const question = runner.questionFor(seat)
    if (question === undefined) throw new Error(`Nothing is asked of seat ${seat}.`)
    const { options, hearing } = hear(game, spoken, runner, seat, question)
    if (question.kind === 'arrange') return anyAnswer(question, dice)
    if (question.kind === 'amount') return reader.amount(hearing, question.min, question.max, dice)
    if (question.kind === 'choose') return options[reader.choose(hearing, dice)] as Scalar
    const chosen = reader.some(hearing, question.min, Math.min(question.max, options.length), dice)
    return chosen.map((index) => options[index] as Scalar) as Value
  },
})

const speakers = new Map<string, Formatter>()

/** Everything in English, to whoever listens. */
function speakerTo({ id, locale }: Game, reader: string): Formatter {
  const key = `${id} ${reader}`
  const say = speakers.get(key) ?? formatterOf({ language: 'en', locale, board: (english) => english, reader })
  speakers.set(key, say)
  return say
}

function hear(game: Game, spoken: Spoken, runner: Runner<BaseState>, seat: Seat, question: SingleQuestion) {
  const { state } = runner
  const view = game.view(state, seat)
  const reader = game.seatName(seat, state)
  const { messages } = game.locale
  const say = speakerTo(game, reader)
  const { ask } = question
  const options = question.kind === 'choose' || question.kind === 'some' ? optionsOf(question) : []
  const told = telling(spoken, view, seat, say)
  const origin = spoken.origin?.(view, seat, say)
  const placed = (option: Scalar) => spoken.about(view, option, ask).place
  const hearing: Hearing = {
    question: messageText(messages, 'prompts', ask, question.about, reader),
    standing: spoken.standing(view, seat, say),
    options: options.map((option) => ({ name: say.option(option, ask), text: optionText(told, option, ask) })),
    threats(index) {
      const place = placed(options[index] as Scalar)
      return place === undefined ? [] : (spoken.threats?.(view, place, seat, say) ?? [])
    },
    landmarks: () =>
      spoken.landmarks(view, seat, say).flatMap(({ kind, name, places }) => {
        const [nearest] = origin === undefined ? [] : told.map.byDistance(origin.place, places)
        if (origin === undefined || nearest === undefined) return []
        return [{ kind, name, way: pathText(say, told.map, origin.place, nearest) }]
      }),
  }
  return { options, hearing }
}
