import { type Advice, advise, oddsOf, oddsText } from '@orrery/bots'
import {
  BadInput,
  type BaseState,
  Dice,
  type Fence,
  listing,
  type Match,
  matchText,
  type Rejection,
  refusalsOf,
  type Scalar,
  type Seat,
  type SingleQuestion,
  writeMatch,
} from '@orrery/engine'
import { HINT_LEVELS, hintLines } from '../hint.ts'
import { writeText } from '../input.ts'
import { chapterList, nearest, ruleIds, ruleText, type Wording } from '../wording.ts'
import { readJson } from './reading.ts'
import type { Terminal } from './terminal.ts'

/** So much of the log is shown, unless somebody says how much. */
const LOG_PAGE = 100

/** What commands can do at a table. */
export interface OpenGame {
  readonly match: Match<BaseState>
  readonly terminal: Terminal
  readonly wording: Wording
  readonly dice: Dice
  /** The seats of those who share the keyboard. */
  readonly people: readonly Seat[]
  /** Somebody has had enough. */
  left: boolean
  /** The last hint: after how many decisions it was asked for, and how much it has told. */
  hinted?: { readonly at: number; readonly level: number; readonly advice: Advice }
  /** The spots given so far to the items of an arrangement. */
  readonly placed: Scalar[]
  /** What the seat is asked now; of an arrangement, the next item. */
  asked(seat: Seat): SingleQuestion | undefined
  showTable(seat: Seat): void
  showQuestion(seat: Seat): void
  complain(rejection: Rejection): void
}

interface TableCommand {
  readonly help: string
  run(table: OpenGame, seat: Seat, rest: string): void | Promise<void>
}

/** What can be typed at the table besides answers. */
export const COMMANDS: { readonly [word: string]: TableCommand } = {
  why: {
    help: 'unavailable answers, with reasons',
    run(table, seat) {
      const asked = table.asked(seat)
      const refused = asked ? refusalsOf(asked) : []
      if (refused.length === 0) table.terminal.write('Every answer is available.')
      for (const { candidate, refusal } of refused)
        table.terminal.write(
          `  ${table.wording.answer(asked?.ask ?? '', candidate)}: ${table.wording.refusal(refusal, seat)} [${refusal.rule}]`,
        )
    },
  },
  hint: {
    help: 'what is good here (again: sensible answers, then what a bot would do)',
    run: (table, seat) => hint(table, seat),
  },
  odds: {
    help: 'what the answers risk or may win, as far as you know',
    run: (table, seat) => odds(table, seat),
  },
  undo: {
    help: 'undo your last move ("undo anyway" asks the others)',
    run: (table, seat, rest) => (rest === 'anyway' ? undoAnyway(table, seat) : undo(table, seat)),
  },
  redo: {
    help: 'redo the move you undid',
    run(table, seat) {
      const rejection = table.match.redo(seat)
      if (rejection) table.complain(rejection)
    },
  },
  back: {
    help: 'undo the last placement',
    run(table, seat) {
      table.placed.pop()
      table.showQuestion(seat)
    },
  },
  do: {
    help: 'act out of turn, as JSON (where the game allows it)',
    run(table, seat, rest) {
      const read = readJson(rest)
      if ('problem' in read) {
        table.terminal.write(read.problem)
        return
      }
      const rejection = table.match.actOutOfTurn(seat, read.value)
      if (rejection) table.complain(rejection)
    },
  },
  table: {
    help: 'show the board and the question again',
    run(table, seat) {
      table.showTable(seat)
      table.showQuestion(seat)
    },
  },
  log: {
    help: `the last ${LOG_PAGE} log lines (log 10: the last 10; log 50 200: 50 before the last 200; log all)`,
    run(table, seat, rest) {
      const entries = table.match.logFor(seat)
      const [, count = LOG_PAGE, after = 0] = /^(\d+)(?:\s+(\d+))?$/.exec(rest) ?? []
      const end = Math.max(0, entries.length - Number(after))
      const from = rest === 'all' ? 0 : Math.max(0, end - Number(count))
      if (from > 0) table.terminal.write(`  (${from} earlier lines: log ${count} ${entries.length - from})`)
      for (const entry of entries.slice(from, end)) {
        const said = table.wording.event(entry, seat)
        if (said !== '') table.terminal.write(`  ${entry.at}: ${said}`)
      }
    },
  },
  rules: {
    help: 'chapters of the rules (rules <id>: one chapter or rule)',
    run(table, _seat, rest) {
      const { rulebook } = table.match.game.locale
      const text = rest === '' ? chapterList(rulebook) : ruleText(rulebook, rest)
      table.terminal.write(
        text ?? `Unknown rule "${rest}". Did you mean ${listing(nearest(rest, ruleIds(rulebook)), 'en', 'or')}?`,
      )
    },
  },
  save: {
    help: 'save the match (save <file>)',
    run(table, _seat, rest) {
      if (rest === '') return table.terminal.write('Save where? Type: save <file>')
      try {
        writeText(rest, matchText(writeMatch(table.match)))
        table.terminal.write(`Saved to ${rest}.`)
      } catch (error) {
        if (!(error instanceof BadInput)) throw error
        table.terminal.write(error.message)
      }
    },
  },
  help: {
    help: 'this list',
    run(table) {
      table.terminal.write('  Answer with a number or name from the list, or several: 1 3 4')
      for (const [word, { help }] of Object.entries(COMMANDS)) table.terminal.write(`  ${word.padEnd(6)} ${help}`)
    },
  },
  quit: {
    help: 'leave the game',
    run(table) {
      table.left = true
    },
  },
}

