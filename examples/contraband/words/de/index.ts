import { type GameLocale, translateRulebook } from '@orrery/engine'
import { type RuleId, rulebook } from '../../rulebook/index.ts'
import { namesFrom, side } from '../names.ts'
import { turn, weights } from '../telling.ts'

const seats = { Heron: 'Reiher', Magpie: 'Elster', Badger: 'Dachs' }
const crates = { tea: 'Tee', salt: 'Salz', rum: 'Rum', silk: 'Seide', spice: 'Gewürz', gems: 'Juwelen' }

const titles = { load: 'Das Boot beladen', customs: 'Der Zoll', sale: 'Der Verkauf' }

const texts: { readonly [rule in RuleId]: string } = {
  'load.crate': 'Wähle geheim eine Kiste aus deiner Hand. Alle Kisten kommen gleichzeitig an Bord.',
  'load.again': 'Du kannst nicht zweimal nacheinander dieselbe Ware laden, außer du hast keine andere.',
  'load.twins': 'Kisten mit gleicher Ware fallen auf: Der Zoll beschlagnahmt sie alle.',
  'customs.die':
    'Danach fällt der Zollwürfel. Der Zoll beschlagnahmt auch jede Kiste, die mehr wert ist, als der Würfel zeigt.',
  'customs.bribe':
    'Gehört dir die teuerste Kiste, die der Würfel trifft, darfst du 2 Münzen zahlen. Dann fällt er noch einmal, und der zweite Wurf gilt.',
  'sale.coins': 'Kommt deine Kiste durch, erhältst du ihren Wert in Münzen.',
  'sale.draw': 'Am Ende der Runde ziehst du eine Kiste.',
  'sale.winner':
    'Wer nach der letzten Runde die meisten Münzen hat, gewinnt. Bei Gleichstand gewinnt der niedrigere Platz.',
}

/** Everything the game says in German. */
export default (): GameLocale => ({
  messages: {
    language: 'de',
    name: namesFrom({ ...seats, ...crates, yes: 'Ja', no: 'Nein' }),
    counted: { coin: '{{n|# Münze|# Münzen}}' },
    side,
    weights,
    turn,
    prompts: {
      'load.crate': 'Lade eine Kiste. Der Zoll beschlagnahmt Ware, die zweimal im Boot ist.',
      'customs.bribe':
        'Der Würfel zeigt {{die}}. Zahlst du {{coin:coins}} für einen zweiten Wurf, um {{crate}} zu retten?',
    },
    log: {
      'load.crate#round': 'Runde {{round}}',
      'load.crate': '{{seat:seat}} {{hat:seat}} {{crate}} geladen.',
      'load.twins': 'Der Zoll hat {{crate}} von {{seat:seat|dat}} beschlagnahmt: Die Ware war mehrfach im Boot.',
      'customs.die': 'Der Zollwürfel zeigt {{die}}.',
      'customs.bribe':
        '{{seat:seat}} {{hat:seat}} {{coin:coins}} gezahlt, und der Zöllner hat noch einmal nachgesehen.',
      'sale.coins':
        '[[{{seat:seat}} {{hat:seat}} {{crate}} für {{coin:coins}} verkauft.|Der Zoll hat {{crate}} von {{seat:seat|dat}} beschlagnahmt.]]',
      'sale.coins#round': '[[Durchgekommen: {{seat:sellers,coins}}.|Der Zoll hat alle Kisten beschlagnahmt.]]',
      'sale.draw': 'Du hast {{crate}} gezogen.',
    },
    refusals: { 'load.again': '{{crate}} hast du letzte Runde geladen. Wähle eine andere Ware.' },
  },
  rulebook: translateRulebook(rulebook, { titles, texts, source: () => 'von uns' }),
  options: { rounds: { text: 'Runden' } },
  printed: {},
})
