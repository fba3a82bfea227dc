import { type Formatter, Icon } from '@orrery/board'
import { outfitOf } from '../../codecs.ts'
import type { CombatView } from '../../view.ts'
import { content } from '../content.ts'
import { diceText } from '../figures.ts'
import { icons } from '../icons.ts'
import { OUTFIT_ICONS } from './outfit-icons.ts'

interface PanelProps {
  readonly combat: CombatView
  readonly say: Formatter
}

function stageText(say: Formatter, stage: string): string {
  switch (stage) {
    case 'defend':
      return say.text('The defenders choose their shields')
    case 'roll':
      return say.text('The dice are rolled')
    case 'damage':
      return say.text('The damage lands')
    case 'rearm':
      return say.text('Shield markers can be re-armed')
    default:
      return say.text('The attack ends')
  }
}

/** An attack as it unfolds: who shoots with what at whom, and attack against defence. */
export function CombatPanel({ combat: { by, stage, shots, boosts, targets }, say }: PanelProps) {
  const rolled = stage !== 'defend' && stage !== 'roll'
  return (
    <section className="xia-combat" aria-label={say.text('Attack')}>
      <header>
        <Icon path={icons.crosshair} size={16} />
        <b>{say.text('{{craft}} attacks', { craft: say.name(by) })}</b>
        <span>{stageText(say, stage)}</span>
      </header>
      {targets.map(({ craft, abilities, shields, attack, defence }) => (
        <div key={craft} className="xia-combat-target">
          <b>{say.name(craft)}</b>
          <span className="xia-combat-side">
            {[...shots, ...boosts]
              .filter((shot) => shot.target === craft)
              .map(({ weapon }, i) => (
                <Weapon key={`${weapon} ${i.toString()}`} weapon={weapon} by={by} say={say} />
              ))}
          </span>
          <span className="xia-combat-side">
            {bits(shields) > 0 && (
              <span className="xia-chip">
                <Icon path={icons['bolt-shield']} size={14} /> ×{bits(shields)}
              </span>
            )}
            {abilities.map((id) => (
              <span key={id} className="xia-chip">
                {say.name(id)}
              </span>
            ))}
          </span>
          {rolled && (
            <output className="xia-combat-sum">
              {attack} − {defence} = <b>{Math.max(0, attack - defence)}</b>
            </output>
          )}
        </div>
      ))}
    </section>
  )
}

const bits = (spaces: number): number => spaces.toString(2).replaceAll('0', '').length

/** An outfit, an ability, or one of an NPC's attacks by its number. */
function Weapon({ weapon, by, say }: { readonly weapon: string; readonly by: string; readonly say: Formatter }) {
  const outfit = content.outfits[outfitOf(weapon)]
  const dice = content.npcs[by as 'merchant']?.attacks[Number(weapon)]?.dice
  return (
    <span className="xia-chip">
      <Icon path={outfit ? OUTFIT_ICONS[outfit.type] : icons['power-lightning']} size={14} />
      {dice ? diceText(say, dice) : say.name(weapon)}
      {outfit && ` ${say.name(outfit.die, 'die')}`}
    </span>
  )
}
