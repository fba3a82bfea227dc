import { createPlayer, judge, shareRight, type Verdict } from '@orrery/bots'
import { BadInput, type CaseWords } from '@orrery/engine'
import { findGame } from '@orrery/shelf'
import { allowanceOf } from './allowance.ts'
import { processorClock } from './arena/processor-time.ts'
import { listOf } from './input.ts'

interface CasesSettings {
  readonly bots: string
  readonly ms?: string
  readonly iterations?: string
  readonly json?: true
}

/** `orrery cases <game>`: what bots would do where the right answer is known. */
export async function cases(named: string, settings: CasesSettings): Promise<number> {
  const { id, title, load, loadCases } = await findGame(named)
  const game = await load()
  const { cases: given, words } = await loadCases('en')
  if (given.length === 0) throw new BadInput(`${title} has no cases. Write some in its cases/index.ts.`)
  const asked = { allowance: allowanceOf(settings), now: processorClock().now }
  const bots = listOf(settings.bots, '--bots').map((bot) => {
    const verdicts = judge(game, given, () => createPlayer(bot, asked))
    return { bot, share: shareRight(verdicts), verdicts }
  })
  if (settings.json) console.log(JSON.stringify({ game: id, cases: given.length, bots }))
  else for (const { bot, share, verdicts } of bots) console.log(verdictText(bot, share, verdicts, words))
  return 0
}

function verdictText(bot: string, share: number, verdicts: readonly Verdict[], words: CaseWords): string {
  const wrong = verdicts.filter(({ right }) => !right)
  return [
    `${bot}: right in ${verdicts.length - wrong.length} of ${verdicts.length} (${(100 * share).toFixed(0)} %)`,
    ...wrong.map(({ id, answer }) => `  ${id}: answered ${JSON.stringify(answer)}. ${words[id] ?? ''}`),
  ].join('\n')
}
