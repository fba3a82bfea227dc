import type { Page } from 'playwright-core'

/** What can be chosen on a drawing stands out, and so does its text (A10): sampled from a picture of the board. */
export async function lookAtContrast(page: Page): Promise<string[]> {
  const box = await page.locator('[data-place="board"]').boundingBox()
  if (box === null) return ['A10: there is no board']
  const clip = {
    x: Math.round(box.x),
    y: Math.round(box.y),
    width: Math.floor(box.width),
    height: Math.floor(box.height),
  }
  const picture = await page.screenshot({ clip, scale: 'css', animations: 'disabled' })
  return page.evaluate(findFaintThings, { picture: picture.toString('base64'), left: clip.x, top: clip.y })
}

interface Picture {
  /** A PNG, in base 64. */
  readonly picture: string
  /** Where its corner is on the page. */
  readonly left: number
  readonly top: number
}

/** Runs in the page. */
async function findFaintThings({ picture, left, top }: Picture): Promise<string[]> {
  const STROKE = 3
  const TEXT = 4.5
  const MOST_TARGETS = 30
  /** Places along an outline that are looked at; other things may lie on some of them. */
  const PLACES = 24
  const ENOUGH = 0.7
  /** Pixels from the edge of a text's box: the ground may end where the box does, in the middle of a pixel. */
  const RIM = 1.5
  /** Pixels to each side in which a stroke and what lies beside it are looked for. */
  const REACH = 7

  type Colour = readonly [red: number, green: number, blue: number]
  const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0))
  const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
  const canvas = new OffscreenCanvas(image.width, image.height)
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (context === null) return []
  context.drawImage(image, 0, 0)
  const { data } = context.getImageData(0, 0, image.width, image.height)
  const pixel = (x: number, y: number): Colour | undefined => {
    const [column, row] = [Math.floor(x - left), Math.floor(y - top)]
    if (column < 0 || row < 0 || column >= image.width || row >= image.height) return undefined
    const at = (row * image.width + column) * 4
    return [data[at], data[at + 1], data[at + 2]]
  }
  const light = (colour: Colour): number => {
    const [red, green, blue] = colour.map((part) => {
      const share = part / 255
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  const contrast = (one: Colour, other: Colour): number => {
    const [a, b] = [light(one), light(other)]
    return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
  }
  /** Any colour of a style, as it is drawn. */
  const drawn = (style: string): Colour | undefined => {
    context.clearRect(0, 0, 1, 1)
    context.fillStyle = 'transparent'
    context.fillStyle = style
    context.fillRect(0, 0, 1, 1)
    const [red, green, blue, opacity] = context.getImageData(0, 0, 1, 1).data
    return opacity < 250 ? undefined : [red, green, blue]
  }
  const distance = (one: Colour, other: Colour): number => Math.hypot(...one.map((part, at) => part - other[at]))
  const problems: string[] = []

  /** How well a line stands out there: from the better of the two tones that it has to each side. Nothing where something lies on it. */
  const standsOut = (line: Colour, x: number, y: number, normal: readonly [number, number]): boolean | undefined => {
    const along = Array.from({ length: 2 * REACH + 1 }, (_, at) => {
      const far = at - REACH
      return pixel(x + normal[0] * far, y + normal[1] * far)
    })
    const near = along.slice(REACH - 2, REACH + 3)
    const middle = near.findIndex((colour) => colour !== undefined && distance(colour, line) < 40)
    if (middle < 0) return undefined
    const at = REACH - 2 + middle
    const beside = (side: readonly (Colour | undefined)[]) =>
      side.some((colour) => colour !== undefined && contrast(colour, line) >= STROKE)
    return beside(along.slice(at + 1)) && beside(along.slice(0, at))
  }

  const targets = [...document.querySelectorAll('[data-place="board"] .viewport [data-standing="offered"]')]
  for (const target of targets.slice(0, MOST_TARGETS)) {
    const shape = target.querySelector('.lit') ?? target
    if (!(shape instanceof SVGGeometryElement)) continue
    const matrix = shape.getScreenCTM()
    const line = drawn(getComputedStyle(shape).stroke)
    if (matrix === null || line === undefined) continue
    const whole = shape.getTotalLength()
    const seen = Array.from({ length: PLACES }, (_, place) => {
      const here = shape.getPointAtLength(((place + 0.5) / PLACES) * whole).matrixTransform(matrix)
      const next = shape.getPointAtLength(((place + 0.6) / PLACES) * whole).matrixTransform(matrix)
      const [x, y] = [next.x - here.x, next.y - here.y]
      const length = Math.hypot(x, y) || 1
      return standsOut(line, here.x, here.y, [-y / length, x / length])
    }).filter((one) => one !== undefined)
    const share = seen.filter(Boolean).length / seen.length
    if (seen.length >= PLACES / 4 && share < ENOUGH)
      problems.push(
        `A10: the line around ${target.getAttribute('data-option')} stands out in ${Math.round(share * 100)} %`,
      )
  }

  // Nobody reads what lies behind a stage, which takes the whole place of the board.
  const stage = document.querySelector('[data-place="board"] .stage')
  const isStaged = stage?.checkVisibility({ opacityProperty: true, visibilityProperty: true }) === true
  for (const text of document.querySelectorAll(`[data-place="board"] ${isStaged ? '.stage' : ''} .viewport text`)) {
    if (!text.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
    const style = getComputedStyle(text)
    const ink = drawn(style.fill)
    if (ink === undefined) continue
    const box = text.getBoundingClientRect()
    const scale = (text as SVGGraphicsElement).getScreenCTM()?.a ?? 1
    const halo = Number.parseFloat(style.strokeWidth) * scale >= 2 ? drawn(style.stroke) : undefined
    // What lies right around the letters: the halo, or the ground that is seen along the edge of their box.
    const around = halo
      ? [halo]
      : Array.from({ length: 12 }, (_, at) => box.left + ((at + 0.5) / 12) * box.width).flatMap((x) =>
          [pixel(x, box.top + RIM), pixel(x, box.bottom - RIM)].filter((colour) => colour !== undefined),
        )
    const worst = around.map((colour) => contrast(colour, ink)).toSorted((a, b) => a - b)
    const usual = worst[Math.floor(worst.length / 2)]
    if (usual !== undefined && usual < TEXT)
      problems.push(`A10: "${text.textContent}" (${text.getAttribute('class')}) has a contrast of ${usual.toFixed(1)}`)
  }
  return [...new Set(problems)]
}
