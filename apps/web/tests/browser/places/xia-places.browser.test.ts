import { checkPlaces, someLooks } from './laid-out.ts'

checkPlaces('xia', 'players=3&seed=places', someLooks('xia'), 8)
