import { BadInput } from '../errors.ts'

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
