import { Dice, sampleAnswer } from '@orrery/engine'
import { expect, test } from 'vitest'
import xia from '../../game.ts'
import { changed, playOn, type Scene, scene, whereIs } from '../scene.ts'

const VOID = ['quiet-reach', 'hollow-expanse', 'burning-horse']
const dice = new Dice('table')
const gunner = { ship: 'puddle-jumper', at: '0,0', outfits: ['pepperbox a1.0'] }
const shielded = { ship: 'swamp-rat', at: '1,0', outfits: ['targe a1.0'] }

test('[table.ties] each side has as many chances: three Outlaws as near as each other', () => {
  const counts = [0, 0, 0]
  for (let i = 0; i < 60; i++) {
    const match = scene({
      tiles: VOID,
      ships: {
        red: { at: '-1,0', bounty: 1000 },
        blue: { at: '1,-1', bounty: 1000 },
        yellow: { at: '0,1', bounty: 1000 },
      },
      npcs: { enforcer: { at: '0,0', controller: 'red' } },
      dice: [[1000, 16 * i + 1, 16 * i + 16]],
    }).play('red: end')
    counts[Number(match.logged('npc.target')[0].data.target)]++
  }
  expect(counts.reduce((sum, count) => sum + count)).toBe(60)
  for (const count of counts) expect(count).toBeGreaterThan(8)
})

test('[table.prompts] a defender is asked in another’s turn, and nothing goes on before the answer (E41)', () => {
  const match = scene({ tiles: VOID, ships: { red: gunner, blue: shielded } })
  match.play('red: attack, pepperbox@a1>Blue, fire')
  expect([match.match.runner.waitingFor(), match.ask]).toEqual([[1], 'combat.defend'])
  const before = match.match.hash()
  expect(match.match.answer(0, 'end')).toBeDefined()
  expect(match.match.hash()).toBe(before)
})

test('[table.prompts] not to answer is not to defend (E41)', () => {
  const match = scene({ tiles: VOID, ships: { red: gunner, blue: shielded } })
  match.play('red: attack, pepperbox@a1>Blue, fire')
  playOn(match, (_g, _seat, ask) => ask === 'combat.defend')
  expect([match.ask, match.state.vessels[1].armed]).toEqual(['ship.damage', 4])
})

/** Everybody has gone. */
function abandoned(setting: Scene, turns: number) {
  const match = scene(setting)
  playOn(match, (g) => g.turnNumber < 1 + turns)
  return match
}

test('[table.leave] the ship stays, its turns are passed (E78)', () => {
  const match = abandoned({ tiles: VOID, ships: { red: { at: '0,0', credits: 4000, mission: 'R09' } } }, 3)
  expect([whereIs(match, 'Red'), match.state.turn]).toEqual(['0,0', 0])
  expect(match.state.vessels[0]).toMatchObject({ credits: 4000, mission: 'R09', energy: 8 })
  expect(match.logged('move.step')).toEqual([])
})

test('[table.leave] no defense, and the choices for an NPC are made by chance (E78)', () => {
  const setting: Scene = {
    tiles: VOID,
    ships: { red: { at: '1,1', bounty: 1000 } },
    npcs: { enforcer: { at: '0,0', controller: 'red' } },
  }
  const chosen = new Set<string>()
  for (let turn = 1; turn <= 8; turn++) {
    const match = changed(setting, (g) => {
      g.turnNumber = turn
    }).play('red: end')
    const question = match.match.runner.questionFor(0)
    if (question?.ask !== 'npc.ties') throw new Error('There should be two ways.')
    chosen.add(String(xia.fallback(match.state, question)))
  }
  expect(chosen).toEqual(new Set(['0,1', '1,0']))
})

test('[table.leave] what is done for somebody who has gone tells nothing of the dice to come (E78)', () => {
  const chosen = new Set<string>()
  for (let least = 1; least <= 901; least += 100) {
    const match = scene({
      tiles: VOID,
      ships: { red: { at: '1,1', bounty: 1000 } },
      npcs: { enforcer: { at: '0,0', controller: 'red' } },
      dice: [[1000, least, least + 99]],
    }).play('red: end')
    const question = match.match.runner.questionFor(0)
    chosen.add(question ? String(xia.fallback(match.state, question)) : 'nobody is asked')
  }
  expect(chosen.size).toBe(1)
})

test('[table.leave] one who has gone does not stop the others (E78)', () => {
  const match = scene({ tiles: VOID, ships: { red: { at: '0,0' } } }).play('red: end')
  for (let i = 0; i < 60 && !match.match.over; i++) {
    const [seat] = match.match.runner.waitingFor()
    const question = match.match.runner.questionFor(seat)
    if (!question) break
    const answer = seat === 0 ? xia.fallback(match.state, question) : sampleAnswer(question, dice)
    expect(match.match.answer(seat, answer ?? 'end')).toBeUndefined()
  }
  expect(whereIs(match, 'Red')).toBeDefined()
})
