import type { Rule } from '@orrery/engine'
import { fight } from './battle/fight.ts'
import { emergencyEgg } from './factions/dark-seed.ts'
import { moveOn } from './movement/movement.ts'
import { discardGhostCard, drawGhostCard, selectCards } from './round/draft.ts'
import { endRound, passOn } from './round/round.ts'
import { setUpFaction } from './setup/start.ts'
import { currentFrame } from './state/agenda.ts'
import type { State } from './state/state.ts'
import { takeTurn } from './turn/turn.ts'

/** The outer sequence is data; this looks at nothing else. */
export function nextStep(g: State): Rule | undefined {
  switch (g.phase) {
    case 'setup':
      return setUpFaction(g)
    case 'ghost':
      return drawGhostCard(g)
    case 'select':
      return selectCards(g)
    case 'discard':
      return discardGhostCard(g)
    case 'end':
      return endRound(g)
    case 'over':
      return undefined
    default:
      return goOn(g)
  }
}

/** What is last on the agenda goes on; Emergency Eggs are laid as soon as no fight is in the way. */
function goOn(g: State): Rule {
  const frame = currentFrame(g)
  if (g.dueEggs.length > 0 && frame?.kind !== 'battle') return emergencyEgg(g)
  switch (frame?.kind) {
    case 'turn':
      return takeTurn(g, frame)
    case 'move':
      return moveOn(g, frame)
    case 'battle':
      return fight(g, frame)
    case undefined:
      return passOn(g)
  }
}
