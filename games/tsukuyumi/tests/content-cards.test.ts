import { describe, expect, test } from 'vitest'
import { housePack } from '../content/house.ts'
import { COMBAT_CARDS, COUNTERATTACKS, FACTIONS, WHITE_ACTIONS } from '../content/types.ts'

const { actionCards, combatCards, numbers } = housePack

/** What a card is worth, by the measure with which our cards were made. */
function worth({ blue, green, red }: (typeof actionCards)[string]): number {
  const early = blue
    ? (blue.factionEffect ? 2 : 0) + 0.4 * blue.draw + 0.7 * blue.play + [0, 0.6, 1][blue.initiative]
    : 0
  const middle = green ? green.production + 0.4 * green.oniPlace + 0.7 * green.oniConquest + 0.5 * green.oniMove : 0
  const late = red ? [0, 1.5, 2.5, 3.2][red.movement] + [0, 2, 3.8, 5.4, 6.8][red.combat] : 0
  return early + middle + late
}

describe('action cards', () => {
  const cards = Object.values(actionCards)

  test('there are 37, as in the box, with different names and different contents, enough for four players', () => {
    expect(cards.length).toBe(37)
    expect(new Set(cards.map(({ name }) => name)).size).toBe(37)
    expect(new Set(cards.map(({ blue, green, red }) => JSON.stringify([blue, green, red]))).size).toBe(37)
    expect(cards.length).toBeGreaterThanOrEqual(4 * numbers.handSize)
  })

  test('the sample card of the codex is as printed, the others are ours', () => {
    expect(actionCards.AC01).toMatchObject({
      name: 'Logistics',
      blue: { factionEffect: true, draw: 2, play: 2, initiative: 1 },
      green: { production: 4, oniPlace: 2, oniConquest: 0, oniMove: 0 },
      red: { movement: 2, combat: 1 },
      basis: 'attested',
    })
    expect(cards.filter(({ basis }) => basis === 'house').length).toBe(36)
  })

  test.each(cards)('$name is worth as much as the others', (card) => {
    expect(worth(card)).toBeGreaterThan(12.9)
    expect(worth(card)).toBeLessThan(14.6)
    const { blue, red } = card
    expect([card.blue, card.green, card.red].filter((phase) => phase !== null).length).toBeGreaterThanOrEqual(2)
    if (red) expect([red.movement >= 1, red.movement <= 3, red.combat >= 1, red.combat <= 4]).not.toContain(false)
    if (blue) expect(blue.draw).toBeGreaterThanOrEqual(blue.play)
  })

  test('the white phase lets one choose 2 of 4 actions', () => {
    expect([WHITE_ACTIONS.length, numbers.whiteChoices]).toEqual([4, 2])
  })
})

describe('combat cards', () => {
  const cards = Object.values(combatCards)

  test('15 of the factions, one of the Oni; with the Uplinks 25 cards as in the box', () => {
    expect(cards.length).toBe(16)
    expect(cards.filter(({ power }) => power !== 'oni').length + Object.keys(housePack.uplinks).length).toBe(25)
    for (const [power, ids] of Object.entries(COMBAT_CARDS))
      expect(cards.filter((card) => card.power === power).map(({ id }) => id)).toEqual(ids)
  })

  test('every card has an effect and at least two different counterattacks, and every counterattack is on a card', () => {
    for (const { id, conquest, damage, counterattacks } of cards) {
      expect(conquest ?? damage, id).not.toBeNull()
      expect(counterattacks.length).toBeGreaterThanOrEqual(2)
      expect(new Set(counterattacks).size).toBe(counterattacks.length)
    }
    const used = new Set(cards.flatMap((card) => card.counterattacks))
    expect(COUNTERATTACKS.filter((id) => !used.has(id))).toEqual([])
    expect(COUNTERATTACKS.length).toBe(26)
  })

  test.each(FACTIONS)(
    '%s have a plain Annihilation, a plain Conquest and one card that works once a round',
    (faction) => {
      const own = cards.filter(({ power }) => power === faction)
      expect(own.filter(({ annihilation }) => annihilation).length).toBe(1)
      expect(own.filter(({ name }) => name === 'Conquest').length).toBe(1)
      expect(own.filter(({ oncePerRound }) => oncePerRound).length).toBe(1)
    },
  )

  test('what the codex says about the lists', () => {
    for (const id of ['cs-annihilation', 'cs-conquest'] as const)
      expect(combatCards[id].counterattacks).not.toContain('defense-action')
    expect(combatCards['no-guerilla'].counterattacks).toContain('defense-action')
    for (const { annihilation, counterattacks } of cards)
      if (annihilation) expect(counterattacks).toContain('counterstrike')
    expect(combatCards['cs-conquest'].counterattacks).toEqual(['counterstrike', 'retreat', 'natures-wisdom'])
  })

  test('cards differ in what they count', () => {
    expect(combatCards['no-guerilla'].damage).toMatchObject({ units: false, weapons: true })
    expect(combatCards['bo-raging-horde']).toMatchObject({ minUnits: 3, damage: { health: true } })
    expect(combatCards['ds-kamikaze']).toMatchObject({ notLast: true, damage: { health: true } })
    expect(combatCards['ds-swarm'].conquest).toMatchObject({ adjacent: true, optional: false })
    expect(combatCards['no-assume'].conquest?.multiplier).toBe(2)
    expect(combatCards['cs-target'].damage).toMatchObject({ chooser: 'attacker', tetsuo: 10 })
  })
})
