// Writes the house as SVG: on its own night sky, so that it reads on light and on dark pages.
import { layArrows } from './arrows.mjs'
import { buildFloors, WIDTH } from './floors.mjs'

const FONT = "ui-sans-serif, system-ui, -apple-system, 'Segoe UI', Roboto, 'DejaVu Sans', sans-serif"
const COLOURS = { sky: '#0f1524', wall: '#1a2338', line: '#33415f', text: '#e8edf7', faint: '#9aa8c4' }
/** A package has a colour of its own, which the arrows to it have too: steps of the golden angle never meet again. */
const hueOf = (index) => Math.round(205 + index * 137.5) % 360

const xml = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
const round = (value) => String(Math.round(value * 10) / 10)
const figure = (value) => String(value).replace(/\B(?=(\d{3})+$)/g, ',')

function tag(name, attributes, ...children) {
  const list = Object.entries(attributes).map(
    ([key, value]) => ` ${key}="${typeof value === 'number' ? round(value) : xml(value)}"`,
  )
  return children.length === 0
    ? `<${name}${list.join('')}/>`
    : `<${name}${list.join('')}>${children.join('')}</${name}>`
}

const text = (x, y, size, fill, words, more = {}) => tag('text', { x, y, 'font-size': size, fill, ...more }, xml(words))

/** What such a text is wide, roughly: enough to know that it fits. */
const widthOf = (words, size) => words.length * size * 0.6

export function drawHouse(facts) {
  const { height, layers, floors } = buildFloors(facts)
  const hues = new Map(facts.packages.map(({ id }, index) => [id, hueOf(index)]))
  const arrows = layArrows(floors, facts.imports)
  const parts = [
    tag('rect', { width: WIDTH, height, fill: COLOURS.sky, rx: 18 }),
    ...title(facts),
    ...layers.map(drawLayer),
    ...floors.flatMap(({ boxes }) => boxes.map((box) => drawPackage(box, hues.get(box.id)))),
    // Wide ones first, so that none is covered.
    ...arrows.toSorted((a, b) => b.count - a.count).map((arrow) => drawArrow(arrow, hues.get(arrow.to))),
  ]
  const size = { viewBox: `0 0 ${WIDTH} ${round(height)}`, width: WIDTH, height }
  const open = { xmlns: 'http://www.w3.org/2000/svg', ...size, 'font-family': FONT, role: 'img' }
  return `${tag('svg', open, `\n${tag('title', {}, 'The house of Orrery')}\n`, parts.join('\n'), '\n')}\n`
}

function title({ packages }) {
  const lines = packages.flatMap(({ rooms }) => rooms)
  const of = (list) => figure(Math.round(list.reduce((sum, room) => sum + room.lines, 0) / 1000) * 1000)
  const tests = lines.filter(({ name }) => name === 'tests')
  const product = lines.filter(({ name }) => name !== 'tests')
  return [
    text(96, 58, 30, COLOURS.text, 'The house of Orrery', { 'font-weight': '700' }),
    text(
      96,
      88,
      15,
      COLOURS.faint,
      `A room is a folder, as large as its lines of TypeScript; tests are hatched. About ${of(product)} lines, and ${of(tests)} of tests.`,
    ),
    text(
      96,
      110,
      15,
      COLOURS.faint,
      'An arrow leads from who imports to what is imported, has its colour, and is as wide as the imports are many. Drawn by npm run house.',
    ),
    tag(
      'defs',
      {},
      tag(
        'pattern',
        { id: 'hatched', width: 7, height: 7, patternUnits: 'userSpaceOnUse', patternTransform: 'rotate(45)' },
        tag('line', { x1: 0, y1: 0, x2: 0, y2: 7, stroke: COLOURS.text, 'stroke-opacity': 0.16, 'stroke-width': 2 }),
      ),
    ),
  ]
}

const drawLayer = ({ name, top, bottom }) =>
  text(44, (top + bottom) / 2, 15, COLOURS.faint, name.toUpperCase(), {
    'text-anchor': 'middle',
    'letter-spacing': 3,
    transform: `rotate(-90 44 ${round((top + bottom) / 2)})`,
  })

