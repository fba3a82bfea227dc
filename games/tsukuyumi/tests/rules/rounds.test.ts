import { expect, test } from 'vitest'
import { scoreOf } from '../../rules/round.ts'
import type { State } from '../../rules/state.ts'
import { BOARLORDS, CYBERSAMURAI, DARK_SEED, NOMADS } from '../../rules/vocabulary.ts'
import { changed, hexOf, opening, ownerOf, playByItself, scene, unitsIn } from '../scene.ts'

const toDraft = (factions: Parameters<typeof opening>[0]) => {
  const match = opening(factions)
  playByItself(match, (g: State) => g.phase === 'select' || g.phase === 'ghost')
  return match
}

test('[draft.pick] [draft.secret] all choose at once, unseen; a pick cannot be changed after the reveal', () => {
  const match = toDraft(['nomads', 'boarlords'])
  const [mine, theirs] = match.state.hands.map((hand) => hand[0])
  match.play(`nomads: ${mine}`)
  expect(JSON.stringify(match.match.logFor(1))).not.toContain(mine)
  match.play(`boarlords: ${theirs}`)
  expect(match.state.picked).toEqual([mine, theirs])
  expect(match.match.answer(0, mine)?.reason).toBeDefined()
  expect(match.state.picked).toEqual([mine, theirs])
})

test('[draft.pass] the rest goes to the left; two players swap', () => {
  const match = toDraft(['nomads', 'boarlords'])
  const [first, second] = match.state.hands
  match.play(`nomads: ${first[0]}`, `boarlords: ${second[0]}`)
  expect(match.state.hands).toEqual([second.slice(1), first.slice(1)])
})

test('[uplink.ghost] a card by chance before the choice, and one leaves the game after it', () => {
  const match = changed({ factions: ['cybersamurai', 'nomads'], uplinks: ['ghost'] }, (g) => {
    g.agenda = []
    g.drawPile = Object.freeze([...g.drawPile, ...g.picked])
    g.picked = Object.freeze(['', ''])
    g.phase = 'ghost'
  })
  expect(match.why('discard-pile')).toEqual({ rule: 'uplink.ghost#empty', data: { pile: 'discard-pile' } })
  match.play('cybersamurai: draw-pile')
  expect(match.state.hands.map((hand) => hand.length)).toEqual([6, 5])
  const [mine, theirs] = match.state.hands.map((hand) => hand[0])
  match.play(`cybersamurai: ${mine}`, `nomads: ${theirs}`)
  expect(match.ask).toBe('uplink.ghost#remove')
  match.play(`cybersamurai: ${match.options[0]}`)
  expect([match.state.removedCards.length, ...match.state.hands.map((hand) => hand.length)]).toEqual([1, 4, 4])
})

test('[white.choice] two different ones of four actions', () => {
  const match = scene({ phase: 'white', units: { c2: 'private' } })
  expect(match.options).toEqual(['production', 'movement', 'combat', 'events'])
  match.play('nomads: [movement combat]')
  expect(match.options).toEqual(['move', 'attack', 'end'])
})

test('[round.phases] [round.turn] [initiative.snapshot] everybody has a turn in a phase, in the order at its beginning', () => {
  const match = scene({
    phase: 'blue',
    turn: 'dark-seed',
    units: { c2: 'worker' },
    left: { effect: false, draws: 0, plays: 0, initiative: 1 },
  })
  match.play('dark seed: initiative, down')
  expect(match.state.order).toEqual([NOMADS, DARK_SEED])
  expect(match.asks()?.seat).toBe('Nomads')
})

test('[round.missing-phase] without the phase on the card the turn passes', () => {
  const match = scene({ phase: 'blue', turn: 'dark-seed', cards: { 'dark-seed': 'AC31' } })
  expect(match.asks()?.seat).toBe('Nomads')
})

