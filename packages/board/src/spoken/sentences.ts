import type { Formatter } from '../formatter.ts'
import type { Compass, Origin, Told } from './contract.ts'
import type { Leg, SpokenMap, Walked } from './map.ts'

/** A direction in words: "northeast". */
export function compassText(say: Formatter, way: Compass): string {
  switch (way) {
    case 'n':
      return say.text('north')
    case 'ne':
      return say.text('northeast')
    case 'e':
      return say.text('east')
    case 'se':
      return say.text('southeast')
    case 's':
      return say.text('south')
    case 'sw':
      return say.text('southwest')
    case 'w':
      return say.text('west')
    case 'nw':
      return say.text('northwest')
  }
}

/** "3 northeast, then 1 east". */
export function bearingText(say: Formatter, legs: readonly Leg[]): string {
  const [first, second] = legs.map(({ way, steps }) => `${steps} ${compassText(say, way)}`)
  if (first === undefined) return ''
  return second === undefined ? first : say.text('{{first}}, then {{second}}', { first, second })
}

/** Where a place lies from where the viewer measures: "5 east of your ship", "Your ship is here."; empty where there is nothing to measure. */
export function relationText(say: Formatter, map: SpokenMap, origin: Origin | undefined, place: string): string {
  if (origin?.place === place) return origin.here
  const legs = origin && map.bearing(origin.place, place)
  if (origin === undefined || legs === undefined) return ''
  const flown = legs.reduce((sum, { steps }) => sum + steps, 0)
  const steps = map.distance(origin.place, place) ?? flown
  const where = say.text('{{bearing}} {{of}}', { bearing: bearingText(say, legs), of: origin.of })
  return steps === flown && map.leads(origin.place, legs)
    ? where
    : say.text('{{where}}, {{n|# step|# steps}} by the shortest way', { where, n: steps })
}

/** A place in passing: its name, what is most important there, and where it lies. */
export const placeText = (told: Told, relation: string): string => sentence([told.name, ...told.brief], relation)

/** Parts of one sentence, and what follows it. */
function sentence(parts: readonly string[], after = ''): string {
  const text = parts.filter((part) => part !== '').join(', ')
  return [ended(text), ended(after)].filter((part) => part !== '').join(' ')
}

/** A text with the mark it ends with. */
export const ended = (text: string): string => (text === '' || /[.!?…:]$/.test(text) ? text : `${text}.`)

/** A step on the way: the border that is crossed, and where it leads. */
const stepText = (say: Formatter, { way, over }: Pick<Walked, 'way' | 'over'>): string => {
  const where = way === undefined ? say.text('through') : compassText(say, way)
  return over === undefined ? where : say.text('{{where}} ({{over}})', { where, over })
}

/** The places beside a place, clockwise: "North: b4, mountain." */
export const aroundText = (say: Formatter, map: SpokenMap, place: string, tell: (place: string) => Told): string[] =>
  map.around(place).map((step) => {
    const { name, brief } = tell(step.to)
    return sentence([`${heading(stepText(say, step))}: ${name}`, ...brief.slice(0, 1)])
  })

/** Everything in one direction: "East: c4, c5, ocean." */
export function rayText(
  say: Formatter,
  map: SpokenMap,
  from: string,
  way: Compass,
  tell: (place: string) => Told,
): string {
  const ray = map.ray(from, way)
  if (ray.length === 0) return say.text('{{way}}: the map ends here.', { way: heading(compassText(say, way)) })
  const told = ray.map(({ to, over }) => [over ?? '', tell(to).name, ...tell(to).brief.slice(0, 1)])
  const places = told.map((parts) => parts.filter((part) => part !== '').join(', ')).join('; ')
  return ended(`${heading(compassText(say, way))}: ${places}`)
}

/** The way between two places with its borders and their risks: "4 steps: 3 east, northeast (asteroid: 50 %)." */
export function pathText(say: Formatter, map: SpokenMap, from: string, to: string): string {
  const path = map.path(from, to)
  if (path === undefined) return say.text('No way leads there.')
  if (path.length === 0) return say.text('You are there.')
  const runs: { text: string; times: number }[] = []
  for (const step of path) {
    const text = stepText(say, step)
    const last = runs.at(-1)
    if (last?.text === text && step.over === undefined) last.times++
    else runs.push({ text, times: 1 })
  }
  const ways = runs.map(({ text, times }) => (times > 1 ? `${times} ${text}` : text)).join(', ')
  const steps = say.text('{{n|# step|# steps}}: {{ways}}', { n: path.length, ways })
  return ended(path.some(({ closed }) => closed) ? `${steps}; ${say.text('part of it is closed')}` : steps)
}

/** An edge between two places: "between c8 and b4, on the north side of c8". */
export function edgeText(
  say: Formatter,
  map: SpokenMap,
  [a, b]: readonly [string, string],
  name: (place: string) => string,
): string {
  const way = map.place(a)?.next.find(({ to }) => to === b)?.way
  const between = say.text('between {{a}} and {{b}}', { a: name(a), b: name(b) })
  return way === undefined ? between : say.text('{{between}}, {{way}} side', { between, way: compassText(say, way) })
}

const heading = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
