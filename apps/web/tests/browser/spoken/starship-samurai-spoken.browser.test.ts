import { rebuildByKeys } from './rebuilt-by-keys.ts'
import { playByEar } from './spoken-table.ts'

playByEar('starship-samurai', 'players=2', { count: 40, measured: false })

rebuildByKeys('starship-samurai', 'players=2', 2)
