import { useLater } from '../parts/use-later.ts'
import { useSettings } from '../settings/settings.ts'
import { type GlossaryKit, loadGlossary } from './kit.ts'

/** The glossary of a game in the reader's language; nothing while it is loaded, and where a game has none. */
export function useGlossary(game: string): GlossaryKit | undefined {
  const { language } = useSettings()
  const { value } = useLater(`${game} ${language}`, () => loadGlossary(game, language))
  return value !== undefined && value.terms.length > 0 ? value : undefined
}
