import { useOpening } from '@orrery/board'
import type { View } from '../../view.ts'
import { defendersOf } from '../battle/story.ts'
import { sumsOf } from '../facts.ts'
import { PowerMark, ThingIcon, useSay } from '../powers.tsx'
import { Stages } from '../sheets/battle.tsx'

/** The fight that is going on, in short: where, how far, and how strong both sides are. It opens the whole of it. */
export function Fight({ view }: { readonly view: View }) {
  const say = useSay()
  const open = useOpening()
  const battle = view.battles.at(-1)
  if (battle === undefined) return null
  const hex = view.hexes.find((one) => one.hex === battle.hex)
  const sides = [battle.attacker, ...defendersOf(battle, hex)]
  const title = say.text('Combat in {{hex}}', { hex: battle.hex })
  return (
    <button type="button" className="tsu-fight-line" aria-label={title} onClick={() => open('fight')}>
      <b>{title}</b>
      <Stages stage={battle.stage} />
      <span className={sides.length > 2 ? 'tsu-fight-sides tsu-fight-several' : 'tsu-fight-sides'}>
        {sides.map((power) => {
          const { health, damage } = sumsOf(hex?.units[power] ?? [])
          return (
            <span key={power} className="tsu-line">
              <PowerMark power={power} size={20} />
              <ThingIcon id="health" size={13} /> {health}
              <ThingIcon id="damage" size={13} /> {damage}
            </span>
          )
        })}
      </span>
    </button>
  )
}
