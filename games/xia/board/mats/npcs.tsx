import { type Formatter, Icon, SeatMark } from '@orrery/board'
import type { NpcView, View } from '../../view.ts'
import { Section } from '../cards/card-parts.tsx'
import { basisWords, rangeText } from '../cards/words.ts'
import { content } from '../content.ts'
import { diceText, figure } from '../figures.ts'
import { icons } from '../icons.ts'
import { NPC_ICONS } from '../map/craft.tsx'
import { whereText } from '../map/place-text.ts'
import { hullOf } from '../ships/silhouettes.ts'

/** The cards of the ships that nobody flies. */
export const Npcs = ({ view, say }: { readonly view: View; readonly say: Formatter }) =>
  view.npcs.length === 0 ? null : (
    <Section title={say.text('NPCs')}>
      <ul className="xia-cards xia-cards-wide">
        {view.npcs.map((npc) => (
          <li key={npc.id}>
            <NpcCard npc={npc} sectors={view.sectors} say={say} />
          </li>
        ))}
      </ul>
    </Section>
  )

interface NpcProps {
  readonly npc: NpcView
  readonly sectors: View['sectors']
  readonly say: Formatter
}

function NpcCard({ npc, sectors, say }: NpcProps) {
  const { id, controller, hex, damage, credits, bounty, attacker, skips, stop, visited } = npc
  const card = content.npcs[id as keyof typeof content.npcs]
  return (
    <div className="xia-card xia-npc-card">
      <header>
        <svg width="30" height="30" viewBox="-24 -24 48 48" aria-hidden="true">
          <path className={`xia-hull xia-hull-${id}`} d={hullOf(id)} />
        </svg>
        <b>{say.name(id)}</b>
        <Icon path={NPC_ICONS[id]} size={15} />
        <span className="xia-state">
          {say.text('moved by')} <SeatMark seat={controller} size={13} />
          <span className="unseen">{say.name(controller, 'craft')}</span>
        </span>
      </header>
      <p>
        {hex === null ? say.text('not on the star map') : whereText(say, sectors, hex)}
        {skips && `, ${say.text('skips the next turn')}`}
        {attacker !== null && `, ${say.text('attacked by {{craft}}', { craft: say.name(attacker) })}`}
      </p>
      <p>
        {say.text('Moves {{n}}, defends with {{dice}}', { n: card.movement, dice: diceText(say, card.defense) })}
        {card.attacks.map(
          ({ range, dice }) =>
            `, ${say.text('{{dice}} at range {{n}}', { dice: diceText(say, dice), n: rangeText(range) })}`,
        )}
      </p>
      <p className="xia-left">{basisWords(say, card.basis)}</p>
      <p className="xia-row">
        <span className="xia-chip">
          <Icon path={icons['broken-wall']} size={13} /> {damage} / {card.toKill}
        </span>
        {credits > 0 && (
          <span className="xia-chip">
            <Icon path={icons['two-coins']} size={13} /> {figure(say, credits)}
          </span>
        )}
        {bounty > 0 && (
          <span className="xia-chip xia-wanted">
            <Icon path={icons['death-skull']} size={13} /> {figure(say, bounty)}
          </span>
        )}
      </p>
      {card.route.length > 0 && (
        <p>{say.text('Next stop: {{place}}', { place: say.name(card.route[stop % card.route.length]) })}</p>
      )}
      {visited !== '' && <p>{say.text('Last visited: {{place}}', { place: say.name(visited) })}</p>}
    </div>
  )
}
