import type { Formatter, Told } from '@orrery/board'
import { capitalised } from '@orrery/engine'
import type { Viewer } from '@orrery/protocol'
import { hexNamed, NEIGHBOURS, NO_HEX } from '../../map/hex.ts'
import type { HexView, View } from '../../view.ts'
import { countKinds, kindOfFigure, sumsOf, unitOf, worthOf } from '../facts.ts'
import { groundText } from '../words.ts'
import { traitsOf } from './traits.ts'

/** A line about an area, and the sign that stands before it where it is shown. */
export interface AreaLine {
  readonly text: string
  readonly icon?: string
  readonly power?: string
  readonly unit?: string
}

/** What is at an area: ground, owner, who is there, what lies there. */
export function at(view: View, place: string, viewer: Viewer, say: Formatter): Told {
  const hex = view.hexes.find((one) => one.hex === place)
  if (hex === undefined)
    return {
      name: place,
      brief: [say.text('free for a tile'), ...besideText(view, place, say)],
      full: [say.text('A tile or a homezone can be placed here.')],
    }
  const isHome = hex.kind === 'homezone'
  // Who is there with units is named once.
  const owner = isHome || isHeld(hex) ? [] : ownerText(hex, view, viewer, say)
  return {
    name: place,
    brief: [
      isHome ? homeText(hex, view, viewer, say) : groundText(say, hex),
      ...(hex.properties ?? []).map((property) => say.name(property)),
      ...owner,
      ...armiesIn(hex, view, viewer).map(([power, figures]) => armyBrief(hex, power, figures, view, viewer, say)),
    ],
    full: areaLines(view, hex, say).map(({ text }) => (/[.!?]$/.test(text) ? text : `${text}.`)),
  }
}

/** What a tile or a homezone would lie beside: "beside Ocean floor (c9, c10)". */
function besideText({ hexes }: View, place: string, say: Formatter): string[] {
  const around: readonly number[] = NEIGHBOURS[hexNamed(place) ?? NO_HEX] ?? []
  const areas = hexes.filter(({ hex }) => around.includes(hexNamed(hex) ?? NO_HEX))
  const grounds = [...new Set(areas.map((area) => groundText(say, area)))].map((ground) => {
    const names = areas.filter((area) => groundText(say, area) === ground).map(({ hex }) => hex)
    return `${ground} (${names.join(', ')})`
  })
  return grounds.length === 0 ? [] : [say.text('beside {{areas}}', { areas: grounds.join(', ') })]
}

/** The own army first, then those of the others in the order of seats, then the Oni: a view may name them in any order. */
export function armiesIn(
  { units }: HexView,
  view: View,
  viewer: Viewer,
): readonly (readonly [string, readonly string[]])[] {
  const sides = view.seats.map(({ faction }) => faction)
  const own = viewer === 'spectator' ? [] : [sides[viewer]]
  return [...new Set([...own, ...sides, ...Object.keys(units)])].flatMap((power) => {
    const figures = units[power] ?? []
    return figures.length > 0 ? [[power, figures] as const] : []
  })
}

export const isOwn = (power: string, view: View, viewer: Viewer): boolean =>
  viewer !== 'spectator' && view.seats[viewer].faction === power

function ownerText({ owner }: HexView, view: View, viewer: Viewer, say: Formatter): string[] {
  if (owner === null) return []
  return isOwn(owner, view, viewer)
    ? [say.text('yours')]
    : [say.text('controlled by {{side}}', { side: say.name(owner) })]
}

function homeText({ owner }: HexView, view: View, viewer: Viewer, say: Formatter): string {
  if (owner === null) return say.text('Homezone')
  return isOwn(owner, view, viewer)
    ? say.text('your homezone')
    : say.text('Homezone: {{side}}', { side: say.name(owner) })
}

function armyBrief(
  hex: HexView,
  power: string,
  figures: readonly string[],
  view: View,
  viewer: Viewer,
  say: Formatter,
): string {
  const force = { units: figures, conquest: hex.points[power] ?? 0, damage: sumsOf(figures).damage }
  const isOwner = power === hex.owner
  // Whose a homezone is has been said.
  if (isOwner && hex.kind === 'homezone') return say.sentence('{{units}}[[, damage {{damage}}]]', force)
  const name = isOwn(power, view, viewer) ? say.text('your units') : say.name(power)
  const [side = name] = isOwner ? ownerText(hex, view, viewer, say) : []
  return `${side}: ${say.sentence('{{units}}[[, conquest {{conquest}}]][[, damage {{damage}}]]', force)}`
}

/** Whoever controls an area has units there. */
const isHeld = ({ owner, units }: HexView): boolean => owner !== null && (units[owner] ?? []).length > 0

const unitsText = (figures: readonly string[], say: Formatter): string => say.sentence('{{units}}', { units: figures })

