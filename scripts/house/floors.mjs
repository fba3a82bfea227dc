// Where every package and room of the house stands: floors from the applications down to the engine.

export const WIDTH = 1600
const MARGIN = { top: 132, side: 96, bottom: 56 }
/** Square pixels of a line of code, so that areas can be compared across the house. */
const PER_LINE = 12
const HEADER = 30
const PADDING = 6
const LOWEST = 96
const NARROWEST = 172
/** Between packages of a floor, and between floors: arrows pass there. */
const GAP = 84
const STAIRS = 92

const LAYERS = [
  { name: 'applications', holds: (id) => id.startsWith('apps/') || id === 'bench' },
  { name: 'packages', holds: (id) => id.startsWith('packages/') && id !== 'packages/engine' },
  { name: 'games', holds: (id) => id.startsWith('games/') || id.startsWith('examples/') },
  { name: 'engine', holds: (id) => id === 'packages/engine' },
]

const sum = (list, value) => list.reduce((total, one) => total + value(one), 0)
const linesOf = ({ rooms }) => sum(rooms, ({ lines }) => lines)

/** Within a layer, whoever imports a neighbour stands above it. */
function floorsOf(members, imports) {
  const heights = new Map()
  const heightOf = (id) => {
    if (heights.has(id)) return heights.get(id)
    heights.set(id, 0)
    const below = imports.filter(({ from, to }) => from === id && members.some((other) => other.id === to))
    const height = below.length === 0 ? 0 : 1 + Math.max(...below.map(({ to }) => heightOf(to)))
    heights.set(id, height)
    return height
  }
  for (const { id } of members) heightOf(id)
  const most = Math.max(...heights.values())
  return Array.from({ length: most + 1 }, (_, below) =>
    members.filter(({ id }) => heights.get(id) === most - below),
  ).filter((floor) => floor.length > 0)
}

/** `{ height, layers, floors: [{ top, bottom, boxes: [{ id, lines, left, top, width, height, rooms }] }] }` */
export function buildFloors({ packages, imports }) {
  const floors = []
  const layers = []
  let top = MARGIN.top
  for (const { name, holds } of LAYERS) {
    const members = packages.filter(({ id }) => holds(id))
    if (members.length === 0) continue
    const from = top
    for (const floor of floorsOf(members, imports)) {
      const { boxes, height } = buildFloor(floor, top)
      floors.push({ top, bottom: top + height, boxes })
      top += height + STAIRS
    }
    layers.push({ name, top: from, bottom: top - STAIRS })
  }
  return { height: top - STAIRS + MARGIN.bottom, layers, floors }
}

/** As low as the widest possible floor allows, and in the middle. */
function buildFloor(members, top) {
  const room = WIDTH - 2 * MARGIN.side - GAP * (members.length - 1)
  const inner = Math.max(LOWEST - HEADER, Math.ceil((sum(members, linesOf) * PER_LINE) / room))
  const widths = members.map((member) => Math.max(NARROWEST, Math.round((linesOf(member) * PER_LINE) / inner)))
  let left = Math.round((WIDTH - sum(widths, (width) => width) - GAP * (members.length - 1)) / 2)
  const height = inner + HEADER
  const boxes = members.map((member, index) => {
    const width = widths[index]
    const space = {
      left: left + PADDING,
      top: top + HEADER,
      width: width - 2 * PADDING,
      height: height - HEADER - PADDING,
    }
    const box = { id: member.id, lines: linesOf(member), left, top, width, height, rooms: furnish(member.rooms, space) }
    left += width + GAP
    return box
  })
  return { boxes, height }
}

/** Rooms as large as they have lines, as square as they can be: each strip takes rooms as long as they become squarer by it. */
function furnish(rooms, space) {
  const left = [...rooms].sort((a, b) => b.lines - a.lines || (a.name < b.name ? -1 : 1))
  const perLine = (space.width * space.height) / sum(left, ({ lines }) => lines)
  const placed = []
  let free = { ...space }
  while (left.length > 0) {
    const side = Math.min(free.width, free.height)
    const worst = (strip) => {
      const depth = (sum(strip, ({ lines }) => lines) * perLine) / side
      return Math.max(
        ...strip.map(({ lines }) => Math.max(depth / ((lines * perLine) / depth), (lines * perLine) / depth / depth)),
      )
    }
    const strip = [left.shift()]
    while (left.length > 0 && worst([...strip, left[0]]) <= worst(strip)) strip.push(left.shift())
    const depth = (sum(strip, ({ lines }) => lines) * perLine) / side
    const upright = free.width >= free.height
    let offset = 0
    for (const { name, lines } of strip) {
      const length = (lines * perLine) / depth
      placed.push(
        upright
          ? { name, lines, left: free.left, top: free.top + offset, width: depth, height: length }
          : { name, lines, left: free.left + offset, top: free.top, width: length, height: depth },
      )
      offset += length
    }
    free = upright
      ? { ...free, left: free.left + depth, width: free.width - depth }
      : { ...free, top: free.top + depth, height: free.height - depth }
  }
  return placed
}
