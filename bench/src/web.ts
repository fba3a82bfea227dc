import { parseArgs } from 'node:util'
import { type Checkout, checkOut, ROOT } from './against/checkout.ts'
import { figure, table } from './report.ts'
import { type Interactions, measureInteractions } from './web/interactions.ts'
import { type LoadedScripts, measureLoads } from './web/loads.ts'
import { measurePushes, type PushCost } from './web/pushes.ts'
import { startSite } from './web/site.ts'

const KB = 1024

/** What is measured of the client of one working tree. */
interface Measured {
  readonly loads: LoadedScripts
  readonly pushes: readonly PushCost[]
  readonly presses: readonly Interactions[]
}

/**
 * What the page loads, how long it takes to show what a table pushes, and to answer a press, in a real browser on the built client. With
 * `--against <commit>` that commit is measured first, in the same way.
 */
export async function benchWeb(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({ args: [...args], options: { against: { type: 'string' } } })
  let commit: Checkout | undefined
  try {
    commit = values.against === undefined ? undefined : checkOut(values.against)
    const before = commit && { name: commit.name, figures: figuresOf(await measure(commit.root)) }
    const now = await measure(ROOT)
    const figures = figuresOf(now)
    console.log(
      table([
        ['', ...(before ? [before.name] : []), before ? 'working tree' : 'measured', ...(before ? ['ratio'] : [])],
        ...[...figures].map(([name, { value, unit }]) => {
          const was = before?.figures.get(name)?.value
          const cells = before ? [was === undefined ? '-' : `${figure(was)} ${unit}`] : []
          const ratio = before ? [was === undefined || was === 0 ? '-' : figure(value / was)] : []
          return [name, ...cells, `${figure(value)} ${unit}`, ...ratio]
        }),
      ]),
    )
    console.log()
    console.log(JSON.stringify(summaryOf(now)))
  } catch (error) {
    console.error((error as Error).message)
    process.exitCode = 2
  } finally {
    commit?.remove()
  }
}

async function measure(root: string): Promise<Measured> {
  const site = await startSite(root)
  try {
    return {
      loads: await measureLoads(site),
      pushes: await measurePushes(site),
      presses: await measureInteractions(site),
    }
  } finally {
    await site.stop()
  }
}

interface Figure {
  readonly value: number
  readonly unit: string
}

/** By what they are called in the table. */
function figuresOf({ loads, pushes, presses }: Measured): ReadonlyMap<string, Figure> {
  const kilobytes = (bytes: number): Figure => ({ value: bytes / KB, unit: 'KB' })
  const milliseconds = (value: number): Figure => ({ value, unit: 'ms' })
  return new Map<string, Figure>([
    ['home page, gzipped scripts', kilobytes(loads.home)],
    ['any table, besides', kilobytes(loads.table)],
    ...Object.entries(loads.games).map(([game, bytes]) => [`${game}, besides`, kilobytes(bytes)] as const),
    ...pushes.flatMap(({ game, script, layout }) => [
      [`${game}, an update on its largest board: script`, milliseconds(script)] as const,
      [`${game}, an update: style and layout`, milliseconds(layout)] as const,
      [`${game}, an update: all`, milliseconds(script + layout)] as const,
    ]),
    ...presses.flatMap(({ game, presses: count, median, p75, worst, shift }) => [
      [
        `${game}, from a press to the next picture, four times slowed, while bots think: half of ${count}`,
        milliseconds(median),
      ] as const,
      [`${game}, from a press: three of four`, milliseconds(p75)] as const,
      [`${game}, from a press: worst`, milliseconds(worst)] as const,
      [`${game}, layout shift meanwhile`, { value: shift, unit: '' }] as const,
    ]),
  ])
}

const summaryOf = ({ loads, pushes, presses }: Measured) => ({
  homeScriptBytes: loads.home,
  tableScriptBytes: loads.table,
  gameScriptBytes: loads.games,
  update: Object.fromEntries(
    pushes.map(({ game, script, layout }) => [game, { scriptMs: round(script), layoutMs: round(layout) }]),
  ),
  interactionMs: Object.fromEntries(presses.map(({ game, p75 }) => [game, p75])),
  layoutShift: Object.fromEntries(presses.map(({ game, shift }) => [game, shift])),
})

const round = (value: number): number => Math.round(value * 100) / 100
