export * from './balance.ts'
export * from './lineup.ts'
export * from './outcome.ts'
export * from './statistics.ts'
