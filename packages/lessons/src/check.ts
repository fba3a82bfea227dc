import type { Act, BaseState, Game, Lesson, Value, Way } from '@orrery/engine'
import { replyToRefusal } from './coach.ts'
import { Play } from './play.ts'

/** What playing all ways of some lessons has tried, and what did not hold. */
export interface Checked {
  readonly lessons: number
  readonly steps: number
  readonly answers: number
  readonly problems: readonly string[]
}

/** Plays every way of every act: the right ones, the other accepted ones, and the listed wrong answers. */
export function checkLessons<S extends BaseState, View>(
  game: Game<S, View>,
  lessons: readonly Lesson<View>[],
): Checked {
  const problems: string[] = []
  let steps = 0
  let answers = 0
  for (const { id, acts } of lessons)
    for (const [i, act] of acts.entries()) {
      const where = acts.length === 1 ? id : `${id}, act ${i + 1}`
      steps += act.steps.length
      answers += act.ways.reduce((sum, way) => sum + way.answers.length, 0)
      problems.push(...problemsOf(game, act).map((problem) => `${where}: ${problem}`))
    }
  return { lessons: lessons.length, steps, answers, problems }
}

function problemsOf<S extends BaseState, View>(game: Game<S, View>, act: Act<View>): string[] {
  const opened = new Set<string>()
  const problems = act.ways.flatMap((way) => {
    try {
      const problem = problemOf(game, act, way, opened)
      return problem === undefined ? [] : [`${JSON.stringify(way.answers)} ${problem}`]
    } catch (error) {
      return [`${JSON.stringify(way.answers)} fails: ${error instanceof Error ? error.message : String(error)}`]
    }
  })
  if (!act.ways.some(({ leads }) => leads === 'done')) problems.push('no way leads to its end')
  for (const { id } of act.steps) if (!opened.has(id)) problems.push(`no way opens step "${id}"`)
  for (const step of act.steps)
    for (const reply of step.replies ?? [])
      if (!reply.kind && !act.ways.some(({ leads }) => leads !== 'done' && leads.says === reply.id))
        problems.push(`no way is answered by "${reply.id}" of step "${step.id}"`)
  return problems
}

/** Plays one way; says what is not as it tells. */
function problemOf<S extends BaseState, View>(
  game: Game<S, View>,
  act: Act<View>,
  { answers, leads }: Way,
  opened: Set<string>,
): string | undefined {
  const play = new Play(game, act)
  const note = () => {
    for (const step of act.steps.slice(0, play.coaching.place + 1)) opened.add(step.id)
  }
  note()
  const last = answers.length - 1
  for (const [i, value] of answers.entries()) {
    const { coaching } = play
    if (coaching.stands === 'missed') return `misses "${coaching.step?.id ?? 'the act'}" before its answer ${i + 1}`
    if (coaching.stands === 'over') return `is over before its answer ${i + 1}`
    const rejection = play.answer(value)
    note()
    if (rejection === undefined) continue
    if (i < last || leads === 'done' || !('refusedBy' in leads))
      return `is refused at ${shown(value)}: ${rejection.text}`
    return refusedOtherwise(
      leads,
      'refusal' in rejection ? rejection.refusal.rule : rejection.reason,
      coaching.step && replyToRefusal(coaching.step, leads.refusedBy)?.id,
    )
  }
  const { stands, step, reply } = play.coaching
  if (leads === 'done')
    return stands === 'over' ? undefined : `ends with "${step?.id ?? 'the act'}" ${stands}, not over`
  if ('refusedBy' in leads) return `is not refused by ${leads.refusedBy}`
  if (stands !== 'missed') return `does not miss "${leads.misses}": ${step?.id ?? 'the act'} stands ${stands}`
  if ((step?.id ?? '') !== leads.misses) return `misses "${step?.id ?? 'the act'}", not "${leads.misses}"`
  return leads.says === reply?.id ? undefined : `is answered by "${reply?.id}", not by "${leads.says}"`
}

function refusedOtherwise(
  { refusedBy, says }: { readonly refusedBy: string; readonly says?: string },
  rule: string,
  reply: string | undefined,
): string | undefined {
  if (rule !== refusedBy) return `is refused by ${rule}, not by ${refusedBy}`
  return says === reply ? undefined : `is answered by "${reply}", not by "${says}"`
}

const shown = (value: Value): string => JSON.stringify(value)
