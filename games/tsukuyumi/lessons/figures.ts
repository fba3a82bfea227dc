import type { Act, Data, Told } from '@orrery/engine'
import { numberedThings } from '../codecs.ts'
import type { Content, Faction, Unit, UnitKind } from '../content/types.ts'
import type { View } from '../view.ts'
import { areaIn, factionOf, strengths, unitsIn } from './goals.ts'

type Figures = NonNullable<Act<View>['figures']>

/** What the texts of lessons mention: who has how many victory points, and what the pack says. */
export function figures(view: View, told: readonly Told[], pack: object): Data {
  const content = pack as Content
  const { numbers, units, terraformings, uplinks, missions } = content
  const { seat, seats } = view
  const rivals = seats.filter((_, other) => other !== seat)
  const goal = content.goals[content.factions[factionOf(view) as Faction].goal]
  return {
    vp: seats[seat ?? 0]?.score ?? 0,
    theirVp: Math.max(...rivals.map(({ score }) => score)),
    area: numbers.oceanPoints,
    fertile: numbers.fertilePoints,
    center: numbers.moonCentrePoints,
    first: numbers.firstPlacePoints,
    second: numbers.secondPlacePoints,
    small: units['oni-small'].conquest,
    medium: units['oni-medium'].conquest,
    large: units['oni-large'].conquest,
    mission: missions['survival-of-the-fittest'].points,
    kills: missions['survival-of-the-fittest'].numbers.units ?? 0,
    pistol: content.weapons.pistol.bonus,
    mine: numbers.mineDamage,
    laser: uplinks.tetsuo.numbers.damage ?? 0,
    stronghold: terraformings.stronghold.numbers.points ?? 0,
    goalAreas: goal.numbers.areas ?? 0,
    goalPoints: goal.points,
    points: view.turn?.points ?? 0,
    ...drafted(view, content),
    ...failed(told),
  }
}

/** The same with what is in an area: who has how many units there, and how strong they are. */
export const figuresAt =
  (hex: string): Figures =>
  (view, told, pack) => {
    const content = pack as Content
    const [mine, theirs] = strengths(view, hex)
    const [ours, others] = unitsIn(view, hex)
    return {
      ...figures(view, told, pack),
      conquest: mine,
      theirConquest: theirs,
      doubled: 2 * mine,
      theirDoubled: 2 * theirs,
      lacking: theirs - mine,
      ours: ours.length,
      others: others.length,
      damage: sumOf(content, ours, ({ damage }) => damage),
      health: sumOf(content, others, ({ health }) => health),
      mountain: areaIn(view, hex)?.mountain ?? 0,
    }
  }

/** What units have of something in all. */
const sumOf = ({ units }: Content, figuresThere: readonly string[], value: (unit: Unit) => number): number =>
  figuresThere.reduce((sum, figure) => {
    const kind = numberedThings.match(figure)?.thing
    return kind !== undefined && kind in units ? sum + value(units[kind as UnitKind]) : sum
  }, 0)

/** [draft.pick] What the learner's card of the round gives. */
function drafted({ seat, seats }: View, { actionCards }: Content): Data {
  const card = actionCards[seats[seat ?? 0]?.card ?? '']
  return { attacks: card?.red?.combat ?? 0, production: card?.green?.production ?? 0 }
}

/** [conquest.need] What the last conquest lacked. */
function failed(told: readonly Told[]): Data {
  const { need = 0, points = 0 } = told.findLast(({ what }) => what === 'conquest.need#failed')?.data ?? {}
  return { need, had: points }
}
