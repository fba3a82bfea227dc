export * from './greedy.ts'
export * from './players.ts'
export * from './random.ts'
