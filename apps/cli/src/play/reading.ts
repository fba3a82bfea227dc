import {
  type Arrange,
  type Choose,
  type ChooseSome,
  optionsOf,
  type Scalar,
  type SingleQuestion,
  type Value,
} from '@orrery/engine'
import type { Wording } from '../wording.ts'
import { areNumbers } from './showing.ts'

export type Read = { readonly value: Value } | { readonly problem: string }

/** Understands what was typed as an answer: a number of the list, a value, a name, a list of those, or JSON. */
export function readAnswer(question: SingleQuestion, text: string, wording: Wording): Read {
  if (/^[[{"]/.test(text)) return readJson(text)
  switch (question.kind) {
    case 'amount':
      return /^-?\d+$/.test(text) ? { value: Number(text) } : { problem: `"${text}" is not a whole number.` }
    case 'choose':
      return readOption(question, text, wording)
    case 'some':
      return readList(question, text, wording)
    case 'arrange':
      return { problem: 'Place the items one by one.' }
  }
}

export function readJson(text: string): Read {
  try {
    return { value: JSON.parse(text) as Value }
  } catch {
    return { problem: `${text} is not JSON.` }
  }
}

function readList(question: ChooseSome, text: string, wording: Wording): Read {
  if (text === 'none') return { value: [] }
  const whole = readOption(question, text, wording)
  if ('value' in whole) return { value: [whole.value] }
  const values: Value[] = []
  for (const part of text.split(text.includes(',') ? /\s*,\s*/ : /\s+/)) {
    const read = readOption(question, part, wording)
    if ('problem' in read) return read
    values.push(read.value)
  }
  return { value: values }
}

/** Refused candidates are understood too, so that the answer is the reason and not "unknown". */
function readOption(question: Choose | ChooseSome, text: string, wording: Wording): Read {
  const { candidates } = question
  const options = optionsOf(question)
  const name = (candidate: Scalar) => wording.answer(question.ask, candidate)
  if (/^\d+$/.test(text) && !areNumbers(options)) {
    const option = options[Number(text) - 1]
    return option === undefined ? { problem: `Choose a number from 1 to ${options.length}.` } : { value: option }
  }
  const value = candidates.find((candidate) => String(candidate) === text)
  if (value !== undefined) return { value }
  const wanted = text.toLowerCase()
  const named = candidates.filter((candidate) => name(candidate).toLowerCase() === wanted)
  const begun = candidates.filter((candidate) => name(candidate).toLowerCase().startsWith(wanted))
  const found = named.length === 1 ? named : begun
  const [only, ...more] = found
  if (only !== undefined && more.length === 0) return { value: only }
  if (more.length > 0) return { problem: `"${text}" is ambiguous: ${found.map(name).join(' or ')}.` }
  return { problem: `Unknown answer "${text}". Type help for commands.` }
}

/** The item that comes after those that are placed. */
export function nextItem({ ask, items }: Arrange, placed: readonly Scalar[]): Scalar {
  const item = items[placed.length]
  if (item === undefined) throw new RangeError(`All items of "${ask}" are placed.`)
  return item
}

/** An arrangement is asked for item by item: the question for the item after those that are placed. */
export function nextSpot(question: Arrange, placed: readonly Scalar[]): Choose {
  const { seat, ask, about } = question
  const item = nextItem(question, placed)
  return {
    kind: 'choose',
    seat,
    ask,
    about,
    candidates: question.spots(item),
    refuse: (spot) => question.clash(placed, item, spot),
  }
}
