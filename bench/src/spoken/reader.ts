import type { Dice } from '@orrery/engine'

/** Everything that a listener is told: words alone. */
export interface Hearing {
  readonly question: string
  readonly standing: readonly string[]
  readonly options: readonly { readonly name: string; readonly text: string }[]
  /** What threatens the place of an option. */
  threats(option: number): readonly string[]
  /** What is where, with the way to the nearest of its places from where the listener measures. */
  landmarks(): readonly { readonly kind: string; readonly name: string; readonly way: string }[]
}

/** Somebody who decides by what is said. Options are known by their place in the list. */
export interface Reader {
  choose(hearing: Hearing, dice: Dice): number
  some(hearing: Hearing, least: number, most: number, dice: Dice): readonly number[]
  amount(hearing: Hearing, least: number, most: number, dice: Dice): number
}

/** What a phrase of a question, an option's name or its text is worth; the number in it counts so much each. */
type Wish = readonly [phrase: RegExp, worth: number, each?: number]

const WISHES: readonly Wish[] = [
  [/> (Stop|End|Done|None|No\b|Commit no)/, -1],
  // Orders, units and allies.
  [/> Move Units with marker (\d)/, 20, 2],
  [/> Move Allegiance with marker (\d)/, 18, 2.5],
  [/> (?:Draw Cards|Gain Wealth) with marker (\d)/, 9, -2],
  [/your branch, (\d) honor a round/, 20, 5],
  [/Move \w+ (?:up to|exactly).*> (?!.*your branch).*honor a round/, -10],
  [/Move a clan marker.*> .*(?:Neutral space|your branch)/, 8],
  [/Move a unit.*> .*Power (\d).*Your supply/, 6, 1],
  [/Battle for.*Gain \+(\d) power/, 5, 3],
  // Flights, cargo and missions.
  [/> Deliver|> Buy a Fame Point/, 40],
  [/> (?:Complete the objective|Collect the exploration token|Sell cargo)/, 35],
  [/> (?:Mine|Salvage|Harvest|Collect|Buy cargo|Draw missions|Repair)/, 25],
  [/> Scan for a new sector/, 15],
  [/> Fly (?:with|on)/, 12],
  [/> (?:Give credits|Abandon|Jettison|Sell \S+ \(|Attack\. |Rearrange)/, -20],
  [/first flight.*> .*Engine of tier (\d)/, 8, 1],
  [/Business Phase.*> Buy/, -5],
  [/, (\d+)\s% risk/, 0, -0.03],
  [/Keep one mission.*> .*\. (?:Research|Shuttle)\./, 6],
  [/Keep one mission.*> .*\. Assassin\./, -4],
  // Areas and armies.
  [/> .*Attack (\d)×/, 0, 3],
  [/> .*Movement (\d)/, 0, 2],
  [/> .*Production (\d)/, 0, 1],
  [/> (?:Produce|Production|Movement|Combat|Take a free)/, 6],
  [/> Move your units/, 8],
  [/> Attack\. \d|> Attack with/, 27],
  [/Produce something.*> .*Conquest (\d+)/, 2, 0.2],
  [/(?:Move|attack|starting area).*> (?!.*(?:yours|Homezone)).*(?:floor|ground|land|range|Moon)/, 8],
  [/(?:Move from|Move on|start).*> .*Homezone/, -6],
  [/start from.*> .*yours/, 5],
  [/Oni.*choose an area.*yours|fire.*yours/, -15],
  [/Oni.*choose an area.*controlled by (?!Oni)/, 6],
  [/card.*> .*onquest/, 6],
]

/** What draws a ship, by the kind of landmark and what it needs aboard. */
const DRAWS: { readonly [kind: string]: (aboard: string) => number } = {
  planet: (aboard) => (/ [0-2] energy/.test(aboard) ? 40 : 0),
  goal: () => 30,
  token: () => 20,
  sell: (aboard) => (/spice|holo|terra|plasma|cyber/.test(aboard) ? 25 : 0),
  mission: (aboard) => (aboard.includes('mission:') ? 0 : 14),
  buy: (aboard) => (/ 0 credits/.test(aboard) ? 0 : 12),
  gathering: () => 10,
  unknown: () => 10,
}

const STEPS: { readonly [way: string]: readonly [q: number, r: number] } = {
  east: [1, 0],
  northeast: [1, -1],
  northwest: [0, -1],
  west: [-1, 0],
  southwest: [-1, 1],
  southeast: [0, 1],
}

type Hex = readonly [q: number, r: number]

/** The places that a way leads over: "3 east, northeast (asteroid, 50 % risk)"; it ends where one goes through a gate. */
function walk(text: string): Hex[] {
  const places: Hex[] = []
  let [q, r] = [0, 0]
  for (const [, steps = '1', way = ''] of text.matchAll(
    /(?:(\d+)\s)?\b((?:north|south)?(?:east|west)|through)\b(?! side)/g,
  )) {
    const [dq, dr] = STEPS[way] ?? [Number.NaN, 0]
    for (let step = 0; step < Number(steps); step++) {
      ;[q, r] = [q + dq, r + dr]
      places.push([q, r])
    }
  }
  return places
}

/** How far an option goes along the way to what draws the ship most. */
function drawOf({ question, standing, options, landmarks }: Hearing): (text: string) => number {
  if (!/^Move your ship/.test(question)) return () => 0
  const aboard = standing.join(' ')
  const goals = landmarks().flatMap(({ kind, way }) => {
    const steps = Number(/^(\d+)\ssteps?/.exec(way)?.[1] ?? 0)
    const worth = (DRAWS[kind]?.(aboard) ?? 0) - steps - 2 * way.split('%').length
    return steps > 0 ? [{ worth, path: walk(way.replace(/^.*?: /, '')) }] : []
  })
  const along = (path: readonly Hex[], text: string): number => {
    const [q, r] = walk(text.replace(/, \d+\ssteps.*$/, '')).at(-1) ?? [0, 0]
    const index = path.findLastIndex(([s, t]) => s === q && t === r)
    return index < 0 && (q !== 0 || r !== 0) ? -3 : 3 * (1 + index)
  }
  const isOpen = ({ path }: (typeof goals)[number]) => options.some(({ text }) => along(path, text) > 0)
  const best = goals.sort((a, b) => b.worth - a.worth).find(isOpen)
  return (text) => along(best?.path ?? [], text)
}

/** Where forces meet: a place that can be taken is better than one that is safe, and that better than one that is lost. */
function balanceOf(text: string): number {
  const powers = [...text.matchAll(/(?:power: |, )(\w+) (\d+)(?=[,.])/g)]
  const damages = [...text.matchAll(/(yours|your units|[A-Z]\w+(?: \w+)?): [^:]*?conquest (\d+)/g)]
  const forces = /power: /.test(text) ? powers : damages
  if (forces.length === 0) return /no units/.test(text) ? 7 : 0
  const scale = forces === powers ? 1 : 0.1
  const isOwn = (name = '') => /^you/.test(name)
  const own = Math.max(0, ...forces.filter(([, name]) => isOwn(name)).map(([, , n]) => scale * Number(n)))
  const other = Math.max(0, ...forces.filter(([, name]) => !isOwn(name)).map(([, , n]) => scale * Number(n)))
  return own > other ? (own - other > 3 ? 1 : 4) : other - own <= 2 ? 8 - other + own : own - other
}

function rated(hearing: Hearing, dice: Dice): readonly { readonly index: number; readonly worth: number }[] {
  const draw = drawOf(hearing)
  const worthOf = (name: string, text: string): number => {
    const said = `${hearing.question} > ${name}. ${text}`.replaceAll('\u00a0', ' ')
    const wishes = WISHES.reduce((sum, [phrase, worth, each = 0]) => {
      const found = phrase.exec(said)
      return found ? sum + worth + (each === 0 ? 0 : each * Number(found[1])) : sum
    }, 0)
    return wishes + draw(text.replaceAll('\u00a0', ' ')) + balanceOf(text.replaceAll('\u00a0', ' '))
  }
  return hearing.options
    .map(({ name, text }, index) => ({ index, worth: worthOf(name, text) + dice.below(100) / 100 }))
    .sort((a, b) => b.worth - a.worth)
}

/** What is given away or lost, is kept small. */
const LOSES = /damage|jettison|discard|sacrifice|destroy|give|spend|pay|return/i

/** Plays any of the games by a hundred lines of likes and dislikes. */
export const reader: Reader = {
  choose: (hearing, dice) => rated(hearing, dice)[0]?.index ?? 0,
  some: (hearing, least, most, dice) =>
    rated(hearing, dice)
      .slice(0, LOSES.test(hearing.question) ? least : most)
      .map(({ index }) => index),
  amount: ({ question }, least, most) => (LOSES.test(question) ? least : most),
}
