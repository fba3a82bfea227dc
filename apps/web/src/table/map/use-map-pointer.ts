import {
  aroundText,
  type Compass,
  ended,
  homeOf,
  moved,
  type Pointed,
  type PointerMove,
  pathText,
  placesOffered,
  placeText,
  rayText,
  relationText,
  wayAt,
} from '@orrery/board'
import type { Scalar } from '@orrery/engine'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Pressed } from '../../keys/pressed.ts'
import { useTranslation } from '../../words/use-translation.ts'
import { useChoose } from '../choices/choosing.ts'
import { useDecision, useLooking, useNaming, useTable } from '../state/context.ts'
import { offeredNow } from '../state/offered.ts'
import { useSpokenTable } from '../state/spoken-table.ts'
import { Pointer } from './pointer.ts'

/** The pointer over the map, with what its keys do in this position and for this question. */
export function useMapPointer(onFind: () => void): Pointer {
  const { t } = useTranslation()
  const { voice, leading, decider } = useTable()
  const { past } = useLooking()
  const decision = useDecision('question', 'gathered', 'refusals', 'considered')
  const { question, refusals, considered } = decision
  const nameOf = useNaming()
  const choose = useChoose()
  const table = useSpokenTable()
  const [pointer] = useState(() => new Pointer())
  const jumps = useRef<Pointed['jumps']>(undefined)

  const optionsAt = (place: string, options: readonly Scalar[]): readonly Scalar[] => {
    const { spoken, view } = table()
    return question ? options.filter((option) => spoken.about(view, option, question.ask).place === place) : []
  }
  const offeredAt = (place: string) => (past ? [] : optionsAt(place, offeredNow(decision)))
  const tellAt = (place: string) => {
    const { spoken, view, viewer, say } = table()
    return spoken.at(view, place, viewer, say)
  }
  /** What a step there says: the border, the place in brief, where it lies, and whether it can be chosen. */
  const textOf = (place: string, over?: string): string => {
    const { spoken, view, viewer, say, map } = table()
    const relation = relationText(say, map, spoken.origin?.(view, viewer, say), place)
    const offered = offeredAt(place).length
    return [
      over === undefined ? '' : ended(over),
      placeText(tellAt(place), relation),
      offered > 0 ? t('map.offered', { count: offered }) : '',
    ]
      .filter(Boolean)
      .join(' ')
  }
  const go = (place: string, over?: string) => {
    const at = table().map.place(place)?.at
    if (at === undefined) return
    pointer.go(place, at, textOf(place, over))
    const [option] = offeredAt(place)
    decider.point(option)
    void decider.wonder()
  }
  const here = (): string | undefined => {
    const now = pointer.snapshot()?.place
    return now !== undefined && table().map.place(now) ? now : homeOf(table())
  }
  /** Goes where a press leads, and says where that is; or that it leads nowhere. */
  const follow = (from: string, move: PointerMove, nowhere: () => string) => {
    const told = table()
    const offered = past ? [] : placesOffered(told, offeredNow(decision), question?.ask ?? '')
    const to = moved(told, offered, { place: from, jumps: jumps.current }, move)
    if (to === undefined) voice.speak(nowhere())
    else {
      jumps.current = to.jumps
      if (to.place === from) voice.speak(textOf(from))
      else go(to.place, to.over)
    }
  }
  const why = (place: string) => {
    const [refused] = optionsAt(place, [...refusals.keys()])
    const reason = refused === undefined ? undefined : decider.reason(refused)
    const [offered] = offeredAt(place)
    voice.speak(
      offered !== undefined ? t('voice.offered') : (reason ?? t(question ? 'map.notOffered' : 'voice.noQuestion')),
    )
  }
  const take = (place: string) => {
    const options = offeredAt(place)
    const [only, ...more] = options
    if (only === undefined) why(place)
    else if (more.length === 0) choose(only)
    else {
      voice.speak(t('map.several', { names: options.map(nameOf) }))
      leading.toOption(only)
    }
  }

  const act = ({ act: what, to }: Pressed): boolean => {
    const told = table()
    const { map, spoken, view, viewer, say } = told
    const place = here()
    if (place === undefined) return false
    switch (what) {
      case 'step':
        follow(place, { act: 'step', way: to as Compass }, () =>
          rayText(say, map, place, wayAt(map, place, to as Compass), tellAt),
        )
        return true
      case 'ray':
        voice.speak(rayText(say, map, place, wayAt(map, place, to as Compass), tellAt))
        return true
      case 'mine':
        follow(place, { act: what }, () => t('map.none'))
        return true
      case 'jump':
        follow(place, { act: what, kind: to }, () => t('map.none'))
        return true
      case 'kind':
      case 'nearest':
      case 'offered':
        follow(place, { act: what, by: to === 'last' ? -1 : 1 }, () => t('map.none'))
        return true
      case 'around':
        voice.speak(aroundText(say, map, place, tellAt).join(' '))
        return true
      case 'everything': {
        const { name, full } = tellAt(place)
        voice.speak([name, ...full].map(ended).join(' '))
        return true
      }
      case 'threats':
        voice.speak((spoken.threats?.(view, place, viewer, say) ?? []).map(ended).join(' ') || t('map.safe'))
        return true
      case 'path': {
        const from = homeOf(told) ?? place
        const steps = map.path(from, place) ?? []
        const point = (id: string, risk?: string) => ({ ...(map.place(id)?.at ?? { x: 0, y: 0 }), risk })
        voice.speak(pathText(say, map, from, place))
        if (steps.length > 0) pointer.draw([point(from), ...steps.map((step) => point(step.to, step.over))])
        return true
      }
      case 'find':
        onFind()
        return true
      case 'take':
        take(place)
        return true
      case 'why':
        why(place)
        return true
      case 'back':
        if (considered || past) return false
        document.getElementById('choices')?.focus({ preventScroll: true })
        return true
      default:
        return false
    }
  }
  useLayoutEffect(() => {
    pointer.act = act
    pointer.begin = () => {
      const place = here()
      if (place !== undefined) go(place)
    }
  })
  useEffect(() => {
    const now = pointer.snapshot()
    const at = now && table().map.place(now.place)?.at
    if (now && at && pointer.isHeld) pointer.tell(at, textOf(now.place))
  })
  useEffect(() => leading.hearPlaces((place) => led.current(place)), [leading])
  const led = useRef(go)
  useLayoutEffect(() => {
    led.current = go
  })
  return pointer
}
