import { type Act, anyAnswer, type BaseState, Dice, type Game, type Lesson } from '@orrery/engine'
import { type Coaching, WHOLE } from './coach.ts'
import { Play } from './play.ts'
import { said, type Telling } from './said.ts'

/** So many answers somebody gives who pays no attention. */
const ANSWERS = 25
/** One out of so many misses is left at that; after the others the step begins again. */
const LEFT_AT_THAT = 3
/** One out of so many steps begins again although nothing was missed. */
const RESTLESS = 6

/**
 * Plays lessons by chance, as somebody would who does not listen. Whatever they answer, the coach must know what to say and not say it
 * twice, the others must know their lines, steps must come in their order, and *Again* must lead exactly to where the step began.
 */
export const wander = <S extends BaseState, View>(
  game: Game<S, View>,
  { acts }: Lesson<View>,
  telling: Telling,
  strolls: number,
): string[] =>
  acts.flatMap((act) =>
    Array.from({ length: strolls }, (_, i) => {
      const stroll = new Stroll(game, act, telling, `${act.scene} ${i}`)
      const problem = stroll.problem()
      return problem === undefined ? [] : [`${act.scene}, stroll ${i}, ${stroll.way}: ${problem}`]
    }).flat(),
  )

class Stroll<S extends BaseState, View> {
  readonly #dice: Dice
  readonly #telling: Telling
  readonly #open: () => Play<S, View>
  #play: Play<S, View> | undefined
  /** By step: what could be seen when it began. */
  readonly #began = new Map<string, string>()
  #place = -1

  constructor(game: Game<S, View>, act: Act<View>, telling: Telling, seed: string) {
    this.#dice = new Dice(seed)
    this.#telling = telling
    this.#open = () => new Play(game, act)
  }

  /** What was answered. */
  get way(): string {
    return JSON.stringify(this.#play?.answers ?? [])
  }

  problem(): string | undefined {
    try {
      this.#play = this.#open()
      return this.#stroll(this.#play)
    } catch (error) {
      return error instanceof Error ? error.message : String(error)
    }
  }

  #stroll(play: Play<S, View>): string | undefined {
    for (let i = 0; i < ANSWERS; i++) {
      const { coaching } = play
      const heard = this.#listen(coaching)
      if (heard !== undefined) return heard
      if (coaching.stands === 'over' || play.match.over) return undefined
      if (coaching.stands === 'missed' && this.#dice.below(LEFT_AT_THAT) === 0) {
        play.waive(coaching.step?.id ?? WHOLE)
        continue
      }
      if (coaching.stands === 'missed' || this.#isRestless(play, coaching)) {
        const lost = this.#goBack(play, coaching)
        if (lost !== undefined) return lost
        continue
      }
      const { question } = play
      if (question === undefined) return 'the learner is asked nothing'
      const rejection = play.answer(anyAnswer(question, this.#dice))
      if (rejection) return rejection.text
    }
    return undefined
  }

  /** What is wrong with what the coach says now. */
  #listen({ place, ...coaching }: Coaching<View>): string | undefined {
    const { texts, reply, hints } = said(this.#telling, { place, ...coaching })
    const lines = [...texts, ...(reply === undefined ? [] : [reply])]
    const spoken = new Set(lines)
    const back = place < this.#place
    this.#place = place
    if (back) return 'a step opens that was over'
    if (spoken.size < lines.length) return `says twice: ${lines.join(' ')}`
    return new Set(hints).size < hints.length ? `gives the same hint twice: ${hints.join(' ')}` : undefined
  }

  #isRestless(play: Play<S, View>, { step }: Coaching<View>): boolean {
    const id = step?.id ?? WHOLE
    if (!this.#began.has(id)) this.#began.set(id, this.#sight(play))
    return this.#dice.below(RESTLESS) === 0
  }

  /** Back to where the step began. */
  #goBack(play: Play<S, View>, { step }: Coaching<View>): string | undefined {
    play.again()
    this.#place = -1
    const began = step && this.#began.get(step.id)
    // What comes after it may begin otherwise this time.
    this.#began.clear()
    if (step === undefined) return undefined
    if (began !== this.#sight(play)) return `does not come back to where "${step.id}" began`
    this.#began.set(step.id, began)
    const again = play.coaching.step?.id
    return again === step.id ? undefined : `comes back to "${again}", not to "${step.id}"`
  }

  #sight({ match, act, question }: Play<S, View>): string {
    return JSON.stringify([match.view(act.me), question?.ask])
  }
}
