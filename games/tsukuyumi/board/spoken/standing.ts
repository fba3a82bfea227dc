import type { Formatter } from '@orrery/board'
import type { Viewer } from '@orrery/protocol'
import type { SeatView, View } from '../../view.ts'
import { sumsOf } from '../facts.ts'
import { areasOf, groundText, phaseText, roundText, unitsOf } from '../words.ts'
import { missingGrounds, openAims, type Progress, progressOf } from './aims.ts'
import { armiesIn, isOwn } from './area.ts'

/** Where the round is, who leads, and what the viewer has and still wants. */
export function standing(view: View, viewer: Viewer, say: Formatter): readonly string[] {
  const phase = `${roundText(say, view)}, ${phaseText(say, view.phase)}.`
  const scores = [...view.seats].sort((a, b) => b.score - a.score)
  if (viewer === 'spectator') {
    const points = scores.map(({ faction, score }) => `${say.name(faction)} ${score}`).join(', ')
    return [phase, say.text('Victory points: {{points}}.', { points })]
  }
  const own = view.seats[viewer]
  const rival = scores.find((seat) => seat !== own)
  const fights = view.battles.map(({ hex }) => fightText(view, hex, viewer, say))
  return [
    fights.length === 0 ? phase : `${phase.slice(0, -1)}, ${fights.join(', ')}.`,
    rival === undefined
      ? say.text('Most victory points win: you have {{own}}.', { own: own.score })
      : say.text('Most victory points win: you have {{own}}, {{rival}} {{theirs}}.', {
          own: own.score,
          rival: say.name(rival.faction),
          theirs: rival.score,
        }),
    say.text(
      'You control {{areas|=0 no areas|# area|# areas}} and have {{units|=0 no units|# unit|# units}}{{aims}}.',
      {
        areas: areasOf(view, own.faction),
        units: unitsOf(view, own.faction).length,
        aims: openAims(view, own)
          .map((aim) => aimText(view, own, aim, say))
          .flatMap((text) => (text === undefined ? [] : [`; ${text}`]))
          .join(''),
      },
    ),
  ]
}

/** Who meets in a combat, and how strong they are. */
function fightText(view: View, place: string, viewer: Viewer, say: Formatter): string {
  const area = view.hexes.find(({ hex }) => hex === place)
  const forces = (area ? armiesIn(area, view, viewer) : []).map(([side, figures]) =>
    say.text('{{side}}: conquest {{conquest}}, health {{health}}, damage {{damage}}', {
      side: isOwn(side, view, viewer) ? say.text('your units') : say.name(side),
      conquest: area?.points[side] ?? 0,
      ...sumsOf(figures),
    }),
  )
  const where = say.text('combat in {{hex}}', { hex: place })
  return forces.length === 0 ? where : `${where} (${forces.join('; ')})`
}

function countedText(say: Formatter, aim: string, { done, of, counted }: Progress): string {
  const data = { aim, done: Math.min(done, of), of }
  switch (counted) {
    case 'areas':
      return say.text('{{aim}}, {{done}} of {{of|# area|# areas}}', data)
    case 'units':
      return say.text('{{aim}}, {{done}} of {{of|# unit|# units}} destroyed', data)
    case undefined:
      return say.text('{{aim}}, {{done}} of {{of}}', data)
  }
}

/** How far a side has come with an aim, and what is missing: "Geo Tagging, 2 of 3, missing: Riverland". */
export function aimText(view: View, seat: SeatView, aim: string, say: Formatter): string | undefined {
  const progress = progressOf(view, seat, aim)
  if (progress === undefined) return undefined
  const counted = countedText(say, say.name(aim), progress)
  const missing = missingGrounds(view, seat, aim).map((type) => groundText(say, { kind: 'area', type }))
  return missing.length === 0
    ? counted
    : say.text('{{counted}}, missing: {{grounds}}', { counted, grounds: missing.join(', ') })
}
