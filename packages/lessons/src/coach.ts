import { type Act, type Data, type Goal, isAlike, type Reply, type Step, type Told, type Value } from '@orrery/engine'
import { hasCome, type Sight } from './moment.ts'

/** Where somebody stands in an act. It follows from what they saw and nothing else, so that it survives undo, leaving and coming back. */
export interface Coaching<View = unknown> {
  /** The step that speaks: the last one that opened. */
  readonly step: Step<View> | undefined
  /** What was opened with it to be read first. */
  readonly first: readonly Step<View>[]
  /** The place of the step among those of the act; -1 before the first. */
  readonly place: number
  /** How many decisions had been made when it opened: *Again* goes back there. */
  readonly since: number
  /** What is reached of its goal, part by part. */
  readonly parts: readonly boolean[]
  /** `open`: it waits for an answer. `missed`: what it wanted was not reached. `done`: the next one may open. `over`: the act has ended. */
  readonly stands: 'open' | 'missed' | 'done' | 'over'
  /** What is said to the last answer. */
  readonly reply: Reply<View> | undefined
  /** The step that the reply belongs to: after a right answer the next one may speak already. */
  readonly replyOf: string | undefined
  /** Everything told since the act began, as goals and figures read it. */
  readonly told: readonly Told[]
  /** The numbers of the steps' texts, by step, as they were when it opened; a text does not change while somebody reads it. */
  readonly figures: { readonly [step: string]: Data }
  /** The numbers of the reply: those of the step as they are now. */
  readonly came: Data
}

/** What is known of an act beside what the learner sees. */
interface Course<View> {
  readonly act: Act<View>
  /** Steps that were missed and are left at that, by id: they are passed over. */
  readonly waived: ReadonlySet<string>
  /** The content pack that is played with: texts mention its numbers. */
  readonly pack: unknown
}

/** Goes through an act sight by sight. */
export function coach<View>(course: Course<View>, sights: readonly Sight<View>[]): Coaching<View> {
  let now: Coaching<View> = {
    step: undefined,
    first: [],
    place: -1,
    since: 0,
    parts: [],
    stands: 'done',
    reply: undefined,
    replyOf: undefined,
    told: [],
    figures: {},
    came: {},
  }
  for (const [i, sight] of sights.entries()) {
    now = follow(course, { ...now, told: [...now.told, ...sight.told] }, sight, sights[i - 1])
    if (now.stands === 'missed' || now.stands === 'over') return now
  }
  return now
}

function follow<View>(
  course: Course<View>,
  from: Coaching<View>,
  sight: Sight<View>,
  before: Sight<View> | undefined,
): Coaching<View> {
  const { act, waived } = course
  let now: Coaching<View> = { ...from, came: figuresOf(course, from.step, sight, from.told) }
  if (now.stands === 'open' && now.step) now = { ...judge(now.step, waived, now, sight, before), replyOf: now.step.id }
  if (now.stands === 'missed') return now
  // Several may open at once: what is only read comes before the question that came with it.
  for (let first: readonly Step<View>[] = []; ; ) {
    const next: Step<View> | undefined = act.steps[now.place + 1]
    const waits = now.stands === 'open' && now.step?.wants !== 'read'
    if (waits || next === undefined || !hasCome(next.opens, sight, before, now.told)) break
    if (now.stands === 'open' && now.step && now.since === sight.at) first = [...first, now.step]
    const parts = partsOf(next, sight, now.told)
    // What somebody has reached by themselves they are not asked for.
    if (parts.length > 0 && parts.every(Boolean)) {
      now = { ...now, place: now.place + 1 }
      continue
    }
    const figures = { ...now.figures, [next.id]: figuresOf(course, next, sight, now.told) }
    now = { ...now, step: next, first, place: now.place + 1, since: sight.at, stands: 'open', parts, figures }
  }
  return before !== undefined && hasCome(act.ends, sight, before, now.told) ? conclude(act, waived, now, sight) : now
}

/** What has become of the step that is open. */
function judge<View>(
  step: Step<View>,
  waived: ReadonlySet<string>,
  now: Coaching<View>,
  sight: Sight<View>,
  before: Sight<View> | undefined,
): Coaching<View> {
  const { wants } = step
  const { answered } = sight
  const said = replyTo(step, answered?.value, sight, now.told)
  if (wants === 'read') return answered ? { ...now, stands: 'done', reply: said } : now
  if ('answers' in wants) {
    if (!answered) return now
    const wanted = wants.answers.some((one) => isAlike(one, answered.value)) || said?.kind === true
    return { ...now, stands: wanted || waived.has(step.id) ? 'done' : 'missed', reply: said }
  }
  const parts = wants.goal(sight.view, now.told)
  if (parts.every(Boolean)) return { ...now, parts, stands: 'done', reply: said?.kind ? said : undefined }
  if (!hasCome(wants.by, sight, before, now.told)) return { ...now, parts, reply: said?.kind ? said : undefined }
  return { ...now, parts, reply: said, stands: waived.has(step.id) ? 'done' : 'missed' }
}

function conclude<View>(
  { goal }: Act<View>,
  waived: ReadonlySet<string>,
  now: Coaching<View>,
  { view }: Sight<View>,
): Coaching<View> {
  const parts = goal ? goal(view, now.told) : now.parts
  // Who has left a miss at that is not told of it again.
  const reached = goal === undefined || parts.every(Boolean) || waived.size > 0
  // Who missed the whole act begins it again.
  return reached ? { ...now, stands: 'over' } : { ...now, parts, stands: 'missed', since: 0, step: undefined }
}

/** The whole act, among the steps that are waived. */
export const WHOLE = ''

const partsOf = <View>({ wants }: Step<View>, { view }: Sight<View>, told: readonly Told[]): readonly boolean[] =>
  wants !== 'read' && 'goal' in wants ? wants.goal(view, told) : []

function figuresOf<View>(
  { act, pack }: Course<View>,
  step: Step<View> | undefined,
  { view }: Sight<View>,
  told: readonly Told[],
): Data {
  const content = (pack ?? {}) as object
  return { ...act.figures?.(view, told, content), ...step?.figures?.(view, told, content) }
}

function replyTo<View>(
  { replies = [] }: Step<View>,
  value: Value | undefined,
  { view }: Sight<View>,
  told: readonly Told[],
): Reply<View> | undefined {
  return replies.find(({ to }) => {
    if ('came' in to) return isReached(to.came, view, told)
    return value !== undefined && !('refused' in to) && to.some((one) => isAlike(one, value))
  })
}

const isReached = <View>(goal: Goal<View>, view: View, told: readonly Told[]): boolean =>
  goal(view, told).every(Boolean)

/** What a step adds to a refusal of the table's, if anything. */
export const replyToRefusal = <View>({ replies = [] }: Step<View>, rule: string): Reply<View> | undefined =>
  replies.find(({ to }) => 'refused' in to && to.refused.includes(rule))
