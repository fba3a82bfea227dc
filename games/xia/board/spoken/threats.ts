import type { Formatter } from '@orrery/board'
import type { Viewer } from '@orrery/protocol'
import { hexDistance, hexNamed } from '../../map/hex.ts'
import { isExplored } from '../../map/sectors.ts'
import { canTarget } from '../../map/sight.ts'
import type { VesselView, View } from '../../view.ts'
import { rangeText } from '../cards/words.ts'
import { content } from '../content.ts'
import { diceText } from '../figures.ts'
import { chartOf } from '../map/chart.ts'
import { places } from '../map/craft-places.ts'
import { ownVessel } from './space.ts'

/** Which armed ships hit a space from where they are, and which NPCs can be there with their next move. */
export function threats(view: View, place: string, viewer: Viewer, say: Formatter): readonly string[] {
  const chart = chartOf(view.sectors)
  const hex = hexNamed(place)
  if (hex < 0 || !isExplored(chart, hex)) return []
  const own = ownVessel(view, viewer)
  return [...places(view)].flatMap(([craft, from]) => {
    if (craft === own?.colour) return []
    const npc = content.npcs[craft as keyof typeof content.npcs]
    if (npc === undefined)
      return shipThreat(view, craft, ([least, most]) => canTarget(chart, from, hex, least, most), say)
    if (!isHunted(view, craft, own)) return []
    const reach = npc.movement + Math.max(0, ...npc.attacks.map(({ range }) => range[1]))
    const far = hexDistance(from, hex)
    const dice = npc.attacks[0]?.dice ?? []
    return far > reach || dice.length === 0
      ? []
      : [
          say.text(
            '{{name}} is {{n|=0 here|# space away|# spaces away}}, moves {{moves|# space|# spaces}}, and attacks with {{dice}}.',
            {
              name: say.name(craft),
              n: far,
              moves: npc.movement,
              dice: diceText(say, dice),
            },
          ),
        ]
  })
}

/** The Enforcer is after Outlaws, the Scoundrel after everybody else, and both strike back. */
function isHunted({ npcs }: View, id: string, own: VesselView | undefined): boolean {
  if (own === undefined) return true
  if (npcs.some((npc) => npc.id === id && npc.attacker === own.colour)) return true
  return !own.veiled && (own.bounty > 0 ? id === 'enforcer' : id === 'scoundrel')
}

function shipThreat(
  view: View,
  craft: string,
  hits: (range: readonly [number, number]) => boolean,
  say: Formatter,
): string[] {
  const vessel = view.vessels.find(({ colour }) => colour === craft)
  const weapons = new Map<string, number>()
  for (const { outfit: id } of vessel?.outfits ?? []) {
    const { range } = content.outfits[id]
    if (range[1] > 0 && hits(range)) weapons.set(id, (weapons.get(id) ?? 0) + 1)
  }
  if (weapons.size === 0) return []
  const list = [...weapons].map(([id, n]) => {
    const { die, range } = content.outfits[id]
    const facts = { n, weapon: say.name(id), die: say.name(die, 'die'), range: rangeText(range) }
    return n === 1
      ? say.text('{{weapon}} ({{die}}, range {{range}})', facts)
      : say.text('{{n}} {{weapon}} ({{die}} each, range {{range}})', facts)
  })
  return [say.text('{{name}} can hit here with {{weapons}}.', { name: say.name(craft), weapons: list.join(', ') })]
}
