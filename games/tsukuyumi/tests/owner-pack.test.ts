import type { Data, Value } from '@orrery/engine'
import { packProblemOf } from '@orrery/engine/testing'
import { expect, test } from 'vitest'
import { housePack } from '../content/house.ts'
import { readPack } from '../content/pack.ts'
import { fixedLayout } from '../map/layout.ts'

const own = (pack: Data) => readPack(housePack, { id: 'own', version: '2', ...pack })

const plain = (value: unknown): Value => JSON.parse(JSON.stringify(value))

const map2 = plain({
  id: 'mine',
  name: 'Mine',
  areas: housePack.maps[2].areas,
  homezones: housePack.maps[2].homezones,
}) as { readonly [key: string]: Value }

test('a pack names only what it changes: everything else stays, and the house pack as well', () => {
  const before = JSON.stringify(housePack)
  const content = own({ name: 'Mine' })
  expect(content).toEqual({ ...housePack, id: 'own', version: '2', name: 'Mine' })
  expect(JSON.stringify(housePack)).toBe(before)
  expect(own({}).name).toBe('own')
  expect([Object.isFrozen(content), Object.isFrozen(own({ numbers: { eggs: 9 } }).numbers)]).toEqual([true, true])
})

test('what the owner gives is attested by the owner', () => {
  const content = own({ units: { worker: { name: 'Drone', cost: 2, health: 10 } }, numbers: { mineDamage: 20 } })
  expect(content.units.worker).toEqual({
    ...housePack.units.worker,
    name: 'Drone',
    cost: 2,
    health: 10,
    basis: 'attested',
    source: 'owner’s pack',
  })
  expect(content.units.wasp).toBe(housePack.units.wasp)
  expect(content.numbers.mineDamage).toBe(20)
  expect(content.numberSources.mineDamage).toEqual({ basis: 'attested', source: 'owner’s pack' })
  expect(content.numberSources.mines).toEqual(housePack.numberSources.mines)
})

test('the printed values of every table can be given', () => {
  const content = own({
    tiles: { T01: { type: 'mountain', mountain: 30, property: 'unstable', blockades: [2, 5] } },
    factions: {
      nomads: { startingUnits: [['private', 5]], protection: { plus: 15 }, effect: { name: 'Reload' } },
      boarlords: { defense: { text: 'Shove them.' } },
    },
    actionCards: { AC02: { name: 'Blitz', blue: null, red: { movement: 5, combat: 0 } } },
    combatCards: { 'no-guerilla': { oncePerRound: false, counterattacks: ['vendetta'] } },
    counterattacks: { martyrs: { numbers: { units: 4 } } },
    uplinks: { tetsuo: { cost: 3, numbers: { damage: 15 } } },
    events: { EV01: { name: 'Quake' } },
    eventEffects: { 'rotate-tile': { text: 'Turn it.' } },
    weapons: { tube: { bonus: 30, count: 1 } },
    terraformings: { cover: { count: 12, numbers: { damage: 5 } } },
    missions: { swarm: { points: 2, numbers: { areas: 8 } } },
    goals: { 'gps-mapping': { name: 'Survey' } },
    oniPool: { 'oni-large': 7 },
  })
  expect(content.tiles.T01).toMatchObject({ type: 'mountain', mountain: 30, property: 'unstable', blockades: [2, 5] })
  expect(content.factions.nomads).toMatchObject({
    startingUnits: [['private', 5]],
    protection: { times: 1, plus: 15 },
    effect: { name: 'Reload', text: housePack.factions.nomads.effect.text },
  })
  expect(content.factions.boarlords.defense).toMatchObject({
    name: 'Displacement',
    text: 'Shove them.',
    timing: 'post',
  })
  expect(content.actionCards.AC02).toMatchObject({ name: 'Blitz', blue: null, red: { movement: 5, combat: 0 } })
  expect(content.combatCards['no-guerilla']).toMatchObject({ oncePerRound: false, counterattacks: ['vendetta'] })
  expect(content.counterattacks.martyrs.numbers).toEqual({ units: 4 })
  expect(content.uplinks.tetsuo).toMatchObject({ cost: 3, numbers: { damage: 15 } })
  expect([content.events.EV01.name, content.eventEffects['rotate-tile'].text]).toEqual(['Quake', 'Turn it.'])
  expect(content.weapons.tube).toMatchObject({ bonus: 30, count: 1, cost: 1 })
  expect(content.terraformings.cover).toMatchObject({ count: 12, numbers: { damage: 5 } })
  expect(content.missions.swarm).toMatchObject({ points: 2, numbers: { areas: 8 } })
  expect([content.goals['gps-mapping'].name, content.oniPool['oni-large']]).toEqual(['Survey', 7])
})

