import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fixed, withEntry } from '@orrery/engine'
import { expect, test } from 'vitest'
import { units } from '../codecs.ts'
import { invariants } from '../invariants.ts'
import { type Bond, type Offer, type State, UNSPENT } from '../rules/state/state.ts'
import { GRAVEYARD } from '../rules/state/units.ts'
import { position } from './scene.ts'

const OFFER: Offer = {
  id: 1,
  from: 0,
  to: 1,
  giveWealth: 1,
  giveCards: [],
  wantWealth: 0,
  wantCards: 0,
  wantKind: 'any',
  promise: '',
}

const BOND: Bond = { seat: 0, choice: { ask: 'battle.commit', value: 'pass' }, trade: { ...OFFER, gotCards: [] } }

/** Every complaint that can be made, and how to come to it. */
const COMPLAINTS: { readonly [complaint: string]: (g: State) => void } = {
  'there are 45 wealth tokens instead of 44': (g) => {
    g.bank++
  },
  'somebody has less than no wealth': (g) => {
    g.wealth[0]--
    g.bank++
  },
  'the supply of wealth is overdrawn': (g) => {
    g.wealth[0] += 45
    g.bank -= 45
  },
  'somebody has less than no honor': (g) => {
    g.honor[3] = -1
  },
  'wealth is attached to nova-carrier': (g) => attach(g, 'nova-carrier'),
  'wealth is attached to nova-1, which is not at a location': (g) => {
    attach(g, 'nova-1')
    g.place[units.decode('nova-1')] = GRAVEYARD
  },
  'there is one B01 too many': (g) => {
    g.discards[0] = fixed(['B01'])
  },
  '1 cards are missing': (g) => {
    g.decks[0] = fixed(g.decks[0].slice(1))
  },
  'the location cards do not add up': (g) => {
    g.boards = withEntry(g.boards, 0, '')
  },
  'nova-2 is at 7': (g) => {
    g.place[units.decode('nova-2')] = 7
  },
  '8 units are at location 3': (g) => {
    for (let number = 1; number <= 8; number++) g.place[units.decode(`void-${number}`)] = 3
  },
  '7 samurai have a controller': (g) => {
    g.controller = withEntry(g.controller, 0, -1)
    g.place[units.decode('mototada')] = -2
  },
  'the samurai do not add up': (g) => {
    g.draftPicks = fixed(g.draftPicks.slice(1))
  },
  'the marker of Sol is at 2/7': (g) => {
    g.branch[0] = 2
    g.depth[0] = 7
  },
  'order markers are missing': (g) => {
    g.orderMarkers[1] = fixed(UNSPENT.slice(1))
  },
  'an offer is open although nobody can answer it': (g) => {
    g.phase = 'resolution'
    g.offers.push(OFFER)
  },
  'somebody stays bound to a choice that never comes': (g) => {
    g.phase = 'resolution'
    g.bonds = fixed([BOND])
  },
  'somebody is bound twice': (g) => {
    g.bonds = fixed([BOND, BOND])
  },
}

function attach(g: State, unit: string): void {
  g.attachedWealth = withEntry(g.attachedWealth, units.decode(unit), 1)
  g.bank--
}

test.for(Object.entries(COMPLAINTS))('“%s” is said when it is so, and nothing else', ([complaint, change]) => {
  const g = position({ options: { trading: true } })
  expect(invariants(g)).toEqual([])
  change(g)
  expect(invariants(g)).toEqual([complaint])
})

test('a marker on a closed branch is seen too', () => {
  const g = position({ players: 2 })
  g.branch[7] = 3
  g.depth[7] = 1
  expect(invariants(g)).toEqual(['the marker of Comet is at 3/1'])
})

test('every complaint has been made', () => {
  const source = readFileSync(join(import.meta.dirname, '../invariants.ts'), 'utf8')
  const made = [...source.matchAll(/problems\.push\(|: \['/g)]
  expect(Object.keys(COMPLAINTS)).toHaveLength(made.length)
})
