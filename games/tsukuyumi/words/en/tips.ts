import type { TipWords } from '@orrery/engine'
import type { TipId } from '../../tips.ts'

/** What the coach says in a match. */
export default {
  homezone:
    'Your homezone is your base: new units start in it or beside it. It is worth no VP and cannot be conquered.',
  'starting-areas': 'Starting areas are yours at once. Fertile ground is worth {{fertile}} VP at the end.',
  deploying: 'Keep units together that should attack together, and put some beside free ground.',
  'first-uplinks': 'Uplinks stay for the whole game. Tetsuo helps in every red turn, even without a red phase.',
  'first-eggs': 'Units can hatch from eggs later. Lay them where you want to attack, rather than at home.',
  'first-mines': 'Mines hurt everybody who enters. Lay them where you expect visitors.',
  'first-terraformings':
    'A Stronghold counts as {{points}} conquest points, even when your units leave. It keeps land that you cannot guard.',
  card: 'Your card is your plan for this round. Blue: events and initiative. Green: new units and Oni. Red: movement and attacks.',
  'last-round':
    'The last round. Each area you control counts now, and first position in initiative is worth {{first}} VP.',
  score:
    'You have {{mine}} VP, the best of the others {{theirs}}. Areas and initiative are counted as if the game ended now.',
  plan: 'Look at the board before you choose. Many free areas: a card with attacks. Few units: a card with production.',
  passing: 'The other cards go to the next player. Everything but hands is open, so look at what others need.',
  white:
    'Everyone has the same white phase: choose two. Combat conquers where you are, movement takes each unit one area.',
  goal: 'Your faction has a goal of its own: {{goal}}, worth {{points}} VP, once. Missions are open to everyone.',
  dying: 'Radioactive: your units in {{areas}} will die when the round ends. Move them away in time.',
  effect: 'Your card shows the faction effect. {{effect}} is what only your people can do, once in this phase.',
  demons: 'You must act with the Oni now. They belong to nobody: place them where an opponent loses by it.',
  'open-ground': 'You can conquer {{areas}} at once: your units are there, and nobody defends.',
  turn: 'Use your actions in any order, but move before you attack. Then end your turn; what is left is lost.',
  'free-ground': 'Nobody controls {{areas}}, right beside you. Move units there, then attack to conquer.',
  center: 'The moon center pays {{points}} VP at the end of every round. Oni count as enemies there.',
  initiative:
    'The first player acts and chooses first. At the end, first position is worth {{first}} VP and second {{second}}.',
  events: 'Take an open event or the unknown one from the deck. You may keep events for later rounds.',
  event: 'Most events need an area without units. Unstable areas can be changed at any time.',
  mission:
    'A mission counts at once and stays yours, even if you lose the areas. Everyone can complete each mission once.',
  'house-rules':
    'This game is played with {{count|# house rule|# house rules}}: at some points the rulebook says otherwise.',
  produce: 'Production points that you do not spend now are lost. Compare conquest, health, and damage.',
  upgrade: 'You can also make stronger units of those on the board: pay only the difference.',
  place: 'Units conquer together: place new ones beside the area you want next, or where you are threatened.',
  'oni-size':
    'Conquest points: small Oni {{small}}, medium {{medium}}, large {{large}}. They need as many as the strongest faction in the area.',
  'oni-place': 'Oni come out of the moon: they start in or beside Tsukuyumi areas. Look for an opponent’s area there.',
  'oni-conquer': 'Land of the Oni counts for nobody. Choose an area that an opponent loses.',
  range: 'Other units may move too, group by group, each up to {{range|# area|# areas}}. Done ends the movement.',
  pinned: 'Enemies pin units that enter, unless you have more units there than they do. Leaving is always free.',
  bonus: 'Some units move farther: Hunters, Dogs, and Wasps one area more, and so do Nomads who meet Lt. Dan.',
  flying: 'Flying units cross blockades, and enemies never pin them.',
  blockades: 'A blockade closes a side of an area: nobody crosses it on foot.',
  attack: 'An attack happens in one area, with all your units there. You may attack in the same area again.',
  'combat-card': 'Cards conquer, destroy, or both, and you do not use them up. A tie in conquest points is enough.',
  'what-they-answer': 'Defenders choose a counterattack printed on your card. Read its list before you play it.',
  answer:
    'You are attacked. Choose one counterattack printed on the card: Counterstrike deals damage back, others save or cost something else.',
  split: 'Several enemies are here: share the damage between them. Damage that one side does not need is lost.',
  casualties: 'You choose who is hit next. Damage below a unit’s health is lost, so a tough unit can absorb the rest.',
  conquered: 'It is yours: {{points}} VP or more at the end. Your marker stays when your units leave.',
  uplinks: 'You can also buy Uplinks: abilities that stay for the rest of the game. Compare them with new units.',
  laser: 'Tetsuo deals {{damage}} damage to one side in any area, and nobody can answer.',
  wall: 'Kaneda closes an edge for everyone but you: protect an area, or cut off a way home.',
  rocket:
    'Under the Rocket marker, the units of others have no abilities, and their eggs, mines, and Terraformings do not work.',
  samurai: 'Samurai: sacrifice one unit, and the others may leave or take no damage from this attack.',
  ghost: 'Ghost gives you one more card to choose from. Afterwards you remove one of your cards from the game.',
  swarm: 'The swarm obeys {{orders|# order|# orders}} now: move, fly, or lay eggs. Choose in any sequence.',
  eggs: 'For each egg, one new unit may start in its area, even among enemies. You pay as usual.',
  conqueror: 'A Conqueror attacks in the blue phase, before anyone moves. Then it leaves the board.',
  weapons:
    'One weapon per unit, except Dogs. A Pistol adds {{damage}} damage and returns with your faction effect; others are used up.',
  mines: 'Each mine deals {{damage}} damage to those who enter, the weakest first. Mines you keep wait for the next.',
  rearming:
    'All Pistols are ready again. Now choose: mines where your Stuff Sergeants are, or safety on radioactive ground this round.',
  'free-weapon': 'For every {{points}} points spent on units in a phase, you get a weapon for free.',
  terraforming:
    'Stronghold: {{points}} conquest points. Cover: {{damage}} damage less. Pigs close a side for others, tunnels are free steps for you.',
} satisfies TipWords<TipId>
