import { playSomeAnswers } from './whole-games.ts'

playSomeAnswers('starship-samurai', 'players=2', 8)
