export * from './board-messages.ts'
export * from './page.tsx'
export * from './test-viewer.ts'
