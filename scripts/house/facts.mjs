// What the drawing of the house tells: packages, their rooms, who imports whom. Figures are coarse, so that it changes when the house does.
import { readFileSync } from 'node:fs'

const TEST = /(\/tests\/|\.test\.tsx?$)/
const OURS = /^(packages|games|apps|bench|examples)\//

/** `packages/engine`, `games/xia`; `bench` has no packages inside. */
const packageOf = (file) => (file.startsWith('bench/') ? 'bench' : file.split('/').slice(0, 2).join('/'))

/** The first folder below the package or its `src`; files beside those folders share a room. */
function roomOf(file) {
  if (TEST.test(file)) return 'tests'
  const [first, ...rest] = file.slice(packageOf(file).length + 1).split('/')
  const [folder, ...inside] = first === 'src' ? rest : [first, ...rest]
  return inside.length > 0 ? folder : 'files'
}

const linesIn = (file) => readFileSync(file, 'utf8').split('\n').length - 1

/** Two digits, hundreds at least: 1,243 and 1,177 are both 1,200. */
export function coarseLines(lines) {
  const step = lines < 1000 ? 100 : 10 ** (Math.floor(Math.log10(lines)) - 1)
  return Math.max(100, Math.round(lines / step) * step)
}

const COUNTS = [1, 2, 5, 10, 20, 50, 100, 200, 500]

/** The nearest of 1, 2, 5, 10, 20, …, by ratio. */
export const coarseCount = (count) =>
  COUNTS.reduce((best, one) => (Math.abs(Math.log(one / count)) < Math.abs(Math.log(best / count)) ? one : best))

/** From what was cruised: `{ packages: [{ id, rooms: [{ name, lines }] }], imports: [{ from, to, count }] }`, sorted by name. */
export function factsOf(sources, sizeOf = linesIn) {
  const packages = new Map()
  const imports = new Map()
  for (const { source, dependencies } of sources) {
    const id = packageOf(source)
    const rooms = packages.get(id) ?? packages.set(id, new Map()).get(id)
    const room = roomOf(source)
    rooms.set(room, (rooms.get(room) ?? 0) + sizeOf(source))
    // Tests may reach wherever they must: the house is told by its product.
    if (room === 'tests') continue
    for (const { resolved } of dependencies) {
      if (!OURS.test(resolved) || packageOf(resolved) === id) continue
      const arrow = `${id} ${packageOf(resolved)}`
      imports.set(arrow, (imports.get(arrow) ?? 0) + 1)
    }
  }
  const byName = ([a], [b]) => (a < b ? -1 : 1)
  return {
    packages: [...packages].sort(byName).map(([id, rooms]) => ({
      id,
      rooms: [...rooms].sort(byName).map(([name, lines]) => ({ name, lines: coarseLines(lines) })),
    })),
    imports: [...imports].sort(byName).map(([arrow, count]) => {
      const [from, to] = arrow.split(' ')
      return { from, to, count: coarseCount(count) }
    }),
  }
}
