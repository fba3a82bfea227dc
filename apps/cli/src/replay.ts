import { type Why, whyAnswered } from '@orrery/bots'
import { type BaseState, Dice, type Match, optionsOf, refusalsOf, type Seat, type SingleQuestion } from '@orrery/engine'
import { botSeed, openJournal, type WhyJob } from '@orrery/host'
import { wholeNumber } from './input.ts'
import { openMatch, replayMatch, type StoredMatch, seatCalled } from './matches.ts'
import { viewLines } from './viewing.ts'
import { whyLines } from './why.ts'
import { Wording } from './wording.ts'

interface ReplaySettings {
  readonly at?: string
  readonly as: string
  readonly json?: true
  readonly why?: true
  readonly content?: string
}

/** `orrery replay <file>`: a position of a stored match as one seat sees it. */
export async function replay(path: string, settings: ReplaySettings): Promise<number> {
  const stored = await openMatch(path, settings.content)
  const { file, game } = stored
  const of = file.decisions.length
  const at = settings.at === undefined ? of : wholeNumber(settings.at, '--at', 0, of)
  const match = replayMatch(stored, at)
  const seat = seatCalled(game, match.state, settings.as)
  const open = match.questionFor(seat)
  const position = {
    game: game.id,
    at,
    of,
    as: seat,
    over: match.over,
    result: match.over ? game.result(match.state) : undefined,
    view: match.view(seat),
    question: open && { ...open, mine: open.mine && questionData(open.mine) },
    log: match.logFor(seat),
  }
  const last = settings.why ? lastAnswer(stored, at) : undefined
  if (settings.json) console.log(JSON.stringify(last ? { ...position, why: last.why } : position))
  else {
    console.log(inWords(match, seat, `${game.title}: decision ${at} of ${of}`))
    if (last) console.log(['', ...last.lines].join('\n'))
  }
  return 0
}

/** So long an adept thinks about what somebody else decided. */
const ITERATIONS = 400

/**
 * Why the last decision was made, found by thinking about it again: by the bot that made it, where the file has a journal that names it. What
 * was done out of turn was not asked.
 */
function lastAnswer(
  stored: StoredMatch,
  at: number,
): { readonly why: Why; readonly lines: readonly string[] } | undefined {
  const [seat, value, out] = stored.file.decisions[at - 1] ?? []
  if (seat === undefined || value === undefined || out) return undefined
  const { runner, game, state } = replayMatch(stored, at - 1)
  const ask = runner.questionFor(seat)?.ask ?? ''
  const job = jobOfBot(stored, at)
  const why = job
    ? whyAnswered(runner, seat, value, new Dice(botSeed(job, job.header.seed)), { bot: job.bot })
    : whyAnswered(runner, seat, value, new Dice(`why ${at}`), { iterations: ITERATIONS })
  const wording = new Wording(game, state)
  return { why, lines: [`${wording.seats([seat])}, why:`, ...whyLines(game.locale, wording, ask, why)] }
}

function jobOfBot({ file: { journal }, game }: StoredMatch, at: number): WhyJob | undefined {
  const played = journal && openJournal(game, journal)
  return played === undefined || typeof played === 'string' ? undefined : played.exportForWhy(at)
}

/** A question as plain data, with what is offered and what is refused. */
function questionData(question: SingleQuestion) {
  const { seat, ask, about, kind } = question
  const limits = 'min' in question ? { min: question.min, max: question.max } : {}
  if (question.kind === 'arrange') {
    const items = question.items.map((item) => ({ item, spots: question.spots(item) }))
    return { seat, ask, about, kind, items }
  }
  return { seat, ask, about, kind, ...limits, options: optionsOf(question), refused: refusalsOf(question) }
}

function inWords(match: Match<BaseState>, seat: Seat | 'spectator', title: string): string {
  const { game } = match
  const wording = new Wording(game, match.state)
  const told = match.logFor(seat).map((entry) => ({ at: entry.at, said: wording.event(entry, seat) }))
  const lines = [title, '', ...told.filter(({ said }) => said !== '').map(({ at, said }) => `${at}: ${said}`), '']
  lines.push(...viewLines(game, match.view(seat)), '')
  const open = match.questionFor(seat)
  if (!open) {
    const { ranking, scores } = game.result(match.state)
    lines.push('The game is over.', ...ranking.map((one, i) => `${i + 1}. ${wording.seat(one)}: ${scores[one]}`))
  } else if (open.mine) {
    const { ask } = open.mine
    const options = optionsOf(open.mine).map((option) => wording.answer(ask, option))
    lines.push(
      `${wording.seats([open.mine.seat])}: ${wording.ask(open.mine, open.mine.seat)}`,
      `  ${options.join(', ')}`,
    )
  } else lines.push(`${wording.seats(open.waitingFor)}: ${wording.ask({ ask: open.ask, about: {} })}`)
  return lines.join('\n')
}
