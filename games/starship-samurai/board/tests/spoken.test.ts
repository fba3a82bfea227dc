import { type Heard, type Pieces, putPiece, spokenChecks } from '@orrery/board/testing'
import { capitalised } from '@orrery/engine'
import { expect, test } from 'vitest'
import { housePack } from '../../content/house.ts'
import starshipSamurai, { type State, type View } from '../../game.ts'
import board from '../../words/de/board.ts'
import german from '../../words/de/index.ts'
import { seatOf } from '../facts.ts'
import spoken from '../spoken/index.ts'

const checks = spokenChecks({
  sources: { game: starshipSamurai, languages: { de: { locale: german(housePack), board } } },
  spoken,
  players: 4,
  options: { deck: 'combine' },
  seed: 'spoken',
  positions: Number(process.env.ORRERY_POSITIONS ?? 16),
  raw: /\b(of|von) \d\b|\b[a-z]+-\d\b|\b[BSL]\d\d\b|-carrier|location-|supply-|graveyard-/,
  plain: /^(end|stop|none|pass|yes|no|pay|lose|marker|power|wealth|cards|discard|return|lower|\d+)$/,
  asks: 30,
  told,
  seen,
  beside,
})

test.each(checks)('%s', (_, problems) => {
  expect(problems()).toEqual([])
})

/** From the landmarks alone: "Nova: 2 fighters, the carrier, and Gozen". */
function told({ spoken: { landmarks }, view, seat, say }: Heard<State, View>): Pieces {
  const pieces = new Map<string, string[]>()
  for (const { kind, name, places } of landmarks(view, seat, say))
    for (const place of places) {
      if (kind === 'marker') putPiece(pieces, place, name)
      if (kind !== 'mine' && kind !== 'foe') continue
      const [clan, list] = name.split(': ')
      const owner = clan === 'You' ? view.seats[seat].clan : clan
      for (const part of list.split(/, and |, | and /)) {
        const fighters = /^(\d+)\sfighters?$/.exec(part)?.[1]
        if (fighters === undefined) putPiece(pieces, place, `${owner} ${part}`)
        else putPiece(pieces, place, ...Array.from({ length: Number(fighters) }, () => `${owner} fighter`))
      }
    }
  return pieces
}

function seen({ view }: Heard<State, View>): Pieces {
  const pieces = new Map<string, string[]>()
  const putUnit = (place: string, unit: string) => {
    const { clan } = view.seats[seatOf(unit, view.seats)]
    const sort = unit.endsWith('-carrier') ? 'the carrier' : /-\d$/.test(unit) ? 'fighter' : capitalised(unit)
    putPiece(pieces, place, `${clan} ${sort}`)
  }
  for (const { board: number, units } of view.boards)
    for (const { id } of units.flat()) putUnit(`location-${number}`, id)
  for (const { clan, supply, graveyard } of view.seats) {
    for (const unit of supply) putUnit(`supply-${clan}`, unit)
    for (const unit of graveyard) putUnit(`graveyard-${clan}`, unit)
  }
  for (const { clan, space } of view.markers) putPiece(pieces, space, clan)
  return pieces
}

/** Branches meet in the neutral space; everything else is a row that is read. */
function beside({ view, map }: Heard<State, View>): Pieces {
  const track = new Map<string, string[]>(map.places.map(({ id }) => [id, []]))
  for (const { clan } of view.seats)
    view.branch.forEach((_, index) => {
      const [space, before] = [`${clan}-${index + 1}`, index === 0 ? 'neutral' : `${clan}-${index}`]
      putPiece(track, space, before)
      putPiece(track, before, space)
    })
  return track
}