test('[action.order] [red.actions] [blue.actions] [green.actions] an action of another phase is refused with its rule', () => {
  const match = scene({ phase: 'blue', units: { c2: 'private' }, left: { initiative: 1 } })
  expect(match.why('move')).toEqual({ rule: 'red.actions#phase', data: { phase: 'blue' } })
  expect(match.why('produce')).toEqual({ rule: 'green.actions#phase', data: { phase: 'blue' } })
  const red = scene({ phase: 'red', units: { c2: 'private' } })
  expect(red.why('effect')).toEqual({ rule: 'blue.actions#phase', data: { phase: 'red' } })
  const before = JSON.stringify(red.state.place)
  expect(() => red.play('nomads: effect')).toThrow('blue.actions')
  expect(JSON.stringify(red.state.place)).toBe(before)
})

test('[initiative.move] [initiative.ends] the marker changes places with its neighbour, not beyond the ends', () => {
  const match = scene({ phase: 'blue', left: { effect: false, draws: 0, plays: 0, initiative: 2 } }).play(
    'nomads: initiative',
  )
  expect(match.why('down')).toEqual({ rule: 'initiative.ends', data: { way: 'down', place: 2 } })
  match.play('nomads: up')
  expect(match.state.order).toEqual([NOMADS, DARK_SEED])
})

test('[green.mandatory] the turn cannot end while an Oni action can be done', () => {
  const match = scene({
    phase: 'green',
    units: { b1: 'oni-small' },
    left: { points: 0, oniPlace: 1, oniConquest: 0, oniMove: 0 },
  })
  expect(match.why('end')).toEqual({ rule: 'green.mandatory#place', data: { left: 1 } })
})

const lastTurn = (setting: Parameters<typeof scene>[0] = {}, change: (g: State) => void = () => undefined) =>
  changed({ phase: 'red', turn: 'nomads', left: { movement: 0, combat: 0 }, ...setting }, change)

test('[round.end] [property.radioactive] [darkseed.immune] units in radioactive areas die, the Dark Seed never', () => {
  const match = lastTurn({ properties: { c2: 'radioactive' }, units: { c2: 'private worker', c8: 'dog' } })
  expect(unitsIn(match, 'c2')).toBe('worker')
  expect([match.state.round, match.state.phase]).toEqual([2, 'select'])
})

test('[score.moon-centre] [score.announce] whoever controls the centre gains a point', () => {
  const match = lastTurn({ owner: { a0: 'nomads' } })
  expect(match.state.points[NOMADS]).toBe(1)
  expect(match.logged('score.announce')).toHaveLength(1)
})

test('[option.moon-first] the order of the two at the end of a round', () => {
  const match = lastTurn({ variants: ['moon-first'], owner: { a0: 'nomads' } })
  expect(match.state.points[NOMADS]).toBe(1)
})

test('[score.end] [option.rounds] after the last round the game is over', () => {
  const match = lastTurn({ rounds: 3, round: 3, owner: { c1: 'nomads', c7: 'nomads', c2: 'dark-seed' } })
  expect([match.match.over, match.state.ranking]).toEqual([true, [0, 1]])
  expect(scoreOf(match.state, NOMADS)).toBe(5)
})

test('[score.tie] [option.tie-break] more areas win, or the better initiative', () => {
  const owner = { c1: 'nomads', c2: 'dark-seed', c4: 'dark-seed' } as const
  const points = (g: State) => {
    g.points = g.points.with(NOMADS, 1)
  }
  const setting = { rounds: 3, round: 3, owner, order: ['nomads', 'dark-seed'], turn: 'dark-seed' } as const
  expect(lastTurn(setting, points).state.ranking).toEqual([0, 1])
  const even = (g: State) => {
    g.points = g.points.with(DARK_SEED, 1)
  }
  expect(lastTurn(setting, even).state.ranking).toEqual([1, 0])
  expect(lastTurn({ ...setting, variants: ['initiative-ties'] }, even).state.ranking).toEqual([0, 1])
})

test('[score.superiority] [option.superiority] the game ends early when somebody has twenty points', () => {
  const rich = (g: State) => {
    g.points = g.points.with(NOMADS, 20)
  }
  expect(lastTurn({}, rich).match.over).toBe(false)
  expect(lastTurn({ variants: ['superiority'] }, rich).match.over).toBe(true)
})

