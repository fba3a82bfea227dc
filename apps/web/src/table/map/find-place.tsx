import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from '../../words/use-translation.ts'
import { useTable } from '../state/context.ts'
import { useSpokenTable } from '../state/spoken-table.ts'

/** Finds a place of the map by what it is called, or by what is there. */
export function FindPlace({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation()
  const { voice, leading } = useTable()
  const table = useSpokenTable()
  const [wanted, setWanted] = useState('')
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  const found = (text: string): readonly string[] => {
    const words = text.toLowerCase().split(/\s+/).filter(Boolean)
    if (words.length === 0) return []
    const { spoken, view, viewer, say, map } = table()
    const landmarks = spoken.landmarks(view, viewer, say)
    return map.places
      .map(({ id }) => id)
      .filter((place) => {
        const { name, brief } = spoken.at(view, place, viewer, say)
        const known = landmarks.filter(({ places }) => places.includes(place)).map((one) => one.name)
        const told = [name, ...brief, ...known].join(' ').toLowerCase()
        return words.every((word) => told.includes(word))
      })
  }
  const pressed = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    const [first] = found(wanted)
    if (event.key === 'Enter' && first === undefined) {
      voice.speak(t('map.none'))
      return
    }
    onClose()
    const back = event.key === 'Enter' ? first : undefined
    if (back !== undefined) leading.toPlace(back)
    else document.querySelector<SVGGElement>('.board [data-keys="map"] [tabindex="0"]')?.focus({ preventScroll: true })
  }
  return (
    <input
      ref={field}
      className="input find-place"
      type="search"
      data-opened="find"
      value={wanted}
      aria-label={t('map.find')}
      placeholder={t('map.find')}
      onChange={({ target }) => {
        setWanted(target.value)
        voice.speak(t('map.found', { count: found(target.value).length }), { replaces: 'find' })
      }}
      onKeyDown={pressed}
      onBlur={onClose}
    />
  )
}
