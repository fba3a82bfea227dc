import type { LessonWords } from '@orrery/engine'

/** What the coach says in the lessons. */
export const lessons = {
  impulse: {
    title: 'Fly for free',
    steps: {
      fly: {
        text: 'Fame wins. Three exploration tokens are near; each may be a Fame Point. Collect one: on impulse, {{impulse}} spaces, or with your engine, a d{{engine}}?',
        hints: ['Impulse costs nothing and carries you {{impulse}} spaces.', 'Fly on impulse.'],
        replies: {
          engine: 'That took a marker. Impulse is free, once per turn.',
          ended: 'Your turn is over, and the tokens are still out there.',
        },
      },
      where: {
        text: 'One is in open space, one in a nebula, one in an asteroid. Flying into those two takes a roll; percentages are the risk. Which?',
        hints: ['Outlined spaces without a number are safe to reach.', 'Fly to the token of {{north}}, up north.'],
        replies: {
          nebula:
            'The nebula drained {{lost}} energy. The token in open space was no farther away. (Dice in lessons are loaded.)',
          past: 'You flew, but not to a token.',
        },
      },
      collect: {
        text: 'A token is right here. Collecting it is a minor action: your move continues after it. Take it, or fly on?',
        hints: ['Tokens are only collected when you say so.', 'Collect the exploration token.'],
        replies: { 'left-there': 'You stood on it and left it there.' },
      },
      unused: {
        text: 'A Fame Point[[, and {{left}} movement left]]. Reach the Fame goal first and you win. Movement you do not use is lost.',
      },
    },
  },
  leap: {
    title: 'Look before you leap',
    steps: {
      edge: {
        text: 'Beyond this edge is an unknown sector. Scan it for {{scan}} energy, or fly and jump in blind? A small ship is easily replaced.',
        hints: ['Both are ways to find out. One of them is safer.', 'Scan, to the west.'],
        replies: {
          star: 'A star. Your ship is back: small ships lose a turn, cargo, mission and bounty, never outfits, credits or Fame.',
          seen: 'A star! A jump would have been the end of this ship. The scan cost {{scan}} energy.',
          stayed: 'Your turn is over, and you know no more than before.',
        },
      },
      'other-side': {
        text: 'Explore another sector this turn. You have {{energy}} energy, and planets refill it for free. Scan, or jump?',
        hints: ['You know what is in the west now.', 'Scan again.'],
        replies: {
          'eyes-open': 'You knew the star was there, and flew in.',
          idle: 'The turn is over, and nothing new is on the star map.',
        },
      },
      found: {
        text: 'New sectors bring tokens, markets and missions. A scan is safe and ends your move. A jump costs movement, and nerve.',
      },
    },
  },
  'clean-hold': {
    title: 'A clean hold',
    missed: 'No Fame for this sale.',
    steps: {
      buy: {
        text: 'Here {{pair}} spice cost {{price}} credits; {{market}} pays {{sale}} for each. You have {{credits}} credits and room for {{free}}. Buy?',
        hints: ['Money comes from carrying things to where they are wanted.', 'Buy cargo.'],
        replies: { empty: 'Your hold is still empty: nothing to sell at {{market}}.' },
      },
      more: {
        text: 'Another pair for {{price}} credits, or off to {{market}}? You have {{credits}} credits and {{free}} free spaces.',
        replies: {
          both: '{{price}} credits now, {{pairSale}} when you sell. Full holds pay best.',
          half: 'Half the cargo, half the money. The Fame for selling it is the same.',
        },
      },
      'on-the-way': {
        text: 'Now to {{market}}. We skip the flight; on the way you collect a lost holo.',
      },
      stray: {
        text: 'A sale of {{least}} or more cubes that empties your hold brings Fame. {{market}} wants spice, and you also carry a stray holo.',
        hints: ['The holo would stay in your hold after the sale.', 'Jettison the holo, then sell both spice.'],
        replies: {
          one: 'One cube alone never brings Fame.',
          'not-empty': '{{income}} credits, but no Fame: the holo is still in your hold.',
          unsold: 'Your turn is over, and nothing is sold.',
        },
      },
      clean: {
        text: 'A Fame Point and {{income}} credits, for a holo worth {{sale}} elsewhere. Anyone may collect it now. Clean holds bring Fame every time.',
      },
    },
  },
  door: {
    title: 'Wall or door',
    missed: 'The market is still out of reach.',
    steps: {
      market: {
        text: 'Reach the plasma market: one step away behind a shield, or three steps around to the door. Your impulse is used; {{armed}} markers are armed.',
      },
      border: {
        text: 'The shield repels you at {{hazard}} % with damage, and sees you at {{seen}} %. The door is safe, but takes longer. Which way?',
        hints: ['A planet’s shield is a gamble. Its door is not.', 'Fly to the door, west of the planet.'],
        replies: {
          bounced: '{{bounced}} damage, and you are still outside. Nothing protects you from a planetary shield.',
          late: 'Turn after turn, and still outside.',
        },
      },
      inside: {
        text: 'Inside a planet nobody rolls. Spend another marker, or end your turn here, recharge for free, and fly on impulse?',
        hints: ['Both work: one costs a marker, the other a turn.', 'Use your engine once more.'],
      },
      law: {
        text: '[[bounty?Your bounty is {{bounty}}: this door is shut for you now|You came in clean, so this door stays open for you]]. Lawful planets admit no Outlaws.',
      },
    },
  },
  hurt: {
    title: 'Where it hurts least',
    steps: {
      fly: {
        text: 'The asteroid northwest of you holds a token. {{hazard}} % of rolls hit you. You have a shield and {{armed|# armed marker|# armed markers}}. How do you fly?',
        hints: ['Engines and shields both take an armed marker.', 'Fly on impulse, then cross to the northwest.'],
        replies: {
          spent: 'That was your last armed marker. Now the shield cannot help you.',
          stayed: 'The turn is over, and the token is still in the asteroid.',
        },
      },
      shield: {
        text: 'A {{struck}}: that much damage. Shields are used after the roll: a marker for a d{{die}}. Use {{shield}}, or save the marker?',
        hints: ['You have {{free}} free spaces for damage.', 'Use {{shield}}.'],
        replies: { bare: '{{struck}} damage and only {{free}} free spaces: now an outfit is hit as well.' },
      },
      choose: {
        text: 'You choose where the rest hits. Damage on an outfit weakens its dice, and a use space below it is lost.',
        hints: ['Empty spaces do not mind.', 'Put all of it on empty spaces of your hold.'],
        replies: { outfit: 'A damaged outfit rolls lower until you repair it. Empty spaces were left.' },
      },
      token: {
        text: 'You are in, and the token is here. Collect it, or fly on with {{left}} movement?',
        hints: ['You came for the token.', 'Collect the exploration token.'],
        replies: { forgotten: 'All that damage, and the token is still there.' },
      },
      room: {
        text: 'Your hold has {{size}} spaces; {{size}} damage destroy you. A full hold leaves no room to be hit.',
      },
    },
  },
  job: {
    title: 'A job that fits',
    missed: 'No delivery, no Fame.',
    steps: {
      draw: {
        text: 'You are on a mission point. Draw {{drawn}} missions and keep one: it brings credits and a Fame Point. Draw, or fly on?',
        hints: ['Drawing is a minor action and costs nothing.', 'Draw missions.'],
        replies: { flown: 'No mission drawn, and drawing would have cost nothing.' },
      },
      keep: {
        text: 'Which mission fits this star map and your ship? Look where each leads, and what it asks for.',
        hints: ['Are its sectors on the star map? Do you have a weapon?', 'Keep the one for {{outpost}}.'],
        replies: {
          unknown: '{{stratus}} is not on the star map yet. Who knows where it is?',
          unarmed: 'It asks for a destroyed Outlaw, and you have no weapon.',
          none: 'Nothing lost, nothing gained: one of them was easy.',
        },
      },
      objective: {
        text: 'You have come to {{outpost}} with your mission. It ends in {{market}}, next door, and you have two turns. What comes first?',
        hints: ['Your mission says what to do here.', 'Complete the objective.'],
        replies: {
          aborted: 'The mission is discarded, and its Fame with it.',
          'too-early': 'The work is here. Without it you have nothing to deliver.',
          'has-one': 'One mission at a time.',
        },
      },
      reroll: {
        text: 'Rolls up to {{low}} pay {{worst}} credits; {{better}} of {{results}} results pay more. A completed mission of this type buys a new roll. Spend it?',
        hints: ['Compare your roll with {{low}}.', 'Spend the completed mission.'],
        replies: { kept: 'You settled for {{pay}} credits. {{better}} of {{results}} results were better.' },
      },
      deliver: {
        text: '{{pay}} credits on delivery at the mission point of {{market}}. Its door is in the west. Impulse, engine, or both?',
        hints: [
          'Impulse carries you {{impulse}} spaces. An engine does the rest.',
          'Impulse to the door, engine to the mission point, then deliver.',
        ],
        replies: {
          'thrown-away': 'You abandoned the mission, and its pay returned to the bank.',
          late: 'Two turns are over, and the mission is not delivered.',
        },
      },
      paid: {
        text: 'Delivered: {{payment}} credits and a Fame Point. The card stays with you, for a second roll some other day.',
      },
    },
  },
  shoot: {
    title: 'Choose your target',
    missed: 'Your blaster won you nothing.',
    steps: {
      whom: {
        text: 'Two ships with {{targets}} whole spaces are next to you, each worth Fame. Your blaster has two shots, a d{{die}} each. Whom do you attack?',
        hints: ['One of them has a bounty, the other is Innocent.', 'Attack {{blue}} with both shots.'],
        replies: {
          innocent:
            'A Fame Point, but {{yellow}} was Innocent: your bounty is {{bounty}}, and lawful doors are shut for you.',
          survived: 'Attack {{attack}}, not enough for {{targets}} spaces. Two shots in one attack add up.',
          peace: 'Your turn is over, and nobody was attacked.',
        },
      },
      paid: {
        text: 'A Fame Point and a bounty of {{reward}} credits, and nobody minds. {{blue}} is back next turn: small ships are replaced at once.',
      },
      defend: {
        text: 'Now {{blue}} attacks, for your bounty: a d{{die}} against your {{whole}} whole spaces. Decide before the dice fall. Defend?',
        hints: ['Is there something to save the marker for?', 'Use {{shield}}.'],
        replies: { destroyed: 'Attack {{attack}}: destroyed. The marker you saved helped nobody.' },
      },
      rearm: {
        text: 'Your shield took the worst. Its marker can be armed at once for energy; you have {{energy}}. {{blue}} can shoot again. Arm it?',
        hints: ['Without a marker your shield does nothing.', 'Arm the marker.'],
        replies: { unarmed: '{{blue}} has another shot, and your shield has no marker.' },
      },
      calm: {
        text: '{{blue}} thought better of it. A shield with an armed marker and some energy is worth a second ship.',
      },
    },
  },
  'last-point': {
    title: 'The last point',
    missed: '{{blue}} was faster.',
    steps: {
      arm: {
        text: 'Next turn you want two engine rolls and a scan. Armed: {{marker:armed}}. Each more takes an energy; you have {{energy}}. How many?',
        hints: ['An engine roll takes a marker. A scan takes {{scan}} energy.', 'Arm one or two.'],
        replies: {
          few: 'One marker, one engine roll. You wanted two.',
          empty: 'All armed, and no energy left for the scan.',
        },
      },
      planets: { text: 'On a planet arming is free, and your energy is refilled. Plan your turns to end on one.' },
      win: {
        text: 'You have {{have}} of {{goal}} Fame and {{credits}} credits; {{blue}} will win next turn. Your Business Phase on {{planet}}: win now.',
        hints: ['Something else than plain Fame is for sale, and brings Fame.', 'Buy a bigger ship.'],
        replies: {
          'for-sale': 'Fame is for sale, the winning point is not. What else brings Fame?',
          'too-dear': 'You had just enough. Again brings your credits back.',
          faster: '{{blue}} sold all cargo and reached {{goal}} Fame first.',
        },
      },
      over: {
        text: 'A bigger ship brings Fame, and that point may be the last. The game ends at once, even in another player’s turn.',
      },
    },
  },
} as const satisfies { readonly [lesson: string]: LessonWords }
