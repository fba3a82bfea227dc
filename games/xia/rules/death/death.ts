import { fixed, type Rule, random, type Seat } from '@orrery/engine'
import { hexes } from '../../codecs.ts'
import { type Craft, isPlayer, MERCHANT, NOBODY, NPCS, npcIdOf } from '../../crafts.ts'
import { noCubes } from '../../hold/hold.ts'
import { DIRECTIONS, type Hex, hexDistance, hexName, neighbour } from '../../map/hex.ts'
import { lanesOf, type SpawnPoint } from '../../map/lanes.ts'
import { hexesOf, isExplored, sectorAt, terrainAt } from '../../map/sectors.ts'
import { choose, report } from '../dialect.ts'
import { bareD20, roll } from '../fame/dice.ts'
import { discardMission } from '../missions/cards.ts'
import { dropCubes } from '../ship/floating.ts'
import { matOf } from '../ship/vessel.ts'
import { craftAt, droneOf, NOWHERE, type State, tierOf } from '../state.ts'

/** [death.remove] A destroyed ship leaves the board. Its bounty is taken off: whoever calls this has dealt with it. */
export function removeCraft(g: State, craft: Craft): void {
  if (isPlayer(craft)) removeVessel(g, craft)
  else removeDrone(g, craft)
  // [npc.memory] An attacker that has died is forgotten; [ship.harpoon] harpoons let go.
  for (const drone of g.drones) if (drone.attacker === craft) drone.attacker = NOBODY
  for (const vessel of g.vessels) if (vessel.host === craft) vessel.host = NOBODY
}

/** [death.reset] Full energy, all markers armed, no damage, abilities ready. [death.skip] Tier 2 and 3 lose their next turn. */
function removeVessel(g: State, seat: Seat): void {
  const vessel = g.vessels[seat]
  const cubes = vessel.cubes.filter((cube) => cube !== 0).map((cube) => cube - 1)
  dropCubes(g, seat, vessel.hex, cubes, 'death')
  if (vessel.mission !== '') discardMission(g, seat, 'lost')
  vessel.hex = NOWHERE
  vessel.cubes = emptyHold(g, seat)
  vessel.bounty = 0
  vessel.damage = 0
  vessel.energy = matOf(g, seat).energy
  vessel.armed = g.content.constants.markers
  vessel.used = 0
  vessel.impulse = true
  vessel.exhausted = 0
  vessel.skips = matOf(g, seat).tier > 1
  vessel.drift = 0
  vessel.host = NOBODY
  vessel.veiled = false
  vessel.papers = false
  vessel.replica = ''
  if (g.move?.seat === seat) g.move = undefined
  if (g.turn === seat) endTurnAtOnce(g)
}

export const emptyHold = (g: State, seat: Seat) => fixed(noCubes(matOf(g, seat).hold))

/** [death.turn] Whoever dies in her own turn has no Business and no Status Phase. */
function endTurnAtOnce(g: State): void {
  if (g.phase !== 'action' && g.phase !== 'business') return
  g.phase = 'drift'
  g.queue = 0
}

/** [npc.damage] An NPC comes back without damage and without what was on its card. */
function removeDrone(g: State, craft: Craft): void {
  const drone = droneOf(g, craft)
  drone.hex = NOWHERE
  drone.damage = 0
  drone.credits = 0
  drone.bounty = 0
  drone.attacker = NOBODY
  drone.skips = true
}

/** [death.respawn] The free spawn point nearest to a d20; the higher one of two; on a 20 any of them. */
export function* respawn(g: State, craft: Craft): Rule {
  const player = isPlayer(craft)
  const natural = player ? bareD20(g, craft) : roll(g, 20)
  const seat = player ? craft : droneOf(g, craft).controller
  const hex = yield* spawnNear(g, seat, craft, natural)
  if (player) g.vessels[craft].hex = hex
  else enterPlay(g, craft, hex)
  report(g, 'death.respawn', { craft, natural, hex: hexName(hex) })
}

