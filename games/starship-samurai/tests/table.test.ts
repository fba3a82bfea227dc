import { Dice, everyOptions, Runner, sampleAnswer } from '@orrery/engine'
import { expect, test } from 'vitest'
import starshipSamurai from '../game.ts'
import { position } from './scene.ts'

const render = (view: ReturnType<typeof starshipSamurai.view>): string => starshipSamurai.render?.(view) ?? ''

test('the table is drawn as text', () => {
  const g = position({
    players: 2,
    hands: { nova: ['B01', 'B12', 'B12'] },
    samurai: { nova: ['gozen', 'oda'], pulsar: ['mori', 'shingen'] },
    boards: { 1: ['nova-1', 'nova-3', 'gozen', 'pulsar-2', 'pulsar-carrier'] },
    attached: { 'nova-3': 2 },
    graveyard: ['pulsar-1'],
    markers: { Ion: 'Nova-3', Sol: 'Nova-1', Luna: 'Pulsar-2' },
    locations: ['L01', 'L07'],
    won: { pulsar: ['L05'] },
    honor: { nova: 12 },
    wealth: { pulsar: 3 },
    spent: { nova: ['units-3'] },
  })
  expect(render(starshipSamurai.view(g, 0))).toMatchInlineSnapshot(`
    "Round 1: turns of Nova. First player Nova. Left: deck 41, wealth 39, locations 10. Discarded: 0.
    [1] Seishin, Citadel: any clan 2
        Nova 8 (fighters 1 3+2, Gozen); Pulsar 3 (fighter 2, carrier)
    [2] Minato Ring, City: Ion 1 and 1 wealth
        no units
    Alliances. Neutral: Terra, Horizon, Aurora, Rift, Comet
      Nova     5 honor: 1 Sol, 3 Ion
      Pulsar   3 honor: 2 Luna
    Players     honor wealth cards  marker 1         marker 2         marker 3         marker 4
    > Nova         12      0     3  -                -                Move Units       -
               supply 6 fighters, carrier, Oda
      Pulsar        0      3     0  -                -                -                -
               supply 6 fighters, Shingen, Mori; graveyard 1 fighter; won Byakko City (City)
    Hand
      Supply Attack (order, costs 1 honor). Destroy up to 2 units in your supply. Choose an opponent.
        For each unit, they give you 2 wealth or destroy 2 units in their supply.
      Coordinated Volley (battle, free, 2 copies). Gain +1 power for each of your ships in this battle
        (max. +5)."
  `)
  expect(render(starshipSamurai.view(g, 'spectator'))).not.toContain('Supply Attack')
})

test('the table fits a terminal', () => {
  for (const players of starshipSamurai.players) {
    const all = everyOptions(starshipSamurai, players)
    for (let i = 0; i < 4; i++) {
      const dice = new Dice(`table ${players} ${i}`)
      const options = all[(i * 7919) % all.length]
      const runner = Runner.from(starshipSamurai, starshipSamurai.setup({ seats: players, options, seed: `${i}` }))
      while (!runner.over) {
        const [seat] = runner.waitingFor()
        if (dice.below(10) === 0) expectToFit(render(starshipSamurai.view(runner.state, seat)))
        runner.apply(seat, sampleAnswer(runner.questionFor(seat)!, dice)!)
      }
      expectToFit(render(starshipSamurai.view(runner.state, 'spectator')))
    }
  }
})

const MOST_LINES = 44

function expectToFit(text: string): void {
  const lines = text.split('\n')
  expect(lines.length, text).toBeLessThanOrEqual(MOST_LINES)
  expect(lines.filter((line) => line.length > 100)).toEqual([])
  expect(text).not.toMatch(/undefined|null|NaN|\{\{|[a-z]-\d/)
}
