import { type Speaker, TIP_KINDS, type Tip } from '@orrery/engine'
import { hasCome, type Seen } from './moment.ts'
import { lessonText } from './said.ts'

/** What decides which tip is said. */
export interface Listener {
  /** The tips that were said before. */
  readonly heard: ReadonlySet<string>
  /** The lessons that were finished. */
  readonly learned: ReadonlySet<string>
  /** Others play as well: the coach explains rules, and gives no advice. */
  readonly isAmongPeople: boolean
  /** The content pack that is played with. */
  readonly pack: unknown
}

/**
 * The one tip for a question, if any: danger before rules before advice, and of equal ones the first in the game's list. What a sight tells
 * is what was told since the learner was asked before.
 */
export function tipFor<View>(
  tips: readonly Tip<View>[],
  sight: Seen<View>,
  before: Seen<View> | undefined,
  { heard, learned, isAmongPeople, pack }: Listener,
): Tip<View> | undefined {
  const content = (pack ?? {}) as object
  const fits = tips.filter(
    ({ id, kind, taughtIn = [], ...tip }) =>
      !heard.has(id) &&
      !taughtIn.some((lesson) => learned.has(lesson)) &&
      (kind === 'rule' || !isAmongPeople) &&
      hasCome(tip.when, sight, before, sight.told) &&
      (tip.if === undefined || tip.if(sight.view, sight.told, content).every(Boolean)),
  )
  return TIP_KINDS.flatMap((kind) => fits.filter((tip) => tip.kind === kind))[0]
}

/** A tip as it is said: with what can be seen when it is. */
export const tipText = <View>(
  tip: Tip<View>,
  { view, told }: Seen<View>,
  { text, messages, pack, reader }: TipTelling,
): string =>
  lessonText({ lesson: tip, messages, reader }, text, tip.figures?.(view, told, (pack ?? {}) as object) ?? {})

interface TipTelling {
  readonly text: string
  readonly messages: Speaker
  readonly pack: unknown
  readonly reader?: string | undefined
}
