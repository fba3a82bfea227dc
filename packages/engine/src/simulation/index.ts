export * from './deals.ts'
export * from './inspect.ts'
export * from './players.ts'
export * from './playout.ts'
