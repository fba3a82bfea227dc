import type { CaseWords } from '@orrery/engine'

/** Why the right answers are right, told to the player who is asked. */
export default {
  'free-location':
    'A single fighter wins you the location that nobody holds: 5 honor and its card, and the best ally would bring 2.',
  'two-locations-before-an-ally':
    'Gozen beats 3 power and Hideyoshi beats 2, so Move Units wins you both locations, while an ally brings 4 honor at most.',
  'only-allies-score':
    'All your units are in the graveyard, and cards and wealth score nothing: only an ally still brings honor.',
  'pay-for-the-second-mech':
    'With 1 wealth a second mech moves and wins a second location; wealth that you keep scores nothing.',
  'keep-the-fee': 'Masumune alone beats 5 power, and you can move him only while you have 1 wealth.',
  'masumune-alone-is-enough':
    'Only Masumune’s 6 power beats the 5 at the first location; every other unit loses there.',
  'shoot-before-ending': 'The first location is tied and ties go to Nova: one ship fewer there, and it is yours.',
  'attach-before-ending': 'The first location is tied and ties go to Nova: 1 wealth under a fighter there wins it.',
  'oath-before-the-raid':
    'Pulsar has a marker of 4 left and would pull Ion to their side; your last wealth prevents it.',
  'carrier-brings-three': 'With one move, only the carrier with 2 fighters brings the 4 power that beats 3.',
  'fill-the-carrier': 'Passengers are free, and you need all 4 power to beat 3.',
  'where-nobody-is': 'One fighter wins an empty location, and nothing against 9 power.',
  'a-new-type': 'Both locations give the same reward, but a Temple is your third type and brings 3 honor more.',
  'stay-and-win': 'Both fighters together hold their location; if one leaves, you win nothing at either.',
  'first-unit-decides': 'You need 4 power more to beat 4 with your fighter, and only Gozen brings it.',
  'oda-follows-to-the-close-one':
    'With Oda you have 4 power against 3 at the first location; at the second he changes nothing.',
  'make-room-at-their-cost':
    'A ship must make room: if it is Nova’s, you lead with 7 to 5; if it is yours, ties go to Nova.',
  'spare-your-own-weakest':
    'The weakest ships there are your own, and without one of them your lead of 5 to 4 is gone.',
  'strike-the-enemy-among-equals': 'It is 5 to 5 and ties go to Nova, so one of Nova’s fighters must go.',
  'a-dead-card-for-two-fighters':
    'You cannot pay for Silver Tongue; discarded, it destroys two fighters and wins the location.',
  'bombard-two-of-theirs':
    'You have 4 power against 5, and ties go to Nova: only two of Nova’s fighters fewer are enough.',
  'shoot-where-it-counts': 'The first location is tied, and one ship fewer wins it; at the second you are far behind.',
  'attach-where-it-tips': 'At the first location 1 power more breaks the tie; anywhere else the wealth does nothing.',
  'claim-the-full-way': 'Two spaces up your branch Sol brings 3 honor; every other space brings less.',
  'take-their-ally':
    'Sol on your branch brings you 3 honor and costs Nova 2; any other clan brings you 4, and that is not enough.',
  'across-neutral':
    'Sol crosses neutral and reaches a space of 3 honor on your branch: 3 for you and 2 fewer for Nova.',
  'second-ally-before-the-top': 'Ion gains 1 honor from two more spaces, a clan from neutral gains 3.',
  'a-step-that-scores': 'A clan from neutral brings 2 honor; one space changes nothing for Ion and Comet.',
  'swear-on-what-can-be-taken':
    'Four spaces cost you 2 honor on Ion, but on Sol they cost you 2 and give Pulsar 3: bind Sol.',
  'pay-and-keep-the-ally': 'Your wealth buys nothing now, and Ion brings you 5 honor after the battles.',
  'give-up-the-lowest-ally': 'Sol brings you 2 honor, Ion 5.',
  'break-the-leaders-oath': 'Without Ion Nova ends with 40 honor and you with 41; Gamma is far behind in any case.',
  'lost-here-won-there': 'Elite General cannot save this battle, but it wins the next one.',
  'won-without-a-card': 'Pulsar has no card and far less power here; Elite General wins you the next battle.',
  'a-tie-is-enough': 'You are first in turn order, so 4 to 4 is won already; Elite General wins you the next battle.',
  'the-card-that-wins-the-last-battle':
    'With Elite General you win 6 to 5: the location is worth more than honorable terms.',
  'lose-on-honorable-terms': 'No card beats 9 power here, and Honorable Terms brings 2 honor and an ally for losing.',
  'a-jammer-must-be-paid': 'You have no wealth, so Signal Jammer would do nothing; Elite General wins 6 to 5.',
  'gozen-has-seen-enough': 'Spoils of War makes it 6 to 4 for you; Elite General is needed in the next battle.',
  'strike-the-rich-fighter':
    'The strike takes 4 power away and wins 5 to 3; Elite General only ties, and ties go to Pulsar.',
  'strike-the-richer-of-two': 'Without the fighter of 4 power you win 6 to 4; without the other one you lose.',
  'pay-with-ships-from-supply':
    'Every fighter in the battle counts for your 7 to 6; a ship in your supply costs you nothing.',
  'draw-for-dead-cards': 'Order cards are useless in the last battles, so every card you draw can only help.',
  'discard-what-no-battle-needs': 'No turn is left for order cards, and one battle is.',
  'the-fighter-burns': 'Masumune alone still beats Nova here; the fighter does not.',
  'pay-the-tribute': 'With all 3 fighters and Elite General you tie at 6, and ties go to you; wealth scores nothing.',
  'lure-away-where-it-is-close': 'Without two fighters Nova loses the first location; at the second Masumune stays.',
  'break-the-mech-in-the-way':
    'Without Masumune the first location is yours; without Mototada the second is still lost.',
  'sever-the-leaders-pact': 'Nova would end at 39 honor to your 37; without Sol it is 36, and Pulsar is far behind.',
  'sever-all-of-it': 'Two spaces send Sol to neutral and cost Nova 3 honor; one space would leave Nova 2 and the win.',
  'sever-before-the-end': 'You are 2 honor behind when the alliances score, and the card takes 3 from Nova.',
  'turn-the-leaders-ally': 'Sol scores for Nova, who is ahead; on your branch it wins you the game, and Ion would not.',
  'the-deepest-hostage': 'Luna scores 2 at depth 1; Sol scores 4 at depth 4, Ion only 3.',
  'give-the-lower-hostage': 'Both can be exchanged for Sol, and Luna scores least for you.',
  'hush-with-the-last-wealth': 'Wealth buys nothing more, and Sol would bring Nova 3 honor.',
  'an-embassy-of-theirs': 'Sol scores 5 for Nova, more than any other marker; Luna is your own ally.',
  'the-throne-and-an-ally':
    'You have no unit left, and cards and wealth score nothing: only an ally still brings honor.',
  'power-does-not-help-them': 'Even with 3 more power Pulsar has 4 against your 8; a marker would bring honor.',
  'no-power-for-them-here': 'With 3 more power Pulsar wins the location for 5 honor; a marker brings 3 at most.',
  'reinforce-and-win': 'It is 2 against 2, and Nova wins ties: one fighter more wins you the location.',
  'pledge-no-more-than-needed': 'One space makes it 4 power against 2 and costs no honor; every further space does.',
  'a-pledge-for-nothing': 'The most you can add is 9 power, and 10 against 11 wins nothing: keep your ally.',
  'witness-the-sure-winner': 'Nobody has another card, and Pulsar has 7 power: that is 3 honor for you.',
  'a-witness-without-a-chance': 'With Elite General you have 4 power against 10; as a witness you gain 3 honor.',
  'strike-who-is-ahead':
    'One ship less leaves Pulsar 2 power against your 3; striking Nova leaves Pulsar level with you and first.',
  'bribe-the-carrier': 'The carrier makes it 3 against 2 for you; with a fighter you would have 2 against 3.',
  'jam-who-can-still-win': 'Nova needs 3 more power to beat your 4, and many cards give that; Pulsar needs 4.',
  'pay-the-mines': 'The carrier makes it 3 power against 2, and wealth scores nothing now.',
  'return-a-fighter-not-the-mech': 'With Elite General, Mori beats 5 power; a fighter alone does not.',
  'summit-where-they-win':
    'You win the first location and move an ally; nobody wins the second, and the card would bring nothing.',
} satisfies CaseWords as CaseWords
