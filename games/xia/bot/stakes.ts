import type { LogEvent, Scalar, Seat, SingleQuestion, Stake } from '@orrery/engine'
import { aimed, DONE, deeds, FIRE, wordOf } from '../codecs.ts'
import type { Roll } from '../content/types.ts'
import { craftName } from '../crafts.ts'
import { crossingsOf } from '../map/borders.ts'
import { mayUseOnce, skill } from '../rules/fame/titles.ts'
import type { State } from '../rules/state.ts'

const SIDES = 20

/** Borders that are crossed by a roll, with what it takes to come through unharmed. */
const ROLLED = ['asteroid', 'nebula', 'debris', 'shield'] as const
type Rolled = (typeof ROLLED)[number]

const GATHERED = ['mine', 'salvage', 'harvest'] as const
type Gathered = (typeof GATHERED)[number]

/** What a captain risks with a step over a border, a search for goods, a shot or a shield. */
export function stakes(g: State, { ask, seat }: SingleQuestion, option: Scalar): readonly Stake<State>[] {
  const word = wordOf(String(option))
  if (ask === 'move.step' && word === 'cross') return crossing(g, seat, option)
  if (ask === 'turn.actions' || ask === 'move.step') {
    const kind = GATHERED.find((one) => one === word)
    return kind === undefined ? [] : [gathering(g, seat, kind)]
  }
  if (ask === 'combat.declare') return [destruction(option)]
  return ask === 'combat.defend' ? [survival(craftName(seat))] : []
}

/** How many of the twenty sides are enough; nothing where a title lets her roll again, or an ability may help. */
function sidesFor(g: State, seat: Seat, on: Roll, needed: number): number | undefined {
  if (mayUseOnce(g, seat, 'reroll', on)) return undefined
  return Math.min(SIDES, Math.max(0, SIDES + 1 - needed + skill(g, seat, 'rollBonus', on)))
}

const neededFor = (g: State, seat: Seat, border: Rolled): number => {
  const { hazardFails, debrisFails, undetected } = g.content.constants
  if (border === 'shield') return Math.max(hazardFails + 1, skill(g, seat, 'undetected') || undetected)
  return 1 + (border === 'debris' ? debrisFails : hazardFails)
}

/** The risk of harm, or of being seen: a roll for every border that asks for one. */
function crossing(g: State, seat: Seat, option: Scalar): Stake<State>[] {
  if (g.move?.slips) return []
  const { hex } = g.vessels[seat]
  const borders = crossingsOf(g, hex, deeds.cross.decode(option)).map(({ border }) => border)
  const rolled = borders.flatMap((border) => ROLLED.find((one) => one === border) ?? [])
  if (rolled.length === 0) return []
  const sides = rolled.map((border) => sidesFor(g, seat, border, neededFor(g, seat, border)))
  const exact = sides.reduce<number | undefined>(
    (chance, one) => (chance === undefined || one === undefined ? undefined : (chance * one) / SIDES),
    1,
  )
  return [
    {
      what: 'harm',
      about: {},
      ...(exact === undefined ? {} : { chance: 1 - exact }),
      happened(_later, told) {
        const rolls = told.filter(({ what, data }) => isRoll(what) && data.seat === seat)
        if (rolls.some(({ data }) => data.worked === 0 || data.seen === 1)) return true
        return rolls.length >= rolled.length ? false : undefined
      },
    },
  ]
}

const isRoll = (what: string): boolean => ROLLED.some((border) => what === `border.${border}#roll`)

function gathering(g: State, seat: Seat, kind: Gathered): Stake<State> {
  const { hazardFails, debrisFails } = g.content.constants
  const sides = sidesFor(g, seat, kind, 1 + (kind === 'salvage' ? debrisFails : hazardFails))
  return {
    what: 'gather',
    about: {},
    ...(sides === undefined || mayBoost(g, seat) ? {} : { chance: sides / SIDES }),
    happened(_later, told) {
      if (told.some(({ what }) => what === `cargo.${kind}#roll`)) return false
      return told.some(({ what }) => what === `cargo.${kind}` || what === 'cargo.supply') ? true : undefined
    },
  }
}

/** Whether an ability could be added to the roll. */
const mayBoost = ({ vessels, content }: State, seat: Seat): boolean =>
  vessels[seat].abilities.some((id) => content.abilities[id].use === 'gatherBoost')

const resolved = (told: readonly LogEvent[]): LogEvent[] => told.filter(({ what }) => what === 'combat.resolve')

/** To destroy the ship that is aimed at, if she fires at once. */
function destruction(option: Scalar): Stake<State> {
  const target = option === FIRE ? undefined : craftName(aimed.decode(option).target)
  return {
    what: 'destroy',
    about: target === undefined ? {} : { target },
    goesOn: ({ ask }) => (ask === 'combat.declare' ? FIRE : undefined),
    happened(_later, told) {
      const hits = resolved(told).filter(({ data }) => target === undefined || data.target === target)
      return hits.length === 0 ? undefined : hits.some(({ data }) => data.destroyed === 1)
    },
  }
}

/** To keep the ship, if nothing else is used for it. */
const survival = (name: string): Stake<State> => ({
  what: 'survive',
  about: {},
  goesOn: ({ ask }) => (ask === 'combat.defend' ? DONE : undefined),
  happened(_later, told) {
    const hits = resolved(told).filter(({ data }) => data.target === name)
    return hits.length === 0 ? undefined : hits.every(({ data }) => data.destroyed === 0)
  },
})
