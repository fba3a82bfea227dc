import type { Account, Options, Scalar, Seat, Value } from '@orrery/engine'
import type { LogLine, MyQuestion, PastQuestion, Viewer } from '@orrery/protocol'
import type { ComponentType, ReactNode } from 'react'
import type { Formatter } from './formatter.ts'
import type { Landmark } from './landmark.ts'
import type { Sound, Tune } from './sound/sound.ts'
import type { Spoken } from './spoken/contract.ts'
import type { StageScene } from './stage/scene.ts'

/** A seat as everybody at the table sees it. Its mark tells it apart without colour. */
export interface SeatLook {
  readonly seat: Seat
  /** The person's or bot's name. */
  readonly name: string
  /** What the game calls the seat: a clan, a colour, a faction. */
  readonly side: string
  readonly mine: boolean
  /** It is asked something now. */
  readonly asked: boolean
}

/** What a drawing gets. It draws; it never decides what is legal. */
export interface DrawingProps<View> {
  readonly view: View
  readonly viewer: Viewer
  readonly seats: readonly SeatLook[]
  readonly say: Formatter
  /** What the last update told, oldest first: to be shown as motion. Empty after a jump in time. */
  readonly news: readonly LogLine[]
  /** What happened since the viewer's last decision, to be marked on the board; empty unless asked for. */
  readonly since: readonly LogLine[]
}

