export { createMatchRegistry } from './registry.ts'
export type * from './types.ts'
