export { type BotPoolOptions, createBotPool } from './pool.ts'
export { BotQueue, type BotSlot, type Standing } from './queue.ts'
export type { BotPool } from './types.ts'
