import { type Formatter, type ReferenceGroup, SayContext } from '@orrery/board'
import { createElement, type ReactNode } from 'react'
import type { Sourced } from '../content/types.ts'
import { ActionCardFace } from './cards/action-card.tsx'
import { CombatFace, CounterattackFace, EventFace } from './cards/faces.tsx'
import { housePack, kindsOf, unitOf } from './facts.ts'
import { combatText, printedText } from './printed.ts'
import { actionText, powersText, unitText, weaponText } from './wording.ts'

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

/** Cards, units and markers to look up beside the rules. */
export function reference(say: Formatter): readonly ReferenceGroup[] {
  const { factions } = housePack
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
  const sheets = Object.values(factions).map((sheet) => entry(say, sheet, powersText(say, sheet)))
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
      entries: Object.values(housePack.weapons).map((weapon) => entry(say, weapon, weaponText(say, weapon))),
    },
    { id: 'missions', title: say.text('Missions'), entries: told(housePack.missions) },
    { id: 'goals', title: say.text('Goals'), entries: told(housePack.goals) },
  ]
}
