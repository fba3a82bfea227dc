import { HtmlTarget } from '@orrery/board'
import { UPLINKS, WEAPONS } from '../../content/types.ts'
import type { View } from '../../view.ts'
import { UplinkFace, WeaponFace } from '../cards/faces.tsx'
import { housePack } from '../facts.ts'
import { ThingIcon, useSay } from '../powers.tsx'
import { printedText } from '../printed.ts'

/** What one faction has and no other: Uplinks, eggs, weapons and mines, Terraformings. */
export function Extras({ view, faction }: { readonly view: View; readonly faction: string }) {
  switch (faction) {
    case 'cybersamurai':
      return <Uplinks view={view} />
    case 'dark-seed':
      return <Eggs view={view} />
    case 'nomads':
      return <Weapons view={view} />
    default:
      return <Terraformings view={view} />
  }
}

function Uplinks({ view }: { readonly view: View }) {
  const say = useSay()
  const sorted = [...UPLINKS].sort((a, b) => Number(view.uplinks.includes(b)) - Number(view.uplinks.includes(a)))
  return (
    <section className="tsu-wide">
      <h3>{say.text('Uplinks')}</h3>
      <div className="tsu-row">
        {sorted.map((uplink) => (
          <HtmlTarget key={uplink} option={uplink} className="tsu-choice">
            <UplinkFace id={uplink} installed={view.uplinks.includes(uplink)} />
          </HtmlTarget>
        ))}
      </div>
    </section>
  )
}

function Eggs({ view }: { readonly view: View }) {
  const say = useSay()
  const lying = view.hexes.reduce((sum, { eggs = 0 }) => sum + eggs, 0)
  return (
    <section>
      <h3>{say.text('Eggs')}</h3>
      <p className="tsu-line">
        <ThingIcon id="egg" size={22} />
        {say.text('{{lying}} on the board, {{left}} in the supply', { lying, left: view.eggsLeft })}
      </p>
      <p>{say.text('A unit you pay for can hatch from any egg.')}</p>
      {view.swarmFlies && <p className="tsu-done">{say.text('The swarm flies until the end of the round.')}</p>}
    </section>
  )
}

function Weapons({ view }: { readonly view: View }) {
  const say = useSay()
  const lying = view.hexes.reduce((sum, { mines = 0 }) => sum + mines, 0)
  return (
    <section className="tsu-wide">
      <h3>{say.text('Weapons and mines')}</h3>
      <div className="tsu-row">
        {WEAPONS.map((weapon, at) => (
          <HtmlTarget key={weapon} option={weapon} className="tsu-choice">
            <WeaponFace id={weapon} ready={view.weapons[at]} />
          </HtmlTarget>
        ))}
        <div className="tsu-tile-card">
          <ThingIcon id="mine" size={32} />
          <span className="tsu-tile-name">{say.text('Mines')}</span>
          <span>{say.text('{{lying}} on the board, {{left}} in the supply', { lying, left: view.minesLeft })}</span>
        </div>
      </div>
      {view.radiationProof && <p className="tsu-done">{say.text('Immune to radioactivity this round.')}</p>}
    </section>
  )
}

/** How many Terraformings of each kind lie on the board. */
function lyingOf(view: View, kind: string): number {
  if (kind === 'tunnel') return view.tunnels.length
  return view.hexes.reduce((sum, { pigs = [], strongholds = 0, covers = 0 }) => {
    if (kind === 'pigs') return sum + pigs.length
    return sum + (kind === 'stronghold' ? strongholds : covers)
  }, 0)
}

function Terraformings({ view }: { readonly view: View }) {
  const say = useSay()
  return (
    <section className="tsu-wide">
      <h3>{say.text('Terraformings')}</h3>
      <div className="tsu-row">
        {Object.values(housePack.terraformings).map(({ id, count, text, numbers }) => (
          <div key={id} className="tsu-card tsu-card-terraforming">
            <div className="tsu-card-head">
              <b>
                <ThingIcon id={id} size={18} /> {say.name(id)}
              </b>
              <span className="tsu-soft">
                {say.text('{{lying}} of {{count}}', { lying: lyingOf(view, id), count })}
              </span>
            </div>
            <p>{printedText(say, { id, text, numbers })}</p>
          </div>
        ))}
      </div>
    </section>
  )
}
