import { useEffect } from 'react'
import { TERRAFORMINGS } from '../../content/types.ts'
import { showKind, useBuildingKind } from '../answering/building.ts'
import { useOptions } from '../answering/deciding.ts'
import { housePack } from '../facts.ts'
import { ThingIcon, useSay } from '../powers.tsx'
import { printedText } from '../printed.ts'

export const isBuilding = (options: readonly string[]): boolean =>
  TERRAFORMINGS.some((kind) => options.some((option) => option.startsWith(`${kind} `)))

/** The kinds of Terraforming that can be built now. Pressing one leaves only its places on the map. */
export function Builder() {
  const say = useSay()
  const kind = useBuildingKind()
  const options = useOptions()
  const kinds = TERRAFORMINGS.filter((one) => options.some((option) => option.startsWith(`${one} `)))
  // Another question has other places.
  useEffect(() => () => showKind(undefined), [])
  return (
    <div className="tsu-builder">
      <p className="unseen">{say.text('Choose a place on the board. Choose a kind to see only its places.')}</p>
      {kinds.map((one) => {
        return (
          <button
            key={one}
            type="button"
            aria-pressed={kind === one}
            title={printedText(say, housePack.terraformings[one])}
            onClick={() => showKind(kind === one ? undefined : one)}
          >
            <ThingIcon id={one} size={22} />
            <b>{say.name(one)}</b>
          </button>
        )
      })}
    </div>
  )
}
