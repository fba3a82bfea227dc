import { playWholeGames } from './whole-games.ts'

playWholeGames('xia', 'players=2&options=goal=5')
