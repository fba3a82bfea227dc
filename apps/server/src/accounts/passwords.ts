import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { HttpError } from '../http-error.ts'

/** argon2id with 19 MiB and two passes: some 20 ms of one processor. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const
/** Hashing has threads of its own, but their processors and their memory are everybody's. */
const AT_ONCE = Math.max(1, Math.min(4, availableParallelism() - 1))
const MOST_WAITING = 40

let running = 0
const waiting: (() => void)[] = []

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (waiting.length >= MOST_WAITING)
    throw new HttpError(503, 'busy', 'Too many sign-ins at once. Try again in a moment.')
  if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve))
  else running += 1
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
}

export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password, COST))

let nobody: Promise<string> | undefined

/** Whether it is the password; for an account that does not exist it takes as long, so that time tells nothing. */
export async function isPassword(stored: string | undefined, password: string): Promise<boolean> {
  nobody ??= hash('an account that does not exist', COST)
  const other = await nobody
  const right = await inTurn(() => verify(stored ?? other, password))
  return right && stored !== undefined
}
