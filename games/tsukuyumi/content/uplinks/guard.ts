import { hexName } from '../../map/hex.ts'
import { byKind, figureName, figuresAt, oneOfEach } from '../../rules/board/figures.ts'
import { destroy } from '../../rules/combat/damage.ts'
import { confirm, nameOf, pick, report } from '../../rules/dialect.ts'
import { giveEvent, takeTop } from '../../rules/events/deck.ts'
import { beginMovement } from '../../rules/movement/movement.ts'
import { CYBERSAMURAI } from '../../rules/state/vocabulary.ts'
import type { UplinkEffect } from './uplink.ts'

/** [uplink.samurai] Before a card is shown, the Cybersamurai may give up one unit; the others may leave, and none is lost. */
export const samurai: UplinkEffect = {
  *whenAttacked(g, battle) {
    const { side, hex } = battle
    if (!(yield* confirm(g, CYBERSAMURAI, 'uplink.samurai', { hex: hexName(hex), side: nameOf(side) }))) return
    const own = figuresAt(g, CYBERSAMURAI, hex)
    const victim = yield* pick(g, CYBERSAMURAI, 'uplink.samurai#unit', {
      from: oneOfEach(g, own),
      as: byKind(g, own),
    })
    battle.samurai = true
    report(g, 'uplink.samurai', { side: nameOf(CYBERSAMURAI), unit: figureName(g, victim), hex: hexName(hex) })
    destroy(g, [victim], hex, side)
    beginMovement(g, 'uplink.samurai', { side: CYBERSAMURAI, range: 1, figures: figuresAt(g, CYBERSAMURAI, hex) })
  },
}

/** [uplink.bushido] Several counterattacks where others choose one. */
export const bushido: UplinkEffect = {
  counterattacks: (g) => g.content.uplinks.bushido.numbers.counterattacks,
}

/** [uplink.espionage] After another player has drawn, the Cybersamurai take the top card of the deck. */
export const espionage: UplinkEffect = {
  whenOthersDrew(g) {
    const card = takeTop(g)
    if (card === undefined) return
    giveEvent(g, CYBERSAMURAI, card)
    report(g, 'uplink.espionage', { side: nameOf(CYBERSAMURAI), event: card })
  },
}
