import { playWholeGames } from './whole-games.ts'

playWholeGames('starship-samurai', 'players=2')
