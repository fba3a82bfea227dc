import type { log as english } from '../en/log.ts'

export const log: { readonly [what in keyof typeof english]: string } = {
  'setup.draft': '{{seat:seat}} {{hat:seat}} {{you:seat|deinen|den}} {{pick|=1 ersten|zweiten}} Mech gewählt.',
  'setup.draft-reveal': '{{seat:seat}} {{you:seat|führst|führt}} {{samurai}} an.',
  'setup.draft-reveal#left': 'Nicht dabei sind {{samurai}}.',
  'decks.draft': 'Alle haben ein Deck von {{card:cards}} gedraftet.',
  'turn.phases': 'Runde {{round}}',
  'turn.phases#end': 'Ende von Runde {{round}}',
  'turn.end': '{{seat:seat}} {{ist:seat}} dran',
  'turn.end#sum':
    '{{seat:seat}} {{hat:seat}} [[die Belohnung von {{locations}} genommen & {{clans}} verschoben & {{cards}} gespielt & {{force:units}} bewegt & {{wealth}} Reichtum erhalten & {{card:drawn}} gezogen & {{fleet:destroyed}} zerstört & {{attached}} Reichtum angelegt|auf dem Spielplan nichts verändert]].',
  'resolution.alliances':
    '{{seat:seat}} {{hat:seat}} für {{markers|das Bündnis|die Bündnisse}} mit {{clans}} {{honor}} Ehre erhalten.',
  'resolution.alliances#sum': '{{seat:seats,honors}} – das war die Ehre aus Bündnissen.',
  'resolution.locations': 'Neu aufgedeckt sind {{locations}}.',
  'resolution.locations#unclaimed': 'Niemand hat {{locations|or}} gewonnen.',
  'resolution.restore': 'Der Friedhof hat {{fleet:units}} freigegeben.',
  'end.types': '{{seat:seat}} {{hat:seat}} für {{type:types}} von Orten {{bonus}} Ehre erhalten.',
  'end.ties':
    'Bei Gleichstand zwischen {{seat:tied|dat}} {{hat:seat}} {{seat:seat}} gewonnen dank [[by=wealth?des Reichtums|by=locations?der Ortskarten|by=markers?der Clanmarker|der Zugreihenfolge]].',
  'end.winner': '{{seat:seat}} {{hat:seat}} das Spiel mit {{honor}} Ehre gewonnen.',

  'claim.most-power':
    '{{seat:seat}} {{hat:seat}} die Belohnung von {{location}} genommen: [[{{honor}} Ehre & {{wealth}} Reichtum & {{card:cards}}|Der allgemeine Vorrat ist leer]].',
  'claim.honor': '{{seat:seat}} {{hat:seat}} {{amount}} Ehre für {{reason}} erhalten.',
  'order.marker':
    '{{seat:seat}} {{hat:seat}} „{{order}}“ mit Marker {{value}} ausgeführt[[, für {{boost}} Reichtum erhöht]].',
  'order.allegiance':
    '{{seat:seat}} {{hat:seat}} {{clan}} mit Marker {{value}}[[, für {{boost}} Reichtum erhöht,]] von {{track:from|dat}} auf {{track:to|acc}} verschoben.',
  'order.allegiance#none':
    '{{seat:seat}} {{hat:seat}}[[ mit Marker {{value}}]][[, für {{boost}} Reichtum erhöht,]] keinen Clanmarker verschoben.',
  'order.units': '{{seat:seat}} {{hat:seat}} keine Einheit bewegt.',
  'order.wealth':
    '{{seat:seat}} {{hat:seat}}[[ {{amount}} Reichtum genommen| keinen Reichtum mehr vorgefunden]] (Marker {{value}}[[, um {{boost}} erhöht]]).',
  'order.draw':
    '{{seat:seat}} {{hat:seat}}[[ {{card:count}} gezogen|!wanted? keine Karte gezogen| Deck und Ablagestapel leer vorgefunden]] (Marker {{value}}[[, für {{boost}} Reichtum erhöht]]).',
  'alliance.move':
    '{{seat:seat}} {{hat:seat}} {{clan}}[[ für {{reason}}]] von {{track:from|dat}} auf {{track:to|acc}} verschoben.',
  'move.legal#moved':
    '{{seat:seat}} {{hat:seat}} {{own:unit|acc}}[[ von {{left}}| aus dem Vorrat]] nach {{location}} bewegt[[, für {{fee}} Reichtum]].',
  'move.displace': '{{mech}} hat {{unit|acc}} zerstört, um in {{location}} Platz zu schaffen.',
  'unit.destroy': '{{reason}} hat[[ in {{location}}]] {{unit|acc}} zerstört.',
  'fighter.attach':
    '{{seat:seat}} {{hat:seat}}[[ in {{location}}]] 1 Reichtum an {{own:unit|acc}} angelegt[[wealth=1?|, insgesamt {{wealth}}]].',
  'mech.mototada': 'Mototada hat in {{location}} {{unit|acc}} zerstört.',
  'mech.tametomo':
    '{{seat:seat}} {{hat:seat}} {{price}} Reichtum gezahlt, und Tametomo hat in {{location}} {{unit|acc}} zerstört.',
  'mech.mori':
    '{{seat:seat}} {{hat:seat}} {{card}} für Mori abgeworfen[[, der in {{location}} {{fleet:units}} zerstört hat]].',
  'wealth.give': '{{seat:from}} {{hat:from}} {{seat:to|dat}} {{amount}} Reichtum[[ für {{reason}}]] gegeben.',
  'wealth.supply#gained': '{{seat:seat}} {{hat:seat}} {{amount}} Reichtum für {{reason}} erhalten.',
  'wealth.supply#empty': 'Der allgemeine Vorrat war leer: {{reason}} hat {{seat:seat|dat}} keinen Reichtum gebracht.',

  'cards.draw': '{{seat:seat}} {{hat:seat}} {{card:count}} für {{reason}} gezogen.',
  'cards.draw#own': '{{seat:seat}} {{hat:seat}} {{cards}} bekommen.',
  'cards.reshuffle': '{{seat:seat|gen}} Ablagestapel wurde zu einem neuen Deck von {{card:cards}}.',
  'cards.reshuffle#shared': 'Der Ablagestapel wurde zu einem neuen Deck von {{card:cards}}.',
  'cards.limit': '{{seat:seat}} {{hat:seat}} {{cards}} wegen des Handlimits abgeworfen.',
  'cards.discard': '{{seat:seat}} {{hat:seat}} {{cards}} für {{reason}} abgeworfen.',
  'cards.discard#taken': '{{seat:seat}} {{hat:seat}} {{card}} aus dem Ablagestapel genommen.',
  'cards.discard#returned': '{{seat:seat}} {{hat:seat}} {{card}} auf die Hand zurückgenommen.',
  'cards.attach': '{{card}} hat {{location}} mit der Ortskarte verlassen.',
  'cards.play':
    '{{seat:seat}} {{hat:seat}} {{card}}[[ für {{honor}} Ehre und {{wealth}} Reichtum| für {{honor}} Ehre| für {{wealth}} Reichtum]] gespielt.',
  'cards.cost':
    '{{seat:seat}} {{hat:seat}}[[ {{honor}} Ehre und {{wealth}} Reichtum| {{honor}} Ehre| {{wealth}} Reichtum]] für {{card}} gezahlt.',
  'cards.cost-ships': '{{seat:seat}} {{hat:seat}} {{own:unit|acc}} zerstört, um {{card}} zu bezahlen.',
  'cards.text-order#nothing': '{{card}} ist ohne Wirkung geblieben.',

  'battle.order': 'Kampf um {{location}}',
  'battle.order#power': '{{seat:contestants,totals}} – das war die Stärke vor den Karten.',
  'battle.uncontested': '{{location}}, kampflos',
  'battle.commit': '{{seat:seat}} {{hat:seat}} eine Karte eingesetzt.',
  'battle.commit#pass': '{{seat:seat}} {{hat:seat}} keine Karte eingesetzt.',
  'battle.reveal': '{{seat:seat}} {{hat:seat}} {{card}} aufgedeckt.',
  'battle.pay':
    '{{seat:seat}} {{you:seat|konntest|konnte}} {{card}} nicht bezahlen: Das kostet [[kind=ships?{{ship:cost}}|kind=wealth?{{cost}} Reichtum|{{cost}} Ehre]][[, und {{have}} war da]].',
  'battle.bonus': '{{card}} hat {{seat:seat|dat}} {{amount}} Stärke gebracht.',
  'battle.riders#named':
    '{{seat:seat}} {{hat:seat}} mit {{card}} vorhergesagt, dass {{seat:named}} {{you:named|gewinnst|gewinnt}}.',
  'battle.victor':
    '{{seat:seat}} {{hat:seat}} {{location}}[[ und {{amount}} Ehre]] gewonnen: {{seat:contestants,totals}}[[tie?, früher am Zug]][[; ohne Einheiten: {{seat:gone}}]].',
  'battle.no-units': '{{seat:gone}} {{hat:gone}} in {{location}} keine Einheiten mehr. Den Ort hat niemand gewonnen.',
  'battle.gain': '{{seat:seat}} {{hat:seat}} {{location}}[[ und {{amount}} Ehre]] kampflos gewonnen.',
  'battle.return': '{{seat:seat}} {{hat:seat}} {{force:units}} in den Vorrat zurückgenommen.',

  'trade.offer':
    '{{seat:from}} {{hat:from}}[[ {{seat:to|dat}} {{goods:gives}}[[ für {{goods:wants}}]] angeboten| von {{seat:to|dat}} {{goods:wants}} erbeten]] (Angebot {{id}}).',
  'trade.offer#cards': '{{seat:from|gen}} Angebot {{id}} enthält {{cards}}.',
  'trade.offer#declined': '{{seat:seat}} {{hat:seat}} Angebot {{id}} abgelehnt.',
  'trade.offer#withdrawn': '{{seat:seat}} {{hat:seat}} Angebot {{id}} zurückgezogen.',
  'trade.lapse': '{{seat:from|gen}} Angebot {{id}} an {{seat:to|acc}} ist verfallen.',
  'trade.binding': '{{seat:to}} {{hat:to}} {{seat:from|gen}} Angebot {{id}} angenommen.',
  'trade.binding#count': '{{seat:from}} {{hat:from}} {{seat:to|dat}} {{card:cards}} gegeben.',
  'trade.binding#cards': 'Es {{cards|war|waren}} {{cards}}.',
  'trade.promise': '{{seat:seat}} {{hat:seat}} {{choices}} versprochen (nicht bindend).',
  'trade.next-choice': '{{seat:seat}} {{hat:seat}} wie vereinbart „{{choice:choice}}“ gewählt.',
  'trade.next-choice#agreed': '{{seat:seat}} {{hat:seat}} {{sich:seat}} auf die Wahl „{{choice:choice}}“ festgelegt.',
  'trade.back':
    '{{seat:seat}} {{you:seat|konntest|konnte}} „{{choice:choice}}“ nicht wie vereinbart wählen. Angebot {{id}} wurde rückgängig gemacht.',
  'trade.back#released': '{{seat:seat}} {{ist:seat}} nicht mehr an die Wahl „{{choice:choice}}“ gebunden.',
  'trade.back#cards': '{{seat:from}} {{hat:from}} {{seat:to|dat}} {{card:cards}} zurückgegeben.',

  'card.B02': '{{seat:seat}} {{hat:seat}} {{force:units}} vom Friedhof zurückgeholt.',
  'card.B07#returned': '{{seat:seat}} {{hat:seat}} {{own:unit|acc}} aus {{location}} in den Vorrat zurückgenommen.',
  'card.B08#laid': '{{seat:seat}} {{hat:seat}} {{location}} vermint.',
  'card.B08#paid':
    '{{seat:seat}} {{hat:seat}} {{amount}} Reichtum gezahlt, um an den Minen in {{location}} vorbeizukommen.',
  'card.B08#struck': 'Minen in {{location}} haben {{unit|acc}} zerstört.',
  'card.B10': '{{seat:seat}} {{hat:seat}} {{fleet:units}} aus {{location}} in den Vorrat gelockt.',
  'card.B15': '{{seat:seat}} {{hat:seat}} {{unit|acc}} bestochen.',
  'card.B16': '{{seat:seat}} {{hat:seat}} {{force:units}} abgezogen.',
  'card.B18': '{{seat:seat}} {{hat:seat}} {{card}} von {{seat:victim|dat}} gestört.',
  'card.S04#attached': '{{seat:seat}} {{hat:seat}} „{{this.name}}“ an {{location}} angelegt.',
  'card.S05#bound': '{{seat:seat}} {{hat:seat}} {{clan}} durch einen Eid gebunden.',
  'card.S05#holds': 'Der Eid auf {{seat:by|acc}} bindet {{clan}}.',
  'card.S05#ended': 'Der Eid, der {{clan}} an {{seat:seat|acc}} band, ist zu Ende.',
  'card.S06#hushed':
    '{{seat:seat}} {{hat:seat}} {{seat:by|dat}} {{amount}} Reichtum gezahlt, und {{clan}} bleibt neutral.',
  'card.S10#returned': '{{seat:seat}} {{hat:seat}} {{unit|acc}} aus {{location}} in den Vorrat zurückgeschickt.',
  'card.S12': '{{seat:seat}} {{hat:seat}} „{{order}}“ mit dem Wert {{value}} ausgeführt.',
}
