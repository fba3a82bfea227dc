import { players } from '../../codecs.ts'
import { nameVictor, stillInBattle } from '../../rules/battle.ts'
import { choose } from '../../rules/dialect.ts'
import { gainHonor } from '../../rules/goods.ts'
import { card } from '../card.ts'

const ID = 'S18'

export const witnessedByTheClans = card({
  id: ID,
  name: 'Witnessed by the Clans',
  type: 'battle',
  deck: 'shattered',
  numbers: { honor: 3 },
  text: 'Choose a player with units in this battle. If they win it, gain {{honor}} honor.',
  *play(g, owner) {
    if (stillInBattle(g).length === 0) return
    const named = yield* choose(g, owner, 'card.S18#who', () => ({ from: stillInBattle(g), as: players }))
    nameVictor(g, owner, ID, named)
  },
  *ifNamedWon(g, owner, n) {
    gainHonor(g, owner, n.honor, ID)
  },
})
