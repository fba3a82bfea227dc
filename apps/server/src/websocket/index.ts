export type { LiveLimits } from './limits.ts'
export { attachLive, type Live, type LiveOptions } from './live.ts'
export { NO_RATES } from './rates.ts'
