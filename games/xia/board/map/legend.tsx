import { DrawnIcon, type Formatter } from '@orrery/board'
import type { ReactNode } from 'react'
import { content } from '../content.ts'
import { figure, percent } from '../figures.ts'
import { icons } from '../icons.ts'
import { hullOf } from '../ships/silhouettes.ts'
import { NPC_ICONS } from './craft.tsx'
import { borderText } from './place-text.ts'
import { DRAWN_BORDERS, type DrawnBorder, markText } from './sectors/border-marks.ts'
import { SpecialMark, TokenMark } from './sectors/special-mark.tsx'

/** What the lines and signs of the map mean. */
export function Legend({ say }: { readonly say: Formatter }) {
  return (
    <section className="xia-legend" aria-label={say.text('Key to the map')}>
      <h3>{say.text('Borders')}</h3>
      <dl>
        {DRAWN_BORDERS.map((border) => (
          <Row key={border} name={borderText(say, border)} text={ruleText(say, border)}>
            <svg viewBox="14 -20 26 40" width="26" height="40" aria-hidden="true">
              <path className={`xia-border xia-border-${border}`} d={markText({ x: 0, y: 0 }, 0, border)} />
            </svg>
          </Row>
        ))}
      </dl>
      <h3>{say.text('Spaces')}</h3>
      <dl>
        <Row name={say.text('spawn point')} text={say.text('Ships start and come back here.')}>
          <Sign kind="spawn" />
        </Row>
        <Row name={say.text('mission point')} text={say.text('Draw missions, complete objectives, deliver.')}>
          <Sign kind="mission" />
        </Row>
        <Row name={say.text('exploration token')} text={say.text('Fame, credits, or a dud.')}>
          <Drawn>
            <TokenMark x={0} y={0} />
          </Drawn>
        </Row>
        <Row name={say.text('market')} text={say.text('Buy 2 cargo of this color, or sell it.')}>
          <Sign kind="buy" />
        </Row>
        <Row name={say.text('mining, salvage, harvest')} text={say.text('Mine, salvage, or harvest 1 cargo.')}>
          <Sign kind="mine" />
        </Row>
      </dl>
      <h3>{say.text('Ships')}</h3>
      <dl>
        {Object.values(content.npcs).map(({ id, movement, toKill }) => (
          <Row
            key={id}
            name={say.name(id)}
            text={say.text('Moves {{movement}}. {{toKill}} damage destroys it.', { movement, toKill })}
          >
            <Drawn>
              <path className={`xia-hull xia-hull-${id}`} d={hullOf(id)} />
              <DrawnIcon path={NPC_ICONS[id]} size={18} x={14} y={14} />
            </Drawn>
          </Row>
        ))}
        <Row name={say.text('Outlaw')} text={say.text('A ship with a bounty, in thousands.')}>
          <Drawn>
            <DrawnIcon path={icons['death-skull']} size={30} />
          </Drawn>
        </Row>
      </dl>
    </section>
  )
}

const Drawn = ({ children }: { readonly children: ReactNode }) => (
  <svg viewBox="-24 -24 48 48" width="34" height="34" aria-hidden="true">
    {children}
  </svg>
)

const Sign = ({ kind }: { readonly kind: 'spawn' | 'mission' | 'buy' | 'mine' }) => (
  <Drawn>
    <SpecialMark kind={kind} x={0} y={0} cargo={kind === 'buy' ? 'holo' : kind === 'mine' ? 'terra' : ''} number={7} />
  </Drawn>
)

const Row = ({
  name,
  text,
  children,
}: {
  readonly name: string
  readonly text: string
  readonly children: ReactNode
}) => (
  <div className="xia-legend-row">
    <dt>
      {children}
      <span>{name}</span>
    </dt>
    <dd>{text}</dd>
  </div>
)

const SIDES = 20

function ruleText(say: Formatter, border: DrawnBorder): string {
  const { hazardFails, debrisFails, undetected, shieldBounty, entranceBounty } = content.constants
  const p = percent(hazardFails / SIDES)
  switch (border) {
    case 'star':
      return say.text('Destroys every ship that enters.')
    case 'debris':
      return say.text('Entering: {{p}} risk of destruction.', { p: percent(debrisFails / SIDES) })
    case 'asteroid':
      return say.text('Entering: {{p}} risk of 1–{{n}} damage.', { p, n: hazardFails })
    case 'nebula':
      return say.text('Entering: {{p}} risk of losing 1–{{n}} energy.', { p, n: hazardFails })
    case 'shield':
      return say.text(
        'In or out: {{p}} risk to bounce off with 1–{{n}} damage, {{q}} risk of a bounty of {{bounty}} on you.',
        {
          p,
          n: hazardFails,
          q: percent((undetected - 1 - hazardFails) / SIDES),
          bounty: figure(say, shieldBounty),
        },
      )
    case 'entrance':
      return say.text('Lawful: closed to Outlaws. Outlaw: {{bounty}} bounty for Innocent ships. Neutral: open.', {
        bounty: figure(say, entranceBounty),
      })
    case 'gate':
      return say.text('1 movement to any free space of another gate.')
  }
}
