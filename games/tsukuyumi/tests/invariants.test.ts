import { readFileSync } from 'node:fs'
import { fixed } from '@orrery/engine'
import { expect, test } from 'vitest'
import { invariants } from '../invariants.ts'
import { edgeNamed } from '../map/side.ts'
import { declareAttack } from '../rules/combat/declare.ts'
import { beginMovement } from '../rules/movement/movement.ts'
import { BLUE, type State } from '../rules/state/state.ts'
import { BOARLORDS, CYBERSAMURAI, DARK_SEED, NOMADS, PROPERTY_BITS } from '../rules/state/vocabulary.ts'
import { hexOf, position } from './scene.ts'

/** Three factions with units, markers and cards in all places. */
const sound = (): State =>
  position({
    factions: ['nomads', 'dark-seed', 'boarlords'],
    units: { c1: 'private:2 worker', b1: 'oni-small', d3: 'boarrior' },
    owner: { c1: 'nomads', c2: 'oni', d3: 'boarlords' },
    eggs: { c1: 1 },
    mines: { c1: 2 },
    terraformings: ['stronghold d3', 'tunnel d3-d4'],
    weapons: { pistol: 5 },
    events: { nomads: ['EV01'] },
  })

const c1 = hexOf('c1')
const first = (g: State, kind: keyof State['content']['tables']['firstOf']) => g.content.tables.firstOf[kind]

function turnOf(g: State) {
  const [turn] = g.agenda
  if (turn?.kind !== 'turn') throw new Error('Nobody has a turn.')
  return turn
}

/** More of something in a list by hex than there is in the box. */
const pile = (g: State, list: 'eggs' | 'mines' | 'strongholds' | 'covers', count: number) => {
  g[list] = g[list].with(c1, count)
}

/** A list by hex with something on so many areas. */
const onAreas = (g: State, count: number, bits: number) =>
  fixed(g.marked.map((_, hex) => (g.areas.slice(0, count).includes(hex) ? bits : 0)))

