export { createLog, type Log } from './log.ts'
export { createMetrics, type Metrics } from './metrics.ts'
export { outageLog } from './outages.ts'
export { createReadiness } from './readiness.ts'
