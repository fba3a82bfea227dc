import { type Formatter, HtmlTarget, SeatMark } from '@orrery/board'
import type { Seat } from '@orrery/engine'
import { memo } from 'react'
import type { SeatView, View } from '../../view.ts'
import { BUST, LitMech, MechArt, WHOLE } from '../art/mechs.tsx'
import { ABILITIES, isSamurai, kindOf, linedUp, printedPower, STORIES } from '../facts.ts'
import { ownColours, UnitArt } from './figure.tsx'

const FRAMES = { fighter: '-50 -52 100 104', carrier: '-52 -54 104 108', mech: '-62 -72 124 136' } as const

interface TokenProps {
  readonly unit: string
  readonly seat: Seat
  readonly say: Formatter
  /** Where it is, in words. */
  readonly place: string
  /** Attached to it. */
  readonly wealth: number
  /** In a small place: a mech is head and shoulders, without its name. */
  readonly folded?: boolean
}

/** A unit that is not on the board: in a supply or a graveyard. */
export const UnitToken = memo(function UnitToken({ unit, seat, say, place, wealth, folded = false }: TokenProps) {
  const kind = kindOf(unit)
  const label = tokenLabel(say, unit, place, wealth)
  return (
    <HtmlTarget option={unit} label={label} className="ss-token-place">
      <span className={`ss-token ss-token-${kind} lit`} style={ownColours(seat)} title={label}>
        <svg viewBox={folded && kind === 'mech' ? BUST : FRAMES[kind]} aria-hidden="true">
          <UnitArt unit={unit} seat={seat} />
        </svg>
        {wealth > 0 && <b className="ss-token-wealth">{wealth}</b>}
        {kind === 'mech' && !folded && <span className="ss-token-name">{say.name(unit)}</span>}
      </span>
    </HtmlTarget>
  )
})

/** What a unit beside the board is called. */
export function tokenLabel(say: Formatter, unit: string, place: string, wealth: number): string {
  const said = { unit: say.name(unit), place, wealth }
  return wealth > 0
    ? say.text('{{unit}} with {{wealth}} wealth attached, {{place}}', said)
    : say.text('{{unit}}, {{place}}', said)
}

/** The wealth attached to a unit in the supply. */
export const wealthOn = ({ laden }: Pick<SeatView, 'laden'>, unit: string): number =>
  laden.find((one) => one.unit === unit)?.wealth ?? 0

interface FleetProps {
  readonly view: View
  readonly seat: Seat
  readonly say: Formatter
}

/** The units a player has in reserve, and those that are lost until the round ends. */
export function Fleet({ view, seat, say }: FleetProps) {
  const { supply, graveyard, laden } = view.seats[seat]
  return (
    <div className="ss-fleet">
      <Reserve title={say.text('Supply')} units={supply} laden={laden} {...{ seat, say }} className="ss-supply" />
      {graveyard.length > 0 && (
        <Reserve title={say.text('Graveyard')} units={graveyard} {...{ seat, say }} className="ss-graveyard" />
      )}
    </div>
  )
}

interface ReserveProps {
  readonly title: string
  readonly units: readonly string[]
  readonly laden?: SeatView['laden']
  readonly seat: Seat
  readonly say: Formatter
  readonly className: string
}

function Reserve({ title, units, laden = [], seat, say, className }: ReserveProps) {
  return (
    <div className={className}>
      <div className="ss-reserve-name">
        {title} <b>{units.length}</b>
      </div>
      <div className="ss-tokens">
        {linedUp(units, String).map((unit) => (
          <UnitToken key={unit} unit={unit} seat={seat} say={say} place={title} wealth={wealthOn({ laden }, unit)} />
        ))}
        {units.length === 0 && <span className="ss-none">{say.text('empty')}</span>}
      </div>
    </div>
  )
}

interface SamuraiProps {
  readonly samurai: string
  readonly say: Formatter
  /** Whose it is; nobody's while samurai are drafted. */
  readonly seat?: Seat
  readonly place?: string
  readonly large?: boolean
}

/** A samurai with power and ability. */
export const SamuraiCard = memo(function SamuraiCard({ samurai, say, seat, place, large = false }: SamuraiProps) {
  if (!isSamurai(samurai)) return null
  const name = say.name(samurai)
  const ability = say.text(ABILITIES[samurai])
  return (
    <article className={large ? 'ss-samurai ss-samurai-large lit' : 'ss-samurai'}>
      <svg viewBox={large ? WHOLE : BUST} aria-hidden="true" style={seat === undefined ? undefined : ownColours(seat)}>
        {large ? <LitMech samurai={samurai} /> : <MechArt samurai={samurai} />}
      </svg>
      <div>
        <div className="ss-samurai-name">
          {seat !== undefined && <SeatMark seat={seat} size={14} />}
          {name}
          <b className="ss-strength" title={say.text('power')}>
            {printedPower[samurai]}
          </b>
        </div>
        {large && <p className="ss-story">{say.text(STORIES[samurai])}</p>}
        <p>{ability}</p>
        {place && <p className="ss-where">{place}</p>}
      </div>
    </article>
  )
})

/** Where a samurai is, in words. */
export function whereIs(view: View, unit: string, say: Formatter): string {
  const board = view.boards.find(({ units }) => units.some((own) => own.some(({ id }) => id === unit)))
  if (board) return say.name(board.board, 'board')
  return view.seats.some(({ graveyard }) => graveyard.includes(unit)) ? say.text('Graveyard') : say.text('Supply')
}
