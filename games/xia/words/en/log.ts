import type { Texts } from '../texts.ts'

/** Where somebody went, by the kind of the space. */
const TO =
  '{{ground|=planet onto|=gate to a gate in|=asteroid into the asteroids of|=debris into the debris of|=nebula into a nebula in|to}} {{sector}}'

/** What a die showed, with what was added to it. */
const ROLLED = 'rolled {{natural}}[[ + {{bonus}}]]'
const NEEDED = `${ROLLED}, needed {{needed}}`

/** What has happened. */
export const log = {
  'setup.ships': '{{craft:seat}} chose {{ship}}.',
  'option.first-game': '{{craft:seat}} chose the {{loadout}} loadout.',
  'turn.order': '{{craft:seat|gen}} turn',
  'turn.order#sum':
    '{{craft:seat}} [[discovered {{tiles}} & shot {{victims}} down & sold cargo for {{income}} credits & delivered {{missions}} & claimed {{titles}} & bought {{ship}} & gained {{fame}} Fame|lost?went out in style|flew to {{sector}}|came back in {{back}}|stayed put]][[lost?, then lost the ship]].',
  'npc.turn': '{{craft:craft|gen}} turn',
  'npc.turn#sum':
    '{{craft:craft}} [[shot {{victims}} down|did {{damage}} damage to {{target}}|attacked {{target}} in vain|called at {{tile}}|lost?came to grief|flew to {{sector}}|stayed put]].',
  'turn.gifts': '{{craft:from}} gave {{craft:to}} {{amount}} credits ({{total}} now).',
  'death.skip': '{{craft:craft}} sat out a turn, waiting for a new hull.',

  'move.impulse': '{{craft:seat}} flew on impulse: {{movement}} movement.',
  'move.engine':
    '{{craft:seat}} rolled[[exact? {{movement}} movement with {{outfit}}| {{rolled}} with {{outfit}}: {{movement}} movement| {{rolled}} with {{outfit}}, and the engine coughed]].',
  'move.step': `{{craft:seat}} flew {{space:spaces}} ${TO}[[, {{left}} movement left]].`,
  'move.step#cross': `{{craft:seat}} flew ${TO}[[, {{left}} movement left]].`,
  'move.bounce': '{{craft:seat}} found the space taken and backed off to {{sector}}.',
  'move.use-occupied': '{{craft:seat}} used an occupied space in {{sector}}.',
  'map.symbols': '{{craft:seat}} discovered {{tile}}.',
  'map.jump': '{{craft:seat}} jumped blind, heading {{direction}}.',
  'map.collect':
    '{{craft:seat}} collected an exploration token[[ worth {{credits}} credits|token=fame?: a tale worth telling|: a dud]].',
  'border.gate': '{{craft:seat}} took a gate to {{sector}}.',
  'border.tigris': 'The Tigris gate spat {{craft:seat}} out in {{sector}} (rolled {{natural}}).',
  'border.lawful': '{{tile}} turned {{craft:seat}} away: no Outlaws.',
  'border.lawful#npc': '{{tile}} turned {{craft}} away: no Outlaws.',
  'border.star': '{{craft:seat}} flew into a star.',
  'border.energy-loss':
    '{{craft:seat}} [[lost {{energy}} energy & disarmed {{marker:markers}}|had no energy to lose]].',
  'border.defend': '{{craft:seat}} defended with {{used}}.',
  'border.defend#took':
    '{{craft:seat}} prevented {{prevented}} {{threat|=energy energy loss|damage}}[[; {{left}} got through]].',
  'stranded.midway': '{{craft:seat}} {{was:seat}} stranded, out of energy and armed markers.',
  'stranded.rescue': '{{craft:seat}} rescued {{craft:other}}.',
  'stranded.rescue#arm': '{{craft:seat}} armed {{marker:armed}} with the gift.',

  'border.asteroid#roll': `{{craft:seat}} [[worked?slipped past the asteroids (${ROLLED})|hit an asteroid: {{natural}} damage (needed {{needed}})]].`,
  'border.nebula#roll': `[[worked?{{craft:seat}} came through the nebula unharmed (${ROLLED})|The nebula drained {{craft:seat}} (${NEEDED})]].`,
  'border.debris#roll': `{{craft:seat}} [[worked?slipped through the debris (${ROLLED})|hit the debris (${NEEDED})]].`,
  'border.shield#roll': `{{craft:seat}} [[seen?got through the shield, but not unseen (${ROLLED})|worked?slipped through the shield unseen (${ROLLED})|bounced off the shield: {{natural}} damage (needed {{needed}})]].`,
  'cargo.mine#roll': '{{craft:seat}} mined the wrong rock: {{natural}} damage (needed {{needed}}).',
  'cargo.salvage#roll': `{{craft:seat}} touched the wrong wreck (${NEEDED}).`,
  'cargo.harvest#roll': `{{craft:seat}} botched the harvest (${NEEDED}).`,
  'mission.research#roll': `{{craft:seat}} ${ROLLED} for the research.`,
  'mission.thief#roll': `{{craft:seat}} ${ROLLED} for the theft.`,
  'mission.hunter#roll': `{{craft:seat}} ${ROLLED} for the remains.`,
  'title.skill#reroll': '{{craft:seat}} rolled {{natural}} and rerolled.',
  'title.skill#energy': '{{craft:seat}} gained {{energy}} energy on the planet.',

  'ship.ability': '{{craft:seat}} used {{ability}}.',
  'ship.ability#roll':
    '{{craft:seat}} [[worked?used {{ability}} (rolled {{natural}})|tried {{ability}} and failed (rolled {{natural}}, needed {{needed}})|tried {{ability}} and failed (rolled {{natural}})]].',
  'ship.harpoon': '{{craft:seat}} let go of {{craft:host}}.',
  'ship.harpoon#follow': '{{craft:seat}} trailed {{craft:host}} to {{sector}}.',
  'ability.fold-jump': '{{craft:seat}} folded space and popped up in {{sector}}.',
  'ability.mag-harpoon': '{{craft:seat}} latched on to {{host}}.',
  'ability.siphon-lance':
    '{{craft:seat}} siphoned [[{{energy}} energy from {{craft:victim}}|from {{craft:victim}}, and the tank was dry]].',
  'ability.replication': '{{craft:seat}} copied {{ability}}.',
  'ability.repair-swarm': '[[{{craft:seat}} repaired {{space:repaired}} of the hold.]]',
  'bounty.gain': '{{craft:craft|gen}} bounty rose to {{bounty}} for {{why:why}}.',

  'combat.declare': '{{by}} attacked {{targets}} with [[{{shots}} & {{boosts}}]].',
  'combat.defend': '{{craft:seat}} defended with {{used}}.',
  'combat.resolve':
    '{{target}}[[ took {{damage}} damage| shrugged off the attack]][[ (attack {{attack}}, defense {{defence}})| (defense {{defence}})]].',
  'combat.rearm': '{{craft:seat}} re-armed {{marker:armed}}.',
  'combat.ram': 'Ramming cost {{craft:seat}} {{damage}} damage too.',
  'combat.kill': '{{killer}} shot {{victim}} down[[ and took {{credits}} credits]].',
  'outfit.use':
    '{{craft:seat}} rolled[[exact? attack {{value}}| {{rolled}}]] with {{outfit}}[[, shot {{shot}}]][[exact?|: attack {{value}}|: a miss]].',
  'outfit.shield':
    '{{craft:seat}} rolled[[exact? defense {{value}}| {{rolled}}]] with {{outfit}}[[, die {{shot}}]][[exact?|: defense {{value}}|: no use]].',
  'death.remove': '[[!ground=star?{{craft:craft}} {{was:craft}} destroyed in {{sector}}.]]',
  'death.cubes': 'The star swallowed {{craft:craft|gen}} {{cargo:cubes}}.',
  'death.respawn': '{{craft:craft}} came back in {{sector}} (rolled {{natural}}).',

  'cargo.buy': '{{craft:seat}} bought {{cargo:cubes}} for {{price}} credits[[, {{credits}} left]].',
  'cargo.sell': '{{craft:seat}} sold {{cargo:cubes}} for {{income}} credits.',
  'cargo.supply': '{{craft:seat}} struck {{cargo}} (rolled {{natural}}), but the supply was empty.',
  'cargo.mine': `{{craft:seat}} mined {{cargo}} (${ROLLED}).`,
  'cargo.salvage': `{{craft:seat}} salvaged {{cargo}} (${ROLLED}).`,
  'cargo.harvest': `{{craft:seat}} harvested {{cargo}} (${ROLLED}).`,
  'cargo.jettison': '{{craft:craft}}[[why=jettison? jettisoned| lost]] {{cargo:cubes}} in {{sector}}.',
  'cargo.collect': '{{craft:seat}} collected {{cargo:cubes}}.',

  'mission.draw': '{{craft:seat}} drew {{card:cards}}.',
  'mission.active':
    '{{craft:seat}}[[ discarded {{discarded}} and]] kept {{kept|=0 no mission|=1 one mission|# missions}}.',
  'mission.reveal':
    '{{craft:seat}} completed the objective of {{mission}}[[: {{payment}} credits on delivery|. The pay depends on the distance]].',
  'mission.reveal#payment': 'The way is known: {{mission}} will pay {{craft:seat}} {{payment}} credits.',
  'mission.deliver': '{{craft:seat}} delivered {{mission}}[[ for {{payment}} credits]].',
  'mission.abort': '{{craft:seat}} abandoned {{mission}}.',
  'mission.abort#lost': '{{craft:seat}} lost the mission {{mission}}.',
  'mission.deck': 'The discarded missions became a new deck of {{card:cards}}.',
  'mission.experience': '{{craft:seat}} rolled {{natural}} and spent {{mission}} to roll again.',
  'mission.sneak': `{{craft:seat}} sneaked past the patrols of {{tile}} (${ROLLED}).`,
  'mission.sneak#caught': `The patrols of {{tile}} caught {{craft:seat}} with contraband (${NEEDED}).`,
  'mission.caught': `{{craft:seat}} {{was:seat}} caught stealing (${ROLLED}).`,

  'title.claim': '{{craft:seat}} claimed the title {{title}}.',
  'title.draw': 'New title: {{title}}.',
  'fame.time': '{{craft:seat}} gained {{amount}} Fame for {{why:why}} (now {{fame}}[[, “{{rank}}”]]).',
  'fame.time#claimed': '{{craft:seat}} claimed {{amount}} Fame (now {{fame}}[[, “{{rank}}”]]).',
  'option.fame': '{{craft:seat}} earned {{amount}} Fame for {{why:why}}, to claim in the Status Phase.',
  'fame.end': '{{craft:seat}} became a legend: {{fame}} Fame, flying {{ship}}.',

  'business.recharge': '{{craft:seat}} recharged to {{energy}} energy.',
  'business.repair': '{{craft:seat}} had the ship repaired for {{price}} credits.',
  'business.buy-outfit': '{{craft:seat}} bought {{outfit}} for {{price}} credits[[, {{credits}} left]].',
  'business.sell-outfit': '{{craft:seat}} sold {{outfit}} for {{price}} credits[[, {{credits}} in all]].',
  'business.rearrange': '{{craft:seat}} rearranged the hold.',
  'business.ship': '{{craft:seat}} bought {{ship}} for {{price}} credits.',
  'business.fame': '{{craft:seat}} spent {{price}} credits on being talked about.',
  'status.arm': '{{craft:seat}} armed {{marker:armed}}.',
  'status.planet': '{{craft:seat}} armed {{marker:armed}} on the planet.',

  'npc.spawn': '{{craft:craft}} showed up in {{sector}}.',
  'npc.path': `{{craft}} flew {{space:spaces}} ${TO}.`,
  'npc.stop': '{{craft}} found the space taken and backed off to {{sector}}.',
  'npc.unsafe':
    '{{craft}}[[worked? got past| hit]] {{border|=shield a planetary shield|=debris the debris|an asteroid}}[[: {{damage}} damage| (rolled {{natural}})]].',
  'npc.target': '{{craft:craft}} went after {{craft:target}}[[revenge? to settle a score]].',
  'npc.attack': '{{craft}} attacked {{target}} with {{die:dice}}.',
  'npc.attack#roll': '{{craft}} rolled {{rolled}}.',
  'npc.defense': '{{craft}} rolled {{rolled}} in defense.',
  'npc.merchant': 'The Merchant did business on {{tile}} and now carries {{credits}} credits.',
  'npc.enforcer': 'The Enforcer showed the flag on {{tile}}.',
} satisfies Texts
