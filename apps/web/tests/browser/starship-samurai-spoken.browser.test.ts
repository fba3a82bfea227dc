import { playByEar } from './spoken-table.ts'

playByEar('starship-samurai', 'players=2', { count: 40, measured: false })
