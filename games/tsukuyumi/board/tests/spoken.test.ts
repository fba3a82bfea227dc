import { type Heard, type Pieces, putPiece, spokenChecks } from '@orrery/board/testing'
import { expect, test } from 'vitest'
import { housePack } from '../../content/house.ts'
import tsukuyumi, { type State, type View } from '../../game.ts'
import { axialOf, hexNamed } from '../../map/hex.ts'
import board from '../../words/de/board.ts'
import german from '../../words/de/index.ts'
import { kindOfFigure } from '../facts.ts'
import spoken from '../spoken/index.ts'

const checks = spokenChecks({
  sources: { game: tsukuyumi, languages: { de: { locale: german(housePack), board } } },
  spoken,
  players: 4,
  seed: 'spoken',
  positions: Number(process.env.ORRERY_POSITIONS ?? 16),
  raw: /\b[a-z]\d+-[a-z]|\b(AC|EV)\d\d\b|\b[a-z]+-\d+\b|dark-seed|oni-/,
  plain:
    /^(end|stop|none|done|yes|no|up|down|deck|draw-pile|discard-pile|mines|radiation|draw|event|initiative|produce|drone|move|attack|charge|oni-(place|conquest|move)|swarm-(move|fly|eggs)|conqueror|production|movement|combat|events|radioactive|unstable|toxic|tsukuyumi|\d+)$/,
  asks: 40,
  told,
  seen,
  beside,
})

test.each(checks)('%s', (_, problems) => {
  expect(problems()).toEqual([])
})

const MARKERS = ['eggs', 'mines', 'strongholds', 'covers'] as const

/** From the landmarks alone: "The Dark Seed: 2 Workers and the Planter", "Egg". */
function told({ spoken: { landmarks }, view, seat, say }: Heard<State, View>): Pieces {
  const pieces = new Map<string, string[]>()
  for (const { kind, name, places } of landmarks(view, seat, say))
    for (const place of places) {
      if (MARKERS.some((marker) => marker === kind) || kind === 'home') putPiece(pieces, place, kind)
      if (!['mine', 'foe', 'danger'].includes(kind)) continue
      const [side, list] = name.replaceAll('\u00a0', ' ').split(': ')
      const owner = side === 'You' ? say.name(view.seats[seat].faction) : side.replace(/^The /, '')
      for (const part of list.split(/, and |, | and /)) {
        const [, count, unit] = /^(\d+) (.+)$/.exec(part) ?? []
        if (count === undefined) putPiece(pieces, place, `${owner} ${part.replace(/^[Tt]he /, '')}`)
        else
          for (let i = 0; i < Number(count); i++) putPiece(pieces, place, `${owner} ${singular(unit, Number(count))}`)
      }
    }
  return pieces
}

/** Oni, Cover and numbered models have no plural. */
const singular = (name: string, count: number): string =>
  count === 1 || /(?:Oni|\d)$/.test(name) ? name : name.slice(0, -1)

function seen({ view, say }: Heard<State, View>): Pieces {
  const pieces = new Map<string, string[]>()
  for (const hex of view.hexes) {
    for (const [side, figures] of Object.entries(hex.units))
      for (const figure of figures) putPiece(pieces, hex.hex, `${say.name(side)} ${say.name(kindOfFigure(figure))}`)
    for (const marker of MARKERS) putPiece(pieces, hex.hex, ...Array.from({ length: hex[marker] ?? 0 }, () => marker))
  }
  for (const { home } of view.seats) if (home !== null) putPiece(pieces, home, 'home')
  return pieces
}

/** Areas and free places are beside each other where their coordinates are. */
function beside({ view }: Heard<State, View>): Pieces {
  const areas = new Set(view.hexes.map(({ hex }) => hex))
  const all = [...new Set([...areas, ...view.slots])]
  const at = (name: string) => axialOf(hexNamed(name) ?? 0)
  const isBeside = (a: string, b: string): boolean => {
    const [[q, r], [s, t]] = [at(a), at(b)]
    return Math.max(Math.abs(q - s), Math.abs(r - t), Math.abs(q + r - s - t)) === 1
  }
  return new Map(all.map((a) => [a, all.filter((b) => isBeside(a, b))]))
}
