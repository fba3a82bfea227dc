import type { Texts } from '../texts.ts'

/** How far a tile was rotated. */
const STEPS = '{{turns|=1 60°|=2 120°|=3 180°|=4 240°|300°}} counterclockwise'

/** What has happened. */
export const log = {
  'setup.homezone': '{{side}} placed {{their:side}} homezone at {{hex}}[[, in place of {{tile}}]].',
  'setup.starting-areas': '{{side}} started in {{hexes}}.',
  'setup.order#sum': 'Everyone set up.',
  'setup.units': '{{side}} deployed {{units|# unit|# units}} in {{hexes}}.',
  'setup.uplinks': '{{side}} installed {{uplinks}}.',
  'setup.eggs': '{{side}} laid {{eggs|# egg|# eggs}} in {{hexes}}.',
  'setup.mines': '{{side}} laid {{mine:mines}} in {{hexes}}.',

  'draft.pick': '{{side}} drafted {{card}}.',
  'draft.pick#all': 'Everyone drafted an action card.',
  'uplink.ghost': '{{side}} took a card at random from the {{pile|=draw-pile draw pile|discard pile}} (Ghost).',
  'uplink.ghost#remove': '{{side}} removed a card from the game (Ghost).',

  'round.phases':
    'Round {{round}}, {{phase|=white white phase|=blue blue phase|=green green phase|=red red phase|draft}}',
  'round.turn': '{{side|gen}}[[vendetta? vendetta| turn]]',
  'round.turn#sum':
    '{{side}} [[conquered {{conquered}} & led the Oni to conquer {{oni}} & destroyed {{unit:destroyed}} & lost {{unit:lost}} & placed {{unit:placed}} & upgraded {{unit:upgraded}} & installed {{uplinks}} & bought {{weapons}} & laid {{eggs|# egg|# eggs}} & built {{built|# Terraforming|# Terraformings}} & played {{events}} & used {{arms}} & gained {{points}} VP|moved to {{moved}}|drew {{event:drawn}}|moved to position {{place}} in initiative|attacked in vain in {{attacked}}|chose {{actions}}, then passed|passed]].',
  'white.choice': '{{side}} chose {{actions}}.',
  'action.faction-effect': '{{side}} used {{effect}}.',
  'initiative.move': '[[{{by}} moved {{side}} |{{side}} moved ]]to position {{place}} in initiative.',

  'event.draw': '{{side}} drew {{event}}.',
  'event.play': '{{side}} played {{event}}.',
  'event.reshuffle': 'The discarded events became a new deck of {{card:cards}}.',
  'uplink.espionage': '{{side}} took {{event}} (Espionage).',
  'event.rotate-tile': `{{side}} rotated {{hex}} by ${STEPS}.`,
  'event.swap-tiles': '{{side}} swapped {{hexes}}[[ and rotated {{turned}}]].',
  'event.add-tile': '{{side}} added {{tile}} at {{hex}}.',
  'event.add-tsukuyumi': '{{side}} made {{hex}} a Tsukuyumi area.',
  'event.add-unstable': '{{side}} made {{hex}} unstable.',
  'event.add-radioactive': '{{side}} made {{hex}} radioactive.',
  'event.neutralise':
    '{{side}} neutralized the {{property|=tsukuyumi Tsukuyumi property|=unstable instability|=toxic toxicity|radioactivity}} of {{hex}}.',
  'event.march': '{{side}} ordered every unit in {{hex}} to march.',
  'event.replay': '{{side}} played {{event}} again.',
  'board.passage': '{{side}} opened {{where}}.',
  'board.blockade': '{{side}} closed {{where}}.',

  'production.place': '{{side}} placed {{unit}} in {{hex}}[[ for {{point:cost}}]][[, {{left}} left]].',
  'production.upgrade': '{{side}} upgraded {{from}} in {{hex}} to {{to}}[[ for {{point:cost}}]][[, {{left}} left]].',
  'darkseed.hatch': '{{side}} hatched {{unit}} in {{hex}}[[ for {{point:cost}}]][[, {{left}} left]].',
  'cybersamurai.install': '{{side}} installed {{uplink}}[[ for {{point:cost}}]][[, {{left}} left]].',
  'nomads.weapon-buy': '{{side}}[[ bought {{weapon}} for {{point:cost}}| got {{weapon}} free]], {{ready}} ready now.',

  'oni.place': '{{side}} placed {{unit}} in {{hex}}[[, joining {{others}} Oni]].',
  'oni.instead': '{{side}} could not place Oni and got {{oni|one Oni conquest|# Oni conquests}} instead.',
  'oni.defend': '[[halved?Annihilation halved the counterstrike in {{hex}} to {{damage}} damage.]]',

  'move.action': '[[{{by}} |{{side}} ]]moved {{units}} from {{from}}[[ via {{via}}]] to {{to}}.',
  'move.forced': '{{by}} pushed [[!side=oni?{{side|gen}} ]]{{units}} from {{from}} to {{to}}.',
  'move.forced#own': '{{side}} pulled {{units}} back from {{from}} to {{to}}.',
  'nomads.mine': '{{owner}} set off {{mine:mines}} under {{side}} in {{hex}}.',

  'combat.action#declared': '{{side}} declared an attack in {{hex}}.',
  'combat.action': '[[{{by}} led {{side}} into an attack in {{hex}}|{{side}} attacked in {{hex}} with {{card}}]].',
  'combat.no-enemy': '{{side|gen}} attack in {{hex}} had no effect.',
  'combat.choose': '[[{{side}} answered {{card}} with {{counters}}.]]',
  'combat.choose#in-vain': '{{side|gen}} {{counter}} had no effect in {{hex}}: {{why:why}}.',
  'combat.attack': '[[!damage?{{side|gen}} attack in {{hex}} dealt no damage.]]',
  'combat.counter': '{{by|gen}} {{counter}} cost {{side}} {{units}} in {{hex}}.',
  'conquest.need#failed':
    '{{side}} failed to conquer {{hex}}: {{need|# conquest point|# conquest points}} needed[[, {{points}} there|, none there]].',
  'conquest.markers': '{{side}} had no territory marker left for {{hex}}.',
  'board.control':
    '{{side}} conquered {{hex}}[[ from {{before}}]][[ with {{points|# conquest point|# conquest points}}]][[ by {{why}}]].',
  'damage.assign':
    '[[why=mines?The mines hit |why=tetsuo?Tetsuo hit |why=counterstrike?{{by}} struck back at |{{by}} hit ]]{{side}} in {{hex}}: {{damage}} damage[[, {{cover}} of it to Cover]][[, {{units}} destroyed|, no losses]].',
  'damage.shield-drone': '{{side}} let {{unit}} take the damage in {{hex}} first.',
  'nomads.weapons': '{{side}} used {{weapons}}: +{{damage}} damage.',

  'counter.counterstrike': '[[halved?Annihilation halved the counterstrike in {{hex}} to {{damage}} damage.]]',
  'counter.sacrifice': '{{side}} sacrificed {{units}} to deal {{damage}} damage.',
  'counter.time-consuming': '{{by}} barred {{side}} from attacking in {{hex}} again.',
  'counter.vendetta': '{{side}} swore a vendetta: one attack after {{against|gen}} turn.',
  'counter.vendetta#lost': '{{side}} lost {{their:side}} vendetta: {{why:why}}.',
  'counter.damaged-earth-crust': '{{side}} cracked {{hex}}: the area is unstable now.',
  'counter.a-darker-future': '{{side}} removed one of {{owner|gen}} eggs in {{hex}}.',
  'counter.misfire': '{{side}} removed a mine in {{hex}}.',
  'counter.out-of-ammo': '{{side}} lost {{weapon}} (Out of Ammo).',
  'counter.loss-of-control': '{{side}} removed {{spot}}.',
  'counter.de-evolution': '{{by}} turned a Boarrior in {{hex}} back into a Squeaker.',
  'counter.de-evolution#destroyed': '{{by}} destroyed a Boarrior in {{hex}}: no Squeaker was left.',
  'darkseed.for-the-queen': '{{side}} sacrificed {{units}} in {{hex}} for the Queen[[; {{stuck}} had no way out]].',
  'darkseed.conqueror': '{{side}} spent {{unit}} on the attack in {{hex}}.',

  'uplink.samurai': '{{side}} sacrificed {{unit}} in {{hex}} (Samurai).',
  'uplink.samurai#spared': '{{side}} had to spare {{spared}} in {{hex}} (Samurai).',
  'uplink.samurai#gone': '{{side}} had no unit left in {{hex}} to counterattack (Samurai).',
  'uplink.shogun#lost': '{{side}} lost the Shogun and his Uplink.',
  'uplink.tetsuo': '{{by}} fired Tetsuo at {{side}} in {{hex}}.',
  'uplink.kaneda': '{{side}} put the {{colour}} Kaneda marker between {{edge}}.',
  'uplink.rocket-attack': '{{side}} put the {{colour}} Rocket marker in {{hex}}.',
  'cybersamurai.red-markers':
    '{{side}} removed the red [[Kaneda marker between {{kaneda}} & Rocket marker in {{rocket}}]].',
  'cybersamurai.blue-markers':
    '{{side}} removed the blue [[Kaneda marker between {{kaneda}} & Rocket marker in {{rocket}}]].',
  'darkseed.flying': '{{side}} took flight: all {{their:side}} units fly until the end of the round.',
  'darkseed.lay': '{{side}} laid {{eggs|# egg|# eggs}} in {{hexes}}[[, taken from {{from}}]].',
  'darkseed.emergency-egg': '{{side}} laid an Emergency Egg in {{hex}}[[, taken from {{from}}]].',
  'nomads.effect':
    '{{side}} [[readied {{readied|# Pistol|# Pistols}} & laid {{mine:mines}} in {{hexes}} & became immune to {{hazard}} for this round|had nothing to ready or mine]].',
  'boarlords.terraforming': '{{side}} built {{spots}}.',

  'mission.complete': '{{side}} completed {{mission}} for {{points}} VP.',
  'goal.once': '{{side}} reached {{their:side}} goal, {{goal}}, for {{points}} VP.',
  'property.radioactive': 'Radioactivity in {{hex}} cost {{side}} {{units}}.',
  'score.moon-centre': '{{side}} gained {{points}} VP for the moon center.',
  'score.announce': 'Score after round {{round}}: {{sides,points}} VP.',
  'score.areas':
    '{{side}} scored [[{{points}} VP for {{area:areas}} & {{initiative}} VP for position {{place}} in initiative & {{gained}} VP from missions, the goal, or the moon center|no VP]].',
  'score.tie':
    '{{side}} and {{other}} were tied: {{by|=areas more areas|=moon-centre the moon center|the initiative}} decided.',
  'score.end': '{{side}} won the game with {{points}} VP.',
} satisfies Texts
