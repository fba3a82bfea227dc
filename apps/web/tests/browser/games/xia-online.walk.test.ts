import { playOnline } from '../kit/online-match.ts'

// A bot sits beside the two: it flies for fame, while those who click anywhere never get there.
playOnline('xia', 'players=3&options=goal=5', [2])
