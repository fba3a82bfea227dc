import { playByEar } from './spoken-table.ts'

playByEar('xia', 'players=2', { count: 40, measured: true })
