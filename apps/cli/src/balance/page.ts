import type { UseRow, UseTable, WinShare } from '@orrery/bots/arena'
import { barChart, escaped } from './charts.ts'
import { type BalanceReport, deadIn, decimal, figureText, percent, rowsOf, someOf } from './report.ts'

const STYLE = `
  :root { color-scheme: light; }
  body { font: 16px/1.5 system-ui, sans-serif; color: #1c2330; background: #fdfcf9; max-width: 800px; margin: 2rem auto; padding: 0 1rem; }
  h1 { font-size: 1.7rem; } h2 { font-size: 1.2rem; margin-top: 2.2rem; }
  svg { width: 100%; height: auto; display: block; } text { font-size: 13px; fill: #1c2330; } .number { fill: #4a5568; }
  rect { fill: #7d9cc6; } .whisker { stroke: #1c2330; stroke-width: 1.5; } .mark { stroke: #b4542d; stroke-dasharray: 4 3; }
  code { display: block; background: #f0ece2; padding: .6rem .8rem; border-radius: 6px; overflow-x: auto; }
  table { border-collapse: collapse; } td { padding: .15rem 1rem .15rem 0; vertical-align: top; } td + td { white-space: nowrap; } .note { color: #4a5568; }
`

/** One page with everything, that needs nothing else. */
export function balancePage(report: BalanceReport): string {
  const { title, games, deals, players, bots, rules, pack, command } = report
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}: balance</title>
<style>${STYLE}</style>
<h1>${escaped(title)}: balance</h1>
<p>${games} games of ${players} players between bots (${escaped([...new Set(bots)].join(', '))}): ${deals} deals, each played ${players} times. Rules version ${rules}, pack ${escaped(pack)}. Bars are means, thin lines 95 % intervals over deals; the dashed line is a fair share of wins. Few games mean wide intervals: read nothing into a bar whose line crosses the dashes.</p>
<p>The same games again:</p>
<code>${escaped(command)}</code>
${[...winSections(report), pointSection(report), ...lengthSections(report), figureSection(report), ...report.uses.map(useSection)].join('\n')}
</html>
`
}

const section = (heading: string, body: string): string => `<h2>${escaped(heading)}</h2>\n${body}`

const note = (text: string): string => `<p class="note">${escaped(text)}</p>`

function winSections({ seats, attributes, players }: BalanceReport): string[] {
  const chart = (heading: string, rows: readonly WinShare[]) =>
    barChart({
      label: `${heading}: share of wins`,
      mark: 1 / players,
      most: 1,
      bars: rows
        .filter(({ games }) => games > 0)
        .map(({ name, games, share }) => ({
          name,
          value: share.mean,
          low: share.low,
          high: share.high,
          text: `${percent(share.mean)} of ${games}`,
        })),
    })
  const apart = (rows: readonly WinShare[]) =>
    note(
      `Apart from the seats they were played on: ${rows
        .filter(({ games }) => games > 0)
        .map((row) => `${row.name} ${row.apart.mean < 0 ? '−' : '+'}${percent(Math.abs(row.apart.mean))}`)
        .join(', ')}.`,
    )
  return [
    section('Wins by seat', chart('Seats', seats)),
    ...attributes.map(({ title, rows }) => section(`Wins: ${title}`, `${chart(title, rows)}\n${apart(rows)}`)),
  ]
}

const pointSection = ({ points }: BalanceReport): string =>
  section(
    'Points by source',
    barChart({
      label: 'Share of all points by source',
      bars: points.map(({ name, share, mean, winners }) => ({
        name,
        value: share,
        text: `${percent(share)}, ${decimal(mean)} / ${decimal(winners)}`,
      })),
    }) + note('Share of all points, mean of a player / mean of a winner.'),
  )

function lengthSections({ length, leaders }: BalanceReport): string[] {
  const { rounds, decisions, leadChanges } = length
  return [
    section(
      'Length',
      `<p>${decimal(rounds.mean)} rounds, ${decimal(decisions.mean)} decisions, ${decimal(leadChanges.mean)} changes of the lead.</p>`,
    ),
    section(
      'Leaders who win',
      barChart({
        label: 'How often the leader after a round wins',
        most: 1,
        bars: someOf(leaders).map(({ round, games, share }) => ({
          name: `After round ${round}`,
          value: share.mean,
          low: share.low,
          high: share.high,
          text: `${percent(share.mean)} of ${games}`,
        })),
      }),
    ),
  ]
}

function figureSection({ figures }: BalanceReport): string {
  if (figures.length === 0) return ''
  const rows = figures.map(
    (figure) => `<tr><td>${escaped(figure.title)}</td><td>${figureText(figure)}</td><td>of ${figure.of}</td></tr>`,
  )
  return section('Figures of this game', `<table>${rows.join('')}</table>`)
}

/** How often things came to each stage; sorted by how far they come. */
function useSection(table: UseTable): string {
  const { title, stages } = table
  const [first = '', last] = [stages[0], stages.at(-1)]
  const isStaged = stages.length > 1
  const worthOf = ({ games, reached }: UseRow) => (isStaged ? (reached.at(-1) ?? 0) : (games[0] ?? 0))
  const bars = [...rowsOf(table)]
    .sort((a, b) => worthOf(b) - worthOf(a))
    .map((row) => ({
      name: row.name,
      value: worthOf(row),
      text: [
        isStaged
          ? `${percent(worthOf(row))} of ${row.games.at(-2)} games`
          : `${row.games[0]} games, ${row.times[0]} times`,
        ...(row.share ? [`won ${percent(row.share.mean)}`] : []),
      ].join(', '),
    }))
  const about = isStaged
    ? `Share of the games with one ${first} in which one was also ${last}, and how often those players won.`
    : `Games in which one was ${first}, how often in all, and how often those players won.`
  const dead = deadIn(table).map(({ name }) => name)
  return section(
    title,
    `${note(about)}\n${barChart({ label: `${title}: ${about}`, bars, ...(isStaged ? { most: 1 } : {}) })}${
      dead.length === 0 ? '' : note(`Never ${last}: ${dead.join(', ')}.`)
    }`,
  )
}
