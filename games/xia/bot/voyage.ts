import type { Node } from '../map/lanes.ts'
import type { Captain } from './captain.ts'
import { STOPPING } from './loops.ts'
import type { Quest } from './quests.ts'
import { questOf } from './quests.ts'
import { cardsWorth, gatherable, landingWorth, NEW_SECTOR, supplied, tokenWorth } from './stops.ts'
import { LIKELY } from './worth.ts'
import type { Market } from './yardstick/atlas.ts'
import { FAR } from './yardstick/routes.ts'

export type StopKind = 'sale' | 'trade' | 'gathering' | 'mission' | 'cards' | 'token' | 'rim' | 'landing'

/** What a captain has after some stops. */
interface Stage {
  readonly node: Node
  /** Spaces flown, and what was lost of moves that ended early. */
  readonly used: number
  readonly coins: number
  readonly room: number
  /** Cubes to be sold: none, those aboard, or what was bought on the way. */
  readonly load: 'none' | 'aboard' | 'bought'
  readonly count: number
  readonly colours: number
  /** How sure it is that the cubes are there. */
  readonly sure: number
  readonly quest: Quest | undefined
  /** Tokens that were taken, by sector, and what is done only once. */
  readonly taken: number
  readonly once: number
  /** What all of it has brought. */
  readonly gained: number
}

/** A place to go to, and what that way is worth as a whole. */
export interface Outing {
  readonly kind: StopKind
  readonly node: Node
  /** Where it leads after that. */
  readonly onward: Node
  readonly worth: number
}

interface Branch {
  readonly kind: StopKind
  readonly stage: Stage
  /** What it seems to be worth. */
  readonly guess: number
}

/** By how many stops were made: so many next ones are worth a thought. */
const BREADTH: readonly number[] = [5, 3, 1]
const BREADTH_LADEN = 2

/** What is still to be done loses so much with every turn it takes. */
const PER_TURN = 0.93

/** What a space is worth that could still be flown in this turn: a little less than one that has been, so that ships get going. */
const UNUSED = 0.9

/** The best few of what was offered, the best first. */
class Beam {
  readonly found: Branch[] = []
  readonly #most: number

  constructor(most: number) {
    this.#most = most
  }

  wants(guess: number): boolean {
    const { found } = this
    return found.length < this.#most || guess > found[found.length - 1].guess
  }

  add(kind: StopKind, stage: Stage, guess: number): void {
    const { found } = this
    if (found.length === this.#most) found.pop()
    let place = found.length
    while (place > 0 && found[place - 1].guess < guess) place--
    found.splice(place, 0, { kind, stage, guess })
  }
}

const DREW = 1
const SCANNED = 2
const LANDED = 4
const GATHERED = 8

/** What a cube costs that has to be thrown away before a sale: more than it is worth, so that it is not forgotten. */
const WASTE = 2.2

/** Who gathers goes on until there is enough for a sale. */
const GATHERED_CUBES = 2

/** Less than this is no way. */
const NOTHING = 1e-9

/** More pairs of cubes than this are not thought of. */
const MOST_PAIRS = 6

/**
 * Plans of up to four stops from a place: what they bring, less what the time would bring that they take (`rate` for each space). So a plan
 * that comes nearer gains as much as was flown, and one that is fulfilled makes room for the next without a loss.
 */
export class Voyage {
  readonly #captain: Captain
  readonly #start: Node
  /** Spaces that this turn still has, and what they count for. */
  readonly #now: number
  readonly #credit: number
  readonly #tokens: readonly number[]
  readonly #tokenWorth: number
  readonly #cards: number
  readonly #landing: number
  readonly #rim: Node

  constructor(captain: Captain, start: Node) {
    const { chart, g, flight } = captain
    this.#captain = captain
    this.#start = start
    this.#now = flight.left + flight.rest
    this.#credit = UNUSED * this.#now
    const from = captain.from(start)
    this.#tokenWorth = tokenWorth(captain)
    this.#tokens = nearestTokens(captain, from)
    this.#cards = cardsWorth(captain)
    this.#landing = landingWorth(captain)
    this.#rim = g.sectorDeck.length > 0 && chart.rim.length > 0 ? nearest(chart.rim, from) : -1
  }

