import { numberedThings } from '../codecs.ts'
import { housePack } from '../content/house.ts'
import {
  type ActionCard,
  type CombatCard,
  type Counterattack,
  type EventCard,
  type EventEffect,
  type Faction,
  type FactionSheet,
  type Tile,
  UNIT_KINDS,
  type Unit,
  type Uplink,
  type Weapon,
} from '../content/types.ts'

/** The facts of cards, units and tiles that a drawing shows; what lies where comes from the view. */
const { units, actionCards, combatCards, counterattacks, uplinks, events, eventEffects, tiles, factions, weapons } =
  housePack

export { housePack }

const find = <T>(table: object, id: string): T | undefined =>
  Object.hasOwn(table, id) ? (table as { readonly [id: string]: T })[id] : undefined

export const unitOf = (kind: string): Unit | undefined => find<Unit>(units, kind)
export const actionCardOf = (id: string): ActionCard | undefined => find<ActionCard>(actionCards, id)
export const combatCardOf = (id: string): CombatCard | undefined => find<CombatCard>(combatCards, id)
export const counterattackOf = (id: string): Counterattack | undefined => find<Counterattack>(counterattacks, id)
export const uplinkOf = (id: string): Uplink | undefined => find<Uplink>(uplinks, id)
export const weaponOf = (id: string): Weapon | undefined => find<Weapon>(weapons, id)
export const tileOf = (id: string): Tile | undefined => find<Tile>(tiles, id)
export const sheetOf = (faction: string): FactionSheet => factions[faction as Faction]

export function eventOf(id: string): { readonly card: EventCard; readonly effect: EventEffect } | undefined {
  const card = find<EventCard>(events, id)
  return card && { card, effect: eventEffects[card.effect] }
}

export const kindsOf = (power: string): readonly string[] => UNIT_KINDS[power as keyof typeof UNIT_KINDS] ?? []

/** The kind of a figure: `private-3` is a Private, `lt-dan` is the only one of his kind. */
export const kindOfFigure = (figure: string): string => numberedThings.match(figure)?.thing ?? figure

/** How many of each kind there are among figures, in the order of the sheet. */
export function countKinds(figures: readonly string[]): readonly (readonly [kind: string, count: number])[] {
  const counts = new Map<string, number>()
  for (const figure of figures) {
    const kind = kindOfFigure(figure)
    counts.set(kind, (counts.get(kind) ?? 0) + 1)
  }
  return [...counts].sort(([a], [b]) => ORDER.indexOf(a) - ORDER.indexOf(b))
}

const ORDER: readonly string[] = Object.values(UNIT_KINDS).flat()

/** How strong a kind of unit is, all in all: of several the strongest stands first. */
export function strengthOf(kind: string): number {
  const { conquest = 0, health = 0, damage = 0 } = unitOf(kind) ?? {}
  return conquest + health + damage
}

/** Of what cannot be produced: Oni by their size, and what there is only one of. */
const TIERS: { readonly [kind: string]: number } = { 'oni-small': 1, 'oni-medium': 2 }

/** From 1 to 3, by what a kind of unit costs. */
export const tierOf = (kind: string): number => unitOf(kind)?.cost ?? TIERS[kind] ?? 3

/** The place of a figure in an order that never changes. */
export const rankOfFigure = (figure: string): number =>
  ORDER.indexOf(kindOfFigure(figure)) * 100 + (numberedThings.match(figure)?.number ?? 0)

/** The printed values of figures, added up. */
export function sumsOf(figures: readonly string[]): { readonly health: number; readonly damage: number } {
  let [health, damage] = [0, 0]
  for (const figure of figures) {
    const unit = unitOf(kindOfFigure(figure))
    health += unit?.health ?? 0
    damage += unit?.damage ?? 0
  }
  return { health, damage }
}

const { oceanPoints, fertilePoints, mountainPoints, riverPoints, devastatedPoints, moonPoints } = housePack.numbers
const WORTH: { readonly [type: string]: number } = {
  ocean: oceanPoints,
  fertile: fertilePoints,
  mountain: mountainPoints,
  river: riverPoints,
  devastated: devastatedPoints,
  moon: moonPoints,
}

/** The victory points of a sort of ground. */
export const worthOf = (type: string | null): number => WORTH[type ?? ''] ?? 0
