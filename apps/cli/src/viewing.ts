import type { Game, Messages } from '@orrery/engine'

const WIDTH = 100
const BETWEEN = ' · '

/** What a seat sees, in lines: as the game draws it, or field by field. */
export const viewLines = (game: Game, view: unknown): string[] =>
  game.render ? game.render(view).split('\n') : fieldLines(view, game.locale.messages.name)

/** Short fields side by side, longer ones below each other. What is empty is left out. */
function fieldLines(view: unknown, name: Messages['name']): string[] {
  if (typeof view !== 'object' || view === null) return [inline(view, name)]
  if (Array.isArray(view))
    return view.flatMap((item) =>
      isEmpty(item) ? ['- none'] : fieldLines(item, name).map((line, i) => (i === 0 ? '- ' : '  ') + line),
    )
  const lines: string[] = []
  let short: string[] = []
  for (const [key, value] of Object.entries(view)) {
    if (isEmpty(value)) continue
    const text = `${spaced(key)} ${inline(value, name)}`
    if (text.length <= WIDTH / 2 || !isNested(value)) short.push(text)
    else {
      lines.push(...sideBySide(short), `${spaced(key)}:`, ...fieldLines(value, name).map((line) => `  ${line}`))
      short = []
    }
  }
  return [...lines, ...sideBySide(short)]
}

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === false || (Array.isArray(value) && value.every(isEmpty))

/** Whether there is more in it than a plain list. */
const isNested = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (!Array.isArray(value) || value.some((part) => typeof part === 'object' && part !== null))

/** `locationDeck` as people write it. */
const spaced = (key: string): string =>
  key.replace(/([a-z])([A-Z])/g, (_, before, after) => `${before} ${after.toLowerCase()}`)

/** Fills lines with texts. */
function sideBySide(texts: readonly string[]): string[] {
  const lines: string[] = []
  for (const text of texts) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + BETWEEN.length + text.length <= WIDTH)
      lines[lines.length - 1] = last + BETWEEN + text
    else lines.push(text)
  }
  return lines
}

function inline(value: unknown, name: Messages['name']): string {
  if (typeof value === 'string') return name(value)
  if (typeof value !== 'object' || value === null) return value === null || value === undefined ? '-' : String(value)
  if (Array.isArray(value)) {
    const parts = value.map((part) => (isEmpty(part) ? '-' : inline(part, name)))
    return isNested(value) ? `(${parts.join(' | ')})` : parts.join(', ')
  }
  const fields = Object.entries(value).filter(([, field]) => !isEmpty(field))
  return fields.map(([key, field]) => `${spaced(key)} ${inline(field, name)}`).join(', ')
}
