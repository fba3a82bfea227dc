import type { DrawingProps, SeatLook, StageScene, StageSide } from '@orrery/board'
import type { View } from '../../view.ts'
import { brushStroke } from '../art/brush.ts'
import { BattleGround } from '../battle/ground.tsx'
import { Bust, Force } from '../battle/heroes.tsx'
import { isSamurai, printedPower } from '../facts.ts'

/** While others choose in secret: the own choice large, and empty frames for those who still choose, before the board as it will stand. */
export function secretStage({ view, seats, say }: DrawingProps<View>): StageScene | undefined {
  const { phase } = view
  if (phase !== 'mech-draft' && phase !== 'deck-draft') return undefined
  // Whoever chooses sees what there is to choose from.
  if (view.samuraiLeft.length > 0 || (phase === 'deck-draft' && isAsked(seats, view))) return undefined
  return {
    id: phase,
    title:
      phase === 'mech-draft' ? say.text('Mechs are chosen in secret') : say.text('Everyone drafts a card in secret'),
    ground: <BattleGround location={phase} />,
    sides: seats.map((look) => sideOf(look, view)),
    beats: [{ name: say.text('Others choose'), ms: 0 }],
    running: 0,
  }
}

const isAsked = (seats: readonly SeatLook[], { seat }: View): boolean =>
  seats.some((look) => look.seat === seat && look.asked)

function sideOf({ seat, side, asked }: SeatLook, view: View): StageSide {
  const own = seat === view.seat ? view.pickedSamurai.filter(isSamurai) : []
  const units = own.map((id) => ({ id, power: printedPower[id], wealth: 0 }))
  const empty = <EmptyFrame waits={asked} />
  return {
    id: String(seat),
    seat,
    name: side,
    hero: own.length > 0 ? <Force units={units} seat={seat} /> : empty,
    bust: own.length > 0 ? <Bust units={units} seat={seat} /> : empty,
    chooses: asked,
  }
}

/** A place for what will stand here; a brush is put to it while somebody chooses. */
const EmptyFrame = ({ waits }: { readonly waits: boolean }) => (
  <svg viewBox="-160 -136 320 256" aria-hidden="true">
    <rect className="ss-empty-frame" x="-84" y="-110" width="168" height="212" rx="16" />
    {waits && <path className="ss-brushing" d={brushStroke(120, 34, 3)} transform="translate(-66 -20)" />}
  </svg>
)
