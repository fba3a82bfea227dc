export * from './card-face.tsx'
export * from './pictures.ts'
export * from './scenery.ts'
export * from './seeded.ts'
