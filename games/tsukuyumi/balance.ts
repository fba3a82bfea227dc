import {
  type Balance,
  type BalanceFigure,
  type Data,
  type Decision,
  type GameWatch,
  type LogEvent,
  type Options,
  PointCount,
  type Runner,
  textsIn,
  thingsIn,
  UseCount,
} from '@orrery/engine'
import { account } from './account.ts'
import { housePack } from './content/house.ts'
import { FACTIONS } from './content/types.ts'
import { medianOf, RedTurns } from './red-turns.ts'
import type { State } from './rules/state/state.ts'
import { factionOf } from './rules/state/vocabulary.ts'

/** What a counted event is a use of, and in which field it names the thing. */
const USES: { readonly [what: string]: readonly [kind: string, stage: string, field: string] } = {
  'draft.pick': ['action', 'played', 'card'],
  'combat.action': ['combat', 'played', 'card'],
  'event.draw': ['event', 'drawn', 'event'],
  'event.play': ['event', 'played', 'event'],
  'production.place': ['unit', 'produced', 'unit'],
  'darkseed.hatch': ['unit', 'produced', 'unit'],
  'production.upgrade': ['unit', 'produced', 'to'],
  'cybersamurai.install': ['uplink', 'installed', 'uplink'],
  'mission.complete': ['mission', 'completed', 'mission'],
  'goal.once': ['goal', 'reached', 'goal'],
}

/** What ends a fight, whatever came of it. */
const ENDS_FIGHTS: readonly string[] = ['combat.action', 'round.turn', 'round.phases', 'score.announce']

/** Counts one game from its log. */
class Watch implements GameWatch<State> {
  readonly #uses: UseCount
  readonly #points: PointCount
  readonly #rounds: number[][] = []
  readonly #factions: readonly string[]
  readonly #red = new RedTurns()
  #attacks = 0
  #inVain = 0
  /** The faction whose attack has done nothing so far. */
  #attacker: string | undefined

  constructor(g: State) {
    this.#uses = new UseCount(g.seats)
    this.#points = new PointCount(g.seats, account)
    this.#factions = g.factions.map(factionOf)
  }

  decide(runner: Runner<State>, decision: Decision): void {
    this.#red.decide(runner, decision)
  }

  hear(event: LogEvent): void {
    this.#points.hear(event)
    const { what, data } = event
    this.#followFight(what, data)
    const seat = this.#factions.indexOf(String(data.side ?? 'cybersamurai'))
    if (what === 'combat.choose')
      for (const counter of textsIn(data.counters)) this.#uses.add('counterattack', counter, 'chosen', seat)
    if (what === 'setup.uplinks')
      for (const uplink of textsIn(data.uplinks)) this.#uses.add('uplink', uplink, 'installed', seat)
    const use = USES[what]
    // Oni attack as well, and belong to nobody.
    if (use && seat >= 0) this.#uses.add(use[0], String(data[use[2]]), use[1], seat)
    if (what === 'score.announce') this.#rounds.push(this.#points.scores)
  }

  /** An attack has an effect when its side takes the area or destroys something. */
  #followFight(what: string, data: Data): void {
    if (this.#attacker !== undefined && ENDS_FIGHTS.includes(what)) {
      this.#inVain++
      this.#attacker = undefined
    }
    if (what === 'combat.action' && this.#factions.includes(String(data.side))) {
      this.#attacks++
      this.#attacker = String(data.side)
    }
    const took = what === 'board.control' && data.side === this.#attacker
    const killed = what === 'damage.assign' && data.by === this.#attacker && textsIn(data.units).length > 0
    if (took || killed) this.#attacker = undefined
  }

  tell(g: State) {
    this.#red.end()
    const { made, used, unused } = this.#red
    return {
      attributes: this.#factions.map((faction) => ({ faction: [faction] })),
      uses: this.#uses.uses,
      points: this.#points.points,
      rounds: this.#rounds,
      notes: { attacks: this.#attacks, inVain: this.#inVain, made, used, unused, rounds: g.round },
    }
  }
}

const notesOf = (notes: readonly Data[], key: string): number[] =>
  notes.flatMap((note) => (Array.isArray(note[key]) ? note[key].map(Number) : Number(note[key])))

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0)

function figures(notes: readonly Data[]): BalanceFigure[] {
  const [made, used, unused] = [notesOf(notes, 'made'), notesOf(notes, 'used'), notesOf(notes, 'unused')]
  const median = medianOf(made) ?? 0
  const isWorthIt = (best: number) => best > median
  const missed = unused.filter(isWorthIt).length
  const worthIt = missed + used.filter(isWorthIt).length
  const turns = used.length + unused.length
  const attacks = sumOf(notesOf(notes, 'attacks'))
  const share = (count: number, of: number) => (of === 0 ? 0 : count / of)
  return [
    {
      id: 'missed-moves',
      title: 'Movement left unused, of red turns in which the best step was worth more than the median movement',
      value: share(missed, worthIt),
      of: worthIt,
      unit: 'share',
    },
    {
      id: 'unused-moves',
      title: 'Red turns with movement left unused',
      value: share(unused.length, turns),
      of: turns,
      unit: 'share',
    },
    {
      id: 'median-move',
      title: 'Median worth of a movement, in the standing of bots',
      value: median,
      of: made.length,
      unit: 'number',
    },
    {
      id: 'in-vain',
      title: 'Attacks that took no area and destroyed nothing',
      value: share(sumOf(notesOf(notes, 'inVain')), attacks),
      of: attacks,
      unit: 'share',
    },
  ]
}

/** All ways to choose so many of a list, in its order. */
const setsOf = <T>([first, ...rest]: readonly T[], size: number): T[][] =>
  size === 0
    ? [[]]
    : first === undefined
      ? []
      : [...setsOf(rest, size - 1).map((set) => [first, ...set]), ...setsOf(rest, size)]

/** Every set of factions, each of them once on every seat. */
const lineups = (players: number): readonly Options[] =>
  setsOf(FACTIONS, players).flatMap((set) => set.map((_, i) => ({ factions: [...set.slice(i), ...set.slice(0, i)] })))

const UNITS = Object.values(housePack.units).flatMap(({ id, name, power }) => (power === 'oni' ? [] : [{ id, name }]))

/** Amaterasu is there from the beginning. */
const UPLINKS = thingsIn(housePack.uplinks).filter(({ id }) => id !== 'amaterasu')

/** Factions have cards of the same names. */
const COMBAT_CARDS = Object.values(housePack.combatCards).flatMap(({ id, name, power }) =>
  power === 'oni' ? [] : [{ id, name: `${name} (${housePack.factions[power].name})` }],
)

const balance: Balance<State> = {
  attributes: { faction: { title: 'Factions', values: thingsIn(housePack.factions) } },
  kinds: {
    action: { title: 'Action cards', stages: ['played'], things: thingsIn(housePack.actionCards) },
    combat: { title: 'Combat cards', stages: ['played'], things: COMBAT_CARDS },
    counterattack: { title: 'Counterattacks', stages: ['chosen'], things: thingsIn(housePack.counterattacks) },
    event: { title: 'Events', stages: ['drawn', 'played'], things: thingsIn(housePack.events) },
    unit: { title: 'Units', stages: ['produced'], things: UNITS },
    uplink: { title: 'Uplinks', stages: ['installed'], things: UPLINKS },
    mission: { title: 'Missions', stages: ['completed'], things: thingsIn(housePack.missions) },
    goal: { title: 'Goals', stages: ['reached'], things: thingsIn(housePack.goals) },
  },
  account,
  lineups,
  watch: (g) => new Watch(g),
  figures,
}

export default balance
