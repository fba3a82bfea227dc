/** Windows that nobody looks at get no pictures, but their titles tell whose turn it is: so not much later at any rate. */
const AT_THE_LATEST = 250

const PRESSES = ['pointerdown', 'pointerup', 'click', 'keydown'] as const

/** Somebody has pressed something, and has not seen yet what came of it. */
let isPressed = false
let isListening = false

function pressed(): void {
  if (isPressed) return
  isPressed = true
  requestAnimationFrame(() =>
    // After the picture.
    setTimeout(() => {
      isPressed = false
    }),
  )
}

/** Shows something with the screen's next picture; with the one after it, when that belongs to somebody who has just pressed something. */
export function withNextPicture(show: () => void): void {
  if (!isListening) for (const press of PRESSES) addEventListener(press, pressed, { capture: true, passive: true })
  isListening = true
  const late = setTimeout(show, AT_THE_LATEST)
  const next = () => {
    if (isPressed) {
      requestAnimationFrame(next)
      return
    }
    clearTimeout(late)
    show()
  }
  requestAnimationFrame(next)
}
