import { figure, table } from './report.ts'
import { measureInteractions } from './web/interactions.ts'
import { type LoadedScripts, measureLoads } from './web/loads.ts'
import { measurePushes } from './web/pushes.ts'
import { startSite } from './web/site.ts'

const KB = 1024
/** A screen that shows sixty pictures a second has so many milliseconds for each. */
const FRAME = 1000 / 60

const kilobytes = (bytes: number): string => `${figure(bytes / KB)} KB`

/** What the page loads and how long it takes to show what a table pushes, in a real browser on the built client. */
export async function benchWeb(): Promise<void> {
  const site = await startSite()
  try {
    const loads = await measureLoads(site)
    console.log(loadsTable(loads))
    const pushes = await measurePushes(site)
    console.log()
    console.log(
      table([
        ['showing an update on the largest boards', 'script', 'style and layout', 'all', 'of a frame'],
        ...pushes.map(({ game, updates, script, layout }) => [
          `${game}, each of ${updates} updates`,
          `${figure(script)} ms`,
          `${figure(layout)} ms`,
          `${figure(script + layout)} ms`,
          `${figure(((script + layout) / FRAME) * 100)} %`,
        ]),
      ]),
    )
    const presses = await measureInteractions(site)
    console.log()
    console.log(
      table([
        ['from a press to the next picture, four times slowed, while bots think', 'half', 'three of four', 'worst'],
        ...presses.map(({ game, presses: count, median, p75, worst }) => [
          `${game}, ${count} presses`,
          `${figure(median)} ms`,
          `${figure(p75)} ms`,
          `${figure(worst)} ms`,
        ]),
      ]),
    )
    console.log()
    console.log(
      JSON.stringify({
        homeScriptBytes: loads.home,
        tableScriptBytes: loads.table,
        gameScriptBytes: loads.games,
        update: Object.fromEntries(
          pushes.map(({ game, script, layout }) => [game, { scriptMs: round(script), layoutMs: round(layout) }]),
        ),
        interactionMs: Object.fromEntries(presses.map(({ game, p75 }) => [game, p75])),
      }),
    )
  } finally {
    await site.stop()
  }
}

const round = (value: number): number => Math.round(value * 100) / 100

const loadsTable = ({ home, table: shell, games }: LoadedScripts): string =>
  table([
    ['scripts, gzipped', 'size'],
    ['first load of the home page', kilobytes(home)],
    ['any table, besides', kilobytes(shell)],
    ...Object.entries(games).map(([game, bytes]) => [`${game}, besides`, kilobytes(bytes)]),
  ])
