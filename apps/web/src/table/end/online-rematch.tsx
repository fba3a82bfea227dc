import type { TalkLine } from '@orrery/protocol'
import { useState } from 'react'
import { Glyph } from '../../parts/glyph.tsx'
import { toast } from '../../parts/toasts.tsx'
import { useLater } from '../../parts/use-later.ts'
import { go } from '../../routing/route.ts'
import { createOnline, joinMatch, linksShown, matchInfo, type WantedSeat } from '../../server/matches.ts'
import { keepSeat, knownSeats } from '../../server/seats.ts'
import { useTranslation } from '../../words/use-translation.ts'
import { useMySeat, useShown, useTable } from '../state/context.ts'

/** The next match of the same people, by what was said: whoever wants one says its address, and whoever agrees says it too. */
function saidMatch(talk: readonly TalkLine[]): string | undefined {
  const address = `${location.origin}/play/`
  for (const { kind, by, text = '' } of talk.toReversed()) {
    const [, match = ''] = kind === 'chat' && by !== 'table' ? text.split(address) : []
    if (/^[\w-]+$/.test(match)) return match
  }
  return undefined
}

/** The same game with the same people: the first who wants it sets it up with free seats, and everybody else is asked to sit down. */
export function OnlineRematch() {
  const { t } = useTranslation()
  const { session, kit, info } = useTable()
  const { seats, talk } = useShown('seats', 'talk')
  const mine = useMySeat()
  const [busy, setBusy] = useState(false)
  const next = saidMatch(talk)
  // Somebody has sat down there, or has been heard: who it is by now is asked anew.
  const { value } = useLater(`${next} ${talk.length}`, async () => (next === undefined ? undefined : matchInfo(next)))
  if (mine === undefined) return null

  const setUp = async (): Promise<string> => {
    const wanted = seats.map(({ kind, name, bot }, seat): WantedSeat => {
      if (kind === 'bot') return { kind, name, bot: bot ?? 'adept' }
      return seat === mine ? { kind, name } : { kind, open: true }
    })
    const { match, seats: made } = await createOnline({
      game: kit.game.id,
      options: info.options,
      seats: wanted,
      clock: info.clock,
      visibility: 'private',
    })
    // Nobody needs a link: the others are asked here.
    linksShown()
    const token = made[mine]?.token
    if (token) keepSeat(match, token)
    return match
  }
  const again = async () => {
    setBusy(true)
    try {
      const match = next ?? (await setUp())
      if (knownSeats()[match] === undefined) await joinMatch(match, seats[mine]?.name ?? '')
      await session.request({ type: 'chat', text: t('rematch.said', { address: `${location.origin}/play/${match}` }) })
      go(`/play/${match}`)
    } catch (error) {
      toast(error instanceof Error ? error.message : String(error))
      setBusy(false)
    }
  }
  const come = value?.seats.flatMap(({ kind, free, name }) => (kind === 'person' && !free ? [name] : [])) ?? []
  return (
    <>
      <button type="button" className="button button-main" data-act="rematch" disabled={busy} onClick={again}>
        <Glyph name="redo" size={18} /> {t('end.rematch')}
      </button>
      <span className="end-rematch small" role="status">
        {come.length > 0 && t('rematch.come', { names: come })}
      </span>
    </>
  )
}
