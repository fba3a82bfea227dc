import type { CaseWords } from '@orrery/engine'

/** Why the right answers are right, told to the player who is asked. */
export default {
  'not-without-an-engine': 'Your last 1,000 credits buy an engine: without one you crawl along on impulse.',
  'not-into-the-star': 'A ship that enters a star is destroyed, and there is open space all around you.',
  'through-the-entrance':
    'The entrance is 3 spaces from the mission point and asks for no roll; the shield would destroy you half of the time.',
  'arm-for-the-next-turn':
    'With no armed marker your engine and your shield do nothing next turn, and you have energy to spare.',
  'sell-and-win': 'Two cubes that empty your hold bring the last Fame Point.',
  'empty-the-hold-first': 'Nobody buys spice here, and while it is aboard the sale brings no Fame: jettison it first.',
  'jettison-what-nobody-buys': 'The spice is in the way; every holo is needed for the sale.',
  'collect-before-the-sale': 'Two holo float where holo is sold: collect them, sell them, win.',
  'collect-what-sells-here': 'You have room for 2 cubes, and only holo is sold here.',
  'five-at-once-for-the-title': 'Five cubes in a single sale bring 1 Fame Point and a title worth 2: that is the goal.',
  'fly-to-the-buyer': 'The buyer is exactly 3 spaces away, and the sale wins.',
  'a-new-ship-wins': 'A new ship brings 1 Fame Point, and it may be the last one.',
  'fame-first-then-the-ship':
    'Buy Fame first and the ship after it: the last point cannot be bought, but a ship may bring it.',
  'sell-a-shield-for-the-ship': 'The shield brings the 1,000 credits that you lack for a new ship, and the ship wins.',
  'two-steps-in-one-market': 'Your credits buy 2 Fame Points in this market: a ship with Fame before it, or two ships.',
  'deliver-and-win': 'The delivery brings the last Fame Point.',
  'a-mission-that-starts-here':
    'Its passengers wait on your space and Neo Damascus is explored; nobody knows where the others begin.',
  'take-the-token': 'The token is free, and you are on it.',
  'rescue-and-win': 'A rescue brings the last Fame Point.',
  'one-shot-to-victory': 'Blue has one space left and no shield: every hit destroys it and wins.',
  'shoot-the-wreck': 'Blue has one space left, Yellow has all of them.',
  'the-larger-wreck-wins':
    'Both ships are gone with one hit, but Yellow’s is tier 2 and brings 2 Fame Points: that wins.',
  'shoot-the-outlaw': 'Both ships bring 1 Fame Point, but Yellow has a bounty of 4,000, and Blue would put one on you.',
  'shoot-rather-than-ram': 'The blaster destroys Blue for sure; ramming does it too and hits you as well.',
  'stop-the-leader': 'Yellow wins with the next delivery, and loses the mission with the ship.',
  'fly-up-to-the-wreck': 'The space beside Blue is exactly 3 away, and one shot from there wins.',
  'raise-the-shield': 'The hit may destroy your ship and lose the mission that wins; the shield costs you one marker.',
  'and-raise-it-twice':
    'Two shots can destroy your ship and lose the mission that wins; a marker costs nothing in comparison.',
  'shield-before-the-scoundrel':
    'The Scoundrel can destroy your ship and lose you the mission that wins; use the shield.',
  'let-empty-spaces-take-it': 'Damage on empty spaces costs you neither cargo nor engine.',
  'leave-no-single-cube':
    'Only a sale of 2 cubes or more that empties your hold brings Fame, so 1 cube must not be left over.',
  'repair-the-wreck':
    'One more hit destroys you and loses the mission that wins, and your credits buy nothing that helps more.',
  'passengers-wait-here': 'The passengers board here: fly off without them and you have to come back.',
  'a-rescue-that-counts-twice': 'The rescue brings 1 Fame Point and fulfills a title worth another: that is the goal.',
  'no-mining-with-one-space-left': 'Mining destroys you half of the time, and with you the mission that wins.',
  'to-the-shipyard': 'The entrance is within reach, and the new ship that you can pay for wins.',
  'both-shots-at-one-ship': 'Blue has 9 spaces left: one die cannot destroy it, two dice can, and that wins.',
  'an-ace-needs-an-equal': 'Yellow’s ship is of your tier: 2 Fame Points, and the title Ace brings 2 more.',
  'pounce-when-the-die-is-not-enough':
    'Blue has 7 spaces left and your die shows 6 at most: only with Pounce can you destroy it and win.',
  'dodge-the-last-hit': 'Two damage destroys you and loses the mission that wins; the thrusters cost 1 energy.',
  'buy-before-you-leave': 'Spice is bought here and sold in the next sector: never leave a market with an empty hold.',
  'sell-at-once': 'Two cubes that empty your hold bring 2,000 credits and 1 Fame Point now.',
  'keep-the-cargo':
    'The buyer is in the next sector, and your engine has markers left: the cubes are your next Fame Point.',
  'ask-for-work': 'Three mission cards cost nothing, and you have none.',
  'study-where-you-are': 'Your mission begins on this very space.',
  'deliver-before-anything-else': 'The mission ends here: 1 Fame Point and 5,000 credits.',
  'token-in-passing': 'To collect the token costs no movement, and it may be Fame.',
  'an-engine-first': 'Without an engine you fly on impulse alone, while everybody else flies three times as far.',
  'keep-something-to-trade-with':
    'The last 1,000 credits buy your first cubes; without them there is nothing to trade.',
  'a-ship-rather-than-fame': 'A new ship costs as much as a Fame Point, and brings one too.',
  'fame-when-there-is-no-better-ship': 'There is no larger ship to save for, so credits become Fame.',
  'repair-the-engine': 'Your engine is shot to pieces and the hold takes no cargo: 1,000 credits set both right.',
  'no-ramming-with-a-broken-hull': 'Ramming hits you as hard as your target, and one more hit destroys you.',
  'fly-while-you-can': 'The buyer is a few spaces away, and the sale wins.',
  'fill-the-hold': 'A second pair costs 1,000 credits and brings 2,000 with the same sale.',
  'sell-from-beside': 'Blue is in the way, but for 2 movement you sell from beside it, and that wins.',
  'an-engine-before-a-gun': 'On impulse alone you reach neither a market nor a target, and cargo costs credits too.',
  'no-leap-in-the-dark': 'You are where your cubes sell: stop here, and the sale wins.',
  'keep-what-is-as-good-as-paid': 'The mission only has to be delivered two spaces from here, and that wins.',
  'the-sale-that-wins': 'Two cubes that empty your hold are your last Fame Point.',
} satisfies CaseWords as CaseWords
