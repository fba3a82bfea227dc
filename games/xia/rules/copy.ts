import { copyRandom } from '@orrery/engine'
import type { Combat, Defence, Drone, Move, State, Vessel } from './state.ts'

/** The fixed lists are never changed, only replaced: copies share them. */
export const copy = (g: State): State => ({
  seats: g.seats,
  choices: g.choices,
  content: g.content,
  rules: g.rules,
  random: copyRandom(g.random),
  revealed: g.revealed,
  trace: undefined,
  derived: g.derived,
  phase: g.phase,
  turn: g.turn,
  turnNumber: g.turnNumber,
  winner: g.winner,
  ranking: g.ranking,
  pickOrder: g.pickOrder,
  picks: g.picks,
  sectors: g.sectors,
  sectorDeck: g.sectorDeck,
  tokens: g.tokens,
  tokenPile: g.tokenPile,
  vessels: copyVessels(g.vessels),
  drones: copyDrones(g.drones),
  floating: g.floating,
  cubeSupply: g.cubeSupply,
  stowing: g.stowing,
  outfitSupply: g.outfitSupply,
  missionDeck: g.missionDeck,
  missionDiscard: g.missionDiscard,
  missionHand: g.missionHand,
  titleDeck: g.titleDeck,
  openTitles: g.openTitles,
  titleSpaces: g.titleSpaces,
  move: g.move && copyMove(g.move),
  combat: g.combat && copyCombat(g.combat),
  tally: g.tally.slice(),
  lucky: g.lucky,
  skillsUsed: g.skillsUsed,
  drawnAt: g.drawnAt,
  caught: g.caught,
  rearranged: g.rearranged,
  fameBought: g.fameBought,
  queue: g.queue,
  npcStage: g.npcStage,
})

function copyVessels(vessels: readonly Vessel[]): Vessel[] {
  const copies: Vessel[] = []
  for (let i = 0; i < vessels.length; i++) copies.push(copyVessel(vessels[i]))
  return copies
}

const copyVessel = (v: Vessel): Vessel => ({
  mat: v.mat,
  hex: v.hex,
  damage: v.damage,
  outfits: v.outfits,
  cubes: v.cubes,
  energy: v.energy,
  armed: v.armed,
  used: v.used,
  impulse: v.impulse,
  bounty: v.bounty,
  credits: v.credits,
  fame: v.fame,
  fameDue: v.fameDue,
  titlesDue: v.titlesDue,
  abilities: v.abilities,
  exhausted: v.exhausted,
  skips: v.skips,
  mission: v.mission,
  revealed: v.revealed,
  payment: v.payment,
  target: v.target,
  completed: v.completed,
  titles: v.titles,
  tokens: v.tokens,
  drift: v.drift,
  host: v.host,
  veiled: v.veiled,
  papers: v.papers,
  replica: v.replica,
})

function copyDrones(drones: readonly Drone[]): Drone[] {
  const copies: Drone[] = []
  for (let i = 0; i < drones.length; i++) copies.push(copyDrone(drones[i]))
  return copies
}

const copyDrone = (d: Drone): Drone => ({
  hex: d.hex,
  spawned: d.spawned,
  damage: d.damage,
  credits: d.credits,
  bounty: d.bounty,
  attacker: d.attacker,
  skips: d.skips,
  stop: d.stop,
  visited: d.visited,
  controller: d.controller,
})

const copyMove = (move: Move): Move => ({
  seat: move.seat,
  left: move.left,
  drifts: move.drifts,
  slips: move.slips,
  back: move.back,
})

const copyCombat = (combat: Combat): Combat => ({
  by: combat.by,
  shots: combat.shots,
  boosts: combat.boosts,
  stage: combat.stage,
  done: combat.done,
  defences: combat.defences.map(copyDefence),
  recoil: combat.recoil,
})

const copyDefence = (defence: Defence): Defence => ({
  target: defence.target,
  shields: defence.shields,
  abilities: defence.abilities,
  attack: defence.attack,
  defence: defence.defence,
  innocent: defence.innocent,
  destroyed: defence.destroyed,
  farMissile: defence.farMissile,
})
