import { saveBlob } from '../../parts/save-file.ts'
import type { ScoreStory } from '../state/time/score-story.ts'
import type { Ranked } from './ranks.ts'

const [WIDTH, HEIGHT] = [1200, 675]
/** The left part has the winner, the right one what led there. */
const LEFT = 400

/** What a drawing looks like without the page's style sheets. */
const INHERITED = [
  'fill',
  'stroke',
  'stroke-width',
  'opacity',
  'fill-opacity',
  'stroke-linejoin',
  'paint-order',
  'color',
]

/** The end of the match as a picture, drawn again on a canvas with the colours and typefaces of the page. */
export async function savePicture(
  name: string,
  ranks: readonly Ranked[],
  story: ScoreStory | undefined,
): Promise<void> {
  const scene = document.querySelector<HTMLElement>('.end')
  const canvas = document.createElement('canvas')
  canvas.width = WIDTH
  canvas.height = HEIGHT
  const pen = canvas.getContext('2d')
  if (!scene || !pen) return
  const style = getComputedStyle(scene)
  const colour = (token: string): string => style.getPropertyValue(token).trim()
  pen.fillStyle = colour('--ground')
  pen.fillRect(0, 0, WIDTH, HEIGHT)
  pen.fillStyle = colour('--surface')
  pen.fillRect(0, 0, LEFT, HEIGHT)
  const write = (text: string, x: number, y: number, size: number, token = '--ink', display = false) => {
    pen.fillStyle = colour(token)
    pen.font = `${display ? 600 : 500} ${size}px ${display ? colour('--font-display') : colour('--font')}`
    pen.fillText(text, x, y, x < LEFT ? LEFT - x - 24 : WIDTH - x - 8)
  }
  const textOf = (selector: string): string => scene.querySelector(selector)?.textContent ?? ''
  write(textOf('.end-game'), 32, 48, 17, '--accent', true)
  write(textOf('h1'), 32, 96, 40, '--ink', true)
  write(textOf('.end-with'), 32, 126, 17, '--ink-soft')
  await drawHero(pen, scene)
  ranks.forEach(({ look, place, score }, i) => {
    const y = HEIGHT - 40 - (ranks.length - 1 - i) * 38
    write(String(place), 32, y, 20, '--ink-soft', true)
    pen.fillStyle = colour(`--seat-${look.seat}`)
    pen.beginPath()
    pen.arc(70, y - 7, 9, 0, 2 * Math.PI)
    pen.fill()
    write(look.name, 90, y, 17)
    write(String(score ?? ''), LEFT - 72, y, 20, '--ink', true)
  })
  if (story) {
    write(textOf('.end-head h2'), LEFT + 32, 48, 20, '--accent', true)
    drawCurves(pen, story, ranks, colour)
    drawSources(pen, story, ranks, colour)
  }
  write('Orrery', WIDTH - 90, HEIGHT - 20, 17, '--ink-faint', true)
  const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (picture) saveBlob(name, picture)
}

async function drawHero(pen: CanvasRenderingContext2D, scene: Element): Promise<void> {
  const drawn = scene.querySelector<SVGElement>('.end-hero svg')
  if (!drawn) return
  const copy = drawn.cloneNode(true) as SVGElement
  const originals = [drawn, ...drawn.querySelectorAll('*')]
  const copies = [copy, ...copy.querySelectorAll('*')]
  originals.forEach((original, i) => {
    const style = getComputedStyle(original)
    for (const property of INHERITED) copies[i]?.setAttribute(property, style.getPropertyValue(property))
  })
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  const { width, height } = drawn.getBoundingClientRect()
  copy.setAttribute('width', String(width))
  copy.setAttribute('height', String(height))
  const image = new Image()
  image.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`
  await image.decode()
  const room = 320
  const scale = Math.min((LEFT - 60) / width, room / height)
  pen.drawImage(image, (LEFT - width * scale) / 2, 150, width * scale, height * scale)
}

type Colour = (token: string) => string

function drawCurves(pen: CanvasRenderingContext2D, story: ScoreStory, ranks: readonly Ranked[], colour: Colour): void {
  const [left, right, top, bottom] = [LEFT + 32, WIDTH - 90, 76, 380]
  const scores = story.curves.flatMap((curve) => curve.map(({ score }) => score))
  const [lowest, highest] = [Math.min(0, ...scores), Math.max(1, ...scores)]
  const x = (at: number) => left + ((right - left) * at) / Math.max(1, story.decisions)
  const y = (score: number) => bottom - ((bottom - top) * (score - lowest)) / (highest - lowest)
  pen.strokeStyle = colour('--line-strong')
  pen.lineWidth = 1
  pen.setLineDash([3, 5])
  for (const { at } of story.rounds) strokeAlong(pen, [x(at), top], [x(at), bottom])
  pen.setLineDash([])
  strokeAlong(pen, [left, y(0)], [right, y(0)])
  for (const { look, place, score } of ranks.toReversed()) {
    pen.strokeStyle = colour(`--seat-${look.seat}`)
    pen.lineWidth = place === 1 ? 4 : 3
    const points: [number, number][] = []
    for (const step of story.curves[look.seat] ?? [])
      points.push([x(step.at), points.at(-1)?.[1] ?? y(step.score)], [x(step.at), y(step.score)])
    strokeAlong(pen, ...points)
    pen.fillStyle = colour('--ink')
    pen.font = `700 17px ${colour('--font')}`
    pen.fillText(String(score ?? ''), right + 12, y(score ?? 0) + 6)
  }
}

function strokeAlong(pen: CanvasRenderingContext2D, ...points: readonly (readonly [number, number])[]): void {
  pen.beginPath()
  points.forEach(([x, y], i) => {
    if (i === 0) pen.moveTo(x, y)
    else pen.lineTo(x, y)
  })
  pen.stroke()
}

function drawSources(pen: CanvasRenderingContext2D, story: ScoreStory, ranks: readonly Ranked[], colour: Colour): void {
  const gains = (seat: number) => story.sources.map(({ amounts }) => Math.max(0, amounts[seat] ?? 0))
  const most = Math.max(1, ...ranks.map(({ look }) => gains(look.seat).reduce((sum, n) => sum + n, 0)))
  const room = WIDTH - LEFT - 32 - 90
  ranks.forEach(({ look }, i) => {
    let x = LEFT + 32
    gains(look.seat).forEach((amount, source) => {
      const width = (room * amount) / most
      pen.fillStyle = colour(`--source-${source + 1}`)
      if (width > 2) pen.fillRect(x, 420 + i * 40, width - 2, 26)
      x += width
    })
    pen.fillStyle = colour(`--seat-${look.seat}`)
    pen.fillRect(LEFT + 20, 420 + i * 40, 6, 26)
  })
}
