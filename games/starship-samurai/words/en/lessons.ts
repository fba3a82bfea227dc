import type { LessonWords } from '@orrery/engine'

/** What the coach says in the lessons. */
export const lessons = {
  lead: {
    title: 'Lead and be paid',
    steps: {
      paid: { text: 'You lead {{vault}}: 2 power against 1. So your turn began with its reward, 2 cards.' },
      order: {
        text: 'Lead both locations, and both pay you next turn. One marker is left, a 2. Which order?',
        hints: ['Only units bring power to a location.', 'Place the 2 on Move Units.'],
        replies: {
          elsewhere: 'Cards, wealth and allies are good, but you still have no unit at {{exchange}}.',
        },
      },
      move: {
        text: 'Move up to two units. Pulsar has one fighter at {{exchange}}. How many do you send, and from where?',
        hints: [
          'You need 2 power there. Units in your supply can go anywhere.',
          'Send two fighters from your supply, or Shingen.',
        ],
        replies: {
          level: '1 against 1. A tie is no lead: neither of you is paid.',
          away: 'Now you lead {{exchange}}, but no longer {{vault}}.',
        },
      },
      carrier: {
        text: 'A carrier has 2 power and takes two fighters along for free. Markers are scarce, units are not.',
      },
    },
  },
  'three-of-one': {
    title: 'A 3 out of a 1',
    missed: 'Ion has to be your ally, and you have to lead {{vault}}.',
    steps: {
      both: {
        text: 'Two turns, markers 1 and 3, 2 wealth. Win Ion for your branch and lead {{vault}}. Each looks like work for a 3.',
      },
      boost: {
        text: 'Each wealth makes this order 1 larger, and is gone. How much do you pay?',
        replies: { waste: 'That was a 5, and 3 was enough. A carrier can still save the day.' },
      },
      count: {
        text: 'From Pulsar’s second space to your first: down, neutral, up. Count the spaces.',
        hints: ['Ion is 3 spaces away from your branch.', 'Move Ion to your first space.'],
        replies: {
          far: 'The order decides how far a marker goes: 3 spaces here.',
          nobodys: 'Ion is nobody’s ally now. Better than Pulsar’s, but it pays you nothing.',
        },
      },
      cheaper: {
        text: 'Pulsar has two fighters there. Three fighters lead. Is there a cheaper way?',
        hints: [
          'Passengers of a carrier do not count as moves.',
          'Move the carrier with two fighters: 4 power for one move.',
        ],
        replies: { level: '2 against 2. A tie is no lead.' },
      },
    },
  },
  allies: {
    title: 'Friends of your enemy',
    missed: 'Pulsar still gets more from allies than you do.',
    steps: {
      pays: { text: 'At the end of the round each ally pays the honor beside its space. Now: you 3, Pulsar 6.' },
      which: {
        text: 'One marker, two spaces. Which move gains you the most on Pulsar?',
        hints: ['Look for an ally of Pulsar that is close to you.', 'Move Comet across neutral to your first space.'],
        replies: {
          sol: '6 against 6. You gained 3.',
          luna: '4 against 6. Deeper spaces pay only 1 more.',
          terra: '3 against 5. Pulsar lost only 1.',
        },
      },
      swing: { text: '5 against 4. A marker near neutral swings most: you gained 2, and Pulsar lost 2.' },
    },
  },
  'two-battles': {
    title: 'One card, two battles',
    missed: 'Nothing won: one card could have decided a battle.',
    steps: {
      behind: {
        text: 'You are behind at both locations: 3 to 5 and 4 to 5. {{general}} gives +3, once. Win one location.',
      },
      first: {
        text: 'Pulsar has committed a card. Hands are secret, their size is not: Pulsar’s is empty now. Your card?',
        hints: ['Where is Pulsar sure to have no card?', 'Keep {{general}} for the second battle.'],
        replies: {
          spent: 'Pulsar had {{general}} too: 8 to 6. And you have no power left for the next battle.',
        },
      },
      second: {
        text: 'Pulsar’s hand is empty. 4 and your 3 against 5 is certain.',
        hints: ['Commit {{general}}.'],
        replies: { kept: '5 to 4. The card in your hand won nothing.' },
      },
      home: { text: 'Winners go home. Your losers stay at {{exchange}} and start the next round there, alone.' },
    },
  },
  'no-room': {
    title: 'No room',
    missed: 'Pulsar still leads {{exchange}}.',
    steps: {
      full: {
        text: 'Seven spaces, seven units, and Pulsar leads 7 to 2. Take the lead with one order.',
        hints: ['You need units there, and your mechs are large.', 'Place the 2 on Move Units.'],
        replies: { elsewhere: 'That brings no unit to {{exchange}}.' },
      },
      fee: { text: 'Marker 2, and 1 wealth. Do you spend it on a third move? Moving Masumune costs 1 wealth.' },
      try: {
        text: 'A full location takes no more ships. A mech makes room: one of the weakest ships is destroyed. You choose which.',
        hints: ['Only mechs enter a full location.', 'Move Masumune there, and destroy a fighter of Pulsar.'],
        replies: {
          'no-fee': 'The wealth went into the boost. Again keeps it.',
          'no-space': 'Ships need a free space. Mechs do not.',
        },
      },
      'one-more': { text: 'Mototada destroys one more after each of his moves. Two mechs can break three ships.' },
    },
  },
  'before-the-guns': {
    title: 'Before the guns',
    missed: 'You do not lead both locations.',
    steps: {
      look: {
        text: 'Lead both locations when your turn ends. You have marker 1, 2 wealth and cards. Look at everything first.',
        hints: [
          '{{decoy}} sends ships home. Wealth on a fighter is +1 power.',
          'Play {{decoy}} on the carrier and a fighter.',
        ],
        replies: {
          'battle-card': 'Battle cards wait for battles.',
          'no-ally': 'Cards say what they need. The table tells you what is missing.',
          left: 'Now {{vault}} is Pulsar’s.',
          level: 'Level at the first location. A tie is no lead.',
          behind: 'Pulsar still leads the first location.',
        },
      },
      marker: { text: 'You lead both. Each turn still needs an order: what is a 1 good for now?' },
    },
  },
  'last-location': {
    title: 'The last location',
    missed: 'Pulsar won. Again: look at what each location adds.',
    steps: {
      types: { text: 'The last battles. You own a city and a temple: two types, 3 honor. A third type makes it 6.' },
      where: {
        text: 'One {{general}}, two battles you would lose by 1. First a city, then an outpost. Where?',
        hints: ['A second city adds no type.', 'Pass at the city. Commit {{general}} at the outpost.'],
        replies: { city: '41 to 43. You own two cities now, and a type counts once.' },
      },
      decided: { text: '44 to 43. A victory is worth 5 anywhere. What else it brings decides games.' },
    },
  },
} as const satisfies { readonly [lesson: string]: LessonWords }
