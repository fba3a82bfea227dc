export { createThinking, type ThinkingOptions } from './pool.ts'
export type { Thinking } from './types.ts'
