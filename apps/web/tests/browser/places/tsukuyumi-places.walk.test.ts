import { ALL_LOOKS, checkPlaces, checkWholePlaces } from './laid-out.ts'

checkPlaces('tsukuyumi', 'players=4&seed=places', ALL_LOOKS, 40)
checkWholePlaces('tsukuyumi', 'players=2&options=rounds=3&seed=whole')
