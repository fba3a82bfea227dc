import { optionsOf, partsOf, type Rule, Runner, type Value } from '@orrery/engine'
import { expect, test } from 'vitest'
import { housePack } from '../../content/house.ts'
import { housePack1 } from '../../content/packs.ts'
import starshipSamurai from '../../game.ts'
import { allianceHonor } from '../../rules/alliance.ts'
import { fight } from '../../rules/battle.ts'
import type { Card, State } from '../../rules/state/state.ts'
import { GRAVEYARD, ownerOf, SUPPLY, UNIT_COUNT } from '../../rules/state/units.ts'
import { position, type Scene } from '../scene.ts'

/**
 * What cards do is tried out: in some positions their text is carried out in every way there is, and it is written down what has changed
 * afterwards. Two cards for which the same is found have the same effect, and a card for which nothing is found has none.
 */

/** More outcomes of a text than these are not gone through; the first ones tell enough. */
const MOST_OUTCOMES = 400

const GOODS: Scene = {
  players: 3,
  locations: ['L06', 'L03', 'L12'],
  wealth: { nova: 6, pulsar: 4, gamma: 1 },
  honor: { nova: 6, pulsar: 6, gamma: 6 },
  hands: { nova: ['B02'], pulsar: ['ST1', 'ST2', 'B13'], gamma: ['B14'] },
  discards: ['B01', 'B02'],
  graveyard: ['nova-8'],
}

const SETTINGS: readonly Scene[] = [
  {
    boards: { 1: ['nova-1', 'nova-2', 'pulsar-1', 'gozen'], 2: ['nova-carrier'], 3: ['gamma-1', 'pulsar-2'] },
    markers: { Sol: 'Nova-1', Terra: 'Nova-4', Ion: 'Pulsar-3', Luna: 'Gamma-1', Rift: 'Pulsar-5' },
  },
  {
    boards: { 1: ['nova-1', 'pulsar-1', 'pulsar-2'], 2: ['nova-2', 'nova-3', 'gamma-1'] },
    markers: { Sol: 'Pulsar-1' },
  },
]

const POSITIONS = SETTINGS.map((setting): Scene => ({ ...GOODS, ...setting }))

/** Everything that counts, in numbers. Which of two markers stands where makes no difference, nor which of two fighters. */
function measures(g: State): { readonly [what: string]: number } {
  const all: { [what: string]: number } = { wealth: g.bank, attached: g.attachments.length, oaths: g.oaths.length }
  const add = (what: string, seat: number, amount: number) => {
    all[`${what} of ${seat}`] = (all[`${what} of ${seat}`] ?? 0) + amount
  }
  for (let seat = 0; seat < g.seats; seat++) {
    add('honor', seat, g.honor[seat])
    add('honor to come', seat, allianceHonor(g, seat))
    add('wealth', seat, g.wealth[seat])
    add('cards', seat, g.hands[seat].length)
    add('power', seat, g.battle?.bonus[seat] ?? 0)
    add('bribed', seat, g.battle?.bribed.filter(({ by }) => by === seat).length ?? 0)
    add('committed', seat, g.battle?.committed[seat] === '' ? 0 : 1)
  }
  for (let unit = 0; unit < UNIT_COUNT; unit++) {
    const [owner, place] = [ownerOf(g, unit), g.place[unit]]
    if (owner >= 0) add(place === GRAVEYARD ? 'fallen' : place === SUPPLY ? 'reserves' : `units at ${place}`, owner, 1)
  }
  for (const { named } of g.battle?.riders ?? []) if (named !== undefined) add('named', named, 1)
  return all
}

function difference(before: State, after: State): string {
  const [was, is] = [measures(before), measures(after)]
  const changes = Object.keys({ ...was, ...is }).map((what) => [what, (is[what] ?? 0) - (was[what] ?? 0)] as const)
  return changes
    .filter(([, change]) => change !== 0)
    .map(([what, change]) => `${what} ${change}`)
    .sort()
    .join(', ')
}

