import { fixed } from '@orrery/engine'
import { describe, expect, test } from 'vitest'
import { ENFORCER, MERCHANT, NOBODY } from '../../crafts.ts'
import xia from '../../game.ts'
import { changed, position, scene, whereIs } from '../scene.ts'
import { battered, spot } from './battered.ts'

const VOID = ['quiet-reach', 'hollow-expanse', 'burning-horse']

describe('drawing', () => {
  const drawing = { tiles: VOID, missions: ['R01', 'S01', 'T01', 'A01', 'A02', 'A03'], ships: { red: { at: '0,0' } } }

  test('[mission.draw] three cards, of which one or none is kept; the others are discarded (E47)', () => {
    const match = scene(drawing).play('red: draw')
    expect(match.asks()).toEqual({ seat: 'Red', ask: 'mission.draw', options: ['R01', 'S01', 'T01', 'none'] })
    match.play('red: S01')
    expect([match.state.vessels[0].mission, match.state.missionDiscard]).toEqual(['S01', ['R01', 'T01']])
    const none = scene(drawing).play('red: draw, none')
    expect([none.state.vessels[0].mission, none.state.missionDiscard]).toEqual(['', ['R01', 'S01', 'T01']])
  })

  test('[mission.draw] once for each point in a turn, on mission points alone, and within a move (E47)', () => {
    const match = scene({ ...drawing, ships: { red: { at: '1,0' } } })
    expect(match.options).not.toContain('draw')
    match.play('red: impulse, 0,0, draw, none')
    expect(match.ask).toBe('move.step')
    expect(match.why('draw')?.rule).toBe('mission.draw#again')
    match.play('red: stop')
    expect(match.why('draw')?.rule).toBe('mission.draw#again')
  })

  test('[mission.active] one at most, and nobody else knows it', () => {
    const match = scene(drawing).play('red: draw, S01')
    expect(match.why('draw')?.rule).toBe('mission.active')
    expect(xia.view(match.state, 0).vessels[0].mission?.mission).toBe('S01')
    expect(xia.view(match.state, 1).vessels[0].mission?.mission).toBe('face-down')
    expect(JSON.stringify(match.match.logFor(1))).not.toContain('S01')
  })

  test('[mission.deck] a deck that runs out is made of the discarded cards, in the middle of a draw too (E47)', () => {
    const match = changed(drawing, (g) => {
      g.missionDiscard = fixed(g.missionDeck.slice(0, -1))
      g.missionDeck = fixed(g.missionDeck.slice(-1))
    })
    match.play('red: draw')
    expect(match.options).toHaveLength(4)
    expect(match.options[0]).toBe('R01')
    expect(match.state.missionDiscard).toEqual([])
    expect(match.logged('mission.deck')).toHaveLength(1)
  })
})

