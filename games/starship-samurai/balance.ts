import { type Balance, type GameWatch, type LogEvent, PointCount, textsIn, thingsIn, UseCount } from '@orrery/engine'
import { account } from './account.ts'
import { housePack } from './content/house.ts'
import { draftOrder } from './rules/round/draft.ts'
import { SAMURAI, type State } from './rules/state/state.ts'

const MECHS = SAMURAI.map((id) => ({ id, name: `${id[0]?.toUpperCase()}${id.slice(1)}` }))

/** Counts one game from its log. */
class Watch implements GameWatch<State> {
  readonly #uses: UseCount
  readonly #points: PointCount
  readonly #rounds: number[][] = []
  #unopposed = 0
  #fought = 0

  constructor(g: State) {
    this.#uses = new UseCount(g.seats)
    this.#points = new PointCount(g.seats, account)
    for (const location of g.boards) this.#uses.add('location', location, 'in play', 0)
    g.hands.forEach((hand, seat) => {
      for (const card of hand) this.#uses.add('card', card, 'drawn', seat)
    })
  }

  hear(event: LogEvent): void {
    this.#points.hear(event)
    const { what, data } = event
    const seat = Number(data.seat)
    switch (what) {
      case 'turn.phases':
        if (Number(data.round) > 1) this.#rounds.push(this.#points.scores)
        break
      case 'cards.draw#own':
        for (const card of textsIn(data.cards)) this.#uses.add('card', card, 'drawn', seat)
        break
      case 'cards.play':
      case 'battle.reveal':
        this.#uses.add('card', String(data.card), 'played', seat)
        break
      case 'resolution.locations':
        for (const location of textsIn(data.locations)) this.#uses.add('location', location, 'in play', 0)
        break
      case 'battle.return':
        this.#uses.add('location', String(data.location), 'won', seat)
        break
      case 'battle.gain':
        this.#unopposed++
        break
      case 'battle.victor':
        this.#fought++
        break
    }
  }

  tell(g: State) {
    const order = draftOrder({ ...g, first: firstOfAll(g) })
    g.draftPicks.forEach((mech, pick) => {
      const seat = order[pick] ?? 0
      this.#uses.add('mech', SAMURAI[mech], 'drafted', seat)
      if (pick < g.seats) this.#uses.add('mech', SAMURAI[mech], 'taken first', seat)
    })
    this.#rounds.push([...g.honor])
    return {
      attributes: Array.from({ length: g.seats }, (_, seat) => ({
        mech: SAMURAI.filter((_, mech) => g.controller[mech] === seat),
      })),
      uses: this.#uses.uses,
      points: this.#points.points,
      rounds: this.#rounds,
      notes: { unopposed: this.#unopposed, fought: this.#fought },
    }
  }
}

/** The first player token has moved to the left once a round. */
const firstOfAll = (g: State): number => (((g.first - (g.round - 1)) % g.seats) + g.seats) % g.seats

const balance: Balance<State> = {
  attributes: { mech: { title: 'Mechs', values: MECHS } },
  kinds: {
    card: { title: 'Action cards', stages: ['drawn', 'played'], things: thingsIn(housePack.cards) },
    mech: { title: 'Picks of mechs', stages: ['drafted', 'taken first'], things: MECHS },
    location: { title: 'Locations', stages: ['in play', 'won'], things: thingsIn(housePack.locations) },
  },
  account,
  watch: (g) => new Watch(g),
  figures(notes) {
    const unopposed = notes.reduce((sum, one) => sum + Number(one.unopposed), 0)
    const all = unopposed + notes.reduce((sum, one) => sum + Number(one.fought), 0)
    return [
      {
        id: 'unopposed',
        title: 'Locations won without a battle',
        value: all === 0 ? 0 : unopposed / all,
        of: all,
        unit: 'share',
      },
    ]
  },
}

export default balance
