import { type Formatter, HtmlTarget, Icon } from '@orrery/board'
import type { VesselView } from '../../view.ts'
import { content } from '../content.ts'
import { icons } from '../icons.ts'
import { Marker } from './outfit-piece.tsx'

interface SystemsProps {
  readonly vessel: VesselView
  readonly mine: boolean
  readonly say: Formatter
}

/** How much energy there is, of as much as there can be. */
export function Energy({ vessel: { ship, energy }, say }: Omit<SystemsProps, 'mine'>) {
  const most = content.ships[ship].energy
  return (
    <div className="xia-energy" role="img" aria-label={say.text('Energy {{n}} of {{most}}', { n: energy, most })}>
      <Icon path={icons['power-lightning']} size={16} />
      <b>{energy}</b>
      <span className="xia-meter">
        {Array.from({ length: most }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a meter has places, not things
          <i key={i} className={i < energy ? 'xia-full' : ''} />
        ))}
      </span>
    </div>
  )
}

/** Energy, the four markers and the impulse of a ship. */
export function Systems({ vessel, mine, say }: SystemsProps) {
  const ship = content.ships[vessel.ship]
  if (ship === undefined) return null
  const { armed, disarmed, used, impulse } = vessel
  return (
    <div className="xia-systems">
      <Energy vessel={vessel} say={say} />
      <div
        className="xia-markers"
        role="img"
        aria-label={say.text('Markers: {{armed}} armed, {{used}} used, {{disarmed}} disarmed', {
          armed,
          used: used.length,
          disarmed,
        })}
      >
        <Bay name={say.text('armed')} count={armed} className="xia-armed" />
        <Bay name={say.text('used')} count={used.length} className="xia-used" />
        <Bay name={say.text('disarmed')} count={disarmed} className="xia-disarmed" />
      </div>
      {mine ? (
        <HtmlTarget option="impulse" label={say.name('impulse', 'action')}>
          <Impulse ready={impulse} movement={ship.impulse} say={say} />
        </HtmlTarget>
      ) : (
        <Impulse ready={impulse} movement={ship.impulse} say={say} />
      )}
    </div>
  )
}

const Impulse = ({
  ready,
  movement,
  say,
}: {
  readonly ready: boolean
  readonly movement: number
  readonly say: Formatter
}) => (
  <div className={`xia-impulse lit ${ready ? '' : 'xia-spent'}`}>
    <Icon path={icons['jet-pack']} size={18} />
    <b>{movement}</b>
    <span>{ready ? say.text('impulse ready') : say.text('impulse used')}</span>
  </div>
)

interface BayProps {
  readonly name: string
  readonly count: number
  readonly className: string
}

const Bay = ({ name, count, className }: BayProps) => (
  <span className={`xia-bay ${className}`}>
    <span className="xia-bay-name">{name}</span>
    <span className="xia-bay-markers">
      <b>{count}</b>
      {Array.from({ length: count }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: markers are all alike
        <svg key={i} width="18" height="18" viewBox="-12 -12 24 24" aria-hidden="true">
          <Marker />
        </svg>
      ))}
    </span>
  </span>
)
