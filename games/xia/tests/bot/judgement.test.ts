import { openCase, type SingleQuestion, totalOf } from '@orrery/engine'
import { expect, test } from 'vitest'
import { chanceOf, expectedDamage } from '../../bot/odds.ts'
import cases from '../../cases/index.ts'
import xia, { type State } from '../../game.ts'
import { bots as german } from '../../words/de/bots.ts'
import { bots as english } from '../../words/en/bots.ts'

function opened(id: string) {
  const found = cases.find((one) => one.id === id)
  if (found === undefined) throw new Error(`There is no case ${id}.`)
  const runner = openCase(xia, found)
  return { state: runner.state, question: runner.questionFor(found.seat) as SingleQuestion, seat: found.seat }
}

test('[cargo.fame] a sale at hand is what a captain plans, and cubes where nobody buys them are worth less', () => {
  const { state, seat } = opened('sell-at-once')
  const [best] = [...xia.plans(state, seat)].sort((a, b) => b.promise - a.promise)
  expect(best).toMatchObject({ kind: 'sale', about: { to: 'neo-damascus' } })
  const far = opened('keep-the-cargo')
  expect(best?.progress(state)).toBeGreaterThan(
    xia
      .plans(far.state, seat)
      .find(({ kind }) => kind === 'sale')
      ?.progress(far.state) ?? 0,
  )
})

test('[move.step] hints lead to where something can be done, and leave out what leads nowhere', () => {
  const { state, question } = opened('fly-to-the-buyer')
  const hints = xia.hints(state, question)
  expect(hints?.length).toBeLessThan(12)
  expect(hints).toContain('stop')
})

test('[move.use-occupied] where somebody is in the way, hints lead to the space beside it', () => {
  const { state, question } = opened('sell-from-beside')
  const ways = xia.hints(state, question)?.filter((hint) => hint !== 'draw')
  expect(String(ways?.[0])).toMatch(/^use:/)
})

/** What a captain makes of a position, with neither fame nor credits left out. */
const worth = (state: State, seat: number): number => totalOf(xia.standings(state)[seat] ?? {})

test('[cargo.fame] a plan that is kept never makes a position look worse: to buy, to fly there, to stop, to sell', () => {
  const found = cases.find(({ id }) => id === 'buy-before-you-leave')
  if (found === undefined) throw new Error('The case is gone.')
  const runner = openCase(xia, found)
  const { seat } = found
  let before = worth(runner.state, seat)
  const kept: string[] = []
  for (
    let answers = 0;
    answers < 40 && runner.state.vessels[seat].fame === 4 && runner.state.turn === seat;
    answers++
  ) {
    const question = runner.questionFor(seat)
    if (question === undefined) break
    const hints = xia.hints(runner.state, question) ?? []
    const wanted = hints.find((hint) => ['sell', 'buy', 'impulse'].includes(String(hint))) ?? hints[0]
    if (wanted === undefined || wanted === 'end') break
    runner.apply(seat, wanted)
    kept.push(String(wanted))
    // What a die brings less than on average is no fault of the plan.
    if (question.ask === 'turn.actions' && String(wanted).startsWith('fly:')) before = worth(runner.state, seat)
    // A position is valued where a step has ended.
    const next = runner.questionFor(seat)?.ask
    if (next !== 'turn.actions' && next !== 'move.step') continue
    const after = worth(runner.state, seat)
    expect(after, `after ${kept.join(', ')}`).toBeGreaterThan(before - 2)
    before = after
  }
  expect(kept).toContain('buy')
})

test('[business.buy-outfit] an engine pays for itself early in the match', () => {
  const { state, seat } = opened('an-engine-before-a-gun')
  const runner = openCase(xia, cases.find(({ id }) => id === 'an-engine-before-a-gun') as (typeof cases)[number])
  const before = worth(state, seat)
  runner.apply(seat, 'buy:halon')
  const question = runner.questionFor(seat)
  if (question?.ask === 'outfit.shape' && question.kind === 'choose')
    runner.apply(seat, question.candidates[0] as string)
  expect(worth(runner.state, seat)).toBeGreaterThan(before)
})

test('[turn.gifts] nobody is advised to give anything away', () => {
  const { state, question } = opened('buy-before-you-leave')
  expect(xia.hints(state, question)).toContain('buy')
  expect(xia.hints(state, question)).not.toContain('gift')
})

test('[fame.end] whoever has won stands best, whatever the others have', () => {
  const { state } = opened('sell-at-once')
  const over: State = { ...state, winner: 1 }
  const totals = xia.standings(over).map(totalOf)
  expect(totals.indexOf(Math.max(...totals))).toBe(1)
})

test('[combat.roll] odds of dice against dice are exact', () => {
  expect(chanceOf([6], [], 4)).toBeCloseTo(1 / 2)
  expect(chanceOf([6], [6], 1)).toBeCloseTo(15 / 36)
  expect(chanceOf([], [], 1)).toBe(0)
  expect(expectedDamage([6], [])).toBeCloseTo(3.5)
})

test('every reason, plan and character has its words in both languages', () => {
  const { state, seat } = opened('sell-at-once')
  const terms = xia.standings(state).flatMap((terms) => Object.keys(terms))
  const kinds = xia.plans(state, seat).map(({ kind }) => kind)
  for (const words of [english, german]) {
    expect(Object.keys(words.terms)).toEqual(expect.arrayContaining(terms))
    expect(Object.keys(words.plans)).toEqual(expect.arrayContaining(kinds))
    expect(Object.keys(words.characters)).toEqual(Object.keys(xia.characters))
  }
})

/** What a captain's money is worth where she could buy cubes with it. */
function worthOfCredits(credits: number): number {
  const { state, seat } = opened('buy-before-you-leave')
  const position = xia.copy(state)
  position.vessels[seat].credits = credits
  return xia.standings(position)[seat]?.credits ?? 0
}

test('[cargo.buy] the last coin is worth more than four others: without it nobody can trade', () => {
  expect(worthOfCredits(1000) - worthOfCredits(0)).toBeGreaterThan(worthOfCredits(5000) - worthOfCredits(1000))
})

test('[mission.draw] cards that cost nothing are drawn without a second thought', () => {
  const { state, question } = opened('ask-for-work')
  expect(xia.hints(state, question)).toEqual(['draw'])
})
