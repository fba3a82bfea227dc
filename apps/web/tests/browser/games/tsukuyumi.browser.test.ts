import { playSomeAnswers } from './whole-games.ts'

playSomeAnswers('tsukuyumi', 'players=2&options=rounds=3', 8)
