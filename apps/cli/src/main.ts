import { BadInput, RuleFailure } from '@orrery/engine'
import { CommanderError } from 'commander'
import { buildProgram } from './program.ts'

/** What a person gave us cannot be used. */
const BAD_INPUT = 2
/** The program did its work, and what it found is not good. */
const FAILED = 1

/** Runs one command. All that can go wrong becomes one sentence and an exit code here, and nowhere else. */
export async function main(argv: string[]): Promise<number> {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    // Whoever reads our output may stop reading it: `orrery replay … | head`.
    if (error.code === 'EPIPE') process.exit(0)
    throw error
  })
  let code = 0
  try {
    const program = buildProgram((result) => {
      code = result
    })
    await program.parseAsync(argv.length === 0 ? ['--help'] : argv, { from: 'user' })
    return code
  } catch (error) {
    return complain(error)
  }
}

function complain(error: unknown): number {
  if (error instanceof CommanderError) {
    if (error.exitCode === 0) return 0
    console.error(sentence(error.message))
    return BAD_INPUT
  }
  if (error instanceof BadInput) {
    console.error(sentence(error.message))
    return BAD_INPUT
  }
  if (error instanceof RuleFailure || (error instanceof Error && error.name === 'Unavailable')) {
    console.error(sentence(error.message))
    return FAILED
  }
  console.error(error instanceof Error ? error.stack : String(error))
  return FAILED
}

/** One line that begins with a capital letter or a path, and ends with a full stop. */
function sentence(message: string): string {
  const line = message
    .replace(/^error: /, '')
    .replace(/\s*\n\s*/g, ' ')
    .replace(/ \(Did you mean (.*)\?\)$/, '; did you mean $1?')
    .replace('. Expected ', ': expected ')
    .trim()
  const ended = /[.!?]$/.test(line) ? line : `${line}.`
  return /^[a-z]+ /.test(ended) ? ended.charAt(0).toUpperCase() + ended.slice(1) : ended
}
