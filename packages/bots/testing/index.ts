export * from './fairness.ts'
export * from './pinned.ts'
