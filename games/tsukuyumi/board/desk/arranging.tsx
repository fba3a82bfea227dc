import { type Formatter, useDeciding } from '@orrery/board'
import { numberedThings } from '../../codecs.ts'
import { useDecision } from '../deciding.ts'
import { kindOfFigure, unitOf } from '../facts.ts'
import { Counter } from '../map/counter.tsx'
import { ONI_TONE, ThingIcon, useSay, useTones } from '../powers.tsx'

/** Things that wait for a place: the next one goes where the map is clicked; or all that are left go somewhere at once. */
export function Arranging() {
  const say = useSay()
  const deciding = useDeciding()
  const { question, gathered, item } = useDecision()
  if (question?.kind !== 'arrange') return null
  const { items, spots } = question
  const at = item === undefined ? gathered.length : items.indexOf(item)
  const waiting = items.slice(at)
  const given = gathered.slice(0, at)
  const common = (spots[at] ?? []).filter((spot) => spots.slice(at).every((list) => list.includes(spot)))
  const evenly = () => deciding.answer([...given, ...waiting.map((_, i) => common[i % common.length])])
  return (
    <div className="tsu-arranging">
      <p>
        {item === undefined
          ? say.text('Everything is placed.')
          : say.text('Choose an area for {{item}}. {{left}} to go.', {
              item: itemName(say, String(item)),
              left: waiting.length,
            })}
      </p>
      <p className="tsu-waiting">
        {waiting.map((one) => (
          <Thing key={one} id={String(one)} next={one === item} />
        ))}
      </p>
      {common.length > 0 && waiting.length > 1 && (
        <p className="tsu-crowd-all">
          <button type="button" onClick={evenly}>
            {say.text('Spread evenly')}
          </button>
          {common.map((spot) => (
            <button key={spot} type="button" onClick={() => deciding.answer([...given, ...waiting.map(() => spot)])}>
              {say.text('All to {{hex}}', { hex: say.name(spot) })}
            </button>
          ))}
        </p>
      )}
    </div>
  )
}

/** Eggs and mines are all alike and have no names of their own. */
function itemName(say: Formatter, item: string): string {
  const thing = numberedThings.match(item)?.thing
  if (thing === 'egg') return say.text('an egg')
  return thing === 'mine' ? say.text('a mine') : say.name(item)
}

function Thing({ id, next }: { readonly id: string; readonly next: boolean }) {
  const tones = useTones()
  const kind = kindOfFigure(id)
  const unit = unitOf(kind)
  return (
    <span className={next ? 'tsu-thing tsu-next' : 'tsu-thing'}>
      {unit ? (
        <Counter kind={kind} tone={tones[unit.power] ?? ONI_TONE} size={32} />
      ) : (
        <ThingIcon id={kind} size={24} />
      )}
    </span>
  )
}
