// Draws the icon for home screens from icon.svg: on a full square, with room at the edges for masks of any shape.
//   node --import ./apps/cli/bin/typescript.mjs apps/web/build/make-icons.ts
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { launchChromium } from '../site/index.ts'

const PUBLIC = new URL('../public/', import.meta.url)
const SIZES = [192, 512]
const ROOM = 'viewBox="-44 -44 88 88"'

const drawing = readFileSync(new URL('icon.svg', PUBLIC), 'utf8').replace(/viewBox="[^"]+"/, ROOM)
const browser = await launchChromium()
for (const size of SIZES) {
  const page = await browser.newPage({ viewport: { width: size, height: size } })
  await page.setContent(`<body style="margin:0;background:#0d121b">${drawing}</body>`)
  await page.screenshot({ path: fileURLToPath(new URL(`icon-${size}.png`, PUBLIC)) })
}
await browser.close()
