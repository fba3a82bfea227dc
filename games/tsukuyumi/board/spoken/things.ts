import type { Formatter, Told } from '@orrery/board'
import { capitalised } from '@orrery/engine'
import { upgrades } from '../../codecs.ts'
import type { GoalId, MissionId, TerraformingKind } from '../../content/types.ts'
import type { View } from '../../view.ts'
import { bandsOf } from '../cards/bands.ts'
import {
  actionCardOf,
  combatCardOf,
  counterattackOf,
  eventOf,
  housePack,
  kindOfFigure,
  sheetOf,
  tileOf,
  unitOf,
  uplinkOf,
  weaponOf,
} from '../facts.ts'
import { combatText, defenseOf, effectOf, printedText } from '../printed.ts'
import { actionText, costText, powersText, unitText, weaponText } from '../wording.ts'
import { groundText } from '../words.ts'
import { actionTold } from './actions.ts'
import { traitsOf } from './traits.ts'

const MARKERS: readonly string[] = ['egg', 'mine', 'oni']

const FINDERS: readonly ((id: string) => object | undefined)[] = [
  actionCardOf,
  eventOf,
  combatCardOf,
  printedOf,
  (id) => unitOf(kindOfFigure(id)),
  (id) => weaponOf(kindOfFigure(id)),
  tileOf,
]

/** Whether there is something to be read of it. */
export const isThing = (view: View, id: string): boolean =>
  MARKERS.includes(kindOfFigure(id)) ||
  FINDERS.some((find) => find(id) !== undefined) ||
  view.seats.some(({ faction }) => faction === id)

/** Counterattacks, Uplinks, Terraformings, missions and goals: a name and a text. */
function printedOf(id: string): Parameters<typeof printedText>[1] | undefined {
  return (
    counterattackOf(id) ??
    uplinkOf(id) ??
    find(housePack.terraformings, id as TerraformingKind) ??
    find(housePack.missions, id as MissionId) ??
    find(housePack.goals, id as GoalId)
  )
}

/** What stands on a card, a unit, a weapon, a tile, a marker or the sheet of a faction. */
export function thing(view: View, id: string, say: Formatter): Told | undefined {
  const told = (text: string, brief: readonly string[] = []): Told => ({
    name: capitalised(say.name(id)),
    brief: fitting(brief),
    full: [text],
  })
  const ofTurn = actionTold(view, id, say)
  if (ofTurn) return ofTurn
  const action = actionCardOf(id)
  if (action)
    return told(
      actionText(say, action),
      bandsOf(say, action).flatMap(([, rows]) => rows?.map(({ text }) => text) ?? []),
    )
  const event = eventOf(id)
  if (event) return told(printedText(say, event.effect))
  const combat = combatCardOf(id)
  if (combat) return told(combatText(say, combat))
  const uplink = uplinkOf(id)
  if (uplink) return told(`${capitalised(costText(say, uplink.cost))}. ${printedText(say, uplink)}`)
  const printed = printedOf(id)
  if (printed) return told(`${printedText(say, printed)}${ownDefense(view, id, say)}`)
  const upgrade = upgrades.match(id)
  const unit = unitOf(upgrade?.to ?? kindOfFigure(id))
  if (unit) return told(`${unitText(say, unit)}${specialText(view, unit.id, say)}`, unitBrief(unit, say))
  const weapon = weaponOf(kindOfFigure(id))
  if (weapon) return told(weaponText(say, weapon), [say.text('+{{n}} damage', { n: weapon.bonus })])
  const tile = tileOf(id)
  if (tile) return told(`${groundText(say, { kind: 'area', type: tile.type, mountain: tile.mountain })}.`)
  return sideTold(view, id, say) ?? markerTold(id, say)
}

/** What the defense action of the viewer's own faction does. */
function ownDefense({ seat, seats }: View, id: string, say: Formatter): string {
  const defense = id === 'defense-action' && seat !== null ? defenseOf(say, sheetOf(seats[seat].faction)) : undefined
  return defense === undefined ? '' : ` ${defense.name}: ${defense.text}`
}

const find = <Id extends string, T>(table: { readonly [id in Id]: T }, id: Id): T | undefined =>
  Object.hasOwn(table, id) ? table[id] : undefined

const BRIEF_WORDS = 12

/** As many parts as are heard in passing. */
function fitting(parts: readonly string[]): string[] {
  const words = (list: readonly string[]) => list.join(' ').split(/\s+/).length
  const taken: string[] = []
  for (const part of parts) if (words([...taken, part]) <= BRIEF_WORDS) taken.push(part)
  return taken
}

const unitBrief = ({ conquest, health, damage }: NonNullable<ReturnType<typeof unitOf>>, say: Formatter): string[] => [
  say.text('conquest {{n}}', { n: conquest }),
  say.text('health {{n}}', { n: health }),
  say.text('damage {{n}}', { n: damage }),
]

/** What the pack in play makes of a kind of unit; the rest is part of its text. */
const specialText = ({ traits }: View, kind: string, say: Formatter): string =>
  traitsOf(traits, kind, say)
    .filter(([trait]) => traits[kind]?.includes(trait))
    .map(([, text]) => ` ${text}.`)
    .join('')

/** A faction with what it has, its effect, the Oni. */
function sideTold(view: View, id: string, say: Formatter): Told | undefined {
  const [faction, effect] = id.split('.')
  const seat = view.seats.find((one) => one.faction === faction)
  if (seat === undefined)
    return id === 'oni'
      ? { name: say.name(id), brief: [], full: [say.text('The Oni belong to no player.')] }
      : undefined
  const sheet = sheetOf(faction)
  if (effect !== undefined) {
    const power = effectOf(say, sheet, housePack.numbers)
    return { name: power.name, brief: [], full: [power.text] }
  }
  const score = say.text('{{points}} VP', { points: seat.score })
  return { name: say.name(faction), brief: [score], full: [`${score}. ${powersText(say, sheet)}`] }
}

function markerTold(id: string, say: Formatter): Told | undefined {
  const kind = kindOfFigure(id)
  if (kind === 'egg')
    return { name: say.name(id), brief: [], full: [say.text('An egg becomes a unit of the Dark Seed.')] }
  return kind === 'mine'
    ? { name: say.name(id), brief: [], full: [say.text('A mine explodes under units that move in.')] }
    : undefined
}
