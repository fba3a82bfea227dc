import { type Heard, type Pieces, putPiece, spokenChecks } from '@orrery/board/testing'
import { expect, test } from 'vitest'
import { housePack } from '../../content/house.ts'
import xia, { type State, type View } from '../../game.ts'
import { CELLS } from '../../map/lattice.ts'
import board from '../../words/de/board.ts'
import german from '../../words/de/index.ts'
import { content } from '../content.ts'
import spoken from '../spoken/index.ts'

const checks = spokenChecks({
  sources: { game: xia, languages: { de: { locale: german(housePack), board } } },
  spoken,
  players: 4,
  seed: 'spoken-3',
  positions: Number(process.env.ORRERY_POSITIONS ?? 16),
  raw: /-?\d+,-\d+|-\d+,-?\d+|\b[a-z]+-[a-z]+-[a-z]+@|@|\b[ABGRST]\d\d\b/,
  plain:
    /^(end|stop|none|done|fire|yes|no|scan|attack|gift|jettison|repair|rearrange|rest|follow|let-go|tigris|fame|buy:fame|[a-k]\d(\.\d)?)$/,
  asks: 18,
  told,
  seen,
  beside,
})

test.each(checks)('%s', (_, problems) => {
  expect(problems()).toEqual([])
})

/** Ships and cargo by the landmarks alone; what spaces are good for by their kinds. */
function told({ spoken: { landmarks }, view, seat, say }: Heard<State, View>): Pieces {
  const pieces = new Map<string, string[]>()
  for (const { kind, name, places } of landmarks(view, seat, say))
    for (const place of places) {
      if (['mine', 'foe', 'npc'].includes(kind)) putPiece(pieces, place, name.split(',')[0])
      if (kind === 'danger' && name !== 'star') putPiece(pieces, place, name.split(',')[0])
      if (kind === 'cargo') putPiece(pieces, place, name.replace('Jettisoned: ', ''))
      if (['token', 'spawn', 'mission', 'buy', 'sell', 'gathering'].includes(kind)) putPiece(pieces, place, kind)
    }
  return pieces
}

const GATHERED = ['mine', 'salvage', 'harvest']

function seen({ view }: Heard<State, View>): Pieces {
  const pieces = new Map<string, string[]>()
  for (const { colour, hex } of view.vessels) if (hex !== null) putPiece(pieces, hex, colour)
  for (const { id, hex } of view.npcs) if (hex !== null) putPiece(pieces, hex, content.npcs[id as 'merchant'].name)
  for (const { hex, cargo } of view.floating) putPiece(pieces, hex, cargo)
  for (const { tile, q, r, turn, token } of view.sectors)
    content.tiles[tile].layouts[turn].special.forEach((special, cell) => {
      const place = `${q + CELLS[cell].q},${r + CELLS[cell].r}`
      if (special?.kind === 'exploration') putPiece(pieces, place, ...(token ? ['token'] : []))
      else if (special) putPiece(pieces, place, GATHERED.includes(special.kind) ? 'gathering' : special.kind)
    })
  return pieces
}

const AROUND = [
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, 0],
  [-1, 1],
  [0, 1],
] as const

/** Hexes are beside each other where their coordinates are; a rim of unknown ones lies around; gates lead to gates. */
function beside({ view }: Heard<State, View>): Pieces {
  const known = new Map<string, { readonly gate: string | undefined }>()
  for (const { tile, q, r, turn } of view.sectors)
    CELLS.forEach((cell, index) => {
      const { layouts, malfunctioning } = content.tiles[tile]
      const isGate = layouts[turn].terrain[index] === 'gate' && !malfunctioning
      known.set(`${q + cell.q},${r + cell.r}`, { gate: isGate ? tile : undefined })
    })
  const around = (place: string): string[] => {
    const [q, r] = place.split(',').map(Number)
    return AROUND.map(([dq, dr]) => `${q + dq},${r + dr}`)
  }
  const rim = new Set([...known.keys()].flatMap(around).filter((place) => !known.has(place)))
  const steps = new Map<string, string[]>()
  for (const [place, { gate }] of known) {
    putPiece(steps, place, ...around(place))
    if (gate !== undefined)
      for (const [other, { gate: there }] of known)
        if (there !== undefined && there !== gate) putPiece(steps, place, other)
  }
  for (const place of rim)
    putPiece(steps, place, ...around(place).filter((other) => known.has(other) || rim.has(other)))
  return steps
}
