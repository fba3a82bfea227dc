import { checkPlaces, someLooks } from './laid-out.ts'

checkPlaces('tsukuyumi', 'players=3&seed=places', someLooks('tsukuyumi'), 8)
