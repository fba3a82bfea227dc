export { type BotPoolOptions, createBotPool } from './pool.ts'
export type { BotPool } from './types.ts'
