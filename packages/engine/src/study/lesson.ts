import type { Seat } from '../state.ts'
import type { Data, Value } from '../values/value.ts'
import type { Told } from '../words/messages.ts'

/**
 * A lesson: one to three short positions in which somebody learns by deciding. Everything it says stands in `words/<lang>/lessons.ts`, by
 * the ids of lesson, step and reply. `@orrery/lessons` plays it: in tests, at the command line and under the table.
 */
export interface Lesson<View = unknown> {
  readonly id: string
  readonly minutes: 2 | 3 | 4
  /** The chapters of the rulebook that it is about. */
  readonly chapters: readonly string[]
  readonly acts: readonly Act<View>[]
  /** Cards, places and units that its texts mention, by the keys they use. */
  readonly names?: { readonly [key: string]: string }
  /** Two to four rules that are known afterwards, by their ids. */
  readonly recap: readonly string[]
}

/** A position and what is done in it. */
export interface Act<View = unknown> {
  /** The position, by its name among the game's scenes. */
  readonly scene: string
  /** What is dealt and rolled follows from it. */
  readonly seed: string
  /** The learner's seat. */
  readonly me: Seat
  /** What the others answer, by what they are asked: one after the other. What is not listed is answered as for somebody who has gone. */
  readonly others?: Script
  /** What the learner is asked beside the point, and is answered for them. */
  readonly silent?: Script
  readonly steps: readonly Step<View>[]
  /** What is to be reached in the whole act, looked at when it ends. */
  readonly goal?: Goal<View>
  /** After this the act is over, whatever is asked next. */
  readonly ends: Moment<View>
  /** What the texts of all its steps mention beside `names`, numbers above all: from the content pack, and from what can be seen and was told. */
  figures?(view: View, told: readonly Told[], pack: object): Data
  /** How the tests play it. */
  readonly ways: readonly Way[]
}

/** Answers by what is asked, in their order. */
export type Script = { readonly [ask: string]: readonly Value[] }

/**
 * When something begins or ends: at once; when the learner is asked one of these; when the log tells of one of these; when the learner was
 * asked one of these and is not any more; when something can be seen. Never by counting questions: those without a choice are not asked.
 */
export type Moment<View = unknown> =
  | 'start'
  | { readonly asks: readonly string[] }
  | { readonly tells: readonly string[] }
  | { readonly leaves: readonly string[] }
  | { readonly sees: Goal<View> }

/** Something to be reached, as its parts: each says whether it is. It sees what the learner sees, and nothing else. */
export type Goal<View> = (view: View, told: readonly Told[]) => readonly boolean[]

export interface Step<View = unknown> {
  readonly id: string
  readonly opens: Moment<View>
  /** What it speaks of, in the order of the numbers on the flags: landmarks of the board, or options. */
  readonly points: readonly Pointer[]
  readonly wants: Want<View>
  /** What other answers teach; the first that fits is said. */
  readonly replies?: readonly Reply<View>[]
  /** The rules behind it, by their ids. */
  readonly cites: readonly string[]
  /** What its texts mention beside what those of the act do. */
  figures?(view: View, told: readonly Told[], pack: object): Data
}

export type Pointer = { readonly landmark: string } | { readonly option: Value }

/** To be read; one of several answers; or something that is reached by a moment. A text to be read closes with the next answer. */
export type Want<View> =
  | 'read'
  | { readonly answers: readonly Value[] }
  | { readonly goal: Goal<View>; readonly by: Moment<View> }

/**
 * What is said to an answer. `to`: this answer, or one that these rules refuse, or what has come of it. It belongs to a miss, unless it is
 * `kind`: then the answer was right as well.
 */
export interface Reply<View = unknown> {
  readonly id: string
  readonly to: readonly Value[] | { readonly refused: readonly string[] } | { readonly came: Goal<View> }
  readonly kind?: true
}

/** The learner's answers from the beginning of an act, and what comes of the last one. */
export interface Way {
  readonly answers: readonly Value[]
  /** `done`: the act ends with its goals reached. Else the last answer misses a step, or a rule refuses it. `says`: the reply to it. */
  readonly leads:
    | 'done'
    | { readonly misses: string; readonly says?: string }
    | { readonly refusedBy: string; readonly says?: string }
}

/**
 * What a lesson says, in a language, under the lesson's id. Numbers are never written out: `figures` give them, for a text as its
 * step opens, for a reply as it is given.
 */
export interface LessonWords {
  readonly title: string
  /** By step: its text, the hints after the first and the second miss, and its replies. */
  readonly steps: {
    readonly [step: string]: {
      readonly text: string
      readonly hints?: readonly string[]
      readonly replies?: { readonly [reply: string]: string }
    }
  }
  /** When the whole act missed its goal. */
  readonly missed?: string
}
