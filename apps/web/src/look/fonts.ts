/** How long the first drawing waits for the fonts, in milliseconds: they are on their way since the page began. */
const PATIENCE = 400

const WANTED = ['400 1em "Inter Variable"', '600 1em "Source Serif 4 Variable"']

/** Resolves when the fonts are here, or when they take too long: the stand-ins are as large. */
export async function fontsReady(): Promise<void> {
  const late = new Promise<void>((resolve) => setTimeout(resolve, PATIENCE))
  const loaded = Promise.all(WANTED.map((font) => document.fonts.load(font)))
  await Promise.race([loaded, late]).catch(() => {})
}
