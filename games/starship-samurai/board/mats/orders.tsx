import { type Formatter, HtmlTarget, Icon, SeatMark } from '@orrery/board'
import type { Seat } from '@orrery/engine'
import { memo } from 'react'
import { orderChoices } from '../../codecs.ts'
import { ORDERS, type Order } from '../../rules/state/state.ts'
import type { SeatView } from '../../view.ts'
import { useAsk } from '../answering/asking.ts'
import { icons } from '../icons.ts'

export const ORDER_ICONS: { readonly [order in Order]: keyof typeof icons } = {
  allegiance: 'shaking-hands',
  units: 'starfighter',
  draw: 'card-draw',
  wealth: 'two-coins',
}

interface OrdersProps {
  readonly seat: Seat
  readonly mat: SeatView
  readonly say: Formatter
}

/** The four orders and the four markers: where a marker lies, and where one can be put. */
export function OrderBoard({ seat, mat, say }: OrdersProps) {
  const asksForOrder = useAsk() === 'card.S12#order'
  return (
    <div className="ss-orders">
      {ORDERS.map((order) => {
        const name = say.name(order)
        const head = (
          <div className="ss-order-head lit" title={name}>
            <Icon path={icons[ORDER_ICONS[order]]} size={20} />
            <span>{name}</span>
          </div>
        )
        return (
          <div key={order} className={`ss-order ss-order-${order}`} role="group" aria-label={name}>
            {asksForOrder ? (
              <HtmlTarget option={order} label={name} className="ss-order-place">
                {head}
              </HtmlTarget>
            ) : (
              head
            )}
            <div className="ss-order-markers">
              {mat.orders.map((lies, index) => (
                <OrderSpace key={value(index)} {...{ order, lies, seat, say }} value={value(index)} />
              ))}
            </div>
          </div>
        )
      })}
    </div>
  )
}

const value = (index: number): number => index + 1

interface SpaceProps {
  readonly order: Order
  readonly value: number
  /** The order on which this marker lies. */
  readonly lies: string | null
  readonly seat: Seat
  readonly say: Formatter
}

const OrderSpace = memo(function OrderSpace({ order, value, lies, seat, say }: SpaceProps) {
  if (lies === order)
    return (
      <span className="ss-order-space ss-order-laid" title={say.text('Marker {{n}} is here', { n: value })}>
        <SeatMark seat={seat} size={16} />
        <b>{value}</b>
      </span>
    )
  if (lies !== null)
    return (
      <span className="ss-order-space ss-order-gone" aria-hidden="true">
        {value}
      </span>
    )
  const option = orderChoices.encode({ order, value })
  return (
    <HtmlTarget option={option} label={say.name(option)} className="ss-order-space-place">
      <span className="ss-order-space lit">{value}</span>
    </HtmlTarget>
  )
})

/** The same in a line, for the other players. */
export function OrderLine({ mat, say }: Omit<OrdersProps, 'seat'>) {
  return (
    <ul className="ss-order-line">
      {ORDERS.map((order) => {
        const laid = mat.orders.flatMap((lies, index) => (lies === order ? [index + 1] : []))
        return (
          <li key={order} title={say.name(order)} className={laid.length > 0 ? 'ss-order-used' : undefined}>
            <Icon path={icons[ORDER_ICONS[order]]} size={17} />
            <span className="unseen">{say.name(order)}</span>
            {laid.map((marker) => (
              <b key={marker}>{marker}</b>
            ))}
          </li>
        )
      })}
    </ul>
  )
}
