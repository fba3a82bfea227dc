import type { CaseWords } from '@orrery/engine'

/** Why the right answers are right, told to the player who is asked. */
export default {
  'draft-for-the-last-conquests':
    'Your units stand on four areas that are not yours, and only a card with a red phase conquers them.',
  'the-only-attack-of-the-round':
    'Your card has no red phase: this is the only attack on the Nomads’ fertile ground before the end.',
  'initiative-is-a-point': 'The first place is worth 2 VP and the second 1, and nothing else can score now.',
  'attack-before-the-end':
    'Your Boarguard stands alone on fertile ground of the Nomads: 2 VP for you and 2 fewer for them.',
  'march-then-strike': 'After an attack you cannot move; march first and you conquer two areas.',
  'no-attack-without-effect': 'Your Dog cannot hurt a Boarguard, and the counterstrike kills it.',
  'out-of-the-radiation': 'At the end of the round radioactivity destroys every unit that stays here.',
  'march-to-the-fertile-ground':
    'Fertile ground of the Nomads is worth 2 VP to you and 2 to them; a moon area is worth 1.',
  'leave-for-clean-ground': 'On c8 the Boarguard dies of radioactivity as well.',
  'conquer-the-fertile-ground': 'The fertile ground brings you 2 VP and costs the Nomads 2; the ocean floor brings 1.',
  'conquer-what-is-theirs': 'Both areas bring you 1 VP, but on c10 the Nomads lose one.',
  'the-moon-center-counts-twice': 'The moon center is worth 1 VP as an area and 1 more at the end of the round.',
  'the-mountain-completes-the-mission': 'With the mountain range you complete Geo Tagging: 2 VP instead of 1.',
  'up-the-initiative-order': 'The first place is worth 2 VP, the second 1.',
  'oni-against-the-others': 'The Oni take an area from one of you: let it be the Nomads.',
  'conquest-scores': 'It is the last attack: the area is worth 2 VP, a dead Private nothing.',
  'twice-the-points':
    'Only Assume a Position doubles your 20 conquest points and beats 30; dead Squeakers score nothing.',
  'the-swarm-around-it':
    'With the Workers next door you have 20 conquest points against 15; without them no conquest is possible.',
  'a-weapon-that-is-enough':
    'With the Rifle you deal 20 damage and destroy the Boarguard; with the Pistol 15 are absorbed.',
  'one-mine-for-a-squeaker': 'One mine destroys a Squeaker; the second stays for the next one.',
  'two-mines-for-a-boarguard': 'One mine is absorbed, two destroy the Boarguard.',
  'all-damage-where-it-kills': 'All 10 damage destroys the Private; the Oni absorb whatever they get of it.',
  'laser-on-what-it-kills': '10 damage destroys a Hunter; Lt. Dan absorbs it.',
  'keep-the-leaders': 'Privates come back for 1 point; without Lt. Dan and the Squad Leader the army is slow.',
  'hold-the-line':
    'Your Boarguard survives the attack, so the area becomes yours: 2 VP for you and 2 fewer for the Dark Seed.',
  'the-marker-of-the-line': 'Fertile ground is worth 2 VP, and your marker costs nothing.',
  'total-loss-against-kamikaze': 'Your Squeaker dies in any case; Total Loss takes twelve units with it.',
  'strike-back-at-the-leaders':
    'Your drones deal 60 damage and destroy all three attackers, Lt. Dan and the Squad Leader among them.',
  'let-the-boarguard-absorb-it': 'Damage below the health of a unit is absorbed: a Squeaker would die of 10.',
  'let-the-shield-drone-absorb-it': 'Only the Shield Drone has more than 10 health, so nothing dies.',
  'trample-the-boarguard': 'Health does not matter: take the unit that costs 3 points and has 50 conquest points.',
  'an-egg-for-the-dead': 'The egg costs nothing and brings a unit back right here.',
  'hold-your-ground-against-oni': 'You have more conquest points than the Oni and take the area from the Nomads: 2 VP.',
  'the-moon-completes-the-goal': 'A Tsukuyumi area completes GPS Mapping: 3 VP instead of 2 for the fertile ground.',
  'past-those-who-hold-you': 'On c8 a Private holds your Boarguard; by way of b4 it reaches the fertile ground.',
  'around-the-mines': 'The mines on c8 destroy your Boarguard; by way of b4 it reaches the fertile ground.',
  'points-do-not-keep': 'Points that you do not spend now are lost.',
  'a-drone-for-nothing': 'Amaterasu gives you a drone for nothing, and only now.',
  'martyrs-for-a-harmless-drone':
    'Your Shield Drone deals no damage; Martyrs destroys all three attackers, Lt. Dan and the Squad Leader among them.',
  'crush-what-you-cannot-strike': 'Your 5 damage destroys nothing; Crush the Bugs takes the Stinger and the Planter.',
  'an-empty-area-next-door':
    'Your Squeaker can conquer fertile ground next door this turn, but only if it marches there first.',
  'one-unit-for-each-attack': 'One unit is enough to conquer an empty area: send one to each of two.',
  'stop-where-it-scores':
    'The Nomads’ fertile ground is worth 2 VP to you and 2 to them; no other area in reach is worth more.',
  'march-and-strike-in-white':
    'Your card has no red phase: march next door and conquer the Nomads’ fertile ground now.',
  'grown-to-conquer':
    'As a Boarguard your Boarmaiden has 50 conquest points against 40 and takes the area in your red turn.',
  'born-where-it-conquers': 'In your red turn a Squeaker can only conquer an area that is not yours yet.',
  'oni-on-their-fertile-ground':
    'The next Oni conquest takes the unguarded fertile ground from the Nomads: 2 VP fewer for them.',
  'an-oni-that-is-strong-enough': 'Against 20 conquest points on c2 a small Oni conquers nothing.',
  'an-offensive-without-a-red-phase':
    'Your card has no red phase: only Offensive lets you conquer the Nomads’ fertile ground.',
  'the-event-that-attacks': 'Offensive conquers fertile ground at once; the other two events score nothing.',
  'the-event-that-moves-up': 'The first place is worth 2 VP, the second 1; the other two events score nothing.',
  'draw-what-attacks': 'With Offensive you conquer the Nomads’ fertile ground this turn; a blockade scores nothing.',
  'radiation-where-they-stand':
    'The area is unstable, so radioactivity may come where the Nomads stand, and they cannot leave this round.',
  'proof-against-radiation': 'Without a red phase your six units cannot leave, and radioactivity destroys them all.',
  'attack-where-you-are-strong-enough':
    'On c10 nobody stands in your way; on c7 you have 15 conquest points against 30.',
  'protect-what-cannot-strike':
    'Protected Shield Drones have 30 health and survive 25 damage; they deal none themselves.',
  'workers-before-the-planter': 'Three Workers die for 3 points; the Planter brings 2 production points every round.',
  'lose-workers-to-the-crush': 'You lose two units in any case: let them be the cheapest.',
  'a-pistol-is-enough':
    'With the Pistol you deal 15 damage to a Squeaker with 10 health; the Grenade would be spent for nothing.',
  'down-with-the-attacker': 'One place down for the Boarlords puts you first: 1 VP more for you and 1 fewer for them.',
  'the-marker-that-oni-leave-you': 'The area becomes yours: 2 VP for you and 2 fewer for the Nomads.',
} satisfies CaseWords as CaseWords
