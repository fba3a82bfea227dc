import { type Messages, wrapLine } from '@orrery/engine'
import type { Content } from '../content/types.ts'
import { axialOf, hexNamed } from '../map/hex.ts'
import type { Phase } from '../rules/state/state.ts'
import type { BattleView, HexView, SeatView, TurnView, View } from '../view.ts'
import { combatText, numberedText } from './cards.ts'

/** Characters of a hex in the map. */
const CELL = 12

const PHASES: { readonly [phase in Phase]: string } = {
  setup: 'setup',
  ghost: 'draft',
  select: 'draft',
  discard: 'draft',
  white: 'white phase',
  blue: 'blue phase',
  green: 'green phase',
  red: 'red phase',
  end: 'end of the round',
  over: 'game over',
}

interface Table {
  readonly view: View
  readonly content: Content
  readonly name: Messages['name']
}

/** What a seat sees, as text for a terminal: the map, who is where, players, combat, and the cards in hand. */
export function renderTable(view: View, content: Content, name: Messages['name']): string {
  const table: Table = { view, content, name }
  const lines = [
    ...headline(table),
    ...mapLines(table),
    ...view.hexes.flatMap((hex) => hexLines(table, hex)),
    ...view.seats.flatMap((seat, i) => seatLines(table, seat, i === view.seat)),
    ...suppliesLines(table),
    ...(view.turn ? turnLines(table, view.turn) : []),
    ...view.battles.flatMap((battle) => battleLines(table, battle)),
    ...handLines(table),
  ]
  return lines.join('\n')
}

function headline({ view, name }: Table): string[] {
  const { round, rounds, phase, order, ranking, seats } = view
  const places = ranking.map((seat, place) => `${place + 1}. ${name(seats[seat].faction)} ${seats[seat].score}`)
  const text = `Round ${round} of ${rounds}: ${PHASES[phase]}. Initiative: ${order.map((one) => name(one)).join(', ')}.`
  return [...wrapLine(text, 2), ...(places.length > 0 ? [places.join(', ')] : [])]
}

const SHORT: { readonly [power: string]: string } = {
  cybersamurai: 'C',
  'dark-seed': 'D',
  nomads: 'N',
  boarlords: 'B',
  oni: 'O',
}

const TYPES: { readonly [type: string]: string } = {
  ocean: 'oc',
  fertile: 'FE',
  mountain: 'M',
  river: 'RI',
  devastated: 'de',
  moon: 'mo',
}

/** `c3 FE D:4N2`: its name, its type, who controls it, and how many units of whom are there. */
function cellText({ hex, kind, type, mountain = 0, owner, units }: HexView): string {
  const what = kind === 'homezone' ? 'HOME' : `${TYPES[type ?? ''] ?? ''}${mountain > 0 ? mountain : ''}`
  const whose = owner === null ? '' : `${SHORT[owner]}:`
  const who = Object.entries(units).map(([power, list]) => `${SHORT[power]}${list.length}`)
  return `${hex} ${what} ${whose}${who.join('')}`.trimEnd()
}

/** The hexes in rows from north to south, each row shifted by half a hex. */
function mapLines({ view }: Table): string[] {
  const placed = view.hexes.map((hex) => ({ hex, at: axialOf(hexNamed(hex.hex) as number) }))
  const column = ([q, r]: readonly [number, number]) => 2 * q + r
  const left = Math.min(...placed.map(({ at }) => column(at)))
  const rows = [...new Set(placed.map(({ at }) => at[1]))].sort((a, b) => a - b)
  return rows.map((row) => {
    let line = ''
    const cells = placed.filter(({ at }) => at[1] === row).sort((a, b) => a.at[0] - b.at[0])
    for (const { hex, at } of cells)
      line = `${line.padEnd(((column(at) - left) * CELL) / 2)}${cellText(hex).padEnd(CELL - 1)} `
    return line.trimEnd()
  })
}

/** A hex in which there is more than its tile. */
function hexLines({ name }: Table, hex: HexView): string[] {
  const list = (label: string, sides: readonly string[] = []) =>
    sides.length > 0 ? [`${label} ${sides.join(' ')}`] : []
  const count = (label: string, number = 0) => (number > 0 ? [`${number} ${label}`] : [])
  const { properties = [], printed = [], passages = [], blockades = [], rocket = [] } = hex
  const closed = printed.filter((side) => !passages.includes(side))
  const parts = [
    ...Object.entries(hex.units).map(
      ([power, units]) => `${name(power)} ${countText(units, name)} (${hex.points[power] ?? 0})`,
    ),
    ...properties.filter((property) => hex.kind !== 'moon' || property !== 'tsukuyumi').map((one) => name(one)),
    ...list('blockades', [...closed, ...blockades]),
    ...list('pigs', hex.pigs),
    ...count('eggs', hex.eggs),
    ...count('mines', hex.mines),
    ...count('strongholds', hex.strongholds),
    ...count('covers', hex.covers),
    ...rocket.map((colour) => `${colour} Rocket`),
  ]
  return parts.length === 0 ? [] : wrapLine(`  ${hex.hex.padEnd(4)}${parts.join('; ')}`, 6)
}

