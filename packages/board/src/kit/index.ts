export * from './face-words.ts'
export * from './onlooker.ts'
