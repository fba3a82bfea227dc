export { type ReadMatch, readMatch } from './reading.ts'
export { type ImportedMatch, storeMatch } from './storing.ts'