describe('the objective', () => {
  test('[mission.objective] an action at the sector on the card; nothing goes into the hold', () => {
    const away = scene({ tiles: VOID, ships: { red: { at: '1,0', mission: 'S08' } } })
    expect(away.why('mission')).toEqual({ rule: 'mission.objective', data: { tile: 'quiet-reach' } })
    const cubes = Object.fromEntries(battered('puddle-jumper', 0).map((space) => [space, 'spice']))
    const full = scene({ tiles: VOID, ships: { red: { at: '0,0', mission: 'S08', cubes } } }).play('red: mission')
    expect(full.state.vessels[0].revealed).toBe(true)
    expect(full.state.vessels[0].cubes).toHaveLength(10)
    const hunting = scene({ tiles: VOID, ships: { red: { at: '0,0', mission: 'B01' } } })
    expect(hunting.why('mission')?.rule).toBe('mission.objective#kill')
  })

  test('[mission.reveal] the card is turned up for all, with its payment, and cannot be pursued again', () => {
    const match = scene({ tiles: VOID, ships: { red: { at: '0,0', mission: 'R09' } }, dice: [[20, 8]] })
    match.play('red: mission')
    expect(xia.view(match.state, 2).vessels[0].mission).toEqual({
      mission: 'R09',
      revealed: true,
      payment: 5000,
      target: null,
    })
    expect(match.options).not.toContain('mission')
  })

  test('[mission.deliver] the payment, 1 fame, the bounty on the card; the card is kept; it ends a move', () => {
    const tiles = ['loath', 'quiet-reach', 'hollow-expanse']
    const red = { at: '0,-1', mission: 'A01', payment: 3000, bounty: 1000 }
    const match = scene({ tiles, ships: { red } }).play('red: deliver')
    expect(match.state.vessels[0]).toMatchObject({
      credits: 6000,
      fame: 1,
      bounty: 3000,
      mission: '',
      completed: ['A01'],
    })
    const moving = scene({ tiles, ships: { red: { ...red, at: '-1,0' } } }).play('red: impulse, 0,-1')
    expect(moving.options).not.toContain('deliver')
  })

  test('[mission.deliver] nowhere else, and not before the objective', () => {
    const match = scene({ tiles: VOID, ships: { red: { at: '0,0', mission: 'A01', payment: 3000 } } })
    expect(match.why('deliver')).toEqual({ rule: 'mission.deliver', data: { tile: 'loath' } })
    const early = scene({ tiles: ['loath', ...VOID], ships: { red: { at: '0,-1', mission: 'A01' } } })
    expect(early.options).not.toContain('deliver')
  })

  test('[mission.experience] cards of the same type alone; a 20 that is rolled again was lucky (E58)', () => {
    const red = { at: '0,0', mission: 'R09', completed: ['S01', 'R01'] }
    const match = scene({
      tiles: VOID,
      ships: { red },
      dice: [
        [20, 20],
        [20, 4],
      ],
    })
    match.play('red: mission')
    expect(match.ask).toBe('mission.experience')
    match.play('red: yes')
    expect(match.state.vessels[0]).toMatchObject({ payment: 4000, fame: 1, completed: ['S01'], revealed: true })
    expect(match.state.missionDiscard).toEqual(['R01'])
    const without = scene({ tiles: VOID, ships: { red: { ...red, completed: ['S01'] } }, dice: [[20, 4]] })
    expect(without.play('red: mission').ask).toBe('turn.actions')
  })

  test('[mission.abort] a minor action; the payment goes back, the card to the discard pile (E75)', () => {
    const red = { at: '1,0', mission: 'R09', payment: 3000 }
    const match = scene({ tiles: VOID, ships: { red } }).play('red: impulse, abort')
    expect(match.ask).toBe('move.step')
    expect(match.state.vessels[0]).toMatchObject({ mission: '', payment: 0, credits: 3000, bounty: 0, revealed: false })
    expect(match.state.missionDiscard).toEqual(['R09'])
  })

  test('[mission.keep] a new ship changes nothing about missions, titles and credits (E76)', () => {
    const match = scene({
      tiles: ['lunari', ...VOID],
      ships: {
        red: { at: '0,0', mission: 'S08', payment: 2000, completed: ['R01'], titles: ['ace'], credits: 6000 },
      },
    })
    match.play('red: end, ship:copper-lark')
    expect(match.state.vessels[0]).toMatchObject({
      mat: 'copper-lark',
      mission: 'S08',
      payment: 2000,
      revealed: true,
      completed: ['R01'],
      titles: ['ace'],
      credits: 1000,
    })
  })
})

