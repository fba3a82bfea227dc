import { playWholeGames } from './whole-games.ts'

playWholeGames('tsukuyumi', 'players=2&options=rounds=3')
