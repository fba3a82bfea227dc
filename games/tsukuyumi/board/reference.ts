import { type Formatter, type ReferenceGroup, SayContext } from '@orrery/board'
import { createElement, type ReactNode } from 'react'
import type { ActionCard, Sourced, Unit } from '../content/types.ts'
import { ActionCardFace } from './cards/action-card.tsx'
import { bandsOf } from './cards/bands.ts'
import { CombatFace, CounterattackFace, EventFace } from './cards/faces.tsx'
import { housePack, kindsOf, unitOf } from './facts.ts'
import { combatText, defenseOf, effectOf, printedText } from './printed.ts'

type Entry = ReferenceGroup['entries'][number]

const entry = (say: Formatter, { id, basis }: Sourced & { readonly id: string }, text: string): Entry => ({
  id,
  name: say.name(id),
  text,
  basis,
})

/** An entry that is shown as the card it is. */
const carded = (say: Formatter, one: Entry, face: ReactNode): Entry => ({
  ...one,
  face: createElement(SayContext, { value: say }, face),
})

function unitText(
  say: Formatter,
  { cost, conquest, health, damage, flying, moveBonus, productive, upgrade }: Unit,
): string {
  const parts = [
    say.text('Conquest {{conquest}}, health {{health}}, damage {{damage}}', { conquest, health, damage }),
    ...(cost === null ? [] : [say.text('costs {{cost}}', { cost })]),
    ...(upgrade
      ? [say.text('Upgrade from {{unit}}: {{cost}}', { unit: say.name(upgrade.from), cost: upgrade.cost })]
      : []),
    ...(flying ? [say.text('Flies')] : []),
    ...(moveBonus > 0 ? [say.text('+{{areas}} movement', { areas: moveBonus })] : []),
    ...(productive > 0 ? [say.text('+{{points}} production', { points: productive })] : []),
  ]
  return `${parts.join('; ')}.`
}

const actionText = (say: Formatter, card: ActionCard): string =>
  bandsOf(say, card)
    .map(([colour, rows]) => `${say.name(colour)}: ${rows?.map(({ text }) => text).join(', ') || '–'}`)
    .join('; ')

/** Cards, units and markers to look up beside the rules. */
export function reference(say: Formatter): readonly ReferenceGroup[] {
  const { factions, numbers } = housePack
  const told = (list: object) =>
    (Object.values(list) as (Sourced & { readonly id: string; readonly text: string })[]).map((one) =>
      entry(say, one, printedText(say, one)),
    )
  const armies = [...Object.keys(factions), 'oni'].map((power) => ({
    id: `units-${power}`,
    title: say.text('Units: {{side}}', { side: say.name(power) }),
    entries: kindsOf(power).flatMap((kind) => {
      const unit = unitOf(kind)
      return unit ? [entry(say, unit, unitText(say, unit))] : []
    }),
  }))
  const sheets = Object.values(factions).map((sheet) => {
    const powers = [effectOf(say, sheet, numbers), defenseOf(say, sheet)]
    return entry(say, sheet, powers.flatMap((power) => (power ? [`${power.name}: ${power.text}`] : [])).join(' '))
  })
  const events = Object.values(housePack.events).map((card) =>
    carded(
      say,
      entry(say, card, printedText(say, housePack.eventEffects[card.effect])),
      createElement(EventFace, { id: card.id }),
    ),
  )
  return [
    { id: 'factions', title: say.text('Factions'), entries: sheets },
    ...armies,
    {
      id: 'action-cards',
      title: say.text('Action cards'),
      entries: Object.values(housePack.actionCards).map((card) =>
        carded(say, entry(say, card, actionText(say, card)), createElement(ActionCardFace, { id: card.id })),
      ),
    },
    {
      id: 'combat-cards',
      title: say.text('Combat cards'),
      entries: Object.values(housePack.combatCards).map((card) =>
        carded(
          say,
          entry(say, card, combatText(say, card)),
          createElement(CombatFace, { id: card.id, used: false, shown: true }),
        ),
      ),
    },
    {
      id: 'counterattacks',
      title: say.text('Counterattacks'),
      entries: told(housePack.counterattacks).map((one) =>
        carded(say, one, createElement(CounterattackFace, { id: one.id })),
      ),
    },
    { id: 'events', title: say.text('Events'), entries: events },
    { id: 'uplinks', title: say.text('Uplinks'), entries: told(housePack.uplinks) },
    { id: 'terraformings', title: say.text('Terraformings'), entries: told(housePack.terraformings) },
    {
      id: 'weapons',
      title: say.text('Weapons'),
      entries: Object.values(housePack.weapons).map((weapon) =>
        entry(
          say,
          weapon,
          say.text('+{{bonus}} damage, {{count}} in the game.', { bonus: weapon.bonus, count: weapon.count }),
        ),
      ),
    },
    { id: 'missions', title: say.text('Missions'), entries: told(housePack.missions) },
    { id: 'goals', title: say.text('Goals'), entries: told(housePack.goals) },
  ]
}
