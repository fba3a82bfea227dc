import { rebuildByKeys } from './rebuilt-by-keys.ts'
import { playByEar } from './spoken-table.ts'

playByEar('tsukuyumi', 'players=2&options=rounds=3', {
  count: 3000,
  measured: true,
  seeds: ['first', 'second', 'third'],
})

rebuildByKeys('tsukuyumi', 'players=2&options=rounds=3', 10)
