export * from './budget.ts'
export * from './players.ts'
export * from './random.ts'
export * from './yardsticks/greedy-1/greedy.ts'
