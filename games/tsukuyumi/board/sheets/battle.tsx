import type { DrawingProps } from '@orrery/board'
import { memo } from 'react'
import { BATTLE_STAGES } from '../../rules/state/frames.ts'
import type { BattleView, HexView, View } from '../../view.ts'
import { defendersOf } from '../battle/story.ts'
import { CombatFace, CounterattackFace } from '../cards/faces.tsx'
import { Value } from '../cards/parts.tsx'
import { countKinds, sumsOf } from '../facts.ts'
import { Token } from '../map/token.tsx'
import { ONI_TONE, PowerMark, Table, useSay, useTones } from '../powers.tsx'
import { stageText } from '../words.ts'

const STAGES: readonly string[] = BATTLE_STAGES.slice(0, -1)

/** The fight as a sheet. */
export function FightSheet({ view, say }: DrawingProps<View>) {
  return (
    <Table view={view} say={say}>
      <div className="tsu tsu-fight-sheet">
        <Battle view={view} />
        {view.battles.length === 0 && <p className="tsu-soft">{say.text('No combat right now.')}</p>}
      </div>
    </Table>
  )
}

/** The fight that is going on: attacker and defenders side by side, the card, the counterattacks, and what they suffer. */
function Battle({ view }: { readonly view: View }) {
  const say = useSay()
  const battle = view.battles.at(-1)
  if (battle === undefined) return null
  const hex = view.hexes.find((one) => one.hex === battle.hex)
  const others = defendersOf(battle, hex)
  return (
    <section className="tsu-battle" aria-label={say.text('Combat in {{hex}}', { hex: battle.hex })}>
      <h3>
        {say.text('Combat in {{hex}}', { hex: battle.hex })}
        {view.battles.length > 1 && <span className="tsu-soft"> {view.battles.length}</span>}
      </h3>
      <Stages stage={battle.stage} />
      <div className="tsu-sides">
        <Force power={battle.attacker} hex={hex} role={say.text('attacker')} battle={battle} />
        <div className="tsu-defenders">
          {others.length === 0 && <p className="tsu-soft">{say.text('No defenders.')}</p>}
          {others.map((power) => (
            <Force key={power} power={power} hex={hex} role={say.text('defender')} battle={battle} />
          ))}
        </div>
      </div>
      {battle.card && <CombatFace id={battle.card} size="listed" used={false} shown />}
      {battle.defenders.flatMap((power) =>
        (battle.counters[power] ?? []).map((counter) => (
          <div key={`${power}.${counter}`} className="tsu-answer">
            <PowerMark power={power} size={20} />
            <CounterattackFace id={counter} size="listed" power={power} />
          </div>
        )),
      )}
    </section>
  )
}

/** How far the fight has come. */
export const Stages = memo(function Stages({ stage }: { readonly stage: string }) {
  const say = useSay()
  const at = STAGES.indexOf(stage)
  return (
    <div className="tsu-stages">
      <span className="tsu-dots" aria-hidden="true">
        {STAGES.map((one, index) => (
          <i key={one} className={index < at ? 'tsu-past' : index === at ? 'tsu-now' : ''} />
        ))}
      </span>
      <span className="tsu-stage-name">{stageText(say, stage)}</span>
    </div>
  )
})

interface ForceProps {
  readonly power: string
  readonly hex: HexView | undefined
  readonly battle: BattleView
}

/** The units of a power in the fight, with what they are worth together and the damage they are dealt. */
function Force({ power, hex, role, battle }: ForceProps & { readonly role: string }) {
  const say = useSay()
  const tone = useTones()[power] ?? ONI_TONE
  const figures = hex?.units[power] ?? []
  const { health, damage } = sumsOf(figures)
  const suffered = battle.damage.filter((hit) => hit.power === power)
  return (
    <div className="tsu-force">
      <p>
        <PowerMark power={power} size={20} /> <b>{say.name(power)}</b> <span className="tsu-soft">{role}</span>
      </p>
      <p className="tsu-forces">
        {countKinds(figures).map(([kind, count]) => (
          <span key={kind} title={say.name(kind)}>
            <Token kind={kind} tone={tone} size={28} />
            {count > 1 && <b>×{count}</b>}
          </span>
        ))}
        {figures.length === 0 && <span className="tsu-soft">{say.text('no units left')}</span>}
      </p>
      <p className="tsu-values">
        <Value icon="conquest" value={hex?.points[power] ?? 0} label={say.text('Conquest points')} />
        <Value icon="health" value={health} label={say.text('Health')} />
        <Value icon="damage" value={damage} label={say.text('Damage')} />
      </p>
      {suffered.map((hit) => (
        <p key={hit.damage} className="tsu-suffers">
          {say.text('{{damage}} damage to assign', { damage: hit.damage })}
        </p>
      ))}
    </div>
  )
}
