import type { Game } from '../src/game/game.ts'
import { type Options, settleOptions } from '../src/game/options.ts'
import { randomPlayers } from '../src/simulation/players.ts'
import { playOut } from '../src/simulation/playout.ts'
import { taleOf } from '../src/simulation/tale.ts'
import type { BaseState } from '../src/state.ts'
import type { Balance, CountedThing, GameTale } from '../src/study/balance.ts'

/** What is wrong with what a game tells of a match that was played by chance: points that do not add up, things nobody knows. */
export function balanceProblems<S extends BaseState>(
  game: Game<S>,
  balance: Balance<S>,
  players: number,
  given: Options = {},
): string[] {
  const seed = `balance/${players}`
  const [lineup = {}] = balance.lineups?.(players) ?? []
  const options = settleOptions(game, players, { ...lineup, ...given })
  const byChance = randomPlayers<S>(players)
  const { state, decisions, finished } = playOut({ game, players: byChance, options, seed, check: false })
  if (!finished) return [`a game of ${players} players does not end`]
  const tale = taleOf(game, balance, { seats: players, options, seed }, decisions)
  return taleProblems(tale, balance, game.result(state).scores)
}

/** What is wrong with a tale, by the scores of its game. */
export function taleProblems<S extends BaseState>(
  tale: GameTale,
  balance: Balance<S>,
  scores: readonly number[],
): string[] {
  const last = tale.rounds.at(-1) ?? []
  return [
    ...scores.flatMap((score, seat) => {
      const told = Object.values(tale.points[seat] ?? {}).reduce((sum, points) => sum + points, 0)
      return told === score ? [] : [`the points of seat ${seat} come from sources for ${told}, not ${score}`]
    }),
    ...(scores.every((score, seat) => score === last[seat]) ? [] : ['the last round ends with other points']),
    ...tale.points.flatMap((sources) => unknownIn(Object.keys(sources), balance.account.sources, 'a source of points')),
    ...tale.attributes.flatMap((own) => attributeProblems(own, balance)),
    ...Object.entries(tale.uses).flatMap(([kind, things]) => useProblems(kind, things, balance)),
    ...Object.keys(balance.kinds)
      .filter((kind) => tale.uses[kind] === undefined && balance.kinds[kind]?.stages.length !== 1)
      .map((kind) => `nothing of the kind ${kind} was there`),
  ]
}

const unknownIn = (ids: readonly string[], known: object, what: string): string[] =>
  ids.filter((id) => !(id in known)).map((id) => `${id} is not ${what}`)

const isOneOf = (things: readonly CountedThing[] | undefined, id: string): boolean =>
  things?.some((thing) => thing.id === id) ?? false

function attributeProblems(own: GameTale['attributes'][number], { attributes }: Pick<Balance, 'attributes'>): string[] {
  return Object.entries(own).flatMap(([attribute, values]) =>
    values.filter((id) => !isOneOf(attributes[attribute]?.values, id)).map((id) => `${id} is not one of ${attribute}`),
  )
}

function useProblems(kind: string, things: GameTale['uses'][string], { kinds }: Pick<Balance, 'kinds'>): string[] {
  const known = kinds[kind]
  return Object.entries(things).flatMap(([id, stages]) => [
    ...(isOneOf(known?.things, id) ? [] : [`${id} is not a ${kind}`]),
    ...Object.keys(stages)
      .filter((stage) => !known?.stages.includes(stage))
      .map((stage) => `${stage} is not a stage of a ${kind}`),
  ])
}
