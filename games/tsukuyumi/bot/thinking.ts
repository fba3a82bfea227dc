import type { Thinking } from '@orrery/engine'

/** A turn here is worth what comes of all of it: an attack, what is moved before it and what is answered to it belong together. */
const WHOLE_TURN: Partial<Thinking> = { playsOn: true }

/** How the levels think: see the arena for what it brings. */
export const thinking = { adept: WHOLE_TURN, expert: WHOLE_TURN, master: WHOLE_TURN }
