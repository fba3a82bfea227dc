import { rebuildByKeys } from './rebuilt-by-keys.ts'
import { playByEar } from './spoken-table.ts'

playByEar('tsukuyumi', 'players=2&options=rounds=3', { count: 40, measured: true })

rebuildByKeys('tsukuyumi', 'players=2&options=rounds=3', 2)
