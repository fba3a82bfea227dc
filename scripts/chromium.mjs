// Finds a Chromium for the tests in the browser and prints its path; installs Debian's when there is none and it can.
// With --find it only looks. Prints one sentence and fails when there is none.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

// The one without a window of its own opens a page in a third of the time.
const KNOWN = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** $CHROMIUM, or where systems put it. */
function findChromium() {
  const { CHROMIUM } = process.env
  if (CHROMIUM) return existsSync(CHROMIUM) ? CHROMIUM : undefined
  return KNOWN.find((path) => existsSync(path))
}

const run = (command) => spawnSync(command, { shell: true, stdio: ['ignore', 'ignore', 'inherit'] }).status === 0

/** As root, or where nobody is asked for a password. */
function installDebian() {
  if (!existsSync('/usr/bin/apt-get')) return
  const root = process.getuid?.() === 0
  if (!root && !run('sudo -n true 2>/dev/null')) return
  const quiet = `${root ? '' : 'sudo -n '}env DEBIAN_FRONTEND=noninteractive apt-get -qq -o Dpkg::Use-Pty=0`
  const install = `${quiet} install -y --no-install-recommends`
  if (run(`${quiet} update`)) run(`${install} chromium-headless-shell 2>/dev/null`) || run(`${install} chromium`)
}

if (!findChromium() && !process.argv.includes('--find') && !process.env.CHROMIUM) installDebian()
const found = findChromium()
if (found) console.log(found)
else {
  console.error('Chromium was not found: install it, or set CHROMIUM to its program.')
  process.exitCode = 1
}
