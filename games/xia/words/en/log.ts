import type { Texts } from '../texts.ts'

/** What has happened. */
export const log = {
  'setup.ships': '{{craft:seat}} flies {{ship}}.',
  'option.first-game': '{{craft:seat}} plays as {{loadout}}.',
  'turn.order': '{{craft:seat}} has the turn.',
  'turn.gifts': '{{craft:from}} gave {{figure:amount}} credits to {{craft:to}}.',
  'death.skip': '{{craft:craft}} skipped this turn.',

  'move.impulse': '{{craft:seat}} flew by impulse: {{movement}} movement.',
  'move.engine': '{{craft:seat}} rolled {{rolled}} with {{outfit}}: {{movement}} movement.',
  'move.step': '{{craft:seat}} flew {{space:spaces}} to {{sector}}, {{ground}} {{to}}.',
  'move.step#cross': '{{craft:seat}} flew to {{sector}}, {{ground}} {{to}}.',
  'move.bounce': '{{craft:seat}} could not stay and went back to {{sector}}, {{ground}} {{hex}}.',
  'move.use-occupied': '{{craft:seat}} used an occupied space: {{sector}}, {{ground}} {{hex}}.',
  'map.symbols': '{{craft:seat}} found {{tile}}.',
  'map.jump': '{{craft:seat}} jumped blindly, heading {{direction}}.',
  'map.collect': '{{craft:seat}} turned up an exploration token: {{token}}.',
  'border.gate': '{{craft:seat}} went through a gate to {{sector}}, {{ground}} {{to}}.',
  'border.tigris':
    '{{craft:seat}} rolled {{natural}} at the Tigris gate and came out at {{sector}}, {{ground}} {{to}}.',
  'border.lawful': 'The entrance of {{tile}} stayed shut for {{craft:seat}}.',
  'border.lawful#npc': 'The entrance of {{tile}} stayed shut for the {{craft}}.',
  'border.star': '{{craft:seat}} flew into a star.',
  'border.energy-loss': '{{craft:seat}} [[lost {{energy}} energy & disarmed {{marker:markers}}]].',
  'border.defend': '{{craft:seat}} defended with {{used}}.',
  'border.defend#took': '{{craft:seat}} prevented {{prevented}} {{threat}}[[; {{left}} got through]].',
  'stranded.midway': '{{craft:seat}} was stranded.',
  'stranded.rescue': '{{craft:seat}} rescued {{name}}.',
  'stranded.rescue#arm': '{{craft:seat}} armed {{marker:armed}}.',

  'border.asteroid#roll':
    '{{craft:seat}} [[worked?slipped past the asteroid|hit an asteroid]] (rolled {{natural}}[[ + {{bonus}}]], needed {{needed}}).',
  'border.nebula#roll':
    '{{craft:seat}} [[worked?crossed into the nebula unharmed|was drained by the nebula]] (rolled {{natural}}[[ + {{bonus}}]], needed {{needed}}).',
  'border.debris#roll':
    '{{craft:seat}} [[worked?slipped through the debris|hit the debris]] (rolled {{natural}}[[ + {{bonus}}]], needed {{needed}}).',
  'border.shield#roll':
    '{{craft:seat}} [[worked?got through the planetary shield|was held by the planetary shield at {{sector}}, {{ground}} {{hex}}]] (rolled {{natural}}[[ + {{bonus}}]], needed {{needed}})[[seen? and was seen]].',
  'cargo.mine#roll':
    '{{craft:seat}} hit an asteroid while mining (rolled {{natural}}[[ + {{bonus}}]], needed {{needed}}).',
  'cargo.salvage#roll':
    '{{craft:seat}} touched the wrong wreck (rolled {{natural}}[[ + {{bonus}}]], needed {{needed}}).',
  'cargo.harvest#roll':
    '{{craft:seat}} lost energy while harvesting (rolled {{natural}}[[ + {{bonus}}]], needed {{needed}}).',
  'mission.research#roll':
    '{{craft:seat}} rolled {{natural}}[[ + {{bonus}}]] for research, worth {{figure:payment}} credits.',
  'mission.thief#roll':
    '{{craft:seat}} rolled {{natural}}[[ + {{bonus}}]] for a theft, worth {{figure:payment}} credits.',
  'mission.hunter#roll':
    '{{craft:seat}} rolled {{natural}}[[ + {{bonus}}]] for the remains, worth {{figure:payment}} credits.',
  'title.skill#reroll': '{{craft:seat}} rolled {{natural}} and rolled again.',
  'title.skill#energy': '{{craft:seat}} gained {{energy}} energy on the planet.',
  'ship.ability#roll':
    '{{craft:seat}} used {{ability}}: [[worked?success|failed]] (rolled {{natural}}[[, needed {{needed}}]]).',

  'ship.ability': '{{craft:seat}} used {{ability}}.',
  'ship.damage': '{{craft:seat}} took {{amount}} damage on {{spaces}}.',
  'ship.harpoon': '{{craft:seat}} let go of {{craft:host}}.',
  'ship.harpoon#follow': '{{craft:seat}} followed {{craft:host}} to {{sector}}, {{ground}} {{to}}.',
  'ability.fold-jump': '{{craft:seat}} jumped through folded space to {{sector}}, {{ground}} {{to}}.',
  'ability.mag-harpoon': '{{craft:seat}} hooked on to {{host}}.',
  'ability.siphon-lance': '{{craft:seat}} took {{energy}} energy from {{craft:victim}}.',
  'ability.replication': '{{craft:seat}} copied {{ability}}.',
  'ability.repair-swarm': '{{craft:seat}} repaired {{space:repaired}}.',
  'bounty.gain': 'The bounty on {{craft:craft}} rose by {{figure:amount}} to {{figure:bounty}} for {{why:why}}.',

  'combat.declare': '{{by}} attacked {{targets}} with {{shots}}[[ and {{boosts}}]].',
  'combat.defend': '{{craft:seat}} defended with {{used}}.',
  'combat.resolve':
    '{{target}} took [[{{damage}}|no]] damage (attack {{attack|=0 0|#|#}}, defense {{defence|=0 0|#|#}}).',
  'combat.rearm': '{{craft:seat}} armed {{marker:armed}} again.',
  'combat.ram': 'Ramming did {{damage}} damage to {{craft:seat}} too.',
  'combat.kill': '{{killer}} shot down {{victim}}[[ and took {{figure:credits}} credits]].',
  'outfit.use': '{{craft:seat}} rolled {{rolled}} with {{outfit}}: attack {{value}}.',
  'outfit.shield': '{{craft:seat}} rolled {{rolled}} with {{outfit}}: {{value}} prevented.',
  'death.remove': '{{craft:craft}} was destroyed at {{sector}}, {{ground}} {{hex}}.',
  'death.cubes': '{{cargo:cubes}} of {{craft:craft}} burned in the star.',
  'death.respawn': '{{craft:craft}} rolled {{natural}} and came back at {{sector}}, {{ground}} {{hex}}.',

  'cargo.buy': '{{craft:seat}} bought {{cargo:cubes}} for {{figure:price}} credits.',
  'cargo.sell': '{{craft:seat}} sold {{cargo:cubes}} for {{figure:income}} credits.',
  'cargo.supply': '{{craft:seat}} found {{cargo}} (rolled {{natural}}), but the supply is empty.',
  'cargo.mine': '{{craft:seat}} mined {{cargo}} (rolled {{natural}}[[ + {{bonus}}]], needed {{needed}}).',
  'cargo.salvage': '{{craft:seat}} salvaged {{cargo}} (rolled {{natural}}[[ + {{bonus}}]], needed {{needed}}).',
  'cargo.harvest': '{{craft:seat}} harvested {{cargo}} (rolled {{natural}}[[ + {{bonus}}]], needed {{needed}}).',
  'cargo.jettison':
    '{{craft:craft}} [[why=jettison?jettisoned|lost]] {{cargo:cubes}} at {{sector}}, {{ground}} {{hex}}.',
  'cargo.collect': '{{craft:seat}} took {{cargo:cubes}} aboard.',

  'mission.draw': '{{craft:seat}} drew {{card:cards}}.',
  'mission.active': '{{craft:seat}} kept {{card:kept}} and discarded {{discarded}}.',
  'mission.reveal':
    '{{craft:seat}} revealed the mission {{mission}}[[: {{figure:payment}} credits are on it|, whose pay is still unknown]].',
  'mission.reveal#payment': 'The mission {{mission}} of {{craft:seat}} will pay {{figure:payment}} credits.',
  'mission.deliver': '{{craft:seat}} completed the mission {{mission}} for {{figure:payment}} credits.',
  'mission.abort': '{{craft:seat}} discarded the mission {{mission}}.',
  'mission.abort#lost': '{{craft:seat}} lost the mission {{mission}}.',
  'mission.deck': 'The discarded missions became a new deck of {{card:cards}}.',
  'mission.experience': '{{craft:seat}} rolled {{natural}} and spent the completed mission {{mission}} to roll again.',
  'mission.sneak':
    '{{craft:seat}} got past the patrols of {{tile}} (rolled {{natural}}[[ + {{bonus}}]], needed {{needed}}).',
  'mission.sneak#caught':
    '{{craft:seat}} was caught with contraband at {{tile}} (rolled {{natural}}[[ + {{bonus}}]], needed {{needed}}).',
  'mission.caught': '{{craft:seat}} was caught stealing (rolled {{natural}}[[ + {{bonus}}]]).',

  'title.claim': '{{craft:seat}} won the title {{title}}.',
  'title.draw': 'A title can be won: {{title}}.',
  'fame.time': '{{craft:seat}} gained {{amount}} fame for {{why:why}} and has {{fame}}[[: {{rank}}]].',
  'fame.time#claimed': '{{craft:seat}} claimed {{amount}} fame and has {{fame}}[[: {{rank}}]].',
  'option.fame': '{{craft:seat}} earned {{amount}} fame for {{why:why}}, to be claimed in the Status Phase.',
  'fame.end': '{{craft:seat}} has become a legend with {{fame}} fame.',

  'business.recharge': '{{craft:seat}} recharged to {{energy}} energy.',
  'business.repair': '{{craft:seat}} had the ship repaired for {{figure:price}} credits.',
  'business.buy-outfit': '{{craft:seat}} bought {{outfit}} for {{figure:price}} credits.',
  'business.sell-outfit': '{{craft:seat}} sold {{outfit}} for {{figure:price}} credits.',
  'business.rearrange': '{{craft:seat}} rearranged the hold.',
  'business.ship': '{{craft:seat}} bought {{ship}} for {{figure:price}} credits.',
  'business.fame': '{{craft:seat}} bought a point of fame for {{figure:price}} credits.',
  'status.arm': '{{craft:seat}} armed {{marker:armed}}.',
  'status.planet': '{{craft:seat}} armed {{marker:armed}} on the planet.',

  'npc.spawn': 'The {{craft:craft}} appeared at {{sector}}, {{ground}} {{hex}}.',
  'npc.turn': 'The {{craft:craft}} has the turn.',
  'npc.path': 'The {{craft}} flew {{space:spaces}} to {{sector}}, {{ground}} {{to}}.',
  'npc.stop': 'The {{craft}} could not stay and went back to {{sector}}, {{ground}} {{hex}}.',
  'npc.unsafe': 'The {{craft}} rolled {{natural}} at a border, needed {{needed}}: {{border}}[[, {{damage}} damage]].',
  'npc.target': 'The {{craft:craft}} went after {{craft:target}}[[revenge? to strike back]].',
  'npc.attack': 'The {{craft}} attacked {{target}} with {{die:dice}}.',
  'npc.attack#roll': 'The {{craft}} rolled {{rolled}}.',
  'npc.defense': 'The {{craft}} rolled {{rolled}} in defense.',
  'npc.merchant': 'The Merchant did business at {{tile}} and carries {{figure:credits}} credits.',
  'npc.enforcer': 'The Enforcer reached {{tile}}.',
} satisfies Texts
