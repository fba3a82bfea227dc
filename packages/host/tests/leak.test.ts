import {
  type BaseState,
  Dice,
  type Game,
  isMark,
  Match,
  mayHear,
  Runner,
  redeal,
  type Seat,
  type Trace,
  type Value,
} from '@orrery/engine'
import type { Viewer, Wish } from '@orrery/protocol'
import { expect, test } from 'vitest'
import starshipSamurai from '../../../games/starship-samurai/game.ts'
import { HostedMatch, isEntry } from '../src/index.ts'
import { answerShown, ChanceHost, headerOf, SEED, START, viewersOf } from './host.ts'
import { march } from './march.ts'

/** A table at a position between two steps. */
const tableAt = (game: Game, position: BaseState, seats: number): HostedMatch =>
  HostedMatch.open({ ...game, setup: () => game.copy(position) }, headerOf(game, { seats }))

/** The position of a match after so many decisions by chance, at the beginning of a step. */
function positionOf(game: Game, seats: number, decisions: number, dice: Dice): BaseState | undefined {
  const { options } = headerOf(game, { seats, options: game === starshipSamurai ? { trading: true } : {} }).match
  const match = Match.start(game, seats, options, `deal ${dice.below(2 ** 30)}`)
  for (let i = 0; !match.over && (i < decisions || !match.runner.betweenSteps); i++) {
    const seat = match.runner.waitingFor()[0]
    const mine = match.runner.questionFor(seat)!
    match.answer(seat, game.fallback(match.state, mine))
    if (i > decisions + 60) return undefined
  }
  return match.over ? undefined : match.runner.checkpoint
}

/** Heads are salted, so that they differ in any case. */
const withoutHead = (text: string): string => text.replace(/"head":"[\w-]{43}"/, '"head":""')

/** What a viewer is sent: the welcome, and the texts of the updates. */
class Inbox {
  readonly received: string[] = []
  readonly table: HostedMatch
  readonly viewer: Viewer
  #seq = 0

  constructor(table: HostedMatch, viewer: Viewer) {
    this.table = table
    this.viewer = viewer
    this.received.push(withoutHead(JSON.stringify(table.welcome(viewer))))
  }

  /** What the viewer can look at again, and what it would get of others. */
  past(): unknown[] {
    const { decisions } = this.table.snapshot(this.viewer).undo
    const moments = Array.from({ length: decisions + 1 }, (_, at) => this.table.look(this.viewer, at))
    return [...moments, ...viewersOf(this.table).map((as) => this.table.look(this.viewer, 0, as))]
  }

  fetch(): void {
    this.received.push(...(this.table.updateTexts(this.viewer, this.#seq) ?? ['unknown']).map(withoutHead))
    this.#seq = this.table.seq
    this.received.push(JSON.stringify(this.past()))
    if (this.viewer === 'spectator') return
    this.received.push(JSON.stringify(this.table.refusals(this.viewer) ?? null))
  }
}

/** How often chance had a hand in it, or the viewer has learned something: then worlds may differ for it. */
function learned(table: HostedMatch, viewer: Viewer): number {
  const { header, decisions } = table.exportForBot({ seat: 0, bot: 'random', n: 0 })
  const trace: Trace = []
  const runner = Runner.from(table.game, table.game.setup(header), trace)
  for (const { seat, value, out } of decisions)
    if (out) runner.actOutOfTurn(seat, value)
    else runner.apply(seat, value)
  return trace.filter((entry) => isMark(entry) && mayHear(entry.to, viewer)).length
}

function wordFor(table: HostedMatch, by: Seat, dice: Dice): Wish {
  const { question, undo } = table.snapshot(by)
  if (question?.mine && dice.below(4) > 0)
    return { type: 'answer', n: question.n, value: answerShown(question.mine, dice) }
  const words: Wish[] = [
    { type: 'undo' },
    { type: 'ask-undo', to: Math.max(0, undo.decisions - 1) },
    { type: 'agree', request: undo.request?.id ?? 0 },
    { type: 'chat', text: 'Well.' },
    { type: 'interject', value: { to: (by + 1) % table.info.seats, gold: 1 } as Value },
    { type: 'interject', value: { offer: { to: (by + 1) % table.info.seats, giveWealth: 1 } } },
    { type: 'answer', n: question?.n ?? 0, value: 'no such option' },
  ]
  return dice.pick(words)
}

test.each([
  ['a march', march as Game, 3],
  ['samurai', starshipSamurai as Game, 3],
])('%s: worlds that differ in what a viewer cannot know send it the same bytes', (name, game, seats) => {
  let compared = 0
  for (let round = 0; round < 60; round++) {
    const dice = new Dice(`${name} ${round}`)
    const here = positionOf(game, seats, dice.below(60), dice)
    if (here === undefined) continue
    const viewer: Viewer = round % (seats + 1) === seats ? 'spectator' : round % (seats + 1)
    const there = game.copy(here)
    redeal(game, there, viewer, `another deal ${round}`)
    const [mine, other] = [here, there].map((position) => new Inbox(tableAt(game, position, seats), viewer))
    expect(other.received).toEqual(mine.received)
    const before = learned(mine.table, viewer)
    for (let step = 0; step < 25; step++) {
      const waiting = mine.table.waitingFor()
      const by = waiting.length > 0 && dice.below(3) > 0 ? dice.pick(waiting) : dice.below(seats)
      const wish = wordFor(mine.table, by, dice)
      const result = mine.table.perform(by, wish, START + step)
      const otherResult = other.table.perform(by, wish, START + step)
      if (by === viewer && !isEntry(result)) expect(otherResult).toEqual(result)
      if (isEntry(result) !== isEntry(otherResult) || learned(mine.table, viewer) !== before) break
      mine.fetch()
      other.fetch()
      expect(other.received).toEqual(mine.received)
      compared++
    }
  }
  expect(compared).toBeGreaterThan(60)
})

test('the log a viewer gets is the log it may hear', async () => {
  const header = headerOf(starshipSamurai, { seats: 3, options: { trading: true } })
  const host = new ChanceHost(starshipSamurai, header, 'ears')
  for (let i = 0; i < 120; i++) {
    await host.step()
    const { decisions } = host.table.exportForBot({ seat: 0, bot: 'random', n: 0 })
    const match = Match.replay(starshipSamurai, header.match, decisions)
    for (const viewer of viewersOf(host.table))
      expect(host.table.snapshot(viewer).log.map(({ what, data, at }) => ({ what, data, at }))).toEqual(
        match.logFor(viewer).map(({ what, data, at }) => ({ what, data, at })),
      )
  }
})

test('the seed, the secret answers and the words of reports never leave the game before the end', () => {
  const table = HostedMatch.open(march, headerOf(march, { seats: 2 }))
  const n = table.snapshot(0).question!.n
  const inbox = new Inbox(table, 1)
  table.perform(0, { type: 'answer', n, value: 3 }, START)
  inbox.fetch()
  expect(JSON.stringify(inbox.received)).not.toContain(SEED)
  expect(inbox.received.at(-2)).not.toContain('"value"')
  expect(JSON.stringify(table.exportView(1))).not.toContain(SEED)
  expect(table.snapshot(1).question).toMatchObject({ waitingFor: [1] })
  expect(table.exportMatch()).toMatchObject({ reason: 'not-now' })
  table.freeze(new Error('a secret of the rules'), START)
  inbox.fetch()
  expect(JSON.stringify(inbox.received)).not.toMatch(/secret of the rules|a seed nobody/)
  expect(table.report?.error).toBe('a secret of the rules')
})