const SPOILT: readonly (readonly [complaint: string, spoil: (g: State) => void])[] = [
  ['miniatures are missing', (g) => g.place.pop()],
  ['worker-1 is at 500, which is no hex of the board', (g) => (g.place[first(g, 'worker')] = 500)],
  ['attack-drone-1 plays without a player', (g) => (g.place[first(g, 'attack-drone')] = c1)],
  ['private-1 is held like a massive unit', (g) => (g.moved = fixed([first(g, 'private')]))],
  ['the Shogun is there without his Uplink', (g) => (g.place[first(g, 'shogun')] = c1)],

  ['the action cards do not add up', (g) => (g.discardPile = fixed([g.drawPile[0]]))],
  ['the action cards do not add up', (g) => (g.picked = g.picked.with(0, ''))],
  ['the events do not add up', (g) => (g.events = g.events.with(NOMADS, fixed([])))],
  [
    'hands differ in size',
    (g) => {
      g.drawPile = fixed([...g.drawPile, ...g.hands[0].slice(0, 1)])
      g.hands = g.hands.with(0, fixed(g.hands[0].slice(1)))
    },
  ],

  ['the tiles do not add up', (g) => (g.reserve = fixed(g.reserve.slice(1)))],
  ['the tiles do not add up', (g) => (g.lostTiles = fixed([g.tiles[c1]]))],
  ['a list by hex has another length', (g) => (g.covers = fixed(g.covers.slice(1)))],
  ['the list of hexes is not that of the board', (g) => (g.hexes = fixed(g.hexes.slice(1)))],
  ['the list of areas is not that of the board', (g) => (g.areas = fixed(g.areas.slice(1)))],

  ['there are 1 too many of blockades', (g) => (g.blockades = fixed(g.blockades.map((_, hex) => (hex < 7 ? 3 : 0))))],
  ['there are 1 too many of negations', (g) => (g.negated = onAreas(g, 11, PROPERTY_BITS.tsukuyumi))],
  ['there are 1 too many of eggs', (g) => pile(g, 'eggs', 26)],
  ['there are 1 too many of mines', (g) => pile(g, 'mines', 21)],
  ['there are 1 too many of radioactive', (g) => (g.marked = onAreas(g, 16, PROPERTY_BITS.radioactive))],
  ['there are 1 too many of unstable', (g) => (g.marked = onAreas(g, 16, PROPERTY_BITS.unstable))],
  ['there are 1 too many of tsukuyumi', (g) => (g.marked = onAreas(g, 16, PROPERTY_BITS.tsukuyumi))],
  ['there are 1 too many of pigs', (g) => (g.pigs = g.pigs.with(c1, 63).with(hexOf('b1'), 7))],
  ['there are 1 too many of tunnel', (g) => (g.tunnels = fixed(Array.from({ length: 10 }, () => g.tunnels[0])))],
  ['there are 1 too many of stronghold', (g) => pile(g, 'strongholds', 9)],
  ['there are 1 too many of cover', (g) => pile(g, 'covers', 10)],
  [
    `there are 1 too many of territory of ${DARK_SEED}`,
    (g) => (g.owner = fixed(g.owner.map((owner, hex) => (g.areas.slice(0, 21).includes(hex) ? DARK_SEED : owner)))),
  ],
  ['there are 1 too many of pistol', (g) => (g.weapons = g.weapons.with(0, 6))],
  [`less than nothing lies at ${c1}`, (g) => pile(g, 'eggs', -1)],
  [
    `there is a marker at ${hexOf('d2')}, which is no area`,
    (g) => (g.owner = g.owner.with(g.homes[DARK_SEED], DARK_SEED)),
  ],
  [`there is a marker at ${hexOf('d2')}, which is no area`, (g) => (g.mines = g.mines.with(g.homes[DARK_SEED], 1))],
  [`a passage at ${hexOf('b1')} covers nothing`, (g) => (g.passages = g.passages.with(hexOf('b1'), 1))],
  [`a negation at ${c1} covers nothing`, (g) => (g.negated = g.negated.with(c1, PROPERTY_BITS.unstable))],
  [`the owner of ${c1} does not play`, (g) => (g.owner = g.owner.with(c1, CYBERSAMURAI))],

  ['there are Uplinks without Cybersamurai', (g) => (g.uplinks = fixed(['ghost']))],
  ['an Uplink is installed twice', (g) => (g.uplinks = fixed(['ghost', 'ghost']))],
  [
    'there are two blue markers',
    (g) => {
      g.kaneda = g.kaneda.with(BLUE, edgeNamed('a0-b1') ?? 0)
      g.rocket = g.rocket.with(BLUE, c1)
    },
  ],
  ['two tunnels lie on the same edge', (g) => (g.tunnels = fixed([...g.tunnels, ...g.tunnels]))],
  ['a tunnel leads out of the areas', (g) => (g.tunnels = fixed([{ edge: edgeNamed('d2-d3') ?? 0, used: false }]))],

  ['the initiative order is not that of the players', (g) => (g.order = fixed([NOMADS, BOARLORDS, BOARLORDS]))],
  ['something in a turn is less than nothing', (g) => (turnOf(g).combat = -1)],
  [
    'a unit that is not aggressive has had an attack of its own',
    (g) => (turnOf(g).charged = fixed([first(g, 'private')])),
  ],

  ['another attack is owed after a card that owes none', (g) => (turnOf(g).owes = 'no-conquest')],
  [
    'there is a fight at 500, which is no hex of the board',
    (g) => declareAttack(g, NOMADS, NOMADS, 500, { more: false }),
  ],
  [
    'a unit is back where it was pushed out',
    (g) => beginMovement(g, 'counter.pushback', { side: NOMADS, range: 0, figures: [first(g, 'private')], outOf: c1 }),
  ],

  [
    'nomads have fulfilled moonstruck and not got their point',
    (g) => {
      g.moonstruck = g.moonstruck.with(NOMADS, fixed([hexOf('b1'), hexOf('b2')]))
      g.owner = g.owner.with(hexOf('b1'), NOMADS).with(hexOf('b2'), NOMADS)
    },
  ],
  [
    'dark-seed have reached space-for-the-swarm and not got their points',
    (g) => {
      g.moonstruck = g.moonstruck.with(DARK_SEED, fixed([hexOf('b1')]))
      g.conquered = g.conquered.with(DARK_SEED, fixed(g.areas.slice(0, 6)))
    },
  ],
  ['500 is remembered and no hex of the board', (g) => (g.dueEggs = fixed([500]))],
]

test('nothing is said of a position that is in order', () => {
  expect(invariants(sound())).toEqual([])
})

test.each(SPOILT)('%s', (complaint, spoil) => {
  const g = sound()
  spoil(g)
  expect(invariants(g)).toContain(complaint)
})

test('every complaint that there is has been made above', () => {
  const source = readFileSync(new URL('../invariants.ts', import.meta.url), 'utf8')
  const texts = [...source.matchAll(/problems\.push\(\s*(['`])(.*?)\1/gs)].map(([, , text]) => text)
  const parts = (text: string) => text.split(/\$\{[^}]*\}/)
  const made = (text: string) =>
    SPOILT.some(([complaint]) => parts(text).every((part) => complaint.includes(part)) && complaint !== '')
  expect(texts.length).toBeGreaterThan(20)
  expect(texts.filter((text) => !made(text))).toEqual([])
})
