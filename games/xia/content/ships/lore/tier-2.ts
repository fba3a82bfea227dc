import type { Lore } from '../../types.ts'

/** The backs of the middle ships' mats. */
export const TIER_2 = {
  'copper-lark': {
    maker: 'Tolliver Brothers, Neo Damascus',
    technical: { built: 183, length: 28, mass: 190, crew: 3 },
    note: 'Has a bell. You ring it when you sell something.',
    backstory:
      'The Tolliver brothers fell out over a price and split everything they owned, the yard included, down the middle. The Copper Lark is what the elder one built on his half: all hold, no corridor, and a voice in the radio that haggles by itself. It has talked you up twice already.',
    victory:
      'It began with two cubes of spice, bought for one coin and sold for two, and it ended with the bell of the Copper Lark ringing for so long that the neighbors on Neo Damascus called the fire brigade. You sold them the water. Somewhere between the third and the fourth fortune both Tolliver brothers came to see you, on different days, to ask how you do it. You told each that the other one had a better offer. They share an office again now. There is a brass lark over the door, and a sign under it: ask twice.',
  },
  'iron-petrel': {
    maker: 'Miners’ Mutual, Outpost 338',
    technical: { built: 179, length: 31, mass: 240, crew: 4 },
    note: 'Two canaries. Both are called Steve.',
    backstory:
      'Miners’ Mutual paid for the Iron Petrel with a levy on hats. It is built to sit still in places where nothing should: the drill arms fold out like wings, and the cabin is on springs. Old hands say that she can smell ore. You can smell it too, by now. It gets into the soup.',
    victory:
      'You found it where all the charts said “nothing”, in a field that had broken nine drills and one marriage. You put out the wings, held your breath, and listened; and when the rock had finished groaning there was a seam of it, wide as a street. The Mutual has named a shift after you. It is the night shift, but it is the thought that counts. Steve and Steve have retired to a cage with a view. You bought a hat, paid the levy on it without a word, and heard every drill on Outpost 338 stop for one minute.',
  },
  'halcyon-dart': {
    maker: 'Lumen & Lumen, Azure',
    technical: { built: 214, length: 24, mass: 96, crew: 2 },
    note: 'Speed limit: none found yet.',
    backstory:
      'Lumen & Lumen drew the Halcyon Dart around an engine they could not sell: it has a second throttle behind glass, with a little hammer. The test pilot used the hammer once and sent a postcard from the rim of the system. You have replaced the glass four times. The hammer was extra.',
    victory:
      'They had set up a line of flags for you to cross, with a band and a tent. You crossed it before the band had found its chairs. The referee had to be shown the recording at a tenth of its speed, and then at a tenth of that; there you are, in the ninth picture, waving. All three of your rivals came in by evening and were very decent about it. The prize is a clock. You have hung it in the cabin, behind glass, with a little hammer beside it. It still runs slow, but then everything does, next to you.',
  },
  'bastion-mule': {
    maker: 'Consolidated Plate, Kreller IV',
    technical: { built: 158, length: 26, mass: 410, crew: 3 },
    note: 'Do not lean on the hull. The hull leans back.',
    backstory:
      'Consolidated Plate makes armor and nothing else, so when it made a ship it made it of armor. The Bastion Mule has survived two owners, a war nobody remembers, and a fall into a gas planet, from which it is said to have walked home. It steers like a building. It brakes like one, too.',
    victory:
      'They threw everything at you, and you have kept it. The cannonballs are on the left, the missiles that did not go off on the right, and in the middle, framed, is the apology. You never were the first to arrive anywhere in this system, but you were the one still there when the smoke had gone. On Kreller IV they have melted down a month’s output of plate to cast your likeness, and it came out square. You like it. A small crowd stands in front of it on most days. When it rains, they stand behind it.',
  },
  'vesper-knife': {
    maker: 'Sable Works, on nobody’s land',
    technical: { built: 211, length: 22, mass: 88, crew: 2 },
    note: 'The radio picks up every channel but its own.',
    backstory:
      'Sable Works sells to both sides and bills them for the silence between. The Vesper Knife carries a jammer that makes shields flicker and cooks forget their orders. In peacetime it was rented out for weddings, to stop speeches. You have promised the last owner never to do that. You were lying.',
    victory:
      'For one whole second every shield in the sector blinked, as if the stars had winked at you; you needed half of it. What people remember is the quiet afterwards: no alarms, no orders, no music from the liner, nothing but your voice on all channels, asking if somebody had lost an empire. Sable Works has sent you a bill for the silence. You have paid it, in coins, one by one, on an open line. Now your name is used to end arguments in every bar from Loath to Lunari. You say it, and there is no answer.',
  },
  'saffron-kite': {
    maker: 'Registered in eleven ports, built in none of them',
    technical: { built: 205, length: 23, mass: 79, crew: 2 },
    note: 'Flag: please ask again tomorrow.',
    backstory:
      'The Saffron Kite has been an ambulance, an embassy, a casino in orbit and, for one afternoon, a lighthouse. It has papers for all of that, and they are better than the real ones. The printing press is under your bunk. It runs at night. You have learned to sleep through other people’s signatures.',
    victory:
      'The guard at the gate of Kemplar II looked at your papers, at you, at your papers again, and saluted. You had handed him the menu of the bar across the street. By then it did not matter: there was no port that had not been expecting you, no register that did not carry your name, in one spelling or another, under “distinguished guests”. On the day of your triumph eleven cities claimed you as a daughter or a son. All had the documents. You went through them that evening with a glass in hand, and corrected the spelling.',
  },
} as const satisfies { readonly [ship: string]: Lore }
