import { openSync, readSync } from 'node:fs'

/** What a bot's time is measured by. */
export interface ProcessorClock {
  /** Milliseconds. */
  now(): number
  /** What it counts, for people. */
  readonly counts: string
}

type WithThreadUsage = typeof process & { threadCpuUsage?: () => { readonly user: number; readonly system: number } }

const SCHEDULER = '/proc/thread-self/schedstat'

/**
 * The processor time of the calling thread: others that share the machine do not count. Node tells it from version 23.9 on; before, the
 * scheduler of Linux does. Elsewhere there is nothing but the time that passes.
 */
export function processorClock(): ProcessorClock {
  const usage = (process as WithThreadUsage).threadCpuUsage?.bind(process)
  if (usage) {
    const now = () => {
      const { user, system } = usage()
      return (user + system) / 1000
    }
    return { now, counts: 'processor time of the thread' }
  }
  return schedulerClock() ?? { now: () => performance.now(), counts: 'time that passed' }
}

/** The first number is the time on the processor, in nanoseconds. */
function schedulerClock(): ProcessorClock | undefined {
  try {
    const file = openSync(SCHEDULER, 'r')
    const buffer = Buffer.alloc(64)
    const now = () => Number.parseInt(buffer.toString('latin1', 0, readSync(file, buffer, 0, 64, 0)), 10) / 1e6
    return now() >= 0 ? { now, counts: 'processor time of the thread' } : undefined
  } catch {
    return undefined
  }
}
