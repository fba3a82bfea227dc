// Ways of the arrows: out of a package, through the gaps of the floors between, into another package.
import { WIDTH } from './floors.mjs'

const LANE = 13
/** An arrow leaves its gap this far above and below a floor. */
const LANDING = 10

const middleOf = ({ left, width }) => left + width / 2

/** Where one can pass a floor: beside the first package, between two, beside the last. */
function gapsOf({ boxes }) {
  const edges = [0, ...boxes.flatMap(({ left, width }) => [left, left + width]), WIDTH]
  const gaps = []
  for (let at = 0; at < edges.length; at += 2) gaps.push({ left: edges[at], right: edges[at + 1] })
  return gaps
}

/** Every import with its way, as points `{ x, y }`: pairs of them are the two ends of a straight piece. */
export function layArrows(floors, imports) {
  const floorOf = (id) => floors.findIndex(({ boxes }) => boxes.some((box) => box.id === id))
  const boxOf = (id) => floors[floorOf(id)].boxes.find((box) => box.id === id)
  const arrows = imports.map(({ from, to, count }) => ({
    from,
    to,
    count,
    down: floorOf(from) < floorOf(to),
    source: boxOf(from),
    target: boxOf(to),
    passes: [],
  }))
  choosePasses(arrows, floors, floorOf)
  spreadLanes(arrows)
  spreadPorts(arrows)
  return arrows.map(({ from, to, count, down, source, target, passes, leaves, arrives }) => {
    const points = [{ x: leaves, y: down ? source.top + source.height : source.top }]
    for (const { x, floor } of passes) {
      const ends = [floors[floor].top - LANDING, floors[floor].bottom + LANDING]
      for (const y of down ? ends : ends.toReversed()) points.push({ x, y })
    }
    points.push({ x: arrives, y: down ? target.top : target.top + target.height })
    return { from, to, count, points }
  })
}

/** On each floor between, the gap nearest to the straight line. */
function choosePasses(arrows, floors, floorOf) {
  for (const arrow of arrows) {
    const [start, end] = [floorOf(arrow.from), floorOf(arrow.to)]
    const step = arrow.down ? 1 : -1
    let x = middleOf(arrow.source)
    for (let floor = start + step; floor !== end; floor += step) {
      const left = Math.abs(end - floor) + 1
      const straight = x + (middleOf(arrow.target) - x) / left
      const distance = ({ left: from, right: to }) => Math.max(from + 30 - straight, straight - (to - 30), 0)
      const gap = gapsOf(floors[floor]).reduce((best, one) => (distance(one) < distance(best) ? one : best))
      x = Math.min(Math.max(straight, gap.left + 30), gap.right - 30)
      arrow.passes.push({ floor, gap, x })
    }
  }
}

/** Those that pass the same gap keep a distance, in the order in which they come. */
function spreadLanes(arrows) {
  const passing = new Map()
  for (const arrow of arrows)
    for (const pass of arrow.passes) {
      const place = `${pass.floor} ${pass.gap.left}`
      passing.set(place, [...(passing.get(place) ?? []), { arrow, pass }])
    }
  for (const list of passing.values()) {
    const key = ({ arrow, pass }) => pass.x * 1e6 + middleOf(arrow.source) + middleOf(arrow.target) / 1e3
    list.sort((a, b) => key(a) - key(b))
    const { left, right } = list[0].pass.gap
    spread(
      list.map(({ pass }) => pass.x),
      Math.min(LANE, (right - left) / (list.length + 1)),
      left,
      right,
    ).forEach((x, index) => {
      list[index].pass.x = x
    })
  }
}

/** Moves sorted places as little as must be, until each is `step` from the next and all are inside. */
function spread(places, step, left, right) {
  const half = step / 2
  const moved = []
  for (const place of places) moved.push(Math.max(place, (moved.at(-1) ?? left - half) + step))
  const over = Math.max(0, moved.at(-1) + half - right)
  for (let at = moved.length - 1, most = Number.POSITIVE_INFINITY; at >= 0; at--) {
    moved[at] = Math.min(moved[at] - (at === moved.length - 1 ? over : 0), most)
    most = moved[at] - step
  }
  return moved
}

/** Along each wall of a package arrows stand in the order of where they come from or go to. */
function spreadPorts(arrows) {
  const walls = new Map()
  const put = (wall, entry) => walls.set(wall, [...(walls.get(wall) ?? []), entry])
  for (const arrow of arrows) {
    const { from, to, down, source, target, passes } = arrow
    put(`${from} ${down ? 'bottom' : 'top'}`, {
      box: source,
      toward: passes[0]?.x ?? middleOf(target),
      take: (x) => {
        arrow.leaves = x
      },
    })
    put(`${to} ${down ? 'top' : 'bottom'}`, {
      box: target,
      toward: passes.at(-1)?.x ?? middleOf(source),
      take: (x) => {
        arrow.arrives = x
      },
    })
  }
  for (const list of walls.values()) {
    list.sort((a, b) => a.toward - b.toward)
    const { box } = list[0]
    const reach = Math.min(box.width - 40, 46 * (list.length + 1))
    const start = middleOf(box) - reach / 2
    list.forEach(({ take }, index) => {
      take(start + (reach * (index + 1)) / (list.length + 1))
    })
  }
}
