import { fixed } from '@orrery/engine'
import { expect, test } from 'vitest'
import { edgeNamed } from '../../map/side.ts'
import { CYBERSAMURAI, NOMADS } from '../../rules/state/vocabulary.ts'
import { changed, hexOf, ownerOf, type Scene, scene, unitsIn } from '../scene.ts'

const FACTIONS = ['cybersamurai', 'nomads'] as const
const SEED = ['cybersamurai', 'dark-seed'] as const

const green = (points: number): Scene['left'] => ({ points, oniPlace: 0, oniConquest: 0, oniMove: 0 })

test('[uplink.amaterasu] a drone for nothing in the green phase, even without one on the card', () => {
  const match = scene({ factions: FACTIONS, phase: 'green', cards: { cybersamurai: 'AC36' }, uplinks: ['amaterasu'] })
  expect(match.options).toEqual(['drone', 'end'])
  match.play('cybersamurai: drone, shield-drone')
  expect(match.asks()).toMatchObject({ ask: 'production.place', options: ['c3', 'c2', 'b2', 'c4'] })
  match.play('cybersamurai: c4')
  expect(unitsIn(match, 'c4')).toBe('shield-drone')
})

test('[uplink.amaterasu] only once, and only with a drone in the supply', () => {
  const setting: Scene = {
    factions: FACTIONS,
    phase: 'green',
    uplinks: ['amaterasu'],
    left: { ...green(1), drones: 1 },
  }
  const once = scene(setting).play('cybersamurai: drone, attack-drone, c3')
  expect(once.why('drone')).toEqual({ rule: 'green.actions#none', data: { phase: 'green' } })
  const none = scene({ ...setting, units: { c2: 'attack-drone:6 shield-drone:3' } })
  expect(none.why('drone')).toEqual({ rule: 'production.supply#nothing', data: {} })
})

test('[uplink.tetsuo] once in a red turn 10 damage, assigned by its owner, without counterattack (ruling 114)', () => {
  const units = { c2: 'private launcher', c8: 'cyberoid' }
  const match = scene({ factions: FACTIONS, uplinks: ['tetsuo'], units, left: { combat: 1 } })
  expect(match.why('kaneda')).toEqual({ rule: 'red.actions#none', data: { phase: 'red' } })
  match.play('cybersamurai: tetsuo')
  expect(match.why('c1')).toEqual({ rule: 'uplink.tetsuo', data: { hex: 'c1' } })
  match.play('cybersamurai: c2')
  expect(match.asks()).toMatchObject({ seat: 'Nomads', ask: 'damage.assign', options: ['private', 'launcher'] })
  match.play('nomads: private')
  expect([unitsIn(match, 'c2'), match.state.kills[CYBERSAMURAI]]).toEqual(['launcher', 1])
  expect(match.why('tetsuo')).toEqual({ rule: 'red.actions#none', data: { phase: 'red' } })
  expect(match.options).toContain('move')
})

test('[uplink.tetsuo] one faction of several in the area is named (ruling 114)', () => {
  const factions = ['cybersamurai', 'nomads', 'dark-seed'] as const
  const match = scene({ factions, uplinks: ['tetsuo'], units: { c2: 'private worker oni-small' } })
  match.play('cybersamurai: tetsuo, c2')
  expect(match.asks()).toMatchObject({ ask: 'uplink.tetsuo', options: ['dark-seed', 'nomads', 'oni'] })
  match.play('cybersamurai: oni')
  expect(unitsIn(match, 'c2')).toBe('worker private')
})

test('[uplink.kaneda] once in a red turn with a red phase on the card, to any edge', () => {
  const setting: Scene = { factions: FACTIONS, uplinks: ['kaneda'], units: { c8: 'cyberoid' }, kaneda: 'b1-c2' }
  const match = scene({ ...setting, cards: { cybersamurai: 'AC01' } }).play('cybersamurai: kaneda')
  expect(match.options).toEqual(expect.arrayContaining(['a0-b1', 'c2-c3', 'b1-c2', 'c9-c10']))
  match.play('cybersamurai: c2-c3')
  expect(match.state.kaneda).toEqual([edgeNamed('c2-c3'), -1])
  expect(match.why('kaneda')).toEqual({ rule: 'red.actions#none', data: { phase: 'red' } })
})

