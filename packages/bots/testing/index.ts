export * from './pinned.ts'
