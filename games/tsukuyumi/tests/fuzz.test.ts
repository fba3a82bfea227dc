import { everyOptions, type Options, settleOptions } from '@orrery/engine'
import { playOut } from '@orrery/engine/kit'
import { expect, test } from 'vitest'
import { tsukuyumi } from '../index.ts'
import { LINEUPS } from '../options.ts'
import { randomPlayers } from './random-player.ts'

/** Scenes are played again in undo mode; these games have no scene. */
const fuzz = test.skipIf(process.env.ORRERY_UNDO === '1')

/** Checking everything after every decision takes its time: so many games for each number of players. */
const CHECKED: { readonly [players: number]: number } = { 2: 4, 3: 3, 4: 2 }

function play(players: number, options: Options, seed: string, check: boolean): string[] {
  const plan = { game: tsukuyumi, players: randomPlayers(players), options, seed, check }
  const { state, violations, finished, decisions } = playOut(plan)
  const problems = [...violations, ...tsukuyumi.invariants(state)]
  if (!finished && problems.length === 0) problems.push(`not finished after ${decisions.length} decisions`)
  return problems.map((problem) => `${problem}; ${players} players, seed "${seed}", options ${JSON.stringify(options)}`)
}

/** Six pairs, four triples and all four factions, in every order of the seats. */
fuzz.each([2, 3, 4])('[option.factions] %i players: every line-up in every seat order plays to the end', (players) => {
  const seatings = tsukuyumi.options.find(({ id }) => id === LINEUPS[players])?.values ?? []
  expect(seatings).toHaveLength({ 2: 12, 3: 24, 4: 24 }[players] ?? 0)
  const problems = seatings.flatMap((seating, i) => {
    const options = settleOptions(tsukuyumi, players, {
      [LINEUPS[players]]: seating,
      map: i % 2 === 0 ? 'fixed' : 'random',
    })
    return play(players, options, `line-up/${seating}`, false)
  })
  expect(problems).toEqual([])
})

fuzz.each([2, 3, 4])('%i players: everything holds after every decision', (players) => {
  const all = everyOptions(tsukuyumi, players)
  const problems: string[] = []
  for (let i = 0; i < CHECKED[players]; i++) {
    const options = all[(i * 7919 + players) % all.length]
    problems.push(...play(players, options, `checked/${players}/${i}`, true))
  }
  expect(problems).toEqual([])
})
