import type { Opening } from '@orrery/engine'

/** What a new player reads first. */
export const opening = {
  pitch: 'The moon has fallen. Lead one of four very different factions in the war for the wasteland around it.',
  goal: [
    'Have the most **victory points** after four rounds. You score for areas you control, the moon center, missions, your faction’s goal, and initiative.',
    'To **conquer** an area, you need at least as many conquest points as each other faction there. A tie is enough.',
  ],
  round: [
    'At the start of a round, all players secretly draft one **action card** and pass the rest of their hand left. Your card says what you can do this round.',
    'Four phases follow. The **white** phase is the same for all: choose two small actions. The **blue** phase gives you your faction effect, events, and initiative.',
    'The **green** phase brings new units, and Oni that everyone commands. In the **red** phase you move and attack. In each phase, players act in initiative order.',
    'When you **attack**, you play a combat card. Beware: the defenders choose counterattacks printed on your card.',
  ],
} as const satisfies Opening
