export * from './inspect.ts'
export * from './perft.ts'
export * from './playout.ts'
export * from './transcript.ts'
