import { SoundBox } from '@orrery/board'
import { settings } from '../settings/settings.ts'

/** What this page sounds with. */
export const soundBox = new SoundBox({
  level: () => (settings().muted ? 'off' : settings().sound),
  volume: () => settings().volume / 100,
  isHidden: () => document.hidden,
  now: () => performance.now(),
  open: () => new AudioContext(),
})

/** Browsers let nothing sound before somebody has pressed something. */
const pressed = () => {
  soundBox.unlock()
  for (const kind of GESTURES) removeEventListener(kind, pressed, true)
}
const GESTURES = ['pointerdown', 'keydown'] as const
for (const kind of GESTURES) addEventListener(kind, pressed, true)
