import { headingOf, type Messages, messageText, weightOf } from '@orrery/engine'
import type { LogLine } from '@orrery/protocol'
import type { Moment, Pacing } from '../../../connection/playback.ts'
import { settings } from '../../../settings/settings.ts'

/** Milliseconds that what others do is looked at, by how much it matters and the pace that the viewer has chosen. */
const PAUSES = {
  wait: { step: 600, beat: 1600 },
  one: { step: 600, beat: 1600 },
  quick: { step: 160, beat: 600 },
  once: { step: 0, beat: 0 },
} as const
/** So many that wait double the speed of steps. Beats are never hurried. */
const PATIENCE = 5

/**
 * What is told, in moments: each ends with a beat, or where a turn or a round begins. Of the viewer's own decision is what comes before the
 * next heading.
 */
export function momentsOf(messages: Messages, lines: readonly LogLine[], isOwn: boolean): readonly Moment[] {
  const moments: Moment[] = []
  let part: LogLine[] = []
  let own = isOwn
  const end = (isBeat: boolean) => {
    const [first] = part
    if (first) moments.push({ lines: part, opens: headingOf(messages, first.what) !== undefined, isBeat, isOwn: own })
    part = []
  }
  for (const line of lines) {
    const { what, data } = line
    if (messageText(messages, 'log', what, data) === '') continue
    if (headingOf(messages, what) !== undefined) {
      end(false)
      own = false
    }
    part.push(line)
    if (weightOf(messages, what) === 'beat') end(true)
  }
  end(false)
  return moments
}

/** The pace of whoever looks at a game. */
export const pacingOf = (messages: Messages): Pacing => ({
  moments(lines, isOwn) {
    if (settings().pace === 'once') return [{ lines, opens: false, isBeat: false, isOwn }]
    return momentsOf(messages, lines, isOwn)
  },
  pause({ lines, isBeat }, behind) {
    const { step, beat } = PAUSES[settings().pace]
    if (isBeat) return beat
    const isShown = lines.some(({ what }) => weightOf(messages, what) !== 'note')
    return isShown ? step / (1 + behind / PATIENCE) : 0
  },
  waits: () => settings().pace === 'wait',
})
