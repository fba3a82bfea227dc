import { fixed, type Rule, withEntry } from '@orrery/engine'
import { COUNTERS, cannotCounter, stands, timingOf } from '../../content/counterattacks/effects.ts'
import { tellInVain } from '../../content/counterattacks/in-vain.ts'
import { oniCounterstrike } from '../../content/counterattacks/strike.ts'
import { COUNTERATTACKS, type CounterattackId } from '../../content/types.ts'
import { installed } from '../../content/uplinks/effects.ts'
import { hexName } from '../../map/hex.ts'
import { isArea } from '../board/board.ts'
import { figureName, figuresAt, isAt, SUPPLY } from '../board/figures.ts'
import { cannotPlayCard, cardsOf } from '../combat/cards.ts'
import { attackPoints, cannotConquer, mark, markersLeft, pointsAt, pointsNeeded } from '../combat/conquest.ts'
import { type DamageSource, dealDamage, remove } from '../combat/damage.ts'
import { strike } from '../combat/strike.ts'
import { choose, confirm, everyone, NONE, nameOf, present, report, selection } from '../dialect.ts'
import { beginMovement } from '../movement/movement.ts'
import { finish, runningTurn } from '../state/agenda.ts'
import type { Battle, BattleStage, Hit } from '../state/frames.ts'
import { plays, type State } from '../state/state.ts'
import { CYBERSAMURAI, DARK_SEED, ONI, POWERS, type Side } from '../state/vocabulary.ts'
import { since } from '../versions.ts'

/** One step of a fight. Damage that waits is dealt before anything else goes on. */
export function fight(g: State, battle: Battle): Rule {
  return battle.hits.length > 0 ? takeHit(g, battle) : STAGES[battle.stage](g, battle)
}

/** [damage.assign] The next damage that waits is dealt to its units. */
function* takeHit(g: State, battle: Battle): Rule {
  const [hit, ...rest] = battle.hits
  battle.hits = fixed(rest)
  const shielded = hit.side !== ONI && stands(battle, hit.side, 'shield')
  yield* dealDamage(g, {
    hex: battle.hex,
    side: hit.side,
    amount: hit.amount,
    figures: figuresAt(g, hit.side, battle.hex),
    by: hit.by,
    chooser: hit.chooser,
    shielded,
    weakestFirst: false,
    why: sourceOf(battle, hit),
  })
}

/** What damage in a fight comes from. */
function sourceOf(battle: Battle, { by }: Hit): DamageSource {
  if (by === battle.side) return 'attack'
  if (battle.stage !== 'pre') return 'counterstrike'
  return battle.counters[by].includes('sacrifice') ? 'sacrifice' : 'tetsuo'
}

const STAGES: { readonly [stage in BattleStage]: (g: State, battle: Battle) => Rule } = {
  samurai: offerSamurai,
  card: showCard,
  choose: chooseCounters,
  pre: (g, battle) => resolveCounters(g, battle, 'pre', 'attack'),
  attack: takeEffect,
  damage: dealStrike,
  counter: strikeBack,
  post: (g, battle) => resolveCounters(g, battle, 'post', 'after'),
  after: moveAfter,
  end: endFight,
}

function go(battle: Battle, stage: BattleStage): void {
  battle.stage = stage
  battle.at = 0
}

/** [combat.defenders] Every other player with units in the hex; [oni.active-player] whoever moves the Oni does not defend. */
const defendersOf = (g: State, battle: Battle): Side[] =>
  g.order.filter(
    (side) =>
      side !== battle.side &&
      isAt(g, side, battle.hex) &&
      (battle.side !== ONI || side !== battle.by || plays(g, 'oni-farming')),
  )

/** [uplink.samurai] Before a card is shown, what the Cybersamurai have installed may answer. */
function* offerSamurai(g: State, battle: Battle): Rule {
  go(battle, 'card')
  if (!defendersOf(g, battle).includes(CYBERSAMURAI)) return
  for (const effect of installed(g)) {
    if (!effect.whenAttacked) continue
    report(g, 'combat.action#declared', { side: nameOf(battle.side), hex: hexName(battle.hex) })
    yield* effect.whenAttacked(g, battle)
  }
}