/** What a game gives to the table in the browser, loaded only when somebody opens the game. */
export interface BoardModule<View = unknown> {
  readonly id: string
  /** The common area: always in sight. An `<svg>` in a `Viewport`, or several. */
  readonly Board: ComponentType<DrawingProps<View>>
  /** What lies before the seats: hands, sheets, ships. `focus` is the seat to show first and largest. */
  readonly Mats: ComponentType<DrawingProps<View> & { readonly focus: Seat | undefined }>
  /** The viewer's own hand and mat, made for the height of the strip below the board; `Mats` lie there when absent. */
  readonly Strip?: ComponentType<DrawingProps<View> & { readonly focus: Seat | undefined }>
  /** Up to three figures of a seat, for the chip that opens its mat. */
  chip?(view: View, seat: Seat, say: Formatter): readonly ChipFigure[]
  /** What else can be opened from the strip, by its id: the market, the piles. `mats` is always there. */
  readonly sheets?: { readonly [id: string]: SheetModule<View> }
  /**
   * What takes the board's place now: a battle with its sides, sums and beats; nothing most of the time. It is asked anew with each update
   * and each moment of it, whose lines are `news`, and gets what it gave `last`: of a battle that is decided the view may know nothing more,
   * so it is `{ ...last, over: true }`. The stage steps aside while something on the board is to be chosen.
   */
  stage?(props: DrawingProps<View>, last: StageScene | undefined): StageScene | undefined
  /** The card that a line of the log tells somebody has played: it flies from their chip to the middle of the board, for others to read. */
  played?(line: LogLine, props: DrawingProps<View>): PlayedCard | undefined
  /** What lines of the log sound like, by their key or that of their rule; what is left out is silent. */
  readonly sounds?: { readonly [what: string]: Sound | undefined }
  /** The phrase that its matches end with. */
  readonly tune?: Tune
  /** More buttons of the prompt while the viewer is asked something: sharing out what is to be placed. */
  readonly Prompting?: ComponentType<DrawingProps<View>>
  /** Where the round stands, as a drawing for the bar beside the words of `phase`. */
  readonly Progress?: ComponentType<Pick<DrawingProps<View>, 'view' | 'say'>>
  /** The order in which the seats are listed, where the game has one; as they sit when absent. */
  order?(view: View): readonly Seat[]
  /** Options that are pairs, as a table of rows and columns; nothing when they are none. */
  grid?(ask: string, options: readonly Scalar[], say: Formatter): OptionGrid | undefined
  /** What tells options on the board apart, where names do not: they are grouped by it. */
  whereabouts?(view: View, ask: string, option: Scalar, say: Formatter): string | undefined
  /** What an option has in common with others that do the same: one of them is as good as another. Nothing for what is one of its kind. */
  bundle?(view: View, ask: string, option: Scalar, say: Formatter): string | undefined
  /** Whether an option is shown in the list as the thing it stands for. */
  hasFace?(ask: string, option: Scalar): boolean
  /** An option as the thing it stands for: a card, a unit, a tile. */
  readonly Face?: ComponentType<FaceProps<View>>
  /** Takes the place of the plain way to answer some `arrange` or `some` questions, by their ask: packing a hold. */
  readonly answering?: { readonly [ask: string]: ComponentType<AnsweringProps<View>> }
  /** The points each seat shows in the list of seats, with their name ("fame", "honor"); none when absent. */
  readonly score?: { readonly name: string; of(view: View, seat: Seat): number }
  /** How the log tells these points and what they are for, for the end of a match and the sum of a round. Sources are named by `say.text`. */
  readonly account?: Account
  /** The hero of a seat, large: its mech, its ship, its emblem. It fills the box it is given; the end of a match shows the winner's. */
  readonly Hero?: ComponentType<HeroProps<View>>
  /** The same small, for the chip that opens a seat's mat: head and shoulders. The seat's mark alone when absent. */
  readonly Bust?: ComponentType<HeroProps<View>>
  /** What is read aloud when a match is over. */
  epilogue?(view: View, say: Formatter): Epilogue | undefined
  /** What there is to do now in a line: "Round 2, battles". */
  phase(view: View, say: Formatter): string
  /** The table for those who hear it. What is left out is made of `phase`, `landmarks` and `reference`: see `spokenOf`. */
  readonly spoken?: Partial<Spoken<View>>
  /** The named things of its drawings as they are now: places, tracks, mats, rewards. */
  landmarks?(view: View, viewer: Viewer, say: Formatter): readonly Landmark[]
  /** Cards, units and tiles to look up beside the rules. */
  reference?(say: Formatter): readonly ReferenceGroup[]
  /** The pictures of its rulebook: see `Figure`. */
  figures?(say: Formatter): readonly Figure[]
  /** Where the game lets seats speak without being asked (a trade, a gift): the way to do so. Shown when somebody opens it. */
  readonly Interjecting?: ComponentType<InterjectingProps<View>>
  /** Whether whoever looks may do so now, in a match with these options; always when absent. */
  mayInterject?(options: Options, view: View): boolean
}

/** A card as it is shown to those who see it played. */
export interface PlayedCard {
  readonly seat: Seat
  readonly face: ReactNode
}

/** Whose hero is drawn. */
export interface HeroProps<View> {
  readonly view: View
  readonly seat: Seat
}

/** The winner's story. */
export interface Epilogue {
  readonly title: string
  readonly text: string
}

/** A figure of a seat: hand cards, energy, units. */
export interface ChipFigure {
  /** An icon of 512 by 512 units, as its path. */
  readonly icon: string
  readonly value: number | string
  /** What it is, in words. */
  readonly name: string
}

/** Something that rises over the board when it is opened, and closes when the board is asked for. */
export interface SheetModule<View> {
  title(say: Formatter): string
  /** Whether nothing leads to it now but the drawing itself; it is always listed when absent. */
  isHidden?(view: View): boolean
  readonly Content: ComponentType<DrawingProps<View> & { readonly focus: Seat | undefined }>
}

/** An option of the open question. */
export interface FaceProps<View> extends DrawingProps<View> {
  readonly option: Scalar
  readonly question: MyQuestion
}

/** Options that are pairs. What cannot be paired is left out. */
export interface OptionGrid {
  readonly rows: readonly string[]
  readonly columns: readonly string[]
  /** By row, then by column. */
  readonly cells: readonly (readonly (Scalar | undefined)[])[]
}

