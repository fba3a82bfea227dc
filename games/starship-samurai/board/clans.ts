import type { CLANS, LesserClan } from '../rules/state/state.ts'

/** Who the clans of the Lotus Galaxy are, after the rulebook, in our own words. The majors lead; the lesser ones are won over. */
export const BACKGROUNDS: { readonly [clan in (typeof CLANS)[number] | LesserClan]: string } = {
  Nova: 'The noblest house of the galaxy in the eyes of many: just to its people, careful of its honor, graceful even at war.',
  Pulsar:
    'Its rulers descend from the first shogun. Life is hard and disciplined, for most of what Pulsar earns goes into weapons.',
  Gamma:
    'Here nobody inherits power: the brightest and strongest are elected. Schools and cybernetics shall lift humankind above its limits. The mechs were built here in secret.',
  Void: 'A league of lonely worlds at the rim, where no emperor’s word ever carried far. Piracy made it rich.',
  Sol: 'Runs most of the ports between the stars from the middle of the galaxy. It keeps peace with nearly everyone and hosts their summits.',
  Terra:
    'The clan of the first settlers, once the mightiest of all. Its leaders are clones of the founders, and still revered for it.',
  Ion: 'Children of traders who sought wealth in the deepest dark, and bought power with it. Shareholders run the clan like a company.',
  Horizon:
    'Keeps the customs that came with the first ships. The warriors’ code was reborn here, and together with Gamma it once united the galaxy.',
  Aurora:
    'Left Horizon in a quarrel over belief and took a realm of its own. Little of it is known; many say that it is in league with the Oni, the dark natives of the galaxy.',
  Rift: 'Colonists thought lost, found again after thousands of years. They have become a power, and are still strangers.',
  Luna: 'Masters of spying, feared for it and powerful by it. Nobles have been found dead inside their own guarded walls.',
  Comet:
    'Nobody can live on most of its planets, so Comet draws energy from its stars and lives on asteroids. It sells the energy, and guards how it is made.',
}
