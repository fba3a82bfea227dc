import { chooseAnyMarker, mayTouch, moveMarker } from '../../../rules/alliance.ts'
import { NONE, refuse } from '../../../rules/dialect.ts'
import { LESSER_CLANS, type Marker } from '../../../rules/state/state.ts'
import { card } from '../../card.ts'

export const whisperCampaign = card({
  id: 'S06',
  name: 'Whisper Campaign',
  type: 'order',
  deck: 'shattered',
  cost: { wealth: 1 },
  numbers: { markers: 2, spaces: 1 },
  text: 'Move up to {{markers|# marker|# different markers}}, each up to {{spaces|# space|# spaces}}.',
  *play(g, owner, n) {
    const moved: Marker[] = []
    const mayMove = (marker: Marker) =>
      moved.includes(marker) ? refuse('card.S06#again', { clan: LESSER_CLANS[marker] }) : mayTouch(g, owner)(marker)
    while (moved.length < n.markers) {
      const marker = yield* chooseAnyMarker(g, owner, 'card.S06#marker', n.spaces, mayMove)
      if (marker === NONE) return
      yield* moveMarker(g, owner, marker, 0, n.spaces)
      moved.push(marker)
    }
  },
})
