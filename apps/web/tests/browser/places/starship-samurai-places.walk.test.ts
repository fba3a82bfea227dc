import { ALL_LOOKS, checkPlaces, checkWholePlaces } from './laid-out.ts'

checkPlaces('starship-samurai', 'players=4&seed=places', ALL_LOOKS, 40)
checkWholePlaces('starship-samurai', 'players=2&seed=whole')
