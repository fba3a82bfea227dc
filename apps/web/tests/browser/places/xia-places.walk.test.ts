import { ALL_LOOKS, checkPlaces } from './laid-out.ts'

checkPlaces('xia', 'players=4&seed=places', ALL_LOOKS, 40)