test('[mission.complete] [mission.geo-tagging] [mission.first-marker] at once when the last marker is placed', () => {
  const match = scene({
    factions: ['cybersamurai', 'nomads'],
    owner: { c1: 'cybersamurai', c12: 'cybersamurai' },
    units: { c2: 'cyberoid' },
  })
  expect(match.state.points[CYBERSAMURAI]).toBe(0)
  match.play('cybersamurai: attack, c2, cs-conquest')
  expect(match.state.missions[CYBERSAMURAI]).toEqual(['geo-tagging'])
})

test('[mission.swarm] seven areas at the same time', () => {
  const owner = Object.fromEntries(['c1', 'c4', 'c5', 'c7', 'c8', 'c10'].map((hex) => [hex, 'nomads' as const]))
  const match = scene({ owner, units: { c2: 'private' } }).play('nomads: attack, c2, no-conquest')
  expect(match.state.missions[NOMADS]).toEqual(['swarm'])
})

test('[mission.survival-of-the-fittest] three units of other players, over the whole game', () => {
  const match = changed({ units: { c2: 'launcher worker' } }, (g) => {
    g.kills = g.kills.with(NOMADS, 2)
  })
  match.play('nomads: attack, c2, no-annihilation', 'dark seed: none')
  expect(match.state.missions[NOMADS]).toEqual(['survival-of-the-fittest'])
})

test('[mission.moonstruck] [property.tsukuyumi] [property.active] two areas with Tsukuyumi', () => {
  const match = changed({ factions: ['nomads', 'boarlords'], units: { b1: 'private' } }, (g) => {
    g.moonstruck = g.moonstruck.with(NOMADS, [hexOf('b2')])
  })
  match.play('nomads: attack, b1, no-conquest')
  expect(match.state.missions[NOMADS]).toEqual(['moonstruck'])
})

test('[goal.once] [goal.gps-mapping] mountain, fertile, Tsukuyumi and ocean, four areas', () => {
  const owner = { c1: 'cybersamurai', c12: 'cybersamurai', c2: 'cybersamurai' } as const
  const match = scene({ factions: ['cybersamurai', 'nomads'], owner, units: { b1: 'cyberoid' } })
  match.play('cybersamurai: attack, b1, cs-conquest')
  expect([match.state.goals[CYBERSAMURAI], match.state.points[CYBERSAMURAI]]).toEqual([true, 3])
})

test('[goal.space-for-the-swarm] six areas conquered in a round', () => {
  const match = changed({ turn: 'dark-seed', units: { c2: 'worker' } }, (g) => {
    g.conquered = g.conquered.with(DARK_SEED, ['c4', 'c5', 'c7', 'c8', 'b1'].map(hexOf))
  })
  match.play('dark seed: attack, c2, ds-conquest')
  expect(match.state.goals[DARK_SEED]).toBe(true)
})

test('[goal.regain-former-strength] four areas of others, Oni among them, in a round', () => {
  const match = changed({ owner: { c2: 'oni' }, units: { c2: 'private' } }, (g) => {
    g.retaken = g.retaken.with(NOMADS, ['c4', 'c5', 'c7'].map(hexOf))
  })
  match.play('nomads: attack, c2, no-conquest')
  expect([match.state.goals[NOMADS], ownerOf(match, 'c2')]).toEqual([true, 'nomads'])
})

test('[goal.territorial-expansion] ten areas at the end of an own red turn', () => {
  const owner = Object.fromEntries(
    ['c1', 'c2', 'c4', 'c5', 'c6', 'c7', 'c8', 'c10', 'c11', 'c12'].map((hex) => [hex, 'boarlords' as const]),
  )
  const match = scene({ factions: ['boarlords', 'nomads'], owner, units: { b1: 'squeaker' }, left: { movement: 1 } })
  expect(match.state.goals[BOARLORDS]).toBe(false)
  match.play('boarlords: end')
  expect(match.state.goals[BOARLORDS]).toBe(true)
})
