import type { Options, RuleText } from '@orrery/engine'
import { type GameWords, optionTitle, optionValueText } from '../games/client.ts'
import { t } from '../words/texts.ts'

/** What of the options that decide a rule is chosen in a match, in a sentence each. */
export const inPlay = (words: GameWords, rule: RuleText, options: Options): readonly string[] =>
  (rule.options ?? []).flatMap((id) => {
    const value = options[id]
    if (value === undefined) return []
    const option = optionTitle(words, id)
    if (value === true) return [t('rules.inPlay', { option })]
    if (value === false) return [t('rules.notInPlay', { option })]
    return [t('rules.inPlayAs', { option, value: optionValueText(words, id, value) })]
  })
