import type { Lesson } from '@orrery/engine'
import type { View } from '../view.ts'
import { figures } from './figures.ts'
import { hasTurnAgain, isLevel, isPaidAt, leads } from './goals.ts'

/** How a location is led, and what that brings. */
export const lead: Lesson<View> = {
  id: 'lead',
  minutes: 3,
  chapters: ['claim', 'orders', 'movement', 'units'],
  recap: ['claim.most-power', 'order.marker', 'order.units'],
  names: { vault: 'L12', exchange: 'L06' },
  acts: [
    {
      scene: 'learn/lead-and-be-paid',
      seed: 'lead',
      me: 0,
      others: { 'turn.sequence': ['wealth-1', 'end'] },
      figures,
      ends: { sees: hasTurnAgain(3) },
      steps: [
        {
          id: 'order',
          opens: { asks: ['turn.sequence'] },
          points: [{ landmark: 'location-1' }, { landmark: 'location-2' }, { landmark: 'orders' }],
          wants: { answers: ['units-1', 'units-2'] },
          replies: [
            { id: 'elsewhere', to: ['draw-1', 'wealth-1', 'allegiance-1', 'draw-2', 'wealth-2', 'allegiance-2'] },
          ],
          cites: ['claim.most-power', 'order.marker', 'order.units'],
        },
        {
          id: 'move',
          opens: { asks: ['move.units'] },
          points: [{ landmark: 'supply' }, { landmark: 'location-2' }],
          wants: { goal: leads(1, 2), by: { leaves: ['move.units', 'move.legal', 'carrier.passengers'] } },
          replies: [
            { id: 'level', to: { came: isLevel(2) } },
            { id: 'away', to: { came: (view, told) => [...leads(2)(view, told), !leads(1)(view, told)[0]] } },
          ],
          cites: ['move.units', 'claim.tie', 'unit.power'],
        },
        {
          id: 'paid',
          opens: { sees: leads(1, 2) },
          points: [{ landmark: 'location-1' }, { landmark: 'location-2' }],
          wants: { goal: isPaidAt(1, 2), by: { sees: hasTurnAgain(3) } },
          replies: [{ id: 'away', to: { came: (view, told) => [...leads(2)(view, told), !leads(1)(view, told)[0]] } }],
          cites: ['claim.most-power', 'claim.tie'],
        },
        {
          id: 'honor',
          opens: { sees: isPaidAt(1, 2) },
          points: [{ landmark: 'location-1' }, { landmark: 'location-2' }],
          wants: 'read',
          cites: ['claim.most-power', 'battle.victor'],
        },
      ],
      ways: [
        { answers: ['units-2', 'nova-3', 2, 'nova-4', 2, 'end'], leads: 'done' },
        { answers: ['units-2', 'shingen', 2, 'stop', 'end'], leads: 'done' },
        { answers: ['units-1', 'shingen', 2, 'end'], leads: 'done' },
        { answers: ['units-1', 'nova-carrier', 2, [], 'end'], leads: 'done' },
        { answers: ['units-2', 'nova-3', 2, 'stop'], leads: { misses: 'move', says: 'level' } },
        { answers: ['units-1', 'nova-3', 2], leads: { misses: 'move', says: 'level' } },
        { answers: ['units-2', 'nova-1', 2, 'nova-2', 2], leads: { misses: 'move', says: 'away' } },
        { answers: ['units-2', 'shingen', 2, 'nova-1', 2, 'end'], leads: { misses: 'paid', says: 'away' } },
        { answers: ['draw-2'], leads: { misses: 'order', says: 'elsewhere' } },
        { answers: ['wealth-2'], leads: { misses: 'order', says: 'elsewhere' } },
        { answers: ['end'], leads: { refusedBy: 'order.no-pass' } },
        { answers: ['units-2', 'masumune'], leads: { refusedBy: 'mech.masumune' } },
      ],
    },
  ],
}
