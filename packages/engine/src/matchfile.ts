import { BadInput } from './errors.ts'
import type { Game, Result } from './game.ts'
import { type Decision, type Header, Match } from './match.ts'
import { settleOptions } from './options.ts'
import type { Situation } from './situation.ts'
import { canonicalText, type Value } from './value.ts'

/** The version of the file's own format. */
export const FORMAT = 1

export interface MatchFile {
  readonly orrery: number
  readonly header: Header
  /** Seat and value; a third part `out` marks what was done without being asked. */
  readonly decisions: readonly (readonly [number, Value] | readonly [number, Value, 'out'])[]
  /** The hash of the position after the last decision, and the result when the game was over. */
  readonly end: { readonly hash: string; readonly result?: Result }
}

export function writeMatch<S extends Situation>(match: Match<S>): MatchFile {
  const { header, decisions } = match
  const end = match.over ? { hash: match.hash(), result: match.game.result(match.state) } : { hash: match.hash() }
  return {
    orrery: FORMAT,
    header,
    decisions: decisions.map(({ seat, value, out }) => (out ? [seat, value, 'out'] : [seat, value])),
    end,
  }
}

/** One decision a line, so that two files can be compared by eye. */
export function matchText(file: MatchFile): string {
  const decisions = file.decisions.map((decision) => `    ${JSON.stringify(decision)}`).join(',\n')
  const list = decisions === '' ? '[]' : `[\n${decisions}\n  ]`
  return `{\n  "orrery": ${file.orrery},\n  "header": ${JSON.stringify(file.header)},\n  "decisions": ${list},\n  "end": ${JSON.stringify(file.end)}\n}\n`
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isCount = (value: unknown): value is number => typeof value === 'number' && Number.isInteger(value) && value >= 0

function need(condition: boolean, problem: string): asserts condition {
  if (!condition) throw new BadInput(problem)
}

/** Reads a match file's text. Whether its decisions are possible shows when it is replayed. */
export function readMatchText(text: string): MatchFile {
  let file: unknown
  try {
    file = JSON.parse(text)
  } catch {
    throw new BadInput('This is not a whole match file: its JSON breaks off or is damaged.')
  }
  need(isRecord(file) && 'orrery' in file, 'This is not a match file: it has no "orrery" version.')
  need(
    file.orrery === FORMAT,
    `This match file has format ${JSON.stringify(file.orrery)}; this program reads format ${FORMAT}.`,
  )
  const { header, decisions, end } = file
  need(isRecord(header), 'This match file has no header.')
  need(typeof header.game === 'string', 'The header of this match file names no game.')
  need(isCount(header.rules), 'The header of this match file names no rules version.')
  need(isCount(header.seats), 'The header of this match file has no number of seats.')
  need(typeof header.seed === 'string', 'The header of this match file has no seed.')
  need(isRecord(header.options), 'The header of this match file has no options.')
  need(
    isRecord(header.content) && typeof header.content.id === 'string',
    'The header of this match file names no content pack.',
  )
  need(Array.isArray(decisions), 'This match file has no list of decisions.')
  decisions.forEach((decision: unknown, index) => {
    const whole = Array.isArray(decision) && isCount(decision[0]) && decision.length >= 2 && decision.length <= 3
    need(whole, `Decision ${index + 1} of this match file is not of the form [seat, value].`)
    need(
      decision.length === 2 || decision[2] === 'out',
      `Decision ${index + 1} of this match file has an unknown third part.`,
    )
  })
  need(isRecord(end) && typeof end.hash === 'string', 'This match file does not say which position it ends with.')
  return file as unknown as MatchFile
}

export const decisionsOf = (file: MatchFile): Decision[] =>
  file.decisions.map(([seat, value, out]) => (out ? { seat, value, out: true } : { seat, value }))

/** Plays a match file again, to its end or to its first `to` decisions. */
export function replayFile<S extends Situation, View>(
  game: Game<S, View>,
  file: MatchFile,
  to?: number,
): Match<S, View> {
  const { header } = file
  need(header.game === game.id, `This match is of "${header.game}", not of "${game.id}".`)
  need(
    header.rules === game.rulesVersion,
    `This match was played under rules version ${header.rules} of ${game.title}; this program has version ${game.rulesVersion}.`,
  )
  need(
    header.content.id === game.content.id && header.content.version === game.content.version,
    `This match was played with the content pack "${header.content.id}" ${header.content.version}, which is not loaded.`,
  )
  const options = settleOptions(game, header.seats, header.options)
  return Match.replay(game, { ...header, options }, decisionsOf(file).slice(0, to))
}

/** Says how the end of a replayed match differs from what its file claims. */
export function differingEnd<S extends Situation>(file: MatchFile, match: Match<S>): string | undefined {
  const hash = match.hash()
  if (hash !== file.end.hash)
    return `after its ${file.decisions.length} decisions the position is ${hash}, but the file says ${file.end.hash}`
  const { result } = file.end
  if (result === undefined) return undefined
  if (!match.over) return 'the file has a result, but the game is not over'
  return canonicalText(result) === canonicalText(match.game.result(match.state))
    ? undefined
    : 'the result is another one'
}
