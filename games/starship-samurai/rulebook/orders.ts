import type { Chapter } from '@orrery/engine'

export const orders = {
  id: 'orders',
  title: 'Performing an order',
  rules: [
    {
      id: 'order.marker',
      text: 'Each turn, put one of your unused order markers on one of the four orders: Move Allegiance, Move Units, Draw Cards or Gain Wealth. The number on the marker is the value X of the order.',
      source: 'rules: Perform 1 Order',
    },
    {
      id: 'order.boost',
      text: 'While placing the marker you may pay any amount of wealth to the supply; each token raises X by 1. A 3-marker with 2 wealth thus moves up to 5 units. Wealth paid this way does not come back, even if you then use less than X.',
      source: 'rules: Perform 1 Order; ruling O2',
    },
    {
      id: 'order.boost-held',
      text: 'Only wealth you hold can raise an order. Tokens attached to fighters cannot be spent.',
      source: 'rules: Perform 1 Order; ruling O3',
    },
    {
      id: 'order.repeat',
      text: 'You may give the same order again in the same round. A marker that already lies there neither adds to the new one nor hinders it.',
      source: 'rules: Perform 1 Order; ruling O7',
    },
    {
      id: 'order.no-pass',
      text: 'You cannot skip placing a marker. You may, however, use none of the order’s value, as every order says “up to”.',
      source: 'rules: Perform 1 Order; ruling O1',
    },
    {
      id: 'order.allegiance',
      text: 'Move Allegiance: choose one clan marker and move it along the alliance track, X spaces at most.',
      source: 'rules: Move 1 Clan Marker X Spaces; ruling A1',
    },
    {
      id: 'order.units',
      text: 'Move Units: move as many as X different figures of yours, one after another.',
      source: 'rules: Move X Units',
    },
    {
      id: 'order.draw',
      text: 'Draw Cards: say a number from 0 to X, then draw that many action cards.',
      source: 'rules: Draw X Action Cards; ruling K11',
    },
    {
      id: 'order.wealth',
      text: 'Gain Wealth: take X tokens out of the supply, as far as it reaches. The full amount is taken without a question.',
      source: 'rules: Gain X Wealth Tokens; rulings C5, G2',
    },
  ],
} as const satisfies Chapter
