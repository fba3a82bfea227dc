/** Breaks a text into lines that are at most so wide, by the usual width of a letter; what does not fit ends in an ellipsis. */
export function linesOf(text: string, width: number, size: number, most: number): string[] {
  const perLine = Math.max(4, Math.floor(width / (size * 0.56)))
  const lines: string[] = ['']
  for (const word of text.split(' ')) {
    const last = lines[lines.length - 1]
    const longer = last === '' ? word : `${last} ${word}`
    if (longer.length <= perLine) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  if (lines.length <= most) return lines
  const kept = lines.slice(0, most)
  kept[most - 1] = `${kept[most - 1].slice(0, perLine - 1).trimEnd()}…`
  return kept
}

interface LinesProps {
  readonly text: string
  readonly x: number
  readonly y: number
  readonly width: number
  readonly size: number
  readonly most: number
  readonly className?: string
}

/** A text of several lines in a drawing, its first baseline at `y`. */
export function Lines({ text, x, y, width, size, most, className }: LinesProps) {
  return (
    <text className={className} fontSize={size} x={x} y={y}>
      {linesOf(text, width, size, most).map((line, index) => (
        <tspan key={`${index.toString()} ${line}`} x={x} dy={index === 0 ? 0 : size * 1.28}>
          {line}
        </tspan>
      ))}
    </text>
  )
}

/** About how wide a text in the display type gets. */
export const widthOf = (text: string, size: number): number => text.length * size * 0.57
