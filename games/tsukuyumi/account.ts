import { type Account, numbersIn, type PointEntry, type Told } from '@orrery/engine'

const SOURCES = {
  areas: 'Areas',
  initiative: 'Initiative',
  missions: 'Missions',
  goals: 'Goals',
  moon: 'Moon center',
}

/** Points that are gained once and stay. */
const GAINED: { readonly [what: string]: keyof typeof SOURCES } = {
  'mission.complete': 'missions',
  'goal.once': 'goals',
  'score.moon-centre': 'moon',
}

/** [score.announce] What a seat has of land and initiative after a round; it can become less. */
interface Holdings {
  readonly seat: number
  readonly areas: number
  readonly initiative: number
}

function entries({ what, data }: Told, earlier: readonly Told[]): readonly PointEntry[] {
  const source = GAINED[what]
  if (source) return [{ seat: Number(data.seat), amount: Number(data.points), source }]
  if (what !== 'score.announce') return []
  const before = holdingsIn(earlier.findLast((line) => line.what === what))
  return holdingsIn({ what, data }).flatMap(({ seat, areas, initiative }) => {
    const had = before.find((one) => one.seat === seat)
    return [
      { seat, amount: areas - (had?.areas ?? 0), source: 'areas' },
      { seat, amount: initiative - (had?.initiative ?? 0), source: 'initiative' },
    ]
  })
}

function holdingsIn(line: Told | undefined): Holdings[] {
  const [areas, initiative] = [numbersIn(line?.data.areas), numbersIn(line?.data.initiative)]
  return numbersIn(line?.data.seats).map((seat, i) => ({
    seat,
    areas: areas[i] ?? 0,
    initiative: initiative[i] ?? 0,
  }))
}

/** What victory points are for. */
export const account: Account = { sources: SOURCES, entries }
