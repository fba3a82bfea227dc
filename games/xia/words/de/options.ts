import type { OptionTexts } from '@orrery/engine'

export const options: OptionTexts = {
  goal: { text: 'Ruhm für den Sieg' },
  npcs: { text: 'Mit Händler, Vollstrecker und Schurke spielen' },
  firstGame: { text: 'Empfohlene erste Partie: bekannte Sektoren, fertige Ausrüstung, 5 Ruhm, keine NSC' },
  gifts: { text: 'Alle dürfen einander Credits geben' },
  fame: { text: 'Ruhm zählt', values: { 'at-once': 'sofort', status: 'in der Statusphase' } },
  end: {
    text: 'Wer das Ziel erreicht, gewinnt',
    values: { 'at-once': 'sofort', status: 'in der eigenen Statusphase' },
  },
  fameSales: {
    text: 'Ruhmespunkte zu kaufen in einer Geschäftsphase',
    values: { one: 'einer', any: 'beliebig viele' },
  },
  merchant: {
    text: 'Nach seiner Zerstörung fliegt der Händler',
    values: { keep: 'zum nächsten Halt', restart: 'zum ersten Halt', nearest: 'zum nächstgelegenen Halt' },
  },
}
