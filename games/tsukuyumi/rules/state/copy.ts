import { copyEach, copyRandom } from '@orrery/engine'
import type { Battle, Frame, Movement, Turn } from './frames.ts'
import type { State } from './state.ts'

const copyTurn = (turn: Turn): Turn => ({
  kind: 'turn',
  side: turn.side,
  extra: turn.extra,
  chosen: turn.chosen,
  effect: turn.effect,
  draws: turn.draws,
  plays: turn.plays,
  drawn: turn.drawn,
  initiative: turn.initiative,
  points: turn.points,
  spent: turn.spent,
  freeWeapons: turn.freeWeapons,
  drones: turn.drones,
  oniPlace: turn.oniPlace,
  oniConquest: turn.oniConquest,
  oniMove: turn.oniMove,
  movement: turn.movement,
  combat: turn.combat,
  owes: turn.owes,
  tetsuo: turn.tetsuo,
  kaneda: turn.kaneda,
  rocket: turn.rocket,
  swarm: turn.swarm,
  swarmUsed: turn.swarmUsed,
  conquerors: turn.conquerors,
})

const copyMovement = (move: Movement): Movement => ({
  kind: 'move',
  side: move.side,
  by: move.by,
  why: move.why,
  range: move.range,
  figures: move.figures,
  spent: move.spent.slice(),
  marks: move.marks.slice(),
  tunnels: move.tunnels.slice(),
  least: move.least,
  outOf: move.outOf,
})

const copyBattle = (battle: Battle): Battle => ({
  kind: 'battle',
  side: battle.side,
  by: battle.by,
  hex: battle.hex,
  card: battle.card,
  stage: battle.stage,
  at: battle.at,
  defenders: battle.defenders,
  counters: battle.counters,
  samurai: battle.samurai,
  fighters: battle.fighters,
  marked: battle.marked,
  hits: battle.hits,
  more: battle.more,
  conqueror: battle.conqueror,
})

/** The lists of a frame that change in place are copied; the fixed ones are shared. */
function copyFrame(frame: Frame): Frame {
  switch (frame.kind) {
    case 'turn':
      return copyTurn(frame)
    case 'move':
      return copyMovement(frame)
    case 'battle':
      return copyBattle(frame)
  }
}

/** Nearly all lists are fixed: they are never changed, only replaced, so copies share them. */
export const copy = (g: State): State => ({
  seats: g.seats,
  choices: g.choices,
  content: g.content,
  rules: g.rules,
  random: copyRandom(g.random),
  revealed: g.revealed,
  trace: undefined,
  phase: g.phase,
  round: g.round,
  factions: g.factions,
  order: g.order,
  turnOrder: g.turnOrder,
  turnAt: g.turnAt,
  setupStage: g.setupStage,
  attackers: g.attackers,
  agenda: copyEach(g.agenda, copyFrame),
  tiles: g.tiles,
  rotations: g.rotations,
  hexes: g.hexes,
  areas: g.areas,
  homes: g.homes,
  slots: g.slots,
  reserve: g.reserve,
  lostTiles: g.lostTiles,
  owner: g.owner,
  marked: g.marked,
  negated: g.negated,
  blockades: g.blockades,
  passages: g.passages,
  pigs: g.pigs,
  eggs: g.eggs,
  mines: g.mines,
  strongholds: g.strongholds,
  covers: g.covers,
  tunnels: g.tunnels,
  kaneda: g.kaneda,
  rocket: g.rocket,
  place: g.place.slice(),
  hands: g.hands,
  picked: g.picked,
  drawPile: g.drawPile,
  discardPile: g.discardPile,
  removedCards: g.removedCards,
  eventDeck: g.eventDeck,
  openEvents: g.openEvents,
  eventDiscard: g.eventDiscard,
  events: g.events,
  uplinks: g.uplinks,
  weapons: g.weapons,
  points: g.points,
  missions: g.missions,
  goals: g.goals,
  kills: g.kills,
  moonstruck: g.moonstruck,
  conquered: g.conquered,
  retaken: g.retaken,
  swarmFlies: g.swarmFlies,
  radiationProof: g.radiationProof,
  usedCards: g.usedCards,
  locks: g.locks,
  emergencyEggs: g.emergencyEggs,
  dueEggs: g.dueEggs,
  vendettas: g.vendettas,
  ranking: g.ranking,
})
