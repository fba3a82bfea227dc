import type { Lesson } from '@orrery/engine'
import type { View } from '../view.ts'
import { figuresAt } from './figures.ts'
import { answeredWith, wasTold } from './goals.ts'
import { at } from './points.ts'

/** What a defender can make of an attack. */
export const yourAnswer: Lesson<View> = {
  id: 'your-answer',
  minutes: 3,
  chapters: ['counter', 'combat', 'mission'],
  recap: ['combat.choose', 'counter.counterstrike', 'mission.complete'],
  names: { survival: 'survival-of-the-fittest', strike: 'counterstrike', card: 'ds-conquest' },
  acts: [
    {
      scene: 'learn/your-answer',
      seed: 'your-answer',
      me: 0,
      figures: figuresAt('c8'),
      others: {
        'round.turn': ['attack'],
        'combat.action': ['c8'],
        'combat.card': ['ds-conquest'],
        'darkseed.emergency-egg': ['no'],
      },
      ends: { asks: ['round.turn'] },
      steps: [
        {
          id: 'worth',
          opens: { asks: ['combat.choose'] },
          points: at('area-c8'),
          wants: 'read',
          cites: ['mission.survival-of-the-fittest', 'score.areas'],
        },
        {
          id: 'answer',
          opens: { asks: ['combat.choose'] },
          points: at('area-c8', 'turn'),
          wants: { goal: wasTold('mission.complete'), by: { asks: ['round.turn'] } },
          replies: [
            { id: 'retreat', to: { came: answeredWith('retreat') } },
            { id: 'crush', to: { came: answeredWith('crush-the-bugs') } },
            { id: 'wisdom', to: { came: answeredWith('natures-wisdom') } },
            { id: 'nothing', to: { came: answeredWith('none') } },
            { id: 'not-printed', to: { refused: ['combat.choose#not-on-card'] } },
            { id: 'no-defense', to: { refused: ['counter.defense-action'] } },
          ],
          cites: ['combat.choose', 'counter.counterstrike'],
        },
        {
          id: 'list',
          opens: { asks: ['round.turn'] },
          points: at('turn'),
          wants: 'read',
          cites: ['combat.choose'],
        },
      ],
      ways: [
        { answers: ['counterstrike'], leads: 'done' },
        { answers: ['crush-the-bugs'], leads: { misses: 'answer', says: 'crush' } },
        { answers: ['retreat', 'done'], leads: { misses: 'answer', says: 'retreat' } },
        { answers: ['natures-wisdom', 'none'], leads: { misses: 'answer', says: 'wisdom' } },
        { answers: ['none'], leads: { misses: 'answer', says: 'nothing' } },
        { answers: ['protection'], leads: { refusedBy: 'combat.choose#not-on-card', says: 'not-printed' } },
        { answers: ['defense-action'], leads: { refusedBy: 'counter.defense-action', says: 'no-defense' } },
      ],
    },
  ],
}
