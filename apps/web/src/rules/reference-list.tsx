import { formatterOf } from '@orrery/board'
import { useMemo } from 'react'
import type { GameClient } from '../games/client.ts'
import { useTranslation } from '../words/use-translation.ts'
import { Marked } from './marked.tsx'

/** Cards, units and tiles to look up, each with where it comes from. */
export function ReferenceList({ kit, wanted }: { readonly kit: GameClient; readonly wanted: readonly string[] }) {
  const { t } = useTranslation()
  const groups = useMemo(() => kit.face.reference?.(formatterOf(kit)) ?? [], [kit])
  const shown = groups.flatMap((group) => {
    const entries = group.entries.filter(({ name, text }) => {
      const all = `${name} ${text}`.toLowerCase()
      return wanted.every((word) => all.includes(word))
    })
    return entries.length === 0 ? [] : [{ ...group, entries }]
  })
  return shown.map(({ id, title, entries }) => {
    const drawn = entries.filter(({ face }) => face !== undefined)
    const told = entries.filter(({ face }) => face === undefined)
    return (
      <section key={id} id={`reference-${id}`}>
        <h2>{title}</h2>
        {drawn.length > 0 && (
          <ul className="reference-cards">
            {drawn.map((entry) => (
              <li key={entry.id} data-card={entry.id}>
                {entry.face}
              </li>
            ))}
          </ul>
        )}
        {told.length > 0 && (
          <dl className="reference">
            {told.map((entry) => (
              <div key={entry.id}>
                <dt>
                  <Marked text={entry.name} wanted={wanted} /> <span className="tag">{t(`basis.${entry.basis}`)}</span>
                </dt>
                <dd>
                  <Marked text={entry.text} wanted={wanted} />
                </dd>
              </div>
            ))}
          </dl>
        )}
      </section>
    )
  })
}