/** [combat.card] The attacker shows a card; if none can be played any more, the attack comes to nothing. */
function* showCard(g: State, battle: Battle): Rule {
  const { side, hex, more } = battle
  if (side === ONI) battle.card = 'oni-conquest'
  else {
    const mayPlay = (card: (typeof cards)[number]) => cannotPlayCard(g, side, hex, card, more)
    const cards = cardsOf(side)
    if (cards.every(mayPlay)) {
      report(g, 'combat.no-enemy', { side: nameOf(side), hex: hexName(hex) })
      go(battle, 'after')
      battle.fighters = snapshot(g, battle)
      return
    }
    const card = yield* choose(g, battle.by, 'combat.card', {
      from: cards,
      unless: mayPlay,
      about: { hex: hexName(hex) },
    })
    battle.card = card
    oweAnother(g, battle)
    if (g.content.combatCards[card].oncePerRound) g.usedCards = fixed([...g.usedCards, card])
  }
  battle.defenders = fixed(defendersOf(g, battle))
  const by = side === battle.by ? undefined : nameOf(battle.by)
  if (g.trace) report(g, 'combat.action', present({ side: nameOf(side), card: battle.card, hex: hexName(hex), by }))
  if (battle.samurai && !battle.defenders.includes(CYBERSAMURAI))
    report(g, 'uplink.samurai#gone', { side: nameOf(CYBERSAMURAI), hex: hexName(hex) })
  go(battle, 'choose')
}

/** [combat.card] After a card that must not be the last one another combat action is owed; under the first rules it may be left out. */
function oweAnother(g: State, { side, card }: Battle): void {
  const turn = runningTurn(g)
  if (since(g, 2) && turn?.side === side && card !== '' && g.content.combatCards[card].notLast) turn.owes = card
}

/** What a defender answers. */
const attackOf = ({ side, card, hex }: Battle) => ({ side: nameOf(side), card, hex: hexName(hex) })

/** How many counterattacks a defender may choose. [uplink.bushido] */
const counterLimit = (g: State, side: Side): number =>
  side === CYBERSAMURAI
    ? (installed(g)
        .find((effect) => effect.counterattacks)
        ?.counterattacks?.(g) ?? 1)
    : 1

/** [combat.choose] Defenders choose in initiative order, openly; [option.counterattacks] or all at once, in secret. */
function* chooseCounters(g: State, battle: Battle): Rule {
  if (battle.defenders.length === 0) {
    go(battle, 'pre')
    return
  }
  if (plays(g, 'secret-counterattacks')) {
    yield* chooseInSecret(g, battle)
    go(battle, 'pre')
    return
  }
  const side = battle.defenders[battle.at]
  const chosen: CounterattackId[] = []
  for (let left = counterLimit(g, side); left > 0; left--) {
    const ask = chosen.length === 0 ? 'combat.choose' : 'uplink.bushido'
    const counter = yield* choose(g, side, ask, {
      from: COUNTERATTACKS.filter((other) => !chosen.includes(other)),
      or: NONE,
      unless: (other) => cannotCounter(g, battle, side, other),
      about: attackOf(battle),
    })
    if (counter === NONE) break
    chosen.push(counter)
  }
  setCounters(g, battle, side, chosen)
  battle.at++
  if (battle.at === battle.defenders.length) go(battle, 'pre')
}

function* chooseInSecret(g: State, battle: Battle): Rule {
  const answers = yield* everyone<CounterattackId[]>(
    battle.defenders.map((side) =>
      selection(g, side, 'combat.choose#secret', {
        from: COUNTERATTACKS,
        unless: (counter) => cannotCounter(g, battle, side, counter),
        min: 0,
        max: counterLimit(g, side),
        about: { ...attackOf(battle), count: counterLimit(g, side) },
      }),
    ),
  )
  battle.defenders.forEach((side, i) => {
    setCounters(g, battle, side, answers[i])
  })
}

function setCounters(g: State, battle: Battle, side: Side, chosen: readonly CounterattackId[]): void {
  battle.counters = withEntry(battle.counters, side, fixed([...chosen]))
  report(g, 'combat.choose', { side: nameOf(side), counters: chosen, card: battle.card, hex: hexName(battle.hex) })
}

/** The counterattacks of a timing, in initiative order. */
function due(g: State, battle: Battle, timing: string): { side: Side; counter: CounterattackId }[] {
  return battle.defenders.flatMap((side) =>
    battle.counters[side]
      .filter((counter) => timingOf(g, side, counter) === timing)
      .map((counter) => ({ side, counter })),
  )
}

/** [combat.pre] [combat.post] The counterattacks of a timing, one a step. */
function* resolveCounters(g: State, battle: Battle, timing: 'pre' | 'counter' | 'post', next: BattleStage): Rule {
  const list = due(g, battle, timing)
  if (timing === 'post') list.push(...due(g, battle, 'after-turn'))
  const one = list[battle.at]
  if (one === undefined) {
    go(battle, next)
    return
  }
  battle.at++
  const counter = COUNTERS[one.counter]
  if ('resolve' in counter) yield* counter.resolve(g, battle, one.side)
}

