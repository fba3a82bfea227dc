import type { OptionTexts } from '@orrery/engine'

export const options: OptionTexts = {
  goal: { text: 'Der Ruhm, mit dem man gewinnt' },
  npcs: { text: 'Händler, Vollstrecker und Schurke nehmen teil' },
  firstGame: {
    text: 'Das empfohlene erste Spiel: bekannte Sektoren, fertige Ausrüstung, 5 Ruhm, keine NSC',
  },
  gifts: { text: 'Spieler dürfen einander Credits geben' },
  fame: {
    text: 'Ruhm zählt sofort, oder wenn er in der Statusphase beansprucht wird',
    values: { 'at-once': 'sofort', status: 'in der Statusphase' },
  },
  end: {
    text: 'Das Spiel endet, sobald das Ziel erreicht ist, oder in der Statusphase dessen, der es erreicht hat',
    values: { 'at-once': 'sofort', status: 'in der Statusphase' },
  },
  fameSales: {
    text: 'Wie viel Ruhm man in einer Geschäftsphase kaufen kann: einen Punkt oder beliebig viel',
    values: { one: 'einen Punkt', any: 'beliebig viel' },
  },
  merchant: {
    text: 'Wurde der Händler zerstört, so setzt er seine Route fort, beginnt sie neu oder fliegt zum nächstgelegenen Halt',
    values: { keep: 'fortsetzen', restart: 'neu beginnen', nearest: 'zum nächstgelegenen Halt' },
  },
}
