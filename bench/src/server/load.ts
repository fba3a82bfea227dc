/** The clients, all in one process of their own: the same for both servers but for what they send. */
import { Chooser } from '../neutral/chooser.ts'
import { type MapSize, SEATS } from '../neutral/rules.ts'
import { takeOrders } from './children.ts'
import type { HostedMatch } from './hosts.ts'
import { boardgameioPlayer, ourPlayer, type Player, type Players, type Seen } from './players.ts'

export interface Run {
  readonly milliseconds: number
  /** The mean time between seeing a question and answering it. */
  readonly think: number
}

export interface Measured {
  readonly decisions: number
  readonly seconds: number
  /** Milliseconds from a decision to the last client's update. */
  readonly p50: number
  readonly p99: number
  readonly bytesPerUpdate: number
  /** Milliseconds of processor time that the clients took. */
  readonly cpu: number
  /** Matches that were over; their clients need others to sit down at. */
  readonly finished: number
}

interface Decision {
  readonly sent: number
  arrived: number
}

/** One match and its clients. Whoever is asked answers after thinking, as long as the run lasts. */
class Group {
  readonly #players: readonly Player[]
  readonly #load: Load
  #chooser: Chooser
  #underWay = new Map<number, Decision>()
  #waiting: (() => void) | undefined

  constructor(players: readonly Player[], load: Load) {
    this.#players = players
    this.#load = load
    this.#chooser = new Chooser('')
  }

  async sit(match: HostedMatch): Promise<void> {
    this.#chooser = new Chooser(match.match)
    this.#underWay = new Map()
    this.#waiting = undefined
    await Promise.all(this.#players.map((player, seat) => player.sit(match, seat, (seen) => this.#seen(player, seen))))
  }

  #seen(player: Player, { decisions, over, options }: Seen): void {
    const decision = this.#underWay.get(decisions)
    if (decision && ++decision.arrived === SEATS) {
      this.#underWay.delete(decisions)
      this.#load.settled(performance.now() - decision.sent)
      if (over) this.#load.finished(this)
    }
    if (options) this.#answer(player, decisions, options)
  }

  #answer(player: Player, decisions: number, options: readonly unknown[]): void {
    const decide = () => {
      this.#underWay.set(decisions + 1, { sent: performance.now(), arrived: 0 })
      player.decide(this.#chooser.choose(options))
    }
    if (!this.#load.running) this.#waiting = decide
    else if (this.#load.think === 0) decide()
    else
      setTimeout(() => (this.#load.running ? decide() : this.#wait(decide)), this.#load.think * (0.5 + Math.random()))
  }

  #wait(decide: () => void): void {
    this.#waiting = decide
  }

  /** Goes on where the last run stopped. */
  go(): void {
    const decide = this.#waiting
    this.#waiting = undefined
    if (!decide) return
    if (this.#load.think === 0) decide()
    else setTimeout(decide, this.#load.think * Math.random())
  }
}

class Load {
  running = false
  think = 0
  readonly #players: Players
  readonly #port: number
  readonly #all: Player[] = []
  readonly #groups: Group[] = []
  readonly #spare: HostedMatch[] = []
  #latencies: number[] = []
  #finished = 0

  constructor(players: Players, port: number) {
    this.#players = players
    this.#port = port
  }

  #newPlayer(map: MapSize): Player {
    const player = this.#players(this.#port, map)
    this.#all.push(player)
    return player
  }

  /** Four clients for each of the first `count` matches; the others wait until one is over. */
  async seat({ matches, count }: { matches: readonly HostedMatch[]; count: number }): Promise<void> {
    const fresh = matches.slice(0, count).map(async (match) => {
      const group = new Group(
        Array.from({ length: SEATS }, () => this.#newPlayer(match.map)),
        this,
      )
      await group.sit(match)
      this.#groups.push(group)
    })
    this.#spare.push(...matches.slice(count))
    await Promise.all(fresh)
  }

  settled(latency: number): void {
    if (this.running) this.#latencies.push(latency)
  }

  finished(group: Group): void {
    this.#finished++
    const match = this.#spare.pop()
    if (match) void group.sit(match)
  }

  async run({ milliseconds, think }: Run): Promise<Measured> {
    this.#latencies = []
    this.#finished = 0
    this.think = think
    const before = this.#received()
    const started = performance.now()
    const cpu = process.cpuUsage()
    this.running = true
    for (const group of this.#groups) group.go()
    await new Promise((resolve) => setTimeout(resolve, milliseconds))
    this.running = false
    const seconds = (performance.now() - started) / 1000
    const { user, system } = process.cpuUsage(cpu)
    const latencies = this.#latencies.sort((a, b) => a - b)
    // What is under way comes to rest before anything else is measured.
    await new Promise((resolve) => setTimeout(resolve, 500))
    const after = this.#received()
    const at = (share: number) => latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * share))] ?? 0
    return {
      decisions: latencies.length,
      seconds,
      p50: at(0.5),
      p99: at(0.99),
      bytesPerUpdate: (after.bytes - before.bytes) / Math.max(1, after.updates - before.updates),
      cpu: (user + system) / 1000,
      finished: this.#finished,
    }
  }

  #received(): { bytes: number; updates: number } {
    const sum = { bytes: 0, updates: 0 }
    for (const { received } of this.#all) {
      sum.bytes += received.bytes
      sum.updates += received.updates
    }
    return sum
  }

  /** Clients that look at one match, seat by seat, and do nothing. */
  async idle({ match, count }: { match: HostedMatch; count: number }): Promise<void> {
    await Promise.all(
      Array.from({ length: count }, (_, i) => this.#newPlayer(match.map).sit(match, i % SEATS, () => {})),
    )
  }

  async leave(): Promise<void> {
    for (const player of this.#all.splice(0)) player.close()
    this.#groups.length = 0
    this.#spare.length = 0
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
}

export function generateLoad(subject: string, port: number): void {
  const load = new Load(subject === 'ours' ? ourPlayer : boardgameioPlayer, port)
  takeOrders({
    seat: (order: { matches: readonly HostedMatch[]; count: number }) => load.seat(order),
    idle: (order: { match: HostedMatch; count: number }) => load.idle(order),
    run: (run: Run) => load.run(run),
    leave: () => load.leave(),
  })
}
