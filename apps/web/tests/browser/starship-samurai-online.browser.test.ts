import { playOnline } from './online-match.ts'

playOnline('starship-samurai', 'players=2')
