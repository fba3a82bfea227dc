import type { Formatter } from '@orrery/board'
import { useState } from 'react'
import type { View } from '../../view.ts'

/** The own ship was destroyed: that waits until its captain has read it, however fast the table goes on. */
export function Wreck({ view, say }: { readonly view: View; readonly say: Formatter }) {
  const own = view.seat === null ? undefined : view.vessels[view.seat]
  const gone = own !== undefined && own.ship !== '' && own.hex === null && view.phase !== 'over'
  const [read, setRead] = useState(true)
  const [was, setWas] = useState(false)
  if (was !== gone) {
    setWas(gone)
    if (gone) setRead(false)
  }
  if (read || own === undefined) return null
  return (
    <section className="xia-wreck" aria-label={say.text('Your ship was destroyed.')}>
      <p>
        <b>{say.text('Your ship was destroyed.')}</b> {comeback(say, gone, own.skips)}
      </p>
      <button type="button" onClick={() => setRead(true)}>
        {say.text('Continue')}
      </button>
    </section>
  )
}

function comeback(say: Formatter, gone: boolean, skips: boolean): string {
  if (!gone) return say.text('You are back at a spawn point.')
  return skips
    ? say.text('You skip a turn, then come back at a spawn point.')
    : say.text('You come back at a spawn point when your next turn begins.')
}
