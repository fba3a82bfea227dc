import { type Messages, wrapLine } from '@orrery/engine'
import { rankAt } from '../content/ranks.ts'
import type { Content } from '../content/types.ts'
import type { NpcView, VesselView, View } from '../view.ts'

type Name = Messages['name']

const wrap = (text: string, indent: number): string[] => wrapLine(text, indent, 118)

/** The table as a seat sees it, for terminals. */
export const renderTable = (view: View, { ranks }: Pick<Content, 'ranks'>, name: Name): string =>
  [
    ...headLines(view, name),
    ...sectorLines(view, name),
    ...view.vessels.flatMap((vessel, seat) =>
      vesselLines(vessel, seat === view.seat, name(rankAt(ranks, vessel.fame)), name),
    ),
    ...view.npcs.flatMap((npc) => npcLine(npc, name)),
    ...floatingLines(view),
    ...titleLines(view, name),
    ...handLines(view, name),
  ].join('\n')

function headLines(view: View, name: Name): string[] {
  const { turnNumber, phase, turn, goal, sectorDeck, missionDeck, titleDeck, move } = view
  const moving = move ? `, ${name(move.seat, 'craft')} has ${move.left} movement left` : ''
  return wrap(
    `Turn ${turnNumber}, ${name(turn, 'craft')} (${phase}), first to ${goal} Fame wins${moving}. Decks: ${sectorDeck} sectors, ${missionDeck} missions, ${titleDeck} titles.`,
    2,
  )
}

function sectorLines(view: View, name: Name): string[] {
  const sectors = view.sectors.map(({ tile, q, r, token }) => `${name(tile)} at ${q},${r}${token ? ' (token)' : ''}`)
  return wrap(`Sectors: ${sectors.join('; ')}`, 2)
}

function vesselLines(vessel: VesselView, mine: boolean, rank: string, name: Name): string[] {
  const { colour, ship, hex, fame, credits, bounty, energy, armed, disarmed, damage } = vessel
  const head = `${mine ? '> ' : '  '}${colour}${ship === '' ? '' : `, ${name(ship)}`}: ${hex ?? 'off the map'}, Fame ${fame} (${rank}), credits ${credits}`
  const state = [
    ...(bounty > 0 ? [`bounty ${bounty}`] : []),
    `energy ${energy}`,
    `markers ${armed} armed, ${disarmed} disarmed`,
    ...(damage.length > 0 ? [`damage ${damage.join(' ')}`] : []),
    ...(vessel.stranded ? ['stranded'] : []),
    ...(vessel.impulse ? [] : ['impulse used']),
  ]
  const cubes = Object.entries(vessel.cubes).map(([space, cargo]) => `${cargo} (${space})`)
  const things = [
    ...vessel.outfits.map(({ id }) => name(id)),
    ...cubes,
    ...vessel.abilities.map(({ id, ready }) => `${name(id)}${ready ? '' : ' (exhausted)'}`),
    ...vessel.titles.map((title) => name(title)),
  ]
  const { mission } = vessel
  const job = mission
    ? [`mission ${name(mission.mission)}${mission.revealed ? ` for ${mission.payment ?? 'an unknown payment'}` : ''}`]
    : []
  return [...wrap(`${head}, ${state.join(', ')}`, 6), ...wrap(`      ${[...things, ...job].join(', ')}`, 6)]
}

function npcLine({ id, hex, controller, damage, credits, bounty }: NpcView, name: Name): string[] {
  const where = hex ?? 'off the map'
  return [
    `  ${name(id)} (moved by ${name(controller, 'craft')}): ${where}, damage ${damage}, credits ${credits}, bounty ${bounty}`,
  ]
}

function floatingLines(view: View): string[] {
  if (view.floating.length === 0) return []
  return wrap(`Jettisoned: ${view.floating.map(({ cargo, hex }) => `${cargo} at ${hex}`).join(', ')}`, 2)
}

function titleLines(view: View, name: Name): string[] {
  if (view.openTitles.length === 0) return []
  const titles = view.openTitles.map(({ title, progress }) => `${name(title)} (${progress.join('/')})`)
  return wrap(`Open titles: ${titles.join(', ')}`, 2)
}

const handLines = (view: View, name: Name): string[] =>
  view.missionHand.length === 0 ? [] : wrap(`Missions drawn: ${view.missionHand.map((id) => name(id)).join(', ')}`, 2)
