import { playSomeAnswers } from './whole-games.ts'

playSomeAnswers('xia', 'players=2&options=goal=5', 8)
