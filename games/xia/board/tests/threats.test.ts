import { formatterOf } from '@orrery/board'
import { expect, test } from 'vitest'
import { housePack } from '../../content/house.ts'
import { hexDistance, hexNamed } from '../../map/hex.ts'
import germanBoard from '../../words/de/board.ts'
import german from '../../words/de/index.ts'
import english from '../../words/en/index.ts'
import { threats } from '../spoken/threats.ts'
import { playGame } from './playing.ts'

const wordings = {
  en: formatterOf({ language: 'en', locale: english(housePack), board: (text) => text }),
  de: formatterOf({ language: 'de', locale: german(housePack), board: (text) => germanBoard[text] ?? text }),
}

/** What is said of the own space about a ship two spaces away with these weapons, before anything is said of NPCs. */
function saidOf(weapons: readonly string[], language: keyof typeof wordings): readonly string[] {
  let said: readonly string[] = []
  playGame(2, {}, 'threats', (match) => {
    const view = match.view(0)
    const [own, other] = view.vessels
    if (own.hex === null || other.hex === null || hexDistance(hexNamed(own.hex), hexNamed(other.hex)) !== 2)
      return undefined
    const outfits = weapons.map((outfit, i) => ({ id: `${outfit}@${i}`, outfit, spaces: [], uses: [] }))
    const armed = { ...view, vessels: [own, { ...other, outfits }], npcs: [] }
    said = threats(armed, own.hex, 0, wordings[language])
    return true
  })
  return said
}

test('SPOKEN: all weapons of a ship are one sentence, with a number before those it has more than once', () => {
  expect(saidOf(['dart-7'], 'en')).toEqual(['Blue can hit here with Dart-7 (d6, range 2–6).'])
  expect(saidOf(['dart-7', 'saker-v', 'harrow', 'dart-7'], 'en')).toEqual([
    'Blue can hit here with 2 Dart-7 (d6 each, range 2–6), Harrow (d12, range 2–6).',
  ])
  expect(saidOf(['dart-7', 'dart-7'], 'de')).toEqual(['Blau trifft hier mit 2 Dart-7 (je W6, Reichweite 2–6).'])
  expect(saidOf(['saker-v', 'targe'], 'en')).toEqual([])
})
