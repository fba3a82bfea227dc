import { randomBytes } from 'node:crypto'
import { canBeSeated, createPlayer, playerNames, trading } from '@orrery/bots'
import {
  BadInput,
  type BaseState,
  differingEnd,
  type Game,
  listing,
  Match,
  matchText,
  parseOptions,
  settleWithScene,
  writeMatch,
} from '@orrery/engine'
import { differingJournal } from '@orrery/host'
import { findGame } from '@orrery/shelf'
import { listOf, withContentFile, writeText } from '../input.ts'
import { openMatch, replayMatch } from '../matches.ts'
import { type SeatChoice, TerminalGame } from './table.ts'
import { openTerminal } from './terminal.ts'

interface PlaySettings {
  readonly seats: string
  readonly seed?: string
  readonly options?: string
  readonly scene?: string
  readonly load?: string
  readonly save?: string
  readonly content?: string
}

/** `orrery play <game>`: a table in the terminal. */
export async function play(named: string, settings: PlaySettings): Promise<number> {
  const game = withContentFile(await (await findGame(named)).load(), settings.content)
  const sitters = listOf(settings.seats, '--seats').map((name) => seated(name, game))
  const match = settings.load === undefined ? newMatch(game, sitters.length, settings) : await load(game, settings)
  if (match.header.seats !== sitters.length)
    throw new BadInput(`--seats names ${sitters.length} players, but ${settings.load} has ${match.header.seats} seats.`)

  const { save } = settings
  const keep = save === undefined ? undefined : () => writeText(save, matchText(writeMatch(match)))
  keep?.()
  const terminal = openTerminal()
  terminal.write(`${game.title}, seed ${match.header.seed}. Type help for commands.`)
  try {
    await new TerminalGame({ match, sitters, terminal, seed: match.header.seed, keep }).run()
    if (!match.over)
      terminal.write(save === undefined ? 'Game left unfinished.' : `Game saved to ${save}. Resume it with --load.`)
  } finally {
    terminal.close()
  }
  return 0
}

function seated(name: string, { characters }: Game): SeatChoice {
  if (name === 'human') return name
  if (canBeSeated(name, characters)) return trading(createPlayer(name, { now: () => performance.now() }))
  throw new BadInput(`Unknown player "${name}". Use ${listing(['human', ...playerNames], 'en', 'or')}.`)
}

function newMatch(game: Game, seats: number, { seed, scene, options = '' }: PlaySettings): Match<BaseState> {
  const settled = settleWithScene(game, { seats, options: parseOptions(game, options), scene })
  return Match.start(game, seats, settled, seed ?? randomBytes(4).toString('hex'), scene)
}

async function load(
  game: Game,
  { load: path = '', seed, options, scene, content }: PlaySettings,
): Promise<Match<BaseState>> {
  if (seed !== undefined || options !== undefined || scene !== undefined)
    throw new BadInput(`--load takes seed, options, and scene from ${path}. Leave out --seed, --options, and --scene.`)
  const stored = await openMatch(path, content)
  if (stored.file.header.game !== game.id)
    throw new BadInput(`${path}: This is a match of "${stored.file.header.game}", not "${game.id}".`)
  const match = replayMatch(stored)
  const difference = differingJournal(game, stored.file) ?? differingEnd(stored.file, match)
  if (difference) throw new BadInput(`${path}: ${difference}.`)
  return match
}
