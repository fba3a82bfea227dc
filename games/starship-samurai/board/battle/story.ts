import type { DrawingProps } from '@orrery/board'
import type { Seat } from '@orrery/engine'
import type { LogLine } from '@orrery/protocol'
import type { BattleView, UnitView, View } from '../../view.ts'

/** What is known of a battle. The view forgets cards that are resolved, and the battle itself when it is decided; a story does not. */
export interface Story {
  readonly id: string
  readonly board: number
  readonly location: string
  readonly contestants: readonly Seat[]
  /** By seat. */
  readonly units: readonly (readonly UnitView[])[]
  readonly bribed: BattleView['bribed']
  /** By seat: what lies before each, as far as the viewer may know. */
  readonly committed: BattleView['committed']
  readonly stage: string
  /** By seat: the cards turned up so far. */
  readonly revealed: { readonly [seat: number]: string }
  readonly bonuses: readonly Bonus[]
  readonly end: End | undefined
}

/** Power that a card has brought; of some only the sum is known. */
interface Bonus {
  readonly seat: Seat
  readonly card: string | undefined
  readonly amount: number
}

interface End {
  /** Nobody, when all units are gone. */
  readonly victor: Seat | undefined
  readonly contestants: readonly Seat[]
  readonly totals: readonly number[]
}

const ENDS: readonly string[] = ['battle.victor', 'battle.no-units']

/** The story of the battle that is to be seen now: the one that has just been decided, or the one that is fought. */
export function tellOn({ view, news }: DrawingProps<View>, last: Story | undefined): Story | undefined {
  const decided = news.findLastIndex(({ what, data }) => ENDS.includes(what) && data.board === last?.board)
  const opened = news.findLastIndex(({ what }) => what === 'battle.order')
  if (last && decided > opened) return withEnd(withLines(last, news), news[decided])
  const { battle } = view
  if (battle === null || battle.contestants.length < 2) return undefined
  const id = `${view.round} ${battle.board}`
  const known = last?.id === id ? last : undefined
  // It is decided, and its reward is still being gained.
  if (known?.end) return known
  return withSums(withLines(fromView(id, view, battle, known), news.slice(opened + 1)), battle)
}

function fromView(id: string, view: View, battle: BattleView, known: Story | undefined): Story {
  const { location, units } = view.boards[battle.board - 1]
  return {
    id,
    board: battle.board,
    location,
    contestants: battle.contestants,
    units,
    bribed: battle.bribed,
    committed: battle.committed,
    stage: battle.stage,
    revealed: known?.revealed ?? {},
    bonuses: known?.bonuses.filter(({ card }) => card !== undefined) ?? [],
    end: undefined,
  }
}

/** What some lines of the log add. The same lines may come again. */
function withLines(story: Story, lines: readonly LogLine[]): Story {
  const revealed = { ...story.revealed }
  const bonuses = [...story.bonuses]
  for (const { what, data } of lines) {
    const seat = Number(data.seat)
    if (what === 'battle.reveal') revealed[seat] = String(data.card)
    if (what === 'battle.bonus' && !bonuses.some((bonus) => bonus.seat === seat && bonus.card === data.card))
      bonuses.push({ seat, card: String(data.card), amount: Number(data.amount) })
  }
  return { ...story, revealed, bonuses }
}

/** Whoever comes later knows only what cards have brought in all. */
function withSums(story: Story, { bonus }: BattleView): Story {
  const untold = story.contestants.flatMap((seat): Bonus[] => {
    const amount = bonus[seat] - sumOf(story.bonuses.filter((one) => one.seat === seat))
    return amount === 0 ? [] : [{ seat, card: undefined, amount }]
  })
  return { ...story, bonuses: [...story.bonuses, ...untold] }
}

const sumOf = (bonuses: readonly Bonus[]): number => bonuses.reduce((sum, { amount }) => sum + amount, 0)

function withEnd(story: Story, { what, data }: LogLine): Story {
  const numbers = (list: unknown): number[] => (Array.isArray(list) ? list.map(Number) : [])
  return {
    ...story,
    stage: 'over',
    end: {
      victor: what === 'battle.victor' ? Number(data.seat) : undefined,
      contestants: numbers(data.contestants),
      totals: numbers(data.totals),
    },
  }
}