  /** What is ahead from the start. */
  worth(): number {
    return this.#best(this.#begin(), 0)
  }

  /** First stops, by what the way they begin is worth; of what begins at the same place only the best. */
  outings(): Outing[] {
    const found: Outing[] = []
    for (const { kind, stage } of this.#branches(this.#begin(), 0)) {
      const worth = this.#best(stage, isHalf(kind, stage) ? 0 : 1)
      if (found.some(({ node }) => node === stage.node)) continue
      found.push({ kind, node: stage.node, onward: this.#next(stage), worth })
    }
    return found.sort((a, b) => b.worth - a.worth)
  }

  #next(stage: Stage): Node {
    if (stage.quest && stage.quest.at === stage.node) return stage.quest.delivery
    let best = stage.node
    let most = Number.NEGATIVE_INFINITY
    if (stage.load === 'none') return best
    for (const branch of this.#branches(stage, 1)) {
      if (branch.kind !== 'sale' || branch.guess <= most) continue
      best = branch.stage.node
      most = branch.guess
    }
    return best
  }

  #begin(): Stage {
    const captain = this.#captain
    return {
      node: this.#start,
      used: 0,
      coins: Math.floor(captain.vessel.credits / 1000),
      room: captain.room,
      load: captain.aboard > 0 ? 'aboard' : 'none',
      count: captain.aboard,
      colours: 0,
      sure: 1,
      quest: questOf(captain, captain.from(this.#start)),
      taken: 0,
      once: captain.vessel.mission === '' ? 0 : DREW,
      gained: 0,
    }
  }

  /** To stop somewhere for good is worth what was gained, less the time it took, and less what is missing on the way to further sales. */
  #worthAt(used: number, gained: number, missing: number): number {
    return gained - this.#captain.rate * (used - this.#credit + missing)
  }

  /** What is missing to the next sale for whoever has an empty hold and something to buy with; others cannot count on one. */
  #missing(node: Node, coins: number): number {
    const { loops } = this.#captain
    return coins < 1 ? loops.spacesPerSale : loops.excess(node)
  }

  #best(stage: Stage, depth: number): number {
    const { node, used, gained, coins, load } = stage
    const missing = load === 'none' ? this.#missing(node, coins) : this.#captain.loops.spacesPerSale
    let best = this.#worthAt(used, gained, missing)
    if (depth === BREADTH.length) return best
    for (const { kind, stage: next } of this.#branches(stage, depth))
      best = Math.max(best, this.#best(next, isHalf(kind, next) ? depth : depth + 1))
    return best
  }

  /** The next stops that seem to be worth most. */
  #branches(stage: Stage, depth: number): readonly Branch[] {
    const beam = new Beam(stage.load === 'bought' ? BREADTH_LADEN : BREADTH[depth])
    if (stage.load === 'none') {
      this.#offerGoods(stage, beam)
      this.#offerSites(stage, beam)
    } else this.#offerSales(stage, beam)
    if (stage.quest) this.#offerQuest(stage, stage.quest, beam)
    else this.#offerCards(stage, beam)
    this.#offerTokens(stage, beam)
    this.#offerRim(stage, beam)
    this.#offerLanding(stage, beam)
    return beam.found
  }

  /** What cannot be sold at a place is thrown away for the fame. */
  #offerSales(stage: Stage, beam: Beam): void {
    const { chart, g, fame, coin } = this.#captain
    const { tradeFameCubes } = g.content.constants
    for (const market of chart.sells) {
      const { node } = market
      const sold = this.#saleable(stage, market)
      const used = sold === 0 ? FAR : this.#arrive(stage, node, true)
      if (used >= FAR) continue
      const earned = sold >= tradeFameCubes ? fame : 0
      const worth = LIKELY.sale * stage.sure * (earned + sold * coin) - WASTE * (stage.count - sold)
      const gained = stage.gained + worth * this.#share(used)
      const guess = this.#worthAt(used, gained, this.#missing(node, stage.coins + sold))
      if (!beam.wants(guess)) continue
      const free = {
        load: 'none',
        coins: stage.coins + sold,
        room: stage.room + stage.count,
        count: 0,
        sure: 1,
      } as const
      beam.add('sale', { ...stage, node, used, gained, ...free }, guess)
    }
  }

