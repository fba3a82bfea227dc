import { parseArgs } from 'node:util'
import { createRandom } from '@orrery/bots'
import { type BotStanding, type BoutOutcome, boutOf, boutsIn, type Contest, standingsOf } from '@orrery/bots/arena'
import { type Game, settleOptions } from '@orrery/engine'
import { type Player, playOut } from '@orrery/engine/simulation'
import { games } from '@orrery/shelf'
import { progress, table } from '../report.ts'
import { listener, spokenOf } from './hearing.ts'
import { reader } from './reader.ts'

const SEATS = 4
const LISTENER = 'listener'

/**
 * Whether what is said is enough to play by: a player that is told the table and sees nothing of it, against three that answer by chance.
 * Every deal is played once from each seat.
 */
export async function benchSpoken(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      game: { type: 'string', multiple: true },
      games: { type: 'string', default: '100' },
      seed: { type: 'string', default: 'spoken' },
    },
  })
  const lineup = [LISTENER, ...Array.from({ length: SEATS - 1 }, () => 'random')]
  const contest = { lineup, deals: Math.ceil(Number(values.games) / SEATS), seed: values.seed }
  const results: { [game: string]: Pick<BotStanding, 'games' | 'share' | 'low' | 'high'> } = {}
  for (const { id, folder, load } of await games()) {
    const spoken = await spokenOf(folder)
    if (spoken === undefined || (values.game && !values.game.includes(id))) continue
    const game = await load()
    const standing = contestOf(game, listener(game, spoken, reader), contest)
    if (standing) results[id] = standing
  }
  console.log(
    table([
      ['games won against three by chance', 'games', 'share', 'at least', 'fair', 'at least / fair'],
      ...Object.entries(results).map(([id, { games: count, share, low }]) => [
        id,
        String(count),
        percent(share),
        percent(low),
        percent(1 / SEATS),
        (low * SEATS).toFixed(2),
      ]),
    ]),
  )
  console.log(JSON.stringify({ seed: values.seed, ...results }))
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`

function contestOf(game: Game, told: Player, contest: Contest): BotStanding | undefined {
  const options = settleOptions(game, SEATS, {})
  const outcomes: BoutOutcome[] = []
  for (let number = 0; number < boutsIn(contest); number++) {
    const { seed, dice, bots } = boutOf(contest, number)
    const players = bots.map((bot) => (bot === LISTENER ? told : createRandom()))
    const { finished, state, violations } = playOut({ game, players, options, seed, dice, check: false })
    if (!finished) throw new Error(`Game ${number} of ${game.id} did not end: ${violations.join(' ')}`)
    const { scores, ranking } = game.result(state)
    outcomes.push({ winner: ranking[0], scores, decisions: [], ms: [] })
    progress(number + 1, boutsIn(contest), game.id)
  }
  return standingsOf(contest, outcomes).find(({ bot }) => bot === LISTENER)
}
