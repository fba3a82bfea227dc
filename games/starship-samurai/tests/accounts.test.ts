import { anyAnswer, Dice, isMark, type LogEvent, Runner, type Seat, settleOptions, type Trace } from '@orrery/engine'
import { askedOf } from '@orrery/engine/simulation'
import { expect, test } from 'vitest'
import { units } from '../codecs.ts'
import starshipSamurai from '../game.ts'
import { spaceOf } from '../rules/alliance.ts'
import { LESSER_CLANS, type State } from '../rules/state/state.ts'
import { GRAVEYARD, SUPPLY, UNIT_COUNT } from '../rules/state/units.ts'

/**
 * Keeps the books by what the log tells, and nothing else. If it comes to the same as the game does, then the log tells every gain and
 * loss of honor, wealth and cards, every way of every unit and marker, and nothing that did not happen.
 */
class Accountant {
  readonly honor: number[]
  readonly wealth: number[]
  readonly cards: number[]
  readonly place: number[]
  readonly attached: number[] = Array.from({ length: UNIT_COUNT }, () => 0)
  readonly spaces: { [clan: string]: string } = Object.fromEntries(LESSER_CLANS.map((clan) => [clan, 'neutral']))
  readonly sworn: string[] = []

  /** Begins with the set-up. */
  constructor({ honor, wealth, hands, place }: State) {
    this.honor = [...honor]
    this.wealth = [...wealth]
    this.cards = hands.map((hand) => hand.length)
    this.place = [...place]
  }

  get books() {
    const { honor, wealth, cards, place, attached, spaces, sworn } = this
    return { honor, wealth, cards, place, attached, spaces, sworn: [...sworn].sort() }
  }

  enter({ what, data }: LogEvent): void {
    const seat = data.seat as Seat
    const amount = Number(data.amount ?? 0)
    switch (what) {
      case 'setup.draft-reveal':
        this.#put(data.samurai, SUPPLY)
        return
      case 'claim.honor':
      case 'battle.gain':
      case 'battle.victor':
        this.honor[seat] += amount
        return
      case 'resolution.alliances':
        this.honor[seat] += Number(data.honor)
        return
      case 'end.types':
        this.honor[seat] += Number(data.bonus)
        return
      case 'claim.most-power':
        this.honor[seat] += Number(data.honor)
        this.wealth[seat] += Number(data.wealth)
        this.cards[seat] += Number(data.cards)
        return
      case 'order.marker':
        this.wealth[seat] -= Number(data.boost)
        return
      case 'order.allegiance#none':
        this.wealth[seat] -= Number(data.boost ?? 0)
        return
      case 'order.allegiance':
        this.wealth[seat] -= Number(data.boost)
        this.spaces[String(data.clan)] = String(data.to)
        return
      case 'order.wealth':
        this.wealth[seat] += amount - Number(data.boost)
        return
      case 'order.draw':
        this.wealth[seat] -= Number(data.boost)
        this.cards[seat] += Number(data.count)
        return
      case 'wealth.supply#gained':
        this.wealth[seat] += amount
        return
      case 'wealth.give':
        this.wealth[data.from as Seat] -= amount
        this.wealth[data.to as Seat] += amount
        return
      case 'card.S06#hushed':
        this.wealth[seat] -= amount
        this.wealth[data.by as Seat] += amount
        return
      case 'card.B08#paid':
        this.wealth[seat] -= amount
        return
      case 'fighter.attach':
        this.wealth[seat]--
        this.attached[units.decode(String(data.unit))] = Number(data.wealth)
        return
      case 'move.legal#moved':
        this.wealth[seat] -= Number(data.fee ?? 0)
        this.place[units.decode(String(data.unit))] = Number(data.to)
        return
      case 'mech.tametomo':
        this.wealth[seat] -= Number(data.price)
        this.#put(data.unit, GRAVEYARD)
        return
      case 'mech.mori':
        this.cards[seat]--
        this.#put(data.units, GRAVEYARD)
        return
      case 'unit.destroy':
      case 'move.displace':
      case 'mech.mototada':
      case 'card.B08#struck':
      case 'cards.cost-ships':
        this.#put(data.unit, GRAVEYARD)
        return
      case 'battle.return':
      case 'resolution.restore':
      case 'card.B02':
      case 'card.B10':
      case 'card.B16':
        this.#put(data.units, SUPPLY)
        return
      case 'card.B07#returned':
      case 'card.S10#returned':
        this.#put(data.unit, SUPPLY)
        return
      case 'cards.draw':
        this.cards[seat] += Number(data.count)
        return
      case 'cards.discard#taken':
      case 'cards.discard#returned':
        this.cards[seat]++
        return
      case 'cards.cost':
        this.#pay(seat, data)
        return
      case 'cards.play':
        this.#pay(seat, data)
        this.cards[seat]--
        return
      case 'cards.discard':
      case 'cards.limit':
        this.cards[seat] -= [data.cards].flat().length
        return
      case 'battle.commit':
        this.cards[seat]--
        return
      case 'alliance.move':
        this.spaces[String(data.clan)] = String(data.to)
        return
      case 'end.winner':
        this.sworn.length = 0
        return
      case 'card.S05#bound':
        this.sworn.push(`${data.clan} ${seat}`)
        return
      case 'card.S05#ended':
        this.sworn.splice(this.sworn.indexOf(`${data.clan} ${seat}`), 1)
        return
    }
  }

  #pay(seat: Seat, { honor, wealth }: LogEvent['data']): void {
    this.honor[seat] -= Number(honor)
    this.wealth[seat] -= Number(wealth)
  }

  /** Wealth that is attached is lost whenever a unit leaves the boards. */
  #put(named: unknown, place: number): void {
    for (const name of Array.isArray(named) ? named : [named]) {
      const unit = units.decode(String(name))
      this.place[unit] = place
      this.attached[unit] = 0
    }
  }
}

const truth = (g: State): Accountant['books'] => ({
  honor: g.honor,
  wealth: g.wealth,
  cards: g.hands.map((hand) => hand.length),
  place: g.place,
  attached: [...g.attachedWealth],
  spaces: Object.fromEntries(LESSER_CLANS.map((clan, marker) => [clan, spaceOf(g, marker)])),
  sworn: g.oaths.map(({ marker, by }) => `${LESSER_CLANS[marker]} ${by}`).sort(),
})

test.for([
  { players: 2, rules: 3 },
  { players: 3, rules: 3 },
  { players: 4, rules: 3 },
  { players: 2, rules: 2 },
  { players: 3, rules: 1 },
])('$players players, rules $rules: the log accounts for everything', ({ players, rules }) => {
  const content = { id: 'house', version: String(rules) }
  const game = rules === starshipSamurai.rulesVersion ? starshipSamurai : starshipSamurai.under?.(rules, content)
  if (game === undefined) throw new Error('There never was such a game.')
  for (const number of [1, 2, 3]) {
    const seed = `books ${number}`
    const start = game.setup({ seats: players, options: settleOptions(game, players, { deck: 'combine' }), seed })
    const trace: Trace = []
    const books = new Accountant(start)
    const runner = Runner.from(game, start, trace)
    const dice = new Dice(seed)
    for (let [seat] = runner.waitingFor(); ; [seat] = runner.waitingFor()) {
      for (const entry of trace.splice(0)) if (!isMark(entry)) books.enter(entry)
      if (runner.betweenSteps || runner.over) expect(books.books).toEqual(truth(runner.state))
      if (seat === undefined) break
      runner.apply(seat, anyAnswer(askedOf(runner, seat), dice))
    }
  }
})
