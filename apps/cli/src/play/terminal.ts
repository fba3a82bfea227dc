import { createInterface } from 'node:readline'
import { styleText } from 'node:util'

/** Where a person reads and types. */
export interface Terminal {
  write(line: string): void
  /** The next line that is typed; nothing at the end of the input. */
  read(prompt: string): Promise<string | undefined>
  /** Wipes what is on the screen, so that the next person does not see it. */
  clear(): void
  bold(text: string): string
  dim(text: string): string
  close(): void
}

interface Streams {
  readonly input: NodeJS.ReadStream | NodeJS.ReadableStream
  readonly output: NodeJS.WriteStream | NodeJS.WritableStream
}

const WIPE = '\x1b[2J\x1b[3J\x1b[H'

/** A screen with a keyboard, or two pipes: then no colours, and what was typed is repeated in the output. */
export function openTerminal({ input, output }: Streams = { input: process.stdin, output: process.stdout }): Terminal {
  const screen = 'isTTY' in output && output.isTTY && 'isTTY' in input && input.isTTY
  const colour = screen && !process.env.NO_COLOR
  // No history: the next person could leaf through what was answered in secret.
  const reader = createInterface({ input, output: screen ? output : undefined, terminal: screen, historySize: 0 })
  const typed: string[] = []
  let waiting: ((line: string | undefined) => void) | undefined
  let ended = false

  // Lines may arrive before anybody asks for them: they are kept.
  reader.on('line', (line) => {
    if (!waiting) typed.push(line)
    else {
      waiting(line)
      waiting = undefined
    }
  })
  reader.on('close', () => {
    ended = true
    waiting?.(undefined)
  })

  const write = (line: string) => void output.write(`${line}\n`)
  const style = (format: 'bold' | 'dim') => (text: string) => (colour ? styleText(format, text) : text)
  return {
    write,
    async read(prompt) {
      if (screen) {
        reader.setPrompt(prompt)
        reader.prompt()
      }
      const line =
        typed.shift() ??
        (ended
          ? undefined
          : await new Promise<string | undefined>((resolve) => {
              waiting = resolve
            }))
      if (!screen) write(prompt + (line ?? ''))
      return line
    },
    clear: () => void output.write(screen ? WIPE : '\n'),
    bold: style('bold'),
    dim: style('dim'),
    close: () => reader.close(),
  }
}
