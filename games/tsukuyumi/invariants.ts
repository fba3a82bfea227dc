import { FULFILLED, REACHED } from './content/missions/effects.ts'
import { type CombatCardId, MARKED_PROPERTIES, TERRAFORMINGS, WEAPONS } from './content/types.ts'
import { tilesInPlay } from './map/layout.ts'
import { edgeHexes } from './map/side.ts'
import { blockadesLeft, exists, isArea, printedSides } from './rules/board/board.ts'
import { figureName, SUPPLY, sideOf } from './rules/board/figures.ts'
import { negationsLeft, printedProperties, markersLeft as propertyMarkersLeft } from './rules/board/properties.ts'
import { eggsLeft, minesLeft } from './rules/board/supplies.ts'
import { terraformingsLeft } from './rules/board/terraforming.ts'
import { cardsOf } from './rules/combat/cards.ts'
import { markersLeft } from './rules/combat/conquest.ts'
import { nameOf } from './rules/dialect.ts'
import { missionsInPlay } from './rules/scoring/missions.ts'
import { inGame } from './rules/state/sides.ts'
import { HOME_TILE, MOON_TILE, NO_TILE, type State } from './rules/state/state.ts'
import { CYBERSAMURAI, factionOf, NOBODY, ONI, type Side } from './rules/state/vocabulary.ts'
import { since } from './rules/versions.ts'

const sorted = (list: readonly string[]): string => [...list].sort().join()

/** What must hold at every question of every match. */
export function invariants(g: State): string[] {
  return [
    ...checkUnits(g),
    ...checkCards(g),
    ...checkTiles(g),
    ...checkMarkers(g),
    ...checkFactions(g),
    ...checkOrder(g),
    ...checkAims(g),
  ]
}

/** Every miniature is in the supply or in a hex of the board; those of factions that do not play stay in the supply. */
function checkUnits(g: State): string[] {
  const problems: string[] = []
  if (g.place.length !== g.content.tables.total) problems.push('miniatures are missing')
  g.place.forEach((hex, figure) => {
    if (hex === SUPPLY) return
    const side = sideOf(g, figure)
    if (!exists(g, hex)) problems.push(`${figureName(g, figure)} is at ${hex}, which is no hex of the board`)
    if (side !== ONI && !inGame(g, side)) problems.push(`${figureName(g, figure)} plays without a player`)
  })
  for (const figure of g.moved ?? [])
    if (!g.content.tables.massive[figure]) problems.push(`${figureName(g, figure)} is held like a massive unit`)
  const shogun = g.content.tables.firstOf.shogun
  if (g.place[shogun] !== SUPPLY && !g.uplinks.includes('shogun'))
    problems.push('the Shogun is there without his Uplink')
  return problems
}

/** Every card is in exactly one place. */
function checkCards(g: State): string[] {
  const problems: string[] = []
  const actions = [...g.hands.flat(), ...g.picked.filter((card) => card !== ''), ...g.drawPile]
  actions.push(...g.discardPile, ...g.removedCards)
  if (sorted(actions) !== sorted(Object.keys(g.content.actionCards))) problems.push('the action cards do not add up')
  const events = [...g.eventDeck, ...g.openEvents, ...g.eventDiscard, ...g.events.flat()]
  if (sorted(events) !== sorted(Object.keys(g.content.events))) problems.push('the events do not add up')
  const sizes = new Set(g.hands.map((hand) => hand.length))
  if (sizes.size > 1 && g.phase !== 'select' && g.phase !== 'discard') problems.push('hands differ in size')
  return problems
}

/** Every tile in play lies on the board, in the reserve, or has left the game; every list by hex is as long as the others. */
function checkTiles(g: State): string[] {
  const problems: string[] = []
  const placed = g.tiles.filter((tile) => tile !== NO_TILE && tile !== MOON_TILE && tile !== HOME_TILE)
  const tiles = [...placed, ...g.reserve, ...g.lostTiles]
  if (sorted(tiles) !== sorted(tilesInPlay(g.content, g.seats, g.choices.map))) problems.push('the tiles do not add up')
  const lists = [g.rotations, g.owner, g.marked, g.negated, g.blockades, g.passages, g.pigs, g.eggs, g.mines]
  if ([...lists, g.strongholds, g.covers].some((list) => list.length !== g.tiles.length))
    problems.push('a list by hex has another length')
  const there = g.tiles.flatMap((tile, hex) => (tile === NO_TILE ? [] : [hex]))
  if (there.join() !== g.hexes.join()) problems.push('the list of hexes is not that of the board')
  if (there.filter((hex) => isArea(g, hex)).join() !== g.areas.join())
    problems.push('the list of areas is not that of the board')
  return problems
}

