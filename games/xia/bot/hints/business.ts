import { type Choose, optionsOf } from '@orrery/engine'
import { wordOf } from '../../codecs.ts'
import type { State } from '../../rules/state.ts'

/** Nothing is gained by laying the hold anew, or by selling what is fitted, for its own sake. */
const ORDER: readonly string[] = ['ship', 'fame', 'repair', 'buy', 'done']

/** Business by what it usually brings. */
export const businessHints = (_g: State, question: Choose): readonly string[] =>
  optionsOf(question)
    .map(String)
    .filter((option) => ORDER.includes(wordOf(option)))
    .sort((a, b) => ORDER.indexOf(wordOf(a)) - ORDER.indexOf(wordOf(b)))
