import type { OptionTexts } from '@orrery/engine'

export const options: OptionTexts = {
  variants: {
    text: 'Hausregeln',
    values: {
      'connected-starts': 'Startgebiete müssen nur zusammenhängen',
      'half-armies': 'Halbe Heere',
      'cheap-uplinks': 'Billige Uplinks',
      'no-pins': 'Feinde binden nicht',
      'short-locks': '„Zeitraubend“ nur bis zum Ende der Phase',
      'secret-counterattacks': 'Geheime Gegenangriffe',
      'idle-oni': 'Oni schlagen nicht zurück',
      'oni-farming': 'Gegenangriff auch auf selbst geführte Oni',
      'unlimited-cards': 'Kampfkarten beliebig oft',
      'open-mountains': 'Gebirge ohne Wert beim Truppführer',
      'initiative-ties': 'Gleichstand nur nach Initiative',
      superiority: 'Ende bei 20 SP',
    },
  },
  rounds: { text: 'Runden' },
  map: {
    text: 'Spielplan',
    values: { fixed: 'fest', random: 'zufällig', mixed: 'zufällig, Plättchen aller Schachteln' },
  },
  factions: { text: 'Fraktionen nach Plätzen. Nur vier sind gut genug bekannt' },
}
