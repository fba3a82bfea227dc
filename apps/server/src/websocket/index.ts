export type { LiveLimits } from './limits.ts'
export { attachLive, type Live, type LiveOptions } from './live.ts'
