import { type Formatter, HtmlTarget, Icon } from '@orrery/board'
import type { VesselView } from '../../view.ts'
import { content } from '../content.ts'
import { icons } from '../icons.ts'
import { mark } from '../landmarks.ts'
import { Purse, statesOf } from './mat.tsx'
import { Energy } from './systems.tsx'

interface StatusProps {
  readonly vessel: VesselView
  readonly say: Formatter
}

/** The figures of the viewer's ship in rows: energy, markers and impulse, purse, what holds it back. */
export function OwnStatus({ vessel, say }: StatusProps) {
  return (
    <div className="xia-own-status">
      {vessel.ship === '' ? (
        <div className="xia-own-systems" />
      ) : (
        <div className="xia-own-systems" {...mark('systems')}>
          <Energy vessel={vessel} say={say} />
          <MarkersAndImpulse vessel={vessel} say={say} />
        </div>
      )}
      <div className="xia-own-purse" {...mark('purse')}>
        <Purse vessel={vessel} mine say={say} />
        <FirstStates states={statesOf(vessel, say)} />
      </div>
    </div>
  )
}

function MarkersAndImpulse({ vessel: { ship, armed, used, disarmed, impulse }, say }: StatusProps) {
  const counts = [
    ['armed', armed, say.text('armed')],
    ['used', used.length, say.text('used')],
    ['disarmed', disarmed, say.text('disarmed')],
  ] as const
  const movement = content.ships[ship].impulse
  const ready = impulse ? say.text('impulse ready') : say.text('impulse used')
  return (
    <div className="xia-own-row">
      {counts.map(([kind, count, name]) => (
        <span key={kind} className={`xia-own-marker xia-own-${kind}`} title={`${name}: ${count}`}>
          <svg width="18" height="18" viewBox="-12 -12 24 24" aria-hidden="true">
            <circle r="10.5" />
            <path d="M2-7L-5 1H-1L-2 7L5-1H1Z" />
          </svg>
          <span className="unseen">{name} </span>
          <b>{count}</b>
        </span>
      ))}
      <HtmlTarget option="impulse" label={say.name('impulse', 'action')}>
        <span className={`xia-own-impulse lit ${impulse ? '' : 'xia-spent'}`} title={ready}>
          <Icon path={icons['jet-pack']} size={16} />
          <b>{movement}</b>
          <span className="unseen"> {ready}</span>
        </span>
      </HtmlTarget>
    </div>
  )
}

/** As many as there is room for; the mat has all of them. */
const MOST_STATES = 1

function FirstStates({ states }: { readonly states: readonly string[] }) {
  const shown = states.slice(0, MOST_STATES)
  const rest = states.slice(MOST_STATES)
  return (
    <ul className="xia-states">
      {shown.map((state) => (
        <li key={state}>{state}</li>
      ))}
      {rest.length > 0 && <li title={rest.join(', ')}>+{rest.length}</li>}
    </ul>
  )
}
