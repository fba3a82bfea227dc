import type { Formatter, Told } from '@orrery/board'
import { capitalised } from '@orrery/engine'
import type { Viewer } from '@orrery/protocol'
import { NEUTRAL, spaces } from '../../codecs.ts'
import { CLANS } from '../../rules/state/state.ts'
import type { BoardView, View } from '../../view.ts'
import { cardOf, effectText, locationOf, spacesPerLocation } from '../facts.ts'
import { rewardsText } from '../wording.ts'
import { graveyardPlace, locationPlace, supplyPlace } from './places.ts'

/** What is at a place: units with their power, rewards, clan markers with what they bring. */
export function at(view: View, place: string, viewer: Viewer, say: Formatter): Told {
  const board = view.boards.find((one) => locationPlace(one.board) === place)
  if (board) return atLocation(board, viewer, say)
  const supply = view.seats.findIndex((_, seat) => supplyPlace(seat) === place)
  if (supply >= 0) return atSupply(view, supply, viewer, say)
  const graveyard = view.seats.findIndex((_, seat) => graveyardPlace(seat) === place)
  if (graveyard >= 0) return atGraveyard(view, graveyard, viewer, say)
  return onTrack(view, place, viewer, say)
}

function atLocation(board: BoardView, viewer: Viewer, say: Formatter): Told {
  const card = locationOf(board.location)
  const number = say.name(board.board, 'board')
  const name = card ? say.text('{{location}} ({{board}})', { location: say.name(card.id), board: number }) : number
  const present = board.units.flatMap((units, seat) => (units.length > 0 ? [seat] : []))
  const own = present.filter((seat) => seat === viewer)
  const order = [...own, ...present.filter((seat) => seat !== viewer)]
  const powers = order.map((seat) => `${seat === viewer ? say.text('you') : CLANS[seat]} ${board.power[seat]}`)
  const taken = board.units.flat().length
  const free = Math.max(0, spacesPerLocation - taken)
  const lying = board.attached.map(({ card: id, by }) => ({ card: cardOf(id), by }))
  return {
    name,
    brief: [
      powers.length > 0 ? say.text('power: {{powers}}', { powers: powers.join(', ') }) : say.text('no units'),
      say.text('{{n|=0 no free space|# free space|# free spaces}}', { n: free }),
      card ? say.text('reward: {{reward}}', { reward: rewardsText(card, say) }) : say.text('already won'),
    ],
    full: [
      card
        ? say.text('{{type}}. Reward: {{reward}}.', { type: say.text(card.type), reward: rewardsText(card, say) })
        : say.text('This location is already won.'),
      ...order.map((seat) =>
        say.sentence('{{seat:seat}} {{has:seat}} {{n}} power with {{force:units}}[[, {{wealth}} wealth attached]].', {
          seat,
          n: String(board.power[seat]),
          units: board.units[seat].map(({ id }) => id),
          wealth: board.units[seat].reduce((sum, { wealth }) => sum + wealth, 0),
        }),
      ),
      ...(powers.length > 0 ? [] : [say.text('No units here.')]),
      say.text('{{n|=0 No space is free.|# space is free.|# spaces are free.}}', { n: free }),
      ...lying.flatMap(({ card: attached, by }) =>
        attached
          ? [
              say.sentence('{{seat:by}} attached {{card}}:', { by, card: attached.id }) +
                ` ${effectText(attached, say)}`,
            ]
          : [],
      ),
    ],
  }
}

function atSupply(view: View, seat: number, viewer: Viewer, say: Formatter): Told {
  const { supply, laden } = view.seats[seat]
  const wealth = laden.reduce((sum, one) => sum + one.wealth, 0)
  return {
    name: capitalised(seat === viewer ? say.text('your supply') : say.sentence('{{seat:seat|gen}} supply', { seat })),
    brief: [unitsText(supply, say)],
    full: [
      supply.length > 0
        ? say.sentence('{{force:units}}[[, {{wealth}} wealth attached]].', { units: supply, wealth })
        : say.text('No units here.'),
    ],
  }
}

function atGraveyard(view: View, seat: number, viewer: Viewer, say: Formatter): Told {
  const { graveyard } = view.seats[seat]
  return {
    name: capitalised(
      seat === viewer ? say.text('your graveyard') : say.sentence('{{seat:seat|gen}} graveyard', { seat }),
    ),
    brief: [unitsText(graveyard, say)],
    full: [
      graveyard.length > 0 ? say.sentence('{{force:units}}.', { units: graveyard }) : say.text('No units here.'),
      say.text('The graveyard releases its units at the end of the round.'),
    ],
  }
}

const unitsText = (units: readonly string[], say: Formatter): string =>
  units.length > 0 ? say.text('{{n|# unit|# units}}', { n: units.length }) : say.text('no units')

/** More clans than these are counted in passing: in the neutral space they would be named again with each of them. */
const MOST_NAMED = 3

/** Each clan by itself: what an option is called is not said again. */
function clansIn(clans: readonly string[], say: Formatter): readonly string[] {
  if (clans.length === 0) return [say.text('no clan marker')]
  return clans.length > MOST_NAMED
    ? [say.text('{{n}} clan markers', { n: clans.length })]
    : clans.map((clan) => say.name(clan))
}

function onTrack(view: View, place: string, viewer: Viewer, say: Formatter): Told {
  const here = view.markers.filter(({ space }) => space === place)
  const { branch, depth } = spaces.match(place) ?? { branch: -1, depth: 0 }
  const worth = view.branch[depth - 1] ?? 0
  const clans = here.map(({ clan }) => clan)
  return {
    name: place === NEUTRAL ? say.text('Neutral space') : say.name(place),
    brief: [
      ...clansIn(clans, say),
      ...(branch === viewer ? [say.text('your branch')] : []),
      worth > 0 ? say.text('{{n}} honor a round', { n: worth }) : say.text('no honor'),
    ],
    full: [
      clans.length > 0 ? say.sentence('Here: {{clans}}.', { clans }) : say.text('No clan marker is here.'),
      ...(worth > 0 ? [say.text('A marker here brings {{n}} honor a round.', { n: worth })] : []),
      ...here.flatMap(({ clan, sworn }) =>
        sworn === null ? [] : [say.sentence('An oath to {{seat:seat}} binds {{clan}}.', { clan, seat: sworn })],
      ),
    ],
  }
}