/** [combat.snapshot] Who is in the fight when the attack takes effect. */
const snapshot = (g: State, battle: Battle): Battle['fighters'] =>
  fixed(POWERS.map((_, side) => fixed(figuresAt(g, side, battle.hex))))

/** [combat.attack] The conquest comes first, by the points at this moment, then the damage. */
function* takeEffect(g: State, battle: Battle): Rule {
  battle.fighters = snapshot(g, battle)
  const part = battle.card === '' ? null : g.content.combatCards[battle.card].conquest
  if (part !== null && isAt(g, battle.side, battle.hex)) {
    const { side, hex } = battle
    const refusal = cannotConquer(g, side, hex, part)
    if (!refusal) {
      const points = attackPoints(g, side, hex, part)
      mark(g, side, hex, { points, need: pointsNeeded(g, side, hex) })
      battle.marked = true
    } else if (refusal.rule === 'conquest.need')
      report(g, 'conquest.need#failed', {
        side: nameOf(side),
        hex: hexName(hex),
        points: refusal.data.points,
        need: refusal.data.need,
      })
    else if (isArea(g, hex) && g.owner[hex] !== side)
      report(g, 'conquest.markers', {
        side: nameOf(side),
        hex: hexName(hex),
        markers: g.content.numbers.territoryMarkers,
      })
  }
  if (battle.side === ONI) yield* holdGround(g, battle)
  go(battle, 'damage')
}

/** [counter.hold-your-ground] Whoever has more points than the Oni and than any other player may mark the area instead. */
function* holdGround(g: State, battle: Battle): Rule {
  const { hex } = battle
  const against = pointsAt(g, ONI, hex)
  const holding = battle.defenders.filter((side) => stands(battle, side, 'hold'))
  const best = holding.find((side) => {
    const points = pointsAt(g, side, hex)
    return points > against && g.order.every((other) => pointsAt(g, other, hex) <= points)
  })
  for (const side of holding) if (side !== best) tellInVain(g, battle, side, 'hold-your-ground', 'weaker')
  if (best === undefined || battle.marked) return
  if (g.owner[hex] === best) tellInVain(g, battle, best, 'hold-your-ground', 'already')
  else if (markersLeft(g, best) === 0) tellInVain(g, battle, best, 'hold-your-ground', 'none-left')
  else if (yield* confirm(g, best, 'counter.hold-your-ground', { hex: hexName(hex) }))
    mark(g, best, hex, { points: pointsAt(g, best, hex), need: against, why: 'hold-your-ground' })
}

function* dealStrike(g: State, battle: Battle): Rule {
  go(battle, 'counter')
  yield* strike(g, battle)
}

/** [combat.counter] Counterattacks that strike back, in initiative order; [oni.defend] the Oni last. */
function* strikeBack(g: State, battle: Battle): Rule {
  yield* resolveCounters(g, battle, 'counter', 'post')
  if (battle.stage !== 'post') return
  if (battle.side === ONI || plays(g, 'idle-oni') || battle.card === '') return
  if (g.content.combatCards[battle.card].counterattacks.includes('counterstrike')) oniCounterstrike(g, battle)
}

/** The attacker's own after-effects: a move with some cards, and [darkseed.conqueror] the Conqueror that triggered it leaves. */
function* moveAfter(g: State, battle: Battle): Rule {
  go(battle, 'end')
  if (battle.conqueror) {
    const isLeft = (figure: number) => g.content.tables.kinds[figure] === 'conqueror' && g.place[figure] !== SUPPLY
    const conqueror = battle.fighters[DARK_SEED].find(isLeft)
    if (conqueror !== undefined) {
      remove(g, [conqueror])
      const unit = figureName(g, conqueror)
      report(g, 'darkseed.conqueror', { side: nameOf(DARK_SEED), unit, hex: hexName(battle.hex) })
    }
  }
  const range = battle.card === '' ? 0 : g.content.combatCards[battle.card].moveAfter
  const figures = battle.fighters[battle.side].filter((figure) => g.place[figure] !== SUPPLY)
  if (range > 0) beginMovement(g, 'combat.card#move', { side: battle.side, range, figures })
}

/** [combat.triggers] The fight is over. */
function* endFight(g: State): Rule {
  finish(g)
}