function drawPackage({ id, lines, left, top, width, height, rooms }, hue) {
  const name = id.split('/').at(-1)
  return tag(
    'g',
    {},
    tag('title', {}, xml(`${id}: about ${figure(lines)} lines`)),
    tag('rect', {
      x: left,
      y: top,
      width,
      height,
      rx: 9,
      fill: COLOURS.wall,
      stroke: `hsl(${hue} 60% 62%)`,
      'stroke-width': 1.6,
    }),
    text(left + 12, top + 20, 15, `hsl(${hue} 85% 80%)`, name, { 'font-weight': '700' }),
    text(left + width - 12, top + 20, 13, COLOURS.faint, figure(lines), { 'text-anchor': 'end' }),
    ...rooms.map((room) => drawRoom(room, hue)),
  )
}

function drawRoom({ name, lines, left, top, width, height }, hue) {
  const box = { x: left + 1.5, y: top + 1.5, width: width - 3, height: height - 3, rx: 4 }
  const isTest = name === 'tests'
  const parts = [
    tag('title', {}, xml(`${name}: about ${figure(lines)} lines`)),
    tag('rect', { ...box, fill: `hsl(${hue} ${isTest ? '22% 24%' : '44% 34%'})` }),
  ]
  if (isTest) parts.push(tag('rect', { ...box, fill: 'url(#hatched)' }))
  return tag('g', {}, ...parts, ...labelOf({ name, lines, left, top, width, height }, hue))
}

/** Name and size where both fit, the name alone where it fits, upright where the room is tall, or nothing. */
function labelOf({ name, lines, left, top, width, height }, hue) {
  const [x, y] = [left + width / 2, top + height / 2]
  const middle = { 'text-anchor': 'middle' }
  const fits = (across, along) => [14, 12, 10, 9].find((one) => widthOf(name, one) <= across - 7 && one + 7 <= along)
  const size = fits(width, height)
  if (size !== undefined) {
    const alone = size + 22 > height
    const words = text(x, y + (alone ? size / 3 : -1), size, COLOURS.text, name, middle)
    return alone ? [words] : [words, text(x, y + 15, 11, `hsl(${hue} 50% 78%)`, figure(lines), middle)]
  }
  const upright = fits(height, width)
  if (upright === undefined) return []
  const turned = { ...middle, transform: `rotate(-90 ${round(x)} ${round(y)})` }
  return [text(x, y + upright / 3, upright, COLOURS.text, name, turned)]
}

const HEAD = 7

/** Straight through the gaps of floors, and curved between them. */
function drawArrow({ from, to, count, points }, hue) {
  const width = 1.4 + 0.85 * Math.log2(count)
  const [first, ...rest] = points
  const last = points.at(-1)
  const upward = last.y < points.at(-2).y
  const head = HEAD + width
  const tip = { x: last.x, y: last.y + (upward ? head : -head) }
  let path = `M${round(first.x)} ${round(first.y)}`
  let before = first
  rest.forEach((point, index) => {
    const at = index === rest.length - 1 ? tip : point
    const bend = (before.y + at.y) / 2
    // Points come in pairs: the way to a gap is curved, the way through it is straight.
    path +=
      index % 2 === 1
        ? `V${round(at.y)}`
        : `C${round(before.x)} ${round(bend)} ${round(at.x)} ${round(bend)} ${round(at.x)} ${round(at.y)}`
    before = at
  })
  const colour = `hsl(${hue} 80% 70%)`
  const wing = head * 0.62
  return tag(
    'g',
    { opacity: 0.86 },
    tag('title', {}, xml(`${from} imports ${to}, about ${count} times`)),
    tag('path', { d: path, fill: 'none', stroke: COLOURS.sky, 'stroke-width': width + 2.6 }),
    tag('path', { d: path, fill: 'none', stroke: colour, 'stroke-width': width }),
    tag('path', {
      d: `M${round(last.x)} ${round(last.y)}L${round(last.x - wing)} ${round(tip.y)}L${round(last.x + wing)} ${round(tip.y)}Z`,
      fill: colour,
    }),
  )
}
