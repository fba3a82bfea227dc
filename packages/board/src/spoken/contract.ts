import type { Scalar } from '@orrery/engine'
import type { Viewer } from '@orrery/protocol'
import type { Formatter } from '../formatter.ts'
import type { Point } from '../hex.ts'

/** The ways one can go on a map, clockwise from the north. */
export const COMPASS = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const
export type Compass = (typeof COMPASS)[number]

/** A place or thing in words. */
export interface Told {
  readonly name: string
  /** The most important first, as parts of one sentence: what is said of it in passing. */
  readonly brief: readonly string[]
  /** Everything, in sentences or lines; what `brief` says is in here too. */
  readonly full: readonly string[]
}

/** A way from a place to the one beside it. */
export interface Step {
  readonly to: string
  /** Where it leads on the map; absent when it leads elsewhere, as a tunnel or a gate does. */
  readonly way?: Compass
  /** What lies between them, with its risk: an asteroid, a blockade. */
  readonly over?: string
  /** Nothing of the viewer's can go along here now, or none would live. */
  readonly closed?: true
  /** Reading order alone: nothing moves along here, and it is no distance. */
  readonly reading?: true
}

/** A place of the map. */
export interface Place {
  readonly id: string
  /** Its middle in the geometry of the drawing: y grows to the south. */
  readonly at: Point
  /** What it is part of, in words: its sector. */
  readonly group?: string
  readonly next: readonly Step[]
}

/** What can be jumped to; all games have some of the first four. */
export type SpokenKind = 'mine' | 'foe' | 'goal' | 'danger' | (string & {})

/** Something on the map, and where: a piece, a market, an edge behind which nothing is known. The nearest to the viewer's mind comes first. */
export interface SpokenLandmark {
  readonly kind: SpokenKind
  readonly name: string
  readonly places: readonly string[]
}

/** What an option is about, so that name, distance, direction and card text come by themselves. Nothing for plain words such as "Stop". */
export interface About {
  readonly place?: string
  /** Where it would come from. */
  readonly from?: string
  /** The border between two places. */
  readonly edge?: readonly [string, string]
  /** A card, unit, ship or side, as `thing` knows it. */
  readonly thing?: string
}

/** Where the viewer measures from: the own ship, the homezone. */
export interface Origin {
  readonly place: string
  /** As the end of "3 east …": "of your ship". */
  readonly of: string
  /** What is said of the place itself: "Your ship is here."; empty where its name or what is there says it. */
  readonly here: string
}

/**
 * The table for those who hear it, and for whoever moves over the map by keys. A game gives facts about a view, in the reader's language;
 * distances, bearings, ways and sentences are made of them for all games alike (`SpokenMap`, `sentences.ts`). It needs no drawing: it runs in
 * Node, and may import nothing that draws.
 */
export interface Spoken<View = unknown> {
  /** The goal, how the viewer stands and what presses: three sentences at most, the most important first. */
  standing(view: View, viewer: Viewer, say: Formatter): readonly string[]
  /** The places of the map as a graph. */
  places(view: View, viewer: Viewer, say: Formatter): readonly Place[]
  origin?(view: View, viewer: Viewer, say: Formatter): Origin | undefined
  /** What is at a place, most important first: ground, who, what it is good for, dangers. Inspectors show the same. */
  at(view: View, place: string, viewer: Viewer, say: Formatter): Told
  /** What is where, by kind. Every piece on the map is one of them. */
  landmarks(view: View, viewer: Viewer, say: Formatter): readonly SpokenLandmark[]
  /** Who can reach or hit this place before the viewer's next turn, as far as the viewer may know; with odds where there are dice. */
  threats?(view: View, place: string, viewer: Viewer, say: Formatter): readonly string[]
  /** What stands on a card, unit, ship or outfit; `brief` has twelve words at most. The texts of `reference`. */
  thing(view: View, id: string, say: Formatter): Told | undefined
  about(view: View, option: Scalar, ask: string): About
}
