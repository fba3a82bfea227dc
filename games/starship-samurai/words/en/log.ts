import type { Texts } from '../texts.ts'

/** What has happened, told to whoever reads it. */
export const log = {
  'setup.draft': '{{seat:seat}} chose {{their:seat}} {{pick|=1 first|second}} mech.',
  'setup.draft-reveal': '{{seat:seat}} lead{{s:seat}} {{samurai}}.',
  'setup.draft-reveal#left': 'Not in this game: {{samurai}}.',
  'decks.draft': 'Every player drafted a deck of {{card:cards}}.',
  'turn.phases': 'Round {{round}}',
  'turn.phases#end': 'End of round {{round}}',
  'turn.end': '{{seat:seat|gen}} turn',
  'turn.end#sum':
    '{{seat:seat}} [[claimed {{locations}} & moved {{clans}} & played {{cards}} & moved {{force:units}} & gained {{wealth}} wealth & drew {{card:drawn}} & destroyed {{fleet:destroyed}} & attached {{attached}} wealth|changed nothing on the board]].',
  'resolution.alliances': '{{seat:seat}} gained {{honor}} honor for {{markers|an alliance|alliances}} with {{clans}}.',
  'resolution.alliances#sum': 'Alliances paid honor: {{seat:seats,honors}}.',
  'resolution.locations': 'New locations: {{locations}}.',
  'resolution.locations#unclaimed': 'Nobody won {{locations|or}}.',
  'resolution.restore': 'The graveyard released {{fleet:units}}.',
  'end.types': '{{seat:seat}} gained {{bonus}} honor for {{type:types}} of location.',
  'end.ties':
    '{{seat:tied}} were tied; {{seat:seat}} won by [[by=wealth?wealth|by=locations?location cards|by=markers?clan markers|turn order]].',
  'end.winner': '{{seat:seat}} won the game with {{honor}} honor.',

  'claim.most-power':
    'At {{location}}, {{seat:seat}} claimed [[{{honor}} honor & {{wealth}} wealth & {{card:cards}}|nothing: the general supply is empty]].',
  'claim.honor': '{{seat:seat}} gained {{amount}} honor for {{reason}}.',
  'order.marker': '{{seat:seat}} ordered {{order}} with marker {{value}}[[, increased by {{boost}} wealth]].',
  'order.allegiance':
    '{{seat:seat}} moved {{clan}} from {{track:from}} to {{track:to}} with marker {{value}}[[, increased by {{boost}} wealth]].',
  'order.allegiance#none':
    '{{seat:seat}} moved no clan marker[[ with marker {{value}}]][[, increased by {{boost}} wealth]].',
  'order.units': '{{seat:seat}} moved no units.',
  'order.wealth':
    '{{seat:seat}}[[ gained {{amount}} wealth| found no wealth left]] with marker {{value}}[[, increased by {{boost}}]].',
  'order.draw':
    '{{seat:seat}}[[ drew {{card:count}}|!wanted? drew no card| found deck and discard pile empty]] with marker {{value}}[[, increased by {{boost}} wealth]].',
  'alliance.move': '{{seat:seat}} moved {{clan}} from {{track:from}} to {{track:to}}[[ for {{reason}}]].',
  'move.legal#moved':
    '{{seat:seat}} moved {{own:unit}} from[[ {{left}}| {{their:seat}} supply]] to {{location}}[[ for {{fee}} wealth]].',
  'move.displace': '{{mech}} destroyed {{unit}} to make room at {{location}}.',
  'unit.destroy': '{{reason}} destroyed {{unit}}[[ at {{location}}]].',
  'fighter.attach':
    '{{seat:seat}} attached 1 wealth to {{own:unit}}[[ at {{location}}]][[wealth=1?|, {{wealth}} in all]].',
  'mech.mototada': 'Mototada destroyed {{unit}} at {{location}}.',
  'mech.tametomo': '{{seat:seat}} paid {{price}} wealth, and Tametomo destroyed {{unit}} at {{location}}.',
  'mech.mori': '{{seat:seat}} discarded {{card}} for Mori[[, who destroyed {{fleet:units}} at {{location}}]].',
  'wealth.give': '{{seat:from}} gave {{seat:to}} {{amount}} wealth[[ for {{reason}}]].',
  'wealth.supply#gained': '{{seat:seat}} gained {{amount}} wealth for {{reason}}.',
  'wealth.supply#empty': 'The general supply was empty: {{reason}} brought {{seat:seat}} no wealth.',

  'cards.draw': '{{seat:seat}} drew {{card:count}} for {{reason}}.',
  'cards.draw#own': '{{seat:seat}} got {{cards}}.',
  'cards.reshuffle': '{{seat:seat|gen}} discard pile became a new deck of {{card:cards}}.',
  'cards.reshuffle#shared': 'The discard pile became a new deck of {{card:cards}}.',
  'cards.limit': '{{seat:seat}} discarded {{cards}} down to the hand limit.',
  'cards.discard': '{{seat:seat}} discarded {{cards}} for {{reason}}.',
  'cards.discard#taken': '{{seat:seat}} took {{card}} from the discard pile.',
  'cards.discard#returned': '{{seat:seat}} took {{card}} back into hand.',
  'cards.attach': '{{card}} left {{location}} with its card.',
  'cards.play':
    '{{seat:seat}} played {{card}}[[ for {{honor}} honor and {{wealth}} wealth| for {{honor}} honor| for {{wealth}} wealth]].',
  'cards.cost':
    '{{seat:seat}} paid[[ {{honor}} honor and {{wealth}} wealth| {{honor}} honor| {{wealth}} wealth]] for {{card}}.',
  'cards.cost-ships': '{{seat:seat}} destroyed {{own:unit}} to pay for {{card}}.',
  'cards.text-order#nothing': '{{card}} had no effect.',

  'battle.order': 'Battle for {{location}}',
  'battle.order#power': 'Power before cards: {{seat:contestants,totals}}.',
  'battle.uncontested': '{{location}}, uncontested',
  'battle.commit': '{{seat:seat}} committed a card.',
  'battle.commit#pass': '{{seat:seat}} committed no card.',
  'battle.reveal': '{{seat:seat}} revealed {{card}}.',
  'battle.pay':
    '{{seat:seat}} could not pay for {{card}}: it costs [[kind=ships?{{ship:cost}}|kind=wealth?{{cost}} wealth|{{cost}} honor]][[, and {{have}} was there]].',
  'battle.bonus': '{{card}} gave {{seat:seat}} {{amount}} power.',
  'battle.riders#named': '{{seat:seat}} foretold with {{card}} that {{seat:named}} would win.',
  'battle.victor':
    '{{seat:seat}} won {{location}}[[ and {{amount}} honor]]: {{seat:contestants,totals}}[[tie?, first in turn order]][[; {{seat:gone}} had no units left]].',
  'battle.no-units': '{{seat:gone}} had no units left at {{location}}. No clan won the location.',
  'battle.gain': '{{seat:seat}} won {{location}}[[ and {{amount}} honor]] unopposed.',
  'battle.return': '{{seat:seat}} returned {{force:units}} to {{their:seat}} supply.',

  'trade.offer':
    '{{seat:from}}[[ offered {{seat:to}} {{goods:gives}}[[ for {{goods:wants}}]]| asked {{seat:to}} for {{goods:wants}}]] (offer {{id}}).',
  'trade.offer#cards': '{{seat:from|gen}} offer {{id}} includes {{cards}}.',
  'trade.offer#declined': '{{seat:seat}} declined offer {{id}}.',
  'trade.offer#withdrawn': '{{seat:seat}} withdrew offer {{id}}.',
  'trade.lapse': '{{seat:from|gen}} offer {{id}} to {{seat:to}} lapsed.',
  'trade.binding': '{{seat:to}} accepted {{seat:from|gen}} offer {{id}}.',
  'trade.binding#count': '{{seat:from}} gave {{seat:to}} {{card:cards}}.',
  'trade.binding#cards': 'Traded: {{cards}}.',
  'trade.promise': '{{seat:seat}} promised {{choices}} (not binding).',
  'trade.next-choice': '{{seat:seat}} kept {{their:seat}} word: {{choice:choice}}.',
  'trade.next-choice#agreed': '{{seat:seat}} agreed to this choice: {{choice:choice}}.',
  'trade.back': '{{seat:seat}} could not choose {{choice:choice}} as agreed, so offer {{id}} was undone.',
  'trade.back#released': '{{seat:seat}} {{is:seat}} no longer bound to {{choice:choice}}.',
  'trade.back#cards': '{{seat:from}} gave {{card:cards}} back to {{seat:to}}.',

  'card.B02': '{{seat:seat}} brought {{force:units}} back from the graveyard.',
  'card.B07#returned': '{{seat:seat}} returned {{own:unit}} from {{location}} to {{their:seat}} supply.',
  'card.B08#laid': '{{seat:seat}} mined {{location}}.',
  'card.B08#paid': '{{seat:seat}} paid {{amount}} wealth to pass the mines at {{location}}.',
  'card.B08#struck': 'Mines at {{location}} destroyed {{unit}}.',
  'card.B10': '{{seat:seat}} lured {{fleet:units}} from {{location}} back to their supply.',
  'card.B15': '{{seat:seat}} bribed {{unit}}.',
  'card.B16': '{{seat:seat}} withdrew {{force:units}}.',
  'card.B18': '{{seat:seat}} jammed {{card}}, committed by {{seat:victim}}.',
  'card.S04#attached': '{{seat:seat}} attached {{this.name}} to {{location}}.',
  'card.S05#bound': '{{seat:seat}} bound {{clan}} by an oath.',
  'card.S05#holds': '{{clan}} is bound by {{seat:by|gen}} oath.',
  'card.S05#ended': 'The oath that bound {{clan}} to {{seat:seat}} ended.',
  'card.S06#hushed': '{{seat:seat}} paid {{seat:by}} {{amount}} wealth, and {{clan}} stays neutral.',
  'card.S10#returned': '{{seat:seat}} sent {{unit}} from {{location}} back to its supply.',
  'card.S12': '{{seat:seat}} performed {{order}} with a value of {{value}}.',
} satisfies Texts
