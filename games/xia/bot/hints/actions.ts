import { type Choose, optionsOf } from '@orrery/engine'
import { wordOf } from '../../codecs.ts'
import type { State } from '../../rules/state.ts'

/** What is usually done first, if it can be done at all. To give something away is never worth a thought, nor is anything that is not listed. */
const ORDER: readonly string[] = [
  'token',
  'deliver',
  'sell',
  'mission',
  'draw',
  'collect',
  'buy',
  'attack',
  'rescue',
  'salvage',
  'harvest',
  'mine',
  'gather',
  'impulse',
  'fly',
  'ability',
  'scan',
  'end',
  'jettison',
]

/** Actions by what they usually bring. Cubes are thrown away only where others could be sold. */
export function actionHints(_g: State, question: Choose): readonly string[] {
  const options = optionsOf(question).map(String)
  const sells = options.includes('sell')
  return options
    .filter((option) => ORDER.includes(wordOf(option)) && (sells || option !== 'jettison'))
    .sort((a, b) => ORDER.indexOf(wordOf(a)) - ORDER.indexOf(wordOf(b)))
}
