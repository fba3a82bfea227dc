import type { LogLine } from '@orrery/protocol'
import { outfitOf } from '../../codecs.ts'
import { CRAFT_NAMES } from '../../crafts.ts'
import type { CombatView } from '../../view.ts'
import { content } from '../content.ts'

/** A die of a fight: whose it is, what it was rolled with, and what of it counts. */
export interface FightRoll {
  readonly craft: string
  /** An outfit; of an NPC's dice nothing. */
  readonly outfit: string
  readonly sides: number
  readonly value: number
  readonly counts: number
}

/** What a ship that was attacked has taken. */
export interface FightResult {
  readonly craft: string
  readonly attack: number
  readonly defence: number
  readonly damage: number
  readonly destroyed: boolean
}

/** An attack as far as it has been told. */
export interface Fight {
  readonly id: string
  readonly by: string
  readonly targets: readonly string[]
  /** The weapon of each shot; none of an NPC. */
  readonly shots: readonly string[]
  readonly rolls: readonly FightRoll[]
  readonly results: readonly FightResult[]
  /** The beat that has been reached. */
  readonly reached: number
  readonly over: boolean
}

/** The beats of a fight, by their places. */
export const DECLARED = 0
export const SHIELDS = 1
export const DICE = 2
export const DAMAGE = 3
export const OUTCOME = 4

const textsOf = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(String) : [String(value)])
const numbersOf = (value: unknown): readonly number[] => (Array.isArray(value) ? value.map(Number) : [Number(value)])

const begun = (id: string, by: string, targets: readonly string[], shots: readonly string[]): Fight => ({
  id,
  by,
  targets,
  shots,
  rolls: [],
  results: [],
  reached: DECLARED,
  over: false,
})

/** A fight after another line of the log. */
function told(fight: Fight | undefined, { what, data, at }: LogLine): Fight | undefined {
  if (what === 'combat.declare')
    return begun(`${at} ${data.by}`, String(data.by), textsOf(data.targets), textsOf(data.shots))
  if (what === 'npc.attack') return begun(`${at} ${data.craft}`, String(data.craft), textsOf(data.target), [])
  if (fight === undefined || fight.over) return fight
  const upTo = (reached: number) => ({ ...fight, reached: Math.max(fight.reached, reached) })
  const rolled = (rolls: readonly FightRoll[]) => ({ ...upTo(DICE), rolls: [...fight.rolls, ...rolls] })
  const outfit = content.outfits[String(data.outfit ?? '')]
  switch (what) {
    case 'combat.defend':
      return upTo(SHIELDS)
    case 'outfit.use':
    case 'outfit.shield':
      if (outfit === undefined) return fight
      return rolled([
        {
          craft: CRAFT_NAMES[Number(data.seat)],
          outfit: outfit.id,
          sides: outfit.die,
          value: Number(data.rolled),
          counts: Number(data.value),
        },
      ])
    case 'npc.attack#roll':
    case 'npc.defense': {
      const { attacks, defense } = content.npcs[String(data.craft) as 'merchant']
      const values = numbersOf(data.rolled)
      const all = what === 'npc.defense' ? [defense] : attacks.map(({ dice }) => dice)
      const dice = all.find(({ length }) => length === values.length) ?? []
      return rolled(
        values.map((value, i) => ({
          craft: String(data.craft),
          outfit: '',
          sides: dice[i] ?? 6,
          value,
          counts: value,
        })),
      )
    }
    case 'combat.resolve': {
      const result = {
        craft: String(data.target),
        attack: Number(data.attack),
        defence: Number(data.defence),
        damage: Number(data.damage),
        destroyed: Number(data.destroyed) === 1,
      }
      return { ...upTo(DAMAGE), results: [...fight.results, result] }
    }
    default:
      return fight
  }
}

const BEATS: { readonly [stage: string]: number } = { defend: SHIELDS, roll: DICE, damage: DAMAGE, rearm: DAMAGE }

/** The fight that is told of, or under way: what has been told before goes on. */
export function fightAfter(
  last: Fight | undefined,
  news: readonly LogLine[],
  combat: CombatView | null,
): Fight | undefined {
  let fight = news.reduce(told, last)
  if (combat !== null) {
    const { by, stage, targets, shots } = combat
    fight =
      fight === undefined || fight.over
        ? begun(
            `${by} fights`,
            by,
            targets.map(({ craft }) => craft),
            shots.map(({ weapon }) => outfitOf(weapon)),
          )
        : fight
    return { ...fight, reached: Math.max(fight.reached, BEATS[stage] ?? DAMAGE) }
  }
  if (fight === undefined || fight.over) return fight
  // Before the first question of an attack nothing of it is in the position; afterwards nothing is left of it.
  return fight.results.length === 0 ? fight : { ...fight, reached: OUTCOME, over: true }
}
