export { createHall } from './hall.ts'
export type * from './types.ts'
