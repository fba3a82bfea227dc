import * as files from 'node:fs'
import { fillWords, type Value } from '@orrery/engine'
import { MessagesSurvey, readSources } from '@orrery/engine/testing'
import { beforeAll, expect, test } from 'vitest'
import { housePack } from '../content/house.ts'
import xia from '../game.ts'
import type { State } from '../rules/state.ts'
import { KINDS } from '../words/names.ts'
import { at, position } from './scene.ts'

const BUSY_TILES = ['kemplar-ii', 'neo-damascus', 'azure', 'expeditor-gate', 'loath']
const busyAt = (tile: string, q: number, r: number) => at(position({ players: 5, tiles: BUSY_TILES }), tile, q, r)
const ABILITIES = Object.values(housePack.abilities).map(({ id }) => id)

/** In the middle of a rich life: what beginners never get to see is near. */
const busy = (number: number): State =>
  position({
    players: 5,
    tiles: BUSY_TILES,
    options: { goal: 20 },
    turn: (['red', 'blue', 'yellow', 'green', 'purple'] as const)[number % 5],
    npcs: { merchant: { at: busyAt('expeditor-gate', 1, 1), damage: 6 } },
    ships: {
      red: {
        ship: 'obsidian-choir',
        at: '1,-1',
        abilities: ABILITIES,
        outfits: ['m-22 a1.0', 'targe a3.0'],
        damage: ['d1', 'd2'],
        credits: 20000,
        completed: ['T02', 'R01'],
        mission: 'T01',
        titles: ['scrapper', 'gate-runner'],
      },
      blue: {
        ship: 'gilded-auroch',
        at: busyAt('neo-damascus', 2, -2),
        abilities: ABILITIES,
        cubes: { a2: 'spice', b2: 'spice' },
        credits: 12000,
        mission: 'R01',
        payment: 3000,
        bounty: 1000,
      },
      yellow: {
        ship: 'twin-mirage',
        at: busyAt('azure', 0, -1),
        mission: number % 5 === 2 ? 'G03' : 'R02',
        payment: 2000,
        completed: ['G01'],
        credits: 9000,
      },
      green: {
        ship: 'wardens-oath',
        at: '0,0',
        damage: ['b1', 'c1', 'd1'],
        mission: number % 2 === 0 ? 'R06' : 'B01',
        payment: number % 2 === 0 ? 2000 : undefined,
        outfits: ['basilisk a2.0'],
        credits: 15000,
      },
      purple: {
        ship: 'argent-leviathan',
        at: busyAt('loath', -1, -1),
        cubes: { a1: 'holo', b1: 'terra', c1: 'spice' },
        mission: 'B02',
        outfits: ['basilisk d1.0'],
      },
    },
  })

/** What people may try to give out of turn, most of it not possible. */
const remarks = (): readonly Value[] => ['well met', { give: 0 }, { give: 1 }, { give: 99 }]

const GAMES_EACH = 4
const MOST_DECISIONS = 20_000
const BUSY_GAMES = 200
const BUSY_DECISIONS = 60

/** The reason of a bounty is data of its event; rolls are told wherever a table names them. */
const CALLEES = { silent: ['gainBounty'], told: /#roll$/ }

const survey = new MessagesSurvey(xia, {
  sources: readSources(files, `${import.meta.dirname}/..`, 'rules', 'content'),
  callees: CALLEES,
  kinds: KINDS,
  mayMiss: 1 / 8,
})

beforeAll(() => {
  survey.playGames(xia, GAMES_EACH, () => ({ remarks, most: MOST_DECISIONS }), { goal: 10 })
  for (let i = 0; i < BUSY_GAMES; i++) survey.play(xia, busy(i), `busy ${i}`, { remarks, most: BUSY_DECISIONS })
})

test('all that is asked, told and refused has its words and its rule, and mentions what is there', () => {
  expect(survey.problems()).toEqual([])
})

test('every sentence reads like one', () => {
  expect(survey.oddSentences(/\b[a-z]+-\d\b|\b[A-Z]\d\d\b/)).toEqual([])
})

test('every option has a name that people say', () => {
  // Spaces of the map and of a hold have no other name; everything else has words.
  const places = /^(?:-?\d+,-?\d+|[a-g]\d(?:, turned by \d+°)?)$/
  expect(survey.oddOptions((name) => !places.test(name) && /^$|[:@>]|undefined/.test(name))).toEqual([])
})

test('figures, dice and counts are written as people write them', () => {
  const { name } = xia.locale.messages
  expect([0, 999, 1000, 12000, 1234567].map((amount) => name(amount, 'figure'))).toEqual([
    '0',
    '999',
    '1,000',
    '12,000',
    '1,234,567',
  ])
  expect([name(8, 'die'), name('moveBoost', 'use')]).toEqual(['d8', 'with an engine'])
  expect([0, 1, 2].map((count) => name(count, 'marker'))).toEqual(['no marker', '1 marker', '2 markers'])
})

test('cubes are counted, and a range is one only when it is', () => {
  const { log, refusals, name } = xia.locale.messages
  const sold = (cubes: number[]) => fillWords(log['cargo.sell'], { seat: 0, cubes, income: 2000 }, name)
  expect([[2], [2, 2], [2, 0, 2]].map(sold)).toEqual([
    'Red sold terra for 2,000 credits.',
    'Red sold 2 terra for 2,000 credits.',
    'Red sold 2 terra, 1 spice for 2,000 credits.',
  ])
  const far = (least: number, most: number) =>
    fillWords(refusals['combat.range'], { target: 'Blue', range: 7, least, most }, name)
  expect([far(1, 1), far(2, 6)]).toEqual([
    'Blue is at range 7, and this weapon reaches 1 space.',
    'Blue is at range 7, and this weapon reaches 2 to 6 spaces.',
  ])
})

test('things are called what people call them', () => {
  const { name } = xia.locale.messages
  expect(['quiet-reach', 'm-22', 'ace', 'R01', 'end'].map((id) => name(id))).toEqual([
    'Quiet Reach',
    'M-22',
    'Ace',
    'Lungs of the Cloud',
    'End the action phase',
  ])
})
