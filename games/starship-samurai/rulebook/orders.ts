import type { Chapter } from '@orrery/engine'

export const orders = {
  id: 'orders',
  title: 'Performing an order',
  lead: 'Your order is the heart of your turn: one marker, one of four orders.',
  rules: [
    {
      id: 'order.marker',
      text: 'Each turn, place one unused order marker on one of the four **orders**: Move Allegiance, Move Units, Draw Cards, or Gain Wealth. The number on the marker is the order’s value X.',
      source: 'rules: Perform 1 Order',
    },
    {
      id: 'order.boost',
      text: 'When you place the marker, you may pay any amount of wealth to the general supply to **increase** the order: each token adds 1 to X. You get nothing back, even if you use less than X.',
      example: 'A 3-marker with 2 wealth moves up to 5 units.',
      source: 'rules: Perform 1 Order; ruling O2',
    },
    {
      id: 'order.boost-held',
      text: 'Only wealth you have can increase an order. Tokens attached to fighters cannot be spent.',
      source: 'rules: Perform 1 Order; ruling O3',
    },
    {
      id: 'order.repeat',
      text: 'You may perform the same order again in the same round. Markers already there neither add to the new one nor hinder it.',
      source: 'rules: Perform 1 Order; ruling O7',
    },
    {
      id: 'order.no-pass',
      text: 'You must place a marker in every turn. You may use none of its value: every order says “up to”.',
      source: 'rules: Perform 1 Order; ruling O1',
    },
    {
      id: 'order.allegiance',
      text: '**Move Allegiance**: move one clan marker along the alliance track, up to X spaces.',
      source: 'rules: Move 1 Clan Marker X Spaces; ruling A1',
    },
    {
      id: 'order.units',
      text: '**Move Units**: move up to X different units, one after another.',
      source: 'rules: Move X Units',
    },
    {
      id: 'order.draw',
      text: '**Draw Cards**: choose a number from 0 to X, then draw that many action cards.',
      source: 'rules: Draw X Action Cards; ruling K11',
    },
    {
      id: 'order.wealth',
      text: '**Gain Wealth**: take X wealth from the general supply, or all that is left. You always take the full amount.',
      source: 'rules: Gain X Wealth Tokens; rulings C5, G2',
    },
  ],
} as const satisfies Chapter
