import type { Lore } from '../../types.ts'

/** The backs of the small ships' mats. */
export const TIER_1 = {
  'puddle-jumper': {
    maker: 'Ferrol & Nieces, Lunari',
    technical: { built: 188, length: 11, mass: 38, crew: 1 },
    note: 'Certified for short trips over water. There is no water.',
    backstory:
      'Ferrol & Nieces built the Puddle Jumper to carry groceries between moons that could see each other. Then a delivery pilot found out that the hull skips over nebulae like a stone over a pond. The warranty forbids it. You bought yours without a warranty, at a price that should have made you ask.',
    victory:
      'They laughed when you filed a flight plan for the far side of the system in a grocery boat. You skipped over the first cloud with your eyes shut, and over the second with one eye open. By the tenth you were humming. Now the moons you left behind sell pictures of the dent in your bow, Ferrol & Nieces have doubled the price, and every child on Lunari wants to deliver turnips. You still keep a crate of them in the hold. It is your lucky crate. Nobody has dared to open it.',
  },
  gaiden: {
    maker: 'Yamasaki Orbital, Azure',
    technical: { built: 201, length: 13, mass: 44, crew: 1 },
    note: 'The brochure lists eleven thrusters. Inspectors have found fourteen.',
    backstory:
      'The Gaiden was designed as a racer and sold as a courier after the racing league went bankrupt. It has thrusters on every side, since its designers were paid by the thruster. It turns on a coin and stops on one, too. Passengers sign a form before you do either.',
    victory:
      'The last shot of the last fight passed so close that it took the paint off your name. You did not spill your tea. The gunner on the other side put down his weapon, lit a pipe and asked for your autograph on the open channel. Since then no two witnesses agree where you were at any given moment, and all of them are right. A school on Azure teaches the Gaiden Turn. Three students out of four fall over. You are invited to give the opening speech, if they can get you to stand still.',
  },
  numerator: {
    maker: 'Office of Weights, Kemplar II',
    technical: { built: 176, length: 17, mass: 61, crew: 1 },
    note: 'Keeps its own log. You may read it. You may not edit it.',
    backstory:
      'The Office of Weights built the Numerator to count asteroids, and it did, for thirty years, with nobody at the controls. You got it cheap when the Office ran out of budget before it ran out of asteroids. The autopilot still counts everything it meets. It counted you twice, to be sure.',
    victory:
      'You would like to say that you planned it all. The log knows better: on the night that made your name you were asleep, and the autopilot took you past two patrols, one planet and a very surprised pirate, at a steady three spaces. You woke up a legend. The ship has asked for half of the credit, then for 51 percent, with a table to prove it. You settled for a statue on Kemplar II: you in bronze, in a nightcap, pointing ahead. The ship has checked the angle. It is off by one degree.',
  },
  'easy-tiger': {
    maker: 'Big Cat Salvage, Loath',
    technical: { built: 195, length: 12, mass: 52, crew: 1 },
    note: 'The teeth are painted on. The blaster mounts are not.',
    backstory:
      'Big Cat Salvage welded the Easy Tiger together from two customs boats that had rammed each other. It purrs at rest, which is a cracked bearing, and leaps when you touch the throttle, which is a cracked everything. Dockhands feed it bolts for luck. It has never bitten the same one twice.',
    victory:
      'You came out of the sun, as you always do, and this time there was nobody left to come out at. So you sat there with the engine purring and waited for applause. It took a minute. Then every dock in the system switched its lights off and on again, which is how dockhands clap. The mechanics of Loath have since fixed the bearing, and you made them break it again; it did not sound like you. They say there are bigger ships out there now, and faster ones. They say it quietly, and look behind them first.',
  },
  nightshade: {
    maker: 'No maker’s plate, and the screws painted over',
    technical: { built: 207, length: 10, mass: 33, crew: 1 },
    note: 'Color: yes.',
    backstory:
      'Nobody built the Nightshade, if you ask the yards. It stood in a rented hangar on Lunari when the rent ran out, black as a cellar, with the key in the lock and a thermos still warm. You paid the rent. Its veil bends light, and sometimes conversation: people lose their thread when you walk in.',
    victory:
      'The ceremony was to begin at noon. At ten past, the mayor of Lunari apologized to the crowd for the empty chair in the front row, praised your modesty, and pinned the medal on the cushion. You said thank you. He fainted. It is the only scene of your career that has been seen by more than one person, and the recordings show an empty chair that bows. Since then captains leave a glass for you in every bar, just in case, and in the morning it is empty. You have not been to most of those bars.',
  },
  'swamp-rat': {
    maker: 'Delta Freight, Doravin V',
    technical: { built: 169, length: 19, mass: 70, crew: 1 },
    note: 'Smells of the cargo before last.',
    backstory:
      'Delta Freight used the Swamp Rat to pull barges out of the mud of Doravin V. The mud is gone, sold as a beauty product, and the harpoon was left without a job. You gave it one: other people’s engines get you around for nothing. Some of them have noticed. Most find out at the fuel station.',
    victory:
      'You have crossed the whole system, and the log says that your own engine ran for eleven minutes of it. The rest you did on the end of a cable, behind liners, patrols, a wedding party and, on one bright morning, the Enforcer. When the news of your triumph came, all of them claimed to have carried you to it, and all of them could prove it. You thanked each by name, reeled in your cable, and found a racing yacht on the end of it. You sent it back. It had been a lovely trip, and you are no thief.',
  },
} as const satisfies { readonly [ship: string]: Lore }
