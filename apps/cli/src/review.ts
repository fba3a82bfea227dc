import {
  type AdviceWords,
  adviceWords,
  forAndAgainst,
  type JudgedDecision,
  type Review,
  reviewMatch,
} from '@orrery/bots'
import { BadInput, decisionsOf, listing, type Seat } from '@orrery/engine'
import { openMatch, replayMatch, seatCalled } from './matches.ts'
import { progressBar } from './progress.ts'
import { Wording } from './wording.ts'

interface ReviewSettings {
  readonly as: string
  readonly json?: true
  readonly content?: string
}

/** So many moments of the curve are printed. */
const ROWS = 10

const percent = (chance: number): string => `${Math.round(100 * chance)} %`

/** `orrery review <file>`: the chances of all seats over time, and the turning points of one. */
export async function review(path: string, settings: ReviewSettings): Promise<number> {
  const stored = await openMatch(path, settings.content)
  const { file, game } = stored
  const match = replayMatch(stored)
  const seat = seatCalled(game, match.state, settings.as)
  if (seat === 'spectator') throw new BadInput('--as: A review is for a seat, not for a spectator.')
  if (!match.over) throw new BadInput(`${path}: This match is not over. Finish it first.`)
  const bar = progressBar('% reviewed')
  const told = (done: number) => bar.update(Math.round(100 * done), 100)
  const found = await reviewMatch(match.game, match.header, decisionsOf(file), seat, told)
  bar.stop()
  if (found === undefined) throw new BadInput(`${game.title} has no measured chances to review a match by.`)
  const wording = new Wording(match.game, match.state)
  if (settings.json) console.log(JSON.stringify(found))
  else
    console.log(
      [...curveLines(found, wording), '', ...pointLines(found, wording, adviceWords(game, game.locale))].join('\n'),
    )
  return 0
}

function curveLines({ curve }: Review, wording: Wording): string[] {
  const last = curve.at(-1)?.at ?? 0
  const seats = curve[0]?.chances.map((_, seat) => seat) ?? []
  const width = Math.max(...seats.map((seat) => wording.seat(seat).length), 5)
  const rows = Array.from({ length: ROWS + 1 }, (_, row) => Math.round((last * row) / ROWS))
  return [
    `Chances to win, as bots see it`,
    ['  move', ...seats.map((seat) => wording.seat(seat).padStart(width))].join('  '),
    ...rows.map((at) => {
      const point = curve.findLast((one) => one.at <= at)
      return [String(at).padStart(6), ...(point?.chances ?? []).map((one) => percent(one).padStart(width))].join('  ')
    }),
  ]
}

function pointLines({ seat, turningPoints }: Review, wording: Wording, words: AdviceWords | undefined): string[] {
  if (turningPoints.length === 0) return [`No large mistakes by ${wording.seat(seat)}.`]
  return turningPoints.flatMap((one) => pointText(one, seat, wording, words))
}

function pointText(one: JudgedDecision, seat: Seat, wording: Wording, words: AdviceWords | undefined): string[] {
  const { at, ask, about, given, better, loss, chance, reasons, answers = 1 } = one
  const isTurn = answers > 1
  const { inFavor, against } = words ? forAndAgainst(reasons, words) : { inFavor: [], against: [] }
  return [
    `Move ${at + 1}. ${wording.ask({ ask, about }, seat)}`,
    ...(isTurn
      ? [`  The turn left ${percent(chance)} to win. A bot would have made ${percent(chance + loss)} of it.`]
      : []),
    `  ${wording.seat(seat)} chose: ${wording.answer(ask, given)}${isTurn ? '' : ` (${percent(chance)} to win)`}`,
    `  Better: ${wording.answer(ask, better)}${isTurn ? '' : ` (${percent(chance + loss)})`}`,
    ...(inFavor.length > 0 ? [`  For it: ${listing(inFavor, 'en')}`] : []),
    ...(against.length > 0 ? [`  Against it: ${listing(against, 'en')}`] : []),
  ]
}
