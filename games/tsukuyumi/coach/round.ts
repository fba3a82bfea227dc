import type { Tip } from '@orrery/engine'
import type { Content, Faction } from '../content/types.ts'
import { areaIn, factionOf } from '../lessons/goals.ts'
import { at } from '../lessons/points.ts'
import type { View } from '../view.ts'
import { deadlyGround, freeGround, isMyTurn, openGround, standing } from './seen.ts'

/** What is said about the round and its phases. */
export const roundTips = [
  {
    id: 'card',
    kind: 'rule',
    when: { asks: ['draft.pick'] },
    taughtIn: ['one-card'],
    points: at('hand'),
    cites: ['draft.pick', 'round.phases'],
  },
  {
    id: 'last-round',
    kind: 'danger',
    when: { asks: ['draft.pick'] },
    if: ({ round, rounds }) => [round === rounds],
    taughtIn: ['last-attack'],
    cites: ['score.end', 'score.areas', 'score.initiative'],
    figures: (_view, _told, pack) => ({ first: (pack as Content).numbers.firstPlacePoints }),
  },
  {
    id: 'score',
    kind: 'rule',
    when: { tells: ['score.announce'] },
    cites: ['score.announce', 'round.end'],
    figures: (view) => standing(view),
  },
  {
    id: 'plan',
    kind: 'advice',
    when: { asks: ['draft.pick'] },
    points: at('hand'),
    cites: ['draft.pick', 'round.missing-phase'],
  },
  {
    id: 'passing',
    kind: 'rule',
    when: { asks: ['draft.pick'] },
    if: ({ round }) => [round > 1],
    taughtIn: ['one-card'],
    cites: ['draft.pass', 'table.open', 'table.hidden'],
  },
  {
    id: 'white',
    kind: 'rule',
    when: { asks: ['white.choice'] },
    taughtIn: ['one-card'],
    points: at('turn'),
    cites: ['white.choice'],
  },
  {
    id: 'goal',
    kind: 'rule',
    when: { asks: ['white.choice'] },
    cites: ['goal.once', 'mission.complete'],
    figures: (view, _told, pack) => goalOf(view, pack as Content),
  },
  {
    id: 'dying',
    kind: 'danger',
    when: { asks: ['round.turn', 'move.action'] },
    if: (view) => [view.phase === 'red', isMyTurn(view), deadlyGround(view).length > 0],
    taughtIn: ['moving-earth'],
    cites: ['property.radioactive'],
    figures: (view) => ({ areas: deadlyGround(view) }),
  },
  {
    id: 'effect',
    kind: 'rule',
    when: { asks: ['round.turn'] },
    if: (view) => [isMyTurn(view), view.phase === 'blue', view.turn?.effect === true],
    points: at('turn'),
    cites: ['action.faction-effect', 'blue.actions'],
    figures: (view) => ({ effect: `${factionOf(view)}.effect` }),
  },
  {
    id: 'demons',
    kind: 'rule',
    when: { asks: ['round.turn'] },
    if: (view) => [
      isMyTurn(view),
      view.phase === 'green',
      (view.turn?.oniPlace ?? 0) + (view.turn?.oniConquest ?? 0) > 0,
    ],
    taughtIn: ['demons'],
    points: at('turn'),
    cites: ['green.mandatory', 'oni.control'],
  },
  {
    id: 'open-ground',
    kind: 'advice',
    when: { asks: ['round.turn'] },
    if: (view) => [isMyTurn(view), (view.turn?.combat ?? 0) > 0, openGround(view).length > 0],
    taughtIn: ['take-ground'],
    cites: ['conquest.need', 'board.control'],
    figures: (view) => ({ areas: openGround(view) }),
  },
  {
    id: 'turn',
    kind: 'rule',
    when: { asks: ['round.turn'] },
    if: (view) => [isMyTurn(view), (view.turn?.movement ?? 0) > 0],
    taughtIn: ['walk-through'],
    points: at('turn'),
    cites: ['action.order', 'action.movement-first', 'round.turn'],
  },
  {
    id: 'free-ground',
    kind: 'advice',
    when: { asks: ['move.action'] },
    if: (view) => [isMyTurn(view), (view.turn?.combat ?? 0) > 0, freeGround(view).length > 0],
    taughtIn: ['take-ground'],
    cites: ['move.action', 'conquest.need', 'board.control'],
    figures: (view) => ({ areas: freeGround(view) }),
  },
  {
    id: 'center',
    kind: 'advice',
    when: { asks: ['move.action'] },
    if: (view) => [view.phase === 'red', areaIn(view, 'a0')?.owner !== factionOf(view)],
    taughtIn: ['walk-through'],
    points: at('area-a0'),
    cites: ['score.moon-centre', 'board.moon'],
    figures: (_view, _told, pack) => ({ points: (pack as Content).numbers.moonCentrePoints }),
  },
  {
    id: 'initiative',
    kind: 'rule',
    when: { asks: ['initiative.move', 'event.initiative'] },
    taughtIn: ['last-attack'],
    cites: ['initiative.order', 'score.initiative'],
    figures: (_view, _told, pack) => ({
      first: (pack as Content).numbers.firstPlacePoints,
      second: (pack as Content).numbers.secondPlacePoints,
    }),
  },
  {
    id: 'events',
    kind: 'rule',
    when: { asks: ['event.draw'] },
    points: at('events'),
    cites: ['event.draw', 'event.open'],
  },
  {
    id: 'event',
    kind: 'rule',
    when: { asks: ['event.play'] },
    taughtIn: ['moving-earth'],
    points: at('hand'),
    cites: ['event.play', 'event.occupied', 'property.unstable'],
  },
  {
    id: 'mission',
    kind: 'rule',
    when: { tells: ['mission.complete'] },
    taughtIn: ['hit-hard', 'your-answer'],
    cites: ['mission.complete'],
  },
  {
    id: 'house-rules',
    kind: 'rule',
    when: { asks: ['draft.pick', 'setup.starting-areas', 'white.choice'] },
    if: ({ variants }) => [variants.length > 0],
    cites: ['option.starting-units', 'option.pins', 'option.superiority'],
    figures: ({ variants }) => ({ count: variants.length }),
  },
] as const satisfies readonly Tip<View>[]

/** [goal.once] The goal of the viewer's faction. */
function goalOf(view: View, { factions, goals }: Content): { readonly goal: string; readonly points: number } {
  const { id, points } = goals[factions[factionOf(view) as Faction].goal]
  return { goal: id, points }
}
