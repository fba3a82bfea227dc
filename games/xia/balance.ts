import {
  type Balance,
  type BalanceFigure,
  type Data,
  type GameWatch,
  type LogEvent,
  PointCount,
  thingsIn,
  UseCount,
} from '@orrery/engine'
import { account } from './account.ts'
import { housePack } from './content/house.ts'
import { craftNamed, isPlayer } from './crafts.ts'
import type { State } from './rules/state.ts'

const SHIPS = Object.values(housePack.ships)
const OF_TIER_1 = SHIPS.filter(({ tier }) => tier === 1)
const LARGER = SHIPS.filter(({ tier }) => tier > 1)

const isArms = (outfit: string): boolean => housePack.outfits[outfit]?.type !== 'engine'

/** How many ships carry a weapon or a shield. */
const armedShips = (g: State): number =>
  g.vessels.filter(({ outfits }) => outfits.some(({ outfit }) => isArms(outfit))).length

/** Counts one game from its log. */
class Watch implements GameWatch<State> {
  readonly #uses: UseCount
  readonly #points: PointCount
  readonly #rounds: number[][] = []
  /** After each round: how many ships carry arms. */
  readonly #armed: number[] = []
  readonly #ships: string[] = []
  #turns = 0
  #missions = 0
  #deaths = 0

  constructor(g: State) {
    this.#uses = new UseCount(g.seats)
    this.#points = new PointCount(g.seats, account)
    for (const { tile } of g.sectors) this.#uses.add('sector', tile, 'on the map', 0)
  }

  hear(event: LogEvent, g: State): void {
    this.#points.hear(event)
    const { what, data } = event
    const seat = Number(data.seat)
    switch (what) {
      case 'setup.ships':
        this.#ships[seat] = String(data.ship)
        break
      case 'turn.order':
        if (this.#turns > 0 && this.#turns % g.seats === 0) this.#endRound(g)
        this.#turns++
        break
      case 'business.buy-outfit':
        this.#uses.add('outfit', String(data.outfit), 'bought', seat)
        break
      case 'business.ship':
        this.#uses.add('ship', String(data.ship), 'bought', seat)
        break
      case 'mission.active':
        if (Number(data.kept) > 0) this.#uses.add('mission', g.vessels[seat].mission, 'kept', seat)
        break
      case 'mission.deliver':
        this.#missions++
        this.#uses.add('mission', String(data.mission), 'delivered', seat)
        break
      case 'title.draw':
        this.#uses.add('title', String(data.title), 'drawn', seat)
        break
      case 'title.claim':
        this.#uses.add('title', String(data.title), 'claimed', seat)
        break
      case 'map.symbols':
        this.#uses.add('sector', String(data.tile), 'on the map', seat)
        break
      case 'ship.ability':
      case 'ship.ability#roll':
        this.#uses.add('ability', String(data.ability), 'used', seat)
        break
      // By a hazard, or together with its attacker; and by another ship.
      case 'death.remove':
        if (isPlayer(Number(data.craft))) this.#deaths++
        break
      case 'combat.kill':
        if (isPlayer(craftNamed(String(data.victim)))) this.#deaths++
        break
    }
  }

  #endRound(g: State): void {
    this.#rounds.push(this.#points.scores)
    this.#armed.push(armedShips(g))
  }

  tell(g: State) {
    this.#rounds.push(g.vessels.map(({ fame }) => fame))
    const half = this.#armed[Math.floor(this.#rounds.length / 2) - 1] ?? armedShips(g)
    const large = g.vessels.filter(({ mat }) => g.content.ships[mat].tier === 3).length
    return {
      attributes: this.#ships.map((ship) => ({ ship: [ship] })),
      uses: this.#uses.uses,
      points: this.#points.points,
      rounds: this.#rounds,
      notes: {
        seats: g.seats,
        goal: g.choices.goal,
        armed: half,
        large,
        missions: this.#missions,
        deaths: this.#deaths,
      },
    }
  }
}

/** A note of all games, added up. */
const sumOf = (notes: readonly Data[], key: string): number => notes.reduce((sum, note) => sum + Number(note[key]), 0)

function figures(notes: readonly Data[]): BalanceFigure[] {
  const ships = sumOf(notes, 'seats')
  const of = (key: string) => (ships === 0 ? 0 : sumOf(notes, key) / ships)
  const goals = [...new Set(notes.map((note) => Number(note.goal)))].join(', ')
  const grand = notes.filter((note) => Number(note.large) > 0).length
  return [
    {
      id: 'armed',
      title: 'Ships with a weapon or a shield after half of the rounds',
      value: of('armed'),
      of: ships,
      unit: 'share',
    },
    {
      id: 'tier-3',
      title: `Ships of tier 3 at the end of games to ${goals} Fame`,
      value: of('large'),
      of: ships,
      unit: 'share',
    },
    {
      id: 'tier-3-games',
      title: `Games to ${goals} Fame with a ship of tier 3`,
      value: notes.length === 0 ? 0 : grand / notes.length,
      of: notes.length,
      unit: 'share',
    },
    { id: 'missions', title: 'Missions delivered by a player', value: of('missions'), of: ships, unit: 'number' },
    { id: 'deaths', title: 'Times a player’s ship was destroyed', value: of('deaths'), of: ships, unit: 'number' },
  ]
}

const balance: Balance<State> = {
  attributes: { ship: { title: 'First ships', values: OF_TIER_1.map(({ id, name }) => ({ id, name })) } },
  kinds: {
    ship: { title: 'Larger ships', stages: ['bought'], things: LARGER.map(({ id, name }) => ({ id, name })) },
    outfit: { title: 'Outfits', stages: ['bought'], things: thingsIn(housePack.outfits) },
    ability: { title: 'Abilities', stages: ['used'], things: thingsIn(housePack.abilities) },
    mission: { title: 'Missions', stages: ['kept', 'delivered'], things: thingsIn(housePack.missions) },
    title: { title: 'Titles', stages: ['drawn', 'claimed'], things: thingsIn(housePack.titles) },
    sector: { title: 'Sectors', stages: ['on the map'], things: thingsIn(housePack.tiles) },
  },
  account,
  watch: (g) => new Watch(g),
  figures,
}

export default balance