/** The dice of advice are those of the question: who asks again is told more about the same. */
function hint(table: OpenGame, seat: Seat): void {
  const { match, terminal, wording, people } = table
  if (people.length > 1) {
    terminal.write('Hints are off where several people play.')
    return
  }
  const { sequence } = match
  const level = table.hinted?.at === sequence ? Math.min(HINT_LEVELS, table.hinted.level + 1) : 1
  const advice =
    table.hinted?.at === sequence ? table.hinted.advice : advise(match.runner, seat, new Dice(`hint ${sequence}`))
  table.hinted = { at: sequence, level, advice }
  for (const line of hintLines(match.game, wording, advice, level)) terminal.write(line)
  if (level < HINT_LEVELS) terminal.write(terminal.dim('  Type hint again to hear more.'))
}

function odds({ match, terminal, wording }: OpenGame, seat: Seat): void {
  const { bots = NO_WORDS, messages } = match.game.locale
  const ask = match.runner.questionFor(seat)?.ask ?? ''
  const lines = oddsOf(match.runner, seat, `odds ${match.sequence}`).flatMap(({ option, odds: told }) => {
    const said = told.flatMap((one) => oddsText(one, bots, messages) ?? [])
    return said.length === 0 ? [] : [`  ${wording.answer(ask, option)}: ${listing(said, 'en')}`]
  })
  for (const line of lines.length > 0 ? lines : ['Nothing here depends on luck or hidden cards.']) terminal.write(line)
}

const NO_WORDS = { odds: {} }

function undo(table: OpenGame, seat: Seat): void {
  const fence = table.match.undo(seat)
  if (fence) table.terminal.write(fenceText(fence, table.wording))
}

function fenceText(fence: Fence, wording: Wording): string {
  switch (fence.because) {
    case 'nothing':
      return 'Nothing to undo.'
    case 'other-seat':
      return `${wording.seat(fence.seat)} has moved since. Type "undo anyway" to ask the others.`
    case 'random':
      return 'Dice or cards have come up since. Type "undo anyway" to ask the others.'
    case 'reveal':
      return 'Hidden information was revealed since. Type "undo anyway" to ask the others.'
  }
}

/** Takes back the seat's last decision and all after it, if everybody else agrees. Bots do. */
async function undoAnyway(table: OpenGame, seat: Seat): Promise<void> {
  const { match, terminal, wording } = table
  const to = match.decisions.findLastIndex((decision) => decision.seat === seat)
  if (to < 0) return terminal.write('Nothing to undo.')
  match.requestUndo(seat, to)
  for (const other of match.undoRequest?.pending ?? []) {
    if (!table.people.includes(other)) match.acceptUndo(other)
    else {
      const line = await terminal.read(`${wording.seat(other)}: let ${wording.seat(seat)} undo that? (yes/no) `)
      if (line?.trim().toLowerCase().startsWith('y')) match.acceptUndo(other)
      else {
        match.declineUndo(other)
        return terminal.write(`${wording.seat(other)} declined.`)
      }
    }
  }
}
