export * from './face-words.ts'
export * from './onlooker.ts'
export * from './page.tsx'
