import type { Formatter } from '@orrery/board'
import type { ActionCard } from '../../content/types.ts'

interface Row {
  readonly icon: string
  readonly text: string
  /** The same in figures, for where there is no room for words. */
  readonly figures: string
}

const row = (icon: string, text: string, ...figures: readonly number[]): Row => ({
  icon,
  text,
  figures: figures.join('·'),
})

function blueRows(say: Formatter, { blue }: ActionCard): Row[] | undefined {
  if (blue === null) return undefined
  const { factionEffect, draw, play, initiative } = blue
  return [
    ...(factionEffect ? [row('effect', say.text('Faction effect'))] : []),
    ...(draw + play > 0
      ? [row('event', say.text('Draw {{draw|# event|# events}}, play {{play}}', { draw, play }), draw, play)]
      : []),
    ...(initiative > 0
      ? [row('initiative', say.text('Initiative ±{{places}}', { places: initiative }), initiative)]
      : []),
  ]
}

function greenRows(say: Formatter, { green }: ActionCard): Row[] | undefined {
  if (green === null) return undefined
  const { production, oniPlace, oniConquest, oniMove } = green
  return [
    ...(production > 0 ? [row('produce', say.text('Production {{points}}', { points: production }), production)] : []),
    ...(oniPlace > 0 ? [row('oni-place', say.text('Place {{count}} Oni', { count: oniPlace }), oniPlace)] : []),
    ...(oniConquest > 0
      ? [row('oni-conquest', say.text('Oni conquer {{count}}×', { count: oniConquest }), oniConquest)]
      : []),
    ...(oniMove > 0 ? [row('oni-move', say.text('Oni move {{count}}×', { count: oniMove }), oniMove)] : []),
  ]
}

function redRows(say: Formatter, { red }: ActionCard): Row[] | undefined {
  if (red === null) return undefined
  return [
    ...(red.movement > 0 ? [row('move', say.text('Movement {{range}}', { range: red.movement }), red.movement)] : []),
    ...(red.combat > 0 ? [row('attack', say.text('Attack {{count}}×', { count: red.combat }), red.combat)] : []),
  ]
}

/** What a card gives in each coloured phase; nothing for a phase it lacks. */
export const bandsOf = (say: Formatter, card: ActionCard) =>
  [
    ['blue', blueRows(say, card)],
    ['green', greenRows(say, card)],
    ['red', redRows(say, card)],
  ] as const
