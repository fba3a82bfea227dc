import type { Formatter, SpokenLandmark } from '@orrery/board'
import { capitalised } from '@orrery/engine'
import type { Viewer } from '@orrery/protocol'
import type { HexView, SeatView, View } from '../../view.ts'
import { areasFor, openAims } from './aims.ts'
import { armiesIn } from './area.ts'
import { aimText } from './standing.ts'

/** Armies, where they clash, what aims want, markers, homezones and free places. */
export function sights(view: View, viewer: Viewer, say: Formatter): readonly SpokenLandmark[] {
  const own = viewer === 'spectator' ? undefined : view.seats[viewer]
  const all = armies(view, viewer, own?.faction, say)
  const rank = ({ kind }: SpokenLandmark) => ['mine', 'foe'].indexOf(kind)
  return [
    ...all.filter((army) => rank(army) === 0),
    ...all.filter((army) => rank(army) !== 0),
    ...(own ? goals(view, own, say) : []),
    ...gathered(
      'contested',
      say.text('Contested area'),
      view.hexes.filter(({ units }) => Object.keys(units).length > 1),
    ),
    ...view.seats.flatMap(({ faction, home }) =>
      home === null
        ? []
        : [{ kind: 'home', name: say.text('Homezone: {{side}}', { side: say.name(faction) }), places: [home] }],
    ),
    ...marked(view, 'eggs', say.text('Egg')),
    ...marked(view, 'mines', say.text('Mine')),
    ...marked(view, 'strongholds', say.name('stronghold')),
    ...marked(view, 'covers', say.name('cover')),
    ...view.tunnels.map(({ edge }) => ({ kind: 'tunnel', name: say.text('Tunnel'), places: edge.split('-') })),
    ...view.kaneda.flatMap((edge) =>
      edge === null ? [] : [{ kind: 'kaneda', name: say.text('Kaneda marker'), places: edge.split('-') }],
    ),
    ...gathered(
      'tsukuyumi',
      capitalised(say.name('tsukuyumi')),
      view.hexes.filter(({ properties }) => properties?.includes('tsukuyumi')),
    ),
    ...(view.slots.length > 0 ? [{ kind: 'unknown', name: say.text('Free for a tile'), places: [...view.slots] }] : []),
  ]
}

/** Each army of each side in each area: "The Dark Seed: 2 Workers and 1 Breeder". Oni are a danger to everybody. */
function armies(view: View, viewer: Viewer, own: string | undefined, say: Formatter): SpokenLandmark[] {
  return view.hexes.flatMap((area) =>
    armiesIn(area, view, viewer).map(([side, figures]) => ({
      kind: side === own ? 'mine' : side === 'oni' ? 'danger' : 'foe',
      name: say.sentence('{{side}}: {{units}}', { side, units: figures }),
      places: [area.hex],
    })),
  )
}

/** What a mission or the goal still wants, and where that is to be had. */
function goals(view: View, seat: SeatView, say: Formatter): SpokenLandmark[] {
  return openAims(view, seat).flatMap((aim) => {
    const places = areasFor(view, seat, aim)
    const name = aimText(view, seat, aim, say) ?? say.name(aim)
    return places.length === 0 ? [] : [{ kind: 'goal', name, places: [...places] }]
  })
}

const gathered = (kind: string, name: string, hexes: readonly HexView[]): SpokenLandmark[] =>
  hexes.length === 0 ? [] : [{ kind, name, places: hexes.map(({ hex }) => hex) }]

/** Markers of a kind, each as often as it lies there. */
const marked = (view: View, kind: 'eggs' | 'mines' | 'strongholds' | 'covers', name: string): SpokenLandmark[] =>
  gathered(
    kind,
    name,
    view.hexes.flatMap((hex) => Array.from({ length: hex[kind] ?? 0 }, () => hex)),
  )
