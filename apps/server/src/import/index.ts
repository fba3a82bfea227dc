export { fileWithJournal } from '../matches/match-file.ts'
export { type ReadMatch, readMatch } from './reading.ts'
export { standingOf } from './standing.ts'
export { type ImportedMatch, storeMatch } from './storing.ts'
