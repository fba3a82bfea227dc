import { playOnline } from '../kit/online-match.ts'

playOnline('starship-samurai', 'players=2')
