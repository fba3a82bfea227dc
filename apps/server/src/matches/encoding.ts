import type { Encoding } from '@orrery/host'
import type { EncodedMessage } from './types.ts'

let last: EncodedMessage | undefined

/** Messages as texts. Those who see the same mostly come one after the other: one message is made, and encoded, for them. */
export const TEXTS: Encoding<EncodedMessage> = {
  encode(message) {
    const text = JSON.stringify(message)
    return message.type === 'welcome' ? { text, welcome: true } : { text }
  },
  updates: (match, viewer, since) =>
    match.updateTexts(viewer, since)?.map((text) => {
      if (last?.text !== text) last = { text }
      return last
    }),
}
