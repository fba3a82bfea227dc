import { units } from '../../codecs.ts'
import { report, some } from '../../rules/dialect.ts'
import { gainWealth, returnToSupply } from '../../rules/goods.ts'
import { unitName, unitsAt } from '../../rules/state/units.ts'
import { card } from '../card.ts'

export const tacticalWithdrawal = card({
  id: 'B16',
  name: 'Tactical Withdrawal',
  type: 'battle',
  deck: 'base',
  numbers: { each: 2, most: 4 },
  text: 'Return any number of your units in this battle to your supply. Gain {{each}} wealth for each of them (max. {{most}}).',
  *play(g, owner, n) {
    const own = () => unitsAt(g, g.battleAt, owner)
    if (own().length === 0) return
    const withdrawn = yield* some(g, owner, 'card.B16', () => ({ from: own(), as: units, min: 0, max: own().length }))
    if (withdrawn.length === 0) return
    for (const unit of withdrawn) returnToSupply(g, unit)
    report(g, 'card.B16', { seat: owner, units: withdrawn.map(unitName) })
    gainWealth(g, owner, Math.min(n.each * withdrawn.length, n.most), 'B16')
  },
})
