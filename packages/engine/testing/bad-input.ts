import { BadInput } from '../src/values/errors.ts'

/** What is said when something is given that cannot be used, or nothing when it can. */
export function complaintOf(give: () => unknown): string | undefined {
  try {
    give()
  } catch (error) {
    if (error instanceof BadInput) return error.message
    throw error
  }
  return undefined
}

/** What is said about a content pack that cannot be used, without the beginning of the sentence. */
export const packProblemOf = (read: () => unknown): string | undefined =>
  /^This content pack cannot be used: (.*)\.$/.exec(complaintOf(read) ?? '')?.[1]
