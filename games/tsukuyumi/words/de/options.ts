import type { OptionTexts } from '@orrery/engine'

export const options: OptionTexts = {
  variants: {
    text: 'Hausregeln, beliebig viele',
    values: {
      'connected-starts': 'Startgebiete müssen nur zusammenhängen',
      'half-armies': 'halbe Heere',
      'cheap-uplinks': 'billige Uplinks',
      'no-pins': 'Feinde halten nicht fest',
      'short-locks': 'Zeitraubend nur bis zum Ende der Phase',
      'secret-counterattacks': 'geheime Gegenangriffe',
      'idle-oni': 'Oni schlagen nicht zurück',
      'oni-farming': 'Gegenangriff auch für den, der mit Oni erobert',
      'unlimited-cards': 'Kampfkarten beliebig oft',
      'open-mountains': 'Gebirge ohne Wert, wo der Truppführer steht',
      'initiative-ties': 'Gleichstand nur nach Initiative',
      superiority: 'Ende bei 20 Siegpunkten',
    },
  },
  rounds: { text: 'Runden' },
  map: {
    text: 'Karte',
    values: { fixed: 'fest', random: 'zufällig', mixed: 'zufällig, mit Gebieten aller Schachteln' },
  },
  factions: {
    text: 'Fraktionen, nach Plätzen (für einen fünften und sechsten fehlen Fraktionen, die niemand beschrieben hat)',
  },
}