test('a phase can be added to a card that lacks it', () => {
  const blue = { factionEffect: true, draw: 1, play: 1, initiative: 0 }
  expect(own({ actionCards: { AC31: { blue } } }).actionCards.AC31.blue).toEqual(blue)
})

test('another map can be given', () => {
  const areas = (map2.areas as Value[]).map((area) => ((area as Value[])[1] === 'T01' ? ['c2', 'T03', 5] : area))
  const layout = fixedLayout(own({ maps: { 2: { ...map2, areas } } }), 2)
  expect(layout.areas.find(({ tile }) => tile === 'T03')).toMatchObject({ rotation: 5 })
  expect(layout.reserve).toContain('T01')
})

const swapped = (change: (areas: Value[][]) => Value[]) => ({
  maps: { 2: { ...map2, areas: change((map2.areas as Value[][]).map((area) => [...area])) } },
})

const BAD: readonly (readonly [string, Data, string])[] = [
  ['an unknown part', { colours: {} }, 'it has an unknown part "colours"'],
  ['no id', { id: '' }, 'it needs an "id" of its own'],
  ['the house pack’s id', { id: 'house' }, 'it needs an "id" of its own'],
  ['no version', { version: '' }, 'it needs a "version"'],
  ['a name that is no text', { name: 7 }, '"name" is not a text'],
  ['numbers that are no table', { numbers: [1] }, '"numbers" is not a table of numbers'],
  ['an unknown number', { numbers: { rounds: 3 } }, 'there is no number "rounds"'],
  ['a number called like a part of the language', { numbers: { toString: 1 } }, 'there is no number "toString"'],
  ['half a number', { numbers: { eggs: 2.5 } }, '"numbers.eggs" is not a whole number'],
  ['a hand too small for six rounds', { numbers: { handSize: 5 } }, '"numbers.handSize" is not from 6 to 9'],
  [
    'more starting areas than maps have',
    { numbers: { startingAreas: 4 } },
    '"numbers.startingAreas" is not from 1 to 3',
  ],
  ['more first eggs than eggs', { numbers: { eggs: 5 } }, '"numbers.startingEggs" is not from 0 to 5'],
  ['weapons for nothing', { numbers: { pointsPerWeapon: 0 } }, '"numbers.pointsPerWeapon" is not from 1 to 99'],
  [
    'more first Terraformings than there are',
    { numbers: { startingTerraformings: 36 } },
    '"numbers.startingTerraformings" is not from 0 to 35',
  ],
  ['a table that is none', { units: ['worker'] }, '"units" is not a table'],
  ['an unknown entry', { units: { queen: {} } }, '"units" has no "queen"'],
  ['an entry that is no table', { units: { worker: 5 } }, '"units.worker" is not a table'],
  ['an unknown field', { units: { worker: { winged: true } } }, '"units.worker" has an unknown part "winged"'],
  ['an empty name', { units: { worker: { name: '' } } }, '"units.worker.name" is not a text'],
  [
    'a unit without health',
    { units: { worker: { health: 0 } } },
    '"units.worker.health" is not a whole number above 0',
  ],
  [
    'a price for what cannot be bought',
    { units: { shogun: { cost: 3 } } },
    '"units.shogun.cost" is not a whole number above 0, or null for what cannot be produced',
  ],
  [
    'a unit for nothing',
    { units: { worker: { cost: 0 } } },
    '"units.worker.cost" is not a whole number above 0, or null for what cannot be produced',
  ],
  [
    'Oni that attack by themselves',
    { units: { 'oni-small': { aggressive: true } } },
    '"units.oni-small" cannot be aggressive: Oni do not attack by themselves',
  ],
  [
    'an unknown area',
    { tiles: { T01: { type: 'swamp' } } },
    '"tiles.T01.type" is not "ocean", "fertile", "mountain", "river", "devastated"',
  ],
  [
    'a blockade nowhere',
    { tiles: { T01: { blockades: [6] } } },
    '"tiles.T01.blockades" is not a list of different directions from 0 to 5',
  ],
  [
    'a tile shut on all sides',
    { tiles: { T01: { blockades: [0, 1, 2, 3, 4, 5] } } },
    'the map for 2 players has hexes that cannot be reached',
  ],
  [
    'half a phase',
    { actionCards: { AC01: { red: { movement: 1 } } } },
    '"actionCards.AC01.red" is not null or a table of movement, combat',
  ],
  [
    'an unknown counterattack',
    { combatCards: { 'ds-swarm': { counterattacks: ['flee'] } } },
    '"combatCards.ds-swarm.counterattacks" is not a list of different counterattacks',
  ],
  [
    'an answer to Oni elsewhere',
    { combatCards: { 'ds-swarm': { counterattacks: ['hold-your-ground'] } } },
    '"combatCards.ds-swarm" cannot have the counterattack "hold-your-ground"',
  ],
  [
    'an answer that Oni do not allow',
    { combatCards: { 'oni-conquest': { counterattacks: ['pushback'] } } },
    '"combatCards.oni-conquest" cannot have the counterattack "pushback"',
  ],
  [
    'a number the card lacks',
    { uplinks: { ghost: { numbers: { cards: 1 } } } },
    '"uplinks.ghost.numbers" is not a table of the numbers it has',
  ],
  [
    'a defense for those who have none',
    { factions: { nomads: { defense: { name: 'Dig in' } } } },
    '"factions.nomads.defense" is not a table of "name" and "text"',
  ],
  [
    'another timing',
    { factions: { boarlords: { defense: { timing: 'pre' } } } },
    '"factions.boarlords.defense" is not a table of "name" and "text"',
  ],
  ['the same place twice', { factions: { nomads: { initiative: 4 } } }, 'two factions have the same initiative'],
  ['nobody to start with', { factions: { nomads: { startingUnits: [] } } }, '"factions.nomads.startingUnits" is empty'],
  [
    'strangers to start with',
    { factions: { nomads: { startingUnits: [['worker', 1]] } } },
    '"factions.nomads.startingUnits" has no unit of theirs called "worker"',
  ],
  [
    'too many to start with',
    { factions: { nomads: { startingUnits: [['dog', 3]] } } },
    '"factions.nomads.startingUnits" has more "dog" than there are miniatures',
  ],
  [
    'the same unit twice',
    {
      factions: {
        nomads: {
          startingUnits: [
            ['dog', 1],
            ['dog', 1],
          ],
        },
      },
    },
    '"factions.nomads.startingUnits" names a unit twice',
  ],
  [
    'a list of something else',
    { factions: { nomads: { startingUnits: [['dog']] } } },
    '"factions.nomads.startingUnits" is not a list of pairs of a unit and a number',
  ],
  [
    'too few Oni',
    { oniPool: { 'oni-small': 0, 'oni-medium': 0 } },
    '"oniPool" has fewer than 7 Oni, one for each moon area',
  ],
  ['more Oni than there are', { oniPool: { 'oni-large': 8 } }, '"oniPool.oni-large" is more than there are miniatures'],
  ['maps that are no table', { maps: [] }, '"maps" is not a table of maps'],
  ['a map for five', { maps: { 5: map2 } }, 'there is no map for 5 players'],
  ['a map that is no table', { maps: { 2: 'mine' } }, 'the map for 2 players is not a table'],
  [
    'a map with an unknown part',
    { maps: { 2: { ...map2, sky: 1 } } },
    'the map for 2 players has an unknown part "sky"',
  ],
  [
    'a map without a name',
    { maps: { 2: { ...map2, name: 3 } } },
    'the map for 2 players needs texts for "id" and "name"',
  ],
  [
    'an area on the moon',
    swapped(([, ...rest]) => [['b1', 'T29', 0], ...rest]),
    'the map for 2 players has "areas" that are not lists of hex, tile, rotation',
  ],
  [
    'a homezone nowhere',
    { maps: { 2: { ...map2, homezones: ['q1', 'zz'] } } },
    'the map for 2 players has "homezones" that are no hexes',
  ],
  [
    'an unknown tile',
    swapped(([, ...rest]) => [['c1', 'T99', 0], ...rest]),
    'the map for 2 players has an unknown tile "T99"',
  ],
  ['a tile twice', swapped(([, ...rest]) => [['c1', 'T01', 0], ...rest]), 'the map for 2 players has a tile twice'],
  [
    'two areas on one hex',
    swapped(([, ...rest]) => [['c2', 'T29', 0], ...rest]),
    'the map for 2 players has two things on one hex',
  ],
  ['one homezone', { maps: { 2: { ...map2, homezones: ['c3'] } } }, 'the map for 2 players has not 2 homezones'],
  [
    'an island',
    swapped(([, ...rest]) => [['g1', 'T29', 0], ...rest]),
    'the map for 2 players has hexes that cannot be reached',
  ],
  [
    'a homezone off the land',
    swapped((areas) => areas.filter(([hex]) => !['c2', 'c4'].includes(String(hex)))),
    'the map for 2 players has a homezone without enough starting areas',
  ],
]

test.each(BAD)('a pack with %s is turned down in one sentence', (_, pack, problem) => {
  expect(packProblemOf(() => own(pack))).toBe(problem)
})
