import { sidesIn } from '@orrery/engine'
import { useEffect, useRef } from 'react'
import { soundBox } from '../../sound/sound-box.ts'
import { useTable } from '../state/context.ts'
import { type Heard, soundsBetween } from './table-sounds.ts'

/** Lets the table sound, as its viewer wants it. Nothing is drawn for it. */
export function useSounds(): void {
  const { session, kit, say, decider } = useTable()
  const before = useRef<Heard>(undefined)
  useEffect(() => {
    const { messages } = kit.locale
    const own = kit.reader === undefined ? undefined : (messages.side?.(kit.reader) ?? kit.reader)
    const table = {
      face: kit.face,
      isOwn: (line: Parameters<typeof say.weight>[0]) => own !== undefined && sidesIn(messages, line).includes(own),
      isBeat: (line: Parameters<typeof say.weight>[0]) => say.weight(line) === 'beat',
    }
    const listen = () => {
      const now = session.state()
      for (const heard of soundsBetween(before.current, now, table)) soundBox.play(...heard)
      before.current = now
    }
    listen()
    return session.subscribe(listen)
  }, [session, kit, say])
  useEffect(() => {
    let wasBusy = false
    return decider.subscribe(() => {
      const { busy } = decider.snapshot()
      if (busy && !wasBusy) soundBox.play('choose')
      wasBusy = busy
    })
  }, [decider])
}