/** `3 Worker, Planter` */
function countText(units: readonly string[], name: Messages['name']): string {
  const counts = new Map<string, number>()
  for (const unit of units) {
    const kind = name(unit).replace(/ \d+$/, '')
    counts.set(kind, (counts.get(kind) ?? 0) + 1)
  }
  return [...counts].map(([kind, count]) => (count === 1 ? kind : `${count} ${kind}`)).join(', ')
}

function seatLines({ name }: Table, seat: SeatView, mine: boolean): string[] {
  const names = (ids: readonly string[]) => ids.map((id) => name(id)).join(', ')
  const done = [...seat.missions, ...(seat.goal ? ['goal'] : [])]
  const parts = [
    `${seat.score} VP (${seat.points} from missions, goal, and moon)`,
    ...(seat.card === null ? [] : [`drafted ${name(seat.card)}`]),
    ...(done.length > 0 ? [`done: ${names(done)}`] : []),
    ...(seat.events.length > 0 ? [`events: ${names(seat.events)}`] : []),
    `${seat.kills} destroyed`,
    `supply ${countText(seat.supply, name) || 'empty'}`,
  ]
  return wrapLine(`${mine ? '>' : ' '} ${name(seat.faction)}: ${parts.join('; ')}`, 4)
}

function suppliesLines({ view, content, name }: Table): string[] {
  const names = (ids: readonly string[]) => ids.map((id) => name(id)).join(', ')
  const weapons = Object.values(content.weapons).map(({ name: weapon }, at) => `${weapon} ${view.weapons[at]}`)
  const plays = (faction: string) => view.order.includes(faction)
  const parts = [
    `open events ${names(view.openEvents)}`,
    `missions ${names(view.missions)}`,
    ...(plays('cybersamurai') ? [`Uplinks ${names(view.uplinks)}`] : []),
    ...(plays('nomads') ? [`weapons ${weapons.join(', ')}`] : []),
    ...view.tunnels.map(({ edge, used }) => `tunnel ${edge}${used ? ' (used)' : ''}`),
    ...view.kaneda.flatMap((edge) => (edge === null ? [] : [`Kaneda ${edge}`])),
    `Oni in reserve ${countText(view.oniReserve, name) || 'none'}`,
  ]
  return wrapLine(`  ${parts.join('; ')}`, 4)
}

function turnLines({ name }: Table, turn: TurnView): string[] {
  const left = Object.entries(turn).filter(
    ([key, value]) => key !== 'faction' && (value === true || (typeof value === 'number' && value > 0)),
  )
  const parts = left.map(([key, value]) => (value === true ? key : `${key} ${value}`))
  return wrapLine(`Turn: ${name(turn.faction)}. Left: ${parts.join(', ') || 'nothing'}`, 2)
}

function battleLines({ name }: Table, battle: BattleView): string[] {
  const answers = battle.defenders.map((side) => {
    const chosen = battle.counters[side].map((one) => name(one)).join(' and ')
    return `${name(side)} ${chosen === '' ? '-' : chosen}`
  })
  const card = battle.card === null ? 'no card yet' : name(battle.card)
  return wrapLine(
    `Combat in ${battle.hex}: ${name(battle.attacker)} with ${card}; ${answers.join(', ') || 'no defenders'}`,
    2,
  )
}

/** The viewer's action cards, and what the cards of a combat say. */
function handLines({ view, content, name }: Table): string[] {
  const cards = view.hand.flatMap((id) => wrapLine(`  ${name(id)}: ${actionText(content, id)}`, 4))
  const shown = view.battles.flatMap(({ card }) =>
    card === null ? [] : wrapLine(`  ${combatText(content.combatCards[card as keyof typeof content.combatCards])}`, 4),
  )
  const events = view.seat === null ? [] : view.seats[view.seat].events
  const owned = events.flatMap((id) =>
    wrapLine(`  ${name(id)}: ${numberedText(content.eventEffects[content.events[id].effect])}`, 4),
  )
  return [...shown, ...owned, ...(cards.length > 0 ? ['Hand', ...cards] : [])]
}

/** `blue effect, events 2/2, initiative 1; green production 4, …; red movement 2, combat 1` */
function actionText(content: Content, id: string): string {
  const { blue, green, red } = content.actionCards[id]
  const part = (label: string, number: number) => (number > 0 ? [`${label} ${number}`] : [])
  const phase = (colour: string, parts: readonly string[]) => `${colour} ${parts.join(', ') || '-'}`
  return [
    phase(
      'blue',
      blue === null
        ? []
        : [
            ...(blue.factionEffect ? ['effect'] : []),
            ...(blue.draw + blue.play > 0 ? [`events ${blue.draw}/${blue.play}`] : []),
            ...part('initiative', blue.initiative),
          ],
    ),
    phase(
      'green',
      green === null
        ? []
        : [
            ...part('production', green.production),
            ...part('Oni', green.oniPlace),
            ...part('Oni conquest', green.oniConquest),
            ...part('Oni move', green.oniMove),
          ],
    ),
    phase('red', red === null ? [] : [...part('movement', red.movement), ...part('combat', red.combat)]),
  ].join('; ')
}