test('[uplink.kaneda] without a red phase on the card it is neither used nor left on the board (ruling 115)', () => {
  const match = scene({
    factions: FACTIONS,
    cards: { cybersamurai: 'AC26' },
    uplinks: ['kaneda', 'tetsuo'],
    units: { c2: 'private' },
    kaneda: 'b1-c2',
  })
  expect(match.why('kaneda')).toEqual({ rule: 'red.actions#none', data: { phase: 'red' } })
  expect(match.state.kaneda).toEqual([-1, -1])
})

test('[uplink.rocket-attack] once in a red turn with a red phase on the card, to any area', () => {
  const setting: Scene = { factions: FACTIONS, uplinks: ['rocket-attack'], units: { c8: 'cyberoid' }, rocket: 'c2' }
  const match = scene({ ...setting, cards: { cybersamurai: 'AC01' } }).play('cybersamurai: rocket')
  expect(match.options).toContain('a0')
  expect(match.options).not.toContain('c3')
  match.play('cybersamurai: a0')
  expect(match.state.rocket).toEqual([hexOf('a0'), -1])
  expect(match.why('rocket')).toEqual({ rule: 'red.actions#none', data: { phase: 'red' } })
  const none = scene({
    ...setting,
    cards: { cybersamurai: 'AC26' },
    uplinks: ['rocket-attack', 'tetsuo'],
    units: { c2: 'private' },
  })
  expect(none.why('rocket')).toEqual({ rule: 'red.actions#none', data: { phase: 'red' } })
})

test('[uplink.tenno] a faction effect uses one of the three that are installed; markers are blue (ruling 116)', () => {
  const match = scene({
    factions: FACTIONS,
    phase: 'blue',
    uplinks: ['tenno', 'kaneda', 'rocket-attack'],
    units: { c2: 'private' },
    left: { effect: true },
  })
  match.play('cybersamurai: effect')
  expect(match.asks()).toMatchObject({ ask: 'uplink.tenno', options: ['kaneda', 'rocket-attack', 'none'] })
  expect(match.why('tetsuo')).toEqual({ rule: 'uplink.tenno', data: { uplink: 'tetsuo' } })
  match.play('cybersamurai: kaneda, b1-c2')
  expect(match.state.kaneda).toEqual([-1, edgeNamed('b1-c2')])
})

test('[uplink.tenno] Tetsuo by Tenno does not use up the one of the red turn', () => {
  const match = scene({
    factions: FACTIONS,
    phase: 'blue',
    uplinks: ['tenno', 'tetsuo'],
    units: { c2: 'dog:2' },
    left: { effect: true },
  })
  match.play('cybersamurai: effect, tetsuo, c2')
  expect(unitsIn(match, 'c2')).toBe('')
  const red = scene({ factions: FACTIONS, uplinks: ['tenno', 'tetsuo'], units: { c2: 'dog' } })
  expect(red.options).toContain('tetsuo')
})

const ATTACKED: Scene = {
  factions: FACTIONS,
  turn: 'nomads',
  uplinks: ['samurai'],
  units: { c2: 'cyberoid cs-2-1 shield-drone launcher:2' },
}

test('[uplink.samurai] is decided before the card is shown; the named unit dies for the attacker’s credit, the others may leave (ruling 59)', () => {
  const match = scene(ATTACKED).play('nomads: attack, c2')
  expect(match.asks()).toMatchObject({ seat: 'Cybersamurai', ask: 'uplink.samurai', options: ['yes', 'no'] })
  match.play('cybersamurai: yes, shield-drone')
  expect([unitsIn(match, 'c2'), match.state.kills[NOMADS]]).toEqual(['cs-2-1 cyberoid launcher:2', 1])
  expect(match.asks()).toMatchObject({ seat: 'Cybersamurai', ask: 'move.action' })
  match.play('cybersamurai: c2, [cs-2-1-1], b1, done')
  expect(match.asks()).toMatchObject({ seat: 'Nomads', ask: 'combat.card' })
})

test('[uplink.samurai] those that stay suffer no losses but count for the conquest and may counterattack (ruling 59)', () => {
  const match = scene(ATTACKED).play('nomads: attack, c2', 'cybersamurai: yes, shield-drone, done')
  expect(match.why('no-conquest')).toEqual({ rule: 'conquest.need', data: { hex: 'c2', points: 20, need: 30 } })
  match.play('nomads: no-annihilation', 'cybersamurai: counterstrike')
  expect(unitsIn(match, 'c2')).toBe('cs-2-1 cyberoid launcher')
})

