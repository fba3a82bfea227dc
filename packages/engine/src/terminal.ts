/** Breaks a line of a terminal between words; what follows is indented. */
export function wrapLine(text: string, indent: number, width = 100): string[] {
  const lines: string[] = []
  let rest = text
  while (rest.length > width) {
    const space = rest.lastIndexOf(' ', width)
    const end = space > indent ? space : width
    lines.push(rest.slice(0, end).trimEnd())
    rest = ' '.repeat(indent) + rest.slice(end).trimStart()
  }
  return [...lines, rest]
}
