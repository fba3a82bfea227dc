import { progress, type Slice } from './report.ts'
import { Subject } from './subjects.ts'

const ROUNDS = 7

/** Something that a measured process does again and again. */
interface Task {
  readonly subject: string
  readonly work: string
  readonly milliseconds: number
}

export const tasks = (subject: string, works: readonly string[], milliseconds: number): Task[] =>
  works.map((work) => ({ subject, work, milliseconds }))

/** What the rounds gave of some work on a subject. */
export type Slices = (subject: string, work: string) => readonly Slice[]

/** Every task once in every round, after a warm-up of its own. */
export async function measureAll(all: readonly Task[], warmUp: number): Promise<Slices> {
  const subjects = new Map<string, Subject>()
  const slices = new Map<string, Slice[]>(all.map(({ subject, work }) => [`${subject} ${work}`, []]))
  const steps = all.length * (ROUNDS + 1)
  let step = 0
  try {
    for (let round = 0; round <= ROUNDS; round++)
      for (const { subject, work, milliseconds } of all) {
        progress(step++, steps, `${subject}: ${work}`)
        if (!subjects.has(subject)) subjects.set(subject, await Subject.start(subject))
        const slice = await subjects.get(subject)?.measure(work, round === 0 ? warmUp : milliseconds)
        if (slice && round > 0) slices.get(`${subject} ${work}`)?.push(slice)
      }
  } finally {
    progress(steps, steps, '')
    for (const subject of subjects.values()) subject.stop()
  }
  return (subject, work) => slices.get(`${subject} ${work}`) ?? []
}
