import { ALL_LOOKS, checkPlaces, checkWholePlaces } from './laid-out.ts'

checkPlaces('xia', 'players=4&seed=places', ALL_LOOKS, 40)
checkWholePlaces('xia', 'players=2&options=goal=5&seed=whole')
