import type { BoardModule, Sound, SoundBox } from '@orrery/board'
import { type Account, ruleOf } from '@orrery/engine'
import type { LogLine } from '@orrery/protocol'
import type { SessionState } from '../../connection/session.ts'

/** What there is to hear of a state of the table. */
export type Heard = Pick<SessionState, 'shown' | 'moment' | 'isAsked' | 'behind'>

interface SoundingTable {
  readonly face: Pick<BoardModule, 'sounds' | 'tune' | 'account'>
  /** Whether a line is about the viewer's own side: only then a loss is one. */
  isOwn(line: LogLine): boolean
  isBeat(line: LogLine): boolean
}

const soundOf = ({ sounds = {} }: SoundingTable['face'], what: string): Sound | undefined =>
  sounds[what] ?? sounds[ruleOf(what)]

/** The points that lines have brought to anybody. */
const gainedIn = (account: Account | undefined, lines: readonly LogLine[]): number =>
  Math.max(
    0,
    ...lines.flatMap((line, i) => account?.entries(line, lines.slice(0, i)).map(({ amount }) => amount) ?? []),
  )

/**
 * Lets a table sound: compares what is shown with what was shown before. A call to the turn when the viewer is asked after others, a call
 * for what others say and ask, and what is told; of what is hurried, the beats alone.
 */
export function soundsBetween(
  before: Heard | undefined,
  now: Heard,
  { face, isOwn, isBeat }: SoundingTable,
): readonly Parameters<SoundBox['play']>[] {
  const heard: Parameters<SoundBox['play']>[] = []
  if (before?.shown === undefined || now.shown === undefined) return heard
  const { viewer, talk, undo, status } = now.shown
  if (now.isAsked && !before.isAsked) heard.push(['turn'])
  const said = talk.at(-1)
  const isNew = said?.kind === 'chat' && said.seq > (before.shown.talk.at(-1)?.seq ?? -1)
  const request = undo.request && undo.request.id !== before.shown.undo.request?.id ? undo.request : undefined
  if ((isNew && said.by !== viewer) || (typeof viewer === 'number' && request?.pending.includes(viewer)))
    heard.push(['talk'])
  if (status.state === 'over' && before.shown.status.state !== 'over') heard.push(['end', face])
  if (now.moment === before.moment) return heard
  const told = now.behind > 0 ? now.moment.filter(isBeat) : now.moment
  const sounds = told.flatMap((line) => {
    const sound = soundOf(face, line.what)
    return sound === 'loss' && !isOwn(line) ? 'clash' : (sound ?? [])
  })
  for (const sound of new Set(sounds)) heard.push([sound])
  const points = gainedIn(face.account, told)
  if (points > 0) heard.push(['gain', { points }])
  return heard
}