describe('types', () => {
  test.each([
    [5, 4000],
    [6, 5000],
    [14, 5000],
    [15, 6000],
    [20, 8000],
  ])('[mission.research] a %i at the sector on the card: %i', (rolled, payment) => {
    const match = scene({ tiles: VOID, ships: { red: { at: '0,0', mission: 'R09' } }, dice: [[20, rolled]] })
    expect(match.play('red: mission').state.vessels[0]).toMatchObject({ revealed: true, payment })
  })

  test('[mission.shuttle] by the number of sectors between pick-up and delivery (E46)', () => {
    const near = scene({
      tiles: ['quiet-reach', 'azure', 'hollow-expanse'],
      ships: { red: { at: '0,0', mission: 'S08' } },
    })
    expect(near.play('red: mission').state.vessels[0].payment).toBe(5000)
    // Slot 4 touches slots 0 and 3, slot 2 touches 0, 1 and 3: with a star in the middle the way goes round.
    const tiles = ['the-crucible', 'quiet-reach', 'hollow-expanse', 'burning-horse', 'azure']
    const far = scene({
      tiles,
      ships: { red: { at: spot(tiles, 'quiet-reach', 0, 0), mission: 'S08' }, blue: { at: '6,-3' } },
    })
    expect(far.play('red: mission').state.vessels[0].payment).toBe(7000)
  })

  test('[mission.shuttle] a payment that cannot be measured yet waits for the sector (E46)', () => {
    const match = scene({
      tiles: VOID,
      deck: ['azure'],
      ships: { red: { at: '0,0', mission: 'S08' }, blue: { at: '-2,2' } },
    })
    match.play('red: mission')
    expect(xia.view(match.state, 1).vessels[0].mission?.payment).toBeNull()
    expect(match.why('deliver')?.rule).toBe('mission.deliver#payment')
    match.play('red: end', 'blue: scan, W')
    expect(match.state.vessels[0].payment).toBe(5000)
  })

  /** The delivery planet is Azure; its entrance is north-west of the middle. */
  const contraband = (at: string, dice: readonly (readonly [number, number])[], red: object = {}) =>
    scene({
      tiles: ['azure', 'smugglers-den', 'quiet-reach'],
      ships: { red: { at, mission: 'G03', payment: 2000, ...red }, blue: { at: '0,2' } },
      dice,
    })

  test('[mission.smuggler] contraband taken aboard at the sector on the card, paid by distance (E46)', () => {
    const tiles = ['smugglers-den', 'azure', 'quiet-reach']
    const match = scene({ tiles, ships: { red: { at: '-1,1', mission: 'G03' }, blue: { at: '2,0' } } })
    expect(match.play('red: mission').state.vessels[0]).toMatchObject({ payment: 6000, revealed: true })
  })

  test('[mission.sneak] on the planet with 6 or more: the contraband may be delivered (E48)', () => {
    const match = contraband('0,-1', [[20, 6]]).play('red: impulse, cross:SE')
    expect(whereIs(match, 'Red')).toBe('0,0')
    match.play('red: stop, deliver')
    expect(match.state.vessels[0]).toMatchObject({ credits: 5000, fame: 1, bounty: 0 })
  })

  test('[mission.sneak] less: the bounty grows, card and payment are lost, after experience (E48)', () => {
    const dice = [
      [20, 3],
      [20, 5],
    ] as const
    const match = contraband('0,-1', dice, { completed: ['G01'] }).play('red: impulse, cross:SE, yes')
    expect(match.state.vessels[0]).toMatchObject({ bounty: 1000, mission: '', credits: 3000, completed: [] })
    expect(match.state.missionDiscard).toEqual(['G01', 'G03'])
    expect(whereIs(match, 'Red')).toBe('0,0')
  })

  test('[mission.sneak] over a shield too, besides its own roll, and not for moves on the planet (E48)', () => {
    const dice = [
      [20, 18],
      [20, 9],
    ] as const
    const match = contraband('1,-1', dice).play('red: impulse, cross:SW')
    expect(match.match.log.filter(({ data }) => 'natural' in data).map(({ what }) => what)).toEqual([
      'border.shield#roll',
      'mission.sneak',
    ])
    expect(match.options).toContain('0,1')
  })

  test('[mission.thief] adjacent is enough, without sight; the victim loses nothing', () => {
    const match = scene({
      tiles: ['outpost-338', 'quiet-reach', 'hollow-expanse'],
      ships: { red: { at: '0,0', mission: 'T01' }, blue: { at: '0,-1' } },
      dice: [[20, 14]],
    })
    match.play('red: mission')
    expect(match.state.vessels[0]).toMatchObject({ payment: 6000, revealed: true, bounty: 0 })
    expect(match.state.vessels[1].credits).toBe(3000)
  })

  test('[mission.thief] the victim on the card alone: whoever sits to the left, or the Merchant', () => {
    const ships = (mission: string) => ({ red: { at: '0,0', mission }, blue: { at: '-2,0' }, yellow: { at: '1,0' } })
    expect(scene({ tiles: VOID, ships: ships('T02') }).why('mission')).toEqual({
      rule: 'mission.thief',
      data: { target: 'left' },
    })
    expect(scene({ tiles: VOID, ships: ships('T03') }).options).toContain('mission')
    const rich = scene({ tiles: VOID, ships: ships('T05'), npcs: { merchant: { at: '0,1' } } })
    expect(rich.options).toContain('mission')
    const law = scene({ tiles: VOID, ships: ships('T07'), npcs: { merchant: { at: '0,1' } } })
    expect(law.why('mission')?.data).toEqual({ target: 'enforcer' })
  })

  test('[mission.caught] 1 to 6: bounty, the card is kept, and no second try in this turn', () => {
    const match = scene({
      tiles: VOID,
      ships: { red: { at: '0,0', mission: 'T01' }, blue: { at: '1,0' } },
      dice: [[20, 6]],
    })
    match.play('red: mission')
    expect(match.state.vessels[0]).toMatchObject({ bounty: 1000, mission: 'T01', revealed: false })
    expect(match.why('mission')?.rule).toBe('mission.caught')
    match.play('red: end', 'blue: end', 'yellow: end')
    expect(match.options).toContain('mission')
  })

  test('[mission.assassin] the tier of the target decides the payment', () => {
    const gunner = { at: '0,0', outfits: ['pepperbox a1.0'], mission: 'A01' }
    for (const [ship, payment] of [
      ['swamp-rat', 6000],
      ['copper-lark', 7000],
      ['argent-leviathan', 9000],
    ] as const) {
      const blue = { ship, at: '1,0', damage: battered(ship, 1) }
      const match = scene({ tiles: VOID, ships: { red: gunner, blue } }).play('red: attack, pepperbox@a1>Blue, fire')
      expect(match.state.vessels[0]).toMatchObject({ payment, revealed: true })
    }
    const other = { ship: 'gaiden', at: '1,0', damage: battered('gaiden', 1), energy: 0 }
    const wrong = scene({ tiles: VOID, ships: { red: { ...gunner, mission: 'A03' }, blue: other } })
    expect(wrong.play('red: attack, pepperbox@a1>Blue, fire').state.vessels[0].revealed).toBe(false)
  })

  test('[mission.assassin-target] who comes next or before is fixed at once, among the ships in play (E50)', () => {
    const hired = (mission: string, npcs: object) =>
      position({ tiles: VOID, ships: { red: { mission } }, npcs }).vessels[0].target
    expect([hired('A05', {}), hired('A07', {})]).toEqual([1, 2])
    const merchant = { merchant: { at: '0,1', controller: 'red' as const } }
    // The card is accepted before the NPC is placed in a scene, so it is drawn here.
    const match = scene({ tiles: VOID, missions: ['A05', 'A06', 'A07'], ships: { red: { at: '0,0' } }, npcs: merchant })
    match.play('red: draw, A05')
    expect(match.state.vessels[0].target).toBe(MERCHANT)
    const last = scene({
      tiles: VOID,
      missions: ['A07', 'A05', 'A06'],
      ships: { red: { at: '0,0' } },
      npcs: { enforcer: { at: '0,1', controller: 'yellow' }, scoundrel: { controller: 'yellow' } },
    })
    expect(last.play('red: draw, A07').state.vessels[0].target).toBe(ENFORCER)
  })

  test.each([
    ['merchant', 7, 6000],
    ['scoundrel', 8, 6000],
    ['enforcer', 11, 7000],
  ] as const)('[mission.assassin] the %s with %i damage: its tier decides', (npc, damage, payment) => {
    const match = scene({
      tiles: VOID,
      missions: ['A05', 'A06', 'A07'],
      ships: { red: { at: '0,0', outfits: ['basilisk a1.0'] } },
      npcs: { [npc]: { at: '1,0', damage, controller: 'red' } },
      dice: [
        [12, 12],
        [8, 1, 5],
        [8, 1, 5],
      ],
    })
    match.play(`red: draw, A05, attack, basilisk@a1>${npc}, fire`)
    expect(match.state.vessels[0]).toMatchObject({ payment, revealed: true })
  })

  test('[mission.hunter] an Outlaw destroyed while the card is active: a d20 at once (E49)', () => {
    const gunner = { at: '0,0', outfits: ['pepperbox a1.0'], mission: 'B01' }
    const dice = [
      [6, 1, 6],
      [20, 13],
    ] as const
    const victim = { ship: 'swamp-rat', at: '1,0', damage: battered('swamp-rat', 1) }
    const match = scene({ tiles: VOID, ships: { red: gunner, blue: { ...victim, bounty: 1000 } }, dice })
    match.play('red: attack, pepperbox@a1>Blue, fire')
    expect(match.state.vessels[0]).toMatchObject({ payment: 6000, revealed: true })
    const innocent = scene({ tiles: VOID, ships: { red: gunner, blue: victim }, dice })
    innocent.play('red: attack, pepperbox@a1>Blue, fire')
    expect(innocent.state.vessels[0]).toMatchObject({ revealed: false, mission: 'B01' })
  })

  test('[mission.hunter] the Scoundrel is an Outlaw (E49)', () => {
    const match = scene({
      tiles: VOID,
      ships: { red: { at: '0,0', outfits: ['pepperbox a1.0'], mission: 'B01' } },
      npcs: { scoundrel: { at: '1,0', damage: 8 } },
      dice: [
        [6, 6],
        [8, 1, 5],
        [20, 2],
      ],
    })
    match.play('red: attack, pepperbox@a1>scoundrel, fire')
    expect(match.state.vessels[0]).toMatchObject({ payment: 4000, revealed: true, credits: 5000, target: NOBODY })
  })
})
