import { Dice, seedRandom } from '@orrery/engine'
import { expect, test } from 'vitest'
import { COLOURS } from '../../crafts.ts'
import { hexDistance, hexName, opposite } from '../../map/hex.ts'
import { SETUP_SLOTS } from '../../map/lattice.ts'
import { sectorAt, sectorsBeside, specialHex, symbolOn } from '../../map/sectors.ts'
import { missionsInPlay } from '../../rules/setup.ts'
import type { State } from '../../rules/state.ts'
import { view } from '../../view.ts'
import { opening, playOn, shipOf, whereIs } from '../scene.ts'

const PLAYERS = [3, 4, 5] as const
const seeds = (count: number) => Array.from({ length: count }, (_, i) => `setup ${i}`)
const begun = (players: 3 | 4 | 5, seed: string, options = {}): State => opening(players, options, seed).state

/** Everybody has a ship and is about to buy outfits. */
function picked(players: 3 | 4 | 5, seed?: string, options = {}) {
  const match = opening(players, options, seed)
  playOn(match, (g) => g.phase === 'ships')
  return match
}

/** A match whose first tiles fit. */
function dealt(wanted: (tiles: readonly string[]) => boolean) {
  for (let i = 0; ; i++) {
    const seed = `dealt ${i}`
    if (wanted(begun(3, seed).sectors.map(({ tile }) => tile))) return picked(3, seed)
  }
}

test.each(PLAYERS)(
  '[setup.sectors] %i tiles with spawn points, each one beside the first and the one before it (E10)',
  (players) => {
    for (const seed of seeds(40)) {
      const g = begun(players, seed)
      const { sectors, sectorDeck, content } = g
      expect(sectors).toHaveLength(players)
      expect(sectors.every(({ tile }) => content.tiles[tile].spawn > 0)).toBe(true)
      for (let sector = 1; sector < players; sector++) {
        expect(sectorsBeside(sectors, sector)).toEqual(expect.arrayContaining([0, sector - 1]))
        const side = SETUP_SLOTS[sector].sideOfPrevious
        expect(symbolOn(g, sector, opposite(side))).toBe(symbolOn(g, sector - 1, side))
      }
      const all = [...sectors.map(({ tile }) => tile), ...sectorDeck]
      expect(all.sort()).toEqual(Object.keys(content.tiles).sort())
    }
  },
)

test('[setup.tokens] one of 21 face-down tokens on each exploration space', () => {
  for (const seed of seeds(20)) {
    const g = begun(5, seed)
    const spaces = g.tokens.map((_, sector) => specialHex(g, sector, 'exploration') >= 0)
    expect(g.tokens.map((token) => token !== '')).toEqual(spaces)
    expect(g.tokenPile.length + g.tokens.filter((token) => token !== '').length).toBe(21)
    expect(view(g, 0).sectors.map(({ token }) => token)).toEqual(spaces)
  }
})

test('[setup.decks] missions and titles are shuffled; cubes and outfits lie ready', () => {
  const [one, other] = seeds(2).map((seed) => begun(3, seed))
  expect(one.missionDeck).toHaveLength(52)
  expect(one.titleDeck).toHaveLength(18)
  expect(one.missionDeck).not.toEqual(other.missionDeck)
  expect(one.titleDeck).not.toEqual(other.titleDeck)
  expect([...one.missionDeck].sort()).toEqual([...other.missionDeck].sort())
  expect(one.cubeSupply).toEqual([15, 15, 15, 15, 15])
  expect(Object.values(one.outfitSupply)).toEqual(Array.from({ length: 12 }, () => 7))
})

test('[setup.credits] everybody has 3,000 credits', () => {
  expect(begun(4, 'credits').vessels.map(({ credits }) => credits)).toEqual([3000, 3000, 3000, 3000])
})

test.each(PLAYERS)('[setup.npcs] three cards for the first of %i players', (players) => {
  for (const seed of seeds(10)) {
    const { drones, turn } = begun(players, seed)
    const places = drones.map(({ controller }) => (controller - turn + players) % players)
    expect(places.sort()).toEqual([0, 1, 2])
  }
})

