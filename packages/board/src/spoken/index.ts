/** What a table is told with: no part of it draws, so that it runs in Node. */
export { type BoardLanguage, type Formatter, formatterOf } from '../formatter.ts'
export { hexCentre, hexCorners, type Point, pointsText } from '../hex.ts'
export * from './contract.ts'
export * from './map.ts'
export * from './moves.ts'
export * from './option.ts'
export * from './sentences.ts'
