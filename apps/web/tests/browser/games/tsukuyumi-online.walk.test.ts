import { playOnline } from '../kit/online-match.ts'

playOnline('tsukuyumi', 'players=2&options=rounds=3')
