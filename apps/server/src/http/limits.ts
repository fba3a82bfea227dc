import type { Config } from '../config.ts'

/** What an ordinary request may carry, and what a match file may. */
export const BODY_BYTES = 16 * 1024
export const FILE_BYTES = 2 * 1024 * 1024

const MINUTE = 60_000

/** The limit of a route that costs more than others: a count of its own for each address. */
export const costly = ({ costlyLimit }: Pick<Config, 'costlyLimit'>) => ({
  rateLimit: costlyLimit === 0 ? (false as const) : { max: costlyLimit, timeWindow: MINUTE },
})
