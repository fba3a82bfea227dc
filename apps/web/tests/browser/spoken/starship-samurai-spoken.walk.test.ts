import { rebuildByKeys } from './rebuilt-by-keys.ts'
import { playByEar } from './spoken-table.ts'

playByEar('starship-samurai', 'players=2', { count: 3000, measured: false, seeds: ['first', 'second', 'third'] })

rebuildByKeys('starship-samurai', 'players=2', 10)
