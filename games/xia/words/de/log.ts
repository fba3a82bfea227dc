import type { log as english } from '../en/log.ts'

export const log: { readonly [what in keyof typeof english]: string } = {
  'setup.ships': '{{craft:seat}} fliegt {{ship}}.',
  'option.first-game': '{{craft:seat}} spielt als {{loadout}}.',
  'turn.order': '{{craft:seat}} ist am Zug.',
  'turn.gifts': '{{craft:from}} gab {{figure:amount}} Credits an {{craft:to}}.',
  'death.skip': '{{craft:craft}} setzte diesen Zug aus.',

  'move.impulse': '{{craft:seat}} flog mit Impuls: {{movement}} Bewegung.',
  'move.engine': '{{craft:seat}} würfelte {{rolled}} mit {{outfit}}: {{movement}} Bewegung.',
  'move.step': '{{craft:seat}} flog {{space:spaces}} weit nach {{sector}}, {{ground}} {{to}}.',
  'move.step#cross': '{{craft:seat}} flog nach {{sector}}, {{ground}} {{to}}.',
  'move.bounce': '{{craft:seat}} konnte nicht bleiben und kehrte zurück nach {{sector}}, {{ground}} {{hex}}.',
  'move.use-occupied': '{{craft:seat}} nutzte ein besetztes Feld: {{sector}}, {{ground}} {{hex}}.',
  'map.symbols': '{{craft:seat}} fand {{tile}}.',
  'map.jump': '{{craft:seat}} wagte einen Blindsprung, Richtung {{direction}}.',
  'map.collect': '{{craft:seat}} deckte einen Erkundungsmarker auf: {{token}}.',
  'border.gate': '{{craft:seat}} flog durch ein Tor nach {{sector}}, {{ground}} {{to}}.',
  'border.tigris':
    '{{craft:seat}} würfelte {{natural}} am Tigris-Tor und kam heraus bei {{sector}}, {{ground}} {{to}}.',
  'border.lawful': 'Der Eingang von {{tile}} blieb für {{craft:seat}} verschlossen.',
  'border.lawful#npc': 'Der Eingang von {{tile}} blieb verschlossen: {{craft}}.',
  'border.star': '{{craft:seat}} flog in einen Stern.',
  'border.energy-loss': '{{craft:seat}} [[verlor {{energy}} Energie & entschärfte {{marker:markers}}]].',
  'border.defend': '{{craft:seat}} verteidigte sich mit: {{used}}.',
  'border.defend#took': '{{craft:seat}} verhinderte {{prevented}} {{threat}}[[; {{left}} kamen durch]].',
  'stranded.midway': '{{craft:seat}} ist gestrandet.',
  'stranded.rescue': '{{craft:seat}} rettete {{name}}.',
  'stranded.rescue#arm': '{{craft:seat}} machte {{marker:armed}} scharf.',

  'border.asteroid#roll':
    '{{craft:seat}} [[worked?kam am Asteroiden vorbei|rammte einen Asteroiden]] (Wurf {{natural}}[[ + {{bonus}}]], nötig {{needed}}).',
  'border.nebula#roll':
    '{{craft:seat}} [[worked?kam heil in den Nebel|verlor Kraft im Nebel]] (Wurf {{natural}}[[ + {{bonus}}]], nötig {{needed}}).',
  'border.debris#roll':
    '{{craft:seat}} [[worked?kam durch die Trümmer|rammte die Trümmer]] (Wurf {{natural}}[[ + {{bonus}}]], nötig {{needed}}).',
  'border.shield#roll':
    '{{craft:seat}} [[worked?kam durch den Planetenschild|blieb am Planetenschild hängen, Standort {{sector}}, {{ground}} {{hex}}]] (Wurf {{natural}}[[ + {{bonus}}]], nötig {{needed}})[[seen? und wurde gesehen]].',
  'cargo.mine#roll':
    '{{craft:seat}} rammte beim Abbau einen Asteroiden (Wurf {{natural}}[[ + {{bonus}}]], nötig {{needed}}).',
  'cargo.salvage#roll': '{{craft:seat}} griff ins falsche Wrack (Wurf {{natural}}[[ + {{bonus}}]], nötig {{needed}}).',
  'cargo.harvest#roll':
    '{{craft:seat}} verlor bei der Ernte Energie (Wurf {{natural}}[[ + {{bonus}}]], nötig {{needed}}).',
  'mission.research#roll':
    '{{craft:seat}} würfelte {{natural}}[[ + {{bonus}}]] für die Forschung, wert {{figure:payment}} Credits.',
  'mission.thief#roll':
    '{{craft:seat}} würfelte {{natural}}[[ + {{bonus}}]] für einen Diebstahl, wert {{figure:payment}} Credits.',
  'mission.hunter#roll':
    '{{craft:seat}} würfelte {{natural}}[[ + {{bonus}}]] für die Überreste, wert {{figure:payment}} Credits.',
  'title.skill#reroll': '{{craft:seat}} würfelte {{natural}} und dann noch einmal.',
  'title.skill#energy': '{{craft:seat}} bekam auf dem Planeten {{energy}} Energie.',
  'ship.ability#roll':
    '{{craft:seat}} setzte {{ability}} ein: [[worked?gelungen|misslungen]] (Wurf {{natural}}[[, nötig {{needed}}]]).',

  'ship.ability': '{{craft:seat}} setzte eine Fähigkeit ein: {{ability}}.',
  'ship.damage': '{{craft:seat}} erlitt {{amount}} Schaden auf {{spaces}}.',
  'ship.harpoon': '{{craft:seat}} ließ {{craft:host}} los.',
  'ship.harpoon#follow': '{{craft:seat}} folgte {{craft:host}} nach {{sector}}, {{ground}} {{to}}.',
  'ability.fold-jump': '{{craft:seat}} sprang durch gefalteten Raum nach {{sector}}, {{ground}} {{to}}.',
  'ability.mag-harpoon': '{{craft:seat}} hängte sich an ein Schiff: {{host}}.',
  'ability.siphon-lance': '{{craft:seat}} nahm {{energy}} Energie von {{craft:victim}}.',
  'ability.replication': '{{craft:seat}} kopierte {{ability}}.',
  'ability.repair-swarm': '{{craft:seat}} reparierte {{space:repaired}}.',
  'bounty.gain': 'Das Kopfgeld auf {{craft:craft}} stieg um {{figure:amount}} auf {{figure:bounty}}: {{why:why}}.',

  'combat.declare': '{{by}} griff {{targets}} an: {{shots}}[[ und {{boosts}}]].',
  'combat.defend': '{{craft:seat}} verteidigte sich mit: {{used}}.',
  'combat.resolve':
    '{{target}} erlitt [[{{damage}}|keinen]] Schaden (Angriff {{attack|=0 0|#|#}}, Verteidigung {{defence|=0 0|#|#}}).',
  'combat.rearm': '{{craft:seat}} machte {{marker:armed}} wieder scharf.',
  'combat.ram': 'Auch {{craft:seat}} erlitt durch das Rammen {{damage}} Schaden.',
  'combat.kill': '{{killer}} schoss {{victim}} ab[[ und nahm {{figure:credits}} Credits]].',
  'outfit.use': '{{craft:seat}} würfelte {{rolled}} mit {{outfit}}: Angriff {{value}}.',
  'outfit.shield': '{{craft:seat}} würfelte {{rolled}} mit {{outfit}}: {{value}} verhindert.',
  'death.remove': '{{craft:craft}} wurde zerstört: {{sector}}, {{ground}} {{hex}}.',
  'death.cubes': '{{cargo:cubes}} von {{craft:craft}} verbrannte im Stern.',
  'death.respawn': '{{craft:craft}} würfelte {{natural}} und kehrte zurück: {{sector}}, {{ground}} {{hex}}.',

  'cargo.buy': '{{craft:seat}} kaufte für {{figure:price}} Credits: {{cargo:cubes}}.',
  'cargo.sell': '{{craft:seat}} verkaufte für {{figure:income}} Credits: {{cargo:cubes}}.',
  'cargo.supply': '{{craft:seat}} fand {{cargo}} (Wurf {{natural}}), aber der Vorrat ist leer.',
  'cargo.mine': '{{craft:seat}} baute {{cargo}} ab (Wurf {{natural}}[[ + {{bonus}}]], nötig {{needed}}).',
  'cargo.salvage': '{{craft:seat}} barg {{cargo}} (Wurf {{natural}}[[ + {{bonus}}]], nötig {{needed}}).',
  'cargo.harvest': '{{craft:seat}} erntete {{cargo}} (Wurf {{natural}}[[ + {{bonus}}]], nötig {{needed}}).',
  'cargo.jettison':
    '{{craft:craft}} [[why=jettison?warf ab|verlor]]: {{cargo:cubes}} ({{sector}}, {{ground}} {{hex}}).',
  'cargo.collect': '{{craft:seat}} nahm an Bord: {{cargo:cubes}}.',

  'mission.draw': '{{craft:seat}} zog {{card:cards}}.',
  'mission.active': '{{craft:seat}} behielt {{card:kept}} und legte ab: {{discarded}}.',
  'mission.reveal':
    '{{craft:seat}} deckte den Auftrag {{mission}} auf[[; darauf liegen {{figure:payment}} Credits|; was er zahlt, ist noch unbekannt]].',
  'mission.reveal#payment': 'Der Auftrag {{mission}} von {{craft:seat}} zahlt {{figure:payment}} Credits.',
  'mission.deliver': '{{craft:seat}} erfüllte für {{figure:payment}} Credits einen Auftrag: {{mission}}.',
  'mission.abort': '{{craft:seat}} legte einen Auftrag ab: {{mission}}.',
  'mission.abort#lost': '{{craft:seat}} verlor den Auftrag {{mission}}.',
  'mission.deck': 'Die abgelegten Aufträge wurden zu einem neuen Stapel: {{card:cards}}.',
  'mission.experience':
    '{{craft:seat}} würfelte {{natural}} und legte für einen neuen Wurf einen erfüllten Auftrag ab: {{mission}}.',
  'mission.sneak':
    '{{craft:seat}} kam an den Patrouillen von {{tile}} vorbei (Wurf {{natural}}[[ + {{bonus}}]], nötig {{needed}}).',
  'mission.sneak#caught':
    '{{craft:seat}} wurde bei {{tile}} mit Schmuggelware ertappt (Wurf {{natural}}[[ + {{bonus}}]], nötig {{needed}}).',
  'mission.caught': '{{craft:seat}} wurde beim Diebstahl ertappt (Wurf {{natural}}[[ + {{bonus}}]]).',

  'title.claim': '{{craft:seat}} gewann einen Titel: {{title}}.',
  'title.draw': 'Ein Titel ist zu gewinnen: {{title}}.',
  'fame.time': '{{craft:seat}} bekam {{amount}} Ruhm für {{why:why}} und hat {{fame}}[[: {{rank}}]].',
  'fame.time#claimed': '{{craft:seat}} beanspruchte {{amount}} Ruhm und hat {{fame}}[[: {{rank}}]].',
  'option.fame': '{{craft:seat}} verdiente {{amount}} Ruhm für {{why:why}}; er zählt in der Statusphase.',
  'fame.end': '{{craft:seat}} ist mit {{fame}} Ruhm zur Legende geworden.',

  'business.recharge': '{{craft:seat}} lud auf und hat wieder {{energy}} Energie.',
  'business.repair': '{{craft:seat}} ließ das Schiff für {{figure:price}} Credits reparieren.',
  'business.buy-outfit': '{{craft:seat}} kaufte {{outfit}} für {{figure:price}} Credits.',
  'business.sell-outfit': '{{craft:seat}} verkaufte {{outfit}} für {{figure:price}} Credits.',
  'business.rearrange': '{{craft:seat}} räumte den Laderaum um.',
  'business.ship': '{{craft:seat}} kaufte {{ship}} für {{figure:price}} Credits.',
  'business.fame': '{{craft:seat}} kaufte einen Punkt Ruhm für {{figure:price}} Credits.',
  'status.arm': '{{craft:seat}} machte {{marker:armed}} scharf.',
  'status.planet': '{{craft:seat}} machte auf dem Planeten {{marker:armed}} scharf.',

  'npc.spawn': 'Der {{craft:craft}} erschien: {{sector}}, {{ground}} {{hex}}.',
  'npc.turn': 'Der {{craft:craft}} ist am Zug.',
  'npc.path': 'Der {{craft}} flog {{space:spaces}} weit nach {{sector}}, {{ground}} {{to}}.',
  'npc.stop': 'Der {{craft}} konnte nicht bleiben und kehrte zurück nach {{sector}}, {{ground}} {{hex}}.',
  'npc.unsafe':
    'Der {{craft}} würfelte {{natural}} an einer Grenze, nötig {{needed}}: {{border}}[[, {{damage}} Schaden]].',
  'npc.target': 'Der {{craft:craft}} machte Jagd auf {{craft:target}}[[revenge?, um zurückzuschlagen]].',
  'npc.attack': 'Der {{craft}} griff an, Ziel: {{target}}, mit {{die:dice}}.',
  'npc.attack#roll': 'Der {{craft}} würfelte {{rolled}}.',
  'npc.defense': 'Der {{craft}} würfelte {{rolled}} zur Verteidigung.',
  'npc.merchant': 'Der Händler machte bei {{tile}} Geschäfte und hat {{figure:credits}} Credits bei sich.',
  'npc.enforcer': 'Der Vollstrecker erreichte {{tile}}.',
}
