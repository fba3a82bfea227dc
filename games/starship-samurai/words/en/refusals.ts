import type { Texts } from '../texts.ts'

/** Why not. */
export const refusals = {
  'turn.sequence#ordered': 'You have already placed an order marker in this turn.',
  'turn.card': 'You have already played an order card in this turn.',
  'order.no-pass': 'You have to place an order marker before you end your turn.',
  'alliance.move#far': 'That space is {{space:distance}} away, and the marker can go {{spaces}}.',
  'alliance.move#near': 'That space is {{space:distance}} away, and the marker has to go {{spaces}}.',

  'move.legal#same': 'It is at {{board:board}} already.',
  'move.legal#nowhere': '{{unit}} finds no room at any other location.',
  'move.once': '{{unit}} has already moved in this order.',
  'move.full': 'There is no room at {{board:board}}: all {{spaces}} spaces are taken.',
  'move.mechs-only': 'There is no ship at {{board:board}} that could make room.',
  'unit.control#graveyard': '{{unit}} is in the graveyard.',
  'fighter.attach': 'You hold {{wealth}} wealth, and need 1 to attach.',
  'fighter.where': 'You have no fighter that wealth can be attached to.',
  'mech.masumune': 'Moving Masumune costs {{fee}} wealth, and you hold {{wealth}}.',
  'mech.tametomo#used': 'Tametomo has already fired in this turn.',
  'mech.tametomo#price': 'Tametomo needs 1 wealth to fire, and you hold {{wealth}}.',
  'mech.tametomo#no-ship': 'There is no ship at any location.',

  'cards.play#battle': '{{card}} is a battle card: it is committed in battles.',
  'cards.cost-honor': 'This card costs {{cost}} honor, and you have {{have}}.',
  'cards.cost-wealth': 'This card costs {{cost}} wealth, and you hold {{have}}.',
  'cards.cost-ships': 'This card costs {{ship:cost}}, and you have {{have}}.',
  'cards.required': 'There is nothing that {{card}} could be used on.',
  'cards.required#ship': 'Without {{unit}} there would be nothing to use this card on.',
  'battle.commit#order-card': '{{card}} is an order card: it is played in your turn.',

  'trade.offer#off': 'This match is played without trading.',
  'trade.offer#unclear': 'That is no offer and no answer to one.',
  'trade.offer#partner': 'An offer goes to another player of this match.',
  'trade.offer#many': 'You have {{most}} open offers, and that is the limit.',
  'trade.offer#empty': 'An offer has to hold something.',
  'trade.offer#gone': 'This offer is no longer open.',
  'trade.offer#not-yours': 'It is not for you to answer this offer.',
  'trade.when': 'One cannot trade while one of the two has something to decide.',
  'trade.goods': 'You hold {{wealth}} wealth, which is not enough.',
  'trade.goods#cards': 'You do not hold these cards.',
  'trade.binding': 'The other side no longer has what it offered.',

  'card.S02#deep': '{{clan}} is at depth {{depth}}, and {{this.name}} reaches {{deepest}}.',
  'card.S03#depths': 'The depths are {{space:difference}} apart, and may be {{most}}: {{clan}} cannot be taken.',
  'card.S03#partner': 'No marker of an opponent that you may take is within {{space:most}} of the depth of {{clan}}.',
  'card.S03#deeper':
    '{{clan}} is at depth {{depth}}. Take one that is 1 to {{most}} deeper than your marker at depth {{own}}.',
  'card.S03#nobody': 'No opponent has a marker 1 to {{most}} deeper than {{clan}} that you may take.',
  'card.S04#there': '{{this.name}} lies at {{board:board}} already.',
  'card.S05#sworn': '{{clan}} is bound by an oath to {{seat:by}}.',
  'card.S06#again': '{{clan}} has already moved by this card.',
  'card.S15#branch': '{{clan}} is not on your branch.',
} satisfies Texts
