export * from './board-messages.ts'
export * from './figures.tsx'
export * from './page.tsx'
export * from './test-viewer.ts'