test('[setup.npcs] an NPC whose home is dealt appears beside the ship that stands on its spawn point (E10)', () => {
  const { state } = dealt((tiles) => tiles.includes('loath') && !tiles.includes('kemplar-ii'))
  const [, enforcer, scoundrel] = state.drones
  const home = state.sectors.findIndex(({ tile }) => tile === 'loath')
  expect(hexDistance(scoundrel.hex, specialHex(state, home, 'spawn'))).toBe(1)
  expect(enforcer.spawned).toBe(false)
})

test.each([5, 10, 20])('[setup.goal] the players agree on %i fame', (goal) => {
  expect(begun(3, 'goal', { goal }).choices.goal).toBe(goal)
})

test('[setup.ships] the highest d20 picks first, the highest among equals roll again, and a 20 brings no fame (E12)', () => {
  let ties = 0
  for (const seed of seeds(60)) {
    const g = begun(4, seed, { firstGame: true })
    const dice = new Dice(seedRandom(seed))
    for (const { length } of [missionsInPlay(g), Object.keys(g.content.titles), Array(21), Array(21)])
      dice.shuffle(Array.from({ length }, () => 0))
    let best = [0, 1, 2, 3]
    while (best.length > 1) {
      const rolls = best.map(() => dice.below(20) + 1)
      best = best.filter((_, i) => rolls[i] === Math.max(...rolls))
      if (best.length > 1) ties++
    }
    expect(g.pickOrder[0]).toBe(best[0])
    expect(g.vessels.map(({ fame }) => fame)).toEqual([0, 0, 0, 0])
  }
  expect(ties).toBeGreaterThan(0)
})

test('[setup.ships] picking goes counter-clockwise, among the tier 1 ships that are left, each with its ability', () => {
  const match = opening(4)
  const order = match.state.pickOrder
  for (const [place, seat] of order.entries()) {
    if (place > 0) expect(seat).toBe((order[place - 1] + 3) % 4)
    const { seat: asked, ask, options } = match.asks() ?? {}
    expect({ asked, ask, left: options?.length }).toEqual({ asked: COLOURS[seat], ask: 'setup.ships', left: 6 - place })
    const ship = match.state.content.ships[String(options?.[0])]
    expect(ship.tier).toBe(1)
    match.play(`${COLOURS[seat]}: ${ship.id}`)
    expect(match.state.vessels[seat].abilities).toEqual([ship.ability])
    if (place < 3) expect(match.options).not.toContain(ship.id)
  }
})

test('[setup.start] each ship on the spawn point of its own tile, with everything ready (E10)', () => {
  const match = picked(5)
  const g = match.state
  g.vessels.forEach(({ hex, mat, energy, armed, used, impulse, fame }, seat) => {
    expect(sectorAt(g, hex)).toBe(seat)
    expect(hexName(hex)).toBe(hexName(specialHex(g, seat, 'spawn')))
    expect({ energy, armed, used, impulse, fame }).toEqual({
      energy: g.content.ships[mat].energy,
      armed: 4,
      used: 0,
      impulse: true,
      fame: 0,
    })
  })
})

test('[setup.outfits] in the order of picking, as many as are paid for and fit; the change is kept', () => {
  const match = picked(3)
  const [first, second] = match.state.pickOrder.map((seat) => COLOURS[seat])
  expect(match.asks()).toMatchObject({ seat: first, ask: 'setup.outfits' })
  match.play(`${first}: m-22`)
  expect(match.ask).toBe('outfit.shape')
  match.play(`${first}: ${match.options[0]}`)
  expect(match.why('raptor-k')).toEqual({
    rule: 'business.buy-outfit',
    data: { outfit: 'raptor-k', price: 3000, credits: 2000 },
  })
  match.play(`${first}: done`)
  expect(shipOf(match, first)).toMatchObject({ credits: 2000, outfits: [{ outfit: 'm-22' }] })
  expect(match.asks()).toMatchObject({ seat: second, ask: 'setup.outfits' })
})

test('[setup.first] whoever picked last begins, and play goes clockwise', () => {
  const match = picked(4, 'first', { npcs: false })
  const last = match.state.pickOrder[3]
  playOn(match, (g) => g.phase === 'loadout')
  expect(match.asks()).toMatchObject({ seat: COLOURS[last], ask: 'turn.actions' })
  playOn(match, (g) => g.turnNumber < 2)
  expect(match.asks()?.seat).toBe(COLOURS[(last + 1) % 4])
  expect(whereIs(match, COLOURS[last])).toBeDefined()
})
