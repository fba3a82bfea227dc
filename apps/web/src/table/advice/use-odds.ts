import { oddsText } from '@orrery/bots'
import type { Scalar } from '@orrery/engine'
import { createContext, use, useEffect, useState } from 'react'
import { localMatches } from '../../connection/local.ts'
import { useDecision, useMySeat, useTable } from '../state/context.ts'

/** What options risk or may win, in words, by their ids. */
type OddsTexts = ReadonlyMap<Scalar, readonly string[]>

const NONE: OddsTexts = new Map()

export const OddsContext = createContext<OddsTexts>(NONE)

/** What is told of the options of the open question. */
export const useToldOdds = (): OddsTexts => use(OddsContext)

/** The odds of what is asked, once the worker has found them out; on this device alone, where the whole match is. */
export function useOdds(): OddsTexts {
  const { place, address, kit } = useTable()
  const { question, n } = useDecision('question', 'n')
  const seat = useMySeat()
  const [known, setKnown] = useState<{ readonly n: number | undefined; readonly texts: OddsTexts }>({ n, texts: NONE })
  const hasOdds = place === 'local' && kit.game.stakes !== undefined && question?.kind === 'choose'
  useEffect(() => {
    if (!hasOdds || seat === undefined) return
    let late = false
    const { bots = {}, messages } = kit.locale
    localMatches.odds(address.split('/').at(-1) ?? '', seat).then(
      (found) => {
        const texts = found.map(
          ({ option, odds }) => [option, odds.flatMap((one) => oddsText(one, bots, messages) ?? [])] as const,
        )
        if (!late && texts.length > 0) setKnown({ n, texts: new Map(texts) })
      },
      // The list is whole without them.
      () => undefined,
    )
    return () => {
      late = true
    }
  }, [hasOdds, seat, address, kit, n])
  return known.n === n ? known.texts : NONE
}
