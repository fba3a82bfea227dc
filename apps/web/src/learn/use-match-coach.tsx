import { useMemo, useState } from 'react'
import { useLater } from '../parts/use-later.ts'
import { useSettings } from '../settings/settings.ts'
import type { CoachSlots } from '../table/coach/slots.ts'
import { loadLearning } from './kit.ts'
import { MatchSpeech } from './match-speech.tsx'
import { isCoached, isFirstMatch } from './progress.ts'

const NOBODY: CoachSlots = {}

/** The coach of a match, if one sits at it; nothing while nobody knows. */
export function useMatchCoach(game: string, match: string): CoachSlots | undefined {
  const { language, coach } = useSettings()
  const [isQuiet, setQuiet] = useState(false)
  const [isWanted] = useState(() => isCoached(game, match))
  const isOn = isWanted && coach && !isQuiet
  const { value, problem } = useLater(`${game} ${language} ${isOn}`, async () =>
    isOn ? loadLearning(game, language) : undefined,
  )
  return useMemo(() => {
    if (!isOn || problem !== undefined) return NOBODY
    if (value === undefined) return undefined
    if (value.tips.length === 0 && value.pitch === undefined) return NOBODY
    return {
      speech: <MatchSpeech learning={value} isFirst={isFirstMatch(game, match)} onQuiet={() => setQuiet(true)} />,
    }
  }, [isOn, value, problem, game, match])
}
