import { BadInput, type BaseState, type Decision, type Game, type Lesson, type Seat, type Value } from '@orrery/engine'
import { Play, playOf } from '@orrery/lessons'
import type { SeatPlan } from '@orrery/protocol'
import type { Deciders } from './bot-pool.ts'
import { headerFor, journalOf, newId } from './journals.ts'
import { keepInMemory, type MatchRecord } from './keeper.ts'
import { LocalMatchHost } from './local-match-host.ts'
import { type LessonPlan, SCRIPT } from './messages.ts'

interface LessonTableDeps {
  readonly loadGame: (id: string) => Promise<Game>
  readonly loadLessons: (id: string) => Promise<readonly Lesson[]>
  readonly now: () => number
}

/**
 * Opens a table for an act of a lesson, where the learner has come to: a match like any other, which nobody keeps and in which the others
 * follow the script.
 */
export async function openLessonTable(
  { game: id, lesson: wanted, act: place, answers, names }: LessonPlan,
  { loadGame, loadLessons, now }: LessonTableDeps,
): Promise<{ readonly id: string; readonly host: LocalMatchHost }> {
  const game = await loadGame(id)
  const act = (await loadLessons(id)).find((lesson) => lesson.id === wanted)?.acts[place]
  if (act === undefined) throw new BadInput('This lesson is not here any more.')
  const play = playedTo(game, act, answers)
  const { header, decisions } = play.match
  const plan = Array.from({ length: header.seats }, (_, seat): SeatPlan => {
    const name = names[seat] ?? ''
    return seat === act.me ? { kind: 'person', name } : { kind: 'bot', name, bot: SCRIPT }
  })
  const record: MatchRecord = {
    id: newId(),
    origin: 'practice',
    header: headerFor(header, plan, now()),
    updated: now(),
    decisions: decisions.length,
    waiting: [],
  }
  const keeper = keepInMemory()
  await keeper.create(record, journalOf(game, header, decisions, now()).entries)
  const script = (made: readonly Decision[]): Decision | undefined =>
    playOf(game, act, made).match.decisions[made.length]
  let answering = Promise.resolve()
  const host = await LocalMatchHost.open(game, record, {
    keeper,
    now,
    bots: scripted(script),
    stored: () => {
      answering = answering.then(() => answerForLearner(host, act.me, script))
    },
  })
  return { id: record.id, host }
}

/** An act with these answers given; from its beginning when it does not take them any more. */
function playedTo(game: Game, act: Lesson['acts'][number], answers: readonly Value[]): Play<BaseState> {
  const play = new Play(game, act)
  for (const answer of answers) if (play.answer(answer)) return new Play(game, act)
  return play
}

/** Bots that say what the script does. When the act is over, nobody moves any more. */
const scripted = (script: (made: readonly Decision[]) => Decision | undefined): Deciders => ({
  decide(_, { seat, decisions }) {
    const next = script(decisions)
    return next?.seat === seat ? Promise.resolve({ value: next.value }) : new Promise(() => {})
  },
})

/** Gives the answers that the script has for the learner. */
async function answerForLearner(
  host: LocalMatchHost,
  me: Seat,
  script: (made: readonly Decision[]) => Decision | undefined,
): Promise<void> {
  const next = script(await host.decisions())
  if (next?.seat === me) await host.answerFor(me, next.value)
}
