import { type Choose, optionsOf, type Seat } from '@orrery/engine'
import { wordOf } from '../../codecs.ts'
import { MERCHANT } from '../../crafts.ts'
import { hexDistance } from '../../map/hex.ts'
import { outfitOf } from '../../rules/ship/vessel.ts'
import { hexOf, NOWHERE, type State } from '../../rules/state.ts'
import { defenceOf, strengthOf } from '../arms.ts'

/** What is usually done first, if it can be done at all. To give something away is never worth a thought, nor is anything that is not listed. */
const ORDER: readonly string[] = [
  'token',
  'deliver',
  'sell',
  'mission',
  'draw',
  'collect',
  'buy',
  'attack',
  'rescue',
  'salvage',
  'harvest',
  'mine',
  'gather',
  'impulse',
  'fly',
  'ability',
  'scan',
  'end',
  'jettison',
]

/** What costs nothing and can only be good: nobody thinks twice about it. */
const SURE: readonly string[] = ['token', 'deliver', 'draw']

export const sureThing = (options: readonly string[]): string | undefined => SURE.find((sure) => options.includes(sure))

/** Actions by what they usually bring. Cubes are thrown away only where others could be sold, and ships attacked only by who has the means. */
export function actionHints(g: State, question: Choose): readonly string[] {
  const options = optionsOf(question).map(String)
  const sure = sureThing(options)
  if (sure !== undefined) return [sure]
  const sells = options.includes('sell')
  const attacks = options.includes('attack') && hasMeans(g, question.seat)
  return options
    .filter((option) => ORDER.includes(wordOf(option)))
    .filter((option) => (sells || option !== 'jettison') && (attacks || option !== 'attack'))
    .sort((a, b) => ORDER.indexOf(wordOf(a)) - ORDER.indexOf(wordOf(b)))
}

/** Ramming hits who rams as hard as who is rammed: only a ship that is much stronger gets away with it. */
const TOUGH = 5

function hasMeans(g: State, seat: Seat): boolean {
  const { hex, outfits } = g.vessels[seat]
  for (const fitted of outfits) if (['blaster', 'missile'].includes(outfitOf(g, fitted).type)) return true
  const own = strengthOf(g, seat)
  for (let craft = 0; craft < MERCHANT + g.drones.length; craft++) {
    if (craft === seat || (craft >= g.seats && craft < MERCHANT)) continue
    const target = hexOf(g, craft)
    if (target === NOWHERE || hexDistance(hex, target) > 2 || defenceOf(g, craft).length > 0) continue
    if (own >= strengthOf(g, craft) + TOUGH) return true
  }
  return false
}
