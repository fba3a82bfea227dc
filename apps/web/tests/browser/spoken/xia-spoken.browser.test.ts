import { rebuildByKeys } from './rebuilt-by-keys.ts'
import { playByEar } from './spoken-table.ts'

playByEar('xia', 'players=2', { count: 40, measured: true })

rebuildByKeys('xia', 'players=2', 2)
