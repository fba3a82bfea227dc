import { checkPlaces, someLooks } from './laid-out.ts'

checkPlaces('starship-samurai', 'players=3&seed=places', someLooks('starship-samurai'), 8)