type Text = (g: State) => Rule

/** A game that consists of carrying out a text once. */
const once = (text: Text) => ({
  ...starshipSamurai,
  nextStep: (g: State) => (g.tametomoUsed ? undefined : carriedOut(g, text)),
})

function* carriedOut(g: State, text: Text): Rule {
  yield* text(g)
  g.tametomoUsed = true
}

/** What can come of a text, in whatever way its questions are answered. */
function outcomes(g: State, text: Text): string[] {
  const found = new Set<string>()
  let left = MOST_OUTCOMES
  const follow = (runner: Runner<State>): void => {
    const { question } = runner
    if (question === undefined) {
      found.add(difference(g, runner.state))
      left--
      return
    }
    const [part] = partsOf(question)
    const answers: readonly Value[] =
      part.kind === 'amount'
        ? [part.min, part.max]
        : part.kind === 'some'
          ? [optionsOf(part).slice(0, part.min), optionsOf(part).slice(0, part.max)]
          : optionsOf(part)
    for (const answer of answers) {
      if (left <= 0) return
      const fork = runner.fork()
      fork.apply(part.seat, answer)
      follow(fork)
    }
  }
  follow(Runner.from(once(text), g))
  return [...found].sort()
}

/** Nova's text in the middle of a battle at location 1, to which everybody has committed something. */
function inBattle(scene: Scene): State {
  const g = position({ ...scene, battle: 1 })
  fight(g).next()
  if (g.battle) {
    g.battle.stage = 'resolve'
    g.battle.committed = ['', 'ST1', 'B14']
  }
  return g
}

/** What a card does, at once and after its battle. */
function effectOf({ type, numbers, required, ...card }: Card): string {
  const texts = [card.play, card.ifWon, card.ifNotWon, card.ifNamedWon]
  const tried = POSITIONS.map((scene) => {
    const g = type === 'order' ? position(scene) : inBattle(scene)
    if (required && !required(g, 0, [], numbers)) return ['cannot be played']
    return texts.flatMap((text, i) =>
      text ? outcomes(g, (h) => text(h, 0, numbers)).map((one) => `${i}: ${one}`) : [],
    )
  })
  const attached = [card.arrived && 'looks at arrivals', card.won && 'looks at victories']
  return JSON.stringify([type, ...attached, tried])
}

const hasNone = (card: Card): boolean => !/\d+: [^"]|looks at/.test(effectOf(card))

test('no two cards have the same effect', () => {
  const effects = new Map<string, string[]>()
  for (const card of Object.values(housePack.cards))
    effects.set(effectOf(card), [...(effects.get(effectOf(card)) ?? []), card.id])
  expect([...effects.values()].filter((ids) => ids.length > 1)).toEqual([])
  const renamed: Card = { ...housePack.cards.B05, name: 'Golden Tongue', cost: { honor: 1 } }
  expect(effectOf(renamed)).toBe(effectOf(housePack.cards.B05))
})

test('[card.S03] every card does something; in the first pack this one did not', () => {
  const idle = (cards: readonly Card[]) => cards.filter(hasNone).map(({ id }) => id)
  expect(idle(Object.values(housePack.cards))).toEqual([])
  expect(idle(Object.values(housePack1.cards))).toEqual(['S03'])
})

test('[card.B07] every order card of the base deck asks somebody something; in the first pack this one did not', () => {
  const asksNobody = ({ type, deck, numbers, play }: Card): boolean =>
    type === 'order' &&
    deck === 'base' &&
    POSITIONS.every(
      (scene) =>
        Runner.from(
          once((g) => play(g, 0, numbers)),
          position(scene),
        ).question === undefined,
    )
  expect(Object.values(housePack.cards).filter(asksNobody)).toEqual([])
  expect(
    Object.values(housePack1.cards)
      .filter(asksNobody)
      .map(({ id }) => id),
  ).toEqual(['B07'])
})
