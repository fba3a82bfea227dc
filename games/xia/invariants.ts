import { type Craft, craftName } from './crafts.ts'
import { countSpaces } from './hold/hold.ts'
import { isExplored } from './map/sectors.ts'
import { missionsInPlay } from './rules/setup.ts'
import { cubeSpaces, disarmedOf, matOf, outfitSpaces } from './rules/ship/vessel.ts'
import { craftsOnBoard, hexOf, isOver, NOWHERE, type State, type Vessel } from './rules/state.ts'

/** Whether a list holds every one of others once, and nothing else. */
function isExactly(list: readonly string[], wanted: readonly string[]): boolean {
  const found = new Set(list)
  return list.length === wanted.length && found.size === wanted.length && wanted.every((one) => found.has(one))
}

/** What must hold at every question of every match. */
export function invariants(g: State): string[] {
  const problems = [...checkCubes(g), ...checkOutfits(g), ...checkCards(g), ...checkMap(g), ...checkSpaces(g)]
  if (isOver(g) !== (g.phase === 'over')) problems.push('it is not clear whether the game is over')
  if (g.phase === 'ships') return problems
  for (const [seat, vessel] of g.vessels.entries()) problems.push(...checkVessel(g, vessel, seat))
  return problems
}

function checkCubes(g: State): string[] {
  const counts = [...g.cubeSupply]
  for (const { cargo } of g.floating) counts[cargo]++
  for (const { cubes } of g.vessels) for (const cube of cubes) if (cube > 0) counts[cube - 1]++
  for (const cargo of g.stowing) counts[cargo]++
  const wanted = g.content.constants.cubesPerColour
  return counts.every((count, cargo) => count === wanted && g.cubeSupply[cargo] >= 0)
    ? []
    : [`the cubes are ${counts.join(', ')} instead of ${wanted} of each`]
}

function checkOutfits(g: State): string[] {
  const totals: Record<string, number> = { ...g.outfitSupply }
  for (const { outfits } of g.vessels) for (const { outfit } of outfits) totals[outfit]++
  const isRight = (id: string) => totals[id] === g.content.constants.outfitsPerKind && g.outfitSupply[id] >= 0
  return Object.keys(g.content.outfits)
    .filter((id) => !isRight(id))
    .map((id) => `there are ${totals[id]} ${id}`)
}

/** Every card, tile and token is in exactly one place. */
function checkCards(g: State): string[] {
  const problems: string[] = []
  const active = g.vessels.map(({ mission }) => mission).filter((mission) => mission !== '')
  const missions = [...g.missionDeck, ...g.missionDiscard, ...g.missionHand, ...active]
  for (const { completed } of g.vessels) missions.push(...completed)
  if (!isExactly(missions, missionsInPlay(g))) problems.push('missions are lost or doubled')
  const titles = [...g.titleDeck, ...g.openTitles.map(({ title }) => title), ...g.vessels.flatMap((one) => one.titles)]
  if (!isExactly(titles, Object.keys(g.content.titles))) problems.push('titles are lost or doubled')
  const tokens = [
    ...g.tokenPile,
    ...g.tokens.filter((token) => token !== ''),
    ...g.vessels.flatMap((one) => one.tokens),
  ]
  for (const [kind, count] of Object.entries(g.content.tokens))
    if (tokens.filter((token) => token === kind).length !== count)
      problems.push(`tokens of ${kind} are lost or doubled`)
  return problems
}

function checkMap(g: State): string[] {
  const problems: string[] = []
  const tiles = [...g.sectorDeck, ...g.sectors.map(({ tile }) => tile)]
  if (!isExactly(tiles, Object.keys(g.content.tiles))) problems.push('tiles are lost or doubled')
  if (new Set(g.sectors.map(({ slot }) => slot)).size !== g.sectors.length) problems.push('two tiles share a slot')
  if (g.tokens.length !== g.sectors.length) problems.push('tokens and sectors do not match')
  return problems
}

/** [ship.space] One ship in a space, except a ship that is moving and one that is being followed. */
function checkSpaces(g: State): string[] {
  const problems: string[] = []
  const moves = (craft: Craft) => g.move?.seat === craft || g.vessels.some((vessel) => vessel.host === craft)
  const taken = new Map<number, Craft>()
  for (const craft of craftsOnBoard(g)) {
    const hex = hexOf(g, craft)
    if (!isExplored(g, hex)) problems.push(`${craftName(craft)} is off the map`)
    const other = taken.get(hex)
    if (other !== undefined && !moves(craft) && !moves(other))
      problems.push(`${craftName(craft)} and ${craftName(other)} share a space`)
    taken.set(hex, craft)
  }
  return problems
}

function checkVessel(g: State, vessel: Vessel, seat: number): string[] {
  const problems: string[] = []
  const who = craftName(seat)
  const ship = matOf(g, seat)
  const outfits = outfitSpaces(vessel)
  const sections = vessel.outfits.reduce((sum, one) => sum + countSpaces(one.spaces), 0)
  if (sections !== countSpaces(outfits)) problems.push(`outfits of ${who} overlap`)
  if (((outfits | vessel.damage | cubeSpaces(vessel)) & ~ship.hold.all) !== 0)
    problems.push(`something of ${who} lies outside the hold`)
  if ((cubeSpaces(vessel) & (outfits | vessel.damage)) !== 0) problems.push(`a cube of ${who} lies on something`)
  if (countSpaces(vessel.damage) >= ship.hold.size) problems.push(`${who} should be destroyed`)
  for (const { outfit, place, spaces } of vessel.outfits)
    if (!ship.fits[outfit].some((placement) => placement.name === place && placement.spaces === spaces))
      problems.push(`${outfit} of ${who} has no such place`)
  const uses = vessel.outfits.reduce((sum, one) => sum | one.uses, 0)
  if ((vessel.used & ~uses) !== 0 || (vessel.used & vessel.damage) !== 0)
    problems.push(`a marker of ${who} lies on no use space`)
  if (vessel.armed < 0 || disarmedOf(g, vessel) < 0) problems.push(`${who} has not four markers`)
  if (vessel.energy < 0 || vessel.energy > ship.energy) problems.push(`${who} has ${vessel.energy} energy`)
  if (vessel.credits < 0 || vessel.bounty < 0) problems.push(`${who} has less than no credits`)
  if (vessel.cubes.length !== ship.hold.size) problems.push(`the hold of ${who} has another size`)
  if (vessel.hex === NOWHERE && cubeSpaces(vessel) !== 0) problems.push(`${who} is gone with cubes`)
  return problems
}
