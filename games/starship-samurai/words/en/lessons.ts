import type { LessonWords } from '@orrery/engine'

/** What the coach says in the lessons. */
export const lessons = {
  lead: {
    title: 'Lead and be paid',
    steps: {
      order: {
        text: 'Most honor wins. You lead {{vault}}, so it paid you {{card:cards}}. Lead {{exchange}} too. Place an order marker: which order?',
        hints: ['Only units bring power to a location.', 'Place a marker on Move Units.'],
        replies: {
          elsewhere: 'Cards, wealth and allies are good, but you still have no unit at {{exchange}}.',
        },
      },
      move: {
        text: 'Leading takes more power: the numbers on units. Pulsar has {{theirSecond}} at {{exchange}}. Which of your units do you send, and from where?',
        hints: [
          'You need more than {{theirSecond}} power. Fighters have {{fighter}}, carriers {{carrier}}. Units in your supply can go anywhere.',
          'Send Shingen or the carrier from your supply.',
        ],
        replies: {
          level: '{{second}} against {{theirSecond}}. A tie is no lead: neither of you is paid.',
          away: 'Now you lead {{exchange}}, but no longer {{vault}}.',
        },
      },
      paid: {
        text: 'You lead both. Finish your order and end your turn: what do two leads bring?',
        hints: ['Choose Stop, if you are asked for another unit. Then choose End turn.'],
        replies: { away: 'You lead {{exchange}}, but no longer {{vault}}: only one of them paid.' },
      },
      honor: {
        text: 'Both paid: {{card:cards}} and {{wealth}} wealth. At the end of the round there are battles: each location you win brings {{victory}} honor.',
      },
    },
  },
  'three-of-one': {
    title: 'A 3 out of a 1',
    missed: 'Ion has to be your ally, and you have to lead {{vault}}.',
    steps: {
      both: {
        text: 'Two turns, markers {{marker}} and {{larger}}, {{wealth}} wealth. Win Ion for your branch and lead {{vault}}. Each looks like work for a {{larger}}.',
      },
      boost: {
        text: 'Each wealth makes this order one larger, and is gone. How much do you pay?',
        replies: { waste: 'That order was larger than you need. A carrier can still save the day.' },
      },
      count: {
        text: 'From Pulsar’s second space to your first: down, neutral, up. Count the spaces.',
        hints: ['Ion is three spaces away from your branch.', 'Move Ion to your first space.'],
        replies: {
          far: 'The order decides how far a marker goes: {{spaces|# space|# spaces}} here.',
          nobodys: 'Ion is nobody’s ally now. Better than Pulsar’s, but it pays you nothing.',
        },
      },
      cheaper: {
        text: 'Pulsar has two fighters there. Three fighters lead. Is there a cheaper way?',
        hints: [
          'Passengers of a carrier do not count as moves.',
          'Move the carrier with two fighters: {{convoy}} power for one move.',
        ],
        replies: { level: '{{second}} against {{theirSecond}}. A tie is no lead.' },
      },
    },
  },
  allies: {
    title: 'Friends of your enemy',
    missed: 'Pulsar still gets more from allies than you do.',
    steps: {
      pays: {
        text: 'At the end of the round each ally pays the honor beside its space. Now: you {{allies}}, Pulsar {{theirAllies}}.',
      },
      which: {
        text: 'One marker, two spaces. Which move gains you the most on Pulsar?',
        hints: ['Look for an ally of Pulsar that is close to you.', 'Move Comet across neutral to your first space.'],
        replies: {
          sol: '{{honor}} against {{theirHonor}}. A new ally adds its honor to yours, and takes none away.',
          luna: '{{honor}} against {{theirHonor}}. Deeper spaces pay only a little more.',
          terra: '{{honor}} against {{theirHonor}}. Pulsar lost only a little.',
        },
      },
      swing: {
        text: '{{honor}} against {{theirHonor}}. A marker near neutral swings most: Pulsar loses what you gain.',
      },
    },
  },
  'two-battles': {
    title: 'One card, two battles',
    missed: 'Nothing won: one card could have decided a battle.',
    steps: {
      behind: {
        text: 'You are behind at both locations: {{first}} to {{theirFirst}} and {{second}} to {{theirSecond}}. {{elite}} gives +{{general}}, once. Win one location.',
      },
      first: {
        text: 'Pulsar has committed a card. Hands are secret, their size is not: Pulsar’s is empty now. Your card?',
        hints: ['Where is Pulsar sure to have no card?', 'Keep {{elite}} for the second battle.'],
        replies: {
          spent:
            'Pulsar had {{elite}} too: {{theirTotal}} to {{total}}. And you have no power left for the next battle.',
        },
      },
      second: {
        text: 'Pulsar’s hand is empty. {{second}} and your {{general}} against {{theirSecond}} is certain.',
        hints: ['Commit {{elite}}.'],
        replies: { kept: '{{theirTotal}} to {{total}}. The card in your hand won nothing.' },
      },
      home: { text: 'Winners go home. Your losers stay at {{exchange}} and start the next round there, alone.' },
    },
  },
  'no-room': {
    title: 'No room',
    missed: 'Pulsar still leads {{exchange}}.',
    steps: {
      full: {
        text: 'Seven spaces, seven units, and Pulsar leads {{theirFirst}} to {{first}}. Take the lead with one order.',
        hints: ['You need units there, and your mechs are large.', 'Place the {{marker}} on Move Units.'],
        replies: { elsewhere: 'That brings no unit to {{exchange}}.' },
      },
      fee: { text: 'You have {{wealth}} wealth. Do you spend it on a third move? Moving Masumune costs wealth too.' },
      try: {
        text: 'A full location takes no more ships. A mech makes room: one of the weakest ships is destroyed. You choose which.',
        hints: ['Only mechs enter a full location.', 'Move Masumune there, and destroy a fighter of Pulsar.'],
        replies: {
          'no-fee': 'The wealth went into the larger order. Again keeps it.',
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
        text: 'Lead both locations when your turn ends. You have marker {{marker}}, {{wealth}} wealth and cards. Look at everything first.',
        hints: [
          '{{decoy}} sends ships home. Wealth on a fighter adds power.',
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
      marker: { text: 'You lead both. Each turn still needs an order: what is a {{marker}} good for now?' },
    },
  },
  'last-location': {
    title: 'The last location',
    missed: 'Pulsar won. Again: look at what each location adds.',
    steps: {
      types: {
        text: 'The last battles. You own a city and a temple: two types, {{types}} honor. A third type makes it {{moreTypes}}.',
      },
      where: {
        text: 'One {{elite}}, two battles you would lose by {{behind}}. First a city, then an outpost. Where?',
        hints: ['A second city adds no type.', 'Pass at the city. Commit {{elite}} at the outpost.'],
        replies: { city: '{{honor}} to {{theirHonor}}. You own two cities now, and a type counts once.' },
      },
      decided: {
        text: '{{honor}} to {{theirHonor}}. A victory is worth {{victory}} anywhere. The rest of its reward decides games.',
      },
    },
  },
} as const satisfies { readonly [lesson: string]: LessonWords }
