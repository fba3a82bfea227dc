import type { Translation } from '@orrery/engine'
import { OPTIONS } from '../options.ts'
import { factions } from './factions.ts'

/** `nomads+dark-seed` as people say it. */
const lineupNames = (id: string): { readonly [lineup: string]: string } =>
  Object.fromEntries(
    (OPTIONS.find((option) => option.id === id)?.values ?? []).map((lineup) => [
      lineup,
      String(lineup)
        .split('+')
        .map((faction) => factions[faction as keyof typeof factions].name)
        .join(', '),
    ]),
  )

export const options: Translation['options'] = {
  variants: {
    text: 'Hausregeln, beliebig viele',
    values: {
      'adjacent-starts': 'Startgebiete neben der Heimatzone',
      'half-armies': 'halbe Heere',
      'cheap-uplinks': 'billige Uplinks',
      'no-pins': 'Feinde halten nicht fest',
      'short-locks': 'Zeitraubend nur bis zum Ende der Phase',
      'secret-counterattacks': 'geheime Gegenangriffe',
      'idle-oni': 'Oni schlagen nicht zurück',
      'oni-farming': 'Gegenangriff auch für den, der mit Oni erobert',
      'unlimited-cards': 'Kampfkarten beliebig oft',
      'moon-first': 'erst der Mondpunkt, dann die Radioaktivität',
      'initiative-ties': 'Gleichstand nur nach Initiative',
      superiority: 'Ende bei 20 Siegpunkten',
    },
  },
  rounds: { text: 'Runden' },
  map: { text: 'Die Karte: fest, oder vom Zufall gelegt', values: { fixed: 'fest', random: 'vom Zufall gelegt' } },
  pair: { text: 'Die Fraktionen von 2 Spielern, nach Plätzen', values: lineupNames('pair') },
  triple: { text: 'Die Fraktionen von 3 Spielern, nach Plätzen', values: lineupNames('triple') },
  quartet: { text: 'Die Fraktionen von 4 Spielern, nach Plätzen', values: lineupNames('quartet') },
}