test('[uplink.samurai-limits] if none stays, there is no counterattack; the unit dies even if the card is a Conquest (ruling 59)', () => {
  const match = scene({ ...ATTACKED, units: { c2: 'cyberoid cs-2-1 launcher:2' } })
  match.play('nomads: attack, c2', 'cybersamurai: yes, cs-2-1, c2, b1', 'nomads: no-conquest')
  expect([unitsIn(match, 'c2'), unitsIn(match, 'b1'), ownerOf(match, 'c2')]).toEqual([
    'launcher:2',
    'cyberoid',
    'nomads',
  ])
  expect(match.logged('combat.choose')).toEqual([])
})

test('[uplink.samurai-limits] each attack is decided anew (ruling 60)', () => {
  const match = scene({ ...ATTACKED, left: { combat: 2 } })
  match.play('nomads: attack, c2', 'cybersamurai: yes, shield-drone, done', 'nomads: no-annihilation')
  match.play('cybersamurai: none', 'nomads: attack, c2')
  expect(match.asks()).toMatchObject({ seat: 'Cybersamurai', ask: 'uplink.samurai' })
})

test('[uplink.samurai-limits] does not help against mines (ruling 60)', () => {
  const match = scene({
    factions: FACTIONS,
    uplinks: ['samurai'],
    units: { c2: 'cs-2-1', c8: 'private' },
    mines: { b1: 1 },
  })
  match.play('cybersamurai: move, c2, b1', 'nomads: 1')
  expect(unitsIn(match, 'b1')).toBe('')
})

test('[uplink.bushido] two different counterattacks, the second optional, each at its own time (ruling 61)', () => {
  const setting: Scene = { ...ATTACKED, uplinks: ['bushido'], left: { combat: 1 } }
  const match = scene(setting).play('nomads: attack, c2, no-annihilation', 'cybersamurai: protection')
  expect(match.asks()).toMatchObject({ seat: 'Cybersamurai', ask: 'uplink.bushido' })
  expect(match.options).toEqual(['counterstrike', 'out-of-ammo', 'none'])
  match.play('cybersamurai: counterstrike, shield-drone')
  expect(unitsIn(match, 'c2')).toBe('cs-2-1 cyberoid launcher')
  const one = scene(setting).play('nomads: attack, c2, no-annihilation', 'cybersamurai: protection, none')
  expect(one.logged('combat.choose').map(({ data }) => data.counters)).toEqual([['protection']])
})

test('[uplink.espionage] one card from the top when another player has finished drawing, however many (ruling 111)', () => {
  const left = { effect: false, draws: 2, plays: 0, initiative: 1 }
  const match = scene({ factions: FACTIONS, turn: 'nomads', phase: 'blue', uplinks: ['espionage'], left })
  const deck = match.state.eventDeck
  match.play('nomads: draw, deck')
  expect(match.state.events[CYBERSAMURAI]).toEqual([])
  match.play('nomads: draw, deck')
  expect(match.state.events[CYBERSAMURAI]).toEqual([deck[deck.length - 3]])
  const open = scene({ factions: FACTIONS, turn: 'nomads', phase: 'blue', uplinks: ['espionage'], left })
  const [first, second] = open.state.openEvents
  open.play(`nomads: draw, ${first}, draw, ${second}`)
  expect(open.state.events[CYBERSAMURAI]).toHaveLength(1)
})

test('[uplink.espionage] also if the rest is not drawn, but not for own draws (ruling 111)', () => {
  const left = { effect: false, draws: 2, plays: 0, initiative: 0 }
  const setting: Scene = { factions: FACTIONS, phase: 'blue', uplinks: ['espionage'], left }
  const stopped = scene({ ...setting, turn: 'nomads' }).play('nomads: draw, deck, end')
  expect(stopped.state.events[CYBERSAMURAI].length).toBe(1)
  const own = scene(setting).play('cybersamurai: draw, deck, draw, deck')
  expect(own.state.events[CYBERSAMURAI].length).toBe(2)
})

test('[uplink.espionage] reacts to Nature’s Wisdom (ruling 111)', () => {
  const match = scene({ factions: SEED, uplinks: ['espionage'], units: { c2: 'cyberoid worker' } })
  match.play('cybersamurai: attack, c2, cs-conquest', 'dark seed: natures-wisdom, deck')
  expect(match.state.events[CYBERSAMURAI].length).toBe(1)
})

