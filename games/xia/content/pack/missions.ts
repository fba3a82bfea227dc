import type { Fields } from '@orrery/engine'
import type { AssassinTarget, Content, Mission, Table, ThiefTarget } from '../types.ts'
import { changeEach, readCount, readCounts, readOneOf, readTable, readText } from './read.ts'

const THIEF_TARGETS: readonly ThiefTarget[] = ['anyone', 'left', 'right', 'merchant', 'enforcer']
const ASSASSIN_TARGETS: readonly AssassinTarget[] = ['left', 'right', 'next', 'previous']

const SHARED = ['name', 'story', 'delivery', 'bounty']

const PARTS: { readonly [type in Mission['type']]: readonly string[] } = {
  research: [...SHARED, 'pickup', 'payment'],
  shuttle: [...SHARED, 'pickup', 'byDistance'],
  smuggler: [...SHARED, 'pickup', 'byDistance', 'sneak', 'caughtBounty'],
  thief: [...SHARED, 'target', 'payment', 'caughtBounty'],
  assassin: [...SHARED, 'target', 'byTier'],
  hunter: [...SHARED, 'payment'],
}

export const changeMissions = (missions: Content['missions'], changes: unknown): Content['missions'] =>
  changeEach<Mission>('mission', missions, changes, changeMission, (mission) => PARTS[mission.type])

function changeMission(mission: Mission, what: string, given: Fields): Mission {
  const facts = {
    name: readText(`${what}.name`, given.name ?? mission.name),
    story: readText(`${what}.story`, given.story ?? mission.story),
    delivery: readText(`${what}.delivery`, given.delivery ?? mission.delivery),
    bounty: readCount(`${what}.bounty`, given.bounty ?? mission.bounty),
  }
  const count = (part: string, old: number) => readCount(`${what}.${part}`, given[part] ?? old)
  const counts = (part: string, old: readonly number[]) => readCounts(`${what}.${part}`, given[part] ?? old)
  const payment = (old: Table): Table =>
    given.payment === undefined ? old : readTable(`${what}.payment`, given.payment)
  const pickup = (old: string) => readText(`${what}.pickup`, given.pickup ?? old)
  switch (mission.type) {
    case 'research':
      return { ...mission, ...facts, pickup: pickup(mission.pickup), payment: payment(mission.payment) }
    case 'shuttle':
      return {
        ...mission,
        ...facts,
        pickup: pickup(mission.pickup),
        byDistance: counts('byDistance', mission.byDistance),
      }
    case 'smuggler':
      return {
        ...mission,
        ...facts,
        pickup: pickup(mission.pickup),
        byDistance: counts('byDistance', mission.byDistance),
        sneak: count('sneak', mission.sneak),
        caughtBounty: count('caughtBounty', mission.caughtBounty),
      }
    case 'thief':
      return {
        ...mission,
        ...facts,
        target: readOneOf(`${what}.target`, given.target ?? mission.target, THIEF_TARGETS),
        payment: payment(mission.payment),
        caughtBounty: count('caughtBounty', mission.caughtBounty),
      }
    case 'assassin':
      return {
        ...mission,
        ...facts,
        target: readOneOf(`${what}.target`, given.target ?? mission.target, ASSASSIN_TARGETS),
        byTier: counts('byTier', mission.byTier),
      }
    case 'hunter':
      return { ...mission, ...facts, payment: payment(mission.payment) }
  }
}
