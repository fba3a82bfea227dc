export { createLog, type Log } from './log.ts'
export { createMetrics, type Metrics } from './metrics.ts'
