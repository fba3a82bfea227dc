import type { Pitch } from '@orrery/engine'

/** Was jemand vor der ersten Frage der ersten Partie hört. */
export default {
  you: 'Du befehligst einen Clan aus Raumschiffen und riesigen Mechs.',
  goal: 'Die meiste Ehre gewinnt.',
  turn: 'Jeder Zug: nimm deine Belohnungen, dann führe einen Befehl aus.',
} satisfies Pitch
