export * from './fairness.ts'
export * from './odds.ts'
export * from './pinned.ts'
