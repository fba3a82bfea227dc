import type { Formatter } from '@orrery/board'
import type { Roll, SkillHook } from '../../content/types.ts'
import { type Crossing, crossingsOf } from '../../map/borders.ts'
import { DIRECTIONS, type Hex, neighbour, opposite } from '../../map/hex.ts'
import { borderAt, type Chart, isExplored } from '../../map/sectors.ts'
import type { VesselView } from '../../view.ts'
import { content } from '../content.ts'
import { figure, percent } from '../figures.ts'

/** What a border does to a ship that crosses it, as its rule states. */
export interface Danger {
  readonly border: Crossing['border']
  /** The chance that nothing bad happens. */
  readonly safe: number
  readonly text: string
}

const SIDES = 20

/** What a ship's titles add to a roll, or put in a rule's place. */
function skillOf({ titles }: VesselView, hook: SkillHook, on?: Roll): number {
  const skills = titles.map((title) => content.titles[title].skill)
  return skills.reduce(
    (sum, skill) => (skill.hook === hook && (!on || skill.on.includes(on)) ? sum + skill.amount : sum),
    0,
  )
}

/** The highest die that fails, with what titles add. */
const failsAt = (vessel: VesselView, on: Roll, limit: number): number =>
  Math.max(0, limit - skillOf(vessel, 'rollBonus', on))

/** The dangers of a step between neighbouring hexes, in the order in which they come. */
export const dangersOf = (
  say: Formatter,
  chart: Chart,
  vessel: VesselView,
  from: Hex,
  direction: number,
): readonly Danger[] => crossingsOf(chart, from, direction).flatMap((crossing) => dangerOf(say, vessel, crossing) ?? [])

function dangerOf(say: Formatter, vessel: VesselView, { border, way, law }: Crossing): Danger | undefined {
  const { hazardFails, debrisFails, undetected, shieldBounty, entranceBounty } = content.constants
  const fails = (n: number) => ({ p: percent(n / SIDES), n })
  switch (border) {
    case 'star':
      return { border, safe: 0, text: say.text('The star destroys your ship.') }
    case 'asteroid': {
      const n = failsAt(vessel, 'asteroid', hazardFails)
      return { border, safe: 1 - n / SIDES, text: say.text('Asteroid: {{p}} risk of 1–{{n}} damage.', fails(n)) }
    }
    case 'nebula': {
      const n = failsAt(vessel, 'nebula', hazardFails)
      return { border, safe: 1 - n / SIDES, text: say.text('Nebula: {{p}} risk of losing 1–{{n}} energy.', fails(n)) }
    }
    case 'debris': {
      const n = failsAt(vessel, 'debris', debrisFails)
      return { border, safe: 1 - n / SIDES, text: say.text('Debris: {{p}} risk of destruction.', fails(n)) }
    }
    case 'shield': {
      const bonus = skillOf(vessel, 'rollBonus', 'shield')
      const n = Math.max(0, hazardFails - bonus)
      const unseen = Math.max(n, (skillOf(vessel, 'undetected') || undetected) - 1 - bonus)
      const data = { ...fails(n), q: percent((unseen - n) / SIDES), bounty: figure(say, shieldBounty) }
      return {
        border,
        safe: 1 - unseen / SIDES,
        text: say.text(
          'Shield: {{p}} risk to bounce off with 1–{{n}} damage, {{q}} risk of a bounty of {{bounty}} on you.',
          data,
        ),
      }
    }
    case 'entrance': {
      const outlaw = vessel.bounty > 0
      if (law === 'lawful' && outlaw && way === 'entry' && !vessel.papers)
        return { border, safe: 0, text: say.text('The entrance of a lawful planet is closed to Outlaws.') }
      if (law === 'outlaw' && !outlaw && !vessel.papers) {
        const bounty = figure(say, entranceBounty)
        return {
          border,
          safe: 0,
          text: say.text('The entrance of an Outlaw planet puts a bounty of {{bounty}} on you.', { bounty }),
        }
      }
      return undefined
    }
    default:
      return undefined
  }
}

/** The chance that nothing bad happens at all. */
export const safety = (dangers: readonly Danger[]): number =>
  dangers.reduce((chance, danger) => chance * danger.safe, 1)

/** What entering a hex can bring, whichever side one comes from; each danger once. */
export function dangersInto(say: Formatter, chart: Chart, own: VesselView | undefined, hex: Hex): readonly Danger[] {
  if (own === undefined || own.ship === '') return []
  const found = new Map<string, Danger>()
  for (const direction of DIRECTIONS) {
    const from = neighbour(hex, direction)
    if (!isExplored(chart, from) || borderAt(chart, hex, direction) === 'none') continue
    if (crossingsOf(chart, from, opposite(direction)).length === 0) continue
    for (const danger of dangersOf(say, chart, own, from, opposite(direction)))
      if (danger.border === borderAt(chart, hex, direction)) found.set(danger.text, danger)
  }
  return [...found.values()]
}
