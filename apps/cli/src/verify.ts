import { BadInput, differingEnd, RuleFailure } from '@orrery/engine'
import { openMatch, replayMatch } from './matches.ts'

/** `orrery verify <file…>`: every decision is possible, and the match ends as its file says. */
export async function verify(paths: readonly string[], { content }: { content?: string }): Promise<number> {
  let code = 0
  for (const path of paths) {
    try {
      const stored = await openMatch(path, content)
      const difference = differingEnd(stored.file, replayMatch(stored))
      if (difference === undefined) {
        console.log(`${path}: ok, ${stored.file.decisions.length} decisions`)
        continue
      }
      console.error(`${path}: ${difference}.`)
      code = Math.max(code, 1)
    } catch (error) {
      if (error instanceof BadInput) {
        console.error(error.message)
        code = 2
      } else if (error instanceof RuleFailure) {
        console.error(`${path}: ${error.message}`)
        code = Math.max(code, 1)
      } else throw error
    }
  }
  return code
}
