import type { Refusal, Rule } from '@orrery/engine'
import { hexes, hexSides } from '../../codecs.ts'
import { type Direction, type Hex, hexName } from '../../map/hex.ts'
import { closable, closeSide, openable, openSide } from '../../rules/board/blockades.ts'
import { areasOf } from '../../rules/board/board.ts'
import { figuresAt, figuresOnBoard, hasAnyUnits, isOnBoard } from '../../rules/board/figures.ts'
import { moveInitiative } from '../../rules/board/initiative.ts'
import { cannotAttackAnywhere, chooseAttack } from '../../rules/combat/declare.ts'
import { type Cited, choose, nameOf, pick, refuse, report } from '../../rules/dialect.ts'
import { canProduce, type Purse, produce } from '../../rules/green/production.ts'
import { beginMovement } from '../../rules/movement/movement.ts'
import { runningTurn } from '../../rules/state/agenda.ts'
import type { State } from '../../rules/state/state.ts'
import { ONI, type Side } from '../../rules/state/vocabulary.ts'
import { chooseTarget, type Effect, type Effects, needsTarget } from './effect.ts'

const noneToOpen =
  (g: State) =>
  (hex: Hex): Refusal | undefined =>
    openable(g, hex).length === 0 ? refuse('event.open-blockade', { hex: hexName(hex) }) : undefined

const noneToClose =
  (g: State) =>
  (hex: Hex): Refusal | undefined =>
    closable(g, hex).length === 0 ? refuse('event.close-side', { hex: hexName(hex) }) : undefined

function* pickSide(g: State, side: Side, ask: Cited, hex: Hex, ways: readonly Direction[]): Rule<Direction> {
  const from = ways.map((way) => ({ hex, way }))
  return (yield* pick(g, side, ask, { from, as: hexSides, about: { hex: hexName(hex) } })).way
}

/** [event.open-blockade] A printed blockade is covered or a marker removed; not pigs, not Kaneda. */
const openBlockade: Effect = {
  cannot: (g) => needsTarget(g, 'open-blockade', 'event.open-blockade#none', noneToOpen(g)),
  *play(g, side) {
    const hex = yield* chooseTarget(g, side, 'open-blockade', 'event.open-blockade', noneToOpen(g))
    openSide(g, side, hex, yield* pickSide(g, side, 'event.open-blockade#side', hex, openable(g, hex)))
  },
}

/** [event.close-side] A side is closed by a marker, or a passage removed. */
const closeOne: Effect = {
  cannot: (g) => needsTarget(g, 'close-side', 'event.close-side#none', noneToClose(g)),
  *play(g, side) {
    const hex = yield* chooseTarget(g, side, 'close-side', 'event.close-side', noneToClose(g))
    closeSide(g, side, hex, yield* pickSide(g, side, 'event.close-side#side', hex, closable(g, hex)))
  },
}

const empty =
  (g: State) =>
  (hex: Hex): Refusal | undefined =>
    hasAnyUnits(g, hex) ? undefined : refuse('event.march', { hex: hexName(hex) })

/** [event.march] Every unit in an area may move: owners in initiative order, the Oni by who played the card. */
const march: Effect = {
  cannot: (g) => needsTarget(g, 'march', 'event.march#none', empty(g)),
  *play(g, side) {
    const hex = yield* choose(g, side, 'event.march', { from: areasOf(g), as: hexes, unless: empty(g) })
    const { range } = g.content.eventEffects.march.numbers
    report(g, 'event.march', { side: nameOf(side), hex: hexName(hex) })
    beginMovement(g, 'event.march', { side: ONI, by: side, range, figures: figuresAt(g, ONI, hex) })
    for (const owner of [...g.order].reverse())
      beginMovement(g, 'event.march', { side: owner, range, figures: figuresAt(g, owner, hex) })
  },
}

/** [event.initiative] The own marker moves one place. */
const initiative: Effect = {
  *play(g, side) {
    for (let left = g.content.eventEffects.initiative.numbers.places; left > 0; left--)
      yield* moveInitiative(g, side, side, 'event.initiative')
  },
}

/** [event.move-all] A movement action; [action.movement-first] so not after an attack in the same phase. */
const moveAll: Effect = {
  cannot(g, side) {
    if (g.attackers.includes(side)) return refuse('action.movement-first')
    return isOnBoard(g, side) ? undefined : refuse('event.move-all')
  },
  *play(g, side) {
    const { range } = g.content.eventEffects['move-all'].numbers
    beginMovement(g, 'event.move-all', { side, range, figures: figuresOnBoard(g, side) })
  },
}

const purseFor = (g: State): Purse => ({
  points: g.content.eventEffects.produce.numbers.production,
  spent: 0,
  freeWeapons: 0,
  plain: true,
})

/** [event.produce] A production without any bonus. */
const produceOne: Effect = {
  cannot: (g, side) => (canProduce(g, side, purseFor(g)) ? undefined : refuse('event.produce')),
  *play(g, side) {
    yield* produce(g, side, purseFor(g))
  },
}

/** [event.combat] A combat action; it grants no movement. */
const attack: Effect = {
  cannot: (g, side) => cannotAttackAnywhere(g, side, false),
  *play(g, side) {
    yield* chooseAttack(g, side, { more: hasCombatLeft(g, side) })
  },
}

const hasCombatLeft = (g: State, side: Side): boolean => {
  const turn = runningTurn(g)
  return turn?.side === side && turn.combat > 0
}

export const orderEffects = {
  'open-blockade': openBlockade,
  'close-side': closeOne,
  march,
  initiative,
  'move-all': moveAll,
  produce: produceOne,
  combat: attack,
} satisfies Effects