/** Things of one kind that can be looked up. */
export interface ReferenceGroup {
  readonly id: string
  readonly title: string
  readonly entries: readonly {
    readonly id: string
    readonly name: string
    readonly text: string
    /** Whether it is known from the printed game, concluded from it, or ours. */
    readonly basis: 'attested' | 'inferred' | 'house'
    /** A card as it is drawn at the table, with name and text on it: it is shown instead of them. */
    readonly face?: ReactNode
  }[]
}

/**
 * A picture of the rulebook: what the board draws of a position, with its parts named. The board's own components draw it, so it looks
 * like the table whatever becomes of that; `figureProblems` of the testing folder finds a part that is no longer drawn.
 */
export interface Figure {
  readonly id: string
  /** What it belongs to: `goal` or `round` of the opening, a chapter, or a paragraph by its id. */
  readonly about: string
  readonly caption: string
  /** The position: a scene of the game, and what is answered after it by the seats that are asked. */
  readonly scene: string
  readonly answers?: readonly Value[]
  /** Through whose eyes; through those of seat 0 when absent. */
  readonly viewer?: Viewer
  /** What is drawn: the board, the mats, the strip, what is staged, or a sheet by its id. */
  readonly part: 'board' | 'mats' | 'strip' | 'stage' | (string & {})
  /** The element that fills the picture, as a CSS selector; the whole drawing when absent. */
  readonly crop?: string
  /** How large the drawing is laid out, in pixels, before it is made smaller to fit the page. */
  readonly size: { readonly width: number; readonly height: number }
  /** The parts in the order of their numbers. */
  readonly labels: readonly FigureLabel[]
}

export interface FigureLabel {
  /** The element it names, as a CSS selector; the first that is found. */
  readonly at: string
  readonly text: string
}

/** A way to say something unasked. `interject` says why when it was not taken. */
export interface InterjectingProps<View> extends DrawingProps<View> {
  /** What is asked meanwhile: of others, who is asked and its public name. */
  readonly question: PastQuestion | null
  interject(value: Value): Promise<string | undefined>
}

/** A way to answer that a game draws itself: it gathers an answer and hands it in as a whole. */
export interface AnsweringProps<View> extends DrawingProps<View> {
  readonly deciding: Deciding
}

/**
 * How an option stands: `idle` is not part of the question, `offered` can be chosen, `chosen` is part of the answer being
 * gathered, `refused` was a candidate and tells why not.
 */
export type Standing = 'idle' | 'offered' | 'chosen' | 'refused'

/** What the viewer is deciding: a store outside of React, so that a hex is drawn again only when its own standing changes. */
export interface Deciding {
  subscribe(changed: () => void): () => void
  /** Changes with everything: for what draws the whole question. */
  snapshot(): DecidingSnapshot
  standing(option: Scalar): Standing
  /** Why a refused option is none, as a sentence. */
  reason(option: Scalar): string | undefined
  /** Chooses an option, or takes it out of the answer being gathered. */
  choose(option: Scalar): void
  /** Hands in a whole answer: for `some`, `amount`, `arrange`. */
  answer(value: Scalar | readonly Scalar[]): void
  /** The person looks at an option, on the board or in the list; nothing when it looks away. */
  point(option: Scalar | undefined, at?: Element): void
  readonly pointed: Scalar | undefined
  /**
   * An option has a place on the board, and may be called by what lies there; returns how to say that it has gone. What has none is
   * offered beside the board.
   */
  place(option: Scalar, label?: string): () => void
}

export interface DecidingSnapshot {
  readonly question: MyQuestion | undefined
  readonly n: number
  /** The answer so far, of `some` and `arrange`. */
  readonly gathered: readonly Scalar[]
  /** Of `arrange`: the item whose spot is chosen next. */
  readonly item: Scalar | undefined
}
