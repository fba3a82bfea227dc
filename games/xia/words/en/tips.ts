import type { TipWords } from '@orrery/engine'
import type { TipId } from '../../tips.ts'

/** What the coach says in a match. */
export default {
  stranded: 'You are stranded: no energy, no armed marker. Impulse still works. Reach a planet, or hope for a rescue.',
  close: '{{rival}} has {{theirs}} of {{goal}} Fame. The game ends at once when a player reaches the goal.',
  outlaw:
    'You are an Outlaw. The player who destroys you gets {{bounty}} credits, and lawful entrances are closed to you.',
  'little-energy': '[[{{energy}} energy left|No energy left]]. On a planet, recharging and arming markers are free.',
  turn: 'Take any number of actions. Impulse is free, {{impulse}} spaces once per turn; an engine takes a marker and rolls a die.',
  token: 'An exploration token: collect it now. It is a minor action, and may be worth Fame or credits.',
  rolls:
    'Spaces you can choose are safe to reach. Crossing an asteroid, nebula or debris border asks for a roll first.',
  planet:
    'Planets have a shield: crossing it is a gamble. Green arrows are entrances: safe, but lawful planets shut them to Outlaws.',
  occupied:
    'You may fly through the space of {{craft}}, but not stop there. {{cost}} movement let you use it from next door.',
  debris: 'Debris destroys {{fails}} % of the ships that enter it, and no shield helps. Is the prize worth it?',
  gate: 'From a gate, a step takes you to any other gate on the star map. The Tigris gate leads somewhere at random.',
  jump: 'You are at the edge of the star map. A blind jump enters an unknown sector; a star there destroys you. A scan looks first.',
  scan: 'A scan costs {{scan}} energy and shows the next sector. Symbols decide how it is turned; you choose only where.',
  ability:
    '{{ability}} is your ship’s own ability: point at its card or touch it. It costs energy, and works once per turn.',
  rescue:
    '{{craft:craft}} is stranded. Next to it, with {{needs}} energy, you can rescue the ship: that is a Fame Point.',
  arm: 'Each armed marker costs an energy now, and is one use of an outfit next turn. Some energy is for scans and abilities.',
  buying: 'Here you buy {{cargo}} for {{buyers}}. Sold in one go, a full hold brings Fame too.',
  selling: 'Sell here. {{least}} or more cubes that leave your hold empty bring a Fame Point; jettison others first.',
  mining: 'Mine here for cargo: half of all rolls bring a cube, the others damage you. Shields help.',
  harvesting: 'Harvest here for cargo: half of all rolls bring a cube, the others cost energy. Shields help.',
  'mission-point':
    'A mission point: draw {{drawn}} missions and keep one. Each delivery brings credits and a Fame Point.',
  'secret-mission':
    'Only you know your mission until its objective is complete. Ships, holds and credits are open to all.',
  shuttle:
    'Shuttle missions pay for distance: load passengers in one sector, deliver them in another, the farther the better.',
  smuggler:
    'Smugglers are searched: entering the planet of delivery asks for a roll. Caught, you lose the pay and get a bounty.',
  thief: 'Thieves fly next to their target and roll. A bad roll means a bounty; the target loses nothing.',
  assassin: 'Assassins must destroy one certain ship. The larger it is, the more it pays, and you get a bounty for it.',
  hunter: 'Bounty hunters destroy any Outlaw, and roll for the pay. No bounty for you.',
  damage: 'You choose the spaces that are hit. Damage on outfits weakens their dice; empty spaces do not mind.',
  shielding: 'Shields work after the roll. Each use takes an armed marker and takes its die off the loss.',
  attacking: 'Each shot takes a marker. Destroyed ships bring Fame; an Innocent one also puts a bounty on you.',
  ramming: 'Engines can ram an adjacent ship: the dice hit it, and your own ship just as hard.',
  defending:
    'You are attacked. Choose your defense before the dice fall. Used shield markers can be armed again for energy.',
  lost: 'Your ship is gone, with cargo, mission and bounty. Outfits, credits and Fame stay. It returns at a spawn point.',
  business: 'You ended your actions on a planet: energy is full, markers arm for free. Buy and sell what you like.',
  'bigger-ship':
    '{{cost}} credits buy a Fame Point[[; {{price}} buy a bigger ship, which brings a Fame Point as well]].',
  repairing: 'All your damage can be repaired at once. The next hit may cost more than that.',
  weapons: 'Blasters reach adjacent ships, missiles only distant ones. Both need a clear line of sight.',
  rearranging: 'Only here can you rearrange your hold. Larger outfits may fit after it.',
  luck: 'Your own d20 showed its highest number: that is a Fame Point, once per turn.',
  title: '{{title}} is open to all: meet its objective first, and claim Fame and a skill in your Status Phase.',
  'fame-due': 'In this game Fame counts in your Status Phase. {{due}} Fame waits for you there.',
  merchant: 'The Merchant carries credits from market to market and never attacks. Destroying it is a crime, and pays.',
  enforcer:
    'The Enforcer hunts nearby Outlaws and its last attacker. Without a bounty you are safe, if you leave it alone.',
  scoundrel: 'The Scoundrel attacks Innocent ships nearby, except on lawful planets. There is a bounty on it.',
  'npc-way': 'You hold the card of this ship: where its ways are equal, you choose. It still belongs to nobody.',
  ships: 'Ships differ in hold, energy, impulse and ability. A large hold earns more, a fast impulse explores more.',
  loadout: 'Explorers fly far. Traders are slow, but have credits and a shield. Workers are solid. Pirates shoot.',
  'first-outfits': 'You will need an engine. A shield saves many a ship. Credits you keep buy your first cargo.',
  fitting: 'Outfits can be rotated. Leave free spaces together: cargo and damage need room.',
  plan: 'Look for Fame within two turns: a token, a mission, cargo to sell. Everything else is a detour.',
  'keep-a-marker': 'One marker is left, and others are about. Your shield needs it in their turns.',
} satisfies TipWords<TipId>
