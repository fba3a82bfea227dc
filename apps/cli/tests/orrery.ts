import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

export const BIN = fileURLToPath(new URL('../bin/orrery.mjs', import.meta.url))

export interface Run {
  readonly code: number | null
  readonly out: string
  /** The lines on stderr. */
  readonly complaints: readonly string[]
}

/** Runs the command line as people do: as a process of its own, here with a pipe for a keyboard. */
export function orrery(command: string | readonly string[], typed: readonly string[] = []): Promise<Run> {
  const args = typeof command === 'string' ? command.split(' ') : command
  const child = spawn(process.execPath, [BIN, ...args], { stdio: 'pipe' })
  let out = ''
  let err = ''
  child.stdout.on('data', (chunk) => {
    out += chunk
  })
  child.stderr.on('data', (chunk) => {
    err += chunk
  })
  // A command that fails at once does not read what is typed.
  child.stdin.on('error', () => undefined)
  child.stdin.end(typed.map((line) => `${line}\n`).join(''))
  return new Promise((resolve) => {
    child.on('close', (code) => resolve({ code, out, complaints: err.split('\n').filter((line) => line !== '') }))
  })
}
