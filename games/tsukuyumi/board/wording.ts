import type { Formatter } from '@orrery/board'
import type { ActionCard, FactionSheet, Unit, Weapon } from '../content/types.ts'
import { bandsOf } from './cards/bands.ts'
import { housePack } from './facts.ts'
import { defenseOf, effectOf } from './printed.ts'

/** What can be read of units, cards, factions and weapons: in the reference and aloud. */

export const costText = (say: Formatter, cost: number): string =>
  say.text('costs {{cost|# production point|# production points}}', { cost })

export function unitText(
  say: Formatter,
  { cost, conquest, health, damage, flying, moveBonus, productive, upgrade }: Unit,
): string {
  const parts = [
    say.text('Conquest {{conquest}}, health {{health}}, damage {{damage}}', { conquest, health, damage }),
    ...(cost === null ? [] : [costText(say, cost)]),
    ...(upgrade
      ? [
          say.text('Upgrade from {{unit}}: {{cost|# production point|# production points}}', {
            unit: say.name(upgrade.from),
            cost: upgrade.cost,
          }),
        ]
      : []),
    ...(flying ? [say.text('Flies')] : []),
    ...(moveBonus > 0 ? [say.text('+{{areas}} movement', { areas: moveBonus })] : []),
    ...(productive > 0 ? [say.text('+{{points}} production', { points: productive })] : []),
  ]
  return `${parts.join('; ')}.`
}

export const actionText = (say: Formatter, card: ActionCard): string =>
  bandsOf(say, card)
    .map(([colour, rows]) => `${say.name(colour)}: ${rows?.map(({ text }) => text).join(', ') || say.text('nothing')}`)
    .join('; ')

/** What only this faction can do. */
export const powersText = (say: Formatter, sheet: FactionSheet): string =>
  [effectOf(say, sheet, housePack.numbers), defenseOf(say, sheet)]
    .flatMap((power) => (power ? [`${power.name}: ${power.text}`] : []))
    .join(' ')

export const weaponText = (say: Formatter, { bonus, count, cost }: Weapon): string =>
  `${say.text('+{{bonus}} damage, {{count}} in the game', { bonus, count })}; ${costText(say, cost)}.`
