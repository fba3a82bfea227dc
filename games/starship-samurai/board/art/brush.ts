/** Small repeatable numbers between -1 and 1, so that a stroke looks the same every time. */
function wobble(seed: number): () => number {
  let state = (seed * 2654435761) >>> 0
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 31 - 1
  }
}

const fixed = (value: number): string => value.toFixed(1)

/** A stroke of a broad brush from left to right: a blunt start, uneven edges, bristles that run dry. */
export function brushStroke(width: number, height: number, seed = 1): string {
  const next = wobble(seed)
  const steps = Math.max(6, Math.round(width / 16))
  const edge = height * 0.09
  const top: string[] = []
  const bottom: string[] = []
  for (let i = 0; i <= steps; i++) {
    const x = (i / steps) * width
    const lift = Math.sin((i / steps) * Math.PI) * height * 0.05
    top.push(`${fixed(x)} ${fixed(next() * edge - lift)}`)
    bottom.unshift(`${fixed(x)} ${fixed(height + next() * edge - lift)}`)
  }
  const bristles: string[] = []
  const tips = 5
  for (let i = 0; i < tips; i++) {
    const y = ((i + 0.5) / tips) * height
    const out = width + height * (0.25 + Math.abs(next()) * 0.55)
    bristles.push(`${fixed(out)} ${fixed(y)}`, `${fixed(width + next() * 2)} ${fixed(y + height / tips / 2)}`)
  }
  const start = `${fixed(-height * 0.12)} ${fixed(height * 0.5)}`
  return `M${start}L${top.join('L')}L${bristles.join('L')}L${bottom.join('L')}Z`
}

/** A circle drawn in one breath: thick where the brush was put down, thin where it left, not quite closed. */
export function brushCircle(radius: number, seed = 1): string {
  const next = wobble(seed)
  const outer: string[] = []
  const inner: string[] = []
  const steps = 40
  for (let i = 0; i <= steps; i++) {
    const turn = -2.2 + (i / steps) * 6
    const weight = radius * (0.13 - 0.09 * (i / steps)) * (1 + next() * 0.12)
    const at = (r: number) => `${fixed(r * Math.cos(turn))} ${fixed(r * Math.sin(turn))}`
    outer.push(at(radius + weight / 2))
    inner.unshift(at(radius - weight / 2))
  }
  return `M${outer.join('L')}L${inner.join('L')}Z`
}
