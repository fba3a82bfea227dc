import { rebuildByKeys } from './rebuilt-by-keys.ts'
import { playByEar } from './spoken-table.ts'

playByEar('xia', 'players=2', { count: 3000, measured: true, seeds: ['first', 'second', 'third'] })

rebuildByKeys('xia', 'players=2', 10)
