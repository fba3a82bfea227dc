export * from './onlooker.ts'