  #saleable({ load, count, colours }: Stage, market: Market): number {
    if (load === 'bought') return (colours & market.colours) !== 0 ? count : 0
    let sold = 0
    const { cubes } = this.#captain
    for (let colour = 0; colour < cubes.length; colour++)
      if (((market.colours >> colour) & 1) === 1) sold += cubes[colour]
    return sold
  }

  #offerGoods(stage: Stage, beam: Beam): void {
    const { chart, g, coin } = this.#captain
    const { cubesPerPurchase, purchasePrice } = g.content.constants
    const price = purchasePrice / 1000
    const pairs = Math.min(MOST_PAIRS, Math.floor(stage.coins / price), Math.floor(stage.room / cubesPerPurchase))
    if (pairs === 0) return
    for (const market of chart.buys) {
      const { node, colours } = market
      const used = this.#arrive(stage, node, true)
      const onward = this.#captain.loops.onward(market)
      const bought = Math.min(pairs, Math.floor(supplied(this.#captain, colours) / cubesPerPurchase))
      if (used >= FAR || onward >= FAR || bought === 0) continue
      const count = bought * cubesPerPurchase
      const gained = stage.gained - bought * price * coin
      const guess = this.#worthAt(used + STOPPING, gained + this.#saleWorth(count), onward)
      if (!beam.wants(guess)) continue
      const left = { coins: stage.coins - bought * price, room: stage.room - count }
      beam.add(
        'trade',
        { ...stage, node, used, gained, load: 'bought', count, colours, sure: LIKELY.purchase, ...left },
        guess,
      )
    }
  }

  #saleWorth(count: number): number {
    return this.#captain.fame + count * this.#captain.coin
  }

  #offerSites(stage: Stage, beam: Beam): void {
    if ((stage.once & GATHERED) !== 0 || stage.room < GATHERED_CUBES) return
    for (const site of this.#captain.chart.sites) {
      const { node, colours } = site
      const used = this.#arrive(stage, node, true)
      const onward = this.#captain.loops.onward(site)
      if (used >= FAR || onward >= FAR) continue
      const sure = gatherable(site.kind)
      const promised = stage.gained + sure * this.#saleWorth(GATHERED_CUBES)
      const guess = this.#worthAt(used + STOPPING, promised, onward)
      if (!beam.wants(guess)) continue
      const once = stage.once | GATHERED
      beam.add('gathering', { ...stage, node, used, load: 'bought', count: GATHERED_CUBES, colours, sure, once }, guess)
    }
  }

  #offerQuest(stage: Stage, quest: Quest, beam: Beam): void {
    const node = quest.isDone ? quest.delivery : quest.at
    const used = this.#arrive(stage, node, true)
    if (used >= FAR) return
    if (quest.isDone) {
      const gained = stage.gained + quest.worth * this.#share(used)
      const guess = this.#worthAt(used, gained, this.#missing(node, stage.coins + quest.coins))
      if (!beam.wants(guess)) return
      const coins = stage.coins + Math.floor(quest.coins)
      beam.add('mission', { ...stage, node, used, gained, coins, quest: undefined }, guess)
      return
    }
    const onward = this.#captain.from(node)[quest.delivery]
    if (onward >= FAR) return
    const missing = this.#missing(quest.delivery, stage.coins + quest.coins)
    const guess = this.#worthAt(used + onward + STOPPING, stage.gained + quest.worth, missing)
    if (beam.wants(guess)) beam.add('mission', { ...stage, node, used, quest: { ...quest, isDone: true } }, guess)
  }

  /** To look again next turn is no reason to stay: a point counts where she is only while she can draw there. */
  #offerCards(stage: Stage, beam: Beam): void {
    const { g, seat, chart } = this.#captain
    if ((stage.once & DREW) !== 0) return
    const acts = g.turn === seat && g.phase === 'action'
    for (const node of chart.points)
      if (acts ? !g.drawnAt.includes(chart.lanes.hexes[node]) : node !== stage.node)
        this.#offer(
          'cards',
          stage,
          node,
          this.#arrive(stage, node, false),
          this.#cards,
          { once: stage.once | DREW },
          beam,
        )
  }

  #offerTokens(stage: Stage, beam: Beam): void {
    for (const sector of this.#tokens) {
      if (((stage.taken >> sector) & 1) === 1) continue
      const node = this.#captain.chart.tokens[sector]
      const taken = stage.taken | (1 << sector)
      this.#offer('token', stage, node, this.#arrive(stage, node, false), this.#tokenWorth, { taken }, beam)
    }
  }

  #offerRim(stage: Stage, beam: Beam): void {
    if (this.#rim < 0 || (stage.once & SCANNED) !== 0) return
    const used = this.#arrive(stage, this.#rim, true)
    this.#offer('rim', stage, this.#rim, used, NEW_SECTOR, { once: stage.once | SCANNED }, beam)
  }

  /** Whoever lands loses what is left of the turn. */
  #offerLanding(stage: Stage, beam: Beam): void {
    const { chart, flight } = this.#captain
    if (this.#landing <= 0 || (stage.once & LANDED) !== 0 || chart.planets.length === 0) return
    const from = this.#captain.from(stage.node)
    const node = nearest(chart.planets, from)
    const over = Math.max(0, stage.used + from[node] - this.#now) / flight.perTurn
    const used = from[node] >= FAR ? FAR : this.#now + Math.ceil(over - NOTHING) * flight.perTurn
    this.#offer('landing', stage, node, used, this.#landing, { once: stage.once | LANDED }, beam)
  }

  /** A place where something is to be had at once. */
  #offer(
    kind: StopKind,
    stage: Stage,
    node: Node,
    used: number,
    worth: number,
    done: Partial<Stage>,
    beam: Beam,
  ): void {
    if (used >= FAR) return
    const gained = stage.gained + worth * this.#share(used)
    const guess = this.#worthAt(used, gained, this.#missing(node, stage.coins))
    if (beam.wants(guess)) beam.add(kind, { ...stage, node, used, gained, ...done }, guess)
  }

  /** The spaces that are used up on arrival. To do something that ends a move costs what is left of it. */
  #arrive(stage: Stage, node: Node, ends: boolean): number {
    const from = this.#captain.from(stage.node)
    const isFirst = stage.used === 0
    const way = isFirst ? this.#captain.reach(from, node) : from[node]
    if (way >= FAR) return FAR
    if (!ends) return stage.used + way
    const { left } = this.#captain.flight
    if (way === 0) return isFirst ? left : stage.used
    return stage.used + way + (isFirst && way <= left ? Math.min(STOPPING, left - way) : STOPPING)
  }

  #share(used: number): number {
    return PER_TURN ** (Math.max(0, used - this.#now) / this.#captain.flight.perTurn)
  }
}

/** What is bought has yet to be sold, and what was picked up to be delivered: only both together are a stop. */
const isHalf = (kind: StopKind, { load, quest }: Stage): boolean =>
  ((kind === 'trade' || kind === 'gathering') && load === 'bought') || (kind === 'mission' && quest !== undefined)

function nearest(nodes: readonly Node[], distance: Int16Array): Node {
  let best = nodes[0]
  for (const node of nodes) if (distance[node] < distance[best]) best = node
  return best
}

/** So many tokens are worth a thought: the nearest ones, by sector. */
const TOKENS = 3

function nearestTokens({ g, chart }: Captain, from: Int16Array): number[] {
  const found: number[] = []
  for (let sector = 0; sector < g.tokens.length; sector++) {
    if (g.tokens[sector] === '') continue
    const far = from[chart.tokens[sector]]
    let place = found.length
    while (place > 0 && from[chart.tokens[found[place - 1]]] > far) place--
    found.splice(place, 0, sector)
    if (found.length > TOKENS) found.pop()
  }
  return found
}
