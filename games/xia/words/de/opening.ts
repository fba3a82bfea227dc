import type { Opening } from '@orrery/engine'

export const opening: Opening = {
  pitch:
    'Du führst ein kleines Schiff in einem Sternsystem, das noch niemand kartiert hat: Handle, erkunde, kämpfe, werde berühmt.',
  goal: [
    'Wer zuerst den vereinbarten **Ruhm** erreicht, gewinnt. Ruhm bringen Handel, Erkundung, Kampf, Aufträge, Titel, Rettungen – und jede gewürfelte 20.',
    'Verlierst du dein Schiff, kostet das Ware, Auftrag und manchmal einen Zug – nie das Spiel.',
  ],
  round: [
    'Ihr seid reihum dran. Ein Zug hat bis zu drei Phasen.',
    'In der **Aktionsphase** tust du, so viel Energie und bereite Marker erlauben: fliegen, scannen, handeln, abbauen, kämpfen, Aufträge erfüllen.',
    'Endet sie auf einem Planeten, folgt die **Geschäftsphase**: aufladen, reparieren, Ausrüstung und Schiffe kaufen.',
    'In der **Statusphase** machst du Marker und Fähigkeiten wieder bereit.',
  ],
}
