import { TERRAFORMINGS } from '../../content/types.ts'
import { useBuilding } from '../building.ts'
import { useOptions } from '../deciding.ts'
import { housePack } from '../facts.ts'
import { ThingIcon, useSay } from '../powers.tsx'
import { printedText } from '../printed.ts'

/** The kinds of Terraforming that can be built now, with what they do. Pressing one leaves only its places on the map. */
export function Builder() {
  const say = useSay()
  const { kind, show } = useBuilding()
  const options = useOptions()
  const kinds = TERRAFORMINGS.filter((one) => options.some((option) => option.startsWith(`${one} `)))
  if (kinds.length === 0) return null
  return (
    <div className="tsu-builder">
      <p>{say.text('Choose a place on the board. Choose a kind to see only its places.')}</p>
      {kinds.map((one) => {
        return (
          <button
            key={one}
            type="button"
            aria-pressed={kind === one}
            onClick={() => show(kind === one ? undefined : one)}
          >
            <ThingIcon id={one} size={22} />
            <span>
              <b>{say.name(one)}</b> {printedText(say, housePack.terraformings[one])}
            </span>
          </button>
        )
      })}
    </div>
  )
}
