import { assertPack } from '@orrery/engine'
import type { Ability, Content, Npc, NpcAttack, Rank, Tier, Title } from '../types.ts'
import { changeEach, readCount, readDice, readNumbers, readRange, readTable, readText, readTexts } from './read.ts'

/** Which ship an ability comes with follows from the ships. */
export function changeAbilities(
  abilities: Content['abilities'],
  changes: unknown,
  ships: Content['ships'],
): Content['abilities'] {
  const changed = changeEach(
    'ability',
    abilities,
    changes,
    (ability, what, given): Ability => ({
      ...ability,
      name: readText(`${what}.name`, given.name ?? ability.name),
      text: readText(`${what}.text`, given.text ?? ability.text),
      energy: readCount(`${what}.energy`, given.energy ?? ability.energy),
      roll: changeRoll(what, ability.roll, given.least, given.table),
      numbers: { ...ability.numbers, ...readNumbers(what, given.numbers ?? {}, Object.keys(ability.numbers)) },
    }),
    () => ['name', 'text', 'energy', 'least', 'table', 'numbers'],
  )
  const owned = Object.values(changed).map((ability) => {
    const owners = Object.values(ships).filter((ship) => ship.ability === ability.id)
    assertPack(owners.length === 1, `${owners.length} ships have the ability "${ability.id}"`)
    return [ability.id, Object.freeze({ ...ability, ship: owners[0].id })] as const
  })
  return Object.freeze(Object.fromEntries(owned))
}

function changeRoll(what: string, roll: Ability['roll'], least: unknown, rows: unknown): Ability['roll'] {
  const usesLeast = roll !== 'none' && 'least' in roll
  const usesTable = roll !== 'none' && 'table' in roll
  assertPack(least === undefined || usesLeast, `${what} has no least roll`)
  assertPack(rows === undefined || usesTable, `${what} has no table`)
  if (usesLeast && least !== undefined) return { least: readCount(`${what}.least`, least, 1, 20) }
  if (usesTable && rows !== undefined) return { table: readTable(`${what}.table`, rows) }
  return roll
}

export const changeTitles = (titles: Content['titles'], changes: unknown): Content['titles'] =>
  changeEach(
    'title',
    titles,
    changes,
    (title, what, given): Title => ({
      ...title,
      name: readText(`${what}.name`, given.name ?? title.name),
      fame: readCount(`${what}.fame`, given.fame ?? title.fame),
      goal: readCount(`${what}.goal`, given.goal ?? title.goal, 1),
      objective: readText(`${what}.objective`, given.objective ?? title.objective),
      skill: { ...title.skill, amount: readCount(`${what}.amount`, given.amount ?? title.skill.amount) },
      skillText: readText(`${what}.skillText`, given.skillText ?? title.skillText),
    }),
    () => ['name', 'fame', 'goal', 'objective', 'amount', 'skillText'],
  )

export const changeRanks = (ranks: Content['ranks'], changes: unknown): Content['ranks'] =>
  changeEach(
    'rank',
    ranks,
    changes,
    (rank, what, given): Rank => ({
      ...rank,
      name: readText(`${what}.name`, given.name ?? rank.name),
      from: readCount(`${what}.from`, given.from ?? rank.from),
    }),
    () => ['name', 'from'],
  )

export const changeNpcs = (npcs: Content['npcs'], changes: unknown): Content['npcs'] =>
  changeEach<Npc>(
    'npc',
    npcs,
    changes,
    (npc, what, given) => ({
      ...npc,
      name: readText(`${what}.name`, given.name ?? npc.name),
      tier: readCount(`${what}.tier`, given.tier ?? npc.tier, 1, 3) as Tier,
      home: readText(`${what}.home`, given.home ?? npc.home),
      movement: readCount(`${what}.movement`, given.movement ?? npc.movement),
      toKill: readCount(`${what}.toKill`, given.toKill ?? npc.toKill, 1),
      defense: readDice(`${what}.defense`, given.defense ?? npc.defense),
      attacks: readAttacks(`${what}.attacks`, given.attacks ?? npc.attacks),
      fame: readCount(`${what}.fame`, given.fame ?? npc.fame),
      startBounty: readCount(`${what}.startBounty`, given.startBounty ?? npc.startBounty),
      route: readTexts(`${what}.route`, given.route ?? npc.route),
      numbers: { ...npc.numbers, ...readNumbers(what, given.numbers ?? {}, Object.keys(npc.numbers)) },
    }),
    () => [
      'name',
      'tier',
      'home',
      'movement',
      'toKill',
      'defense',
      'attacks',
      'fame',
      'startBounty',
      'route',
      'numbers',
    ],
  ) as Content['npcs']

function readAttacks(what: string, list: unknown): readonly NpcAttack[] {
  assertPack(Array.isArray(list), `${what} is not a list of attacks`)
  return list.map((attack) => {
    const fields = (attack ?? {}) as { readonly range?: unknown; readonly dice?: unknown }
    return { range: readRange(`${what} range`, fields.range), dice: readDice(`${what} dice`, fields.dice) }
  })
}
