import { assertPack, type Data, readPackIdentity } from '@orrery/engine'
import type { Constants, Content } from '../types.ts'
import { changeAbilities, changeNpcs, changeRanks, changeTitles } from './cards.ts'
import { contentProblem } from './check.ts'
import { changeMissions } from './missions.ts'
import { changeOutfits, changeShips, changeTiles } from './pieces.ts'
import { readCounts, readNumbers, readText } from './read.ts'

const KEYS = [
  'id',
  'version',
  'name',
  'numbers',
  'repairCost',
  'titleSpaces',
  'ranks',
  'tokens',
  'tiles',
  'ships',
  'abilities',
  'outfits',
  'missions',
  'titles',
  'npcs',
]

/**
 * An owner's pack: the printed game's true values in place of ours. It names what it changes and nothing else; what abilities, skills
 * and NPCs do are rules and stay.
 */
export function readPack(house: Content, pack: Data): Content {
  for (const key of Object.keys(pack)) assertPack(KEYS.includes(key), `it has an unknown part "${key}"`)
  const { id, version, name } = readPackIdentity(house, pack)
  const { numbers = {}, repairCost = house.repairCost, titleSpaces = house.titleSpaces, tokens = house.tokens } = pack
  const outfits = changeOutfits(house.outfits, pack.outfits)
  const ships = changeShips(house.ships, pack.ships, outfits)
  const content: Content = Object.freeze({
    id,
    version,
    name: readText('"name"', name),
    constants: changeConstants(house.constants, numbers),
    repairCost: readCounts('"repairCost"', repairCost),
    titleSpaces: readCounts('"titleSpaces"', titleSpaces),
    ranks: changeRanks(house.ranks, pack.ranks),
    tokens: Object.freeze({ ...house.tokens, ...readNumbers('"tokens"', tokens, Object.keys(house.tokens)) }),
    firstGame: house.firstGame,
    tiles: changeTiles(house.tiles, pack.tiles),
    ships,
    abilities: changeAbilities(house.abilities, pack.abilities, ships),
    outfits,
    missions: changeMissions(house.missions, pack.missions),
    titles: changeTitles(house.titles, pack.titles),
    npcs: changeNpcs(house.npcs, pack.npcs),
  })
  const problem = contentProblem(content)
  assertPack(problem === undefined, problem ?? '')
  return content
}

const changeConstants = (constants: Constants, numbers: unknown): Constants =>
  Object.freeze({ ...constants, ...readNumbers('"numbers"', numbers, Object.keys(constants)) })
