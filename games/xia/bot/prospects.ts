import { NOWHERE } from '../rules/state.ts'
import type { Captain } from './captain.ts'
import { Voyage } from './voyage.ts'

/** What a captain could go for, and what it is worth from where she is. A destroyed ship may come back at any spawn point. */
export function prospects(captain: Captain): number {
  const { chart, vessel } = captain
  const { lanes } = chart
  const key = keyOf(captain)
  return chart.prospect(key, () => {
    if (vessel.hex !== NOWHERE) return new Voyage(captain, lanes.nodeAt(vessel.hex)).worth()
    let sum = 0
    for (const spawn of lanes.spawns) sum += new Voyage(captain, lanes.nodeAt(spawn.hex)).worth()
    return sum / lanes.spawns.length
  })
}

/** Everything that prospects depend on, besides the map. */
function keyOf(captain: Captain): string {
  const { g, seat, vessel, flight, isOutlaw, cubes, room, coin, fame } = captain
  let tokens = 0
  for (let sector = 0; sector < g.tokens.length; sector++) if (g.tokens[sector] !== '') tokens |= 1 << sector
  let found = 0
  for (const { tokens: turned } of g.vessels)
    for (const token of turned) found += token === 'fame' ? 100 : token === 'credits' ? 1 : 10_000
  const { hex, mat, mission, revealed, payment, credits, energy, damage } = vessel
  const acts = g.turn === seat && g.phase === 'action'
  const drawn = acts ? g.drawnAt.join() : '-'
  const { left, rest, perTurn } = flight
  const own = `${seat}/${mat}/${hex}/${left}/${rest}/${perTurn}/${isOutlaw}/${cubes.join()}/${room}/${coin}/${fame}`
  const all = `${captain.occupied.join()}/${captain.isShared}/${captain.rounds}/${tokens}/${found}/${g.cubeSupply.join()}/${drawn}`
  const hunted = mission !== '' && !revealed && !('pickup' in g.content.missions[mission]) ? shipsText(captain) : ''
  return `${own}/${mission}/${revealed}/${payment}/${credits}/${g.turn === seat && g.phase === 'business'}/${g.fameBought}/${energy}/${damage}/${all}/${hunted}`
}

/** Where all ships are, which of them are wanted, and what she has to shoot with: for missions that have to do with ships. */
const shipsText = ({ g: { vessels, drones }, vessel: { target, outfits } }: Captain): string =>
  `${target}/${outfits.map(({ outfit }) => outfit)}/${vessels.map(({ hex, bounty }) => `${hex}.${bounty}`)}/${drones.map(({ hex, bounty }) => `${hex}.${bounty}`)}`
