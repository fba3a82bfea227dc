import type { LessonWords } from '@orrery/engine'

/** What the coach says in the lessons. */
export const lessons = {
  'take-ground': {
    title: 'Take ground',
    steps: {
      richest: {
        text: 'Victory points win. Areas bring them, fertile ones most. Your people are in three that nobody controls. You have two attacks: where first?',
        hints: ['Fertile ground is worth {{fertile}} VP at the end, other areas {{area}}.', 'Attack in c7.'],
        replies: {
          plain: 'c10 is worth {{area}} VP. c7 is fertile ground: {{fertile}} VP.',
          mountain: 'c6 is a climb, and worth {{area}} VP. Fertile c7 is flat, and worth {{fertile}}.',
        },
      },
      card: {
        text: 'Nobody is here to destroy, so damage does not matter. You need conquest points; your Private has {{conquest}}. Which card takes the ground?',
        hints: ['Read the cards: which of them conquer?', 'Play {{conquer}}.'],
        replies: {
          empty: 'You have nobody to destroy here, only ground to take.',
          steep: 'You are in the mountains. One of your cards doubles your conquest points.',
        },
      },
      second: {
        text: 'c7 is yours: +{{fertile}} VP. One attack left: flat c10, or c6, where mountains demand {{mountain}} conquest points?',
        hints: ['Both are worth {{area}} VP.', 'In c10 every card that conquers will do. In c6, play {{assume}}.'],
        replies: {
          easy: 'c10 is yours: +{{area}} VP, without any climbing.',
          climbed:
            'c6 is yours: {{assume}} doubled your {{conquest}} conquest points to {{doubled}}. The mountains demand {{mountain}}.',
          steep: 'The mountains demand {{need}} conquest points, you have {{points}}. Which card doubles them?',
          left: 'The attack is lost, and so is the VP.',
        },
      },
      stays: {
        text: 'Your territory markers stay when your people leave. But people without a marker control nothing.',
      },
    },
  },
  'walk-through': {
    title: 'Walk through them',
    missed: 'The moon center is still nobody’s.',
    steps: {
      center: {
        text: 'The moon center, a0, pays {{center}} VP every round. It is two areas away, and both ways are guarded. Take it.',
        replies: { far: 'You can attack only where you have units. Move first.' },
      },
      'how-many': {
        text: 'Enemies pin units that enter, unless you have more units there than they do. How many do you send, and which way?',
        hints: [
          'b4 has {{others|# enemy|# enemies}}. Compare units, not their strength.',
          'Send three or four units to b4, then on to a0.',
        ],
        replies: {
          crowd: 'The Workers in b5 are as many as your whole group. You are pinned.',
          pinned: '{{ours}} against {{others}} in b4. With more units than the enemy, do not stop: move on.',
          elsewhere: 'You moved past the moon center. You can attack only where you are.',
        },
      },
      take: {
        text: 'You are in the moon center. Attacks come after all movement, so move the others first if you like. Then attack.',
        hints: ['Choose Done, then Attack.', 'Attack in a0 with a card that conquers.'],
        replies: {
          'only-there': 'You are there, but your territory marker is not: no VP.',
          other: 'That was your only attack. The moon center would have paid every round.',
        },
      },
      paid: {
        text: 'The moon center: {{area}} VP for the area at the end, and {{center}} more in every round that you hold it.',
      },
    },
  },
  'hit-hard': {
    title: 'Hit hard enough',
    missed: 'You want both: your territory marker in c8, and no enemy.',
    steps: {
      'which-first': {
        text: 'Two attacks in c8. You want your territory marker there and no enemy left. Conquer first, or destroy first?',
      },
      gap: {
        text: 'Together they have {{health}} health, and your units deal {{damage}} damage. A Pistol adds {{pistol}}. Is it worth using?',
        hints: [
          'Damage that does not destroy a unit is lost.',
          'Use the Pistol: {{damage}} damage leaves one alive, {{pistol}} more do not.',
        ],
        replies: { short: '{{others|# enemy is|# enemies are}} left. Damage below a unit’s health does nothing.' },
      },
      finish: {
        text: 'Look at c8: whose marker is there, and who is left? One more attack finishes it. Which card?',
        hints: ['Without enemies you can only conquer.', 'Attack in c8 again.'],
        replies: {
          empty: 'They are all gone. Now take the ground.',
          left: 'You had one more attack, and c8 is still not all yours.',
        },
      },
      mission: {
        text: 'You have destroyed {{kills}} units of others on the way. That is the mission {{survival}}: +{{mission}} VP at once, for good.',
      },
    },
  },
  'your-answer': {
    title: 'Your answer',
    steps: {
      worth: {
        text: 'An area is worth {{area}} VP. So is a mission: {{survival}} asks for {{kills}} destroyed units of others.',
      },
      answer: {
        text: 'The Dark Seed conquer c8, {{theirConquest}} points to {{conquest}}: you will lose it. Which counterattack gets you most for it?',
        hints: ['Count the damage of your three units: {{damage}}. A Worker has little health.', 'Choose {{strike}}.'],
        replies: {
          retreat: 'Your units got away, c8 is lost, and the Dark Seed paid nothing.',
          crush: 'Two Workers fewer. The mission asks for {{kills}}.',
          wisdom: 'An event for an area. Events can be good, but this was a chance for VP.',
          nothing: 'They took c8 and paid nothing.',
          'not-printed': 'You choose from the list on the attacker’s card, and every card has its own.',
          'no-defense': 'Every faction has its defense action, except you.',
        },
      },
      list: {
        text: 'You lost an area and completed a mission. Before you attack, read the list on your own card: others will use it.',
      },
    },
  },
  'one-card': {
    title: 'One card, four colors',
    steps: {
      draft: {
        text: 'Three Privates, and free areas within two steps. Draft the card for that. The rest of your hand goes to the Dark Seed.',
        hints: ['The red part says how far you move and how often you attack.', 'Draft {{grab}} or {{war}}.'],
        replies: {
          grab: '{{attacks|# attack|# attacks}}, and some production. But now {{war}} is in the Dark Seed’s hand.',
          war: '{{attacks|# attack|# attacks}}, but no green phase: no new units this round.',
          peace:
            '{{production|# production point|# production points}}, but no red phase: you can hardly take an area this round.',
          few: '{{attacks|# attack|# attacks}} in the red phase. You have three units that want an area each.',
        },
      },
      white: {
        text: 'The white phase is the same for all: two of four small actions. Your Private in c7 is on fertile ground nobody controls.',
        hints: ['Only combat conquers.', 'Choose combat and one more, then attack in c7.'],
        replies: {
          without: 'Without combat, c7 is still nobody’s: {{fertile}} VP left for others.',
          unused: 'You chose combat, but c7 is still nobody’s.',
        },
      },
      green: {
        text: 'Green: {{points}} production points. Unspent ones are lost. Warriors with {{near}} conquest points are beside c8. Keep it safe.',
        hints: [
          'Compare the conquest values: some units have more than others.',
          'Place enough units in c8 to have more than {{near}}.',
        ],
        replies: {
          weak: 'c8 has {{conquest}} conquest points against {{near}}. For the attacker a tie is enough.',
        },
      },
      safe: {
        text: 'c8 has {{conquest}} conquest points now. New units start in your homezone or beside it: think of where you need them next.',
      },
    },
  },
  demons: {
    title: 'Other people’s demons',
    steps: {
      must: {
        text: 'Your card makes you act with the Oni, demons of no faction. You must place one and conquer once. Make the Dark Seed pay.',
      },
      where: {
        text: 'A small Oni has {{small}} conquest points, a medium one {{medium}}, a large one {{large}}. Where does it cost the Dark Seed most?',
        hints: [
          'Find the most valuable area of the Dark Seed.',
          'Place a medium or large Oni in c1, then conquer there.',
        ],
        replies: {
          must: 'Oni actions are not optional: use them well.',
          less: 'The Dark Seed lose {{area}} VP. c1 is fertile: {{fertile}}.',
          own: 'That was your own area!',
          weak: 'The Oni had {{had}} of {{need}} conquest points. Compare first.',
          nobodys: 'The Oni took a moon area, but the Dark Seed did not control it.',
        },
      },
      beware: {
        text: 'The Dark Seed have {{theirVp}} VP left. Their cards do the same to you: do not leave good ground beside the moon empty.',
      },
    },
  },
  'moving-earth': {
    title: 'The earth moves',
    steps: {
      event: {
        text: 'Two Boarguards hold c11 with {{theirConquest}} conquest points. You cannot beat that. Play {{contamination}} where it gets rid of them.',
        hints: ['Events need areas without units, or unstable ones.', 'c11 is unstable: make it radioactive.'],
        replies: {
          firm: 'Firm ground with units in it. Look for unstable ground.',
          empty: 'Nobody is there, so nobody dies there.',
          kept: 'You kept the event, and they keep c11.',
        },
      },
      hunter: {
        text: 'c11 is radioactive: units in it die when the round ends. Your Hunter is in it too, and this is the last turn.',
        hints: ['You can still move.', 'Move the Hunter out of c11, anywhere.'],
        replies: { died: 'Your Hunter died with them. Radioactivity spares no side.' },
      },
      gone: {
        text: 'Both Boarguards are gone, and nobody gets credit for it. Their territory marker stays until you conquer c11.',
      },
    },
  },
  'last-attack': {
    title: 'Count before you attack',
    steps: {
      counts: {
        text: 'The game ends now: {{area}} VP for each area, {{fertile}} for fertile ground. First in initiative gets {{first}}, second {{second}}.',
      },
      which: {
        text: 'Your last attack. You have {{vp}} VP, the Dark Seed {{theirVp}}. You can take the moon center, c7, or c1. Which one wins?',
        hints: ['Whose area is it now?', 'Conquer c1: it is fertile, and the Dark Seed control it.'],
        replies: {
          center: 'An area and the moon center: {{vp}} to {{theirVp}}. So close.',
          fertile: '{{fertile}} VP for fertile ground: {{vp}} to {{theirVp}}. So close.',
          nothing: '{{vp}} to {{theirVp}}. Only territory markers count now.',
        },
      },
      swing: {
        text: '{{vp}} to {{theirVp}}: c1 gave you {{fertile}} VP and took as many from the Dark Seed. Take from the leader.',
      },
    },
  },
  cybersamurai: {
    title: 'Cybersamurai: the eye in the sky',
    steps: {
      laser: {
        text: 'You want c4 and lack {{lacking}} conquest points. Your {{tetsuo}} deals {{laser}} damage anywhere, and it is no attack. What first?',
        hints: ['Fewer enemies have fewer conquest points.', 'Fire at c4, then attack there with {{conquer}}.'],
        replies: {
          lacking: 'They have {{need}}, you have {{points}}. Make them fewer first.',
          other: 'c2 is worth {{area}} VP. c4 would also have cost the Dark Seed one.',
          killed: 'c4 still belongs to the Dark Seed. Laser first, then conquer.',
        },
      },
      uplinks: {
        text: 'Uplinks cost production points once, then they stay. Your goal, {{goal}}: four kinds of areas at the same time, {{goalPoints}} VP.',
      },
    },
  },
  'dark-seed': {
    title: 'Dark Seed: under their feet',
    missed: 'c7 still belongs to the Nomads.',
    steps: {
      hatch: {
        text: 'You want fertile c7, far from home. Your egg is there, and you have {{points}} production points. What do you produce, where?',
        hints: [
          'A new unit can hatch from an egg. It needs {{theirConquest}} conquest points there.',
          'Produce a Conqueror or a Warrior in c7.',
        ],
        replies: {
          weak: 'It has {{conquest}} conquest points against {{theirConquest}}. Eggs hatch stronger units too.',
          home: 'From home, nobody gets to c7 this round. The egg is there already.',
        },
      },
      take: {
        text: 'Red phase, and your unit is in c7 already. You want the area, not only a dead Private. Which card?',
        hints: ['Move nobody out of c7.', 'Attack in c7 with {{conquer}}.'],
        replies: { alive: 'c7 is still theirs. A tie would have been enough to conquer it.' },
      },
      swarm: {
        text: 'Lay eggs where you want to be next round. Your goal, {{goal}}: conquer {{goalAreas}} areas in one round, for {{goalPoints}} VP.',
      },
    },
  },
  nomads: {
    title: 'Nomads: mines and masks',
    steps: {
      first: {
        text: 'Three Workers enter c7, with {{health}} health in all, and others wait in b4. Each mine deals {{mine}} damage. How many explode?',
        hints: ['Damage beyond their health is lost.', 'One mine is enough for the Workers.'],
        replies: {
          wasted: 'One mine would have been enough. The next group walked in unharmed.',
          inside: 'They are in c7 now. Mines hit units only when they enter.',
        },
      },
      second: {
        text: 'A Worker and a Warrior follow, with {{health}} health in all. One mine is left. Keep it or use it?',
        hints: ['Mines work only now, while they enter.', 'Set it off.'],
        replies: { inside: '{{others|# enemy is|# enemies are}} in c7 now, and the mine no longer hits them.' },
      },
      effect: {
        text: 'You want to hold radioactive c11, where units die when the round ends. Your effect {{effect}} lays mines or makes you immune.',
        hints: ['The Dark Seed are immune anyway.', 'Choose immunity to radioactivity.'],
        replies: {
          mine: 'Your {{ours}} units in c11 must leave or die, and the Warriors take it.',
          unused: 'The effect is on your card this round, and you passed it by.',
        },
      },
      goal: {
        text: 'Pistols come back with every faction effect. Your goal, {{goal}}: conquer {{goalAreas}} areas of others in one round, for {{goalPoints}} VP.',
      },
    },
  },
  boarlords: {
    title: 'Boarlords: built to last',
    missed: 'The moon center is still nobody’s.',
    steps: {
      build: {
        text: 'Nomads in c8 have {{theirConquest}} conquest points; {{assume}} doubles them. You have {{conquest}}, and build two Terraformings. What holds c8?',
        hints: ['A Stronghold counts as {{stronghold}} conquest points, even without units.', 'Build two Strongholds.'],
        replies: {
          one: '{{conquest}} against {{theirDoubled}} with {{assume}}: still too few.',
          none: 'Covers, pigs, and tunnels are no conquest points: {{conquest}} against {{theirDoubled}}.',
        },
      },
      tunnel: {
        text: 'The moon center is two areas away, and your range is one. A step through a tunnel is free. Get there and conquer it.',
        hints: ['Your tunnel leads from c8 to b4.', 'Move to b4, then on to a0. Then attack.'],
        replies: {
          short: 'Too short: only the step through the tunnel to b4 is free.',
          there: 'You are there, but your territory marker is not.',
        },
      },
      goal: {
        text: 'Your buildings stay when you leave. Your goal, {{goal}}: control {{goalAreas}} areas at the end of your red turn, {{goalPoints}} VP.',
      },
    },
  },
} as const satisfies { readonly [lesson: string]: LessonWords }