/** The place for a roll. [border.tigris] The gate of Tigris uses the same. */
export function* spawnNear(g: State, seat: Seat, craft: Craft, rolled: number): Rule<Hex> {
  const { spawns } = lanesOf(g)
  const free = spawns.filter(({ hex }) => craftAt(g, hex, craft) === NOBODY)
  if (free.length === 0) return besideSpawn(g, nearestTo(spawns, rolled).hex)
  if (rolled < 20 || free.length === 1) return nearestTo(free, rolled).hex
  return yield* choose(g, seat, 'death.respawn', {
    from: free.map(({ hex }) => hex),
    as: hexes,
    about: craft === seat ? {} : { other: craft },
  })
}

function nearestTo(spawns: readonly SpawnPoint[], rolled: number): SpawnPoint {
  let best = spawns[0]
  for (const spawn of spawns) if (Math.abs(spawn.number - rolled) <= Math.abs(best.number - rolled)) best = spawn
  return best
}

/** [death.respawn-full] [npc.spawn] A free normal space beside it; [npc.spawn-crowded] else the nearest of the sector. Equals by chance. */
export function besideSpawn(g: State, hex: Hex): Hex {
  const isFree = (other: Hex) =>
    isExplored(g, other) && terrainAt(g, other) === 'normal' && craftAt(g, other) === NOBODY
  const beside = DIRECTIONS.map((direction) => neighbour(hex, direction)).filter(isFree)
  if (beside.length > 0) return beside[random(g, beside.length)]
  return nearestFree(g, hex)
}

/** The nearest free normal space of the sector, or of all sectors when it has none. */
export function nearestFree(g: State, hex: Hex): Hex {
  const sectors = [sectorAt(g, hex), ...g.sectors.keys()]
  for (const sector of sectors) {
    const free = hexesOf(g, sector, (layout, cell) => layout.terrain[cell] === 'normal').filter(
      (other) => craftAt(g, other) === NOBODY,
    )
    const least = Math.min(...free.map((other) => hexDistance(hex, other)))
    const nearest = free.filter((other) => hexDistance(hex, other) === least)
    if (nearest.length > 0) return nearest[nearest.length === 1 ? 0 : random(g, nearest.length)]
  }
  return hex
}

/** An NPC is put on the board with what its card starts with. */
export function enterPlay(g: State, craft: Craft, hex: Hex): void {
  const drone = droneOf(g, craft)
  const card = g.content.npcs[npcIdOf(craft)]
  if (drone.spawned && craft === MERCHANT) restartRoute(g, hex)
  drone.hex = hex
  drone.spawned = true
  drone.bounty = card.startBounty
}

/** [option.merchant] After it has been destroyed the Merchant goes on along its route, starts again, or begins at the nearest stop. */
function restartRoute(g: State, hex: Hex): void {
  const merchant = droneOf(g, MERCHANT)
  if (g.choices.merchant === 'restart') merchant.stop = 0
  if (g.choices.merchant !== 'nearest') return
  let best = Number.POSITIVE_INFINITY
  g.content.npcs.merchant.route.forEach((tile, stop) => {
    const sector = g.sectors.findIndex((placed) => placed.tile === tile)
    if (sector < 0) return
    const distance = Math.min(...hexesOf(g, sector, () => true).map((other) => hexDistance(hex, other)))
    if (distance >= best) return
    best = distance
    merchant.stop = stop
  })
}

/** [npc.spawn] The NPCs whose home has been laid enter play. */
export function spawnDrones(g: State): void {
  for (const [i, drone] of g.drones.entries()) {
    if (drone.spawned) continue
    const sector = g.sectors.findIndex(({ tile }) => tile === g.content.npcs[NPCS[i]].home)
    if (sector < 0) continue
    const point = hexesOf(g, sector, (layout, cell) => layout.special[cell]?.kind === 'spawn')[0]
    const hex = craftAt(g, point) === NOBODY ? point : besideSpawn(g, point)
    enterPlay(g, MERCHANT + i, hex)
    report(g, 'npc.spawn', { craft: MERCHANT + i, hex: hexName(hex) })
  }
}

export const tierFame = (g: State, craft: Craft): number =>
  isPlayer(craft) ? tierOf(g, craft) : g.content.npcs[npcIdOf(craft)].fame
