import { type GameLocale, translateRulebook } from '@orrery/engine'
import { type RuleId, rulebook } from '../../rulebook/index.ts'
import { namesFrom } from '../names.ts'

const seats = { Heron: 'Reiher', Magpie: 'Elster', Badger: 'Dachs' }
const crates = { tea: 'Tee', salt: 'Salz', rum: 'Rum', silk: 'Seide', spice: 'Gewürz', gems: 'Juwelen' }

const titles = { load: 'Das Boot beladen', customs: 'Der Zoll', sale: 'Der Verkauf' }

const texts: { readonly [rule in RuleId]: string } = {
  'load.crate': 'Alle wählen insgeheim eine Kiste ihrer Hand. Alle Kisten kommen zugleich an Bord.',
  'load.again': 'Niemand lädt zweimal nacheinander dieselbe Ware, außer mangels einer anderen.',
  'load.twins': 'Kisten mit gleicher Ware fallen auf: Der Zoll beschlagnahmt sie alle.',
  'customs.die':
    'Dann wird der Zollwürfel geworfen. Kisten, die mehr wert sind, als er zeigt, werden auch beschlagnahmt.',
  'customs.bribe':
    'Wem die teuerste Kiste gehört, die der Würfel träfe, darf 2 Münzen zahlen. Dann wird noch einmal geworfen, und der zweite Wurf gilt.',
  'sale.coins': 'Eine Kiste, die nicht beschlagnahmt wurde, bringt so viele Münzen, wie sie wert ist.',
  'sale.draw': 'Am Ende einer Runde ziehen alle eine Kiste.',
  'sale.winner': 'Nach der letzten Runde gewinnen die meisten Münzen. Bei Gleichstand gewinnt der niedrigere Platz.',
}

/** Everything the game says in German. */
export default (): GameLocale => ({
  messages: {
    language: 'de',
    name: namesFrom({ ...seats, ...crates, yes: 'Ja', no: 'Nein' }),
    prompts: {
      'load.crate': 'Welche Kiste lädst du?',
      'customs.bribe': 'Der Würfel zeigt {{die}}: {{coins}} Münzen zahlen, um {{crate}} zu retten?',
    },
    log: {
      'load.crate': '{{seat:seat}} lädt {{crate}}.',
      'load.twins': '{{crate}} von {{seat:seat}} gibt es mehrfach: beschlagnahmt.',
      'customs.die': 'Der Zollwürfel zeigt {{die}}.',
      'customs.bribe': '{{seat:seat}} zahlt {{coins}} Münzen, und es wird noch einmal hingesehen.',
      'sale.coins': '{{crate}} von {{seat:seat}}: {{coins|=0 beschlagnahmt|bringt # Münze|bringt # Münzen}}.',
      'sale.draw': 'Du ziehst {{crate}}.',
    },
    refusals: { 'load.again': '{{crate}} hast du in der Runde davor geladen.' },
  },
  rulebook: translateRulebook(rulebook, { titles, texts, source: () => 'von uns' }),
  options: { rounds: { text: 'Runden' } },
  printed: {},
})