/** Everything about an area: what an inspector shows, and what is read in full. */
export function areaLines(view: View, hex: HexView, say: Formatter): readonly AreaLine[] {
  return [
    groundLine(hex, say),
    ...(hex.owner === null || isHeld(hex)
      ? []
      : [{ power: hex.owner, text: say.text('controlled by {{side}}', { side: say.name(hex.owner) }) }]),
    ...featureLines(view, hex, say),
    ...armiesIn(hex, view, view.seat ?? 'spectator').flatMap(([power, figures]) =>
      armyLines(power, figures, hex, view, say),
    ),
  ].map((line) => ({ ...line, text: capitalised(line.text) }))
}

function groundLine(hex: HexView, say: Formatter): AreaLine {
  const ground = groundText(say, hex)
  if (hex.kind === 'homezone') return { text: ground }
  const points = hex.properties?.includes('toxic') ? 0 : worthOf(hex.type)
  return { text: say.text('{{ground}}, {{points}} VP', { ground, points }) }
}

/** Properties, blockades, markers, and what forbids an attack. */
function featureLines(view: View, hex: HexView, say: Formatter): AreaLine[] {
  const { properties = [], printed = [], passages = [], blockades = [], pigs = [], rocket = [] } = hex
  const closed = [...printed.filter((way) => !passages.includes(way)), ...blockades]
  const ways = (list: readonly string[]) => list.map((way) => say.name(way)).join(', ')
  const counted = (icon: string, text: (n: number) => string, count = 0) =>
    count > 0 ? [{ icon, text: text(count) }] : []
  const named = (thing: string) => (n: number) => (n > 1 ? `${n} ${say.name(thing)}` : say.name(thing))
  const edges = (name: string) => name.split('-').includes(hex.hex)
  const beyond = (name: string) => name.split('-').find((one) => one !== hex.hex) ?? ''
  return [
    ...properties.map((property) => ({ icon: property, text: say.name(property) })),
    ...(closed.length > 0 ? [{ icon: 'cover', text: say.text('Blockade: {{ways}}', { ways: ways(closed) }) }] : []),
    ...(passages.length > 0 ? [{ icon: 'move', text: say.text('Passage: {{ways}}', { ways: ways(passages) }) }] : []),
    ...(pigs.length > 0 ? [{ icon: 'pigs', text: say.text('Pigs: {{ways}}', { ways: ways(pigs) }) }] : []),
    ...view.tunnels
      .filter(({ edge }) => edges(edge))
      .map(({ edge }) => ({ icon: 'tunnel', text: say.text('Tunnel to {{hex}}', { hex: beyond(edge) }) })),
    ...view.kaneda
      .filter((edge): edge is string => edge !== null && edges(edge))
      .map((edge) => ({ icon: 'kaneda', text: say.text('Kaneda marker towards {{hex}}', { hex: beyond(edge) }) })),
    ...counted('egg', (n) => say.text('{{n|# egg|# eggs}}', { n }), hex.eggs),
    ...counted('mine', (n) => say.text('{{n|# mine|# mines}}', { n }), hex.mines),
    ...counted('stronghold', named('stronghold'), hex.strongholds),
    ...counted('cover', named('cover'), hex.covers),
    ...rocket.map((colour) => ({
      icon: 'rocket-attack',
      text: say.text('{{colour|=red Red|Blue}} Rocket marker', { colour }),
    })),
    ...view.locks
      .filter((lock) => lock.hex === hex.hex)
      .map((lock) => ({
        icon: 'attack',
        text: say.text('{{side}} cannot attack here', { side: say.name(lock.faction) }),
      })),
  ]
}

function armyLines(power: string, figures: readonly string[], hex: HexView, view: View, say: Formatter): AreaLine[] {
  const { health, damage } = sumsOf(figures)
  const still = new Map(countKinds(figures.filter((figure) => view.moved.includes(figure))))
  const sum = say.text('{{side}}: conquest {{conquest}}, health {{health}}, damage {{damage}}', {
    side: power === hex.owner ? say.text('controlled by {{side}}', { side: say.name(power) }) : say.name(power),
    conquest: hex.points[power] ?? 0,
    health,
    damage,
  })
  return [
    { power, text: sum },
    ...countKinds(figures).map(([kind]) => ({
      power,
      unit: kind,
      text: [...unitParts(kind, figures, view, say), ...movedText(still.get(kind) ?? 0, say)].join(', '),
    })),
  ]
}

/** So many of a kind of unit with their values and what else they can do. */
function unitParts(kind: string, figures: readonly string[], view: View, say: Formatter): readonly string[] {
  const unit = unitOf(kind)
  const alike = figures.filter((figure) => kindOfFigure(figure) === kind)
  const name = unitsText(alike, say)
  if (unit === undefined) return [name]
  const { conquest, health, damage } = unit
  const values = { unit: name, conquest, health, damage }
  return [
    alike.length > 1
      ? say.text('{{unit}}: each conquest {{conquest}}, health {{health}}, damage {{damage}}', values)
      : say.text('{{unit}}: conquest {{conquest}}, health {{health}}, damage {{damage}}', values),
    ...traitsOf(view.traits, kind, say).map(([, text]) => text),
  ]
}

const movedText = (count: number, say: Formatter): string[] =>
  count > 0 ? [say.text('{{count}} moved', { count })] : []