/** Markers are never more than there are, and lie only where they can. */
function checkMarkers(g: State): string[] {
  const problems: string[] = []
  const supplies: [string, number][] = [
    ['blockades', blockadesLeft(g)],
    ['negations', negationsLeft(g)],
    ['eggs', eggsLeft(g)],
    ['mines', minesLeft(g)],
    ...MARKED_PROPERTIES.map((one): [string, number] => [one, propertyMarkersLeft(g, one)]),
    ...TERRAFORMINGS.map((kind): [string, number] => [kind, terraformingsLeft(g, kind)]),
    ...g.factions.map((side): [string, number] => [`territory of ${side}`, markersLeft(g, side)]),
    ...WEAPONS.map((kind, at): [string, number] => [kind, g.content.weapons[kind].count - g.weapons[at]]),
  ]
  for (const [what, left] of supplies) if (left < 0) problems.push(`there are ${-left} too many of ${what}`)
  g.tiles.forEach((_, hex) => {
    const here = [g.marked, g.negated, g.blockades, g.passages, g.pigs, g.eggs, g.mines, g.strongholds, g.covers]
    if (here.some((list) => list[hex] < 0)) problems.push(`less than nothing lies at ${hex}`)
    if (!isArea(g, hex) && (g.owner[hex] !== NOBODY || here.some((list) => list[hex] !== 0)))
      problems.push(`there is a marker at ${hex}, which is no area`)
    if ((g.passages[hex] & ~printedSides(g, hex)) !== 0) problems.push(`a passage at ${hex} covers nothing`)
    if ((g.negated[hex] & ~printedProperties(g, hex)) !== 0) problems.push(`a negation at ${hex} covers nothing`)
    const owner = g.owner[hex]
    if (owner !== NOBODY && owner !== ONI && !inGame(g, owner)) problems.push(`the owner of ${hex} does not play`)
  })
  return problems
}

/** What belongs to a faction is there only if the faction plays. */
function checkFactions(g: State): string[] {
  const problems: string[] = []
  if (!inGame(g, CYBERSAMURAI) && g.uplinks.length > 0) problems.push('there are Uplinks without Cybersamurai')
  if (new Set(g.uplinks).size !== g.uplinks.length) problems.push('an Uplink is installed twice')
  if (g.kaneda[1] >= 0 && g.rocket[1] >= 0) problems.push('there are two blue markers')
  const edges = g.tunnels.map(({ edge }) => edge)
  if (new Set(edges).size !== edges.length) problems.push('two tunnels lie on the same edge')
  if (since(g, 2) && edges.some((edge) => !edgeHexes(edge).every((hex) => isArea(g, hex))))
    problems.push('a tunnel leads out of the areas')
  return problems
}

function checkOrder(g: State): string[] {
  const problems: string[] = []
  const players = [...g.factions].sort().join()
  if ([...g.order].sort().join() !== players) problems.push('the initiative order is not that of the players')
  for (const frame of g.agenda)
    if (frame.kind === 'turn') {
      if (Object.values(frame).some((value) => typeof value === 'number' && value < 0))
        problems.push('something in a turn is less than nothing')
      if (frame.owes !== undefined && !owesRightly(g, frame.side, frame.owes))
        problems.push('another attack is owed after a card that owes none')
      if (frame.charged?.some((figure) => !g.content.tables.aggressive[figure]))
        problems.push('a unit that is not aggressive has had an attack of its own')
    } else if (frame.kind === 'battle') {
      if (!exists(g, frame.hex)) problems.push(`there is a fight at ${frame.hex}, which is no hex of the board`)
    } else if (frame.outOf !== undefined && frame.figures.some((figure) => g.place[figure] === frame.outOf))
      problems.push('a unit is back where it was pushed out')
  return problems
}

/** [combat.card] Only a card of the side that must not be the last one owes another attack. */
const owesRightly = (g: State, side: Side, card: CombatCardId): boolean =>
  since(g, 2) && cardsOf(side).includes(card) && g.content.combatCards[card].notLast

/** [mission.complete] [goal.once] What is fulfilled has been rewarded, and what is remembered is an area of the board. */
function checkAims(g: State): string[] {
  if (!since(g, 2)) return []
  const problems: string[] = []
  for (const side of g.factions.filter((one) => g.moonstruck[one].length > 0)) {
    for (const mission of missionsInPlay(g))
      if (FULFILLED[mission](g, side) && !g.missions[side].includes(mission))
        problems.push(`${nameOf(side)} have fulfilled ${mission} and not got their point`)
    const { goal } = g.content.factions[factionOf(side)]
    if (goal !== 'territorial-expansion' && REACHED[goal](g, side) && !g.goals[side])
      problems.push(`${nameOf(side)} have reached ${goal} and not got their points`)
  }
  const remembered = [g.conquered, g.retaken, g.moonstruck].flatMap((lists) => lists.flat())
  const areas = [...remembered, ...g.locks.map(({ hex }) => hex), ...g.emergencyEggs, ...g.dueEggs]
  for (const hex of areas) if (!exists(g, hex)) problems.push(`${hex} is remembered and no hex of the board`)
  return problems
}