/** The beginning of a round with Ghost installed, and with so many cards of the draw pile discarded. */
const ghost = (discarded = 0) =>
  changed({ factions: FACTIONS, uplinks: ['ghost'] }, (g) => {
    g.phase = 'ghost'
    g.agenda = []
    g.hands = fixed(g.hands.map((hand, seat) => fixed([...hand, g.picked[seat]].sort())))
    g.picked = fixed(['', ''])
    g.discardPile = fixed(g.drawPile.slice(0, discarded))
    g.drawPile = fixed(g.drawPile.slice(discarded))
  })

test('[uplink.ghost] a card by chance from the draw pile; one of the others leaves the game, the rest is passed on (ruling 113)', () => {
  const match = ghost()
  const [hand, other] = match.state.hands
  const pile = match.state.drawPile
  expect(match.asks()).toMatchObject({ seat: 'Cybersamurai', ask: 'uplink.ghost', options: ['draw-pile', 'none'] })
  expect(match.why('discard-pile')).toEqual({ rule: 'uplink.ghost#empty', data: { pile: 'discard-pile' } })
  match.play('cybersamurai: draw-pile')
  const [drawn] = match.state.hands[0].filter((card) => !hand.includes(card))
  expect(pile).toContain(drawn)
  expect([match.state.hands[0].length, match.state.drawPile.length]).toEqual([7, 24])
  match.play(`cybersamurai: ${drawn}`, `nomads: ${other[0]}`)
  expect(match.asks()).toEqual({ seat: 'Cybersamurai', ask: 'uplink.ghost#remove', options: hand })
  expect(match.logged('draft.pick')).toEqual([])
  match.play(`cybersamurai: ${hand[0]}`)
  expect(match.state.removedCards).toEqual([hand[0]])
  expect(match.state.hands).toEqual([other.slice(1), hand.slice(1)])
})

test('[uplink.ghost] or from the discard pile', () => {
  const match = ghost(1)
  const [card] = match.state.discardPile
  match.play('cybersamurai: discard-pile')
  expect(match.state.hands[0]).toContain(card)
  expect(match.state.discardPile).toEqual([])
})

test('[uplink.ghost] removed cards never come back', () => {
  const match = ghost()
  const [hand, other] = match.state.hands
  match.play('cybersamurai: draw-pile', `cybersamurai: ${hand[1]}`, `nomads: ${other[0]}`, `cybersamurai: ${hand[0]}`)
  match.playByItself((g) => g.round === 3)
  const { removedCards, hands, drawPile, discardPile } = match.state
  expect(removedCards).toContain(hand[0])
  for (const card of removedCards) expect([...hands.flat(), ...drawPile, ...discardPile]).not.toContain(card)
})

test('[uplink.shogun] the unit enters like a new one', () => {
  const match = scene({ factions: FACTIONS, phase: 'green', left: green(2) }).play('cybersamurai: produce, shogun')
  expect(match.asks()).toMatchObject({ ask: 'production.place', options: ['c3', 'c2', 'b2', 'c4'] })
  match.play('cybersamurai: c2')
  expect([match.state.uplinks, unitsIn(match, 'c2')]).toEqual([['shogun'], 'shogun'])
})

test('[uplink.shogun] one event more to play in every event action, not to draw (ruling 112)', () => {
  const setting: Scene = { factions: FACTIONS, uplinks: ['shogun'], units: { c2: 'shogun' } }
  const blue = scene({ ...setting, phase: 'blue', cards: { cybersamurai: 'AC01' } })
  expect(blue.state.agenda[0]).toMatchObject({ draws: 2, plays: 3 })
  const white = scene({ ...setting, phase: 'white' }).play('cybersamurai: [events movement]')
  expect(white.state.agenda[0]).toMatchObject({ draws: 1, plays: 2 })
  const none = scene({ ...setting, phase: 'blue', cards: { cybersamurai: 'AC29' } })
  expect(none.state.agenda[0]).toMatchObject({ draws: 0, plays: 0 })
})

test('[uplink.shogun] when the unit is destroyed, the Uplink is gone and can be bought again (ruling 125)', () => {
  const match = scene({
    factions: SEED,
    turn: 'dark-seed',
    uplinks: ['shogun', 'ghost'],
    units: { c2: 'shogun stinger warrior' },
  })
  match.play('dark seed: attack, c2, ds-annihilation', 'cybersamurai: none')
  expect([unitsIn(match, 'c2'), match.state.uplinks]).toEqual(['warrior stinger', ['ghost']])
  const again = scene({ factions: FACTIONS, phase: 'green', left: green(2), uplinks: ['ghost'] })
  expect(again.play('cybersamurai: produce').options).toContain('shogun')
})
