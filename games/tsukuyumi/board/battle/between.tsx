import { HtmlTarget, seatColour } from '@orrery/board'
import { useOptions } from '../answering/deciding.ts'
import { CombatFace, CounterattackFace } from '../cards/faces.tsx'
import { combatCardOf, counterattackOf } from '../facts.ts'
import { ONI_TONE, useSay, useTones } from '../powers.tsx'
import type { Story } from './story.ts'

interface BetweenProps {
  readonly story: Story
  /** Whose the area is now. */
  readonly owner: string | null
}

/** The cards of a combat with their whole text: what is chosen is chosen here, what is played stays. */
export function Between({ story, owner }: BetweenProps) {
  const { battle, over } = story
  const options = useOptions()
  const attacks = options.filter((option) => combatCardOf(option) !== undefined)
  const counters = options.filter((option) => counterattackOf(option) !== undefined)
  if (over && owner === battle.attacker && story.owner !== owner) return <Conquest story={story} />
  return (
    <div className="tsu tsu-between">
      {attacks.map((card) => (
        <HtmlTarget key={card} option={card} className="tsu-choice">
          <CombatFace id={card} size="listed" used={false} shown />
        </HtmlTarget>
      ))}
      {battle.card && (
        <div className="tsu-played">
          <CombatFace id={battle.card} size="listed" used={false} shown />
        </div>
      )}
      {counters.length > 0 ? (
        <Choices ids={counters} battle={battle} />
      ) : (
        battle.defenders.flatMap((power) =>
          (battle.counters[power] ?? []).map((counter) => (
            <div key={`${power}.${counter}`} className="tsu-played">
              <CounterattackFace id={counter} size="listed" power={power} />
            </div>
          )),
        )
      )}
    </div>
  )
}

/** What the defender may answer, to be chosen by its text. */
function Choices({ ids, battle }: { readonly ids: readonly string[]; readonly battle: Story['battle'] }) {
  const power = battle.defenders[0]
  return ids.map((id) => (
    <HtmlTarget key={id} option={id} className="tsu-choice">
      <CounterattackFace id={id} size="listed" {...(power === undefined ? {} : { power })} />
    </HtmlTarget>
  ))
}

/** The pennant is pulled from one colour to the other. */
function Conquest({ story: { battle, owner } }: { readonly story: Story }) {
  const say = useSay()
  const tones = useTones()
  const tone = (power: string | null) => (power === null ? 'var(--tsu-edge)' : seatColour(tones[power] ?? ONI_TONE))
  return (
    <figure className="tsu-conquest">
      <svg viewBox="0 0 160 120" aria-hidden="true">
        <path d="M24 8V116" stroke="var(--ink-soft)" strokeWidth={6} strokeLinecap="round" />
        <path d="M27 14H150L128 42L150 70H27Z" fill={tone(owner)} />
        <path className="tsu-pulled" d="M27 14H150L128 42L150 70H27Z" fill={tone(battle.attacker)} />
      </svg>
      <figcaption>{say.sentence('{{side}} conquered {{hex}}', { side: battle.attacker, hex: battle.hex })}</figcaption>
    </figure>
  )
}
